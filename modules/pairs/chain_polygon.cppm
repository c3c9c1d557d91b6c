// SPDX-License-Identifier: MIT
export module hantei:chain_polygon;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :polygon;
import :vertex_list;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A chain meets a region if one of its sides crosses the boundary or lies inside; a chain in a hole does not. Degree 2. Source: O'Rourke,
/// Computational Geometry in C, section 7.4, for each side.
template <vertex_range V, bool Closed, vertex_range W, class H>
    requires has_common_scalar<vertex_scalar<V>, vertex_scalar<W>>
struct pair<chain<V, Closed>, polygon<W, H>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_sides;
    static constexpr auto within = by_sides;

    static constexpr relation relate(chain<V, Closed> const& curve, polygon<W, H> const& p) { return relate_sides(curve, p); }
};

}  // namespace hantei
