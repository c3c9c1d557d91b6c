// SPDX-License-Identifier: MIT
export module hantei:ball_convex;
import :scalar;
import :relation;
import :pair;
import :region;
import :ring;
import :convex;
import :ball;

export namespace hantei {

/// A disk meets a convex polygon if its centre is inside, or a side is within the radius. Degree 4. Source: Ericson, Real-Time
/// Collision Detection, section 5.2.7, for more corners.
template <scalar T, vertex_range V>
    requires meets<T, vertex_scalar<V>>
struct pair<ball<T, 2>, convex<V>> {
    static constexpr relation relate(ball<T, 2> const& b, convex<V> const& c) { return relate_region(c, b); }
};

}  // namespace hantei
