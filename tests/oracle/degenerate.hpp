// SPDX-License-Identifier: MIT
// Shapes that are less than their names say.
#pragma once

#include "rational.hpp"

import hantei;

namespace oracle {

/// Has no length, no radius, no width or no area.
template <class S>
bool degenerate(S const& s) {
    bool flat = false;
    if constexpr (requires { s.radius; }) flat = s.radius == 0;
    if constexpr (requires { s.c; }) {
        auto const area = [&s](Q const& x, Q const& y) -> Q {
            return (Q(s.b.x) - x) * (Q(s.c.y) - y) - (Q(s.b.y) - y) * (Q(s.c.x) - x);
        };
        flat = area(Q(s.a.x), Q(s.a.y)) == 0;
    } else if constexpr (requires { s.b; }) {
        flat = flat || s.a == s.b;
    }
    for (std::size_t i = 0; i < S::dimension; ++i) {
        if constexpr (requires { s.half_extents; }) flat = flat || s.half_extents[i] == 0;
        if constexpr (requires { s.min; }) flat = flat || s.min[i] == s.max[i];
    }
    return flat;
}

}  // namespace oracle
