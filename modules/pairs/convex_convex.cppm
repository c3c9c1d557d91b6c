// SPDX-License-Identifier: MIT
export module hantei:convex_convex;
import :common_scalar;
import :relation;
import :pair;
import :separating_axis;
import :convex;
import :vertex_list;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two convex polygons are apart if their projections on the normal of a side of one of them are apart (the separating axis theorem).
/// Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 5.2.1.
template <vertex_range V, vertex_range W>
    requires has_common_scalar<vertex_scalar<V>, vertex_scalar<W>>
struct pair<convex<V>, convex<W>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;

    static constexpr relation relate(convex<V> const& a, convex<W> const& b) { return relate_convex(a, b); }
};

}  // namespace hantei
