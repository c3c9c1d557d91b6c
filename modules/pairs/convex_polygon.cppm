// SPDX-License-Identifier: MIT
export module hantei:convex_polygon;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :convex;
import :polygon;
import :vertex_list;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A convex polygon overlaps a region if a side of the region runs through the inside of the polygon, or one of the two lies inside the
/// other; a polygon in a hole does not. Degree 2. Source: O'Rourke, Computational Geometry in C, section 7.4.
template <vertex_range V, vertex_range W, class H>
    requires has_common_scalar<vertex_scalar<V>, vertex_scalar<W>>
struct pair<convex<V>, polygon<W, H>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = by_outline_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_sides;

    static constexpr relation relate(convex<V> const& c, polygon<W, H> const& p) { return relate_region(p, c); }
};

}  // namespace hantei
