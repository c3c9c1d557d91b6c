// SPDX-License-Identifier: MIT
// The plain floating-point code that everybody writes, for distances, and for a box's bounds, image and center.
#pragma once

#include "textbook_polygons.hpp"

#include <array>

namespace textbook {

template <class V>
V along(V const& from, V const& way, typename V::scalar_type t) {
    return {from.x + t * way.x, from.y + t * way.y};
}
template <class V>
auto squared_norm(V const& v) {
    return dot(v, v);
}
inline constexpr auto closest_segment_segment = [](auto const& s, auto const& q) { return closest_of_segments(s, q); };
inline constexpr auto distance_of_segments = [](auto const& s, auto const& q) {
    auto const nearest = closest_of_segments(s, q);
    return std::sqrt(squared_norm(sub(nearest.on_a, nearest.on_b)));
};

/// The squared distance of a point from a box about the origin.
template <class V>
auto from_box(V const& half, V const& p) {
    using T = typename V::scalar_type;
    V const beyond{std::max(std::abs(p.x) - half.x, T{0}), std::max(std::abs(p.y) - half.y, T{0})};
    return squared_norm(beyond);
}
inline constexpr auto disk_aabb_distance = [](auto const& disk, auto const& box) {
    auto const& c = disk.center;
    using V = std::remove_cvref_t<decltype(c)>;
    V const nearest{clamp(c.x, box.min.x, box.max.x), clamp(c.y, box.min.y, box.max.y)};
    return std::max(std::sqrt(squared_norm(sub(c, nearest))) - disk.radius, decltype(disk.radius){0});
};
inline constexpr auto disk_obb_distance = [](auto const& disk, auto const& box) {
    return std::max(std::sqrt(from_box(box.half_extents, local(box, sub(disk.center, box.center)))) - disk.radius,
                    decltype(disk.radius){0});
};

/// The corners of a box about the point c, whose sides are 2·x and 2·y.
template <class V>
std::array<V, 4> corners_about(V const& c, V const& x, V const& y) {
    return {V{c.x + x.x + y.x, c.y + x.y + y.y}, V{c.x - x.x + y.x, c.y - x.y + y.y}, V{c.x - x.x - y.x, c.y - x.y - y.y},
            V{c.x + x.x - y.x, c.y + x.y - y.y}};
}
/// Of the corners of b, as a sees them, the least squared distance from a.
template <class B>
auto from_corners(B const& a, B const& b) {
    using V = std::remove_cvref_t<decltype(a.center)>;
    V const u = local(a, V{b.rotation.c, b.rotation.s}), x{u.x * b.half_extents.x, u.y * b.half_extents.x},
            y{-u.y * b.half_extents.y, u.x * b.half_extents.y};
    auto const p = corners_about(local(a, sub(b.center, a.center)), x, y);
    return std::min(std::min(from_box(a.half_extents, p[0]), from_box(a.half_extents, p[1])),
                    std::min(from_box(a.half_extents, p[2]), from_box(a.half_extents, p[3])));
}
/// Where convex polygons are apart, a corner is nearest to the other.
inline constexpr auto obb_obb_distance = [](auto const& a, auto const& b) {
    using T = typename std::remove_cvref_t<decltype(a)>::scalar_type;
    if (obb_obb(a, b)) return T{0};
    return std::sqrt(std::min(from_corners(a, b), from_corners(b, a)));
};
/// Ericson 5.1.2: the squared distance of a point from a segment.
template <class V>
auto from_segment(V const& a, V const& b, V const& p) {
    using T = typename V::scalar_type;
    V const ab = sub(b, a), ap = sub(p, a);
    T const length = dot(ab, ab), t = length > 0 ? clamp(dot(ap, ab) / length, T{0}, T{1}) : T{0};
    return squared_norm(along(ap, ab, -t));
}
inline constexpr auto triangle_triangle_distance = [](auto const& s, auto const& t) {
    using T = typename std::remove_cvref_t<decltype(s)>::scalar_type;
    if (triangle_triangle(s, t)) return T{0};
    auto const from_sides = [](auto const& x, auto const& p) {
        return std::min({from_segment(x.a, x.b, p), from_segment(x.b, x.c, p), from_segment(x.c, x.a, p)});
    };
    return std::sqrt(std::min({from_sides(s, t.a), from_sides(s, t.b), from_sides(s, t.c), from_sides(t, s.a),
                               from_sides(t, s.b), from_sides(t, s.c)}));
};

template <class V>
struct box_along_axes {
    V min, max;
};
inline constexpr auto bounds_of_obb = [](auto const& box) {
    using V = std::remove_cvref_t<decltype(box.center)>;
    auto const c = std::abs(box.rotation.c), s = std::abs(box.rotation.s);
    V const reach{c * box.half_extents.x + s * box.half_extents.y, s * box.half_extents.x + c * box.half_extents.y};
    return box_along_axes<V>{sub(box.center, reach), {box.center.x + reach.x, box.center.y + reach.y}};
};
/// p turned and moved by a pose.
inline constexpr auto moved_point = [](auto const& p, auto const& pose) {
    using V = std::remove_cvref_t<decltype(p)>;
    auto const& [c, s] = pose.rotation;
    return V{c * p.x - s * p.y + pose.translation.x, s * p.x + c * p.y + pose.translation.y};
};
inline constexpr auto moved_capsule = [](auto capsule, auto const& pose) {
    capsule.a = moved_point(capsule.a, pose);
    capsule.b = moved_point(capsule.b, pose);
    return capsule;
};
inline constexpr auto moved_obb = [](auto box, auto const& pose) {
    auto const turn = box.rotation;
    box.center = moved_point(box.center, pose);
    box.rotation = {pose.rotation.c * turn.c - pose.rotation.s * turn.s, pose.rotation.s * turn.c + pose.rotation.c * turn.s};
    return box;
};
inline constexpr auto centroid_of_obb = [](auto const& box) { return box.center; };

}  // namespace textbook
