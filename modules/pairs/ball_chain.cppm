// SPDX-License-Identifier: MIT
export module hantei:ball_chain;
import :scalar;
import :relation;
import :pair;
import :sides;
import :ring;
import :chain;
import :ball;

export namespace hantei {

/// A disk meets a chain if one of its sides is within the radius of the centre: the edge collider of the game engines, which a
/// disk inside a closed chain does not touch. Degree 4. Source: Ericson, Real-Time Collision Detection, section 5.1.2.1, for
/// each side.
template <scalar T, vertex_range V, bool Closed>
    requires meets<T, vertex_scalar<V>>
struct pair<ball<T, 2>, polyline<V, Closed>> {
    static constexpr relation relate(ball<T, 2> const& b, polyline<V, Closed> const& curve) { return relate_sides(curve, b); }
};

}  // namespace hantei
