// SPDX-License-Identifier: MIT
export module hantei:aabb_ray;
import :base;
import :generic_arithmetic;
import :vec;
import :relation;
import :pair;
import :sign;
import :formulas;
import :line_clipping;
import :shape_traits;
import :closest_points;
import :aabb;
import :ray;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ray meets a box if its line does and the box is not behind: on every axis the side where the line leaves the slab is ahead of the
/// origin. Degree 2, plane and space. The same rule for closed sets decides rays that graze a face, start on the boundary, or have zeros in
/// their directions.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.3.
template <class T, size_t N>
struct pair<aabb<T, N>, ray<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_line_features, by_box_features);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_box_cast;
    static constexpr auto sweep = in_plane<N>(by_line_sweep);
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, aabb<T, N> const& box, ray<T, N> const& r) {
        auto const direction = directions.value(r.direction);
        auto const low = lengths.difference(r.origin, box.min), high = lengths.difference(r.origin, box.max);
        return max_sign(engine.sign(slab_gap, direction, low, high), engine.sign(box_behind, direction, low, high));
    }
    /// The relation if the form is 0. In space it is never below 0 for a line along an axis; and a flat box has only a relative interior.
    static constexpr relation on_boundary(aabb<T, N> const& box, ray<T, N> const& r) {
        if (N == 2 && has_interior(box)) return relation::touching;
        return relate_exactly(parametric_line_of(r), exact(box));
    }
    static constexpr closest<T, N> nearest(aabb<T, N> const& box, ray<T, N> const& r) {
        return nearest_on_box(box, parametric_line_of(r));
    }
};

}  // namespace hantei
