// SPDX-License-Identifier: MIT
// The same check at run time, over paths: HANTEI_EXAMPLE_LEVELS and HANTEI_BROKEN_LEVELS are directories.
#include <doctest/doctest.h>
#include <string>

#include "../../examples/levels/rules.hpp"

namespace {

std::string findings(std::string const& path) {
    auto const r = hantei::level::check(path.c_str(), rules);
    return std::string(r.data(), r.size());
}

}  // namespace

TEST_CASE("the example levels have no findings") {
    for (char const* const name : {"dungeon.tmj", "garden.tmj", "attic.tmj"})
        CHECK(findings(std::string(HANTEI_EXAMPLE_LEVELS "/") + name) == "");
}

TEST_CASE("a broken level gives the findings that the compiler gives") {
    std::string const path = HANTEI_BROKEN_LEVELS "/spawn_in_wall.tmj";
    std::string const place = path.size() <= 200 ? path : "..." + path.substr(path.size() - 200);
    CHECK(findings(path) == place +
                                ":21:5: error: spawn #2 \"player\" at (80, 70) with radius 12 is inside wall "
                                "#1 \"castle gate\" at (64, 48) by 23.053 [spawn-in-solid]");
}

TEST_CASE("a file that is missing, and a directory, are findings") {
    CHECK(findings("no/such/level.tmj") == "no/such/level.tmj: error: the file cannot be opened; is the path right? [file]");
    CHECK(findings("/") == "/: error: the file cannot be read [file]");
}
