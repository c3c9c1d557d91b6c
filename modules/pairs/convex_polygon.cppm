// SPDX-License-Identifier: MIT
export module hantei:convex_polygon;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :convex;
import :polygon;
import :vertex_list;

export namespace hantei {

/// A convex polygon overlaps a region if a side of the region runs through its inside, or it lies inside the region, or the
/// region inside it; in a hole it does not. Degree 2. Source: O'Rourke, Computational Geometry in C, section 7.4.
template <vertex_range V, vertex_range W, class H>
    requires has_common_scalar<vertex_scalar<V>, vertex_scalar<W>>
struct pair<convex<V>, polygon<W, H>> {
    static constexpr relation relate(convex<V> const& c, polygon<W, H> const& p) { return relate_region(p, c); }
};

}  // namespace hantei
