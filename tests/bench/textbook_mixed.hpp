// SPDX-License-Identifier: MIT
// The plain floating-point code that everybody writes, for boxes and triangles against each other and against segments and capsules.
#pragma once

#include "textbook_polygons.hpp"

namespace textbook {

/// The separating axis theorem: the normals of the segment and of the three sides, until one of them separates.
inline constexpr auto segment_triangle = [](auto const& s, auto const& t) {
    auto const way = sub(s.b, s.a), a = sub(t.a, s.a), b = sub(t.b, s.a), c = sub(t.c, s.a);
    auto const da = cross(way, a), db = cross(way, b), dc = cross(way, c);
    if ((da > 0 && db > 0 && dc > 0) || (da < 0 && db < 0 && dc < 0)) return false;
    auto const area = cross(sub(t.b, t.a), sub(t.c, t.a));
    auto const low = std::min(area, decltype(area){0}), high = std::max(area, decltype(area){0});
    auto const outside = [=](auto start, auto step) {
        auto const end = start + step;
        return std::max(start, end) < low || high < std::min(start, end);
    };
    return !(outside(cross(a, b), da - db) || outside(cross(b, c), db - dc) || outside(cross(c, a), dc - da));
};
/// Ericson 5.2.9: a box about the origin with half extents e, by its own axes and the normals of the three sides.
template <class V>
bool box_meets_triangle(V const& e, V const& a, V const& b, V const& c) {
    if (std::max({a.x, b.x, c.x}) < -e.x || e.x < std::min({a.x, b.x, c.x})) return false;
    if (std::max({a.y, b.y, c.y}) < -e.y || e.y < std::min({a.y, b.y, c.y})) return false;
    auto const area = cross(sub(b, a), sub(c, a));
    auto const outside = [&](V const& from, V const& to) {
        V const side = sub(to, from);
        auto const near = cross(to, from), far = near + area, reach = e.x * std::abs(side.y) + e.y * std::abs(side.x);
        return std::max(near, far) < -reach || reach < std::min(near, far);
    };
    return !(outside(a, b) || outside(b, c) || outside(c, a));
}
inline constexpr auto aabb_triangle = [](auto const& box, auto const& t) {
    auto const center = middle(box.min, box.max);
    return box_meets_triangle(sub(box.max, center), sub(t.a, center), sub(t.b, center), sub(t.c, center));
};
inline constexpr auto obb_triangle = [](auto const& box, auto const& t) {
    auto const seen = [&](auto const& p) { return local(box, sub(p, box.center)); };
    return box_meets_triangle(box.half_extents, seen(t.a), seen(t.b), seen(t.c));
};
inline constexpr auto obb_segment = [](auto const& box, auto const& s) {
    auto const a = local(box, sub(s.a, box.center)), b = local(box, sub(s.b, box.center)), m = middle(a, b);
    return box_meets_segment(box.half_extents, m, sub(b, m));
};

/// A box about the origin with half extents e, grown by a reach: two longer boxes and a disk at each corner. Compare Ericson 5.5.7.
template <class V, class T>
bool box_within_of_segment(V const& e, V const& a, V const& b, T reach) {
    V const m = middle(a, b), d = sub(b, m);
    if (!box_meets_segment({e.x + reach, e.y + reach}, m, d)) return false;
    if (box_meets_segment({e.x + reach, e.y}, m, d) || box_meets_segment({e.x, e.y + reach}, m, d)) return true;
    return segment_within(a, b, V{e.x, e.y}, reach) || segment_within(a, b, V{-e.x, e.y}, reach) ||
           segment_within(a, b, V{e.x, -e.y}, reach) || segment_within(a, b, V{-e.x, -e.y}, reach);
}
inline constexpr auto aabb_capsule = [](auto const& box, auto const& c) {
    auto const center = middle(box.min, box.max);
    return box_within_of_segment(sub(box.max, center), sub(c.a, center), sub(c.b, center), c.radius);
};
inline constexpr auto capsule_obb = [](auto const& c, auto const& box) {
    auto const seen = [&](auto const& p) { return local(box, sub(p, box.center)); };
    return box_within_of_segment(box.half_extents, seen(c.a), seen(c.b), c.radius);
};
/// The core comes near a side, or lies inside.
inline constexpr auto capsule_triangle = [](auto const& c, auto const& t) {
    using V = std::remove_cvref_t<decltype(c.a)>;
    struct side {
        V a, b;
    };
    struct place {
        V p;
        constexpr V const& position() const { return p; }
    };
    return segments_within(c, side{t.a, t.b}, c.radius) || segments_within(c, side{t.b, t.c}, c.radius) ||
           segments_within(c, side{t.c, t.a}, c.radius) || point_triangle(place{c.a}, t);
};

}  // namespace textbook
