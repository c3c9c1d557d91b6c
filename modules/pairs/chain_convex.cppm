// SPDX-License-Identifier: MIT
export module hantei:chain_convex;
import :relation;
import :pair;
import :sides;
import :ring;
import :chain;
import :convex;

export namespace hantei {

/// A chain meets a convex polygon if one of its sides does: it crosses a side of the polygon or lies inside. Degree 2. Source:
/// Ericson, Real-Time Collision Detection, section 5.2.1, for each side.
template <vertex_range V, bool Closed, vertex_range W>
    requires meets<vertex_scalar<V>, vertex_scalar<W>>
struct pair<polyline<V, Closed>, convex<W>> {
    static constexpr relation relate(polyline<V, Closed> const& curve, convex<W> const& c) { return relate_sides(curve, c); }
};

}  // namespace hantei
