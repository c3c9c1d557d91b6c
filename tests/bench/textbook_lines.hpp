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

}  // namespace textbook
