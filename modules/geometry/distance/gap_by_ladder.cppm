// SPDX-License-Identifier: MIT
// What the methods of distance(), squared_distance() and closest_points() have in common that try the rungs before the last one. Two points in
// fractions are their last rung (exact_gap.cppm). Where a linear component meets a box along the axes, the point of entry is a common point.
export module hantei:gap_by_ladder;
import :base;
import :vec;
import :ladder;
import :convex_core;
import :common_point_on_line;
import :box_cast;
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

}  // namespace hantei
