// SPDX-License-Identifier: MIT
export module hantei:ball_polygon;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :polygon;
import :ball;
import :vertex_list;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A disk meets a region if its center is inside, or a side of the outer ring or of a hole is within the radius of the center. Degree 4.
/// Source: O'Rourke, Computational Geometry in C, section 7.4; Ericson, section 5.2.7.
template <scalar T, vertex_range V, class H>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<ball<T, 2>, polygon<V, H>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = by_outline_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_sides;

    static constexpr relation relate(ball<T, 2> const& b, polygon<V, H> const& p) { return relate_region(p, b); }
};

}  // namespace hantei
