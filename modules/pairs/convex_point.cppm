// SPDX-License-Identifier: MIT
export module hantei:convex_point;
import :scalar;
import :relation;
import :pair;
import :region;
import :ring;
import :convex;
import :point;

export namespace hantei {

/// A point is in a convex polygon if a ray from it crosses the boundary once. Degree 2. Source: Ericson, Real-Time Collision
/// Detection, section 5.4.1.
template <scalar T, vertex_range V>
    requires meets<T, vertex_scalar<V>>
struct pair<convex<V>, point<T, 2>> {
    static constexpr relation relate(convex<V> const& c, point<T, 2> const& q) { return relate_region(c, q); }
};

}  // namespace hantei
