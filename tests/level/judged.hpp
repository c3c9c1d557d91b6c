// SPDX-License-Identifier: MIT
// The rules of the tests, and the text of a report. Include this after all other headers: it imports.
#pragma once
#include "maps.hpp"
import hantei.level;

namespace level = hantei::level;

constexpr level::role test_role_of(level::object const& o) {
    if (o.type == "wall") return level::role::solid;
    if (o.type == "spawn") return level::role::spawn;
    if (o.type == "zone") return level::role::area;
    if (o.type == "decor") return level::role::ignored;
    return level::role::unknown;
}
inline constexpr level::rules test_rules{.classify = test_role_of, .agent_radius = 5, .may_be_empty = true};

/// The report on a literal says exactly this; also in a constant expression.
constexpr bool says(level::text source, level::text expected) {
    level::report const r = level::check_text("map.tmj", source, test_rules);
    return level::text(r.data(), r.size()) == expected;
}
/// All lines of the report on the bytes of a map.
inline std::string judged(std::string_view source) {
    level::report const r = level::check_text("map.tmj", {source.data(), source.size()}, test_rules);
    return std::string(r.data(), r.size());
}
/// The report on a map of 100 x 100 with these objects.
inline std::string judged_objects(std::string_view objects) { return judged(map_of(objects)); }
