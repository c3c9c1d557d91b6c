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

export namespace hantei {

/// A box along the axes meets a chain if it meets a side of it; a chain that lies around the box does not meet it. The sides
/// are looked at as in aabb_segment. Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.3.3, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<aabb<T, 2>, chain<V, Closed>> {
    static constexpr relation relate(aabb<T, 2> const& box, chain<V, Closed> const& curve) { return relate_sides(curve, box); }
};

}  // namespace hantei
