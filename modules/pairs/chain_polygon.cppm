// SPDX-License-Identifier: MIT
export module hantei:chain_polygon;
import :relation;
import :pair;
import :sides;
import :ring;
import :chain;
import :polygon;

export namespace hantei {

/// A chain meets a region if one of its sides crosses the boundary or lies inside; in a hole it does not. Degree 2. Source:
/// O'Rourke, Computational Geometry in C, section 7.4, for each side.
template <vertex_range V, bool Closed, vertex_range W, class H>
    requires meets<vertex_scalar<V>, vertex_scalar<W>>
struct pair<polyline<V, Closed>, polygon<W, H>> {
    static constexpr relation relate(polyline<V, Closed> const& curve, polygon<W, H> const& p) {
        return relate_sides(curve, p);
    }
};

}  // namespace hantei
