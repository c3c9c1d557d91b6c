// SPDX-License-Identifier: MIT
export module hantei:polygon_ray;
import :scalar;
import :relation;
import :pair;
import :region;
import :ring;
import :polygon;
import :ray;

export namespace hantei {

/// A ray meets a region if it meets a side, also from a hole; it cannot end inside. Degree 2. Source: O'Rourke, Computational
/// Geometry in C, section 7.4.
template <scalar T, vertex_range V, class H>
    requires meets<T, vertex_scalar<V>>
struct pair<polygon<V, H>, ray<T, 2>> {
    static constexpr relation relate(polygon<V, H> const& p, ray<T, 2> const& r) { return relate_region(p, r); }
};

}  // namespace hantei
