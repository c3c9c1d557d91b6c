// SPDX-License-Identifier: MIT
export module hantei:point_ray;
import :base;
import :generic_arithmetic;
import :vec;
import :relation;
import :pair;
import :sign;
import :formulas;
import :point;
import :ray;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A point is on a ray if it is on the ray's line and not behind the origin, where the angle to the direction is obtuse. The origin touches
/// the ray; every other point of the ray overlaps it. Degree 2 in the plane, 4 in space.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.2.
template <class T, size_t N>
struct pair<point<T, N>, ray<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_line_features, by_linear_components);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = in_plane<N>(by_core_cast);
    static constexpr auto sweep = in_plane<N>(by_line_sweep);
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, point<T, N> const& q, ray<T, N> const& r) {
        return engine.sign(line_distance, directions.value(r.direction), lengths.difference(r.origin, q.position()));
    }
    static constexpr relation on_boundary(point<T, N> const& q, ray<T, N> const& r) {
        if (q.position() == r.origin) return relation::touching;
        int const ahead =
            exact_engine::sign(dot_sign, directions.value(r.direction), lengths.difference(r.origin, q.position()));
        return ahead > 0 ? relation::overlapping : relation::disjoint;
    }

    /// The closest points: the point, and the foot of the perpendicular, or the ray's origin if the foot is behind it. T must divide
    /// exactly.
    static constexpr closest<T, N> nearest(point<T, N> const& q, ray<T, N> const& r) {
        auto const t = positive_part(dot(r.direction, q.position() - r.origin)) / squared_norm(r.direction);
        return {q.position(), r.origin + r.direction * t};
    }
};

}  // namespace hantei
