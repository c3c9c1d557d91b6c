// SPDX-License-Identifier: MIT
// The plain floating-point code that everybody writes, for convex polygons, regions and chains: the box around them first, then
// every side; whoever meets no side may still be inside.
#pragma once

#include "textbook_lines.hpp"
#include "textbook_mixed.hpp"

#include <array>
#include <cstddef>

namespace textbook {

template <class V>
struct side {
    using scalar_type = decltype(V::x);
    V a, b;
};

/// f(side) for some side of the vertices.
template <class L, class F>
bool any_side(L const& v, bool closed, F f) {
    using V = std::remove_cvref_t<decltype(v[0])>;
    for (std::size_t i = 1; i < v.size(); ++i)
        if (f(side<V>{v[i - 1], v[i]})) return true;
    return closed && f(side<V>{v[v.size() - 1], v[0]});
}
/// O'Rourke, section 7.4: the number of crossings.
template <class L, class V>
bool in_ring(L const& v, V const& p) {
    bool inside = false;
    for (std::size_t i = 0, j = v.size() - 1; i < v.size(); j = i++)
        if ((v[i].y > p.y) != (v[j].y > p.y) && p.x < (v[j].x - v[i].x) * (p.y - v[i].y) / (v[j].y - v[i].y) + v[i].x)
            inside = !inside;
    return inside;
}
template <class S>
auto const& outline(S const& s) {
    if constexpr (requires { s.outer(); }) {
        return s.outer();
    } else {
        return s.vertices();
    }
}
template <class X>
auto a_point_of(X const& x) {
    if constexpr (requires { x.center; }) {
        return x.center;
    } else if constexpr (requires { x.origin; }) {
        return x.origin;
    } else if constexpr (requires { x.min; }) {
        return x.min;
    } else if constexpr (requires { x.facts(); }) {
        return outline(x)[0];
    } else {
        return x.a;
    }
}

/// A chain: its box, then its sides.
template <class Box, class Side>
constexpr auto with_chain(Box box, Side meets) {
    return [=](auto const& chain, auto const& x) {
        return box(chain.box(), x) && any_side(chain.vertices(), false, [&](auto const& s) { return meets(s, x); });
    };
}
/// A region: its box, its sides, its inside.
template <class Box, class Side>
constexpr auto with_region(Box box, Side meets) {
    return [=](auto const& region, auto const& x) {
        return box(region.box(), x) && (any_side(outline(region), true, [&](auto const& s) { return meets(s, x); }) ||
                                        in_ring(outline(region), a_point_of(x)));
    };
}

/// The same with the arguments in the other order.
template <class F>
constexpr auto turned(F f) {
    return [=](auto const& a, auto const& b) { return f(b, a); };
}

/// Corners of what has few.
template <class B>
auto corners(B const& b) {
    using V = std::remove_cvref_t<decltype(a_point_of(b))>;
    if constexpr (requires { b.min; }) {
        return std::array<V, 4>{b.min, V{b.max.x, b.min.y}, b.max, V{b.min.x, b.max.y}};
    } else if constexpr (requires { b.half_extents; }) {
        V const u{b.rotation.c * b.half_extents.x, b.rotation.s * b.half_extents.x},
            v{-b.rotation.s * b.half_extents.y, b.rotation.c * b.half_extents.y};
        V const p{b.center.x + u.x, b.center.y + u.y}, q{b.center.x - u.x, b.center.y - u.y};
        return std::array<V, 4>{V{p.x + v.x, p.y + v.y}, V{q.x + v.x, q.y + v.y}, sub(q, v), sub(p, v)};
    } else if constexpr (requires { b.c; }) {
        return std::array<V, 3>{b.a, b.b, b.c};
    } else {
        return b.vertices();
    }
}
/// The separating axis theorem for counter-clockwise polygons: a side of one with all of the other on its right.
template <class A, class B>
bool side_separates(A const& a, B const& b) {
    return any_side(a, true, [&](auto const& s) {
        auto const along = sub(s.b, s.a);
        for (auto const& p : b)
            if (cross(along, sub(p, s.a)) >= 0) return false;
        return true;
    });
}
inline constexpr auto convex_corners = [](auto const& a, auto const& b) {
    auto const p = corners(a);
    auto const q = corners(b);
    if constexpr (requires { b.c; }) {
        if (cross(sub(b.b, b.a), sub(b.c, b.a)) < 0)
            return !side_separates(p, std::array{b.a, b.c, b.b}) && !side_separates(std::array{b.a, b.c, b.b}, p);
    }
    return !side_separates(p, q) && !side_separates(q, p);
};
inline constexpr auto convex_point = [](auto const& c, auto const& point) {
    return !any_side(c.vertices(), true, [&](auto const& s) { return cross(sub(s.b, s.a), sub(point.position(), s.a)) < 0; });
};
inline constexpr auto region_point = [](auto const& p, auto const& point) {
    return aabb_point(p.box(), point) && in_ring(outline(p), point.position());
};

inline constexpr auto segment_disk = turned(disk_segment);
inline constexpr auto aabb_disk = turned(disk_aabb);
inline constexpr auto aabb_segment = turned(segment_aabb);
inline constexpr auto aabb_ray = turned(ray_aabb);
inline constexpr auto aabb_line = turned(line_aabb);
inline constexpr auto segment_point = turned(point_segment);
inline constexpr auto segment_ray = turned(ray_segment);
inline constexpr auto segment_line = turned(line_segment);
inline constexpr auto segment_obb = turned(obb_segment);
inline constexpr auto segment_capsule = turned(capsule_segment);

inline constexpr auto aabb_box_of = [](auto const& box, auto const& x) { return aabb_aabb(box, x.box()); };
inline constexpr auto side_chain = [](auto const& s, auto const& chain) {
    return with_chain(aabb_segment, segment_segment)(chain, s);
};
inline constexpr auto side_region = [](auto const& s, auto const& region) {
    return with_region(aabb_segment, segment_segment)(region, s);
};

}  // namespace textbook
