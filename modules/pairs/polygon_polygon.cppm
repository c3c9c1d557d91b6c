// SPDX-License-Identifier: MIT
export module hantei:polygon_polygon;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :polygon;
import :vertex_list;

export namespace hantei {

/// Two regions overlap if a side of one runs through the inside of the other, or one lies inside the other; a region in a hole
/// of the other is apart from it or touches it. Degree 2. Source: O'Rourke, Computational Geometry in C, section 7.4.
template <vertex_range V, class G, vertex_range W, class H>
    requires has_common_scalar<vertex_scalar<V>, vertex_scalar<W>>
struct pair<polygon<V, G>, polygon<W, H>> {
    static constexpr relation relate(polygon<V, G> const& a, polygon<W, H> const& b) { return relate_region(a, b); }
};

}  // namespace hantei
