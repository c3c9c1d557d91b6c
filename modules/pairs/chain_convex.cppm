// SPDX-License-Identifier: MIT
export module hantei:chain_convex;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :convex;
import :vertex_list;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A chain meets a convex polygon if one of its sides does: it crosses a side of the polygon or lies inside. Degree 2.
/// Source: O'Rourke, Computational Geometry in C, sections 1.6 and 7.4, for each side.
template <vertex_range V, bool Closed, vertex_range W>
    requires has_common_scalar<vertex_scalar<V>, vertex_scalar<W>>
struct pair<chain<V, Closed>, convex<W>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_sides;
    static constexpr auto within = by_corners;

    static constexpr relation relate(chain<V, Closed> const& curve, convex<W> const& c) { return relate_sides(curve, c); }
};

}  // namespace hantei
