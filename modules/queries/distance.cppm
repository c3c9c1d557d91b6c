// SPDX-License-Identifier: MIT
// Distances and closest points: each component is the number nearest to the true value, ties to even (rounding.cppm).
// They agree with the predicates (the distance is 0 exactly if the shapes intersect), and have the same bits everywhere.
export module hantei:distance;
import :base;
import :vec;
import :relation;
import :alternatives;
import :judgeable;
import :dispatch;
import :sentence;
import :predicates;
import :decide;
import :manifest;
import :gap_of_points;
import :gap_methods;

namespace hantei {

/// Whether the pair of two shapes has a method for their closest points. `distance_known`: for their distance.
template <class A, class B>
struct closest_points_known : method_known<closest_points_method_fn, A, B> {};
template <class A, class B>
struct distance_known : method_known<distance_method_fn, A, B> {};
template <class A, class B>
struct objection_text_closest_points {
    static consteval composed_text text() {
        return objection_text_two<A, B>(
            "the closest points of ",
            " are not known: give their pair nearest(), or the shape core_vertices() or a core() and "
            "radius (docs/adding_a_shape.md)");
    }
};
template <class A, class B>
struct objection_text_distance {
    static consteval composed_text text() {
        return objection_text_two<A, B>(
            "the distance of ",
            " is not known: give their pair nearest() or distance(), or the shape core_vertices() or a core() "
            "and radius (docs/adding_a_shape.md)");
    }
};

}  // namespace hantei

export namespace hantei {

/// Whether distance(a, b), squared_distance(a, b) and within_distance(a, b, d) are defined. For the library's own shapes they are if
/// judgeable<A, B> holds.
template <class A, class B>
concept measurable = answerable<objection<distance_known, objection_text_distance, A, B>>;
/// Whether closest_points(a, b) is defined.
template <class A, class B>
concept has_closest_points = answerable<objection_in_one_dimension<closest_points_known, objection_text_closest_points, A, B>>;

/// The distance of a and b: the least distance between a point of a and a point of b, in the user's unit. It is 0 exactly if they
/// intersect, and is never rounded to 0 otherwise. It is +infinity beyond the range of the scalar. Throws invalid_shape for bad numbers.
inline constexpr struct distance_fn {
    template <class A, class B>
        requires measurable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<distance_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool) {
                using T = answer_t<X, Y>;
                if (decide<P>(x, y) != relation::disjoint) return T{0};
                return distance_method(pair_with_shapes<P, X, Y>{}).template distance<T>(x, y);
            },
            a, b);
    }
} distance;

/// The squared distance of a and b, rounded once: not the square of a rounded distance.
inline constexpr struct squared_distance_fn {
    template <class A, class B>
        requires measurable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<distance_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool) {
                using T = answer_t<X, Y>;
                if (decide<P>(x, y) != relation::disjoint) return T{0};
                return distance_method(pair_with_shapes<P, X, Y>{}).template squared_distance<T>(x, y);
            },
            a, b);
    }
} squared_distance;

/// The point of a nearest to b and the point of b nearest to a. If the shapes intersect, both are the same common point. If the closest
/// points are not unique, they are the first in the order of the corners (near_search.cppm), or those that nearest() in the file of the
/// pair documents; for chains and regions, those of the first of their closest sides.
inline constexpr struct closest_points_fn {
    template <class A, class B>
        requires has_closest_points<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<closest_points_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool swapped) {
                bool const apart = decide<P>(x, y) == relation::disjoint;
                auto const r =
                    closest_points_method(pair_with_shapes<P, X, Y>{}).template closest_points<answer_t<X, Y>>(x, y, apart);
                return swapped ? flipped(r) : r;
            },
            a, b);
    }
} closest_points;

}  // namespace hantei
