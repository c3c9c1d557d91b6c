// SPDX-License-Identifier: MIT
// Collision shapes of tiles, and tiles of tile layers.
#include <doctest/doctest.h>
#include <cstdio>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "judged.hpp"
import hantei;

namespace cells {

using hantei::aabb;
using hantei::vec;

/// What a map has, in the file order; it must have no findings.
template <class Rules>
std::vector<level::placed> objects_of(std::string const& map, Rules const& rules) {
    char const* const path = "cells.tmj";
    std::FILE* const file = std::fopen(path, "wb");
    REQUIRE(file != nullptr);
    CHECK(std::fwrite(map.data(), 1, map.size(), file) == map.size());
    CHECK(std::fclose(file) == 0);
    level::loaded const loaded{path, rules};
    CHECK(std::remove(path) == 0);
    CHECK(std::string(loaded.report().data(), loaded.report().size()) == "");
    std::vector<level::placed> all;
    for (level::placed const& p : loaded.objects()) all.push_back(p);
    return all;
}

/// A map with one wall whose tile, 16 x 8, has these collision shapes; it hangs from (40, 50) and is 32 x 16.
std::string with_shapes(std::string const& shapes, std::string const& more = "", std::string const& gid = "1",
                        std::string const& size = R"("width":32,"height":16)") {
    return R"({"width":100,"height":100,"tilewidth":1,"tileheight":1,"layers":[{"name":"things","objects":[
{"gid":)" + gid +
           R"(,"id":1,"type":"wall","x":40,"y":50,)" + size + more +
           R"(}]}],"tilesets":[{"firstgid":1,"tilewidth":16,"tileheight":8,"tiles":[{"id":0,"objectgroup":{"draworder":"index","objects":[)" +
           shapes + "]}}]}]}";
}
std::string shape(std::string const& x, std::string const& y, std::string const& w, std::string const& h,
                  std::string const& more = "") {
    return R"({"id":1,"x":)" + x + ",\"y\":" + y + ",\"width\":" + w + ",\"height\":" + h + more + "}";
}
level::shape placed_shape(std::string const& map) {
    auto const all = objects_of(map, test_rules);
    REQUIRE(all.size() == 1);
    return all[0].set;
}
aabb<> placed_box(std::string const& map) { return std::get<aabb<>>(placed_shape(map)); }

constexpr level::role cell_role_of(level::object const& o) {
    if (o.cells && o.layer == "ground") return level::role::solid;
    return test_role_of(o);
}
constexpr level::rules cell_rules{.classify = cell_role_of, .agent_radius = 2, .tile_layers = true};

/// A map of 4 x 3 cells of 10 pixels with one tile layer and these objects; tile 1 is a wall, 2 a low wall, 3 a zone, 4 plain, 5 decor.
std::string with_cells(std::string const& layer, std::string const& objects = "", std::string const& data = "data") {
    return R"({"width":4,"height":3,"tilewidth":10,"tileheight":10,"layers":[{"name":"things","objects":[)" + objects +
           "]},\n"
           R"({"name":")" +
           layer.substr(0, layer.find('|')) + R"(","width":4,"height":3,")" + data + "\":" + layer.substr(layer.find('|') + 1) +
           R"(}],"tilesets":[{"firstgid":1,"tilewidth":10,"tileheight":10,"tiles":[
{"id":0,"type":"wall"},
{"id":1,"type":"wall","objectgroup":{"objects":[{"id":1,"x":0,"y":5,"width":10,"height":5}]}},
{"id":2,"type":"zone","objectgroup":{"objects":[{"id":1,"x":0,"y":0,"width":10,"height":10}]}},
{"id":4,"type":"decor"},
{"id":5,"type":"wall","properties":[{"name":"allow-spawn-in-solid","value":"thin"}]},
{"id":6,"type":"lava"}]}]})";
}
std::string cells_say(std::string const& map) {
    level::report const r = level::check_text("map.tmj", {map.data(), map.size()}, cell_rules);
    return std::string(r.data(), r.size());
}
std::string spawn_at(std::string const& x, std::string const& y) {
    return "{" + members("1", "", "spawn", x, y, "0", "0") + R"(,"point":true})";
}

TEST_CASE("a tile object has the collision shape of its tile, stretched with it") {
    CHECK(placed_box(with_shapes("")) == aabb<>{{40, 34}, {72, 50}});
    CHECK(placed_box(with_shapes(shape("1", "2", "4", "3"))) == aabb<>{{42, 38}, {50, 44}});
    CHECK(placed_box(with_shapes(shape("1", "2", "4", "3"), "", "1", R"("width":16,"height":8)")) ==
          aabb<>{{41, 44}, {45, 47}});
    // Points are marks for other uses, and so is what has no size.
    CHECK(placed_box(with_shapes(shape("1", "2", "0", "0", R"(,"point":true)") + "," + shape("1", "2", "0", "3"))) ==
          aabb<>{{40, 34}, {72, 50}});
}

TEST_CASE("a tile object flips and turns the collision shape of its tile") {
    std::string const off = shape("1", "2", "4", "3");
    CHECK(placed_box(with_shapes(off, "", "2147483649")) == aabb<>{{62, 38}, {70, 44}});  // left and right
    CHECK(placed_box(with_shapes(off, "", "1073741825")) == aabb<>{{42, 40}, {50, 46}});  // top and bottom
    CHECK(placed_box(with_shapes(off, R"(,"rotation":90)")) == aabb<>{{46, 52}, {52, 60}});
    CHECK(placed_box(with_shapes(off, R"(,"rotation":180)")) == aabb<>{{30, 56}, {38, 62}});
    auto const turned = std::get<hantei::obb<>>(placed_shape(with_shapes(off, R"(,"rotation":30)")));
    CHECK(turned.half_extents == vec<>{4, 3});
    CHECK(turned.center.x == doctest::Approx(40 + 6 * 0.8660254037844386 + 9 * 0.5));
    CHECK(turned.center.y == doctest::Approx(50 + 6 * 0.5 - 9 * 0.8660254037844386));
}

TEST_CASE("circles, capsules, polygons, polylines and turned boxes of tiles") {
    CHECK(std::get<hantei::disk<>>(placed_shape(with_shapes(shape("1", "2", "4", "4", R"(,"ellipse":true)")))) ==
          hantei::disk<>{{46, 42}, 4});
    auto const capsule =
        std::get<hantei::capsule<>>(placed_shape(with_shapes(shape("0", "0", "8", "4", R"(,"capsule":true)"))));
    CHECK(capsule.radius == 4);
    CHECK(capsule.b == vec<>{52, 38});
    auto const triangle =
        placed_shape(with_shapes(shape("2", "2", "0", "0", R"(,"polygon":[{"x":0,"y":0},{"x":4,"y":0},{"x":0,"y":3}])")));
    CHECK(hantei::area(std::get<4>(triangle)) == 24);
    CHECK(hantei::overlaps(triangle, hantei::point<>{{45, 39}}));
    auto const fence = placed_shape(with_shapes(shape("0", "8", "0", "0", R"(,"polyline":[{"x":0,"y":0},{"x":16,"y":0}])")));
    CHECK(hantei::relate(fence, hantei::point<>{{70, 50}}) == hantei::relation::overlapping);
    // A box that is turned within its tile is a polygon.
    auto const diamond = placed_shape(with_shapes(shape("8", "0", "4", "4", R"(,"rotation":45)")));
    CHECK(hantei::area(std::get<4>(diamond)) == doctest::Approx(64));
    CHECK(hantei::overlaps(diamond, hantei::point<>{{56, 40}}));
}

TEST_CASE("what is no exact shape when it is stretched is refused") {
    std::string const circle = shape("1", "2", "4", "4", R"(,"ellipse":true)");
    CHECK(judged(with_shapes(circle, "", "1", R"("width":32,"height":8)"))
              .ends_with(
                  "wall #1 at (40, 50) stretches a circle or a capsule of its tile, which then has no exact shape: scale it "
                  "evenly [unsupported-shape]"));
    CHECK(judged(with_shapes(shape("1", "2", "4", "5", R"(,"ellipse":true)")))
              .ends_with("has a tile with a collision shape that has no exact shape, such as an ellipse with unequal sides "
                         "[unsupported-shape]"));
}

TEST_CASE("several collision shapes: one finding for two objects, and one for the map") {
    std::string const two = shape("0", "0", "2", "8") + "," + shape("14", "0", "2", "8");
    std::string map = with_shapes(two);
    CHECK(objects_of(map, test_rules).size() == 2);
    auto const put = [&](std::string const& more) {
        std::string with = map;
        with.insert(with.find("\n{") + 1, more + ",\n");
        return judged(with);
    };
    std::string const spawn = R"({"id":2,"type":"spawn","x":)";
    CHECK(put(spawn + R"(56,"y":42,"point":true})") == "");  // between the posts
    CHECK(put(spawn + R"(48,"y":42,"point":true})") ==
          "map.tmj:2:1: error: spawn #2 at (48, 42) with radius 5 is inside wall #1 at (40, 50) by 1 [spawn-in-solid]");
    std::string const beam = R"({"id":2,"type":"wall","x":30,"y":40,"width":60,"height":2})";
    CHECK(put(beam) == "map.tmj:3:1: error: wall #1 at (40, 50) overlaps wall #2 at (30, 40) by 8 [overlap]");
    map.replace(map.find("\"y\":50"), 6, "\"y\":2");
    CHECK(judged(map) == "map.tmj:2:1: error: wall #1 at (40, 2) leaves the map, which is 100 x 100, by 14 [outside-bounds]");
}

TEST_CASE("a few tiles and objects make many shapes, but not any number") {
    std::string shapes = shape("1", "2", "4", "3");
    for (int i = 1; i < 400; ++i) shapes += "," + shape("1", "2", "4", "3");
    std::string map = with_shapes(shapes);
    std::string objects;
    for (int i = 2; i < 300; ++i)
        objects += R"({"gid":1,"id":)" + std::to_string(i) + R"(,"type":"wall","x":40,"y":50,"width":16,"height":8},)";
    map.insert(map.find("\n{") + 1, objects);
    CHECK(judged(map).ends_with(
        "error: the tiles of a map make at most 100000 collision shapes, with 1000000 vertices [syntax]"));
    CHECK(cells_say(with_cells("a|[2,2,2,2, 2,2,2,2, 2,2,2,2]")) == "");
}

TEST_CASE("tiles that fill their cells make few rectangles") {
    auto const all = objects_of(with_cells("a|[1,1,1,0, 1,1,1,0, 0,3,0,1]"), cell_rules);
    REQUIRE(all.size() == 3);
    CHECK(std::get<aabb<>>(all[0].set) == aabb<>{{0, 0}, {30, 20}});
    CHECK(all[0].role == level::role::solid);
    CHECK(all[0].what.cells);
    CHECK(std::get<aabb<>>(all[1].set) == aabb<>{{10, 20}, {20, 30}});
    CHECK(all[1].role == level::role::area);
    CHECK(std::get<aabb<>>(all[2].set) == aabb<>{{30, 20}, {40, 30}});
    // Flips change nothing; by the name of the layer the plain tile counts as well.
    CHECK(objects_of(with_cells("a|[1,2147483649,4,4, 0,0,0,0, 0,0,0,0]"), cell_rules).size() == 1);
    CHECK(objects_of(with_cells("ground|[4,4,4,4, 0,0,0,0, 0,0,0,0]"), cell_rules).size() == 1);
    CHECK(objects_of(with_cells("ground|[4,4,4,4, 0,0,0,0, 0,0,0,0]", spawn_at("5", "25")), test_rules).size() == 1);
}

TEST_CASE("tiles with collision shapes of their own, flipped in their cells") {
    auto const low = [](char const* gid) {
        auto const all = objects_of(with_cells("a|[0,0,0,0, 0," + std::string(gid) + ",0,0, 0,0,0,0]"), cell_rules);
        REQUIRE(all.size() == 1);
        return std::get<aabb<>>(all[0].set);
    };
    CHECK(low("2") == aabb<>{{10, 15}, {20, 20}});
    CHECK(low("1073741826") == aabb<>{{10, 10}, {20, 15}});
    CHECK(low("536870914") == aabb<>{{15, 10}, {20, 20}});  // x and y exchanged
    CHECK(low("2684354562") == aabb<>{{10, 10}, {15, 20}});  // then left and right: turned by a quarter
}

TEST_CASE("tiles are solids like others, but for each other") {
    CHECK(cells_say(with_cells("a|[1,0,0,0, 1,0,0,0, 0,0,0,0]", spawn_at("11", "5"))) ==
          "map.tmj:1:92: error: spawn #1 at (11, 5) with radius 2 is inside tile block \"wall\" at (0, 0) in the layer \"a\" "
          "by 1 "
          "[spawn-in-solid]");
    CHECK(cells_say(with_cells("a|[1,0,0,0, 1,0,0,0, 0,0,0,0]", "{" + members("7", "", "wall", "5", "12", "10", "10") + "}"))
              .ends_with("error: tile block \"wall\" at (0, 0) in the layer \"a\" overlaps wall #7 at (5, 12) by 5 [overlap]"));
    CHECK(cells_say(with_cells("a|[6,0,0,0, 0,0,0,0, 0,0,0,0]", spawn_at("11", "5"))) == "");  // allowed by the tile
    CHECK(cells_say(with_cells("a|[7,7,0,0, 0,7,0,0, 0,0,0,0]")) ==
          "map.tmj:2:1: error: tile block \"lava\" at (0, 0) in the layer \"a\" has the class \"lava\" in the layer \"a\", and "
          "the "
          "rules do not "
          "know it [unknown-class]");
}

TEST_CASE("infinite maps have chunks, which may lie anywhere") {
    std::string map =
        with_cells(R"(a|[{"x":-16,"y":0,"width":2,"height":1,"data":[1,1]},{"x":0,"y":-16,"width":1,"height":2,"data":[1,1]}])",
                   "", "chunks");
    map.insert(1, "\"infinite\":true,");
    auto const all = objects_of(map, cell_rules);
    REQUIRE(all.size() == 2);
    CHECK(std::get<aabb<>>(all[0].set) == aabb<>{{-160, 0}, {-140, 10}});
    CHECK(std::get<aabb<>>(all[1].set) == aabb<>{{0, -160}, {10, -140}});
}

TEST_CASE("cells that cannot be read are refused, if they are looked at") {
    CHECK(cells_say(with_cells("a|\"eJw=\""))
              .ends_with("error: a tile layer whose cells are packed; choose CSV as the Tile Layer Format of the map, or look "
                         "at no tile "
                         "layers: \"a\" [syntax]"));
    CHECK(judged(with_cells("a|\"eJw=\"")) == "");
    CHECK(cells_say(with_cells("a|[1,1]")).ends_with("has not as many cells as it is wide and high: \"a\" [syntax]"));
    CHECK(cells_say(with_cells("a|[-1,1,0,0, 0,0,0,0, 0,0,0,0]"))
              .ends_with("a cell that is not the number of a tile: \"a\" [syntax]"));
}

TEST_CASE("tiles with one byte changed are never a crash") {
    std::string const cells = with_cells("a|[1,1,2,0, 0,1073741826,3,5, 0,0,7,0]", spawn_at("25", "25"));
    std::string const shapes =
        with_shapes(shape("1", "2", "4", "4", R"(,"ellipse":true)") + "," +
                    shape("2", "2", "0", "0", R"(,"polygon":[{"x":0,"y":0},{"x":4,"y":0},{"x":0,"y":3}])"));
    for (std::string const& whole : {cells, shapes})
        for (std::size_t i = 0; i < whole.size(); ++i)
            for (char const c : {'0', '9', '-', 'e', '"', ',', ']', '}', ' '}) {
                std::string changed = whole;
                changed[i] = c;
                level::report const r = level::check_text("map.tmj", {changed.data(), changed.size()}, cell_rules);
                CHECK_UNARY(r.ok() == (r.size() == 0));
            }
}

// The same in the compiler.
constexpr char compiled[] =
    R"({"width":3,"height":2,"tilewidth":10,"tileheight":10,"layers":[{"name":"a","width":3,"height":2,"data":[0,1,1,0,1,1]},
{"name":"b","objects":[{"id":1,"type":"spawn","x":9,"y":9,"point":true}]}],"tilesets":[{"firstgid":1,"tiles":[{"id":0,"type":"wall"}]}]})";
constexpr auto in_the_wall = level::check_text("map.tmj", compiled, cell_rules);
static_assert(in_the_wall.findings() == 1);
TEST_CASE("the compiler finds what stands in a tile") {
    CHECK(std::string(in_the_wall.data(), in_the_wall.size()) ==
          "map.tmj:2:24: error: spawn #1 at (9, 9) with radius 2 is inside tile block \"wall\" at (10, 0) in the layer \"a\" "
          "by 1 "
          "[spawn-in-solid]");
}

TEST_CASE("tiles of a tileset that is not at hand are told, unless their layer says what they are") {
    auto const with = [](std::string const& layer, char const* file) {
        std::string map = with_cells(layer);
        std::string const embedded = R"("tilesets":[{)";
        map.insert(map.find(embedded) + embedded.size() - 1, std::string(R"({"firstgid":20,"source":")") + file + "\"},");
        return map;
    };
    std::string const cells = "[20,0,0,1, 21,0,0,0, 0,0,1,22]";
    std::string const said = cells_say(with("walls|" + cells, "a.tsj"));
    CHECK(said.find("error: tile block at (0, 0) in the layer \"walls\" has a tile of the tileset \"a.tsj\" in another file "
                    "that is not at hand: save it as JSON (.tsj) beside the map, or embed it") != std::string::npos);
    CHECK(said.find('\n') == std::string::npos);
    CHECK(cells_say(with("ground|" + cells, "a.tsj")) == "");
    CHECK(cells_say(with("walls|[1,0,0,0, 0,0,0,0, 0,0,0,0]", "a.tsj")) == "");
    level::tileset_file const files[]{{"a.tsx", "<"}, {"a.tsj", R"({"tiles":[{"id":2,"type":"lava"}]})"}};
    auto const given = [&](char const* file) {
        std::string const map = with("walls|" + cells, file);
        level::report const r = level::check_text("map.tmj", {map.data(), map.size()}, cell_rules, files);
        return std::string(r.data(), r.size());
    };
    CHECK(given("a.tsx").find("\"a.tsx\" in another file that is written in XML: save it as JSON") != std::string::npos);
    CHECK(given("a.tsj").find("tile block \"lava\" at (30, 20) in the layer \"walls\" has the class \"lava\"") !=
          std::string::npos);
}

}  // namespace cells
