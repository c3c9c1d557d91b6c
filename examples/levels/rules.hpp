// SPDX-License-Identifier: MIT
// The rules of these levels: what their objects mean, in the ten lines that a game writes.
#pragma once
import hantei.level;

constexpr hantei::level::role role_of(hantei::level::object const& o) {
    using enum hantei::level::role;
    if (o.type == "wall" || o.type == "door") return solid;
    if (o.type == "spawn" || o.type == "pickup") return spawn;
    if (o.type == "trigger") return area;
    if (o.type == "decor") return ignored;
    return unknown;
}
constexpr hantei::level::rules rules{.classify = role_of, .agent_radius = 12};
