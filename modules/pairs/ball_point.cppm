// SPDX-License-Identifier: MIT
export module hantei:ball_point;
import :base;
import :pair;
import :formulas;
import :ball;
import :point;
import :inputs;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A point is in a ball if it is at most the radius away from the center. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 4.3.
template <class T, size_t N>
struct pair<ball<T, N>, point<T, N>> {
    static constexpr auto closest_points = by_stored_points;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, ball<T, N> const& b, point<T, N> const& q) {
        return engine.sign(point_gap, lengths.difference(b.center, q.position()), lengths.nonnegative(b.radius));
    }
};

}  // namespace hantei
