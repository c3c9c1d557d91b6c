// SPDX-License-Identifier: MIT
export module hantei:aabb_aabb;
import :base;
import :generic_arithmetic;
import :vec;
import :relation;
import :pair;
import :aabb;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two boxes meet if their intervals meet on every axis; they overlap if the interiors of the intervals do. Comparisons only. On an axis on
/// which a box has no extent, its interval is a point, which overlaps an interval that holds it strictly inside, or an equal point.
/// Source: Ericson, Real-Time Collision Detection, section 4.2.1.
template <class T, size_t N>
struct pair<aabb<T, N>, aabb<T, N>> {
    static constexpr auto closest_points = by_stored_points;
    static constexpr auto contact = by_box_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;

    static constexpr relation relate(aabb<T, N> const& a, aabb<T, N> const& b) {
        bool meet = true, cross = true;
        for (size_t i = 0; i < N; ++i) {
            bool const a_reaches = b.min[i] <= a.max[i], b_reaches = a.min[i] <= b.max[i];
            bool const a_enters = b.min[i] < a.max[i], b_enters = a.min[i] < b.max[i];
            meet &= a_reaches & b_reaches;
            cross &= a_enters & b_enters;
        }
        if (!meet) return relation::disjoint;
        if (cross) return relation::overlapping;
        for (size_t i = 0; i < N; ++i)
            if (!interiors_meet(a.min[i], a.max[i], b.min[i], b.max[i])) return relation::touching;
        return relation::overlapping;
    }

    /// The closest points: on every axis the nearest values of the two intervals, or the least common value if they overlap.
    static constexpr closest<T, N> stored_nearest(aabb<T, N> const& a, aabb<T, N> const& b) {
        closest<T, N> r;
        for (size_t i = 0; i < N; ++i) {
            r.on_a[i] = max(a.min[i], min(a.max[i], b.min[i]));
            r.on_b[i] = max(b.min[i], min(b.max[i], r.on_a[i]));
        }
        return r;
    }

  private:
    /// Whether the relative interiors of two intervals [a, b] and [c, d] that meet have a common point: the intervals are equal points, or
    /// one is a point strictly inside the other, or they share a stretch.
    static constexpr bool interiors_meet(T const& a, T const& b, T const& c, T const& d) {
        if (a == b && c == d) return true;
        if (a == b) return c < a && a < d;
        if (c == d) return a < c && c < b;
        return a < d && c < b;
    }
};

}  // namespace hantei
