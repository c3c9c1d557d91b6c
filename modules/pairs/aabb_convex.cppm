// SPDX-License-Identifier: MIT
export module hantei:aabb_convex;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :separating_axis;
import :convex;
import :aabb;
import :vertex_list;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A box along the axes and a convex polygon are apart if their projections on x, on y or on the normal of a side of the polygon are apart
/// (the separating axis theorem). Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.2.1.
template <scalar T, vertex_range V>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<aabb<T, 2>, convex<V>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr relation relate(aabb<T, 2> const& box, convex<V> const& c) { return relate_convex(c, box); }
};

}  // namespace hantei
