// SPDX-License-Identifier: MIT
export module hantei:polygon_ray;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :polygon;
import :ray;
import :vertex_list;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ray meets a region if it meets a side, because it cannot end inside; that holds for a ray from a hole, too. Degree 2. Source:
/// O'Rourke, Computational Geometry in C, section 7.4.
template <scalar T, vertex_range V, class H>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<polygon<V, H>, ray<T, 2>> {
    static constexpr auto closest_points = by_passed_vertex;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_side_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr relation relate(polygon<V, H> const& p, ray<T, 2> const& r) { return relate_region(p, r); }
};

}  // namespace hantei
