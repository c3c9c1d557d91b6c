// SPDX-License-Identifier: MIT
export module hantei:chain_triangle;
import :scalar;
import :relation;
import :pair;
import :sides;
import :ring;
import :chain;
import :triangle;

export namespace hantei {

/// A triangle meets a chain if it meets a side of it. Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.2.1,
/// for each side.
template <scalar T, vertex_range V, bool Closed>
    requires meets<T, vertex_scalar<V>>
struct pair<polyline<V, Closed>, triangle<T, 2>> {
    static constexpr relation relate(polyline<V, Closed> const& curve, triangle<T, 2> const& t) {
        return relate_sides(curve, t);
    }
};

}  // namespace hantei
