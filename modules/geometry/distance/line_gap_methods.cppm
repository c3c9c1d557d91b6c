// SPDX-License-Identifier: MIT
// The methods of distance(), squared_distance() and closest_points() for rays and lines of the plane. They have the functions that gap_methods.cppm
// describes.
export module hantei:line_gap_methods;
import :base;
import :vec;
import :own_shapes;
import :point;
import :ladder;
import :convex_core;
import :gap_of_points;
import :gap_of_cores;
import :gap_to_line;
import :common_point_on_line;
import :exact_gap;
import :gap_methods;
import :gap_by_ladder;

namespace hantei {

/// Measures the gap between a ray or a line and a convex shape by the rungs before the last one. False if they are not certain.
template <class Values, bool WithPoints = false, class A, class B>
constexpr bool gap_to_line_is_certain(A const& a, B const& b, typename Values::result& r) {
    using T = core_scalar<typename A::scalar_type>;
    if constexpr (share_rungs<A, B> && corners_are_stored<B>) {
        return with_convex_core(b, [&](auto const& core) {
            return certainly_measured<Values>(
                gap_to_line<T, WithPoints>{scalar_cast<T>(a.origin), scalar_cast<T>(a.direction), has_start<A>, core}, r);
        });
    } else {
        return false;
    }
}
/// The closest points of a ray or a line and a convex shape, likewise.
template <class T, class A, class B>
constexpr bool ends_at_line_are_certain(A const& a, B const& b, closest<T, 2>& r) {
    return gap_to_line_is_certain<ends_of_core_gap<T>, true>(a, b, r);
}

/// A common point of a ray or a line and a convex shape, likewise.
template <class T, class A, class B>
constexpr bool common_point_on_line_is_certain(A const& a, B const& b, closest<T, 2>& r) {
    using X = core_scalar<typename A::scalar_type>;
    if constexpr (!(share_rungs<A, B> && corners_are_stored<B>)) {
        return false;
    } else if constexpr (is_box<B>) {
        return point_of_entry_is_certain<T>(b, a, r);
    } else {
        return with_convex_core(b, [&](auto const& core) {
            return certainly_measured<common_point_on_line<T>>(
                line_at_core<X>{{scalar_cast<X>(a.origin), scalar_cast<X>(a.direction), has_start<A>, core}}, r);
        });
    }
}

/// The method for a ray or a line of the plane and a convex shape: by the closest features of the ray or line and of the core (gap_to_line.cppm), or, if
/// they meet, by a crossing or where the line enters a box (common_point_on_line.cppm). Two points in fractions are left if these are in doubt, and for
/// shapes whose corners are not stored numbers.
inline constexpr struct by_line_features_t : gap_by_ladder<by_line_features_t, width_of_gap, squared_width_of_gap> {
    template <class Values, class A, class B>
    static constexpr bool width(A const& a, B const& b, typename Values::result& r) {
        if constexpr (is_endless<A>) return gap_to_line_is_certain<Values>(a, b, r);
        else return gap_to_line_is_certain<Values>(b, a, r);
    }
    template <class T, class A, class B>
    static constexpr bool ends(A const& a, B const& b, closest<T, 2>& r) {
        if constexpr (is_endless<A>) {
            return ends_at_line_are_certain(a, b, r);
        } else {
            bool const known = ends_at_line_are_certain(b, a, r);
            r = flipped(r);
            return known;
        }
    }
    template <class T, class A, class B>
    static constexpr bool common_point(A const& a, B const& b, closest<T, 2>& r) {
        if constexpr (is_endless<A>) return common_point_on_line_is_certain(a, b, r);
        else return common_point_on_line_is_certain(b, a, r);
    }
} by_line_features;

/// The method for a ray or a line and a chain or a region that it does not meet: by the vertex that it passes closest, or the side that is closest to
/// the origin of a ray, whichever is nearer. (Rounding keeps the order of numbers, so the least of rounded distances is the rounded least distance.)
/// If they meet, the common point is that with the first side at the ray or line. Two points in fractions are left if this is in doubt.
inline constexpr struct by_passed_vertex_t : gap_by_ladder<by_passed_vertex_t, width_of_gap, squared_width_of_gap> {
    template <class Values, class A, class B>
    static constexpr bool width(A const& a, B const& b, typename Values::result& r) {
        using T = typename Values::result;
        if constexpr (!is_endless<A>) {
            return width<Values>(b, a, r);
        } else if constexpr (share_rungs<A, B>) {
            auto const vertex = passed(a, b, false);
            if (!vertex.is_known || !(vertex.is_none || gap_to_line_is_certain<Values>(a, point{vertex.at}, r))) return false;
            if constexpr (has_start<A>) {
                constexpr bool squared = same_as<Values, squared_width_of_gap<T>>;
                T const from_start = squared ? by_closest_sides.squared_distance<T>(b, point{a.origin})
                                             : by_closest_sides.distance<T>(b, point{a.origin});
                r = vertex.is_none ? from_start : smaller(r, from_start);
            }
            return true;
        } else {
            return false;
        }
    }
    template <class T, class A, class B>
    static constexpr bool ends(A const& a, B const& b, closest<T, 2>& r) {
        if constexpr (!is_endless<A>) {
            bool const known = ends(b, a, r);
            r = flipped(r);
            return known;
        } else if constexpr (share_rungs<A, B>) {
            auto const vertex = passed(a, b, true);
            if (!vertex.is_known) return false;
            if constexpr (has_start<A>) {
                T from_vertex = numeric_limits<T>::infinity();
                if (!vertex.is_none && !gap_to_line_is_certain<width_of_gap<T>>(a, point{vertex.at}, from_vertex)) return false;
                T const from_start = by_closest_sides.distance<T>(b, point{a.origin});
                if (from_start == from_vertex) return false;
                if (from_start < from_vertex) {
                    r = flipped(by_closest_sides.closest_points<T>(b, point{a.origin}, true));
                    return true;
                }
            }
            return ends_at_line_are_certain(a, point{vertex.at}, r);
        } else {
            return false;
        }
    }
    template <class T, class A, class B>
    static constexpr bool common_point(A const& a, B const& b, closest<T, 2>& r) {
        if constexpr (!is_endless<A>) {
            return common_point<T>(b, a, r);
        } else if constexpr (share_rungs<A, B>) {
            auto const side = first_side_at(b, a);
            return side.has_value() && common_point_on_line_is_certain(a, *side, r);
        } else {
            return false;
        }
    }

  private:
    template <class A, class B>
    static constexpr auto passed(A const& a, B const& b, bool with_points) {
        using T = core_scalar<typename A::scalar_type>;
        return passed_vertex_of(b.core_vertices(), scalar_cast<T>(a.origin), scalar_cast<T>(a.direction), has_start<A>,
                                with_points);
    }
} by_passed_vertex;

/// The method for two of rays and lines of the plane. If they do not meet, the origin of one of them is closest to the other; if they do, they cross, unless
/// they are parallel. Two points in fractions are left if it is in doubt which, and for parallels that meet.
inline constexpr struct by_origins_t : gap_by_ladder<by_origins_t, width_of_gap, squared_width_of_gap> {
    template <class Values, class A, class B>
    static constexpr bool width(A const& a, B const& b, typename Values::result& r) {
        typename Values::result from_a;
        if (!gap_to_line_is_certain<Values>(b, point{a.origin}, from_a) ||
            !gap_to_line_is_certain<Values>(a, point{b.origin}, r))
            return false;
        r = smaller(r, from_a);
        return true;
    }
    /// For two lines, the origin of a and its foot.
    template <class T, class A, class B>
    static constexpr bool ends(A const& a, B const& b, closest<T, 2>& r) {
        T from_a = 0, from_b = 1;
        if constexpr (has_start<A> || has_start<B>) {
            if (!gap_to_line_is_certain<width_of_gap<T>>(b, point{a.origin}, from_a) ||
                !gap_to_line_is_certain<width_of_gap<T>>(a, point{b.origin}, from_b) || from_a == from_b)
                return false;
        }
        if (from_b < from_a) return ends_at_line_are_certain(a, point{b.origin}, r);
        bool const known = ends_at_line_are_certain(b, point{a.origin}, r);
        r = flipped(r);
        return known;
    }
    template <class T, class A, class B>
    static constexpr bool common_point(A const& a, B const& b, closest<T, 2>& r) {
        using X = core_scalar<typename A::scalar_type>;
        if constexpr (share_rungs<A, B>) {
            return certainly_measured<common_point_on_line<T>>(
                crossing_lines<X>{scalar_cast<X>(a.origin), scalar_cast<X>(a.direction), scalar_cast<X>(b.origin),
                                  scalar_cast<X>(b.direction)},
                r);
        } else {
            return false;
        }
    }
} by_origins;

}  // namespace hantei
