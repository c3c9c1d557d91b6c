// SPDX-License-Identifier: MIT
// Each rule with levels that keep it and levels that break it; messages to the letter.
#include <doctest/doctest.h>

#include "judged.hpp"

namespace rules {

std::string box(std::string_view id, std::string_view x, std::string_view y, std::string_view w, std::string_view h,
                std::string_view more = "", std::string_view type = "wall") {
    return "{" + members(id, "", type, x, y, w, h) + std::string(more) + "}";
}
std::string disk(std::string_view id, std::string_view x, std::string_view y, std::string_view diameter) {
    return box(id, x, y, diameter, diameter, R"(,"ellipse":true)");
}
std::string spawn(std::string_view id, std::string_view x, std::string_view y) {
    return box(id, x, y, "0", "0", R"(,"point":true)", "spawn");
}
std::string pair(std::string const& a, std::string const& b) { return judged_objects(a + ",\n" + b); }

// The compiler finds the same, word for word.
#define BOX_AND_SPAWN(X)                                                              \
    HANTEI_MAP(                                                                       \
        "{\"id\":1,\"type\":\"wall\",\"x\":0,\"y\":0,\"width\":20,\"height\":100},\n" \
        "{\"id\":2,\"type\":\"spawn\",\"x\":" X ",\"y\":50,\"point\":true}")
static_assert(says(BOX_AND_SPAWN("25"), ""));
static_assert(says(BOX_AND_SPAWN("24"),
                   "map.tmj:3:1: error: spawn #2 at (24, 50) with radius 5 is inside wall #1 at (0, 0) by 1 [spawn-in-solid]"));
#define TURNED_AND_BOX(X)                                                                              \
    HANTEI_MAP(                                                                                        \
        "{\"id\":1,\"type\":\"wall\",\"x\":50,\"y\":10,\"width\":10,\"height\":10,\"rotation\":45},\n" \
        "{\"id\":2,\"type\":\"wall\",\"x\":" X ",\"y\":10,\"width\":10,\"height\":20}")
static_assert(says(TURNED_AND_BOX("58"), ""));
static_assert(says(TURNED_AND_BOX("56"),
                   "map.tmj:3:1: error: wall #2 at (56, 10) overlaps wall #1 at (50, 10) by 1.071 [overlap]"));

TEST_CASE("overlap: boxes that touch are apart, boxes that overlap are not") {
    CHECK(pair(box("1", "0", "0", "10", "10"), box("2", "10", "0", "10", "10")) == "");
    CHECK(pair(box("1", "0", "0", "10", "10"), box("2", "10", "10", "10", "10")) == "");
    CHECK(pair(box("1", "0", "0", "10", "10"), box("2", "8.5", "0", "10", "10")) ==
          "map.tmj:3:1: error: wall #2 at (8.5, 0) overlaps wall #1 at (0, 0) by 1.5 [overlap]");
}

TEST_CASE("overlap: the last bit decides, no tolerance") {
    CHECK(pair(box("1", "0", "0", "10", "10"), box("2", "9.999999999999998", "0", "10", "10")) ==
          "map.tmj:3:1: error: wall #2 at (10, 0) overlaps wall #1 at (0, 0) by less than 0.001 (snap both to "
          "the grid) [overlap]");
    // A 3-4-5 triangle between the centers: the circles touch exactly.
    CHECK(pair(disk("1", "0", "0", "40"), disk("2", "20", "30", "60")) == "");
}

TEST_CASE("overlap: a circle against a box") {
    CHECK(pair(disk("1", "10", "10", "20"), box("2", "30", "0", "10", "40")) == "");
    CHECK(pair(disk("1", "10", "10", "20"), box("2", "28", "0", "10", "40")) ==
          "map.tmj:3:1: error: wall #2 at (28, 0) overlaps wall #1 at (10, 10) by 2 [overlap]");
    // The corner of the bounding square is free.
    CHECK(pair(disk("1", "10", "10", "20"), box("2", "28", "28", "10", "10")) == "");
}

TEST_CASE("overlap: turned boxes") {
    // Turned by 45 degrees about (50, 10): from there down to (50, 10 + 10·√2), sides as far as 50 ± 5·√2.
    auto const turned = box("1", "50", "10", "10", "10", R"(,"rotation":45)");
    CHECK(pair(turned, box("2", "58", "10", "10", "10")) == "");
    CHECK(pair(turned, box("2", "56", "10", "10", "20")) ==
          "map.tmj:3:1: error: wall #2 at (56, 10) overlaps wall #1 at (50, 10) by 1.071 [overlap]");
    CHECK(pair(turned, disk("2", "57.5", "10", "14")) == "");
    CHECK(pair(turned, disk("2", "43", "13", "14")) ==
          "map.tmj:3:1: error: wall #2 at (43, 13) overlaps wall #1 at (50, 10) by 9.929 [overlap]");
    CHECK(pair(turned, box("2", "49", "10", "10", "10", R"(,"rotation":135)")) == "");
    CHECK(pair(turned, box("2", "50", "12", "10", "10", R"(,"rotation":30)")) ==
          "map.tmj:3:1: error: wall #2 at (50, 12) overlaps wall #1 at (50, 10) by 8.586 [overlap]");
}

TEST_CASE("overlap: quarter turns are boxes to the last bit, about the corner (x, y)") {
    // Each covers (20, 20)-(50, 30), and touches the neighbor below it.
    auto const below = box("2", "20", "30", "30", "10");
    CHECK(pair(box("1", "20", "20", "30", "10"), below) == "");
    CHECK(pair(box("1", "50", "20", "10", "30", R"(,"rotation":90)"), below) == "");
    CHECK(pair(box("1", "50", "30", "30", "10", R"(,"rotation":180)"), below) == "");
    CHECK(pair(box("1", "20", "30", "10", "30", R"(,"rotation":270)"), below) == "");
    CHECK(pair(box("1", "50", "20", "10", "30", R"(,"rotation":-270)"), below) == "");
    CHECK(pair(box("1", "50", "30", "30", "10", R"(,"rotation":-900)"), below) == "");
    CHECK(pair(box("1", "50", "20", "10.5", "30", R"(,"rotation":90)"), below) ==
          "map.tmj:3:1: error: wall #2 at (20, 30) overlaps wall #1 at (50, 20) by 0.5 [overlap]");
}

TEST_CASE("overlap: many walls, found once each and in the order of the file") {
    std::string walls = box("1", "0", "0", "100", "10");
    for (int i = 0; i < 12; ++i)
        walls += ",\n" + box(std::to_string(i + 2), std::to_string(i * 8), i % 2 == 0 ? "9" : "30", "6", "10");
    CHECK(judged_objects(walls) ==
          "map.tmj:3:1: error: wall #2 at (0, 9) overlaps wall #1 at (0, 0) by 1 [overlap]\n"
          "map.tmj:5:1: error: wall #4 at (16, 9) overlaps wall #1 at (0, 0) by 1 [overlap]\n"
          "map.tmj:7:1: error: wall #6 at (32, 9) overlaps wall #1 at (0, 0) by 1 [overlap]\n"
          "map.tmj:9:1: error: wall #8 at (48, 9) overlaps wall #1 at (0, 0) by 1 [overlap]\n"
          "map.tmj:11:1: error: wall #10 at (64, 9) overlaps wall #1 at (0, 0) by 1 [overlap]\n"
          "map.tmj:13:1: error: wall #12 at (80, 9) overlaps wall #1 at (0, 0) by 1 [overlap]");
}

TEST_CASE("eight findings are shown, the others are counted") {
    std::string walls = box("1", "0", "0", "100", "100");
    for (int i = 2; i < 13; ++i) walls += ",\n" + box(std::to_string(i), std::to_string(i * 7), "50", "5", "5");
    std::string const map = map_of(walls);
    auto const r = level::check_text("map.tmj", {map.data(), map.size()}, test_rules);
    CHECK(r.findings() == 11);
    std::string const text(r.data(), r.size());
    CHECK(text.ends_with(
        "wall #9 at (63, 50) overlaps wall #1 at (0, 0) by 37 [overlap]\n... and 3 more [overlap] in the layer \"things\""));
}

TEST_CASE("spawn in solid: the disk of the agent, touching is free") {
    auto const wall = box("1", "0", "0", "20", "100");
    CHECK(pair(wall, spawn("2", "25", "50")) == "");
    CHECK(pair(wall, spawn("2", "24", "50")) ==
          "map.tmj:3:1: error: spawn #2 at (24, 50) with radius 5 is inside wall #1 at (0, 0) by 1 [spawn-in-solid]");
    CHECK(pair(spawn("2", "24", "50"), wall) ==
          "map.tmj:2:1: error: spawn #2 at (24, 50) with radius 5 is inside wall #1 at (0, 0) by 1 [spawn-in-solid]");
    CHECK(pair(wall, spawn("2", "15", "50")) ==
          "map.tmj:3:1: error: spawn #2 at (15, 50) with radius 5 is inside wall #1 at (0, 0) by 10 [spawn-in-solid]");
}

TEST_CASE("spawn in solid: against circles and turned boxes") {
    CHECK(pair(disk("1", "40", "40", "20"), spawn("2", "59", "62")) == "");  // 9-12-15
    CHECK(pair(disk("1", "40", "40", "20"), spawn("2", "58", "62")) ==
          "map.tmj:3:1: error: spawn #2 at (58, 62) with radius 5 is inside wall #1 at (40, 40) by 0.578 [spawn-in-solid]");
    auto const gate = box("1", "30", "30", "40", "20", R"(,"rotation":30)");
    CHECK(pair(gate, spawn("2", "30", "65")) == "");
    CHECK(pair(gate, spawn("2", "40", "45")) ==
          "map.tmj:3:1: error: spawn #2 at (40, 45) with radius 5 is inside wall #1 at (30, 30) by "
          "12.99 [spawn-in-solid]");
}

TEST_CASE("spawn in solid: a spawn with a size stands for itself, and spawns do not meet each other") {
    auto const wall = box("1", "0", "0", "20", "100");
    CHECK(pair(wall, box("2", "20", "50", "8", "16", "", "spawn")) == "");
    CHECK(pair(wall, box("2", "18", "50", "8", "16", "", "spawn")) ==
          "map.tmj:3:1: error: spawn #2 at (18, 50) is inside wall #1 at (0, 0) by 2 [spawn-in-solid]");
    CHECK(pair(spawn("1", "50", "50"), spawn("2", "50", "50")) == "");
}

TEST_CASE("outside bounds: the edge of the map belongs to it") {
    CHECK(judged_objects(box("1", "0", "90", "100", "10")) == "");
    CHECK(judged_objects(box("1", "70", "0", "31.25", "10")) ==
          "map.tmj:2:1: error: wall #1 at (70, 0) leaves the map, which is 100 x 100, by 1.25 [outside-bounds]");
    CHECK(judged_objects(disk("1", "-3", "0", "10")) ==
          "map.tmj:2:1: error: wall #1 at (-3, 0) leaves the map, which is 100 x 100, by 3 [outside-bounds]");
    CHECK(judged_objects(box("1", "2", "10", "10", "10", R"(,"rotation":45)")) ==
          "map.tmj:2:1: error: wall #1 at (2, 10) leaves the map, which is 100 x 100, by 5.071 [outside-bounds]");
    CHECK(judged_objects(spawn("1", "100", "100")) == "");
    CHECK(judged_objects(spawn("1", "100.5", "100")) ==
          "map.tmj:2:1: error: spawn #1 at (100.5, 100) leaves the map, which is 100 x 100, by 0.5 [outside-bounds]");
    CHECK(judged_objects(box("1", "95", "0", "10", "10", "", "zone")) ==
          "map.tmj:2:1: error: zone #1 at (95, 0) leaves the map, which is 100 x 100, by 5 [outside-bounds]");
}

TEST_CASE("outside bounds: not on infinite maps, and not where the rules let objects leave") {
    CHECK(judged(R"({"infinite":true,"width":1,"height":1,"tilewidth":1,"tileheight":1,"layers":[{"objects":[)" +
                 box("1", "-50", "0", "10", "10") + "]}]}") == "");
    constexpr level::rules lax{.classify = test_role_of, .keep_inside = false};
    std::string const map = map_of(box("1", "-50", "0", "10", "10"));
    CHECK(level::check_text("map.tmj", {map.data(), map.size()}, lax).ok());
}

TEST_CASE("degenerate shape") {
    CHECK(judged_objects(box("1", "10", "10", "0", "20")) ==
          "map.tmj:2:1: error: wall #1 at (10, 10) has no area, it is 0 x 20: give it a size, or make it a "
          "point [degenerate-shape]");
    CHECK(judged_objects(box("1", "10", "10", "-4", "20", "", "spawn")) ==
          "map.tmj:2:1: error: spawn #1 at (10, 10) has no area, it is -4 x 20: give it a size, or make it "
          "a point [degenerate-shape]");
    CHECK(judged_objects(box("1", "10", "10", "0", "0", R"(,"point":true)", "zone")) ==
          "map.tmj:2:1: error: zone #1 at (10, 10) is a point, and only a spawn may be one: draw a "
          "rectangle or a circle [degenerate-shape]");
    CHECK(judged_objects(box("1", "10", "10", "0", "0", "", "decor")) == "");
}

TEST_CASE("unsupported shape: refused with its place, unless it is ignored") {
    struct {
        char const* members;
        char const* says;
    } const cases[]{
        {R"(,"ellipse":true)", "is an ellipse with unequal sides, which has no exact shape: only circles have"},
        {R"(,"text":{"text":"hello"})", "is a text, which has no shape: give it a role that is ignored"},
        {R"(,"gid":3221225473)", "is a tile object whose tile belongs to no tileset of the map"},
        {R"(,"template":"door.tx")",
         "is an instance of a template in another file: detach it (in Tiled: Detach Selected Template Instances)"},
    };
    for (auto const& c : cases) {
        CHECK(judged_objects(box("1", "10", "10", "10", "20", c.members)) ==
              std::string("map.tmj:2:1: error: wall #1 at (10, 10) ") + c.says + " [unsupported-shape]");
        CHECK(judged_objects(box("1", "10", "10", "10", "20", c.members, "decor")) == "");
    }
    // Its class would be in that file.
    CHECK(judged_objects(box("1", "10", "10", "10", "20", cases[3].members, "")).find("is an instance of a template") !=
          std::string::npos);
}

TEST_CASE("unknown class, and an id that is there twice") {
    CHECK(judged_objects(box("7", "10", "10", "10", "20", "", "wal")) ==
          "map.tmj:2:1: error: wal #7 at (10, 10) has the class \"wal\" in the layer \"things\", and the rules "
          "do not know it [unknown-class]");
    CHECK(pair(box("7", "10", "10", "10", "10"), box("7", "30", "10", "10", "10", "", "zone")) ==
          "map.tmj:3:1: error: zone #7 at (30, 10) has the id of wall #7 at (10, 10) [duplicate-id]");
}

TEST_CASE("names in messages: on one line, and not longer than 40 bytes") {
    std::string const umlauts = "aäääääääääääääääääääääääää";  // byte 40 is within a letter
    CHECK(judged_objects("{" + members("7", "a\\nb\\u007f", umlauts, "10", "10", "0", "20") + "}") ==
          "map.tmj:2:1: error: aäääääääääääääääääää... #7 \"a?b?\" at (10, 10) has the class "
          "\"aäääääääääääääääääää...\" in the layer \"things\", and the rules do not know it [unknown-class]");
}

TEST_CASE("names and paths in messages change nothing around them") {
    // A new line, an escape sequence of a terminal, marks of direction, line separators, and what is no UTF-8.
    CHECK(judged_objects(
              "{" + members("7", R"(a\n\u001b[31m\u202e\u2066\u200f\u2028\u0085\ufeffb)", "wal", "10", "10", "5", "5") + "}") ==
          "map.tmj:2:1: error: wal #7 \"a??[31m??????b\" at (10, 10) has the class \"wal\" in the layer \"things\", and the "
          "rules do "
          "not know it [unknown-class]");
    CHECK(judged_objects("{\"a\xe2\x80\xae\":1,\"id\":}") ==
          "map.tmj:2:16: error: expected a number for \"id\", found '}' [syntax]");
    level::report const r = level::check_text("a\n\xff\xe2\x80\xae/ü.tmj", "", test_rules);
    CHECK(std::string(r.data(), r.size())
              .starts_with("a?"
                           "?"
                           "?/ü.tmj:1:1: error: expected"));
}

TEST_CASE("a property allows a finding and keeps the reason") {
    auto const allowing = [](char const* rule, char const* reason) {
        return R"(,"properties":[{"name":"allow-)" + std::string(rule) + R"(","type":"string","value":")" + reason + "\"}]";
    };
    auto const wall = box("1", "0", "0", "20", "20");
    CHECK(pair(wall, box("2", "10", "0", "20", "20", allowing("overlap", "a niche"))) == "");
    CHECK(pair(box("2", "10", "0", "20", "20", allowing("overlap", "a niche")), wall) == "");
    for (char const* const no_reason : {"", "  ", "true", "false"})
        CHECK(pair(wall, box("2", "10", "0", "20", "20", allowing("overlap", no_reason)))
                  .ends_with(" by 10; \"allow-overlap\" allows nothing without a reason as its text [overlap]"));
    CHECK(pair(wall, box("2", "10", "0", "20", "20", allowing("outside-bounds", "a niche"))).ends_with(" by 10 [overlap]"));
    CHECK(judged_objects(box("1", "95", "0", "10", "10", allowing("outside-bounds", "leads on"))) == "");
}

TEST_CASE("nothing checked is a finding, unless the rules expect it") {
    constexpr level::rules strict{.classify = test_role_of};
    auto const says = [&](std::string const& objects) {
        std::string const map = map_of(objects);
        auto const r = level::check_text("map.tmj", {map.data(), map.size()}, strict);
        return std::string(r.data(), r.size());
    };
    CHECK(says(box("1", "10", "10", "10", "10")) == "");
    CHECK(says(box("1", "10", "10", "10", "10", "", "decor")) ==
          "map.tmj:1:1: error: nothing was checked: the map has 1 object, and the rules ignore it; if that is meant, say "
          ".may_be_empty = true in the rules [nothing-checked]");
    CHECK(says("").starts_with("map.tmj:1:1: error: nothing was checked: the map has no objects; if that is meant"));
    CHECK(judged_objects("") == "");
}

TEST_CASE("findings about one rule and one layer stand together, and every rule has its say") {
    std::string objects = box("1", "0", "0", "100", "100");
    for (int i = 2; i < 12; ++i) objects += ",\n" + box(std::to_string(i), std::to_string(i * 7), "50", "5", "5", "", "wal");
    for (int i = 12; i < 15; ++i) objects += ",\n" + spawn(std::to_string(i), "50", std::to_string(i));
    std::string const said = judged_objects(objects);
    CHECK(said.starts_with("map.tmj:3:1: error: wal #2 at (14, 50) has the class"));
    CHECK(said.find(
              "wal #6 at (42, 50) has the class \"wal\" in the layer \"things\", and the rules do not know it [unknown-class]\n"
              "... and 5 more [unknown-class] in the layer \"things\"\n"
              "map.tmj:13:1: error: spawn #12") != std::string::npos);
    CHECK(said.ends_with("spawn #14 at (50, 14) with radius 5 is inside wall #1 at (0, 0) by 19 [spawn-in-solid]"));
}

TEST_CASE("the check ends with 256 findings") {
    std::string walls = box("1", "10", "10", "10", "10");
    for (int i = 2; i <= 20'000; ++i) walls += ",\n" + box(std::to_string(i), "10", "10", "10", "10");
    std::string const map = map_of(walls);
    auto const r = level::check_text("map.tmj", {map.data(), map.size()}, test_rules);
    CHECK(r.findings() == 256);
    CHECK(std::string(r.data(), r.size())
              .ends_with("... and 248 more [overlap] in the layer \"things\"\n"
                         "The check ended here: it looks for 256 errors and no more"));
}

TEST_CASE("shapes that lie close together by the million end the check") {
    // Nested rings of four bars each around one center, as chains: their boxes overlap, they do not.
    std::string rings;
    for (int i = 0; i < 3'000; ++i) {
        std::string const low = std::to_string(i), high = std::to_string(9'000 - i);
        rings += (i > 0 ? ",\n{\"id\":" : "{\"id\":") + std::to_string(i) + R"(,"type":"wall","x":0,"y":0,"polyline":[{"x":)" +
                 low + ",\"y\":" + low + "},{\"x\":" + high + ",\"y\":" + low + "},{\"x\":" + high + ",\"y\":" + high + "}]}";
    }
    std::string const map =
        R"({"width":90,"height":90,"tilewidth":100,"tileheight":100,"layers":[{"objects":[)" + rings + "]}]}";
    auto const r = level::check_text("map.tmj", {map.data(), map.size()}, test_rules);
    CHECK(r.findings() == 1);
    CHECK(std::string(r.data(), r.size())
              .ends_with("is where the check ended: too many shapes lie too close together, and the others "
                         "were not compared [too-much-work]"));
}

TEST_CASE("rules that are no numbers are refused") {
    constexpr level::rules bad{.classify = test_role_of, .agent_radius = -1};
    CHECK_THROWS_WITH(level::check_text("map.tmj", "{}", bad),
                      "hantei::level::rules: agent_radius must be a number from 0 to 1e12");
}

}  // namespace rules
