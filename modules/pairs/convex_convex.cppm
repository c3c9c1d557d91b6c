// SPDX-License-Identifier: MIT
export module hantei:convex_convex;
import :relation;
import :pair;
import :region;
import :ring;
import :convex;

export namespace hantei {

/// Two convex polygons overlap if a side of one runs through the inside of the other, or one lies inside the other. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 5.2.1.
template <vertex_range V, vertex_range W>
    requires meets<vertex_scalar<V>, vertex_scalar<W>>
struct pair<convex<V>, convex<W>> {
    static constexpr relation relate(convex<V> const& a, convex<W> const& b) { return relate_region(a, b); }
};

}  // namespace hantei
