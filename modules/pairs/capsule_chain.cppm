// SPDX-License-Identifier: MIT
export module hantei:capsule_chain;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :capsule;
import :vertex_list;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A capsule meets a chain if one of its sides is within the radius of the core. Degree 4. Source: Ericson, Real-Time Collision
/// Detection, section 5.1.9, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<capsule<T, 2>, chain<V, Closed>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_sides;

    static constexpr relation relate(capsule<T, 2> const& c, chain<V, Closed> const& curve) { return relate_sides(curve, c); }
};

}  // namespace hantei
