// SPDX-License-Identifier: MIT
// The distance as an exact number, a + b·√c: it tells apart two distances that round to the same number, and decides comparisons with a limit.
export module hantei:true_distance;
import :base;
import :scalar;
import :rational;
import :shape_traits;
import :surd;
import :convex_core;
import :gap_of_points;
import :gap_of_cores;
import :manifest;
import :decide;
import :exact_gap;
import :gap_methods;

namespace hantei {

template <class Gap>
surd exact_width_in_archive(Gap const& gap);
/// The exact width of a gap; at run time compiled once.
template <class Gap>
constexpr surd compiled_width(Gap const& gap) {
    if (is_constant_evaluated()) return exact_width(gap);
    return exact_width_in_archive(gap);
}
/// Whether the distances of the pair of A and B, in this order, end with two points in fractions.
template <class A, class B>
concept apart_by_exact_points =
    paired_in_order<A, B> && by_exact_points_at_last<decltype(distance_method(pair_with_shapes<pair<A, B>, A, B>{}))>;
/// The exact distance of two disjoint shapes. It decides comparisons if rounded distances are equal, or too near to a limit. For the library's
/// shapes it is compiled once at run time; for fractions and users' shapes it is computed where it is asked for.
template <class A, class B>
constexpr surd true_distance(A const& a, B const& b) {
    constexpr bool may_be_compiled = !same_as<typename A::scalar_type, rational> && !distance_said<A, B>;
    if constexpr (may_be_compiled && bounded_in_plane<A> && bounded_in_plane<B> && corners_are_stored<A> &&
                  corners_are_stored<B>) {
        return with_convex_cores(
            a, b, [](auto const& core_a, auto const& core_b) { return compiled_width(gap_of_cores{core_a, core_b}); });
    } else if constexpr (may_be_compiled && stored_nearest_known<A, B>) {
        return compiled_width(gap_of_stored_points(a, b));
    } else if constexpr (may_be_compiled && sides_known<A, B>) {
        return with_closest_parts(a, b, [](auto const& p, auto const& q) { return true_distance(p, q); });
    } else if constexpr (may_be_compiled && apart_by_exact_points<A, B>) {
        return gap_measured<true_width_of_exact_gap>(a, b);
    } else if constexpr (may_be_compiled && apart_by_exact_points<B, A>) {
        return gap_measured<true_width_of_exact_gap>(b, a);
    } else {
        return exact_distance(a, b);
    }
}
template <class Y>
int compare_in_archive(surd const& x, Y const& y);
/// The sign of x − y; at run time compiled once.
constexpr int compare_distances(surd const& x, surd const& y) {
    return is_constant_evaluated() ? compare(x, y) : compare_in_archive(x, y);
}
template <scalar T>
constexpr int compare_distances(surd const& x, T const& y) {
    if constexpr (same_as<T, rational>) {
        return compare_distances(x, surd{y});
    } else {
        return is_constant_evaluated() ? compare(x, surd{rational(y)})
                                       : compare_in_archive(x, static_cast<archived_scalar<T>>(y));
    }
}

}  // namespace hantei
