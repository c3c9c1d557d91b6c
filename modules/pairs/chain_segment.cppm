// SPDX-License-Identifier: MIT
export module hantei:chain_segment;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :segment;
import :vertex_list;
import :cast_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A segment meets a chain if it meets a side; it overlaps the chain in a crossing, at a joint inside the segment, or along a side. Degree
/// 2. Source: Cormen et al., Introduction to Algorithms, section 33.1, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<chain<V, Closed>, segment<T, 2>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_side_cast;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_sides;
    static constexpr auto within = by_corners;

    static constexpr relation relate(chain<V, Closed> const& curve, segment<T, 2> const& s) { return relate_sides(curve, s); }
};

}  // namespace hantei
