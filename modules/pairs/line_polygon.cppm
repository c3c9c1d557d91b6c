// SPDX-License-Identifier: MIT
export module hantei:line_polygon;
import :scalar;
import :relation;
import :pair;
import :region;
import :ring;
import :polygon;
import :line;

export namespace hantei {

/// A line meets a region if it meets a side; it overlaps the region if it crosses one, or passes inside between two corners.
/// Degree 2. Source: O'Rourke, Computational Geometry in C, section 7.4.
template <scalar T, vertex_range V, class H>
    requires meets<T, vertex_scalar<V>>
struct pair<line<T, 2>, polygon<V, H>> {
    static constexpr relation relate(line<T, 2> const& l, polygon<V, H> const& p) { return relate_region(p, l); }
};

}  // namespace hantei
