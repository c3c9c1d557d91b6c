// SPDX-License-Identifier: MIT
export module hantei:chain_ray;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :ray;
import :vertex_list;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ray meets a chain if it meets a side of the chain. Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.1.9.2, for each
/// side.
template <scalar T, vertex_range V, bool Closed>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<chain<V, Closed>, ray<T, 2>> {
    static constexpr auto closest_points = by_passed_vertex;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_side_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr relation relate(chain<V, Closed> const& curve, ray<T, 2> const& r) { return relate_sides(curve, r); }
};

}  // namespace hantei
