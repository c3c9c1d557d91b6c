// SPDX-License-Identifier: MIT
// The rules that the levels of this game must follow.
#pragma once
import hantei.level;

constexpr hantei::level::role role_of(hantei::level::object const& o) {
    using enum hantei::level::role;
    if (o.type == "wall") return solid;
    if (o.type == "player" || o.type == "bat") return spawn;
    if (o.type == "exit" || o.type == "coin") return area;
    return unknown;
}
constexpr hantei::level::rules rules{
    .classify = role_of,
    .agent_radius = 12,
    .tile_layers = true,
    .counts = {{.type = "player", .least = 1, .most = 1, .of_file = true}, {.type = "exit", .least = 1, .of_file = true}},
    .reaches = {{.from = "player", .to = "exit", .width = 30}, {.from = "player", .to = "coin"}},
    .legend = {{'#', "wall"}, {'@', "player"}, {'>', "exit"}, {'o', "coin"}, {'v', "bat"}},
    .cell = 32};
