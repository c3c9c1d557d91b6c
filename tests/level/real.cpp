// SPDX-License-Identifier: MIT
// Maps that others made, which are no part of the project: what of them is read, and what is refused and why. HANTEI_REAL_LEVELS is their
// directory.
#include <doctest/doctest.h>
#include <algorithm>
#include <cmath>
#include <complex>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

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

TEST_CASE("tile objects lie where a mapping by complex numbers puts them") {
    std::size_t compared = 0, turned = 0;
    for (char const* const name : {"sticker-knight.tmj", "tileson_ultimate_test_v1.9.json"}) {
        level::loaded const read{(HANTEI_REAL_LEVELS "/tiled/" + std::string(name)).c_str(), real_rules};
        for (level::placed const& p : read.objects()) {
            level::object const& o = p.what;
            if (o.form != level::form::tile || o.cells || o.tile != ~decltype(o.tile){0}) continue;
            // Its lower left corner is at (x, y), about which it turns clockwise, as y points down.
            std::complex<double> const at{o.x + o.offset_x, o.y + o.offset_y},
                turn = std::polar(1.0, o.rotation * std::acos(-1.0) / 180);
            double left = 1e9, right = -1e9, top = 1e9, bottom = -1e9;
            for (std::complex<double> const corner :
                 {std::complex<double>{0, 0}, {o.width, 0}, {0, -o.height}, {o.width, -o.height}}) {
                std::complex<double> const q = at + turn * corner;
                left = std::min(left, q.real());
                right = std::max(right, q.real());
                top = std::min(top, q.imag());
                bottom = std::max(bottom, q.imag());
            }
            CAPTURE(name);
            CAPTURE(o.id);
            auto const [box, size] =
                std::visit([](auto const& set) { return std::pair(hantei::bounds(set), hantei::area(set)); }, p.set);
            CHECK(box.min.x == doctest::Approx(left).epsilon(1e-12));
            CHECK(box.max.x == doctest::Approx(right).epsilon(1e-12));
            CHECK(box.min.y == doctest::Approx(top).epsilon(1e-12));
            CHECK(box.max.y == doctest::Approx(bottom).epsilon(1e-12));
            CHECK(size == doctest::Approx(o.width * o.height).epsilon(1e-12));
            ++compared;
            turned += o.rotation != 0 ? 1 : 0;
        }
    }
    CHECK(compared > 80);
    CHECK(turned > 5);
}

namespace {

std::string bytes_of(char const* path) {
    std::ifstream file(std::string(HANTEI_REAL_LEVELS) + path, std::ios::binary);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}
constexpr level::role platformer_role_of(level::object const& o) {
    using enum level::role;
    if (o.type == "dirt" || o.type == "stone") return solid;
    if (o.type == "ladder") return area;
    return o.type == "Player" || o.type == "Mob" || o.type == "Chest" ? spawn : ignored;
}
constexpr level::rules platformer_rules{.classify = platformer_role_of, .tile_layers = true};

}  // namespace

TEST_CASE("the Sokoban levels of others are sound, and a box that is taken away is found") {
    std::string file = bytes_of("/sokoban/boxoban-hard.txt");
    level::loaded const read{HANTEI_REAL_LEVELS "/sokoban/boxoban-hard.txt", test_rules};
    CHECK(read.levels() == 513);
    CHECK(read.report().findings() == 0);
    std::size_t const box = file.find('$', file.size() / 2);
    REQUIRE(box != file.npos);
    file[box] = ' ';
    level::report const said = level::check_text("boxes.xsb", {file.data(), file.size()}, test_rules);
    CHECK(said.findings() == 1);
    CHECK(std::string_view(said.data(), said.size()).ends_with("has 3 boxes and 4 goals [boxes-and-goals]"));
}
TEST_CASE("four enemies of LDtk's platformer stand two pixels inside walls, and nothing else does") {
    level::loaded const read{HANTEI_REAL_LEVELS "/ldtk/platformer.ldtk", platformer_rules};
    std::string_view const said{read.report().data(), read.report().size()};
    CAPTURE(said);
    CHECK(read.levels() == 4);
    // One of them stands in two blocks.
    std::set<decltype(level::remark::line)> enemies;
    for (level::remark const& r : read.remarks()) {
        std::string_view const message{r.message.data(), r.message.size()};
        if (std::string_view(r.rule.data(), r.rule.size()) != "spawn-in-solid") continue;
        CHECK(message.starts_with("Mob at "));
        CHECK(message.ends_with(" by 2"));
        enemies.insert(r.line);
    }
    CHECK(enemies.size() == 4);
}
TEST_CASE("the other LDtk projects are read, and refused is only what has no shape") {
    for (char const* const name : {"entities", "api-test"}) {
        CAPTURE(name);
        level::loaded const read{(HANTEI_REAL_LEVELS "/ldtk/" + std::string(name) + ".ldtk").c_str(), platformer_rules};
        for (level::remark const& r : read.remarks()) {
            std::string_view const rule{r.rule.data(), r.rule.size()};
            CHECK((rule == "unknown-class" || rule == "spawn-in-solid" || rule == "nothing-checked"));
        }
        CHECK(read.levels() > 0);
    }
}
