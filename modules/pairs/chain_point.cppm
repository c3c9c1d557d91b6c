// SPDX-License-Identifier: MIT
export module hantei:chain_point;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :point;
import :vertex_list;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A point is on a chain if it is on a side; at an end of an open chain it touches, at a joint it overlaps. Degree 4. Source:
/// Ericson, Real-Time Collision Detection, section 5.1.2.1, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<chain<V, Closed>, point<T, 2>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_sides;
    static constexpr auto within = by_corners;

    static constexpr relation relate(chain<V, Closed> const& curve, point<T, 2> const& q) { return relate_sides(curve, q); }
};

}  // namespace hantei
