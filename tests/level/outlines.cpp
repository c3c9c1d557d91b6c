// SPDX-License-Identifier: MIT
// Polygons, polylines and capsules: where they lie, what the rules say about them, and what is wrong with some.
#include <doctest/doctest.h>

#include <string>

#include "judged.hpp"

namespace outlines {

std::string drawn(std::string_view id, std::string_view x, std::string_view y, std::string_view shape,
                  std::string_view type = "wall") {
    return "{" + members(id, "", type, x, y, "0", "0") + "," + std::string(shape) + "}";
}
std::string spawn(std::string_view x, std::string_view y) {
    return "{" + members("9", "", "spawn", x, y, "0", "0") + R"(,"point":true})";
}
std::string both(std::string const& a, std::string const& b) { return judged_objects(a + ",\n" + b); }

// Two arms of 60, 20 thick, from the corner (x, y); the notch between them is 40 wide.
constexpr char const* hook =
    R"("polygon":[{"x":0,"y":0},{"x":60,"y":0},{"x":60,"y":20},{"x":20,"y":20},{"x":20,"y":60},{"x":0,"y":60}])";

TEST_CASE("a concave polygon is solid, its notch is not") {
    CHECK(both(drawn("1", "10", "10", hook), spawn("50", "50")) == "");
    CHECK(both(drawn("1", "10", "10", hook), spawn("35", "35")) == "");  // touches both arms
    CHECK(both(drawn("1", "10", "10", hook), spawn("34.5", "50")) ==
          "map.tmj:3:1: error: spawn #9 at (34.5, 50) with radius 5 is inside wall #1 at (10, 10) by 0.5 [spawn-in-solid]");
    CHECK(both(drawn("1", "10", "10", hook), spawn("20", "20")) ==
          "map.tmj:3:1: error: spawn #9 at (20, 20) with radius 5 is inside wall #1 at (10, 10) by 15 [spawn-in-solid]");
    CHECK(both(drawn("1", "10", "10", hook), "{" + members("2", "", "wall", "30", "30", "40", "40") + "}") == "");
    CHECK(both(drawn("1", "10", "10", hook), "{" + members("2", "", "wall", "29", "30", "40", "40") + "}") ==
          "map.tmj:3:1: error: wall #2 at (29, 30) overlaps wall #1 at (10, 10) by 1 [overlap]");
}

TEST_CASE("a polygon turns about its (x, y), quarter turns without rounding") {
    std::string const turned = std::string(R"("rotation":90,)") + hook;  // (x, y) -> (-y, x)
    CHECK(both(drawn("1", "80", "10", turned), "{" + members("2", "", "wall", "20", "30", "40", "40") + "}") == "");
    CHECK(both(drawn("1", "80", "10", turned), "{" + members("2", "", "wall", "20", "29", "40", "40") + "}") ==
          "map.tmj:3:1: error: wall #2 at (20, 29) overlaps wall #1 at (80, 10) by 1 [overlap]");
    CHECK(judged_objects(drawn("1", "50", "10", turned)) ==
          "map.tmj:2:1: error: wall #1 at (50, 10) leaves the map, which is 100 x 100, by 10 [outside-bounds]");
}

TEST_CASE("vertices that add nothing are no mistake") {
    CHECK(judged_objects(drawn("1", "10", "10",
                               R"("polygon":[{"x":5,"y":0},{"x":10,"y":0},{"x":10,"y":0},{"x":10,"y":5},{"x":10,"y":10},)"
                               R"({"x":0,"y":10},{"x":0,"y":0},{"x":0,"y":0}])")) == "");
}

TEST_CASE("depths are told up to 64 pairs of corners") {
    auto const comb = [](int corners) {  // with teeth of height 10 on the line y = 20
        std::string at = R"({"x":0,"y":20},{"x":0,"y":40},{"x":90,"y":40})";
        for (int i = corners - 4; i >= 0; --i)
            at += R"(,{"x":)" + std::to_string(5 * i) + R"(,"y":)" + (i % 2 == 0 ? "20" : "10") + "}";
        return drawn("1", "0", "0", R"("polygon":[)" + at + "]");
    };
    std::string const box = "{" + members("2", "", "wall", "50", "39", "40", "40") + "}";
    std::string const told = "map.tmj:3:1: error: wall #2 at (50, 39) overlaps wall #1 at (0, 0)";
    CHECK(both(comb(16), box) == told + " by 1 [overlap]");
    CHECK(both(comb(18), box) == told + " [overlap]");
}

TEST_CASE("polygons that are none") {
    CHECK(
        judged_objects(drawn("1", "10", "10", R"("polygon":[{"x":0,"y":0},{"x":40,"y":40},{"x":40,"y":0},{"x":0,"y":40}])")) ==
        "map.tmj:2:1: error: wall #1 at (10, 10) meets itself: look at its sides that begin at (10, 10) and at "
        "(50, 10) [bad-polygon]");
    CHECK(judged_objects(drawn("1", "10", "10", R"("polygon":[{"x":0,"y":0},{"x":20,"y":20},{"x":40,"y":40}])")) ==
          "map.tmj:2:1: error: wall #1 at (10, 10) has no area: its vertices are on one line [degenerate-shape]");
    CHECK(judged_objects(drawn("1", "10", "10", R"("polygon":[])")) ==
          "map.tmj:2:1: error: wall #1 at (10, 10) has no area: its vertices are on one line [degenerate-shape]");
    CHECK(judged_objects(drawn("1", "10", "10", R"("polygon":[{"x":0}])")) ==
          "map.tmj:2:79: error: there is no member \"y\" [syntax]");
    CHECK(judged_objects(drawn("1", "10", "10", R"("polygon":7)")) ==
          "map.tmj:2:78: error: expected an array for \"polygon\", found '7' [syntax]");
}

TEST_CASE("a polyline is a wall without thickness") {
    constexpr char const* bend = R"("polyline":[{"x":0,"y":0},{"x":60,"y":0},{"x":60,"y":60}])";
    CHECK(both(drawn("1", "10", "10", bend), spawn("40", "40")) == "");
    CHECK(both(drawn("1", "10", "10", bend), spawn("40", "15")) == "");  // touches
    CHECK(both(drawn("1", "10", "10", bend), spawn("40", "14")) ==
          "map.tmj:3:1: error: spawn #9 at (40, 14) with radius 5 is inside wall #1 at (10, 10) [spawn-in-solid]");
    CHECK(judged_objects(drawn("1", "10", "10", bend, "zone")) ==
          "map.tmj:2:1: error: zone #1 at (10, 10) is a polyline without length, or an area that has none: "
          "draw a polygon [degenerate-shape]");
    CHECK(judged_objects(drawn("1", "10", "10", R"("polyline":[{"x":0,"y":0},{"x":0,"y":0}])")) ==
          "map.tmj:2:1: error: wall #1 at (10, 10) is a polyline without length, or an area that has none: "
          "draw a polygon [degenerate-shape]");
}

TEST_CASE("a capsule is as wide as its shorter side") {
    auto const capsule = [](std::string_view x, std::string_view y, std::string_view w, std::string_view h) {
        return "{" + members("1", "", "wall", x, y, w, h) + R"(,"capsule":true})";
    };
    CHECK(both(capsule("20", "20", "40", "20"), spawn("40", "45")) == "");  // beside the shaft, touching
    CHECK(both(capsule("20", "20", "40", "20"), spawn("40", "44")) ==
          "map.tmj:3:1: error: spawn #9 at (40, 44) with radius 5 is inside wall #1 at (20, 20) by 1 [spawn-in-solid]");
    CHECK(both(capsule("20", "20", "20", "40"), spawn("30", "65")) == "");  // on the cap
    CHECK(both(capsule("20", "20", "20", "20"), spawn("30", "44")) ==
          "map.tmj:3:1: error: spawn #9 at (30, 44) with radius 5 is inside wall #1 at (20, 20) by 1 [spawn-in-solid]");
}

// The compiler says the same.
static_assert(
    says(HANTEI_MAP(R"({"id":1,"type":"wall","x":10,"y":10,"polygon":[{"x":0,"y":0},{"x":60,"y":0},{"x":0,"y":60}]},
{"id":2,"type":"spawn","x":20,"y":20,"point":true})"),
         "map.tmj:3:1: error: spawn #2 at (20, 20) with radius 5 is inside wall #1 at (10, 10) by 15 [spawn-in-solid]"));

}  // namespace outlines
