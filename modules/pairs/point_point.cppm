// SPDX-License-Identifier: MIT
export module hantei:point_point;
import :base;
import :vec;
import :relation;
import :pair;
import :point;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two points overlap if they are equal, because a point is its own interior; else they are apart. Comparisons only.
template <class T, size_t N>
struct pair<point<T, N>, point<T, N>> {
    static constexpr auto closest_points = by_stored_points;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;

    static constexpr relation relate(point<T, N> const& a, point<T, N> const& b) {
        return a == b ? relation::overlapping : relation::disjoint;
    }
    static constexpr closest<T, N> stored_nearest(point<T, N> const& a, point<T, N> const& b) {
        return {a.position(), b.position()};
    }
};

}  // namespace hantei
