// SPDX-License-Identifier: MIT
// Whether every point of one shape is a point of another, decided exactly.
//
// In a convex shape a, b lies if its corners do, each with b's radius r around it. A round shape with radius R holds
// them if the corners are within R − r of its core (a common Minkowski summand cancels: Schneider, Convex Bodies, section 3.1);
// one with corners holds them if they are inside and at least r away from every side.
export module hantei:contains;
import :base;
import :generic_arithmetic;
import :rational;
import :vec;
import :relation;
import :shape;
import :validation;
import :ball;
import :aabb;
import :shape_traits;
import :line_clipping;
import :sign;
import :formulas;
import :predicates;
import :chain_relation;
import :polygon_relation;
import :dispatch;
import :inputs;

namespace hantei {

/// f holds for every corner of s.
constexpr bool all_corners(auto const& s, auto f) {
    for (auto const& p : s.core_vertices())
        if (!f(p)) return false;
    return true;
}

/// The ball of radius r about p lies in a; if strict, in the relative interior of a.
template <class A, class T, size_t N>
constexpr bool holds_ball(A const& a, vec<T, N> const& p, T const& r, bool strict) {
    auto const within = [strict](int gap) { return strict ? gap < 0 : gap <= 0; };
    if constexpr (rounded_shape<A>) {
        if (a.radius < r) return false;
        if (T{0} < a.radius) {
            if constexpr (requires { a.center; }) {
                return within(exact_engine::sign(point_gap, lengths.difference(a.center, p), lengths.sum(a.radius, -r)));
            } else {
                return within(gap_to_segment(exact_engine{}, a.a, a.b, p, lengths.sum(a.radius, -r)));
            }
        }
    }
    relation const place = relate(a, ball<T, N>{p, T{0}});
    if (place == relation::disjoint || (strict && place != relation::overlapping)) return false;
    if (r == T{0}) return true;
    if constexpr (requires { exact(a).squared_clearance(exact(p)); }) {
        return has_interior(a) && within(compare(square(rational(r)), exact(a).squared_clearance(exact(p))));
    } else {
        static_assert(!requires { a.has_interior(); }, "a shape with inner points needs squared_clearance()");
        return false;  // a point, a segment, a ray or a line has no room for a ball
    }
}
template <class T, size_t N>
constexpr bool holds_ball(aabb<T, N> const& a, vec<T, N> const& p, T const& r, bool strict) {
    constexpr auto short_of = [](auto const& room, auto const& need) { return need - room; };
    if (strict && r == T{0}) return relate(a, p) == relation::overlapping;
    for (size_t i = 0; i < N; ++i) {
        int const below = exact_engine::sign(short_of, lengths.difference(a.min[i], p[i]), lengths.nonnegative(r));
        int const above = exact_engine::sign(short_of, lengths.difference(p[i], a.max[i]), lengths.nonnegative(r));
        int const worst = larger(below, above);
        if (worst > 0 || (strict && worst == 0)) return false;
    }
    return true;
}

/// A ray or a line lies in a ray or a line if it begins there and runs along it; a bounded shape has no room for it.
template <class A, class B>
constexpr bool holds_unbounded(A const& a, B const& b, bool strict) {
    if constexpr (bounded<A>) {
        return false;
    } else {
        auto const outer = parametric_line_of(a), inner = parametric_line_of(b);
        auto const along = dot(outer.direction, inner.direction);
        if (square(along) != squared_norm(outer.direction) * squared_norm(inner.direction)) return false;
        if (outer.starts && (!inner.starts || along.sign() < 0)) return false;
        return holds_ball(a, b.origin, typename B::scalar_type{0}, strict);
    }
}

/// A curve or a region holds a chain side by side, anything else as a whole.
template <class A, class B>
constexpr bool sides_hold(A const& a, B const& b, bool strict) {
    if constexpr (curve<B>) {
        bool all = true;
        b.each_side([&](auto const& side) { return all = sides_hold(a, side, strict); });
        return all;
    } else if constexpr (curve<A>) {
        return !is_solid(b) && chain_holds_segment(a, exact(flattened(core_of(b))), strict);
    } else {
        return region_holds(a, b, strict);
    }
}

template <class A, class B>
constexpr bool holds(A const& a, B const& b, bool strict) {
    using common = common_scalar_t<A, B>;
    validate(a);
    validate(b);
    if constexpr (nonconvex<A>) {
        if constexpr (bounded<B>) return sides_hold(a, b, strict);
        return false;
    } else if constexpr (!same_as<typename A::scalar_type, typename B::scalar_type>) {
        return holds(scalar_cast<common>(a), scalar_cast<common>(b), strict);
    } else if constexpr (!bounded<B>) {
        return holds_unbounded(a, b, strict);
    } else if constexpr (!requires { b.core_vertices(); }) {  // not stored, but exact
        auto const x = exact(a);
        return all_corners(exact(b), [&](auto const& corner) { return holds_ball(x, corner, rational(0), strict); });
    } else {
        auto const r = radius_of(b);
        return all_corners(b, [&](auto const& corner) { return holds_ball(a, corner, r, strict); });
    }
}

/// holds(a, b), the arguments in the user's order.
template <class A, class B>
constexpr auto holds_in_order(A const& a, B const& b, bool strict) {
    return ask<pair_known>([strict](auto*, auto const& x, auto const& y,
                                    bool swapped) { return swapped ? holds(y, x, strict) : holds(x, y, strict); },
                           a, b);
}

}  // namespace hantei

export namespace hantei {

/// Every point of b is a point of a, boundaries included: b is a subset of a. Throws invalid_shape for bad numbers.
inline constexpr struct contains_fn {
    template <class A, class B>
        requires judgeable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return holds_in_order(a, b, false);
    }
} contains;

/// Every point of a is a point of b: contains(b, a), under the name that OGC gives it. Throws invalid_shape for bad numbers.
inline constexpr struct within_fn {
    template <class A, class B>
        requires judgeable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return contains(b, a);
    }
} within;

/// Every point of b is in the relative interior of a. Throws invalid_shape for bad numbers.
inline constexpr struct strictly_contains_fn {
    template <class A, class B>
        requires judgeable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return holds_in_order(a, b, true);
    }
} strictly_contains;

}  // namespace hantei
