// SPDX-License-Identifier: MIT
export module hantei:ball_chain;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :ball;
import :vertex_list;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A disk meets a chain if a side of the chain is within the radius of the center. This is the edge collider of game engines: a disk inside
/// a closed chain does not touch it. Degree 4. Source: Ericson, Real-Time Collision Detection, section 5.1.2.1, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<ball<T, 2>, chain<V, Closed>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_sides;

    static constexpr relation relate(ball<T, 2> const& b, chain<V, Closed> const& curve) { return relate_sides(curve, b); }
};

}  // namespace hantei
