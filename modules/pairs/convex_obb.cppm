// SPDX-License-Identifier: MIT
export module hantei:convex_obb;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :convex;
import :obb;
import :vertex_list;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A turned box overlaps a convex polygon if a side of the polygon runs through its inside, or one lies inside the other.
/// Degree 3. Source: O'Rourke, Computational Geometry in C, section 7.4 (a point in a polygon); for each side Ericson, Real-Time
/// Collision Detection, section 5.3.3.
template <scalar T, vertex_range V>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<convex<V>, obb<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr relation relate(convex<V> const& c, obb<T, 2> const& box) { return relate_region(c, box); }
};

}  // namespace hantei
