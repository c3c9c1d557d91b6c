// SPDX-License-Identifier: MIT
// The plain floating-point code that everybody writes, for how two shapes are parted: a normal from a to b, a depth, and points
// halfway between the surfaces.
#pragma once

#include "textbook_rays.hpp"

namespace textbook {

template <class V>
struct manifold {
    V normal;
    typename V::scalar_type depth;
    V points[2];
    int count;
};

template <class V>
V negated(V const& v) {
    return {-v.x, -v.y};
}
template <class V>
V half_way(V const& a, V const& b) {
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/// A disk and a box about the origin: the normal points to the box.
template <class V, class T>
std::optional<manifold<V>> disk_in_box(V const& half, V const& center, T radius) {
    V const nearest{clamp(center.x, -half.x, half.x), clamp(center.y, -half.y, half.y)}, way = sub(nearest, center);
    T const squared = dot(way, way);
    if (squared > radius * radius) return {};
    if (squared > 0) {
        T const length = std::sqrt(squared);
        V const n = scaled(way, 1 / length);
        return manifold<V>{n, radius - length, {half_way(nearest, along(center, n, radius)), {}}, 1};
    }
    T const out_x = half.x - std::abs(center.x), out_y = half.y - std::abs(center.y), out = std::min(out_x, out_y);
    V const n = out_x < out_y ? V{center.x > 0 ? T{-1} : T{1}, 0} : V{0, center.y > 0 ? T{-1} : T{1}};
    return manifold<V>{n, out + radius, {half_way(along(center, n, -out), along(center, n, radius)), {}}, 1};
}
inline constexpr auto contact_disk_aabb = [](auto const& disk, auto const& box) {
    auto const center = middle(box.min, box.max);
    auto found = disk_in_box(sub(box.max, center), sub(disk.center, center), disk.radius);
    if (found) found->points[0] = {found->points[0].x + center.x, found->points[0].y + center.y};
    return found;
};
inline constexpr auto contact_disk_obb = [](auto const& disk, auto const& box) {
    auto found = disk_in_box(box.half_extents, local(box, sub(disk.center, box.center)), disk.radius);
    if (!found) return found;
    auto const p = in_world(box, found->points[0]);
    found->normal = in_world(box, found->normal);
    found->points[0] = {box.center.x + p.x, box.center.y + p.y};
    return found;
};

inline constexpr auto contact_aabb_aabb = [](auto const& a, auto const& b) {
    using V = std::remove_cvref_t<decltype(a.min)>;
    using T = typename V::scalar_type;
    using result = std::optional<manifold<V>>;
    T const right = a.max.x - b.min.x, left = b.max.x - a.min.x, up = a.max.y - b.min.y, down = b.max.y - a.min.y;
    T const out_x = std::min(right, left), out_y = std::min(up, down);
    if (out_x < 0 || out_y < 0) return result();
    V const low{std::max(a.min.x, b.min.x), std::max(a.min.y, b.min.y)},
        high{std::min(a.max.x, b.max.x), std::min(a.max.y, b.max.y)};
    if (out_x <= out_y) {
        T const x = right <= left ? (a.max.x + b.min.x) / 2 : (a.min.x + b.max.x) / 2;
        return result({{right <= left ? T{1} : T{-1}, 0}, out_x, {{x, low.y}, {x, high.y}}, 2});
    }
    T const y = up <= down ? (a.max.y + b.min.y) / 2 : (a.min.y + b.max.y) / 2;
    return result({{0, up <= down ? T{1} : T{-1}}, out_y, {{low.x, y}, {high.x, y}}, 2});
};

/// The incident side p q, clipped by the ends of the reference side from a to b with the outward normal n, both counter-clockwise: of it
/// what lies behind, or at most `skin` before, moved half of its own depth. Catto, Box2D Lite (GDC 2006).
template <class V>
int clipped(V const& a, V const& b, V const& n, V p, V q, typename V::scalar_type skin, V (&points)[2]) {
    using T = typename V::scalar_type;
    V const side = sub(b, a);
    T const length = dot(side, side), from = dot(sub(p, a), side), to = dot(sub(q, a), side);  // from > to
    V const way = sub(q, p);
    T const k = 1 / (from - to);
    if (from > length) p = along(p, way, (from - length) * k);
    if (to < 0) q = along(q, way, to * k);
    int count = 0;
    for (V const& x : {p, q})
        if (T const depth = -dot(sub(x, a), n); depth >= -skin) points[count++] = along(x, n, depth / 2);
    return count;
}
/// Two convex polygons, counter-clockwise: the separating axis theorem (Ericson 5.2.1), then the sides that face each other.
template <class V, std::size_t N, std::size_t M>
std::optional<manifold<V>> contact_of_polygons(std::array<V, N> const& a, std::array<V, M> const& b) {
    using T = typename V::scalar_type;
    struct best_side {
        T height;
        std::size_t index;
        V normal;
    };
    auto const best_of = [](auto const& x, auto const& y) {
        best_side best{-1e30f, 0, {}};
        for (std::size_t i = 0; i < x.size() && best.height <= 0; ++i) {
            V const side = sub(x[(i + 1) % x.size()], x[i]);
            T const k = 1 / std::sqrt(dot(side, side));
            V const n{side.y * k, -side.x * k};
            T height = dot(sub(y[0], x[i]), n);
            for (std::size_t j = 1; j < y.size(); ++j) height = std::min(height, dot(sub(y[j], x[i]), n));
            if (height > best.height) best = {height, i, n};
        }
        return best;
    };
    auto const faced = [](auto const& x, auto const& y, best_side const& best) {
        manifold<V> r{best.normal, -best.height, {}, 0};
        std::size_t incident = 0;
        T least = 1e30f;
        for (std::size_t j = 0; j < y.size(); ++j) {
            V const side = sub(y[(j + 1) % y.size()], y[j]);
            T const facing = (side.y * best.normal.x - side.x * best.normal.y) / std::sqrt(dot(side, side));
            if (facing < least) {
                least = facing;
                incident = j;
            }
        }
        r.count = clipped(x[best.index], x[(best.index + 1) % x.size()], best.normal, y[incident], y[(incident + 1) % y.size()],
                          T{0}, r.points);
        return r;
    };
    auto const of_a = best_of(a, b);
    if (of_a.height > 0) return {};
    auto const of_b = best_of(b, a);
    if (of_b.height > 0) return {};
    if (of_a.height >= of_b.height) return faced(a, b, of_a);
    manifold<V> r = faced(b, a, of_b);
    r.normal = negated(r.normal);
    return r;
}
inline constexpr auto contact_triangle_triangle = [](auto const& s, auto const& t) {
    using V = std::remove_cvref_t<decltype(s.a)>;
    auto const ring = [](auto const& x) {
        return cross(sub(x.b, x.a), sub(x.c, x.a)) > 0 ? std::array<V, 3>{x.a, x.b, x.c} : std::array<V, 3>{x.a, x.c, x.b};
    };
    return contact_of_polygons(ring(s), ring(t));
};

}  // namespace textbook
