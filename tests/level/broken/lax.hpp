// SPDX-License-Identifier: MIT
// Rules by which walls may overlap, with a warning. They say `rules` for the type and for the variable.
#pragma once
import hantei.level;
using namespace hantei::level;

constexpr role lax_role_of(object const& o) { return o.type == "decor" ? role::ignored : role::solid; }
constexpr rules rules{.classify = lax_role_of, .severities = {{rule::overlap, severity::warning}}};
