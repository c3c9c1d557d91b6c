// SPDX-License-Identifier: MIT
// Small maps for the tests, in the words of the file format. Include this before importing hantei.level.
#pragma once
#include <string>
#include <string_view>

/// A map of 100 x 100 pixels with one layer, "things", as a literal. The objects, a literal too, begin on line 2.
#define HANTEI_MAP(OBJECTS)                                                                                                   \
    "{\"width\":10,\"height\":10,\"tilewidth\":10,\"tileheight\":10,\"layers\":[{\"name\":\"things\",\"objects\":[\n" OBJECTS \
    "]}]}"

/// The same from text that is made at run time.
inline std::string map_of(std::string_view objects) {
    std::string s = HANTEI_MAP("*");
    s.replace(s.find('*'), 1, objects);
    return s;
}

/// The members that every object has, without braces: {"id":1,"name":"a","type":"wall","x":0,"y":0,"width":10,"height":10}
/// is "{" + members("1", "a", "wall", "0", "0", "10", "10") + "}".
inline std::string members(std::string_view id, std::string_view name, std::string_view type, std::string_view x,
                           std::string_view y, std::string_view width, std::string_view height) {
    std::string s = R"("id":)";
    s += id;
    s += R"(,"name":")";
    s += name;
    s += R"(","type":")";
    s += type;
    s += R"(","x":)";
    s += x;
    s += R"(,"y":)";
    s += y;
    s += R"(,"width":)";
    s += width;
    s += R"(,"height":)";
    s += height;
    return s;
}
