// SPDX-License-Identifier: MIT
// hantei-lint: a program that checks many levels against the rules of a game. Files that include this header include standard headers first.
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

/// A text from outside, such as a path or a system's message, made safe for a terminal or a document: see each_harmless().
inline std::string harmless(std::string_view text) {
    std::string result;
    level::each_harmless({text.data(), text.size()}, [&](char c) { result += c; });
    return result;
}

/// The numbers of levels and findings so far.
struct totals {
    std::size_t levels = 0, broken = 0, errors = 0, warnings = 0;
    bool unreadable = false;
};

/// Prints the findings to the standard output, level by level.
class output {
  public:
    virtual ~output() = default;
    virtual void add(std::string const& path, level::loaded const& checked) = 0;
    virtual void end(totals const& all) = 0;
};
/// Returns the output for a format (text, json, sarif or github), or null if there is no such format. A quiet text output leaves out the line that
/// counts the findings.
std::unique_ptr<output> output_of(std::string_view format, bool quiet);

/// Returns level number `which` of a file (from 0) as an SVG document: its objects, and its findings with a numbered circle around each place. The
/// messages are listed below.
std::string picture_of(std::string const& title, level::loaded const& checked, std::size_t which);

}  // namespace lint
