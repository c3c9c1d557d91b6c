// SPDX-License-Identifier: MIT
export module hantei:convex_triangle;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :separating_axis;
import :convex;
import :triangle;
import :vertex_list;

export namespace hantei {

/// A triangle and a convex polygon are apart if they are along the normal of a side of one of them (the separating axis theorem).
/// Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.2.1.
template <scalar T, vertex_range V>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<convex<V>, triangle<T, 2>> {
    static constexpr relation relate(convex<V> const& c, triangle<T, 2> const& t) { return relate_convex(c, t); }
};

}  // namespace hantei
