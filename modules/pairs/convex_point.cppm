// SPDX-License-Identifier: MIT
export module hantei:convex_point;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :convex;
import :point;
import :vertex_list;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A point is in a convex polygon if a ray from it crosses the boundary once. Degree 2. Source: Ericson, Real-Time Collision
/// Detection, section 5.4.1.
template <scalar T, vertex_range V>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<convex<V>, point<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr relation relate(convex<V> const& c, point<T, 2> const& q) { return relate_region(c, q); }
};

}  // namespace hantei
