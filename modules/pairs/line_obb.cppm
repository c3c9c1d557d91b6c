// SPDX-License-Identifier: MIT
export module hantei:line_obb;
import :base;
import :vec;
import :pair;
import :rotation;
import :rotated_frame;
import :corner_list;
import :line_clipping;
import :closest_points;
import :line;
import :obb;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A line misses a turned box of the plane if the box's center is farther from the line than the box reaches across it. Degree 3.
/// Source: Ericson, Real-Time Collision Detection, section 5.2.3, for a line in the place of the plane.
template <class T>
struct pair<line<T, 2>, obb<T, 2>> {
    static constexpr auto closest_points = by_line_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = never;

    static constexpr auto gap(auto engine, line<T, 2> const& l, obb<T, 2> const& box) {
        return engine.sign(line_misses_turned_box, directions.value(l.direction), lengths.difference(l.origin, box.center),
                           lengths.nonnegative(box.half_extents), axes.value(box.rotation.as_vec()));
    }

    /// The closest points, which are found on the sides, as for every polygon. T must divide exactly.
    static constexpr closest<T, 2> nearest(line<T, 2> const& l, obb<T, 2> const& box) {
        return nearest_on_sides(parametric_line_of(l), corners_of(box));
    }
};

}  // namespace hantei
