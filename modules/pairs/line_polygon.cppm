// SPDX-License-Identifier: MIT
export module hantei:line_polygon;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :polygon;
import :line;
import :vertex_list;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A line meets a region if it meets a side; it overlaps the region if it crosses one, or passes inside between two corners.
/// Degree 2. Source: O'Rourke, Computational Geometry in C, section 7.4.
template <scalar T, vertex_range V, class H>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<line<T, 2>, polygon<V, H>> {
    static constexpr auto closest_points = by_passed_vertex;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_side_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = never;

    static constexpr relation relate(line<T, 2> const& l, polygon<V, H> const& p) { return relate_region(p, l); }
};

}  // namespace hantei
