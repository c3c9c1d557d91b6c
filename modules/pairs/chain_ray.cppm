// SPDX-License-Identifier: MIT
export module hantei:chain_ray;
import :scalar;
import :relation;
import :pair;
import :sides;
import :ring;
import :chain;
import :ray;

export namespace hantei {

/// A ray meets a chain if it meets a side, in any of its parts ahead of the origin. Degree 2. Source: Ericson, Real-Time
/// Collision Detection, section 5.1.9.2, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires meets<T, vertex_scalar<V>>
struct pair<polyline<V, Closed>, ray<T, 2>> {
    static constexpr relation relate(polyline<V, Closed> const& curve, ray<T, 2> const& r) { return relate_sides(curve, r); }
};

}  // namespace hantei
