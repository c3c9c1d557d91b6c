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
import :predicates;
import :measures;

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

/// The ball of radius r about p lies in a; if strict, in the relative interior of a. Exact numbers.
template <class A, size_t N>
constexpr bool holds_ball(A const& a, vec<rational, N> const& p, rational const& r, bool strict) {
    ball<rational, N> const spot{p, 0};
    if constexpr (round<A>) {
        if (a.radius.sign() > 0) {
            rational const margin = a.radius - r;
            auto const [on_core, at] = nearest_cores(thin(a), point<rational, N>{p}, relate(thin(a), p) == relation::disjoint);
            int const within = compare(squared_norm(on_core - at), square(margin));
            return margin.sign() >= 0 && (strict ? within < 0 : within <= 0);
        }
    }
    relation const place = relate(a, spot);
    if (place == relation::disjoint || (strict && place != relation::overlapping)) return false;
    if (r.sign() == 0) return true;
    if constexpr (requires { squared_clearance(a, p); }) {
        if (!has_interior(a)) return false;
        int const room = compare(squared_clearance(a, p), square(r));
        return strict ? room > 0 : room >= 0;
    }
    return false;
}

template <class A, class B>
constexpr bool holds(A const& a, B const& b, bool strict) {
    validate(a);
    validate(b);
    if constexpr (requires { all_corners(b, [](auto const&) { return true; }); }) {
        auto const x = exact(a);
        auto const y = exact(b);
        auto const r = radius_of(y);
        return all_corners(y, [&](auto const& corner) { return holds_ball(x, corner, r, strict); });
    } else {
        return false;  // a ray or a line in a bounded shape
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
