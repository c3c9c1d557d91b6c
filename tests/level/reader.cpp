// SPDX-License-Identifier: MIT
// What the reader understands, and what it says about files that are no maps.
#include <doctest/doctest.h>
#include <string>
#include <string_view>
#include <vector>

#include "judged.hpp"

namespace reader {

struct seen {
    std::string name, type, layer;
    level::object object;
};

/// The objects of a map as the rules see them.
std::vector<seen> objects_of(std::string_view source) {
    std::vector<seen> all;
    auto const classify = [&](level::object const& o) {
        auto const copy = [](level::text t) { return std::string(t.data(), t.size()); };
        all.push_back({copy(o.name), copy(o.type), copy(o.layer), o});
        return level::role::ignored;
    };
    level::rules const watching{.classify = classify, .may_be_empty = true};
    auto const r = level::check_text("map.tmj", {source.data(), source.size()}, watching);
    CHECK(std::string(r.data(), r.size()) == "");
    return all;
}

std::string const wall = "{" + members("1", "a", "wall", "0", "0", "10", "10") + "}";

TEST_CASE("a map without layers and a layer without objects are fine") {
    static_assert(says(HANTEI_MAP(""), ""));
    CHECK(judged_objects("") == "");
    CHECK(judged(R"({"width":0,"height":0,"tilewidth":0,"tileheight":0,"layers":[]})") == "");
}

TEST_CASE("all members of an object, in any order") {
    auto const all = objects_of(map_of(
        R"({"y":-2.5e0,"rotation":-30,"name":"gate","ellipse":true,"type":"door","height":4,"id":12,"visible":false,"x":1e1,"width":3})"));
    REQUIRE(all.size() == 1);
    CHECK(all[0].name == "gate");
    CHECK(all[0].type == "door");
    CHECK(all[0].layer == "things");
    CHECK(all[0].object.id == 12);
    CHECK(all[0].object.x == 10);
    CHECK(all[0].object.y == -2.5);
    CHECK(all[0].object.width == 3);
    CHECK(all[0].object.height == 4);
    CHECK(all[0].object.rotation == -30);
    CHECK(all[0].object.form == level::form::ellipse);
}

TEST_CASE("the class of Tiled 1.9 is the type of the other versions") {
    auto const all = objects_of(map_of(R"({"id":1,"class":"door","x":0,"y":0,"width":1,"height":1})"));
    REQUIRE(all.size() == 1);
    CHECK(all[0].type == "door");
}

TEST_CASE("maps and layers have a class besides their type") {
    CHECK(judged(R"({"class":"cave","height":10,"layers":[{"class":"walls","objects":[],"type":"objectgroup"}],
        "tileheight":10,"tilewidth":10,"type":"map","width":10})") == "");
}

TEST_CASE("names keep their escapes and their UTF-8") {
    auto const all = objects_of(map_of("{" + members("1", R"(\"T\u00fcr\"\t\\ \ud83d\ude00 \/ü€)", "wall", "0", "0", "1", "1") +
                                       "},{" + members("2", R"(\u20AC)", "a\\nb", "0", "0", "1", "1") + "}"));
    REQUIRE(all.size() == 2);
    CHECK(all[0].name == "\"Tür\"\t\\ 😀 /ü€");
    CHECK(all[1].name == "€");
    CHECK(all[1].type == "a\nb");
}

TEST_CASE("offsets of layers add up, and names belong to the innermost layer") {
    auto const all = objects_of(R"({"width":9,"height":9,"tilewidth":9,"tileheight":9,"layers":[
        {"layers":[{"objects":[)" +
                                wall + R"(],"name":"inner","offsetx":0.25,"offsety":3},
                   {"data":[1,2,3],"name":"ground"}],"name":"outer","offsetx":10,"offsety":-1},
        {"objects":[)" + wall.substr(0, 6) +
                                "2" + wall.substr(7) + R"(],"name":"last"}]})");
    REQUIRE(all.size() == 2);
    CHECK(all[0].layer == "inner");
    CHECK(all[0].object.offset_x == 10.25);
    CHECK(all[0].object.offset_y == 2);
    CHECK(all[1].layer == "last");
    CHECK(all[1].object.offset_x == 0);
}

TEST_CASE("an object is where its layers are moved to") {
    auto const moved = [](std::string_view offset) {
        return judged(R"({"width":10,"height":10,"tilewidth":10,"tileheight":10,"layers":[{"objects":[)" + wall +
                      R"(],"offsetx":)" + std::string(offset) + "}]}");
    };
    CHECK(moved("90") == "");
    CHECK(moved("90.5") ==
          "map.tmj:1:78: error: wall #1 \"a\" at (0, 0) leaves the map, which is 100 x 100, by 0.5 [outside-bounds]");
}

TEST_CASE("layers with a parallax factor have no fixed place") {
    CHECK(judged(R"({"width":10,"height":10,"tilewidth":10,"tileheight":10,"layers":[{"objects":[)" + wall +
                 R"(],"parallaxx":0.5}]})") ==
          "map.tmj:1:78: error: wall #1 \"a\" at (0, 0) lies in a layer with a parallax factor, which has "
          "no fixed place on the map: set the factor to 1, or give it a role that is ignored [unsupported-shape]");
}

TEST_CASE("a key may be written with escapes") {
    auto const all =
        objects_of(R"({"width":1,"height":1,"tilewidth":9,"tileheight":9,"l\u0061yers":[{"\u006eame":"a","objects":[
        {"\u0069d":7,"n\u0061me":"gate","x":1,"\u0079":2,"width":3,"h\u0065ight":3,"\u0065llipse":true}]}]})");
    REQUIRE(all.size() == 1);
    CHECK(all[0].object.id == 7);
    CHECK(all[0].name == "gate");
    CHECK(all[0].layer == "a");
    CHECK(all[0].object.y == 2);
    CHECK(all[0].object.form == level::form::ellipse);
    CHECK(judged_objects(R"({"id":1,"\u0069d":2})") == "map.tmj:2:9: error: a member that is there twice: \"id\" [syntax]");
    CHECK(judged(R"({"orient\u0061tion":"orthogon\u0061l"})") == "map.tmj:1:1: error: there is no member \"layers\" [syntax]");
}

TEST_CASE("a byte order mark and carriage returns are harmless") {
    CHECK(judged("\xef\xbb\xbf{\"width\":1,\r\n\t\"height\":1,\"tilewidth\":1,\"tileheight\":1,\"layers\":[]}\r\n") == "");
}

TEST_CASE("the rules see the custom properties of an object") {
    std::string seen;
    auto const classify = [&](level::object const& o) {
        for (char const* const name : {"solid", "speed", "note", "color", "list", "none"}) {
            level::text const value = level::property_of(o, level::text::terminated(name));
            seen += std::string(value.data(), value.size()) + "|";
        }
        return level::role::ignored;
    };
    std::string const map =
        map_of("{" + members("1", "", "", "0", "0", "1", "1") +
               R"(,"properties":[{"name":"solid","type":"bool","value":true},{"name":"speed","value":-1.5e0},
        {"name":"note","value":"t\u00fcr"},{"name":"list","value":[1,2]},{"name":"cl","value":{"a":1}}]},{)" +
               members("2", "", "", "0", "0", "1", "1") + R"(,"properties":{"solid":true}})");
    CHECK(
        level::check_text("map.tmj", {map.data(), map.size()}, level::rules{.classify = classify, .may_be_empty = true}).ok());
    CHECK(seen == "true|-1.5e0|tür||||||||||");
}

TEST_CASE("every kind of value may stand in a member that is not read") {
    CHECK(judged(map_of("{" + members("1", "a", "wall", "0", "0", "10", "10") +
                        R"(,"other":[{"a":null},[true,false,[]],-0.5e-3,"\u0041",{}]})")) == "");
}

// The compiler says the same about files that are no maps.
static_assert(says("{\n\"width\":NaN}", "map.tmj:2:9: error: expected a number for \"width\", found 'N' [syntax]"));
static_assert(says("", "map.tmj:1:1: error: expected an object, found the end of the file [syntax]"));
static_assert(says("{\"a\":\"\\", "map.tmj:1:7: error: expected an escape sequence of JSON, found '\\' [syntax]"));
static_assert(says(HANTEI_MAP("{\"id\":1,\"name\":\"T\\u00fcr\",\"x\":0,\"y\":0,\"width\":1,\"height\":1}"),
                   "map.tmj:2:1: error: #1 \"T\xc3\xbcr\" at (0, 0) has no class in the layer "
                   "\"things\", and the rules do not know it [unknown-class]"));

TEST_CASE("malformed files: line, column, what was expected and what is there") {
    struct {
        char const* source;
        char const* says;
    } const cases[]{
        {"", "1:1: error: expected an object, found the end of the file [syntax]"},
        {"\n\n  ", "3:3: error: expected an object, found the end of the file [syntax]"},
        {"[]", "1:1: error: expected an object, found '[' [syntax]"},
        {"{", "1:2: error: expected the name of a member in double quotes, found the end of the file [syntax]"},
        {"{\n\"width\" 3", "2:9: error: expected ':' after the name of a member, found '3' [syntax]"},
        {"{\"width\":}", "1:10: error: expected a number for \"width\", found '}' [syntax]"},
        {"{\"width\":\"3\"}", "1:10: error: expected a number for \"width\", found '\"' [syntax]"},
        {"{\"width\":NaN}", "1:10: error: expected a number for \"width\", found 'N' [syntax]"},
        {"{\"width\":+1}", "1:10: error: expected a number for \"width\", found '+' [syntax]"},
        {"{\"width\":-}", "1:11: error: expected a digit after '-', found '}' [syntax]"},
        {"{\"width\":-Infinity}", "1:11: error: expected a digit after '-', found 'I' [syntax]"},
        {"{\"width\":01}", "1:10: error: a number begins with a zero too many [syntax]"},
        {"{\"width\":1.}", "1:12: error: expected a digit after the decimal point, found '}' [syntax]"},
        {"{\"width\":1e+}", "1:13: error: expected a digit in the exponent, found '}' [syntax]"},
        {"{\"width\":1.5}", "1:10: error: a number that is not whole, or not from 0 to 2147483647, for \"width\" [syntax]"},
        {"{\"width\":-1}", "1:10: error: a number that is not whole, or not from 0 to 2147483647, for \"width\" [syntax]"},
        {"{\"width\":1e999}", "1:10: error: a number beyond 1e12 for \"width\" [syntax]"},
        {"{\"width\":1e999999999999999999999999}", "1:10: error: a number beyond 1e12 for \"width\" [syntax]"},
        {"{\"width\":1,\"width\":1}", "1:12: error: a member that is there twice: \"width\" [syntax]"},
        {"{\"width\":1,}", "1:12: error: expected the name of a member in double quotes, found '}' [syntax]"},
        {"{\"width\":1 \"height\":1}", "1:12: error: expected ',' or '}' after a member, found '\"' [syntax]"},
        {"{\"layers\":{}}", "1:11: error: expected an array for \"layers\", found '{' [syntax]"},
        {"{\"layers\":[1]}", "1:12: error: expected an object, found '1' [syntax]"},
        {"{\"layers\":[{}{}]}", "1:14: error: expected ',' or ']' after an element, found '{' [syntax]"},
        {"{\"infinite\":1}", "1:13: error: expected true or false for \"infinite\", found '1' [syntax]"},
        {"{\"infinite\":tru", "1:13: error: expected true or false for \"infinite\", found 't' [syntax]"},
        {"{\"other\":nul}", "1:10: error: expected a value for \"other\", found 'n' [syntax]"},
        {"{\"other\":[true,,2]}", "1:16: error: expected a value for \"other\", found ',' [syntax]"},
        {"{\"other\":\"abc", "1:14: error: expected '\"' at the end of a string, found the end of the file [syntax]"},
        {"{\"other\":\"a\nb\"}", "1:12: error: expected no control character inside a string, found the byte 0x0a [syntax]"},
        {"{\"other\":\"a\\qb\"}", "1:12: error: expected an escape sequence of JSON, found '\\' [syntax]"},
        {"{\"other\":\"\\u12g4\"}", "1:11: error: expected an escape sequence of JSON, found '\\' [syntax]"},
        {"{\"other\":\"\\ud83d!\"}", "1:11: error: expected an escape sequence of JSON, found '\\' [syntax]"},
        {"{\"other\":\"\\ude00\"}", "1:11: error: expected an escape sequence of JSON, found '\\' [syntax]"},
        {"{\"other\":\"\\", "1:11: error: expected an escape sequence of JSON, found '\\' [syntax]"},
        {"{\"other\":\"\xff\"}", "1:11: error: expected UTF-8 inside a string, found the byte 0xff [syntax]"},
        {"{\"other\":\"\xc0\x80\"}", "1:11: error: expected UTF-8 inside a string, found the byte 0xc0 [syntax]"},
        {"{\"other\":\"\xed\xa0\x80\"}", "1:11: error: expected UTF-8 inside a string, found the byte 0xed [syntax]"},
        {"{\"other\":\"\xe2\x82", "1:11: error: expected UTF-8 inside a string, found the byte 0xe2 [syntax]"},
        {"{}", "1:1: error: there is no member \"layers\" [syntax]"},
        {"{\"type\":\"tileset\"}", "1:9: error: expected \"map\" for \"type\", found '\"' [syntax]"},
        {"{\"orientation\":\"isometric\"}",
         "1:16: error: only orthogonal maps can be checked, as the coordinates of others are not those of the screen: leave it "
         "out, or "
         "set its orientation to orthogonal (in Tiled: Map > Map Properties) [syntax]"},
        {"\n<?xml version=\"1.0\"?><map/>",
         "2:1: error: this is XML, and maps are read as JSON: tiled --embed-tilesets --detach-templates "
         "--resolve-types-and-properties --export-map json in.tmx out.tmj [syntax]"},
    };
    for (auto const& c : cases) {
        CAPTURE(c.source);
        CHECK(judged(c.source) == std::string("map.tmj:") + c.says);
    }
}

TEST_CASE("objects that lack something") {
    CHECK(judged_objects(R"({"id":1,"y":0,"width":1,"height":1})") == "map.tmj:2:1: error: there is no member \"x\" [syntax]");
    CHECK(judged_objects(R"({"x":1,"y":0,"width":1,"height":1})") == "map.tmj:2:1: error: there is no member \"id\" [syntax]");
    CHECK(judged_objects(R"({"id":1,"x":1,"y":0,"height":1})") == "map.tmj:2:1: error: there is no member \"width\" [syntax]");
    CHECK(judged_objects(R"({"id":1,"x":1,"y":0,"point":true,"ellipse":true})") ==
          "map.tmj:2:34: error: a second kind of shape: \"ellipse\" [syntax]");
    CHECK(judged_objects(R"({"id":1.5})") ==
          "map.tmj:2:7: error: a number that is not whole, or not from 0 to 2147483647, for \"id\" [syntax]");
    CHECK(judged_objects(R"({"name":3})") == "map.tmj:2:9: error: expected a string for \"name\", found '3' [syntax]");
    CHECK(judged(map_of(wall) + "]") == "map.tmj:2:73: error: expected the end of the file, found ']' [syntax]");
}

TEST_CASE("a null byte is a byte like others") {
    CHECK(judged(map_of("") + '\0') == "map.tmj:2:5: error: expected the end of the file, found the byte 0x00 [syntax]");
    CHECK(judged(std::string_view("{\"a\":\"\0\"}", 9)) ==
          "map.tmj:1:7: error: expected no control character inside a string, found the byte 0x00 [syntax]");
}

TEST_CASE("hostile files end quickly") {
    std::string const brackets(10'000'000, '[');
    CHECK(judged("{\"a\":" + brackets) == "map.tmj:1:69: error: arrays and objects are nested deeper than 64 levels [syntax]");
    std::string objects;
    for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
    CHECK(judged(objects) == "map.tmj:1:321: error: arrays and objects are nested deeper than 64 levels [syntax]");
    std::string groups = R"({"layers":[)";
    for (int i = 0; i < 100; ++i) groups += R"({"layers":[)";
    CHECK(judged(groups) == "map.tmj:1:353: error: arrays and objects are nested deeper than 64 levels [syntax]");
    CHECK(judged("{\"width\":" + std::string(1'000'000, '9') + "}") ==
          "map.tmj:1:10: error: a number beyond 1e12 for \"width\" [syntax]");
}

TEST_CASE("a map has bounds, so that a file cannot take any amount of memory") {
    std::string objects;
    for (int i = 0; i < 100'001; ++i)
        objects += (i > 0 ? "," : "") + ("{\"id\":" + std::to_string(i)) + R"(,"x":0,"y":0,"point":true})";
    CHECK(judged_objects(objects).ends_with("error: a map has at most 100000 objects [syntax]"));
    std::string vertices;
    for (int i = 0; i < 1'000'001; ++i) vertices += i > 0 ? R"(,{"x":0,"y":0})" : R"({"x":0,"y":0})";
    CHECK(judged_objects(R"({"id":1,"x":0,"y":0,"polygon":[)" + vertices + "]}")
              .ends_with("error: the polygons and polylines of a map have at most 1000000 vertices [syntax]"));
}

TEST_CASE("a file that ends anywhere is a finding, never a crash") {
    std::string const whole =
        map_of("{" + members("1", R"(T\u00fcr)", "wall", "-1.5e1", "0", "10", "10") + R"(,"point":false})");
    for (size_t size = 0; size < whole.size(); ++size) {
        // An own allocation, so that a sanitizer sees every byte that is read behind the end.
        std::vector<char> const part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        level::report const r = level::check_text("map.tmj", {part.data(), part.size()}, test_rules);
        CAPTURE(size);
        CHECK(r.findings() == 1);
        CHECK(std::string(r.data(), r.size()).ends_with(" [syntax]"));
    }
}

TEST_CASE("a file with one byte changed is never a crash") {
    std::string const whole =
        map_of("{" + members("1", R"(T\u00fcr ü)", "wall", "-1.5e1", "0", "10", "10") + R"(,"rotation":30.5})");
    for (size_t i = 0; i < whole.size(); ++i)
        for (int byte = 0; byte < 256; byte += 1) {
            std::string changed = whole;
            changed[i] = static_cast<char>(byte);
            level::report const r = level::check_text("map.tmj", {changed.data(), changed.size()}, test_rules);
            CHECK_UNARY(r.ok() == (r.size() == 0));
        }
}

}  // namespace reader
