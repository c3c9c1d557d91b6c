// SPDX-License-Identifier: MIT
// The plain floating-point code that everybody writes, for lines and rays.
#pragma once

#include "textbook_polygons.hpp"

namespace textbook {

inline constexpr auto line_line = [](auto const& a, auto const& b) {
    return cross(a.direction, b.direction) != 0 || cross(a.direction, sub(b.origin, a.origin)) == 0;
};
inline constexpr auto line_ray = [](auto const& line, auto const& ray) {
    auto const side = cross(line.direction, sub(ray.origin, line.origin));
    return side == 0 || side * cross(line.direction, ray.direction) < 0;
};
inline constexpr auto line_segment = [](auto const& line, auto const& s) {
    return cross(line.direction, sub(s.a, line.origin)) * cross(line.direction, sub(s.b, line.origin)) <= 0;
};
/// Ericson 5.1.9.1: the crossing of the lines, as shares of the directions.
inline constexpr auto ray_ray = [](auto const& a, auto const& b) {
    auto const way = sub(b.origin, a.origin);
    auto const k = cross(a.direction, b.direction), t = cross(way, b.direction), s = cross(way, a.direction);
    if (k != 0) return t * k >= 0 && s * k >= 0;
    return s == 0 && (dot(a.direction, b.direction) > 0 || dot(a.direction, way) >= 0);
};
inline constexpr auto ray_segment = [](auto const& ray, auto const& segment) {
    auto const way = sub(segment.a, ray.origin), along = sub(segment.b, segment.a);
    auto const k = cross(ray.direction, along), t = cross(way, along), s = cross(way, ray.direction);
    if (k > 0) return t >= 0 && s >= 0 && s <= k;
    if (k < 0) return t <= 0 && s <= 0 && s >= k;
    return s == 0 && (dot(ray.direction, way) >= 0 || dot(ray.direction, sub(segment.b, ray.origin)) >= 0);
};

inline constexpr auto capsule_line = [](auto const& capsule, auto const& line) {
    auto const a = cross(line.direction, sub(capsule.a, line.origin)), b = cross(line.direction, sub(capsule.b, line.origin));
    if (a * b <= 0) return true;
    auto const least = std::min(std::abs(a), std::abs(b));
    return least * least <= capsule.radius * capsule.radius * dot(line.direction, line.direction);
};
/// Ericson 5.1.9, where the first segment has no end.
inline constexpr auto capsule_ray = [](auto const& capsule, auto const& ray) {
    using T = typename std::remove_cvref_t<decltype(ray)>::scalar_type;
    auto const d1 = ray.direction, d2 = sub(capsule.b, capsule.a), r = sub(ray.origin, capsule.a);
    T const a = dot(d1, d1), e = dot(d2, d2), b = dot(d1, d2), c = dot(d1, r), f = dot(d2, r);
    T const denominator = a * e - b * b;
    T along = denominator != 0 ? std::max((b * f - c * e) / denominator, T{0}) : T{0};
    T const t = e > 0 ? (b * along + f) / e : T{0}, inside = clamp(t, T{0}, T{1});
    if (t != inside || e == 0) along = std::max((b * inside - c) / a, T{0});
    return within(decltype(r){r.x + along * d1.x - inside * d2.x, r.y + along * d1.y - inside * d2.y}, capsule.radius);
};
inline constexpr auto line_obb = [](auto const& line, auto const& box) {
    auto const m = local(box, sub(line.origin, box.center)), d = local(box, line.direction);
    return std::abs(cross(d, m)) <= box.half_extents.x * std::abs(d.y) + box.half_extents.y * std::abs(d.x);
};
/// The slabs of the box, in its own axes.
inline constexpr auto obb_ray = [](auto const& box, auto const& ray) {
    using R = std::remove_cvref_t<decltype(ray)>;
    using V = std::remove_cvref_t<decltype(box.half_extents)>;
    struct {
        V min, max;
    } const slabs{{-box.half_extents.x, -box.half_extents.y}, box.half_extents};
    return ray_aabb(R{local(box, sub(ray.origin, box.center)), local(box, ray.direction)}, slabs);
};
inline constexpr auto line_triangle = [](auto const& line, auto const& t) {
    auto const side = [&](auto const& p) { return cross(line.direction, sub(p, line.origin)); };
    auto const a = side(t.a), b = side(t.b), c = side(t.c);
    return !((a > 0 && b > 0 && c > 0) || (a < 0 && b < 0 && c < 0));
};
/// A ray leaves a triangle through a side. One along the ray is met by its neighbors.
inline constexpr auto ray_triangle = [](auto const& ray, auto const& t) {
    auto const a = sub(t.a, ray.origin), b = sub(t.b, ray.origin), c = sub(t.c, ray.origin);
    auto const to_a = cross(ray.direction, a), to_b = cross(ray.direction, b), to_c = cross(ray.direction, c);
    auto const meets = [](auto from, auto to, auto ahead) {
        if (from < to) return from <= 0 && to >= 0 && ahead >= 0;
        return to < from && to <= 0 && from >= 0 && ahead <= 0;
    };
    return meets(to_a, to_b, cross(a, b)) || meets(to_b, to_c, cross(b, c)) || meets(to_c, to_a, cross(c, a));
};

}  // namespace textbook
