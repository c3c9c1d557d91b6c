// SPDX-License-Identifier: MIT
export module hantei:ray_triangle;
import :base;
import :generic_arithmetic;
import :vec;
import :relation;
import :pair;
import :formulas;
import :shape_traits;
import :corner_list;
import :line_clipping;
import :closest_points;
import :dispatch;
import :decide;
import :polygon_relation;
import :ray;
import :triangle;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ray meets a triangle of the plane exactly if it meets a side, because a ray from inside has to leave. Degree 2. The crossings of the
/// sides do not decide a ray that runs through a corner or starts on a side's line: for it the triangle is taken as a region.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.9.2.
template <class T>
struct pair<ray<T, 2>, triangle<T, 2>> {
    static constexpr auto closest_points = by_line_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = never;

    static constexpr auto gap(auto engine, ray<T, 2> const& r, triangle<T, 2> const& t) {
        constexpr auto missed = [](auto const& dir, auto const& a, auto const& b, auto const& c) {
            auto const to_a = cross(dir, a), to_b = cross(dir, b), to_c = cross(dir, c);
            return min(missed_by_ray(to_a, to_b, cross(a, b)), missed_by_ray(to_b, to_c, cross(b, c)),
                       missed_by_ray(to_c, to_a, cross(c, a)));
        };
        return engine.sign(missed, lengths.value(r.direction), lengths.difference(r.origin, t.a),
                           lengths.difference(r.origin, t.b), lengths.difference(r.origin, t.c));
    }
    static constexpr relation on_boundary(ray<T, 2> const& r, triangle<T, 2> const& t) {
        if (has_interior(t)) return relate_straight(corner_region{t.core_vertices()}, r);
        return with_pair(deciding_of_valid{}, r, flattened(t));
    }

    /// The closest points, which are found on the sides, as for every polygon. T must divide exactly.
    static constexpr closest<T, 2> nearest(ray<T, 2> const& r, triangle<T, 2> const& t) {
        return nearest_on_sides(parametric_line_of(r), corners_of(t));
    }
};

}  // namespace hantei
