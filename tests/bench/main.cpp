// SPDX-License-Identifier: MIT
// hantei_bench: what exactness costs, against the plain code of the textbooks and other libraries.
#include "question.hpp"
#include "unit.hpp"

#include <cstdio>
#include <exception>
#include <regex>
#include <string>

namespace bench {

namespace {

std::regex& pattern_wanted() {
    static std::regex r;
    return r;
}

std::string& pending_heading() {
    static std::string r;
    return r;
}

}  // namespace

bool wanted(std::string const& path) { return std::regex_search(path, pattern_wanted()); }
void want(std::string const& pattern) { pattern_wanted() = pattern; }

void start_section(std::string const& heading) { pending_heading() = heading; }
void print_section() {
    if (!pending_heading().empty()) std::printf("\n%s\n", pending_heading().c_str());
    pending_heading().clear();
}

}  // namespace bench

int main(int count, char** words) {
    if (count > 2 || (count == 2 && words[1][0] == '-')) {
        std::printf(
            "usage: hantei_bench [PATTERN]\n"
            "  PATTERN  a regular expression for the questions' paths: measures, predicates/disk-aabb, /grid/, "
            "contact.*obb-obb, game,\n"
            "           compiler (default: all, which takes about ten minutes)\n");
        return 2;
    }
    try {
        if (count == 2) bench::want(words[1]);
        bench::measure_unit();
        bench::run_predicates();
        bench::run_measures();
        bench::run_rings();
        bench::run_ranges();
        bench::run_game();
        bench::run_compiler();
    } catch (std::exception const& error) {
        std::fprintf(stderr, "hantei_bench: %s\n", error.what());
        return 1;
    }
}
