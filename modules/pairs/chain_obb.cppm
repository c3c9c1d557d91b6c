// SPDX-License-Identifier: MIT
export module hantei:chain_obb;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :obb;
import :vertex_list;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A turned box meets a chain if it meets a side of it, seen along the box's axes. Degree 3. Source: Ericson, Real-Time
/// Collision Detection, section 5.2.9, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<chain<V, Closed>, obb<T, 2>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_sides;
    static constexpr auto within = by_corners;

    static constexpr relation relate(chain<V, Closed> const& curve, obb<T, 2> const& box) { return relate_sides(curve, box); }
};

}  // namespace hantei
