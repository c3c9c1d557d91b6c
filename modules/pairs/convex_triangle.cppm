// SPDX-License-Identifier: MIT
export module hantei:convex_triangle;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :separating_axis;
import :convex;
import :triangle;
import :vertex_list;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A triangle and a convex polygon are apart if their projections on the normal of a side of one of them are apart (the separating axis
/// theorem). Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.2.1.
template <scalar T, vertex_range V>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<convex<V>, triangle<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr relation relate(convex<V> const& c, triangle<T, 2> const& t) { return relate_convex(c, t); }
};

}  // namespace hantei
