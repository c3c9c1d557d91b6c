// SPDX-License-Identifier: MIT
// The quick ways of the reader against the general one, on maps that are changed at random: the same objects, the same first error.
// This file is a part of the module, because the two are not exported.
module;
#include <doctest/doctest.h>
#include <string>
#include <string_view>
#include <vector>

#include "../dice.hpp"
#include "maps.hpp"
module hantei.level;
import hantei;

namespace hantei::level {

namespace {

bool same(object const& a, object const& b) {
    return a.id == b.id && a.name == b.name && a.type == b.type && a.layer == b.layer && a.form == b.form && a.x == b.x &&
           a.y == b.y && a.width == b.width && a.height == b.height && a.rotation == b.rotation && a.gid == b.gid &&
           a.left == b.left && a.top == b.top && a.no_shape_reason == b.no_shape_reason && a.offset_x == b.offset_x &&
           a.offset_y == b.offset_y && a.parallax == b.parallax && a.position == b.position &&
           a.first_property == b.first_property && a.property_count == b.property_count && a.first_vertex == b.first_vertex &&
           a.vertex_count == b.vertex_count;
}
bool same(property const& a, property const& b) { return a.name == b.name && a.value == b.value; }
bool same(vec<> const& a, vec<> const& b) { return a == b; }
template <class T>
bool same(list<T> const& a, list<T> const& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!same(a[i], b[i])) return false;
    return true;
}
bool same(syntax_error const& a, syntax_error const& b) {
    if ((a.expected == nullptr) != (b.expected == nullptr)) return false;
    return a.expected == nullptr || (std::string_view(a.expected) == b.expected && a.offset == b.offset && a.key == b.key);
}
/// Whether both readers say the same about these bytes, in an allocation of their own.
bool agree(std::string const& source) {
    std::vector<char> const bytes(source.begin(), source.end());
    text const t{bytes.data(), bytes.size()};
    map const quick = read_tiled(t);
    map const general = read_tiled(t, {}, true);
    if (!same(quick.error, general.error)) return false;
    return quick.error.expected != nullptr ||
           (same(quick.objects, general.objects) && same(quick.vertices, general.vertices) &&
            same(quick.properties, general.properties) && quick.stages[0].width == general.stages[0].width &&
            quick.stages[0].height == general.stages[0].height);
}

std::string seed() {
    std::string objects;
    for (int i = 0; i < 12; ++i) {
        objects += i > 0 ? ",\n  {" : "  {";
        std::string const n = std::to_string(i);
        objects += "\"height\":1" + n + ", \"id\":" + n + ", \"name\":\"wall-" + n + "\", ";
        if (i % 3 == 0) objects += R"("polygon":[{"x":0, "y":0}, {"x":1)" + n + R"(.5, "y":2}, {"x":3, "y":-)" + n + ".25}], ";
        if (i % 3 == 2) objects += "\"gid\":" + n + ", ";
        if (i % 3 == 1) objects += "\"ellipse\":true, ";
        objects += "\"rotation\":" + n + R"(.125, "type":"wall", "visible":true, "width":1)" + n;
        if (i % 4 == 2)
            objects += R"(, "properties":[{"name":"a", "type":"int", "value":)" + n + R"(}, {"name":"b", "value":"t"}])";
        objects += ", \"x\":-" + n + ".5, \"y\":2" + n + "}";
    }
    return R"({"height":10, "layers":[{"data":[1, 2, 0, 3], "name":"ground"}, {"name":"things", "objects":[)" + objects +
           R"(], "x":0}], "other":[[], {}, {"a":[1, -2.5, "b]"]}, null, true], "tileheight":10, "tilesets":[{"firstgid":3, "tiles":[{"id":2, "type":"crate"}]}], "tilewidth":10, "width":10})";
}

std::string with_all(std::string s, std::string const& word, std::string const& other) {
    for (std::size_t at = s.find(word); at != std::string::npos; at = s.find(word, at + other.size()))
        s.replace(at, word.size(), other);
    return s;
}

}  // namespace

TEST_CASE("the quick and the general reader agree on maps that are changed at random") {
    std::string const whole = seed();
    REQUIRE(agree(whole));
    dice random(11);
    auto const below = [&](std::size_t bound) { return random() % bound; };
    char const* const pieces[]{
        "0",         "1e3", "-",        ".",    "\"",        "\\u0061",     "\\",        ",",        "{",
        "}",         "[",   "]",        ":",    " ",         "\n",          "true",      "null",     "12345678901234567",
        "e",         "00",  "\xc3\xbc", "\x01", "[1,[2],3]", "[1,\"]\",2]", "{\"a\":1}", "\"x\":1,", "999999999999999",
        "\"id\":7, "};
    for (int round = 0; round < 3'000; ++round) {
        std::string changed = whole;
        if (below(4) == 0) changed = with_all(whole, "wall", std::string("wa") + pieces[below(std::size(pieces))] + "ll");
        for (std::size_t n = 1 + below(3); n > 0; --n) {
            std::size_t const at = below(changed.size());
            switch (below(4)) {
                case 0: changed.erase(at, 1 + below(4)); break;
                case 1: changed.insert(at, pieces[below(std::size(pieces))]); break;
                case 2: changed[at] = pieces[below(std::size(pieces))][0]; break;
                default: changed.insert(below(changed.size()), changed.substr(at, 1 + below(60))); break;
            }
        }
        if (below(20) == 0) changed.resize(below(changed.size()));
        CAPTURE(changed);
        REQUIRE(agree(changed));
    }
}

TEST_CASE("escapes in names and classes that come again are read") {
    char const* const words[]{"w\\u0061ll", "w\\\"ll", "w\\\\ll", "w\xc3\xa4ll", "w\xc3\xa4", "\\u0061", "\\\\"};
    for (char const* const word : words) {
        std::string const source = with_all(seed(), "wall", word);
        CAPTURE(source);
        CHECK(agree(source));
        CHECK(agree(with_all(source, "wall-", "wall")));
    }
    std::string const source = with_all(seed(), "wall", words[0]);
    map const read = read_tiled(text{source.data(), source.size()});
    for (object const& o : read.objects) CHECK(o.type == "wall");
}

TEST_CASE("the quick and the general reader agree wherever a map ends") {
    std::string const whole = seed();
    for (std::size_t size = 0; size < whole.size(); ++size) REQUIRE(agree(whole.substr(0, size)));
}

}  // namespace hantei::level
