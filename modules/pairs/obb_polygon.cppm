// SPDX-License-Identifier: MIT
export module hantei:obb_polygon;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :polygon;
import :obb;
import :vertex_list;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A turned box overlaps a region if a side of the region runs through the inside of the box, or the box lies wholly inside the region; a
/// box in a hole does not. Degree 3. Source: O'Rourke, Computational Geometry in C, section 7.4.
template <scalar T, vertex_range V, class H>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<obb<T, 2>, polygon<V, H>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = by_outline_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_sides;

    static constexpr relation relate(obb<T, 2> const& box, polygon<V, H> const& p) { return relate_region(p, box); }
};

}  // namespace hantei
