// SPDX-License-Identifier: MIT
// The methods of distance(), squared_distance() and closest_points() for rays and lines, and for segments, capsules and turned boxes of space.
//
// They have the functions that gap_methods.cppm describes. Each tries the rungs before the last one; two points in fractions are its last rung.
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
import :gap_in_space;
import :linear_gap;
import :orthotope;
import :box_gap;
import :common_point_of_boxes;
import :common_point_on_line;
import :line_clipping;
import :box_cast;
import :exact_gap;
import :gap_methods;

namespace hantei {

/// A method that tries the rungs before the last one, and then takes two points in fractions. Way::width<Values>(a, b, r) and Way::ends<T>(a, b, r)
/// measure two shapes that are apart, Way::common_point<T>(a, b, r) two that meet; they return false if those rungs are not certain. Width and
/// Squared_width are the values of the distance.
template <class Way, template <class> class Width, template <class> class Squared_width>
struct gap_by_ladder {
    static constexpr bool ends_with_exact_points = true;

    template <class T, class A, class B>
    static constexpr T distance(A const& a, B const& b) {
        T r;
        return Way::template width<Width<T>>(a, b, r) ? r : gap_measured<width_of_exact_gap<T>>(a, b);
    }
    template <class T, class A, class B>
    static constexpr T squared_distance(A const& a, B const& b) {
        T r;
        return Way::template width<Squared_width<T>>(a, b, r) ? r : gap_measured<squared_width_of_exact_gap<T>>(a, b);
    }
    template <class T, class A, class B>
    static constexpr auto closest_points(A const& a, B const& b, bool apart) {
        closest<T, A::dimension> r;
        bool const known = apart ? Way::template ends<T>(a, b, r) : Way::template common_point<T>(a, b, r);
        return known ? r : gap_measured<ends_of_exact_gap<T, A::dimension>>(a, b);
    }
};

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

/// The first point of a segment, a ray or a line that is in a box along the axes which it meets, by the rungs before the last one. False if they are not
/// certain.
template <class T, class A, class B>
constexpr bool point_of_entry_is_certain(A const& box, B const& s, closest<T, A::dimension>& r) {
    using X = core_scalar<typename A::scalar_type>;
    auto const line = line_of<X>(s);
    if constexpr (has_start<B>) {
        if (clamped(line.origin, scalar_cast<X>(box)) == line.origin) {
            r.on_a = r.on_b = map([](X const& x) { return by_balls::rounded_stored<T>(x); }, line.origin);
            return true;
        }
    }
    return certainly_measured<point_of_entry<T, A::dimension>>(
        box_cast<X, A::dimension, remove_cvref_t<decltype(line)>>{line, scalar_cast<X>(box.min), scalar_cast<X>(box.max)}, r);
}
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
