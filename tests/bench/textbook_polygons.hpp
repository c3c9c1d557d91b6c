// SPDX-License-Identifier: MIT
// The plain floating-point code that everybody writes, for boxes and triangles.
#pragma once

#include "textbook.hpp"

#include <type_traits>

namespace textbook {

/// Where a line is in a box, by its slabs: Ericson 5.3.3, with the reciprocals of the direction.
template <class T>
struct passage {
    T enter, exit;
};
template <class L, class B>
auto through(L const& line, B const& box) {
    using T = typename L::scalar_type;
    T const x = 1 / line.direction.x, y = 1 / line.direction.y;
    T const x1 = (box.min.x - line.origin.x) * x, x2 = (box.max.x - line.origin.x) * x;
    T const y1 = (box.min.y - line.origin.y) * y, y2 = (box.max.y - line.origin.y) * y;
    return passage<T>{std::max(std::min(x1, x2), std::min(y1, y2)), std::min(std::max(x1, x2), std::max(y1, y2))};
}

/// An offset in the axes of a turned box.
template <class B, class V>
V local(B const& box, V const& offset) {
    return {box.rotation.c * offset.x + box.rotation.s * offset.y, box.rotation.c * offset.y - box.rotation.s * offset.x};
}

inline constexpr auto disk_aabb = [](auto const& disk, auto const& box) {
    auto const& c = disk.center;
    return within(sub(c, {clamp(c.x, box.min.x, box.max.x), clamp(c.y, box.min.y, box.max.y)}), disk.radius);
};
inline constexpr auto aabb_aabb = [](auto const& a, auto const& b) {
    return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y;
};
inline constexpr auto aabb_point = [](auto const& box, auto const& point) {
    return box.min.x <= point.x && point.x <= box.max.x && box.min.y <= point.y && point.y <= box.max.y;
};
inline constexpr auto ray_aabb = [](auto const& ray, auto const& box) {
    auto const in = through(ray, box);
    return in.exit >= std::max(in.enter, decltype(in.enter){0});
};
inline constexpr auto line_aabb = [](auto const& line, auto const& box) {
    auto const in = through(line, box);
    return in.exit >= in.enter;
};
/// Ericson 5.3.3, TestSegmentAABB, but for its epsilon: a box about the origin with half extents e, the segment from m − d to m + d.
template <class V>
bool box_meets_segment(V const& e, V const& m, V const& d) {
    V const ad{std::abs(d.x), std::abs(d.y)};
    if (std::abs(m.x) > e.x + ad.x) return false;
    if (std::abs(m.y) > e.y + ad.y) return false;
    return std::abs(cross(m, d)) <= e.x * ad.y + e.y * ad.x;
}
template <class V>
V middle(V const& a, V const& b) {
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}
inline constexpr auto segment_aabb = [](auto const& segment, auto const& box) {
    auto const center = middle(box.min, box.max), m = middle(segment.a, segment.b);
    return box_meets_segment(sub(box.max, center), sub(m, center), sub(segment.b, m));
};

/// Ericson 4.4.1: a box with half extents h on the coordinate axes, and one with half extents k, center t and axes w and z.
template <class V>
bool boxes_overlap(V const& h, V const& k, V const& t, V const& w, V const& z) {
    V const aw{std::abs(w.x), std::abs(w.y)}, az{std::abs(z.x), std::abs(z.y)};
    if (std::abs(t.x) > h.x + k.x * aw.x + k.y * az.x) return false;
    if (std::abs(t.y) > h.y + k.x * aw.y + k.y * az.y) return false;
    if (std::abs(dot(t, w)) > dot(h, aw) + k.x) return false;
    return std::abs(dot(t, z)) <= dot(h, az) + k.y;
}
inline constexpr auto obb_obb = [](auto const& a, auto const& b) {
    using V = std::remove_cvref_t<decltype(a.center)>;
    V const w = local(a, V{b.rotation.c, b.rotation.s}), z = local(a, V{-b.rotation.s, b.rotation.c});
    return boxes_overlap(a.half_extents, b.half_extents, local(a, sub(b.center, a.center)), w, z);
};
inline constexpr auto aabb_obb = [](auto const& a, auto const& b) {
    using V = std::remove_cvref_t<decltype(b.center)>;
    auto const middle = [](auto low, auto high) { return (low + high) / 2; };
    V const center{middle(a.min.x, a.max.x), middle(a.min.y, a.max.y)};
    return boxes_overlap(sub(a.max, center), b.half_extents, sub(b.center, center), V{b.rotation.c, b.rotation.s},
                         V{-b.rotation.s, b.rotation.c});
};
inline constexpr auto disk_obb = [](auto const& disk, auto const& box) {
    auto const p = local(box, sub(disk.center, box.center));
    return within(
        sub(p, {clamp(p.x, -box.half_extents.x, box.half_extents.x), clamp(p.y, -box.half_extents.y, box.half_extents.y)}),
        disk.radius);
};
inline constexpr auto obb_point = [](auto const& box, auto const& point) {
    auto const p = local(box, sub(point.position(), box.center));
    return std::abs(p.x) <= box.half_extents.x && std::abs(p.y) <= box.half_extents.y;
};

/// Ericson 5.4.2, for either winding.
inline constexpr auto point_triangle = [](auto const& point, auto const& t) {
    auto const side = [&](auto const& a, auto const& b) { return cross(sub(b, a), sub(point.position(), a)); };
    auto const x = side(t.a, t.b), y = side(t.b, t.c), z = side(t.c, t.a);
    return (x >= 0 && y >= 0 && z >= 0) || (x <= 0 && y <= 0 && z <= 0);
};
/// Ericson 5.1.5: the point of the triangle nearest to the center, by the regions that corners and sides own.
inline constexpr auto disk_triangle = [](auto const& disk, auto const& t) {
    auto const ab = sub(t.b, t.a), ac = sub(t.c, t.a);
    auto const ap = sub(disk.center, t.a), bp = sub(disk.center, t.b), cp = sub(disk.center, t.c);
    auto const d1 = dot(ab, ap), d2 = dot(ac, ap), d3 = dot(ab, bp), d4 = dot(ac, bp), d5 = dot(ab, cp), d6 = dot(ac, cp);
    auto const near = [&](auto const& corner, auto const& side, auto along) {
        return within(sub(corner, {along * side.x, along * side.y}), disk.radius);
    };
    if (d1 <= 0 && d2 <= 0) return within(ap, disk.radius);
    if (d3 >= 0 && d4 <= d3) return within(bp, disk.radius);
    auto const vc = d1 * d4 - d3 * d2;
    if (vc <= 0 && d1 >= 0 && d3 <= 0) return near(ap, ab, d1 / (d1 - d3));
    if (d6 >= 0 && d5 <= d6) return within(cp, disk.radius);
    auto const vb = d5 * d2 - d1 * d6;
    if (vb <= 0 && d2 >= 0 && d6 <= 0) return near(ap, ac, d2 / (d2 - d6));
    auto const va = d3 * d6 - d5 * d4;
    if (va <= 0 && d4 >= d3 && d5 >= d6) return near(bp, sub(t.c, t.b), (d4 - d3) / ((d4 - d3) + (d5 - d6)));
    return true;
};
/// The separating axis theorem: the normals of the six sides, until one of them separates.
inline constexpr auto triangle_triangle = [](auto const& s, auto const& t) {
    auto const apart = [&](auto const& a, auto const& b) {
        auto const side = sub(b, a);
        auto const low = [&](auto const& x) { return std::min({cross(side, x.a), cross(side, x.b), cross(side, x.c)}); };
        auto const high = [&](auto const& x) { return std::max({cross(side, x.a), cross(side, x.b), cross(side, x.c)}); };
        return high(s) < low(t) || high(t) < low(s);
    };
    return !(apart(s.a, s.b) || apart(s.b, s.c) || apart(s.c, s.a) || apart(t.a, t.b) || apart(t.b, t.c) || apart(t.c, t.a));
};

}  // namespace textbook
