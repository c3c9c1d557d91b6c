// SPDX-License-Identifier: MIT
// A degenerate shape is its set: a ball of radius 0 is a point, a flat triangle a segment. And every round shape is a thin
// core with a radius.
export module hantei:reduction;
import :base;
import :scalar;
import :rational;
import :vec;
import :shape;
import :sign;
import :point;
import :segment;
import :ball;
import :capsule;
import :aabb;
import :obb;
import :triangle;

namespace hantei {

template <class S>
concept round = requires(S const& s) { s.radius; };

template <class S>
constexpr auto radius_of(S const& s) {
    if constexpr (round<S>) {
        return s.radius;
    } else {
        return typename S::scalar_type{0};
    }
}

/// The core: the set that is left when the radius is taken to 0.
template <class S>
constexpr auto thin(S const& s) {
    using T = typename S::scalar_type;
    constexpr size_t N = S::dimension;
    if constexpr (same_as<S, ball<T, N>>) {
        return point<T, N>{s.center};
    } else if constexpr (same_as<S, capsule<T, N>>) {
        return s.core();
    } else {
        return s;
    }
}

/// Whether a polygonal shape has inner points; points, segments, rays and lines have none.
template <class S>
constexpr bool has_interior(S const&) {
    return false;
}
template <class T, size_t N>
constexpr bool has_interior(aabb<T, N> const& s) {
    bool all = true;
    for (size_t i = 0; i < N; ++i) all = all && s.min[i] < s.max[i];
    return all;
}
template <class T, size_t N>
constexpr bool has_interior(obb<T, N> const& s) {
    bool all = true;
    for (size_t i = 0; i < N; ++i) all = all && T{0} < s.half[i];
    return all;
}
/// Twice the signed area of a triangle, from two of its sides.
struct doubled_area {
    constexpr auto operator()(auto const& ab, auto const& ac) const { return cross(ab, ac); }
};
template <class T>
constexpr bool has_interior(triangle<T, 2> const& s) {
    return exactly::sign(doubled_area{}, first.arrow(s.a, s.b), first.arrow(s.a, s.c)) != 0;
}

/// The corners of a convex core of the plane, in order around it; one corner is a point, two a segment.
struct corners {
    array<vec<rational, 2>, 4> at{};
    int count = 0;
};
template <class T>
constexpr corners corners_of(point<T, 2> const& s) {
    return {{exact(s.p)}, 1};
}
template <class T>
constexpr corners corners_of(segment<T, 2> const& s) {
    return {{exact(s.a), exact(s.b)}, 2};
}
template <class T>
constexpr corners corners_of(triangle<T, 2> const& s) {
    return {{exact(s.a), exact(s.b), exact(s.c)}, 3};
}
template <class T>
constexpr corners corners_of(aabb<T, 2> const& s) {
    auto const low = exact(s.min), high = exact(s.max);
    return {{low, vec{high.x, low.y}, high, vec{low.x, high.y}}, 4};
}
template <class T>
constexpr corners corners_of(obb<T, 2> const& s) {
    auto const center = exact(s.center);
    vec const axis{rational(s.turn.c), rational(s.turn.s)};
    auto const u = axis * rational(s.half.x), v = perp(axis) * rational(s.half.y);
    return {{center - u - v, center + u - v, center + u + v, center - u + v}, 4};
}

/// A convex core without inner points as a segment: its two extreme corners.
template <class S>
constexpr segment<rational, 2> flattened(S const& s) {
    corners const all = corners_of(s);
    auto const before = [](auto const& p, auto const& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); };
    int first_corner = 0, last_corner = 0;
    for (int i = 1; i < all.count; ++i) {
        auto const at = static_cast<size_t>(i);
        if (before(all.at[at], all.at[static_cast<size_t>(first_corner)])) first_corner = i;
        if (before(all.at[static_cast<size_t>(last_corner)], all.at[at])) last_corner = i;
    }
    return {all.at[static_cast<size_t>(first_corner)], all.at[static_cast<size_t>(last_corner)]};
}

}  // namespace hantei
