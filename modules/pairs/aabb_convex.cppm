// SPDX-License-Identifier: MIT
export module hantei:aabb_convex;
import :scalar;
import :relation;
import :pair;
import :region;
import :ring;
import :convex;
import :aabb;

export namespace hantei {

/// A box along the axes overlaps a convex polygon if a side of the polygon runs through its inside, or one lies inside the
/// other. Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.2.1 and 5.3.3.
template <scalar T, vertex_range V>
    requires meets<T, vertex_scalar<V>>
struct pair<aabb<T, 2>, convex<V>> {
    static constexpr relation relate(aabb<T, 2> const& box, convex<V> const& c) { return relate_region(c, box); }
};

}  // namespace hantei
