// SPDX-License-Identifier: MIT
export module hantei:chain_line;
import :scalar;
import :relation;
import :pair;
import :sides;
import :ring;
import :chain;
import :line;

export namespace hantei {

/// A line meets a chain if two vertices are not on the same side of it; it overlaps the chain there unless it only meets an
/// end. Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.2.1, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires meets<T, vertex_scalar<V>>
struct pair<polyline<V, Closed>, line<T, 2>> {
    static constexpr relation relate(polyline<V, Closed> const& curve, line<T, 2> const& l) { return relate_sides(curve, l); }
};

}  // namespace hantei
