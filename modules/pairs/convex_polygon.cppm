// SPDX-License-Identifier: MIT
export module hantei:convex_polygon;
import :relation;
import :pair;
import :region;
import :ring;
import :convex;
import :polygon;

export namespace hantei {

/// A convex polygon overlaps a region if a side of the region runs through its inside, or it lies inside the region, or the
/// region inside it; in a hole it does not. Degree 2. Source: O'Rourke, Computational Geometry in C, section 7.4.
template <vertex_range V, vertex_range W, class H>
    requires meets<vertex_scalar<V>, vertex_scalar<W>>
struct pair<convex<V>, polygon<W, H>> {
    static constexpr relation relate(convex<V> const& c, polygon<W, H> const& p) { return relate_region(p, c); }
};

}  // namespace hantei
