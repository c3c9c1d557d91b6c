// SPDX-License-Identifier: MIT
export module hantei:convex_point;
import :scalar;
import :common_scalar;
import :relation;
import :pair;
import :polygon_relation;
import :convex;
import :point;
import :vertex_list;

export namespace hantei {

/// A point is in a convex polygon if a ray from it crosses the boundary once. Degree 2. Source: Ericson, Real-Time Collision
/// Detection, section 5.4.1.
template <scalar T, vertex_range V>
    requires has_common_scalar<T, vertex_scalar<V>>
struct pair<convex<V>, point<T, 2>> {
    static constexpr relation relate(convex<V> const& c, point<T, 2> const& q) { return relate_region(c, q); }
};

}  // namespace hantei
