// SPDX-License-Identifier: MIT
// The corners of a convex core in fractions, and the convex hull of points, decided exactly.
export module hantei:corner_list;
import :base;
import :dynamic_array;
import :rational;
import :vec;
import :shape;
import :formulas;

namespace hantei {

/// The corners of a convex core of the plane, in order around it; one corner is a point, two a segment.
class corner_list {
  public:
    constexpr vec<rational, 2> const* begin() const { return at_.data(); }
    constexpr vec<rational, 2> const* end() const { return at_.data() + at_.size(); }
    constexpr size_t size() const { return at_.size(); }
    /// Corner i, where the first corner follows the last one.
    constexpr vec<rational, 2> const& operator[](size_t i) const { return at_[i < at_.size() ? i : i - at_.size()]; }
    constexpr void add(vec<rational, 2> const& p) { at_.push_back(p); }

  private:
    dynamic_array<vec<rational, 2>> at_;
};
template <class S>
constexpr corner_list corners_of(S const& s) {
    corner_list list;
    for (auto const& p : s.core_vertices()) list.add(exact(p));
    return list;
}

/// Twice the signed area inside a ring of corners (the shoelace formula), positive if they go counter-clockwise. corner[size] must be the first
/// corner again.
/// Source: O'Rourke, Computational Geometry in C, section 1.3.
constexpr rational doubled_area_inside(auto const& corner) {
    rational sum = 0;
    for (size_t i = 0; i < corner.size(); ++i) sum = sum + cross(corner[i] - corner[0], corner[i + 1] - corner[0]);
    return sum;
}

/// Appends p to a chain that turns left at every corner. First it removes the last corners at which the chain would not turn left, but never the
/// first `fixed` corners.
template <class T>
constexpr void turn_left_to(auto& chain, size_t fixed, vec<T, 2> const& p) {
    auto const last = [&chain](size_t back) -> vec<T, 2> const& { return chain[chain.size() - back]; };
    while (chain.size() > fixed && orientation(last(2), last(1), p) <= 0) chain.pop_back();
    chain.push_back(p);
}

/// The corners of the strictly convex hull of valid points, counter-clockwise from the lexicographically least: first along the lower hull, then back
/// along the upper one.
/// Source: Andrew, Another Efficient Algorithm for Convex Hulls in Two Dimensions, 1979.
template <class Points>
constexpr Points hull_of_points(Points points) {
    rng::sort(points, lexicographically_before<typename Points::value_type::scalar_type>);
    size_t count = 0;
    for (size_t i = 0; i < points.size(); ++i)
        if (i == 0 || points[i] != points[count - 1]) points[count++] = points[i];
    points.resize(count);
    if (count < 3) return points;
    Points chain{points[0]};
    for (size_t i = 1; i < count; ++i) turn_left_to(chain, 1, points[i]);
    size_t const lower = chain.size();
    for (size_t i = count - 1; i-- > 0;) turn_left_to(chain, lower, points[i]);
    chain.pop_back();  // the first corner again
    return chain;
}

/// Like `hull_of_points`, for a list of at least one corner.
constexpr corner_list hull_of(corner_list const& points) {
    auto const corners = hull_of_points(dynamic_array<vec<rational, 2>>(points.begin(), points.end()));
    corner_list hull;
    for (size_t i = 0; i < corners.size(); ++i) hull.add(corners[i]);
    return hull;
}

}  // namespace hantei
