// SPDX-License-Identifier: MIT
export module hantei:polygon_polygon;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :polygon;
import :vertex_list;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two regions overlap if a side of one runs through the inside of the other, or one lies inside the other; a region in a hole
/// of the other is apart from it or touches it. Degree 2. Source: O'Rourke, Computational Geometry in C, section 7.4.
template <vertex_range V, class G, vertex_range W, class H>
    requires has_common_scalar<vertex_scalar<V>, vertex_scalar<W>>
struct pair<polygon<V, G>, polygon<W, H>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = by_outline_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_sides;

    static constexpr relation relate(polygon<V, G> const& a, polygon<W, H> const& b) { return relate_region(a, b); }
};

}  // namespace hantei
