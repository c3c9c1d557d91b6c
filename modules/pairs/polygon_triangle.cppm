// SPDX-License-Identifier: MIT
export module hantei:polygon_triangle;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :polygon;
import :triangle;
import :vertex_list;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A triangle overlaps a region if a side of the region runs through the inside of the triangle, or the triangle lies wholly inside the
/// region; a triangle in a hole does not. Degree 2. Source: O'Rourke, Computational Geometry in C, section 7.4.
template <scalar T, vertex_range V, class H>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<polygon<V, H>, triangle<T, 2>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = by_outline_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_sides;
    static constexpr auto within = by_corners;

    static constexpr relation relate(polygon<V, H> const& p, triangle<T, 2> const& t) { return relate_region(p, t); }
};

}  // namespace hantei
