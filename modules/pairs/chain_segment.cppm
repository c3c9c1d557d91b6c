// SPDX-License-Identifier: MIT
export module hantei:chain_segment;
import :scalar;
import :relation;
import :pair;
import :sides;
import :ring;
import :chain;
import :segment;

export namespace hantei {

/// A segment meets a chain if it meets a side; it overlaps it in a crossing, at a joint inside the segment, or along a side.
/// Degree 2. Source: Cormen et al., Introduction to Algorithms, section 33.1, for each side.
template <scalar T, vertex_range V, bool Closed>
    requires meets<T, vertex_scalar<V>>
struct pair<polyline<V, Closed>, segment<T, 2>> {
    static constexpr relation relate(polyline<V, Closed> const& curve, segment<T, 2> const& s) {
        return relate_sides(curve, s);
    }
};

}  // namespace hantei
