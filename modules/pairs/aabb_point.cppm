// SPDX-License-Identifier: MIT
export module hantei:aabb_point;
import :base;
import :generic_arithmetic;
import :vec;
import :relation;
import :pair;
import :aabb;
import :point;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A point is in a box if its coordinates are in the intervals of the box on all axes. Comparisons only.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.3.
template <class T, size_t N>
struct pair<aabb<T, N>, point<T, N>> {
    static constexpr auto closest_points = by_stored_points;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr relation relate(aabb<T, N> const& box, point<T, N> const& q) {
        bool in = true, inside = true;
        for (size_t i = 0; i < N; ++i) {
            bool const above = box.min[i] <= q.position()[i], below = q.position()[i] <= box.max[i];
            bool const on_min = box.min[i] == q.position()[i], on_max = q.position()[i] == box.max[i];
            in &= above & below;
            inside &= on_min == on_max;  // on neither side, or on both of a box without extent here
        }
        return !in ? relation::disjoint : inside ? relation::overlapping : relation::touching;
    }

    /// The closest points: the point clamped to the box, axis by axis, and the point.
    static constexpr closest<T, N> stored_nearest(aabb<T, N> const& box, point<T, N> const& q) {
        return {clamped(q.position(), box), q.position()};
    }
};

}  // namespace hantei
