// SPDX-License-Identifier: MIT
export module hantei:chain_triangle;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :triangle;
import :vertex_list;

export namespace hantei {

/// A triangle meets a chain if it meets a side of it. Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.2.1,
/// for each side.
template <scalar T, vertex_range V, bool Closed>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<chain<V, Closed>, triangle<T, 2>> {
    static constexpr relation relate(chain<V, Closed> const& curve, triangle<T, 2> const& t) { return relate_sides(curve, t); }
};

}  // namespace hantei
