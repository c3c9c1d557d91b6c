// SPDX-License-Identifier: MIT
export module hantei:ray_segment;
import :base;
import :vec;
import :relation;
import :pair;
import :sign;
import :formulas;
import :line_clipping;
import :closest_points;
import :ray;
import :segment;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ray crosses a segment of the plane if the segment's ends lie on different sides of the ray's line and the crossing is ahead of its
/// origin. Degree 2. An end on the ray, or the origin on the segment, touches. A segment on the ray's line overlaps the ray if any of it is
/// ahead of the origin; so does a point. Source: Ericson, Real-Time Collision Detection, section 5.1.9.1.
template <class T>
struct pair<ray<T, 2>, segment<T, 2>> {
    static constexpr auto closest_points = by_line_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = never;

    static constexpr auto gap(auto engine, ray<T, 2> const& r, segment<T, 2> const& s) {
        constexpr auto missed = [](auto const& dir, auto const& a, auto const& b) {
            return missed_by_ray(cross(dir, a), cross(dir, b), cross(a, b));
        };
        return engine.sign(missed, lengths.value(r.direction), lengths.difference(r.origin, s.a),
                           lengths.difference(r.origin, s.b));
    }
    static constexpr relation on_boundary(ray<T, 2> const& r, segment<T, 2> const& s) {
        auto const dir = lengths.value(r.direction);
        auto const a = lengths.difference(r.origin, s.a), b = lengths.difference(r.origin, s.b);
        if (exact_engine::sign(cross_sign, dir, a) != 0 || exact_engine::sign(cross_sign, dir, b) != 0)
            return relation::touching;
        int const ahead = larger(exact_engine::sign(dot_sign, dir, a), exact_engine::sign(dot_sign, dir, b));
        return ahead > 0 ? relation::overlapping : ahead == 0 ? relation::touching : relation::disjoint;
    }

    /// The closest points: the crossing, or an end or the origin and its foot; for parallels beside each other those nearest to the ray's
    /// origin. T must divide exactly.
    static constexpr closest<T, 2> nearest(ray<T, 2> const& r, segment<T, 2> const& s) {
        return nearest_of_lines(parametric_line_of(r), parametric_line_of(s));
    }
};

}  // namespace hantei
