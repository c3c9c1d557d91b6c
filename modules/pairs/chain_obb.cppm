// SPDX-License-Identifier: MIT
export module hantei:chain_obb;
import :scalar;
import :relation;
import :pair;
import :sides;
import :ring;
import :chain;
import :obb;

export namespace hantei {

/// A turned box meets a chain if it meets a side of it, seen along the box's axes. Degree 3. Source: Ericson, Real-Time
/// Collision Detection, section 5.2.9, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires meets<T, vertex_scalar<V>>
struct pair<polyline<V, Closed>, obb<T, 2>> {
    static constexpr relation relate(polyline<V, Closed> const& curve, obb<T, 2> const& box) {
        return relate_sides(curve, box);
    }
};

}  // namespace hantei
