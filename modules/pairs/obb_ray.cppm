// SPDX-License-Identifier: MIT
export module hantei:obb_ray;
import :base;
import :generic_arithmetic;
import :vec;
import :pair;
import :sign;
import :rotation;
import :rotated_frame;
import :corner_list;
import :line_clipping;
import :closest_points;
import :obb;
import :ray;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ray misses a turned box of the plane if its line does, or if on one of the box's axes it starts beyond the box and does not lead back
/// (the separating axis theorem; for an unbounded set the normals of its sides are axes, too). Degree 3.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.3.
template <class T>
struct pair<obb<T, 2>, ray<T, 2>> {
    static constexpr auto closest_points = by_line_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, obb<T, 2> const& box, ray<T, 2> const& r) {
        auto const offset = lengths.difference(box.center, r.origin);
        auto const half = lengths.nonnegative(box.half_extents);
        auto const u = axes.value(box.rotation.as_vec());
        return max_sign(engine.sign(line_misses_turned_box, directions.value(r.direction), offset, half, u),
                        engine.sign(leaving, lengths.value(r.direction), offset, half, u));
    }

    /// The closest points, which are found on the sides, as for every polygon. T must divide exactly.
    static constexpr closest<T, 2> nearest(obb<T, 2> const& box, ray<T, 2> const& r) {
        auto const found = nearest_on_sides(parametric_line_of(r), corners_of(box));
        return {found.on_b, found.on_a};
    }

  private:
    /// Positive if on an axis the origin is beyond the extent and the direction leads away; only the signs count. For a ray across the axis
    /// the form is 0 at most, but if it starts beyond the extent, its line misses the box.
    static constexpr auto leaving = [](auto const& dir, auto const& offset, auto const& half, auto const& u) {
        auto const x = along_axes(u, offset);
        auto const pace = along_axes(u, dir);
        auto const reach = half * extent_scale(u);
        auto const on = [&](size_t i) { return max(min(x[i] - reach[i], pace[i]), min(-x[i] - reach[i], -pace[i])); };
        return max(on(0), on(1));
    };
};

}  // namespace hantei
