// SPDX-License-Identifier: MIT
// Levels at run time: the shapes of their objects. HANTEI_EXAMPLE_LEVELS and HANTEI_BROKEN_LEVELS are directories.
#include <doctest/doctest.h>
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "../../examples/levels/rules.hpp"
import hantei;

namespace level = hantei::level;

namespace {

std::string findings(level::loaded const& loaded) { return {loaded.report().data(), loaded.report().size()}; }

/// The object of this name, which must be there once.
level::placed const& named(level::loaded const& loaded, std::string_view name) {
    auto const is_named = [=](level::placed const& p) {
        return std::string_view(p.what.name.data(), p.what.name.size()) == name;
    };
    auto const& all = loaded.objects();
    REQUIRE(std::count_if(all.begin(), all.end(), is_named) == 1);
    return *std::find_if(all.begin(), all.end(), is_named);
}

}  // namespace

TEST_CASE("the objects of a level have the shapes and the roles that are drawn") {
    level::loaded read{HANTEI_EXAMPLE_LEVELS "/dungeon.tmj", rules};
    level::loaded const dungeon = std::move(read);
    CHECK(dungeon.report().ok());
    CHECK(dungeon.objects().size() == 25);
    CHECK(dungeon.outline() == hantei::aabb<>{{0, 0}, {640, 320}});

    level::placed const& table = named(dungeon, "table");
    CHECK(table.role == level::role::solid);
    CHECK(std::get<hantei::aabb<>>(table.set) == hantei::aabb<>{{272, 48}, {336, 72}});
    level::placed const& turned_by_90 = named(dungeon, "sarcophagus");
    CHECK(std::get<hantei::aabb<>>(turned_by_90.set) == hantei::aabb<>{{336, 240}, {360, 280}});
    level::placed const& beam = named(dungeon, "fallen beam");
    CHECK(std::get<hantei::obb<>>(beam.set).half_extents == hantei::vec<>{36, 8});

    level::placed const& player = named(dungeon, "player");
    CHECK(player.role == level::role::spawn);
    CHECK(std::get<hantei::disk<>>(player.set) == hantei::disk<>{{48, 160}, 12});
    level::placed const& gold = named(dungeon, "gold");
    CHECK(std::get<hantei::disk<>>(gold.set) == hantei::disk<>{{566, 166}, 6});
    level::placed const& exit = named(dungeon, "exit");
    CHECK(exit.role == level::role::area);
    CHECK(hantei::overlaps(exit.set, gold.set));
}

TEST_CASE("a level with findings has its shapes and the report of check()") {
    level::loaded const broken{HANTEI_BROKEN_LEVELS "/spawn_in_wall.tmj", rules};
    level::report const checked = level::check(HANTEI_BROKEN_LEVELS "/spawn_in_wall.tmj", rules);
    CHECK_FALSE(broken.report().ok());
    CHECK(findings(broken) == std::string(checked.data(), checked.size()));
    CHECK(hantei::overlaps(named(broken, "player").set, named(broken, "castle gate").set));
}

TEST_CASE("what is ignored or has no shape is left out") {
    constexpr auto role_of = [](level::object const& o) {
        if (o.type == "wall") return level::role::unknown;
        return o.type == "door" ? level::role::ignored : o.type == "trigger" ? level::role::area : level::role::solid;
    };
    level::loaded const dungeon{HANTEI_EXAMPLE_LEVELS "/dungeon.tmj", level::rules{.classify = role_of}};
    CHECK(dungeon.objects().size() == 4);  // key, potion, gold and exit; a point that is solid has no shape
    CHECK(named(dungeon, "exit").role == level::role::area);
}

TEST_CASE("of a file that is missing or no map there is only the report") {
    level::loaded const missing{"no/such/level.tmj", rules};
    CHECK(findings(missing) == "no/such/level.tmj: error: the file cannot be opened; is the path right? [file]");
    CHECK(missing.objects().size() == 0);

    level::loaded const no_map{HANTEI_BROKEN_LEVELS "/not_json.tmj", rules};
    CHECK(findings(no_map).ends_with("found '5' [syntax]"));
    CHECK(no_map.objects().size() == 0);
}
