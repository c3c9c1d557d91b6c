// SPDX-License-Identifier: MIT
// hantei-lint: a program that holds many levels against the rules of a game. Whoever includes this includes standard headers before it.
#pragma once
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
import hantei.level;

namespace lint {

namespace level = hantei::level;

constexpr std::string_view view(level::text t) { return {t.data(), t.size()}; }
constexpr std::string_view word(level::severity s) { return s == level::severity::error ? "error" : "warning"; }

/// A path, or what somebody else says about it, for a terminal or a document.
inline std::string harmless(std::string_view text) {
    std::string result;
    level::each_harmless({text.data(), text.size()}, [&](char c) { result += c; });
    return result;
}

/// What has been found in all levels so far.
struct totals {
    std::size_t levels = 0, broken = 0, errors = 0, warnings = 0;
    bool unreadable = false;
};

/// Writes the findings to the standard output, level by level.
class output {
  public:
    virtual ~output() = default;
    virtual void add(std::string const& path, level::loaded const& checked) = 0;
    virtual void end(totals const& all) = 0;
};
/// The output of a format: text, json, sarif or github; null if there is no such format. A quiet text does not count the findings.
std::unique_ptr<output> output_of(std::string_view format, bool quiet);

/// A level of a file as an SVG document: its objects, and its findings with a circle around each place and a number. Below they are told.
std::string picture_of(std::string const& title, level::loaded const& checked, std::size_t which);

}  // namespace lint
