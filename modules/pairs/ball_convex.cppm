// SPDX-License-Identifier: MIT
export module hantei:ball_convex;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :convex;
import :ball;
import :vertex_list;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A disk meets a convex polygon if its center is inside, or a side is within the radius of the center. Degree 4. Source: Ericson,
/// Real-Time Collision Detection, section 5.2.7, for more corners.
template <scalar T, vertex_range V>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<ball<T, 2>, convex<V>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr relation relate(ball<T, 2> const& b, convex<V> const& c) { return relate_region(c, b); }
};

}  // namespace hantei
