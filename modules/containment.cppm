// SPDX-License-Identifier: MIT
// Whether every point of one shape is a point of another, decided exactly.
//
// All shapes are convex: b lies in a if its corners do, each with b's radius r around it. A round shape with radius R holds
// them if the corners are within R − r of its core (a common Minkowski summand cancels: Schneider, Convex Bodies, section 3.1);
// one with corners holds them if they are inside and at least r away from every side.
export module hantei:containment;
import :base;
import :number;
import :scalar;
import :rational;
import :vec;
import :relation;
import :shape;
import :validation;
import :pair;
import :rotation;
import :turned_box;
import :point;
import :segment;
import :ball;
import :capsule;
import :aabb;
import :obb;
import :triangle;
import :reduction;
import :sign;
import :forms;
import :predicates;

namespace hantei {

/// Calls f with each corner of a bounded shape's core, until f says no.
template <class T, size_t N>
constexpr bool all_corners(point<T, N> const& s, auto f) {
    return f(s.p);
}
template <class T, size_t N>
constexpr bool all_corners(ball<T, N> const& s, auto f) {
    return f(s.center);
}
template <class T, size_t N>
constexpr bool all_corners(segment<T, N> const& s, auto f) {
    return f(s.a) && f(s.b);
}
template <class T, size_t N>
constexpr bool all_corners(capsule<T, N> const& s, auto f) {
    return f(s.a) && f(s.b);
}
template <class T, size_t N>
constexpr bool all_corners(triangle<T, N> const& s, auto f) {
    return f(s.a) && f(s.b) && f(s.c);
}
/// The 2^N corners of a box, by the bits of k.
template <size_t N>
constexpr bool all_sign_choices(auto f) {
    for (size_t k = 0; k < (size_t{1} << N); ++k)
        if (!f([k](size_t i) { return ((k >> i) & 1) != 0; })) return false;
    return true;
}
template <class T, size_t N>
constexpr bool all_corners(aabb<T, N> const& s, auto f) {
    return all_sign_choices<N>([&](auto upper) {
        vec<T, N> p;
        for (size_t i = 0; i < N; ++i) p[i] = upper(i) ? s.max[i] : s.min[i];
        return f(p);
    });
}
template <class T, size_t N>
constexpr bool all_corners(obb<T, N> const& s, auto f) {
    return all_sign_choices<N>([&](auto upper) {
        vec<T, N> x;
        for (size_t i = 0; i < N; ++i) x[i] = upper(i) ? s.half[i] : -s.half[i];
        return f(position_in(s, x));
    });
}

/// A shape with corners, and so without an end at infinity.
template <class S>
concept bounded = requires(S const& s) { all_corners(s, [](auto const&) { return true; }); };

/// The squared distance of an inner point from the boundary.
template <size_t N>
constexpr rational squared_clearance(aabb<rational, N> const& s, vec<rational, N> const& p) {
    rational least = s.max[0] - p[0];
    for (size_t i = 0; i < N; ++i) least = min(least, min(s.max[i] - p[i], p[i] - s.min[i]));
    return square(least);
}
template <size_t N>
constexpr rational squared_clearance(obb<rational, N> const& s, vec<rational, N> const& p) {
    auto const x = coordinates_in(s, p);
    rational least = s.half[0] - abs(x[0]);
    for (size_t i = 1; i < N; ++i) least = min(least, s.half[i] - abs(x[i]));
    if constexpr (N == 2) return square(least) * extent_scale(frame_of(s.turn));
    return square(least);
}
constexpr rational squared_clearance(triangle<rational, 2> const& s, vec<rational, 2> const& p) {
    auto const to_side = [&p](vec<rational, 2> const& a, vec<rational, 2> const& b) {
        return square(cross(b - a, p - a)) / squared_norm(b - a);
    };
    return min(min(to_side(s.a, s.b), to_side(s.b, s.c)), to_side(s.c, s.a));
}

/// The ball of radius r about p lies in a; if strict, in the relative interior of a.
template <class A, class T, size_t N>
constexpr bool holds_ball(A const& a, vec<T, N> const& p, T const& r, bool strict) {
    auto const within = [strict](int gap) { return strict ? gap < 0 : gap <= 0; };
    if constexpr (round<A>) {
        if (a.radius < r) return false;
        if (T{0} < a.radius) {
            if constexpr (requires { a.center; }) {
                return within(exactly::sign(beyond, first.arrow(a.center, p), first.total(a.radius, -r)));
            } else {
                return within(gap_to_segment(exactly{}, a.a, a.b, p, second.total(a.radius, -r)));
            }
        }
    }
    relation const place = relate(a, ball<T, N>{p, T{0}});
    if (place == relation::disjoint || (strict && place != relation::overlapping)) return false;
    if (r == T{0}) return true;
    if constexpr (requires { squared_clearance(exact(a), exact(p)); }) {
        return has_interior(a) && within(compare(square(rational(r)), squared_clearance(exact(a), exact(p))));
    }
    return false;
}
template <class T, size_t N>
constexpr bool holds_ball(aabb<T, N> const& a, vec<T, N> const& p, T const& r, bool strict) {
    constexpr auto short_of = [](auto const& room, auto const& need) { return need - room; };
    if (strict && r == T{0}) return relate(a, p) == relation::overlapping;
    for (size_t i = 0; i < N; ++i) {
        int const below = exactly::sign(short_of, first.step(a.min[i], p[i]), first.length(r));
        int const above = exactly::sign(short_of, first.step(p[i], a.max[i]), first.length(r));
        int const worst = larger(below, above);
        if (worst > 0 || (strict && worst == 0)) return false;
    }
    return true;
}

template <class A, class B>
constexpr bool holds(A const& a, B const& b, bool strict) {
    validate(a);
    validate(b);
    if constexpr (!bounded<B>) {
        return false;  // a ray or a line in a bounded shape
    } else if constexpr (same_as<B, obb<typename B::scalar_type, B::dimension>>) {  // its corners are not stored
        auto const x = exact(a);
        return all_corners(exact(b), [&](auto const& corner) { return holds_ball(x, corner, rational(0), strict); });
    } else {
        auto const r = radius_of(b);
        return all_corners(b, [&](auto const& corner) { return holds_ball(a, corner, r, strict); });
    }
}

/// holds(a, b), the arguments in the user's order.
template <class A, class B>
constexpr bool holds_in_order(A const& a, B const& b, bool strict) {
    return with_pair([strict](auto*, auto const& x, auto const& y, bool swapped) {
        return swapped ? holds(y, x, strict) : holds(x, y, strict);
    }, a, b);
}

}  // namespace hantei

export namespace hantei {

/// Every point of b is a point of a, boundaries included: b is a subset of a. Throws invalid_shape for bad numbers.
inline constexpr struct contains_fn {
    template <class A, class B>
        requires judgeable<A, B>
    constexpr bool operator()(A const& a, B const& b) const {
        return holds_in_order(a, b, false);
    }
} contains;

/// Every point of b is in the relative interior of a. Throws invalid_shape for bad numbers.
inline constexpr struct strictly_contains_fn {
    template <class A, class B>
        requires judgeable<A, B>
    constexpr bool operator()(A const& a, B const& b) const {
        return holds_in_order(a, b, true);
    }
} strictly_contains;

}  // namespace hantei
