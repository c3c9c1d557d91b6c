// SPDX-License-Identifier: MIT
// Maps that others made, which are no part of the project: what of them is read, and what is refused and why. HANTEI_REAL_LEVELS is their
// directory.
#include <doctest/doctest.h>
#include <cstddef>
#include <string>
#include <string_view>

#include "judged.hpp"
import hantei;

namespace {

constexpr level::role real_role_of(level::object const& o) {
    if (o.form == level::form::text) return level::role::ignored;
    if (o.cells && o.tile == ~decltype(o.tile){0}) return level::role::ignored;  // its tileset says nothing about it
    return o.form == level::form::point ? level::role::spawn : level::role::solid;
}
constexpr level::rules real_rules{.classify = real_role_of, .agent_radius = 4, .keep_inside = false, .tile_layers = true};

}  // namespace

TEST_CASE("maps of others are read, or refused with a reason") {
    struct {
        char const* name;
        std::size_t shapes;  // that are read
        std::size_t refused;  // objects
        char const* reason;  // a part of what is said about each of them
    } const maps[]{
        {"excalibur_orthogonal.tmj", 7, 0, ""},
        {"excalibur_orthogonal-complex.tmj", 5, 1, "has a tile with a collision shape that has no exact shape"},
        {"sticker-knight.tmj", 101, 13, "lies in a layer with a parallax factor"},
        {"pytiled_all_layer_types.json", 0, 1, "lies in a layer with a parallax factor"},
        {"tileson_ultimate_test_v1.5.tmj", 0, 18, " in another file"},
        {"tileson_ultimate_test_v1.9.json", 82, 3, "is an instance of a template in another file"},
        {"tileson_withtemplates.json", 0, 4, "is an instance of a template in another file"},
    };
    for (auto const& map : maps) {
        CAPTURE(map.name);
        level::loaded const read{(HANTEI_REAL_LEVELS "/tiled/" + std::string(map.name)).c_str(), real_rules};
        std::size_t refused = 0;
        for (level::remark const& r : read.remarks()) {
            std::string_view const rule{r.rule.data(), r.rule.size()}, message{r.message.data(), r.message.size()};
            CHECK((rule == "overlap" || rule == "unsupported-shape"));
            if (rule != "unsupported-shape") continue;
            ++refused;
            CHECK(message.find(map.reason) != message.npos);
        }
        CHECK(refused == map.refused);
        CHECK(read.objects().size() == map.shapes);
    }
}
