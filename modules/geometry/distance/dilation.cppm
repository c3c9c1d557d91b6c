// SPDX-License-Identifier: MIT
// A shape grown by a distance d: its Minkowski sum with a ball of radius d, the set of all points at most d from it.
//
// Two shapes are at most d apart exactly if one of them, grown by d, meets the other, and `intersects` answers that exactly and fast.
// A point, a segment or a round shape grows into a shape with a radius. For other shapes: the nearest points of two disjoint shapes are on their
// boundaries. So if one of these two has straight sides between stored corners, they are at most d apart exactly if one of its sides, grown by
// d, meets the other.
export module hantei:dilation;
import :base;
import :generic_arithmetic;
import :scalar;
import :rational;
import :vec;
import :point;
import :segment;
import :ball;
import :aabb;
import :obb;
import :capsule;
import :triangle;
import :directed_rounding;
import :shape_traits;
import :alternatives;
import :judgeable;
import :predicates;
import :vertex_list;

namespace hantei {

/// The shape with the core of x and the radius r.
template <class T, size_t N>
constexpr ball<T, N> around_core(point<T, N> const& x, T const& r) {
    return {x.position(), r};
}
template <class T, size_t N>
constexpr ball<T, N> around_core(ball<T, N> const& x, T const& r) {
    return {x.center, r};
}
template <class T, size_t N>
constexpr capsule<T, N> around_core(segment<T, N> const& x, T const& r) {
    return {x.a, x.b, r};
}
template <class T, size_t N>
constexpr capsule<T, N> around_core(capsule<T, N> const& x, T const& r) {
    return {x.a, x.b, r};
}
template <class X>
concept dilatable = requires(X const& x, typename X::scalar_type const& r) { around_core(x, r); };
/// Whether a grown X can be judged against a Y.
template <class X, class Y>
concept dilatable_at =
    dilatable<X> && requires(X const& x, Y const& y) { requires judgeable<decltype(around_core(x, radius_of(x))), Y>; };

/// Bounds of a sum: low <= x + y <= high, where low and high are neighbors or equal.
template <class T>
struct bracket {
    T low, high;
};
/// The bracket of r + d for r, d >= 0; nothing if the scalar has no number as large as the sum.
template <scalar T>
constexpr optional<bracket<T>> bracketed_sum(T const& r, T const& d) {
    if constexpr (floating_point<T>) {
        if (!(r + d < numeric_limits<T>::max())) return {};
    } else if constexpr (!same_as<T, rational>) {
        if (numeric_limits<T>::max() - d < r) return {};
    }
    if constexpr (same_as<T, rational>) {
        return bracket<T>{r + d, r + d};
    } else {
        return bracket<T>{sum_toward(r, d, direction::down), sum_toward(r, d, direction::up)};
    }
}

/// Whether x, grown by d, meets y; nothing if the rounding of its radius leaves that open.
template <class X, class Y, class T>
constexpr optional<bool> dilated_meets(X const& x, Y const& y, T const& d) {
    auto const radius = bracketed_sum(radius_of(x), d);
    if (!radius.has_value()) return {};
    if (!intersects(around_core(x, radius->high), y)) return false;
    if (radius->low == radius->high || intersects(around_core(x, radius->low), y)) return true;
    return {};
}

/// A ball that contains a turned box, whose corners are not stored. No corner is farther from the center than half.x·|u| + half.y·|v|, and
/// |u| = |v| <= |c| + |s|. The last factor and the last term are far larger than all roundings and underflows.
template <floating_point T>
constexpr ball<T, 2> cover(obb<T, 2> const& x) {
    T const axis = magnitude_of(x.rotation.c) + magnitude_of(x.rotation.s);
    return {x.center, (x.half_extents.x + x.half_extents.y) * axis * (1 + T{0x1p-20f}) + numeric_limits<T>::min()};
}
/// Whether x, which is contained in cover(x), is certainly more than d from y.
template <class X, class Y, class T>
constexpr bool surely_farther(X const& x, Y const& y, T const& d) {
    if constexpr (requires { cover(x); }) {
        auto const meets = dilated_meets(cover(x), y, d);
        return meets.has_value() && !*meets;
    } else {
        return false;
    }
}

/// A function that continues at every side. (A concept may not name a lambda: its type would belong to this unit alone.)
struct takes_any_side {
    constexpr bool operator()(auto const&) const { return true; }
};
/// Calls f(side) for every side of x between stored corners, until f returns false.
template <class X>
    requires keeps_vertices<X>
constexpr void each_stored_side(X const& x, auto f) {
    x.each_side(f);
}
template <class T>
constexpr void each_stored_side(aabb<T, 2> const& x, auto f) {
    vertex_list(x.core_vertices()).each_side(f);
}
template <class T>
constexpr void each_stored_side(triangle<T, 2> const& x, auto f) {
    vertex_list(x.core_vertices()).each_side(f);
}
template <class X, class Y>
concept sides_dilatable_at = dilatable_at<segment<typename X::scalar_type, X::dimension>, Y> &&
                             requires(X const& x, takes_any_side f) { each_stored_side(x, f); };

/// Whether a side of x, grown by d, meets y.
template <class X, class Y, class T>
constexpr bool dilated_side_meets(X const& x, Y const& y, T const& d) {
    bool meets = false;
    each_stored_side(x, [&](auto const& side) {
        meets = intersects(around_core(side, d), y);
        return !meets;
    });
    return meets;
}

}  // namespace hantei
