// SPDX-License-Identifier: MIT
// Rules that look at everything, for files that ask for much.
#pragma once
import hantei.level;

constexpr hantei::level::role role_of(hantei::level::object const& o) {
    using enum hantei::level::role;
    return o.type == "spawn" ? spawn : o.type == "zone" ? area : o.type == "1048575" ? unknown : solid;
}
constexpr hantei::level::rules rules{.classify = role_of,
                                     .agent_radius = 1,
                                     .keep_inside = false,
                                     .tile_layers = true,
                                     .severities = {{hantei::level::rule::duplicate_id, hantei::level::severity::off}},
                                     .may_overlap = {{"wall", "wall"}, {"spawn", ""}},
                                     .reaches = {{.from = "spawn", .to = "zone"}},
                                     .legend = {{'#', "wall"}},
                                     .cell = 1};
