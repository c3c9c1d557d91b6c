// SPDX-License-Identifier: MIT
export module hantei:line_point;
import :base;
import :vec;
import :relation;
import :pair;
import :formulas;
import :line;
import :point;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A point is on a line if the vector to it from the line's origin is parallel to the direction, or zero. It then overlaps the line,
/// because a line is its own interior. Degree 2 in the plane, 4 in space.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.2.
template <class T, size_t N>
struct pair<line<T, N>, point<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_line_features, by_linear_components);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = in_plane<N>(by_core_cast);
    static constexpr auto sweep = in_plane<N>(by_line_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = never;

    static constexpr auto gap(auto engine, line<T, N> const& l, point<T, N> const& q) {
        return engine.sign(line_distance, directions.value(l.direction), lengths.difference(l.origin, q.position()));
    }
    static constexpr relation on_boundary(line<T, N> const&, point<T, N> const&) { return relation::overlapping; }

    /// The closest points: the foot of the perpendicular, and the point. T must divide exactly.
    static constexpr closest<T, N> nearest(line<T, N> const& l, point<T, N> const& q) {
        auto const t = dot(l.direction, q.position() - l.origin) / squared_norm(l.direction);
        return {l.origin + l.direction * t, q.position()};
    }
};

}  // namespace hantei
