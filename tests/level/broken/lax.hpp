// SPDX-License-Identifier: MIT
// Rules by which walls may overlap, with a warning.
#pragma once
import hantei.level;

constexpr hantei::level::role lax_role_of(hantei::level::object const& o) {
    return o.type == "decor" ? hantei::level::role::ignored : hantei::level::role::solid;
}
constexpr hantei::level::rules rules{.classify = lax_role_of,
                                     .severities = {{hantei::level::rule::overlap, hantei::level::severity::warning}}};
