// SPDX-License-Identifier: MIT
// The plain floating-point code that everybody writes, for boxes and triangles against each other and against segments.
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
    return box_meets_triangle(box.half, seen(t.a), seen(t.b), seen(t.c));
};
inline constexpr auto obb_segment = [](auto const& box, auto const& s) {
    auto const a = local(box, sub(s.a, box.center)), b = local(box, sub(s.b, box.center)), m = middle(a, b);
    return box_meets_segment(box.half, m, sub(b, m));
};

}  // namespace textbook
