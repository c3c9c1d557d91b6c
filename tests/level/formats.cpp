// SPDX-License-Identifier: MIT
// Levels that are not Tiled's: Sokoban, maps drawn with characters, LDtk; messages to the letter.
#include <doctest/doctest.h>
#include <cstddef>
#include <string>
#include <string_view>

#include "judged.hpp"
import hantei;

namespace formats {

using level::rule;

constexpr level::rules drawn_rules{
    .classify = test_role_of,
    .agent_radius = 5,
    .counts = {{.type = "spawn", .least = 1, .most = 1}},
    .reaches = {{.from = "spawn", .to = "zone"}},
    .legend = {{'#', "wall"}, {'@', "spawn"}, {'o', "zone"}, {'?', "mystery"}, {'.', ""}, {',', "decor"}},
    .cell = 10};
constexpr level::rules grid_rules{.classify = test_role_of, .agent_radius = 5, .tile_layers = true};

template <class Rules>
std::string told(char const* name, std::string_view source, Rules const& rules) {
    level::report const r = level::check_text(level::text::terminated(name), {source.data(), source.size()}, rules);
    return {r.data(), r.size()};
}
std::string pushed(std::string_view source) { return told("a.xsb", source, test_rules); }
std::string drawn(std::string_view source) { return told("a.txt", source, drawn_rules); }
std::string project(std::string_view source) { return told("a.ldtk", source, grid_rules); }

constexpr char two_boards[] =
    "; First\n"
    "#####\n"
    "#@$.#\n"
    "#####\n"
    "\n"
    "    ####\n"
    "#####  #\n"
    "#+ $ * #\n"
    "########\n"
    "Title: Second: the end\n"
    "Author: nobody\n";

/// A project with one level of 100 x 100 with these layers and these members before it.
std::string project_of(std::string_view layers, std::string_view before = "") {
    return std::string("{") + std::string(before) +
           R"("levels":[{"identifier":"Cellar","pxWid":100,"pxHei":100,"layerInstances":[)" + "\n" + std::string(layers) +
           "]}]}";
}
std::string entity(std::string_view type, std::string_view place, std::string_view size, std::string_view more = "") {
    std::string s = R"({"__identifier":")";
    s += type;
    s += R"(","__pivot":[0.5,1],"defUid":7,"px":[)";
    s += place;
    s += R"(],"width":)";
    s += size;
    s += R"(,"height":)";
    s += size;
    s += more;
    return s + "}";
}
std::string entities(std::string_view all) {
    return R"({"__identifier":"Things","entityInstances":[)" + std::string(all) + "]}";
}
std::string grid(std::string_view cells) {
    return R"({"__identifier":"Ground","__cWid":5,"__cHei":2,"__gridSize":20,"__pxTotalOffsetX":0,"__pxTotalOffsetY":0,)"
           R"("layerDefUid":3,"intGridCsv":[)" +
           std::string(cells) + "]}";
}
constexpr char values[] =
    R"("defs":{"layers":[{"uid":3,"intGridValues":[{"value":1,"identifier":"wall"},{"value":2,"identifier":null}]}],)"
    R"("entities":[{"uid":7,"renderMode":"Ellipse"},{"uid":8,"renderMode":"Tile"}]},)";

// ---- Sokoban
static_assert(level::check_text("a.xsb", two_boards, test_rules).findings() == 0);
static_assert(level::check_text("a.sok", "#####\n#@$ #\n#####\n", test_rules).findings() == 1);

TEST_CASE("Sokoban: as many boxes as goals, one player, no way out") {
    CHECK(pushed(two_boards) == "");
    CHECK(pushed("#####\n#@$ #\n#####\n") == "a.xsb:1:1: error: the level 1 has 1 box and 0 goals [boxes-and-goals]");
    CHECK(pushed(";a\n#####\n# $.#\n#####") == "a.xsb:2:1: error: the level 1 \"a\" has no player (@) [count]");
    CHECK(pushed("#####\n#@$.#\n#####\n\nNext\n\n######\n#@$.@#\n######") ==
          "a.xsb:8:5: error: player at (4, 1) of the level 2 \"Next\" is one too many: the first is at (1, 1) [count]");
    CHECK(pushed("####\n#@$.\n####") ==
          "a.xsb:2:2: error: player at (1, 1) of the level 1 can leave it: close the wall at row 2, column 4 of the level "
          "[not-closed]");
    CHECK(pushed("#####\n#@$.#\n## ##").find("close the wall at row 3, column 3") != std::string::npos);
    CHECK(pushed("  ###\n###@#\n#  $.#\n#####") == "");  // corners may be missing
    CHECK(pushed("\t\n#####\n#@$.#\n#####\n\t") == "");    // a tab is no cell
}
TEST_CASE("Sokoban: what is behind a wall never moves") {
    CHECK(pushed("#######\n#@$.#*#\n#######") == "");
    CHECK(pushed("#######\n#@$.#$#\n#####.#\n#######") ==
          "a.xsb:2:6: error: box at (5, 1) of the level 1 cannot be reached by the player at (1, 1) [unreachable]\n"
          "a.xsb:3:6: error: goal at (5, 2) of the level 1 cannot be reached by the player at (1, 1) [unreachable]");
}
TEST_CASE("Sokoban: what cannot be read is told where it stands") {
    CHECK(pushed("") == "a.xsb:1:1: error: there is no level: no line has a wall (#) [syntax]");
    CHECK(pushed("#####\n#@x.#\n#####") ==
          "a.xsb:2:3: error: expected a cell of Sokoban (one of #@+$*.-_ or a blank), found 'x' [syntax]");
    CHECK(pushed("5#|#@$.#|5#") ==
          "a.xsb:1:1: error: rows in run-length encoding cannot be read: write them out, a character for each cell [syntax]");
    CHECK(pushed("\xef\xbb\xbf#####\r\n#@$.#\r\n#####\r\n") == "");
    CHECK(told("no legend.txt", "#####\n#@$.#\n#####", test_rules) == "");
}

// ---- maps with a legend
static_assert(level::check_text("a.txt", "#####\n#@,o#\n#####\n", drawn_rules).findings() == 0);

TEST_CASE("a drawn map: solids are blocks, spawns are points, areas are cells") {
    CHECK(drawn("#####\n#@.o#\n#####\n\n\n") == "");
    CHECK(drawn("#####\n#@#o#\n#####") ==
          "a.txt:2:4: error: zone at (30, 10) cannot be reached from spawn at (15, 15): it is walled off, with no gap wider "
          "than 0.001, as between "
          "tile "
          "block \"wall\" at (0, 10) and tile block \"wall\" at (10, 20) [unreachable]");
    CHECK(drawn("###\n#@\n#?#") ==
          "a.txt:3:2: error: mystery at (10, 20) has the class \"mystery\" in the layer \"\", and the rules do not know it "
          "[unknown-class]");
    CHECK(drawn("@@") ==
          "a.txt:1:2: error: spawn at (15, 5) is one too many: 2 objects of the class \"spawn\", and the map needs "
          "exactly 1; the first is spawn at (5, 5) [count]");
    CHECK(drawn("@\n #x") == "a.txt:2:3: error: expected a character of the legend (.legend in the rules), found 'x' [syntax]");
    CHECK(drawn("").find("[nothing-checked]") != std::string::npos);
}
TEST_CASE("a drawn map at run time") {
    auto const all = level::check_text("a.TXT", "@#\n##", drawn_rules);
    CHECK(all.ok());
    CHECK_THROWS_WITH((void)told("a.txt", "", level::rules{.classify = test_role_of, .legend = {{'a', "x"}, {'a', "y"}}}),
                      "hantei::level::rules: legend has a character twice");
    CHECK_THROWS_WITH((void)told("a.txt", "", level::rules{.classify = test_role_of, .cell = 0.5}),
                      "hantei::level::rules: cell must be a whole number from 1 to 1000000");
}

// ---- LDtk
TEST_CASE("LDtk: entities hang from their pivots, and IntGrid cells make blocks") {
    std::string const standing = entity("spawn", "50,80", "20", R"(,"defUid":8)");
    CHECK(project(project_of(entities(standing))) == "");
    CHECK(project(project_of(entities(standing) + "," + grid("0,0,0,0,0, 1,1,1,1,1"), values)) == "");
    CHECK(project(project_of(entities(entity("spawn", "50,100", "20")) + "," + entities(entity("wall", "50,90", "10")))) ==
          "a.ldtk:2:45: error: spawn at (50, 100) of the level \"Cellar\" is inside wall at (50, 90) by 10 [spawn-in-solid]");
    CHECK(project(project_of(entities(entity("wall", "5,80", "20")))) ==
          "a.ldtk:2:45: error: wall at (5, 80) of the level \"Cellar\" leaves the map, which is 100 x 100, by 5 "
          "[outside-bounds]");
    std::string const low = entity("spawn", "50,22", "20", R"(,"defUid":8)");
    CHECK(
        project(project_of(grid("0,0,0,0,0, 1,1,1,1,1") + "," + entities(low), values)) ==
        "a.ldtk:2:203: error: spawn at (50, 22) of the level \"Cellar\" is inside tile block \"wall\" at (0, 20) in the layer "
        "\"Ground\" by 2 [spawn-in-solid]");
    CHECK(project(project_of(grid("0,0,0,0,0, 0,2,0,0,0"), values)).find(R"(tile block "2" at (20, 20))") != std::string::npos);
    CHECK(project(project_of(grid("0,1"), values)).find("has not as many cells") != std::string::npos);
    // Entities drawn as ellipses are circles, or refused.
    CHECK(project(project_of(
              entities(entity("spawn", "50,100", "20")) + "," + entities(entity("wall", "34,84", "12", R"(,"defUid":8)")),
              values)) == "");
    CHECK(project(project_of(entities(entity("wall", "50,80", "20", R"(,"height":30)")), values)).find("unequal sides") !=
          std::string::npos);
}
TEST_CASE("LDtk: each level is one, and fields refer to entities of all") {
    std::string const source =
        R"({"levels":[],"worlds":[{"levels":[
{"identifier":"A","pxWid":50,"pxHei":50,"layerInstances":[)" +
        entities(entity("wall", "25,50", "20",
                        R"(,"iid":"a1","fieldInstances":[{"__identifier":"to","__value":{"entityIid":"b1"}}])")) +
        "]},\n" + R"({"identifier":"B","pxWid":50,"pxHei":50,"layerInstances":[)" +
        entities(entity("wall", "25,50", "20",
                        R"(,"iid":"b1","fieldInstances":[{"__identifier":"to","__value":[null,{"entityIid":"c1"}]}])")) +
        "]}]}]}";
    CHECK(project(source) ==
          "a.ldtk:3:103: error: wall at (25, 50) of the level \"B\" refers by its property \"to\" to the object #c1, which is "
          "not "
          "there [dangling-reference]");
    constexpr level::rules one_each{.classify = test_role_of,
                                    .counts = {{.type = "wall", .most = 1}, {.type = "zone", .least = 1}}};
    CHECK(
        told("a.ldtk", source, one_each).starts_with("a.ldtk:2:1: error: the level \"A\" has no object of the class \"zone\""));
    constexpr level::rules one_of_all{.classify = test_role_of,
                                      .severities = {{rule::dangling_reference, level::severity::off}},
                                      .counts = {{.type = "wall", .most = 1, .of_file = true}}};
    CHECK(told("a.ldtk", source, one_of_all).find("level \"B\" is one too many: 2 objects") != std::string::npos);
    CHECK(told("a.ldtk", source, one_of_all).find("and the file may have at most 1; the first is") != std::string::npos);
    constexpr level::rules none_in_any{.classify = test_role_of,
                                       .severities = {{rule::dangling_reference, level::severity::off}},
                                       .counts = {{.type = "wall", .most = 0}}};
    CHECK(told("a.ldtk", source, none_in_any).find("must not be there: the level may have no object") != std::string::npos);
}
TEST_CASE("LDtk: what cannot be read is told where it stands") {
    CHECK(project("{}") == "a.ldtk:1:1: error: there is no member \"levels\" [syntax]");
    CHECK(project(R"({"levels":[{"pxWid":1,"pxHei":1,"layerInstances":null}]})") ==
          "a.ldtk:1:12: error: a level that is in a file of its own: switch off \"Save levels to separate files\" in the "
          "settings "
          "of the project, and save it [syntax]");
    CHECK(project(R"({"levels":[{"pxWid":1}]})").find("there is no member \"pxHei\"") != std::string::npos);
    CHECK(project(project_of(entities(R"({"px":[1]})"))).find("expected an array of two numbers for \"px\"") !=
          std::string::npos);
}

// The same in the compiler.
constexpr char compiled[] =
    R"({"defs":{"layers":[{"uid":3,"intGridValues":[{"value":1,"identifier":"wall"}]}]},"levels":[{"identifier":"A","pxWid":40,"pxHei":40,
"layerInstances":[{"__identifier":"E","entityInstances":[
{"__identifier":"spawn","px":[10,22],"__pivot":[0,1],"width":20,"height":20}]},
{"__identifier":"G","__cWid":2,"__cHei":2,"__gridSize":20,"layerDefUid":3,"intGridCsv":[0,0,1,1]}]}]})";
static_assert(level::check_text("a.ldtk", compiled, grid_rules).findings() == 1);

TEST_CASE("files of other formats with one byte changed are never a crash") {
    std::string const ldtk = project_of(entities(entity("wall", "34,84", "12")) + "," + grid("0,0,1,0,0, 0,1,1,0,0"), values);
    struct {
        char const* name;
        std::string whole;
    } const files[]{{"a.ldtk", ldtk}, {"a.xsb", two_boards}, {"a.txt", "#####\n#@,o#\n#####\n"}};
    for (auto const& [name, whole] : files)
        for (std::size_t i = 0; i < whole.size(); ++i)
            for (char const c : {'0', '9', '-', '#', '@', '"', ']', '}', ' ', '\n'}) {
                std::string changed = whole;
                changed[i] = c;
                level::report const r =
                    level::check_text(level::text::terminated(name), {changed.data(), changed.size()}, drawn_rules);
                CHECK_UNARY(r.ok() == (r.size() == 0));
            }
}

}  // namespace formats
