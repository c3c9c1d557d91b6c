// SPDX-License-Identifier: MIT
// The plain floating-point code that everybody writes, for contacts of turned boxes and of capsules.
#pragma once

#include "textbook_contact.hpp"

namespace textbook {

/// The four axes of two turned boxes, where b lies along them, and how far both together reach.
template <class V>
struct four_axes {
    using T = typename V::scalar_type;
    std::array<V, 4> axis;
    std::array<T, 4> place, reach;
};
template <class B>
auto axes_of(B const& a, B const& b) {
    using V = std::remove_cvref_t<decltype(a.center)>;
    V const way = sub(b.center, a.center), u{a.rotation.c, a.rotation.s}, w{b.rotation.c, b.rotation.s}, v{-u.y, u.x},
            z{-w.y, w.x};
    auto const even = std::abs(dot(u, w)), odd = std::abs(cross(u, w));
    return four_axes<V>{{u, v, w, z},
                        {dot(u, way), dot(v, way), dot(w, way), dot(z, way)},
                        {a.half_extents.x + even * b.half_extents.x + odd * b.half_extents.y,
                         a.half_extents.y + odd * b.half_extents.x + even * b.half_extents.y,
                         b.half_extents.x + even * a.half_extents.x + odd * a.half_extents.y,
                         b.half_extents.y + odd * a.half_extents.x + even * a.half_extents.y}};
}
/// The points of a contact along the i-th axis, with the normal n from a to b, a being moved by `shift`; those count
/// that are at most `skin` outside.
template <class B, class V>
int points_between(B const& a, B const& b, V const& shift, std::size_t i, V const& n, typename V::scalar_type skin,
                   V (&points)[2]) {
    bool const of_a = i < 2;
    B const &fixed = of_a ? a : b, &other = of_a ? b : a;
    V const out = of_a ? n : negated(n), offset = of_a ? shift : V{}, other_offset = of_a ? V{} : shift;
    // The side of `fixed` to which out is normal, and the one of `other` that faces it, both counter-clockwise.
    auto const height = i % 2 == 0 ? fixed.half_extents.x : fixed.half_extents.y,
               width = i % 2 == 0 ? fixed.half_extents.y : fixed.half_extents.x;
    V const middle = along(along(fixed.center, offset, 1), out, height), aside{-out.y, out.x};
    V const seen = local(other, out);
    bool const by_x = std::abs(seen.x) > std::abs(seen.y);
    V const into = by_x ? V{seen.x > 0 ? decltype(width){-1} : 1, 0} : V{0, seen.y > 0 ? decltype(width){-1} : 1};
    V const facing = in_world(other, into), beside{-facing.y, facing.x};
    auto const depth = by_x ? other.half_extents.x : other.half_extents.y,
               breadth = by_x ? other.half_extents.y : other.half_extents.x;
    V const center = along(along(other.center, other_offset, 1), facing, depth);
    return clipped(along(middle, aside, -width), along(middle, aside, width), out, along(center, beside, -breadth),
                   along(center, beside, breadth), skin, points);
}
inline constexpr auto contact_obb_obb = [](auto const& a, auto const& b) {
    using V = std::remove_cvref_t<decltype(a.center)>;
    using T = typename V::scalar_type;
    using result = std::optional<manifold<V>>;
    auto const axes = axes_of(a, b);
    std::size_t best = 0;
    T least = 1e30f;
    for (std::size_t i = 0; i < 4; ++i) {
        T const overlap = axes.reach[i] - std::abs(axes.place[i]);
        if (overlap < 0) return result();
        if (overlap < least) {
            least = overlap;
            best = i;
        }
    }
    manifold<V> r{axes.place[best] < 0 ? negated(axes.axis[best]) : axes.axis[best], least, {}, 0};
    r.count = points_between(a, b, V{}, best, r.normal, T{0}, r.points);
    return result(r);
};

inline constexpr auto contact_capsule_capsule = [](auto const& a, auto const& b) {
    using V = std::remove_cvref_t<decltype(a.a)>;
    using T = typename V::scalar_type;
    using result = std::optional<manifold<V>>;
    auto const nearest = closest_of_segments(a, b);
    V const way = sub(nearest.on_b, nearest.on_a);
    T const squared = dot(way, way), reach = a.radius + b.radius;
    if (squared > reach * reach) return result();
    if (squared > T{1e-12f}) {
        T const length = std::sqrt(squared);
        V const n = scaled(way, 1 / length);
        V const p = half_way(along(nearest.on_a, n, a.radius), along(nearest.on_b, n, -b.radius));
        return result({n, reach - length, {p, {}}, 1});
    }
    // The cores cross: one of them leaves by an end, across the other.
    manifold<V> r{{}, T{1e30f}, {}, 1};
    auto const leave = [&r](V const& from, V const& to, V const& end, T sense, T radius) {
        V const core = sub(to, from);
        T const k = 1 / std::sqrt(dot(core, core)), height = cross(core, sub(end, from)) * k;
        if (std::abs(height) >= r.depth) return;
        r.depth = std::abs(height);
        r.normal = scaled(V{-core.y, core.x}, height > 0 ? -sense * k : sense * k);
        r.points[0] = along(end, r.normal, -sense * radius);
    };
    leave(a.a, a.b, b.a, T{1}, b.radius);
    leave(a.a, a.b, b.b, T{1}, b.radius);
    T const of_b = r.depth;
    leave(b.a, b.b, a.a, T{-1}, a.radius);
    leave(b.a, b.b, a.b, T{-1}, a.radius);
    T const sense = r.depth < of_b ? T{-1} : T{1};
    r.depth += reach;
    r.points[0] = along(r.points[0], r.normal, sense * r.depth / 2);
    return result(r);
};

}  // namespace textbook
