// SPDX-License-Identifier: MIT
// What a game demands beside its roles: severities, counts, references, lines of sight, and classes that may overlap.
#include <doctest/doctest.h>

#include "judged.hpp"

namespace demands {

using level::rule;
using level::severity;

std::string object(std::string_view id, std::string_view name, std::string_view type, std::string_view x, std::string_view y,
                   std::string_view more = "", std::string_view size = "10") {
    return "{" + members(id, name, type, x, y, size, size) + std::string(more) + "}";
}
std::string with(std::string_view property, std::string_view type, std::string_view value) {
    return R"(,"properties":[{"name":")" + std::string(property) + R"(","type":")" + std::string(type) + R"(","value":)" +
           std::string(value) + "}]";
}
template <class Rules>
level::report report_of(Rules const& rules, std::string const& map) {
    return level::check_text("map.tmj", {map.data(), map.size()}, rules);
}
/// The report on a map of 100 x 100 with these objects.
template <class Rules>
std::string said(Rules const& rules, std::string const& objects) {
    level::report const r = report_of(rules, map_of(objects));
    return std::string(r.data(), r.size());
}

// The same in the compiler.
constexpr level::rules one_spawn{
    .classify = test_role_of, .agent_radius = 5, .counts = {{.type = "spawn", .least = 1, .most = 1}}};
constexpr auto no_spawn = level::check_text(
    "map.tmj", HANTEI_MAP("{\"id\":1,\"type\":\"wall\",\"x\":0,\"y\":0,\"width\":20,\"height\":100}"), one_spawn);
static_assert(level::text(no_spawn.data(), no_spawn.size()) ==
              "map.tmj:1:1: error: the map has no object of the class \"spawn\", and needs exactly 1 [count]");

TEST_CASE("severity: warnings come last, and a level with warnings alone passes") {
    constexpr level::rules lax{.classify = test_role_of,
                               .severities = {{rule::overlap, severity::warning}, {rule::duplicate_id, severity::off}}};
    std::string const walls = object("1", "", "wall", "0", "0") + ",\n" + object("1", "", "wall", "5", "0");
    level::report const r = report_of(lax, map_of(walls));
    CHECK(r.ok());
    CHECK(r.findings() == 1);
    CHECK(r.warnings() == 1);
    CHECK(said(lax, walls) == "map.tmj:3:1: warning: wall #1 at (5, 0) overlaps wall #1 at (0, 0) by 5 [overlap]");
    CHECK(said(lax, walls + ",\n" + object("2", "", "wall", "95", "0")) ==
          "map.tmj:4:1: error: wall #2 at (95, 0) leaves the map, which is 100 x 100, by 5 [outside-bounds]\n"
          "map.tmj:3:1: warning: wall #1 at (5, 0) overlaps wall #1 at (0, 0) by 5 [overlap]");
}

TEST_CASE("severity: warnings leave room for errors") {
    constexpr level::rules lax{.classify = test_role_of, .severities = {{rule::overlap, severity::warning}}};
    std::string walls = object("1", "", "wall", "0", "0");
    for (int i = 2; i < 2'000; ++i) walls += ",\n" + object(std::to_string(i), "", "wall", "0", "0");
    walls += ",\n" + object("2000", "", "wall", "50", "0") + ",\n" + object("2001", "", "spawn", "50", "0");
    level::report const r = report_of(lax, map_of(walls));
    CHECK(r.warnings() == 256);
    CHECK(r.findings() == 257);
    CHECK(std::string(r.data(), r.size())
              .starts_with(
                  "map.tmj:2002:1: error: spawn #2001 at (50, 0) is inside wall #2000 at (50, 0) by 10 [spawn-in-solid]\n"
                  "map.tmj:3:1: warning: wall #2 at (0, 0) overlaps wall #1"));
}

TEST_CASE("counts: of a class, of a name, of both") {
    constexpr level::rules counted{.classify = test_role_of,
                                   .may_be_empty = true,
                                   .counts = {{.type = "spawn", .name = "player", .least = 1, .most = 1},
                                              {.type = "zone", .least = 2},
                                              {.name = "x", .most = 0}}};
    std::string const player = object("1", "player", "spawn", "0", "0");
    std::string const zones = ",\n" + object("2", "a", "zone", "0", "0") + ",\n" + object("3", "b", "zone", "0", "0");
    CHECK(said(counted, player + zones) == "");
    CHECK(said(counted, "") ==
          "map.tmj:1:1: error: the map has no object of the class \"spawn\" with the name \"player\", and needs exactly 1 "
          "[count]\n"
          "map.tmj:1:1: error: the map has no object of the class \"zone\", and needs at least 2 [count]");
    CHECK(said(counted, player + ",\n" + object("2", "a", "zone", "0", "0")) ==
          "map.tmj:1:1: error: the map has only 1 object of the class \"zone\", and needs at least 2 [count]");
    CHECK(said(counted, player + zones + ",\n" + object("4", "player", "spawn", "20", "20")) ==
          "map.tmj:5:1: error: spawn #4 \"player\" at (20, 20) is one too many: 2 objects of the class \"spawn\" with the name "
          "\"player\", and the map needs exactly 1; the first is spawn #1 \"player\" at (0, 0) [count]");
    CHECK(said(counted, player + zones + ",\n" + object("4", "x", "decor", "20", "20")) ==
          "map.tmj:5:1: error: decor #4 \"x\" at (20, 20) must not be there: the map may have no object with the name \"x\" "
          "[count]");
}

TEST_CASE("counts: an object with a reason is not counted, and a map with a reason may have too few") {
    constexpr level::rules counted{.classify = test_role_of, .counts = {{.type = "spawn", .least = 1, .most = 1}}};
    std::string const spawn = object("1", "", "spawn", "0", "0");
    std::string const second = object("2", "", "spawn", "20", "20", with("allow-count", "string", "\"two may play\""));
    CHECK(said(counted, spawn + ",\n" + second) == "");
    CHECK(said(counted, second).find("the map has no object of the class \"spawn\"") != std::string::npos);
    std::string map = map_of(object("1", "", "wall", "0", "0"));
    map.insert(1, with("allow-count", "string", "\"a picture for the menu\"").substr(1) + ",");
    CHECK(report_of(counted, map).ok());
}

TEST_CASE("references: an object property has the id of an object") {
    constexpr level::rules plain{.classify = test_role_of};
    std::string const zone = object("2", "", "zone", "0", "0");
    auto const refers = [&](char const* type, char const* value) {
        return said(plain, object("1", "", "wall", "20", "0", with("to", type, value)) + ",\n" + zone);
    };
    CHECK(refers("object", "2") == "");
    CHECK(refers("object", "0") == "");
    CHECK(refers("int", "7") == "");
    CHECK(refers("object", "7") ==
          "map.tmj:2:1: error: wall #1 at (20, 0) refers by its property \"to\" to the object #7, which is not there "
          "[dangling-reference]");
    CHECK(refers("object", "2.5").ends_with("to the object #2.5, which is not there [dangling-reference]"));
    CHECK(said(plain, object("1", "", "wall", "20", "0",
                             R"(,"properties":[{"name":"to","type":"object","value":7},)"
                             R"({"name":"allow-dangling-reference","value":"in the next level"}])")) == "");
}

TEST_CASE("references: by name, and to a class") {
    constexpr level::rules named{.classify = test_role_of, .references = {{.property = "opens", .type = "wall"}}};
    std::string const others = ",\n" + object("2", "gate", "wall", "0", "0") + ",\n" + object("3", "gatf", "zone", "40", "0");
    auto const opens = [&](char const* type, char const* value) {
        return said(named, object("1", "", "spawn", "20", "0", with("opens", type, value)) + others);
    };
    CHECK(opens("string", "\"gate\"") == "");
    CHECK(opens("string", "\"\"") == "");
    CHECK(opens("object", "2") == "");
    CHECK(opens("string", "\"gatf\"") ==
          "map.tmj:2:1: error: spawn #1 at (20, 0) refers by its property \"opens\" to \"gatf\", and no object of the class "
          "\"wall\" "
          "has that name [dangling-reference]");
    CHECK(opens("object", "3") ==
          "map.tmj:2:1: error: spawn #1 at (20, 0) refers by its property \"opens\" to zone #3 \"gatf\" at (40, 0), which is "
          "not of "
          "the class \"wall\" [dangling-reference]");
}

TEST_CASE("lines of sight: blocked by a solid, along its side they are clear") {
    constexpr level::rules seeing{.classify = test_role_of, .sights = {{.from = "spawn", .to = "zone"}}};
    std::string const ends = object("1", "", "spawn", "0", "0") + ",\n" + object("2", "goal", "zone", "80", "0");  // y = 5
    CHECK(said(seeing, ends) == "");
    CHECK(said(seeing, ends + ",\n" + object("3", "", "wall", "40", "5")) == "");
    CHECK(said(seeing, ends + ",\n" + object("3", "", "wall", "40", "4") + ",\n" + object("4", "", "wall", "20", "4")) ==
          "map.tmj:2:1: error: spawn #1 at (0, 0) does not see zone #2 \"goal\" at (80, 0): in between is wall #3 at (40, 4) "
          "[sight-blocked]");
    CHECK(said(seeing, ends + ",\n" + object("3", "", "decor", "40", "4")) == "");
    // A wall without thickness; the line may pass its end.
    auto const fence = [](char const* from, char const* to) {
        return R"({"id":3,"type":"wall","x":40,"y":0,"polyline":[{"x":0,"y":)" + std::string(from) + R"(},{"x":0,"y":)" + to +
               "}]}";
    };
    CHECK(said(seeing, ends + ",\n" + fence("0", "5")) == "");
    CHECK(said(seeing, ends + ",\n" + fence("0", "6")).find("[sight-blocked]") != std::string::npos);
    CHECK(said(seeing, object("1", "", "spawn", "0", "0", with("allow-sight-blocked", "string", "\"a periscope\"")) + ",\n" +
                           object("2", "", "zone", "80", "0") + ",\n" + fence("0", "6")) == "");
}

TEST_CASE("lines of sight: who must not see whom") {
    constexpr level::rules hidden{.classify = test_role_of, .sights = {{.from = "wall", .to = "wall", .clear = false}}};
    std::string const walls = object("1", "", "wall", "0", "0") + ",\n" + object("2", "", "wall", "40", "0");
    CHECK(said(hidden, walls) ==
          "map.tmj:2:1: error: wall #1 at (0, 0) sees wall #2 at (40, 0): nothing solid is in between [sight-clear]");
    // The third hides the first two from each other, and sees both.
    CHECK(report_of(hidden, map_of(walls + ",\n" + object("3", "", "wall", "20", "0"))).findings() == 2);
}

TEST_CASE("too many lines of sight end the check") {
    constexpr level::rules seeing{.classify = test_role_of, .sights = {{.from = "zone", .to = "zone"}}};
    std::string zones = object("0", "", "zone", "0", "0");
    for (int i = 1; i < 4'000; ++i) zones += ",\n" + object(std::to_string(i), "", "zone", std::to_string(i % 90), "0");
    CHECK(said(seeing, zones)
              .ends_with("is where the check ended: there are too many lines of sight, and it did not look along the "
                         "others [too-much-work]"));
}

TEST_CASE("classes that may overlap") {
    constexpr level::rules ivy{
        .classify = [](level::object const& o) { return o.type == "spawn" ? level::role::spawn : level::role::solid; },
        .may_overlap = {{"ivy", "wall"}, {"", "mist"}}};
    auto const pair = [&](char const* a, char const* b) {
        return said(ivy, object("1", "", a, "0", "0") + ",\n" + object("2", "", b, "5", "0"));
    };
    CHECK(pair("ivy", "wall") == "");
    CHECK(pair("wall", "ivy") == "");
    CHECK(pair("spawn", "mist") == "");
    CHECK(pair("ivy", "ivy").ends_with("overlaps ivy #1 at (0, 0) by 5 [overlap]"));
    CHECK(pair("wall", "wall").ends_with("[overlap]"));
}

TEST_CASE("rules that contradict themselves are refused") {
    constexpr level::rules swapped{.classify = test_role_of, .counts = {{.type = "a", .least = 2, .most = 1}}};
    CHECK_THROWS_WITH(level::check_text("map.tmj", "{}", swapped),
                      "hantei::level::rules: counts has a quota with least above most");
    constexpr level::rules silent{.classify = test_role_of, .severities = {{rule::too_much_work, severity::off}}};
    CHECK_THROWS_WITH(level::check_text("map.tmj", "{}", silent),
                      "hantei::level::rules: too_much_work cannot be off, for the check would end without a word");
    constexpr level::rules twice{.classify = test_role_of,
                                 .severities = {{rule::overlap, severity::off}, {rule::overlap, severity::warning}}};
    CHECK_THROWS_WITH(level::check_text("map.tmj", "{}", twice), "hantei::level::rules: severities has a rule twice");
    constexpr level::rules nobody{.classify = test_role_of, .sights = {{.to = "a"}}};
    CHECK_THROWS_WITH(level::check_text("map.tmj", "{}", nobody),
                      "hantei::level::rules: sights has one that does not say from which class to which");
    constexpr level::rules nothing{.classify = test_role_of, .references = {{.type = "a"}}};
    CHECK_THROWS_WITH(level::check_text("map.tmj", "{}", nothing),
                      "hantei::level::rules: references has one without a property");
}

}  // namespace demands
