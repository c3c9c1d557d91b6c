// SPDX-License-Identifier: MIT
#pragma once
import hantei.level;

constexpr hantei::level::role role_of(hantei::level::object const& o) {
    return o.type == "wall" ? hantei::level::role::solid : hantei::level::role::spawn;
}
constexpr hantei::level::rules rules{.classify = role_of, .agent_radius = 8};
