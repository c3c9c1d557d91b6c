// SPDX-License-Identifier: MIT
// The convex hull of points of the plane, and the sets of all sums and differences of two. For exact numbers.
export module hantei:hull;
import :base;
import :rational;
import :vec;
import :reduction;

namespace hantei {

/// Andrew's chain: the way from the first point to the last that only turns left, counted from `base`.
constexpr void extend_chain(vector<vec<rational, 2>>& chain, size_t base, vec<rational, 2> const& p) {
    auto const back = [&chain](size_t k) -> vec<rational, 2> const& { return chain[chain.size() - k]; };
    while (chain.size() >= base + 2 && cross(back(1) - back(2), p - back(1)).sign() <= 0) chain.pop_back();
    chain.push_back(p);
}

/// The corners of the convex hull of points, at least one: counter-clockwise from the lexicographically least, none on the straight
/// way between its neighbours. Points on one line have two corners, equal points one.
/// Source: Andrew, Another Efficient Algorithm for Convex Hulls in Two Dimensions, 1979 (the monotone chain).
constexpr corner_list hull_of(corner_list const& points) {
    vector<vec<rational, 2>> sorted(points.begin(), points.end());
    rng::sort(sorted, lexicographically_before<rational>);
    vector<vec<rational, 2>> chain;
    for (size_t i = 0; i < sorted.size(); ++i)
        if (i == 0 || lexicographically_before(sorted[i - 1], sorted[i])) extend_chain(chain, 0, sorted[i]);
    size_t const lower = chain.size() - 1;
    for (size_t i = sorted.size() - 1; i-- > 0;)
        if (lexicographically_before(sorted[i], sorted[i + 1])) extend_chain(chain, lower, sorted[i]);
    corner_list hull;
    hull.add(chain[0]);
    for (size_t i = 1; i + 1 < chain.size(); ++i) hull.add(chain[i]);
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
        int const turn = i == of_a ? -1 : j == of_b ? 1 : cross(a[i + 1] - a[i], b[j + 1] - b[j]).sign();
        i += turn >= 0 ? 1 : 0;
        j += turn <= 0 ? 1 : 0;
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
