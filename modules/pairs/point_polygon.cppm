// SPDX-License-Identifier: MIT
export module hantei:point_polygon;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :polygon;
import :point;
import :vertex_list;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A point is in a region if a ray from it crosses the outer ring an odd number of times, and each hole an even number of times. Degree 2.
/// Source: O'Rourke, Computational Geometry in C, section 7.4.
template <scalar T, vertex_range V, class H>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<point<T, 2>, polygon<V, H>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_sides;

    static constexpr relation relate(point<T, 2> const& q, polygon<V, H> const& p) { return relate_region(p, q); }
};

}  // namespace hantei
