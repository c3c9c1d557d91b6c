// SPDX-License-Identifier: MIT
// Rays, lines and shapes of the plane, drawn twice (in_fractions.hpp).
#pragma once
#include <algorithm>
#include <cmath>
#include <type_traits>
#include <vector>

#include "in_fractions.hpp"

import hantei;

namespace numbers {

using namespace hantei;

/// Rays and lines, and shapes of the plane, some of them next to a given line.
template <class T>
struct lines_and_shapes : source {
    using source::source;
    vec<T, 2> place() { return {number<T>(), number<T>()}; }
    vec<T, 2> way() {
        for (;;) {
            vec<T, 2> const d = place();
            if (d.x != 0 || d.y != 0) return whole(0, 3) == 0 && d.x != 0 ? vec<T, 2>{d.x, 0} : d;
        }
    }
    void each_caster(auto f) {
        auto const p = place(), d = way();
        f(twice{ray<T, 2>{p, d}, ray<rational, 2>{in_fractions(p), in_fractions(d)}});
        f(twice{line<T, 2>{p, d}, line<rational, 2>{in_fractions(p), in_fractions(d)}});
    }
    void each_shape(auto f) {
        auto const p = place(), q = place(), r = place(), d = way();
        T const w = length<T>(), h = length<T>();
        auto const e = [](auto const& x) { return in_fractions(x); };
        f(twice{point<T, 2>{p}, point<rational, 2>{e(p)}});
        f(twice{segment<T, 2>{p, q}, segment<rational, 2>{e(p), e(q)}});
        f(twice{ball<T, 2>{p, w}, ball<rational, 2>{e(p), rational(w)}});
        vec<T, 2> const low{std::min(p.x, q.x), std::min(p.y, q.y)}, high{std::max(p.x, q.x), std::max(p.y, q.y)};
        f(twice{aabb<T, 2>{low, high}, aabb<rational, 2>{e(low), e(high)}});
        f(twice{obb<T, 2>{p, {w, h}, {d.x, d.y}},
                obb<rational, 2>{e(p), {rational(w), rational(h)}, {rational(d.x), rational(d.y)}}});
        f(twice{capsule<T, 2>{p, q, w}, capsule<rational, 2>{e(p), e(q), rational(w)}});
        f(twice{triangle<T, 2>{p, q, r}, triangle<rational, 2>{e(p), e(q), e(r)}});
        std::vector<vec<T, 2>> const corners{p, q, r, place(), place()};
        chain const open(corners);
        if (is_valid(open)) f(twice{open, chain(in_fractions(corners))});
        if (polygon const region(corners); is_valid(region)) f(twice{region, polygon(in_fractions(corners))});
        if (auto const hull = convex_hull(corners); hull.size() > 2) f(twice{convex(hull), convex(in_fractions(hull))});
        each_caster(f);
    }
    /// Shapes that nearly touch the line through p along d, or have a side that is nearly parallel to it.
    void each_near_shape(vec<T, 2> const& p, vec<T, 2> const& d, auto f) {
        auto const e = [](auto const& x) { return in_fractions(x); };
        auto const close = nudged(p + d * static_cast<T>(whole(-3, 3)));
        f(twice{point<T, 2>{close}, point<rational, 2>{e(close)}});
        T const thirds = static_cast<T>(whole(1, 3));
        auto const from = place(), to = from + vec<T, 2>{d.x * thirds / 3, d.y * thirds / 3}, other = to + (from - p);
        f(twice{segment<T, 2>{from, to}, segment<rational, 2>{e(from), e(to)}});
        f(twice{segment<T, 2>{to, from}, segment<rational, 2>{e(to), e(from)}});
        f(twice{segment<T, 2>{from, close}, segment<rational, 2>{e(from), e(close)}});
        f(twice{triangle<T, 2>{from, to, other}, triangle<rational, 2>{e(from), e(to), e(other)}});
        std::vector<vec<T, 2>> const corners{to, from, other, to + (to - p)};
        if (chain const open(corners); is_valid(open)) f(twice{open, chain(in_fractions(corners))});
    }

  private:
    vec<T, 2> nudged(vec<T, 2> p) {
        if constexpr (std::is_integral_v<T>) return p + vec<T, 2>{static_cast<T>(whole(-1, 1)), 0};
        else return {std::nextafter(p.x, static_cast<T>(whole(-100, 100))), p.y};
    }
};

}  // namespace numbers
