// SPDX-License-Identifier: MIT
export module hantei:aabb_chain;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :aabb;
import :vertex_list;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A box along the axes meets a chain if it meets a side of it; a chain that lies around the box does not meet it. The sides are tested as
/// in aabb_segment. Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.3.3, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<aabb<T, 2>, chain<V, Closed>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_sides;

    static constexpr relation relate(aabb<T, 2> const& box, chain<V, Closed> const& curve) { return relate_sides(curve, box); }
};

}  // namespace hantei
