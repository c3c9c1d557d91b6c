// SPDX-License-Identifier: MIT
export module hantei:chain_line;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :line;
import :vertex_list;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A line meets a chain if two vertices are not on the same side of it; it overlaps the chain unless it meets only an end. Degree 2.
/// Source: O'Rourke, Computational Geometry in C, section 1.5 (left), for each side.
template <scalar T, vertex_range V, bool Closed>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<chain<V, Closed>, line<T, 2>> {
    static constexpr auto closest_points = by_passed_vertex;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_side_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr relation relate(chain<V, Closed> const& curve, line<T, 2> const& l) { return relate_sides(curve, l); }
};

}  // namespace hantei
