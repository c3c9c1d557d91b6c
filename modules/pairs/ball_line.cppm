// SPDX-License-Identifier: MIT
export module hantei:ball_line;
import :base;
import :vec;
import :results;
import :pair;
import :formulas;
import :ball;
import :ball_chord;
import :line;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ball and a line meet if the foot of the perpendicular from the center is within the radius. Degree 4, any dimension. For e = center −
/// origin, |d|²·(dist² − radius²) = |d × e|² − |radius·d|².
/// Source: Ericson, Real-Time Collision Detection, section 5.3.2.
template <class T, size_t N>
struct pair<ball<T, N>, line<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_line_features, by_linear_components);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_ball_cast;
    static constexpr auto sweep = in_plane<N>(by_line_sweep);
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, ball<T, N> const& b, line<T, N> const& r) {
        constexpr auto excess = [](auto const& dir, auto const& offset, auto const& radius) {
            return squared_area(dir, offset) - squared_norm(dir * radius);
        };
        return engine.sign(excess, directions.value(r.direction), lengths.difference(r.origin, b.center),
                           lengths.nonnegative(b.radius));
    }

    /// The center and the line's point nearest to it. T must divide exactly.
    static constexpr closest<T, N> nearest(ball<T, N> const& b, line<T, N> const& r) {
        auto const t = dot(r.direction, b.center - r.origin) / squared_norm(r.direction);
        return {b.center, r.origin + r.direction * t};
    }

    /// The chord of the line in the ball, in exact numbers.
    static constexpr exact_chord<N> chord(ball<T, N> const& b, line<T, N> const& l) { return ball_chord<N>(b, l).ends(); }
};

}  // namespace hantei
