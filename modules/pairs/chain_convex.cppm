// SPDX-License-Identifier: MIT
export module hantei:chain_convex;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :convex;
import :vertex_list;

export namespace hantei {

/// A chain meets a convex polygon if one of its sides does: it crosses a side of the polygon or lies inside. Degree 2.
/// Source: O'Rourke, Computational Geometry in C, sections 1.6 and 7.4, for each side.
template <vertex_range V, bool Closed, vertex_range W>
    requires has_common_scalar<vertex_scalar<V>, vertex_scalar<W>>
struct pair<chain<V, Closed>, convex<W>> {
    static constexpr relation relate(chain<V, Closed> const& curve, convex<W> const& c) { return relate_sides(curve, c); }
};

}  // namespace hantei
