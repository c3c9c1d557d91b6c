// SPDX-License-Identifier: MIT
// The methods of distance(), squared_distance() and closest_points() for linear components, capsules and turned boxes of space. They have the functions
// that gap_methods.cppm describes.
export module hantei:space_gap_methods;
import :base;
import :vec;
import :own_shapes;
import :ladder;
import :gap_in_space;
import :linear_gap;
import :orthotope;
import :box_gap;
import :common_point_of_boxes;
import :exact_gap;
import :gap_by_ladder;

namespace hantei {

/// The method for points, segments, rays and lines of space, and balls and capsules around them (linear_gap.cppm). Two points in fractions are left
/// if they are parallel or in doubt.
inline constexpr struct by_linear_components_t
    : gap_by_ladder<by_linear_components_t, width_of_gap_in_space, squared_width_of_gap_in_space> {
    template <class Values, class A, class B>
    static constexpr bool width(A const& a, B const& b, typename Values::result& r) {
        using T = core_scalar<typename A::scalar_type>;
        if constexpr (share_rungs<A, B>) {
            return certainly_measured<Values>(linear_gap<T>{linear_core_of<T>(a), linear_core_of<T>(b)}, r);
        } else {
            return false;
        }
    }
    template <class T, class A, class B>
    static constexpr bool ends(A const& a, B const& b, closest<T, 3>& r) {
        return width<ends_of_gap_in_space<T>>(a, b, r);
    }
    template <class T, class A, class B>
    static constexpr bool common_point(A const& a, B const& b, closest<T, 3>& r) {
        return width<point_in_gap_in_space<T>>(a, b, r);
    }
} by_linear_components;

/// The method for boxes of space, turned or along the axes, and points, balls and linear components beside them (box_gap.cppm) or in them. Two points
/// in fractions are left if features are parallel or in doubt.
inline constexpr struct by_box_features_t
    : gap_by_ladder<by_box_features_t, width_of_gap_in_space, squared_width_of_gap_in_space> {
    template <class Values, class A, class B>
    static constexpr bool width(A const& a, B const& b, typename Values::result& r) {
        return box_gap_is_certain<Values>(a, b, r, false);
    }
    template <class T, class A, class B>
    static constexpr bool ends(A const& a, B const& b, closest<T, 3>& r) {
        bool const known = box_gap_is_certain<ends_of_gap_in_space<T>>(a, b, r, true);
        if constexpr (!box_in_space<A>) r = flipped(r);
        return known;
    }
    template <class T, class A, class B>
    static constexpr bool common_point(A const& a, B const& b, closest<T, 3>& r) {
        using X = core_scalar<typename A::scalar_type>;
        if constexpr (!share_rungs<A, B>) {
            return false;
        } else if constexpr (box_in_space<A> && box_in_space<B>) {
            return certainly_measured<point_in_both_boxes<T>>(meeting_boxes<X>{orthotope_of<X>(a), orthotope_of<X>(b)}, r);
        } else if constexpr (!box_in_space<A>) {
            return common_point<T>(b, a, r);
        } else if constexpr (is_box<A> && linear_component<B>) {
            return point_of_entry_is_certain<T>(a, b, r);
        } else {
            return box_gap_is_certain<point_in_gap_in_space<T>>(a, b, r, true);
        }
    }

  private:
    /// Measures the gap; the first of the two in the gap is a box.
    template <class Values, class A, class B>
    static constexpr bool box_gap_is_certain(A const& a, B const& b, typename Values::result& r, bool with_points) {
        using T = core_scalar<typename A::scalar_type>;
        if constexpr (!share_rungs<A, B>) {
            return false;
        } else if constexpr (box_in_space<A>) {
            return certainly_measured<Values>(box_gap<T>{orthotope_of<T>(a), orthotope_of<T>(b), with_points}, r);
        } else {
            return box_gap_is_certain<Values>(b, a, r, with_points);
        }
    }
} by_box_features;

}  // namespace hantei
