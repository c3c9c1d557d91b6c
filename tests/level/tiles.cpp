// SPDX-License-Identifier: MIT
// Tile objects: where they lie, what class they have, and tilesets in files of their own. HANTEI_LEVELS_WITH_TILES is a directory.
#include <doctest/doctest.h>
#include <cstdio>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "judged.hpp"
import hantei;

namespace tiles {

/// A map with these tilesets and one tile object of the gid 5, 20 wide and 30 high, at (40, 50).
std::string with_tile(std::string const& tilesets, std::string const& more = "") {
    return R"({"width":100,"height":100,"tilewidth":1,"tileheight":1,"layers":[{"name":"things","objects":[
{"gid":5,"id":1,"x":40,"y":50,"width":20,"height":30)" +
           more + R"(}]}],"tilesets":[)" + tilesets + "]}";
}
std::string const plain_set = R"({"firstgid":1,"tiles":[{"id":4,"type":"wall"}]})";

/// The shape of the only object of a map.
level::shape shape_of(std::string const& map) {
    char const* const path = "one_tile.tmj";
    std::FILE* const file = std::fopen(path, "wb");
    REQUIRE(file != nullptr);
    CHECK(std::fwrite(map.data(), 1, map.size(), file) == map.size());
    CHECK(std::fclose(file) == 0);
    level::loaded const loaded{path, test_rules};
    CHECK(std::remove(path) == 0);
    CHECK(std::string(loaded.report().data(), loaded.report().size()) == "");
    REQUIRE(loaded.objects().size() == 1);
    return loaded.objects()[0].set;
}
hantei::aabb<> box_of(std::string const& map) { return std::get<hantei::aabb<>>(shape_of(map)); }
std::string aligned(char const* alignment) {
    return std::string(R"({"firstgid":1,"objectalignment":")") + alignment + R"(","tiles":[{"id":4,"class":"wall"}]})";
}
std::string checked(std::string const& name) {
    auto const r = level::check((HANTEI_LEVELS_WITH_TILES "/" + name).c_str(), test_rules);
    return std::string(r.data(), r.size());
}

TEST_CASE("a tile object hangs from its bottom left corner, unless its tileset says otherwise") {
    CHECK(box_of(with_tile(plain_set)) == hantei::aabb<>{{40, 20}, {60, 50}});
    CHECK(box_of(with_tile(aligned("unspecified"))) == hantei::aabb<>{{40, 20}, {60, 50}});
    CHECK(box_of(with_tile(aligned("bottomleft"))) == hantei::aabb<>{{40, 20}, {60, 50}});
    CHECK(box_of(with_tile(aligned("topleft"))) == hantei::aabb<>{{40, 50}, {60, 80}});
    CHECK(box_of(with_tile(aligned("top"))) == hantei::aabb<>{{30, 50}, {50, 80}});
    CHECK(box_of(with_tile(aligned("topright"))) == hantei::aabb<>{{20, 50}, {40, 80}});
    CHECK(box_of(with_tile(aligned("left"))) == hantei::aabb<>{{40, 35}, {60, 65}});
    CHECK(box_of(with_tile(aligned("center"))) == hantei::aabb<>{{30, 35}, {50, 65}});
    CHECK(box_of(with_tile(aligned("right"))) == hantei::aabb<>{{20, 35}, {40, 65}});
    CHECK(box_of(with_tile(aligned("bottom"))) == hantei::aabb<>{{30, 20}, {50, 50}});
    CHECK(box_of(with_tile(aligned("bottomright"))) == hantei::aabb<>{{20, 20}, {40, 50}});
    CHECK(judged(with_tile(aligned("middle"))).ends_with("error: an alignment that Tiled does not have: \"middle\" [syntax]"));
}

TEST_CASE("a tile object turns about its (x, y)") {
    CHECK(box_of(with_tile(plain_set, R"(,"rotation":90)")) == hantei::aabb<>{{40, 50}, {70, 70}});
    CHECK(box_of(with_tile(plain_set, R"(,"rotation":180)")) == hantei::aabb<>{{20, 50}, {40, 80}});
    CHECK(box_of(with_tile(plain_set, R"(,"rotation":-90)")) == hantei::aabb<>{{10, 30}, {40, 50}});
    CHECK(box_of(with_tile(aligned("center"), R"(,"rotation":90)")) == hantei::aabb<>{{25, 40}, {55, 60}});
    auto const turned = std::get<hantei::obb<>>(shape_of(with_tile(plain_set, R"(,"rotation":30)")));
    CHECK(turned.half_extents == hantei::vec<>{10, 15});
    // (40, 50) + R(10, -15) with R by 30 degrees
    CHECK(turned.center.x == doctest::Approx(40 + 10 * 0.8660254037844386 + 7.5));
    CHECK(turned.center.y == doctest::Approx(50 + 5 - 15 * 0.8660254037844386));
}

TEST_CASE("the class of a tile is that of its objects, if they have none") {
    CHECK(judged(with_tile(plain_set)) == "");
    CHECK(judged(with_tile(plain_set, R"(,"type":"wal")")).find("wal #1 at (40, 50) has the class \"wal\"") !=
          std::string::npos);
    CHECK(judged(with_tile(R"({"firstgid":1,"tiles":[{"id":3,"type":"wall"}]})"))
              .find("#1 at (40, 50) has no class in the layer") != std::string::npos);
    // The tileset with the greatest first number that is not above 5; tilesets and tiles in any order.
    CHECK(
        judged(with_tile(
            R"({"firstgid":6,"tiles":[{"id":0,"type":"a"}]},{"firstgid":4,"tiles":[{"id":7,"type":"b"},{"id":1,"type":"wall"}]},)"
            R"({"firstgid":1,"tiles":[{"id":0,"type":"c"}]})")) == "");
    // Tilesets of old versions of Tiled.
    CHECK(judged(with_tile(R"({"firstgid":1,"tiles":{"4":{"terrain":[0]}}})", R"(,"type":"wall")")) == "");
}

TEST_CASE("flips are no part of the number of a tile") {
    std::string map = with_tile(plain_set);
    map.replace(map.find("\"gid\":5"), 7, "\"gid\":3758096389");
    CHECK(judged(map) == "");
    map.replace(map.find("3758096389"), 10, "4294967296");
    CHECK(judged(map).find("error: a number that is not whole, or not from 0 to 4294967295, for \"gid\" [syntax]") !=
          std::string::npos);
}

TEST_CASE("a tile object whose tile is nowhere has no shape") {
    CHECK(judged(with_tile("", R"(,"type":"wall")")) ==
          "map.tmj:2:1: error: wall #1 at (40, 50) is a tile object whose tile belongs to no tileset of the map "
          "[unsupported-shape]");
    CHECK(judged(with_tile(R"({"firstgid":6})", R"(,"type":"wall")")).find("belongs to no tileset") != std::string::npos);
    CHECK(
        judged(with_tile(R"({"firstgid":1,"source":"a.tsx"})", R"(,"type":"wall")"))
            .find(
                "wall #1 at (40, 50) has a tile of the tileset \"a.tsx\" in another file that is not at hand: save it as JSON "
                "(.tsj) beside the map, or embed it (tiled --embed-tilesets ") != std::string::npos);
    CHECK(judged(with_tile(R"({"firstgid":1,"source":"a.tsx"})", R"(,"type":"decor")")) == "");
    CHECK(judged(with_tile(R"({"name":"a"})")).ends_with("error: there is no member \"firstgid\" [syntax]"));
}

TEST_CASE("a tileset may be given by its name") {
    auto const given = [&](level::text name, level::text bytes, char const* more = "") {
        std::string const map = with_tile(R"({"firstgid":2,"source":"a/b.tsj"})", more);
        level::tileset_file const files[]{{"other.tsj", "?"}, {name, bytes}};
        auto const r = level::check_text("map.tmj", {map.data(), map.size()}, test_rules, files);
        return std::string(r.data(), r.size());
    };
    CHECK(given("a/b.tsj", R"({"tiles":[{"id":3,"type":"w\u0061ll"}]})") == "");
    CHECK(given("b.tsj", R"({"tiles":[{"id":3,"type":"wall"}]})")
              .find("has a tile of the tileset \"a/b.tsj\" in another file that is not at hand") != std::string::npos);
    // One in XML is of no use, and does no harm to whoever does not need it.
    CHECK(given("a/b.tsj", "<?xml version=\"1.0\"?>", R"(,"type":"wall")")
              .ends_with("error: wall #1 at (40, 50) has a tile of the tileset \"a/b.tsj\" in another file that is written in "
                         "XML: save it as JSON (.tsj), or embed it (tiled --embed-tilesets --export-map json in.tmx out.tmj) "
                         "[unsupported-shape]"));
    CHECK(given("a/b.tsj", "<?xml version=\"1.0\"?>").find("in another file that is written in XML") != std::string::npos);
    CHECK(given("a/b.tsj", "<?xml version=\"1.0\"?>", R"(,"type":"decor")") == "");
    CHECK(given("a/b.tsj", R"({"tiles":[{"id":)")
              .ends_with(
                  "error: a tileset that cannot be read; is it a JSON tileset file (.tsj) of Tiled? \"a/b.tsj\" [syntax]"));
}

TEST_CASE("at run time the tileset is found beside the map") {
    CHECK(checked("crates.tmj").find("pickup") != std::string::npos);  // the only class that these rules do not know
    CHECK(level::check(HANTEI_LEVELS_WITH_TILES "/crates.tmj", test_rules).findings() == 1);
    CHECK(checked("crates_overlap.tmj").ends_with("error: wall #2 at (24, 32) overlaps wall #1 at (16, 32) by 8 [overlap]"));
}

}  // namespace tiles
