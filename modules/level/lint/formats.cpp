// SPDX-License-Identifier: MIT
// The output formats of hantei-lint: text, JSON, SARIF, and annotations of a GitHub workflow.
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "lint.hpp"

namespace lint {
namespace {

using json = nlohmann::ordered_json;

std::string counted(std::size_t number, std::string_view what) {
    return std::to_string(number) + " " + std::string(what) + (number == 1 ? "" : "s");
}

/// Prints the report of each level, and a line with the totals at the end. Uses colors on a terminal, unless NO_COLOR is set (no-color.org).
class text_output final : public output {
  public:
    explicit text_output(bool quiet) : quiet_(quiet) {}
    void add(std::string const&, level::loaded const& checked) override {
        std::string_view rest{checked.report().data(), checked.report().size()};
        while (!rest.empty()) {
            std::string_view const line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(line.size() + (line.size() < rest.size() ? 1 : 0));
            if (colored_) color(line);
            else std::cout << line << "\n";
        }
    }
    void end(totals const& all) override {
        if (quiet_) return;
        std::cout << counted(all.levels, "level") << ", " << counted(all.errors, "error");
        if (all.errors > 0) std::cout << " in " << all.broken << " of them";
        std::cout << ", " << counted(all.warnings, "warning") << "\n";
    }

  private:
    void color(std::string_view line) const {
        for (auto const& [name, code] : {std::pair{": error: ", "31"}, std::pair{": warning: ", "33"}}) {
            std::string_view const severity = name;
            std::size_t const at = line.find(severity);
            if (at == line.npos) continue;
            std::size_t const rule = std::min(line.rfind('['), line.size());
            std::cout << "\033[1m" << line.substr(0, at + 2) << "\033[" << code << "m"
                      << severity.substr(2, severity.size() - 4)
                      << "\033[0m: " << line.substr(at + severity.size(), rule - at - severity.size()) << "\033[2m"
                      << line.substr(rule) << "\033[0m\n";
            return;
        }
        std::cout << line << "\n";
    }
    bool const quiet_;
    bool const colored_ = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
};

/// Prints a document. Characters outside ASCII are escaped, so that none of them disturbs a terminal.
void print(json const& document) { std::cout << document.dump(2, ' ', true, json::error_handler_t::replace) << "\n"; }

class json_output final : public output {
  public:
    void add(std::string const& path, level::loaded const& checked) override {
        json findings = json::array();
        for (level::remark const& r : checked.remarks()) {
            json places = json::array();
            for (std::size_t i = 0; i < r.places; ++i)
                places.push_back(
                    {{"min", {r.place[i].min.x, r.place[i].min.y}}, {"max", {r.place[i].max.x, r.place[i].max.y}}});
            findings.push_back({{"rule", view(r.rule)},
                                {"severity", word(r.severity)},
                                {"line", r.line},
                                {"column", r.column},
                                {"message", view(r.message)},
                                {"places", places}});
        }
        levels_.push_back({{"path", path}, {"findings", findings}});
    }
    void end(totals const& all) override { print({{"levels", levels_}, {"errors", all.errors}, {"warnings", all.warnings}}); }

  private:
    json levels_ = json::array();
};

/// A path as a URI reference (RFC 3986).
std::string uri_of(std::string const& path) {
    std::string uri = path.starts_with('/') ? "file://" : "";
    for (char const c : path) {
        bool const plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                           std::string_view("-._~/").find(c) != std::string_view::npos;
        char const* const digits = "0123456789ABCDEF";
        auto const byte = static_cast<unsigned char>(c);
        uri += plain ? std::string(1, c) : std::string{'%', digits[byte / 16], digits[byte % 16]};
    }
    return uri;
}

/// Source: Static Analysis Results Interchange Format (SARIF) 2.1.0.
class sarif_output final : public output {
  public:
    void add(std::string const& path, level::loaded const& checked) override {
        for (level::remark const& r : checked.remarks()) {
            json where{{"artifactLocation", {{"uri", uri_of(path)}}}};
            if (r.line > 0) where["region"] = {{"startLine", r.line}, {"startColumn", r.column}};
            std::string const rule{view(r.rule)};
            rules_.insert(rule);
            results_.push_back({{"ruleId", rule},
                                {"level", word(r.severity)},
                                {"message", {{"text", view(r.message)}}},
                                {"locations", json::array({{{"physicalLocation", where}}})}});
        }
    }
    void end(totals const&) override {
        json rules = json::array();
        for (std::string const& rule : rules_) rules.push_back({{"id", rule}});
        json const tool{{"driver", {{"name", "hantei-lint"}, {"rules", rules}}}};
        print({{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
               {"version", "2.1.0"},
               {"runs", json::array({{{"tool", tool}, {"results", results_}}})}});
    }

  private:
    std::set<std::string> rules_;
    json results_ = json::array();
};

/// Source: GitHub documentation, workflow commands.
class github_output final : public output {
  public:
    void add(std::string const& path, level::loaded const& checked) override {
        for (level::remark const& r : checked.remarks()) {
            std::cout << "::" << word(r.severity) << " file=" << escaped(harmless(path), true);
            if (r.line > 0) std::cout << ",line=" << r.line << ",col=" << r.column;
            std::cout << ",title=" << escaped(view(r.rule), true) << "::" << escaped(view(r.message), false) << "\n";
        }
    }
    void end(totals const&) override {}

  private:
    static std::string escaped(std::string_view text, bool property) {
        std::string result;
        for (char const c : text) {
            if (c == '%') result += "%25";
            else if (c == '\r') result += "%0D";
            else if (c == '\n') result += "%0A";
            else if (property && c == ':') result += "%3A";
            else if (property && c == ',') result += "%2C";
            else result += c;
        }
        return result;
    }
};

}  // namespace

std::unique_ptr<output> output_of(std::string_view format, bool quiet) {
    if (format == "text") return std::make_unique<text_output>(quiet);
    if (format == "json") return std::make_unique<json_output>();
    if (format == "sarif") return std::make_unique<sarif_output>();
    if (format == "github") return std::make_unique<github_output>();
    return nullptr;
}

}  // namespace lint
