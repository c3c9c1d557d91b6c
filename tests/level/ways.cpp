// SPDX-License-Identifier: MIT
// What an agent can reach, and rules of one's own: to the letter.
#include <doctest/doctest.h>
#include <string>
#include <string_view>

#include "judged.hpp"
import hantei;

namespace ways {

constexpr level::rules way_rules{
    .classify = test_role_of, .agent_radius = 5, .reaches = {{.from = "spawn", .to = "zone", .width = 16}}};
constexpr level::rules door_rules{
    .classify = [](level::object const& o) { return o.type == "door" ? level::role::solid : test_role_of(o); },
    .agent_radius = 5,
    .reaches = {{.from = "spawn", .to = "zone", .through = "door"}}};

std::string box(std::string_view id, std::string_view type, std::string_view x, std::string_view y, std::string_view w,
                std::string_view h, std::string_view more = "") {
    return "{" + members(id, "", type, x, y, w, h) + std::string(more) + "},\n";
}
template <class Rules>
std::string told(std::string objects, Rules const& rules) {
    objects.resize(objects.size() - 2);
    std::string const source = map_of(objects);
    level::report const r = level::check_text("map.tmj", {source.data(), source.size()}, rules);
    return {r.data(), r.size()};
}
std::string const spawn = box("1", "spawn", "10", "50", "0", "0", R"(,"point":true)");
std::string const zone = box("2", "zone", "80", "40", "20", "20");

TEST_CASE("a wall with a gap as wide as the agent lets it through, a narrower one does not") {
    auto const walls = [](std::string_view height) {
        return box("3", "wall", "50", "0", "10", height) + box("4", "wall", "50", "60", "10", "40");
    };
    CHECK(told(spawn + zone, way_rules) == "");
    CHECK(told(spawn + zone + walls("44"), way_rules) == "");
    CHECK(told(spawn + zone + walls("50"), way_rules) ==
          "map.tmj:3:1: error: zone #2 at (80, 40) can be reached from spawn #1 at (10, 50) only by a way that is too narrow: "
          "the "
          "widest gap on the way is 10 wide, and needs 16, between wall #3 at (50, 0) and wall #4 at (50, 60) [too-narrow]");
    CHECK(told(spawn + zone + walls("50.001"), way_rules) ==
          "map.tmj:3:1: error: zone #2 at (80, 40) cannot be reached from spawn #1 at (10, 50): the widest gap on the way is "
          "9.999 "
          "wide, and needs 10, between wall #3 at (50, 0) and wall #4 at (50, 60) [unreachable]");
    CHECK(told(spawn + zone + box("3", "wall", "50", "5", "10", "95"), way_rules)
              .find("wide, and needs 10, between wall #3 at (50, 5) and the edge of the map [unreachable]") !=
          std::string::npos);
    CHECK(
        told(spawn + zone + walls("60"), way_rules).find("it is walled off, with no gap wider than 0.001, as between wall #") !=
        std::string::npos);
    CHECK(told(spawn + zone + walls("44") + box("5", "door", "50", "44", "10", "16"), door_rules) == "");
}
TEST_CASE("the agent must have room where it starts and where it gets") {
    CHECK(told(spawn + zone + box("3", "wall", "92", "0", "8", "100"), door_rules) == "");
    CHECK(told(spawn + zone + box("3", "wall", "90", "0", "10", "100"), door_rules) == "");
    CHECK(
        told(spawn + zone + box("3", "wall", "89", "0", "11", "100"), door_rules)
            .ends_with("cannot be reached from spawn #1 at (10, 50): what is 10 wide finds no room at its middle or around it, "
                       "beside wall #3 at (89, 0) [unreachable]"));
    CHECK(told(box("1", "spawn", "2", "50", "4", "4") + zone, way_rules) ==
          "map.tmj:2:1: error: spawn #1 at (2, 50) cannot leave its place: what is 10 wide finds no room at its middle, beside "
          "the edge of the map [unreachable]");
    std::string objects = zone;
    objects.insert(objects.rfind('}'), R"(,"properties":[{"name":"allow-unreachable","value":"by rope"}])");
    CHECK(told(spawn + objects + box("3", "wall", "50", "0", "10", "100"), way_rules) == "");
}
TEST_CASE("walls of any shape shut in together, and rings of them shut out") {
    std::string const ring =
        box("3", "wall", "70", "30", "0", "0",
            R"(,"polyline":[{"x":0,"y":0},{"x":29,"y":0},{"x":29,"y":40},{"x":0,"y":40},{"x":0,"y":GAP}])");
    auto const ends_at = [&](std::string_view y) {
        std::string s = ring;
        return s.replace(s.find("GAP"), 3, y);
    };
    CHECK(told(spawn + box("2", "zone", "80", "45", "10", "10") + ends_at("16"), way_rules) == "");
    CHECK(told(spawn + box("2", "zone", "80", "45", "10", "10") + ends_at("9"), way_rules)
              .find("gap on the way is 9 wide, and needs 10") != std::string::npos);
    CHECK(told(spawn + zone + box("3", "wall", "50", "0", "1", "60") +
                   box("4", "wall", "45", "60", "30", "30", R"(,"ellipse":true)") +
                   box("5", "wall", "50", "80", "60", "3", R"(,"rotation":30)"),
               way_rules)
              .find("[unreachable]") != std::string::npos);
}

// In the compiler.
constexpr char shut[] = HANTEI_MAP(
    R"({"id":1,"type":"spawn","x":10,"y":50,"point":true},{"id":2,"type":"zone","x":80,"y":40,"width":20,"height":20},
{"id":3,"type":"wall","x":50,"y":0,"width":10,"height":60},{"id":4,"type":"wall","x":62,"y":60,"width":44,"height":3,"rotation":60})");
static_assert(level::check_text("map.tmj", shut, way_rules).findings() == 1);

// ---- rules of one's own
constexpr auto zones_apart = [](auto const& all, level::complaints& out) {
    for (auto const& a : all)
        for (auto const& b : all)
            if (a.what.type == "zone" && b.what.type == "zone" && a.index < b.index &&
                hantei::within_distance(a.set, b.set, 30))
                out.error("zones-apart", b, "is within 30 pixels of another zone");
    if (all.size() > 3) out.warning("few-things", "has more than three things");
};
constexpr level::rules own_rules{.classify = test_role_of, .agent_radius = 5, .own = zones_apart};
constexpr char two_zones[] = HANTEI_MAP(
    R"({"id":1,"type":"zone","x":0,"y":0,"width":9,"height":9},{"id":2,"type":"zone","x":30,"y":0,"width":9,"height":9})");
static_assert(level::check_text("map.tmj", two_zones, own_rules).findings() == 1);

TEST_CASE("a rule of one's own finds, warns and is allowed like others") {
    CHECK(told(box("1", "zone", "0", "0", "9", "9") + box("2", "zone", "39", "0", "9", "9"), own_rules) ==
          "map.tmj:3:1: error: zone #2 at (39, 0) is within 30 pixels of another zone [zones-apart]");
    CHECK(told(box("1", "zone", "0", "0", "9", "9") + box("2", "zone", "39.001", "0", "9", "9"), own_rules) == "");
    CHECK(told(box("1", "zone", "0", "0", "9", "9") +
                   box("2", "zone", "39", "0", "9", "9", R"(,"properties":[{"name":"allow-zones-apart","value":"twins"}])"),
               own_rules) == "");
    CHECK(told(box("1", "wall", "0", "0", "9", "9") + box("2", "wall", "20", "0", "9", "9") +
                   box("3", "wall", "40", "0", "9", "9") + box("4", "wall", "60", "0", "9", "9"),
               own_rules) == "map.tmj:1:1: warning: the map has more than three things [few-things]");
}

}  // namespace ways
