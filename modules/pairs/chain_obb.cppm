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

export namespace hantei {

/// A turned box meets a chain if it meets a side of it, seen along the box's axes. Degree 3. Source: Ericson, Real-Time
/// Collision Detection, section 5.2.9, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<chain<V, Closed>, obb<T, 2>> {
    static constexpr relation relate(chain<V, Closed> const& curve, obb<T, 2> const& box) { return relate_sides(curve, box); }
};

}  // namespace hantei
