// SPDX-License-Identifier: MIT
// The convex hull of points of the plane, decided exactly.
export module hantei:hull;
import :base;
import :number;
import :scalar;
import :rational;
import :vec;
import :shape;
import :validation;
import :reduction;
import :predicates;
import :ring;

namespace hantei {

/// Appends p to a chain that turns left at every corner, and drops the corners at which it then would not. The first `fixed`
/// corners stay.
template <class T>
constexpr void turn_left_to(vector<vec<T, 2>>& chain, size_t fixed, vec<T, 2> const& p) {
    auto const last = [&chain](size_t back) -> vec<T, 2> const& { return chain[chain.size() - back]; };
    while (chain.size() > fixed && side_of(last(2), last(1), p) <= 0) chain.pop_back();
    chain.push_back(p);
}

/// The corners of the strictly convex hull of valid points, counter-clockwise from the least in the order of x, then y: first along
/// the lower side, then back along the upper one.
/// Source: Andrew, Another Efficient Algorithm for Convex Hulls in Two Dimensions, 1979.
template <class T>
constexpr vector<vec<T, 2>> hull_of_points(vector<vec<T, 2>> points) {
    rng::sort(points, lexicographically_before<T>);
    size_t count = 0;
    for (size_t i = 0; i < points.size(); ++i)
        if (i == 0 || points[i] != points[count - 1]) points[count++] = points[i];
    points.resize(count);
    if (count < 3) return points;
    vector<vec<T, 2>> chain{points[0]};
    for (size_t i = 1; i < count; ++i) turn_left_to(chain, 1, points[i]);
    size_t const lower = chain.size();
    for (size_t i = count - 1; i-- > 0;) turn_left_to(chain, lower, points[i]);
    chain.pop_back();  // the first corner again
    return chain;
}

constexpr corner_list hull_of(corner_list const& points) {
    corner_list hull;
    auto const corners = hull_of_points(vector<vec<rational, 2>>(points.begin(), points.end()));
    for (size_t i = 0; i < corners.size(); ++i) hull.add(corners[i]);
    return hull;
}

/// Adding 0 takes the sign of a zero away, so that equal points are the same.
template <class T, class S>
constexpr void add_corners(vector<vec<T, 2>>& points, S const& s) {
    validate(s);
    for (auto const& p : s.corners()) points.push_back(map([](T const& x) { return x + T{0}; }, p));
}

template <class R, class Projection>
using projected_shape = resolved_t<invoke_result_t<Projection const&, rng::range_reference_t<R>>>;

/// A shape of the plane that is the hull of stored corners.
template <class S>
concept stores_corners = S::dimension == 2 && !round<S> && requires(S const& s) { s.corners(); };

}  // namespace hantei

export namespace hantei {

/// convex_hull(range, projection): the corners of the least convex set that holds every point of a range, counter-clockwise (y up)
/// from the least in the order of x, then y. They are values of the range; none lies between others, so points on one line have two
/// and equal points one. Of no points it is empty. A zero comes out without its sign.
///
/// The elements, or what the projection makes of them, are positions, points, or shapes that are the hull of their stored
/// corners: segments, boxes along the axes, triangles, and all that have vertices. n log n decided signs. Throws invalid_shape for bad numbers.
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
