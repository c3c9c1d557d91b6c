// SPDX-License-Identifier: MIT
// The plain floating-point code that everybody writes: what an answer costs that may be wrong near a touch.
// For shapes by their members' names. Round shapes, segments and rays here; boxes and triangles in textbook_polygons.hpp.
// Sources: Ericson, Real-Time Collision Detection; Cormen et al., Introduction to Algorithms.
#pragma once

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace textbook {

template <class V>
V sub(V const& a, V const& b) {
    return {a.x - b.x, a.y - b.y};
}
/// Objects, so that the functions of these names beside the shapes are not found instead.
inline constexpr auto dot = [](auto const& a, auto const& b) { return a.x * b.x + a.y * b.y; };
inline constexpr auto cross = [](auto const& a, auto const& b) { return a.x * b.y - a.y * b.x; };
template <class T>
T clamp(T x, T low, T high) {
    return std::min(std::max(x, low), high);
}
template <class V, class T>
bool within(V const& offset, T reach) {
    return dot(offset, offset) <= reach * reach;
}

/// Ericson 5.1.2: the point of the segment a b nearest to p, against a reach.
template <class V, class T>
bool segment_within(V const& a, V const& b, V const& p, T reach) {
    V const ab = sub(b, a), ap = sub(p, a);
    T const length = dot(ab, ab);
    T const t = length > 0 ? clamp(dot(ap, ab) / length, T{0}, T{1}) : T{0};
    return within(V{ap.x - t * ab.x, ap.y - t * ab.y}, reach);
}

template <class V>
struct two_points {
    V on_a, on_b;
};
/// Ericson 5.1.9: the closest points of two segments.
template <class S, class Q>
auto closest_of_segments(S const& s, Q const& q) {
    using V = std::remove_cvref_t<decltype(s.a)>;
    using T = std::remove_cvref_t<decltype(s.a.x)>;
    constexpr T epsilon{1e-12f};
    V const d1 = sub(s.b, s.a), d2 = sub(q.b, q.a), r = sub(s.a, q.a);
    T const a = dot(d1, d1), e = dot(d2, d2), f = dot(d2, r);
    T along{0}, t{0};
    if (a <= epsilon) {
        if (e > epsilon) t = clamp(f / e, T{0}, T{1});
    } else {
        T const c = dot(d1, r);
        if (e <= epsilon) {
            along = clamp(-c / a, T{0}, T{1});
        } else {
            T const b = dot(d1, d2), denominator = a * e - b * b;
            if (denominator != 0) along = clamp((b * f - c * e) / denominator, T{0}, T{1});
            t = (b * along + f) / e;
            if (t < 0) {
                t = T{0};
                along = clamp(-c / a, T{0}, T{1});
            } else if (t > 1) {
                t = T{1};
                along = clamp((b - c) / a, T{0}, T{1});
            }
        }
    }
    return two_points<V>{{s.a.x + along * d1.x, s.a.y + along * d1.y}, {q.a.x + t * d2.x, q.a.y + t * d2.y}};
}
template <class S, class Q, class T>
bool segments_within(S const& s, Q const& q, T reach) {
    auto const nearest = closest_of_segments(s, q);
    return within(sub(nearest.on_a, nearest.on_b), reach);
}

/// Whether c, on the line through a and b, is between them. Cormen et al. 33.1, ON-SEGMENT.
template <class V>
bool between(V const& a, V const& b, V const& c) {
    return std::min(a.x, b.x) <= c.x && c.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= c.y && c.y <= std::max(a.y, b.y);
}

inline constexpr auto disk_disk = [](auto const& a, auto const& b) {
    return within(sub(a.center, b.center), a.radius + b.radius);
};
inline constexpr auto disk_point = [](auto const& disk, auto const& point) {
    return within(sub(disk.center, point.position()), disk.radius);
};
inline constexpr auto disk_segment = [](auto const& disk, auto const& segment) {
    return segment_within(segment.a, segment.b, disk.center, disk.radius);
};
inline constexpr auto disk_capsule = [](auto const& disk, auto const& capsule) {
    return segment_within(capsule.a, capsule.b, disk.center, disk.radius + capsule.radius);
};
inline constexpr auto capsule_point = [](auto const& capsule, auto const& point) {
    return segment_within(capsule.a, capsule.b, point.position(), capsule.radius);
};
inline constexpr auto capsule_segment = [](auto const& capsule, auto const& segment) {
    return segments_within(capsule, segment, capsule.radius);
};
inline constexpr auto capsule_capsule = [](auto const& a, auto const& b) { return segments_within(a, b, a.radius + b.radius); };
inline constexpr auto point_segment = [](auto const& point, auto const& segment) {
    return cross(sub(segment.b, segment.a), sub(point.position(), segment.a)) == 0 &&
           between(segment.a, segment.b, point.position());
};
inline constexpr auto point_line = [](auto const& point, auto const& line) {
    return cross(line.direction, sub(point.position(), line.origin)) == 0;
};
inline constexpr auto point_ray = [](auto const& point, auto const& ray) {
    auto const way = sub(point.position(), ray.origin);
    return cross(ray.direction, way) == 0 && dot(ray.direction, way) >= 0;
};
inline constexpr auto point_point = [](auto const& a, auto const& b) { return a.x == b.x && a.y == b.y; };
/// Cormen et al. 33.1, SEGMENTS-INTERSECT.
inline constexpr auto segment_segment = [](auto const& s, auto const& t) {
    auto const direction = [](auto const& a, auto const& b, auto const& c) { return cross(sub(c, a), sub(b, a)); };
    auto const d1 = direction(t.a, t.b, s.a), d2 = direction(t.a, t.b, s.b);
    auto const d3 = direction(s.a, s.b, t.a), d4 = direction(s.a, s.b, t.b);
    if (((d1 > 0 && d2 < 0) || (d1 < 0 && d2 > 0)) && ((d3 > 0 && d4 < 0) || (d3 < 0 && d4 > 0))) return true;
    return (d1 == 0 && between(t.a, t.b, s.a)) || (d2 == 0 && between(t.a, t.b, s.b)) || (d3 == 0 && between(s.a, s.b, t.a)) ||
           (d4 == 0 && between(s.a, s.b, t.b));
};
/// Ericson 5.3.2, for a direction of any length.
inline constexpr auto ray_disk = [](auto const& ray, auto const& disk) {
    auto const m = sub(ray.origin, disk.center);
    auto const c = dot(m, m) - disk.radius * disk.radius;
    if (c <= 0) return true;
    auto const b = dot(m, ray.direction);
    if (b > 0) return false;
    return b * b >= dot(ray.direction, ray.direction) * c;
};
inline constexpr auto disk_line = [](auto const& disk, auto const& line) {
    auto const area = cross(line.direction, sub(disk.center, line.origin));
    return area * area <= disk.radius * disk.radius * dot(line.direction, line.direction);
};

}  // namespace textbook
