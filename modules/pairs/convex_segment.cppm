// SPDX-License-Identifier: MIT
export module hantei:convex_segment;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :convex;
import :segment;
import :vertex_list;
import :cast_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A segment overlaps a convex polygon if it leads inside from the boundary, or lies inside. Degree 2.
/// Source: O'Rourke, Computational Geometry in C, sections 1.6 (the cone at a vertex) and 7.4 (a point in a polygon).
template <scalar T, vertex_range V>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<convex<V>, segment<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr relation relate(convex<V> const& c, segment<T, 2> const& s) { return relate_region(c, s); }
};

}  // namespace hantei
