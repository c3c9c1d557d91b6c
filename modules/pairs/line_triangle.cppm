// SPDX-License-Identifier: MIT
export module hantei:line_triangle;
import :base;
import :vec;
import :pair;
import :formulas;
import :corner_list;
import :line_clipping;
import :closest_points;
import :line;
import :triangle;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A line misses a triangle of the plane if all three corners lie on one side of it. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 5.2.1.
template <class T>
struct pair<line<T, 2>, triangle<T, 2>> {
    static constexpr auto closest_points = by_line_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = never;

    static constexpr auto gap(auto engine, line<T, 2> const& l, triangle<T, 2> const& t) {
        return engine.sign(beside_line, directions.value(l.direction), lengths.difference(l.origin, t.a),
                           lengths.difference(l.origin, t.b), lengths.difference(l.origin, t.c));
    }

    /// The closest points, which are found on the sides, as for every polygon. T must divide exactly.
    static constexpr closest<T, 2> nearest(line<T, 2> const& l, triangle<T, 2> const& t) {
        return nearest_on_sides(parametric_line_of(l), corners_of(t));
    }
};

}  // namespace hantei
