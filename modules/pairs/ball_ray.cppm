// SPDX-License-Identifier: MIT
export module hantei:ball_ray;
import :base;
import :generic_arithmetic;
import :vec;
import :pair;
import :formulas;
import :ball;
import :ray;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ball and a ray meet if the ray's point nearest to the center is within the radius: the foot of the perpendicular if it
/// lies ahead of the origin, else the origin. Degree 4, any dimension.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.2.
template <class T, size_t N>
struct pair<ball<T, N>, ray<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_line_features, by_linear_components);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_ball_cast;
    static constexpr auto sweep = in_plane<N>(by_line_sweep);
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, ball<T, N> const& b, ray<T, N> const& r) {
        return engine.sign(ray_gap, directions.value(r.direction), lengths.difference(r.origin, b.center),
                           lengths.nonnegative(b.radius));
    }

    /// The center and the ray's point nearest to it. T must divide exactly.
    static constexpr closest<T, N> nearest(ball<T, N> const& b, ray<T, N> const& r) {
        auto const t = positive_part(dot(r.direction, b.center - r.origin)) / squared_norm(r.direction);
        return {b.center, r.origin + r.direction * t};
    }
};

}  // namespace hantei
