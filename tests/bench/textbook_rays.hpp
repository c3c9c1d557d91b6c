// SPDX-License-Identifier: MIT
// The plain floating-point code that everybody writes, for where a ray comes into a shape and leaves it.
#pragma once

#include "textbook_distance.hpp"

#include <optional>
#include <utility>

namespace textbook {

template <class V>
struct crossing {
    typename V::scalar_type t;
    V point, normal;
};
template <class V>
struct chord {
    crossing<V> enter, exit;
};
template <class Ray>
using chord_of = chord<std::remove_cvref_t<decltype(std::declval<Ray>().origin)>>;

template <class V>
V scaled(V const& v, typename V::scalar_type s) {
    return {v.x * s, v.y * s};
}

/// The times at which o + t·d has the length r: Ericson 5.3.2.
template <class V, class T>
std::optional<std::pair<T, T>> through_circle(V const& o, V const& d, T r) {
    T const a = dot(d, d), b = dot(o, d), discriminant = b * b - a * (dot(o, o) - r * r);
    if (discriminant < 0) return {};
    T const root = std::sqrt(discriminant);
    return std::pair((-b - root) / a, (-b + root) / a);
}
inline constexpr auto cast_at_disk = [](auto const& ray, auto const& disk) {
    using result = std::optional<chord_of<decltype(ray)>>;
    auto const o = sub(ray.origin, disk.center);
    auto const times = through_circle(o, ray.direction, disk.radius);
    if (!times || times->second < 0) return result();
    auto const end = [&](auto t) {
        auto const n = scaled(along(o, ray.direction, t), 1 / disk.radius);
        return crossing<std::remove_cvref_t<decltype(n)>>{t, along(ray.origin, ray.direction, t), n};
    };
    return result({end(times->first), end(times->second)});
};

/// A passage between slabs, and which slab it enters and leaves last: Ericson 5.3.3.
template <class T>
struct slab_passage {
    T enter, exit;
    std::size_t first_axis, last_axis;
};
template <class V>
slab_passage<typename V::scalar_type> through_slabs(V const& o, V const& d, V const& low, V const& high) {
    using T = typename V::scalar_type;
    T const x = 1 / d.x, y = 1 / d.y;
    T const x1 = (low.x - o.x) * x, x2 = (high.x - o.x) * x, y1 = (low.y - o.y) * y, y2 = (high.y - o.y) * y;
    T const in_x = std::min(x1, x2), in_y = std::min(y1, y2), out_x = std::max(x1, x2), out_y = std::max(y1, y2);
    return {std::max(in_x, in_y), std::min(out_x, out_y), in_x < in_y ? 1u : 0u, out_y < out_x ? 1u : 0u};
}
/// The normal of the side of an axis on which a line with this direction comes in.
template <class V>
V normal_against(V const& direction, std::size_t axis) {
    using T = typename V::scalar_type;
    V r{};
    r[axis] = direction[axis] > 0 ? T{-1} : T{1};
    return r;
}
inline constexpr auto cast_at_aabb = [](auto const& ray, auto const& box) {
    using result = std::optional<chord_of<decltype(ray)>>;
    auto const& d = ray.direction;
    auto const in = through_slabs(ray.origin, d, box.min, box.max);
    if (in.exit < std::max(in.enter, decltype(in.enter){0})) return result();
    auto const out = normal_against(d, in.last_axis);
    return result({{in.enter, along(ray.origin, d, in.enter), normal_against(d, in.first_axis)},
                   {in.exit, along(ray.origin, d, in.exit), {-out.x, -out.y}}});
};
/// v, given in the axes of a turned box, in those of the world.
template <class B, class V>
V in_world(B const& box, V const& v) {
    return {box.rotation.c * v.x - box.rotation.s * v.y, box.rotation.s * v.x + box.rotation.c * v.y};
}
inline constexpr auto cast_at_obb = [](auto const& ray, auto const& box) {
    using V = std::remove_cvref_t<decltype(ray.origin)>;
    using result = std::optional<chord<V>>;
    V const o = local(box, sub(ray.origin, box.center)), d = local(box, ray.direction);
    auto const in = through_slabs(o, d, V{-box.half_extents.x, -box.half_extents.y}, box.half_extents);
    if (in.exit < std::max(in.enter, decltype(in.enter){0})) return result();
    V const first = in_world(box, normal_against(d, in.first_axis)), last = in_world(box, normal_against(d, in.last_axis));
    return result({{in.enter, along(ray.origin, ray.direction, in.enter), first},
                   {in.exit, along(ray.origin, ray.direction, in.exit), {-last.x, -last.y}}});
};

/// Ericson 5.3.7, in the plane: where the line crosses the long sides, if that is between the ends, else the circle of the end.
inline constexpr auto cast_at_capsule = [](auto const& ray, auto const& capsule) {
    using V = std::remove_cvref_t<decltype(ray.origin)>;
    using T = typename V::scalar_type;
    using result = std::optional<chord<V>>;
    V const core = sub(capsule.b, capsule.a), o = sub(ray.origin, capsule.a);
    T const length = std::sqrt(dot(core, core));
    V const u = scaled(core, 1 / length);
    T const x = dot(u, o), y = cross(u, o), dx = dot(u, ray.direction), dy = cross(u, ray.direction);
    auto const end = [&](T sense) -> std::optional<crossing<V>> {
        T const side = dy > 0 ? sense : -sense;
        T const t = (side * capsule.radius - y) / dy, place = x + t * dx;
        if (place >= 0 && place <= length)
            return crossing<V>{t, along(ray.origin, ray.direction, t), {-side * u.y, side * u.x}};
        V const center = place < 0 ? capsule.a : capsule.b, from = sub(ray.origin, center);
        auto const times = through_circle(from, ray.direction, capsule.radius);
        if (!times) return {};
        T const s = sense < 0 ? times->first : times->second;
        return crossing<V>{s, along(ray.origin, ray.direction, s), scaled(along(from, ray.direction, s), 1 / capsule.radius)};
    };
    auto const enter = end(T{-1});
    if (!enter) return result();
    auto const exit = end(T{1});
    if (!exit || exit->t < 0) return result();
    return result({*enter, *exit});
};

}  // namespace textbook
