// SPDX-License-Identifier: MIT
export module hantei:capsule_polygon;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :polygon;
import :capsule;
import :vertex_list;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A capsule meets a region if its core does, or a side is within the radius of the core. Degree 4. Source: O'Rourke,
/// Computational Geometry in C, section 7.4; Ericson, section 5.1.9.
template <scalar T, vertex_range V, class H>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<capsule<T, 2>, polygon<V, H>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = by_outline_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_sides;

    static constexpr relation relate(capsule<T, 2> const& c, polygon<V, H> const& p) { return relate_region(p, c); }
};

}  // namespace hantei
