// SPDX-License-Identifier: MIT
// The measures: computed in exact fractions and square roots, rounded once. Each is within 0.51 ulp of the true value in every
// component, agrees with the predicates (distance is 0 exactly where shapes intersect), and has the same bits everywhere.
export module hantei:measures;
import :base;
import :number;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :relation;
import :shape;
import :validation;
import :pair;
import :reduction;
import :nearest;
import :predicates;

namespace hantei {

template <class T, size_t N>
constexpr closest<T, N> flipped(closest<T, N> const& c) {
    return {c.on_b, c.on_a};
}

/// The closest points of the cores of two shapes of exact numbers: the pair's own method, or that of the cores' pair, or that
/// of convex polygons, which wants to know whether the cores are apart.
template <class A, class B>
constexpr auto nearest_cores(A const& a, B const& b, bool apart) {
    using Core_a = decltype(thin(a));
    using Core_b = decltype(thin(b));
    if constexpr (requires { pair<A, B>::nearest(a, b); }) {
        return pair<A, B>::nearest(a, b);
    } else if constexpr (requires { pair<B, A>::nearest(b, a); }) {
        return flipped(pair<B, A>::nearest(b, a));
    } else if constexpr (!same_as<A, Core_a> || !same_as<B, Core_b>) {
        return nearest_cores(thin(a), thin(b), apart);
    } else {
        return nearest_of_corners(corners_of(a), corners_of(b), apart);
    }
}

/// How two cores lie, and how far their radii reach: all that the distance and the closest points are made of.
template <size_t N>
struct exact_gap {
    closest<rational, N> cores;
    rational radius_a, radius_b;

    constexpr rational reach() const { return radius_a + radius_b; }
    constexpr rational squared() const { return squared_norm(cores.on_b - cores.on_a); }
    constexpr bool apart() const { return squared() > square(reach()); }
};
template <size_t N>
constexpr exact_gap<N> flipped(exact_gap<N> const& g) {
    return {flipped(g.cores), g.radius_b, g.radius_a};
}
template <class A, class B>
constexpr exact_gap<A::dimension> gap_between(A const& a, B const& b) {
    validate(a);
    validate(b);
    if constexpr (sided<A>) {
        return gap_to_sides(a, b);
    } else if constexpr (sided<B>) {
        return flipped(gap_to_sides(b, a));
    } else {
        auto const x = exact(a);
        auto const y = exact(b);
        bool const apart = relate(thin(a), thin(b)) == relation::disjoint;
        return {nearest_cores(x, y, apart), radius_of(x), radius_of(y)};
    }
}

/// Of a shape made of sides: the gap of the first side that the core of b meets, else of the first of the nearest sides. A core that
/// meets no side is inside a region, if it meets it at all: then its first corner is common to both.
template <class A, class B>
constexpr exact_gap<2> gap_to_sides(A const& a, B const& b) {
    auto const core = thin(b);
    bool const meet = relate(a, core) != relation::disjoint;
    optional<exact_gap<2>> best;
    a.each_side([&](auto const& side) {
        if (meet && relate(side, core) == relation::disjoint) return true;
        auto const gap = gap_between(side, b);
        if (!best.has_value() || gap.squared() < best->squared()) best = gap;
        return !meet;
    });
    if (best.has_value()) return *best;
    auto const p = exact(some_point(core));
    return {{p, p}, 0, exact(radius_of(b))};
}

/// The distance of shapes that are apart.
template <class A, class B>
constexpr surd exact_distance(A const& a, B const& b) {
    auto const gap = gap_between(a, b);
    return {-gap.reach(), 1, gap.squared()};
}

/// The scalar of the answer for two shapes.
template <class A, class B>
using answer_t = measure_t<common_scalar_t<remove_cvref_t<A>, remove_cvref_t<B>>>;

template <class T, class X, size_t N>
constexpr vec<T, N> rounded(vec<X, N> const& v) {
    return map([](X const& x) { return to_nearest<T>(x); }, v);
}

}  // namespace hantei

export namespace hantei {

/// The least distance between a point of a and a point of b, in the user's unit; 0 exactly where they intersect, and never
/// rounded to 0 elsewhere. +infinity beyond the range of the scalar. Throws invalid_shape for bad numbers.
inline constexpr struct distance_fn {
    template <class A, class B>
        requires judgeable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool) {
                using T = answer_t<decltype(x), decltype(y)>;
                if (decide<P>(x, y) != relation::disjoint) return T{0};
                return to_nearest<T>(exact_distance(x, y));
            },
            a, b);
    }
} distance;

/// distance(a, b)², rounded once: not the square of a rounded distance.
inline constexpr struct squared_distance_fn {
    template <class A, class B>
        requires judgeable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool) {
                using T = answer_t<decltype(x), decltype(y)>;
                if (decide<P>(x, y) != relation::disjoint) return T{0};
                auto const gap = gap_between(x, y);
                rational const reach = gap.reach();
                return to_nearest<T>(surd{gap.squared() + square(reach), reach * rational(-2), gap.squared()});
            },
            a, b);
    }
} squared_distance;

/// The point of a nearest to b and the point of b nearest to a. Where the shapes intersect, a common point, twice. Where the
/// closest points are not unique, the first in the order that nearest() of the pair's file (or of nearest.cppm) documents.
inline constexpr struct closest_points_fn {
    template <class A, class B>
        requires judgeable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool swapped) {
                auto const gap = gap_between(x, y);
                using T = answer_t<decltype(x), decltype(y)>;
                constexpr size_t N = remove_cvref_t<decltype(x)>::dimension;
                auto const& [from, to] = gap.cores;
                auto const way = to - from;
                rational const squared = gap.squared(), reach = gap.reach();
                closest<T, N> r;
                for (size_t i = 0; i < N; ++i) {
                    if (gap.apart()) {  // from each core's point by the radius towards the other
                        r.on_a[i] = to_nearest<T>(surd{from[i], gap.radius_a * way[i] / squared, squared});
                        r.on_b[i] = to_nearest<T>(surd{to[i], -gap.radius_b * way[i] / squared, squared});
                    } else {  // the point that divides the way between the cores like the radii is in both
                        rational const share = squared.sign() == 0 ? rational(0) : gap.radius_a / reach;
                        r.on_a[i] = r.on_b[i] = to_nearest<T>(from[i] + way[i] * share);
                    }
                }
                return swapped ? flipped(r) : r;
            },
            a, b);
    }
} closest_points;

}  // namespace hantei
