// SPDX-License-Identifier: MIT
// Rules that look at everything, for files that ask for much. They say `rules` for the type and for the variable.
#pragma once
import hantei.level;
using namespace hantei::level;

constexpr role role_of(object const& o) {
    using enum role;
    return o.type == "spawn" ? spawn : o.type == "zone" ? area : o.type == "1048575" ? unknown : solid;
}
constexpr void no_own(placed_objects const& all, complaints& out) {
    for (placed const& p : all)
        if (p.what.type == "own") out.warning("own: a,b%", p, "is own");
}
constexpr rules rules{.classify = role_of,
                      .agent_radius = 1,
                      .keep_inside = false,
                      .tile_layers = true,
                      .severities = {{rule::duplicate_id, severity::off}},
                      .may_overlap = {{"wall", "wall"}, {"spawn", ""}},
                      .reaches = {{.from = "spawn", .to = "zone"}},
                      .legend = {{'#', "wall"}},
                      .cell = 1,
                      .own = no_own};
