// SPDX-License-Identifier: MIT
// The convex hull of points of the plane, decided exactly, and for exact numbers the sets of all sums and differences of two.
export module hantei:minkowski_sum;
import :base;
import :rational;
import :vec;
import :corner_list;
import :formulas;

namespace hantei {

/// Appends p to a chain that turns left at every corner, and drops the corners at which it then would not. The first `fixed`
/// corners stay.
template <class T>
constexpr void turn_left_to(vector<vec<T, 2>>& chain, size_t fixed, vec<T, 2> const& p) {
    auto const last = [&chain](size_t back) -> vec<T, 2> const& { return chain[chain.size() - back]; };
    while (chain.size() > fixed && orientation(last(2), last(1), p) <= 0) chain.pop_back();
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

/// The same for a list of corners, at least one.
constexpr corner_list hull_of(corner_list const& points) {
    auto const corners = hull_of_points(vector<vec<rational, 2>>(points.begin(), points.end()));
    corner_list hull;
    for (size_t i = 0; i < corners.size(); ++i) hull.add(corners[i]);
    return hull;
}

/// The corners of {p + q : p in one hull, q in the other}: their sides by slope, parallel ones joined. Both, and so the result, as
/// hull_of() makes them. Source: de Berg et al., Computational Geometry, section 13.3 (Minkowski sums).
constexpr corner_list sum_of(corner_list const& a, corner_list const& b) {
    auto const sides = [](corner_list const& hull) { return hull.size() > 1 ? hull.size() : 0; };
    size_t const of_a = sides(a), of_b = sides(b);
    corner_list sum;
    sum.add(a[0] + b[0]);
    for (size_t i = 0, j = 0; i + j < of_a + of_b;) {
        int const bend = i == of_a ? -1 : j == of_b ? 1 : cross(a[i + 1] - a[i], b[j + 1] - b[j]).sign();
        i += bend >= 0 ? 1 : 0;
        j += bend <= 0 ? 1 : 0;
        if (i + j < of_a + of_b) sum.add(a[i] + b[j]);
    }
    return sum;
}

/// The corners of {q − p : p in a, q in b}, for two cores. Source: van den Bergen, section 2.4.
constexpr corner_list differences_of(corner_list const& a, corner_list const& b) {
    corner_list mirrored;
    for (auto const& p : a) mirrored.add(-p);
    return sum_of(hull_of(b), hull_of(mirrored));
}

}  // namespace hantei
