// SPDX-License-Identifier: MIT
export module hantei:point_segment;
import :base;
import :generic_arithmetic;
import :vec;
import :relation;
import :pair;
import :formulas;
import :point;
import :segment;
import :inputs;
import :cast_methods;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A point is on a segment if it is on the segment's line and between the ends. A point at an end touches. A segment of length zero is a
/// point, and equal points overlap. Degree 2 in the plane, 4 in space.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.2.1.
template <class T, size_t N>
struct pair<point<T, N>, segment<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_closest_features, by_linear_components);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = in_plane<N>(by_core_cast);
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, point<T, N> const& q, segment<T, N> const& s) {
        return engine.sign(line_distance, directions.difference(s.a, s.b), lengths.difference(s.a, q.position()));
    }
    static constexpr relation on_boundary(point<T, N> const& q, segment<T, N> const& s) {
        if (q.position() == s.a || q.position() == s.b) return s.a != s.b ? relation::touching : relation::overlapping;
        for (size_t i = 0; i < N; ++i)  // on the line: between the ends on every axis
            if (q.position()[i] < min(s.a[i], s.b[i]) || max(s.a[i], s.b[i]) < q.position()[i]) return relation::disjoint;
        return relation::overlapping;
    }

    /// The closest points: the point, and the foot of the perpendicular, clipped to the segment: a + (t/D)·d. T must divide exactly.
    static constexpr closest<T, N> nearest(point<T, N> const& q, segment<T, N> const& s) {
        auto const d = s.b - s.a;
        auto const length = squared_norm(d), t = clip(dot(d, q.position() - s.a), length);
        return {q.position(), t.sign() == 0 ? s.a : s.a + d * (t / length)};
    }
};

}  // namespace hantei
