// SPDX-License-Identifier: MIT
#pragma once
#include <ranges>

import hantei.level;
import hantei;

constexpr hantei::level::role role_of(hantei::level::object const& o) {
    return o.type == "wall" ? hantei::level::role::solid : hantei::level::role::spawn;
}
/// A rule of one's own, by views of both libraries.
constexpr void spawns_apart(hantei::level::placed_objects const& all, hantei::level::complaints& out) {
    auto const is_spawn = [](hantei::level::placed const& p) { return p.what.type == "spawn"; };
    for (hantei::level::placed const& a : all | std::views::filter(is_spawn))
        for (hantei::level::placed const& b : all | hantei::views::within_distance(a.set, 64, &hantei::level::placed::set))
            if (a.index < b.index && is_spawn(b)) out.error("spawns-apart", b, "is within 64 pixels of another");
}
constexpr hantei::level::rules rules{.classify = role_of, .agent_radius = 8, .own = spawns_apart};
