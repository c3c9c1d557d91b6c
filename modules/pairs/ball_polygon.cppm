// SPDX-License-Identifier: MIT
export module hantei:ball_polygon;
import :scalar;
import :relation;
import :pair;
import :region;
import :ring;
import :polygon;
import :ball;

export namespace hantei {

/// A disk meets a region if its centre is inside, or a side of the outer ring or of a hole is within the radius. Degree 4.
/// Source: O'Rourke, Computational Geometry in C, section 7.4; Ericson, section 5.2.7.
template <scalar T, vertex_range V, class H>
    requires meets<T, vertex_scalar<V>>
struct pair<ball<T, 2>, polygon<V, H>> {
    static constexpr relation relate(ball<T, 2> const& b, polygon<V, H> const& p) { return relate_region(p, b); }
};

}  // namespace hantei
