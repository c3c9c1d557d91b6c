// SPDX-License-Identifier: MIT
export module hantei:aabb_polygon;
import :scalar;
import :relation;
import :pair;
import :region;
import :ring;
import :polygon;
import :aabb;

export namespace hantei {

/// A box along the axes overlaps a region if a side of the region runs through its inside, or it lies wholly inside the region;
/// in a hole it does not. Degree 2. Source: O'Rourke, Computational Geometry in C, section 7.4; Ericson, section 5.3.3.
template <scalar T, vertex_range V, class H>
    requires meets<T, vertex_scalar<V>>
struct pair<aabb<T, 2>, polygon<V, H>> {
    static constexpr relation relate(aabb<T, 2> const& box, polygon<V, H> const& p) { return relate_region(p, box); }
};

}  // namespace hantei
