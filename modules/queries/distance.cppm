// SPDX-License-Identifier: MIT
// The measures: each component is the number nearest to the true value, to even where two are (rounding.cppm). They agree with the
// predicates (distance is 0 exactly where shapes intersect), and have the same bits everywhere.
export module hantei:distance;
import :base;
import :generic_arithmetic;
import :rational;
import :rounding;
import :vec;
import :relation;
import :shape;
import :own_shapes;
import :shape_traits;
import :closest_points;
import :ladder;
import :convex_core;
import :gap_of_points;
import :gap_of_cores;
import :common_point;
import :dispatch;
import :sentence;
import :predicates;
import :decide;
import :exact_gap;
import :surd;

namespace hantei {

/// Two shapes of a pair have closest points, and a distance. Of own shapes all have.
template <class A, class B>
inline constexpr bool closest_points_of = false;
template <shape A, shape B>
    requires has_pair<A, B> && has_fractions<A> && has_fractions<B>
inline constexpr bool closest_points_of<A, B> =
    (is_own<A> && is_own<B>) || (gap_known<A, B> && cores_have_pair<A, B>) || exact_gap_known<in_fractions<A>, in_fractions<B>>;
template <shape A, shape B>
    requires(!has_pair<A, B> && widened<A, B>)
inline constexpr bool closest_points_of<A, B> =
    closest_points_of<typename rebind<A, common_scalar_t<A, B>>::type, typename rebind<B, common_scalar_t<A, B>>::type>;
template <class A, class B>
struct closest_points_known {
    static constexpr bool value = pair_known<A, B>::value && closest_points_of<A, B>;
};
template <class A, class B>
struct distance_known {
    static constexpr bool value = closest_points_known<A, B>::value;
};
template <class A, class B>
    requires pair_known<A, B>::value && distance_said<A, B>
struct distance_known<A, B> {
    static constexpr bool value = true;
};
template <class A, class B>
struct words_against_closest_points {
    static consteval composed_text text() {
        return words_against_two<A, B>(
            "the closest points of ",
            " are not known: give their pair nearest(), or the shape core_vertices() or a core() and "
            "radius (docs/adding_a_shape.md)");
    }
};
template <class A, class B>
struct words_against_distance {
    static consteval composed_text text() {
        return words_against_two<A, B>(
            "the distance of ",
            " is not known: give their pair nearest() or distance(), or the shape core_vertices() or a core() "
            "and radius (docs/adding_a_shape.md)");
    }
};

/// Values of the gap between two of these that are disjoint.
template <class OfPoints, class OfCores, class A, class B>
constexpr auto measured_gap(A const& a, B const& b) {
    if constexpr (stored_nearest_known<A, B>) {
        using T = core_scalar<typename A::scalar_type>;
        auto const [p, q] = stored_nearest(a, b);
        gap_of_points<T, A::dimension> const gap{scalar_cast<T>(p), scalar_cast<T>(q), number_cast<T>(radius_of(a)),
                                                 number_cast<T>(radius_of(b))};
        return measured<OfPoints>(gap);
    } else {
        return with_convex_cores(
            a, b, [](auto const& core_a, auto const& core_b) { return measured<OfCores>(gap_of_cores{core_a, core_b}); });
    }
}

/// A common point of two of these that meet, twice.
template <class Result, class A, class B>
constexpr auto measured_common_point(A const& a, B const& b) {
    if constexpr (stored_nearest_known<A, B>) {
        return measured_gap<point_in_point_gap<Result, A::dimension>, point_in_core_gap<Result>>(a, b);
    } else {
        bool apart = false;
        if constexpr (rounded_shape<A> || rounded_shape<B>) apart = relate(core_of(a), core_of(b)) == relation::disjoint;
        return with_convex_cores(a, b, [&](auto const& core_a, auto const& core_b) {
            return apart ? measured<point_in_core_gap<Result>>(gap_of_cores{core_a, core_b})
                         : measured<point_in_both_cores<Result>>(meeting_cores{core_a, core_b});
        });
    }
}

/// The ends of the gap between two shapes that are disjoint, or the same common point twice, where a is made of sides.
template <class Result, nonconvex A, class B>
constexpr closest<Result, 2> ends_at_sides(A const& a, B const& b) {
    return with_closest_side(a, b, [](auto const& side, auto const& other) {
        if constexpr (nonconvex<B>) {  // two sides in the order of b and a, as the first of equally close points is that of b
            return flipped(measured_gap<ends_of_point_gap<Result, 2>, ends_of_core_gap<Result>>(other, side));
        } else {
            return measured_gap<ends_of_point_gap<Result, 2>, ends_of_core_gap<Result>>(side, other);
        }
    });
}
template <class Result, nonconvex A, class B>
constexpr closest<Result, 2> common_point_at_sides(A const& a, B const& b) {
    auto const core = core_of(b);
    if (relate(a, core) == relation::disjoint) {
        if constexpr (!nonconvex<B>)
            return with_closest_side(
                a, b, [](auto const& side, auto const& other) { return measured_common_point<Result>(side, other); });
    }
    auto const side = first_side_at(a, core);
    if (!side.has_value()) {  // all of the core is inside
        auto const p = map([](auto const& x) { return to_nearest<Result>(rational(x)); }, some_point(core));
        return {p, p};
    }
    if constexpr (nonconvex<B>) {
        return flipped(common_point_at_sides<Result>(b, *side));
    } else {
        return measured_common_point<Result>(*side, b);
    }
}

}  // namespace hantei

export namespace hantei {

/// distance(a, b), squared_distance(a, b) and within_distance(a, b, d) are defined: for own shapes where judgeable<A, B> is.
template <class A, class B>
concept measurable = answerable<objection<distance_known, words_against_distance, A, B>()>;
/// closest_points(a, b) is defined.
template <class A, class B>
concept has_closest_points = answerable<objection_in_one_dimension<closest_points_known, words_against_closest_points, A, B>()>;

/// The least distance between a point of a and a point of b, in the user's unit; 0 exactly where they intersect, and never
/// rounded to 0 elsewhere. +infinity beyond the range of the scalar. Throws invalid_shape for bad numbers.
inline constexpr struct distance_fn {
    template <class A, class B>
        requires measurable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<distance_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool) {
                using T = answer_t<X, Y>;
                if (decide<P>(x, y) != relation::disjoint) return T{0};
                if constexpr (gap_known<X, Y> && !distance_said<X, Y>) {
                    return measured_gap<width_of_gap<T>, width_of_gap<T>>(x, y);
                } else if constexpr (sides_known<X, Y> && !distance_said<X, Y>) {
                    return with_closest_parts(x, y, [](auto const& p, auto const& q) {
                        return measured_gap<width_of_gap<T>, width_of_gap<T>>(p, q);
                    });
                } else {
                    return to_nearest<T>(exact_distance(x, y));
                }
            },
            a, b);
    }
} distance;

/// distance(a, b)², rounded once: not the square of a rounded distance.
inline constexpr struct squared_distance_fn {
    template <class A, class B>
        requires measurable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<distance_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool) {
                using T = answer_t<X, Y>;
                if (decide<P>(x, y) != relation::disjoint) return T{0};
                if constexpr (distance_said<X, Y>) {
                    auto const width = exact_distance(x, y);
                    return to_nearest<T>(width * width);
                } else if constexpr (gap_known<X, Y>) {
                    return measured_gap<squared_width_of_gap<T>, squared_width_of_gap<T>>(x, y);
                } else if constexpr (sides_known<X, Y>) {
                    return with_closest_parts(x, y, [](auto const& p, auto const& q) {
                        return measured_gap<squared_width_of_gap<T>, squared_width_of_gap<T>>(p, q);
                    });
                } else {
                    auto const gap = gap_between(x, y);
                    rational const reach = gap.reach();
                    return to_nearest<T>(surd{gap.squared() + square(reach), reach * rational(-2), gap.squared()});
                }
            },
            a, b);
    }
} squared_distance;

/// The point of a nearest to b and the point of b nearest to a. Where the shapes intersect, a common point, twice. Where the
/// closest points are not unique, the first in the order of the corners (near_search.cppm), or that nearest() of the pair's file documents;
/// of chains and regions those of the first of their closest sides.
inline constexpr struct closest_points_fn {
    template <class A, class B>
        requires has_closest_points<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<closest_points_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool swapped) {
                using T = answer_t<X, Y>;
                constexpr size_t N = X::dimension;
                if constexpr (gap_known<X, Y>) {
                    bool const apart = decide<P>(x, y) == relation::disjoint;
                    auto const r = apart ? measured_gap<ends_of_point_gap<T, N>, ends_of_core_gap<T>>(x, y)
                                         : measured_common_point<T>(x, y);
                    return swapped ? flipped(r) : r;
                } else if constexpr (sides_known<X, Y>) {
                    bool const apart = decide<P>(x, y) == relation::disjoint;
                    if constexpr (nonconvex<X>) {
                        auto const r = apart ? ends_at_sides<T>(x, y) : common_point_at_sides<T>(x, y);
                        return swapped ? flipped(r) : r;
                    } else {
                        auto const r = apart ? ends_at_sides<T>(y, x) : common_point_at_sides<T>(y, x);
                        return swapped ? r : flipped(r);
                    }
                } else {
                    auto const gap = gap_between(x, y);
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
                }
            },
            a, b);
    }
} closest_points;

}  // namespace hantei
