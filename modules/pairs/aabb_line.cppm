// SPDX-License-Identifier: MIT
export module hantei:aabb_line;
import :base;
import :rational;
import :results;
import :vec;
import :relation;
import :pair;
import :formulas;
import :line_clipping;
import :shape_traits;
import :closest_points;
import :aabb;
import :line;
import :surd;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A line meets a box if the parts of it in the slabs of all axes have a common point. Degree 2, plane and space.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.3.
template <class T, size_t N>
struct pair<aabb<T, N>, line<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_line_features, by_box_features);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_box_cast;
    static constexpr auto sweep = in_plane<N>(by_line_sweep);
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, aabb<T, N> const& box, line<T, N> const& l) {
        return engine.sign(slab_gap, directions.value(l.direction), lengths.difference(l.origin, box.min),
                           lengths.difference(l.origin, box.max));
    }
    /// The relation if the form is 0. In space it is never below 0 for a line along an axis; and a flat box has only a relative interior.
    static constexpr relation on_boundary(aabb<T, N> const& box, line<T, N> const& l) {
        if (N == 2 && has_interior(box)) return relation::touching;
        return relate_exactly(parametric_line_of(l), exact(box));
    }
    static constexpr closest<T, N> nearest(aabb<T, N> const& box, line<T, N> const& l) {
        return nearest_on_box(box, parametric_line_of(l));
    }

    /// The chord of the line in the box, by its slabs; at an edge or a corner the normal is that of the first axis.
    static constexpr exact_chord<N> chord(aabb<T, N> const& box, line<T, N> const& l) {
        clipped_line const p = through(parametric_line_of(l), box);
        auto const end = [](rational const& t, int face) {
            exact_end<N> r{{t}, {}};
            r.normal[static_cast<size_t>(face / 2)] = surd{face % 2 == 0 ? 1 : -1};
            return r;
        };
        return {end(*p.enter, p.enter_face), end(*p.exit, p.exit_face)};
    }
};

}  // namespace hantei
