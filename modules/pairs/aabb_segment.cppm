// SPDX-License-Identifier: MIT
export module hantei:aabb_segment;
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
import :point;
import :aabb_point;
import :segment;
import :inputs;
import :cast_methods;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A segment meets a box if its line does and, on every axis, its own interval meets the box's. Degree 2, plane and space.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.3.
template <class T, size_t N>
struct pair<aabb<T, N>, segment<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_closest_features, by_box_features);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_box_cast;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, aabb<T, N> const& box, segment<T, N> const& s) {
        auto const low = lengths.difference(s.a, box.min), high = lengths.difference(s.a, box.max);
        return max_sign(
            engine.sign(slab_gap, directions.difference(s.a, s.b), low, high),
            engine.sign(ends_beside_box, low, high, lengths.difference(s.b, box.min), lengths.difference(s.b, box.max)));
    }
    /// The relation if the form is 0. In space it is never below 0 for a line along an axis; and a flat box has only a relative interior.
    /// For a segment of length zero, a point, the slab form is 0 everywhere.
    static constexpr relation on_boundary(aabb<T, N> const& box, segment<T, N> const& s) {
        if (s.a == s.b) return pair<aabb<T, N>, point<T, N>>::relate(box, point<T, N>{s.a});
        if (N == 2 && has_interior(box)) return relation::touching;
        return relate_exactly(parametric_line_of(s), exact(box));
    }
    static constexpr closest<T, N> nearest(aabb<T, N> const& box, segment<T, N> const& s) {
        return nearest_on_box(box, parametric_line_of(s));
    }
};

}  // namespace hantei
