// SPDX-License-Identifier: MIT
// The convex hull of a range of points or shapes of the plane.
export module hantei:convex_hull;
import :base;
import :vec;
import :validation;
import :shape_traits;
import :corner_list;
import :dispatch;

namespace hantei {

/// Adding 0 takes the sign of a zero away, so that equal points are the same.
template <class T, class S>
constexpr void add_corners(vector<vec<T, 2>>& points, S const& s) {
    validate(s);
    for (auto const& p : s.core_vertices()) points.push_back(map([](T const& x) { return x + T{0}; }, p));
}

template <class R, class Projection>
using projected_shape = resolved_t<invoke_result_t<Projection const&, rng::range_reference_t<R>>>;

/// A shape of the plane that has the hull of stored corners.
template <class S>
concept stores_corners =
    S::dimension == 2 && !rounded_shape<S> && has_corners<S> && requires(S const& s) { s.core_vertices(); };

}  // namespace hantei

export namespace hantei {

/// convex_hull(range, projection): the corners of the least convex set that holds every point of a range, counter-clockwise (y
/// up) from the least in the order of x, then y. They are values of the range; none lies between others, so points on one line
/// have two and equal points one. Of no points it is empty. A zero comes out without its sign.
///
/// The elements, or what the projection makes of them, are positions, points, or shapes that are the hull of their stored
/// corners: segments, boxes along the axes, triangles, and all that have vertices. n log n decided signs. Throws invalid_shape
/// for bad numbers.
inline constexpr struct convex_hull_fn {
    template <rng::input_range R, class Projection = identity>
        requires stores_corners<projected_shape<R, Projection>>
    constexpr auto operator()(R&& range, Projection projection = {}) const {
        using T = typename projected_shape<R, Projection>::scalar_type;
        vector<vec<T, 2>> points;
        for (auto i = rng::begin(range); i != rng::end(range); ++i) add_corners(points, resolved(invoke(projection, *i)));
        return hull_of_points(points);
    }
} convex_hull;

}  // namespace hantei
