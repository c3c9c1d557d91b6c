// SPDX-License-Identifier: MIT
export module hantei:aabb_chain;
import :scalar;
import :relation;
import :pair;
import :sides;
import :ring;
import :chain;
import :aabb;

export namespace hantei {

/// A box along the axes meets a chain if it meets a side of it; a chain that lies around the box does not meet it. The sides
/// are looked at as in aabb_segment. Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.3.3, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires meets<T, vertex_scalar<V>>
struct pair<aabb<T, 2>, polyline<V, Closed>> {
    static constexpr relation relate(aabb<T, 2> const& box, polyline<V, Closed> const& curve) {
        return relate_sides(curve, box);
    }
};

}  // namespace hantei
