// SPDX-License-Identifier: MIT
export module hantei:convex_ray;
import :base;
import :scalar;
import :common_scalar;
import :vec;
import :relation;
import :pair;
import :corner_list;
import :line_clipping;
import :closest_points;
import :polygon_relation;
import :convex;
import :ray;
import :vertex_list;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ray meets a convex polygon if it meets a side, because it cannot end inside. It overlaps the polygon if it leads inside from the
/// boundary. Degree 2. Source: O'Rourke, Computational Geometry in C, section 1.6 (the cone at a vertex).
template <scalar T, vertex_range V>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<convex<V>, ray<T, 2>> {
    static constexpr auto closest_points = by_line_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr relation relate(convex<V> const& c, ray<T, 2> const& r) { return relate_region(c, r); }

    /// The closest points, which are found on the sides, as for every polygon. T must divide exactly.
    static constexpr closest<T, 2> nearest(convex<V> const& c, ray<T, 2> const& r) {
        auto const found = nearest_on_sides(parametric_line_of(r), corners_of(c));
        return {found.on_b, found.on_a};
    }
};

}  // namespace hantei
