// SPDX-License-Identifier: MIT
// The corners of a convex core in fractions.
export module hantei:corner_list;
import :base;
import :rational;
import :vec;
import :shape;

namespace hantei {

/// The corners of a convex core of the plane, in order around it; one corner is a point, two a segment.
class corner_list {
  public:
    constexpr vec<rational, 2> const* begin() const { return at_.data(); }
    constexpr vec<rational, 2> const* end() const { return at_.data() + at_.size(); }
    constexpr size_t size() const { return at_.size(); }
    /// After the last corner comes the first again.
    constexpr vec<rational, 2> const& operator[](size_t i) const { return at_[i < at_.size() ? i : i - at_.size()]; }
    constexpr void add(vec<rational, 2> const& p) { at_.push_back(p); }

  private:
    vector<vec<rational, 2>> at_;
};
template <class S>
constexpr corner_list corners_of(S const& s) {
    corner_list list;
    for (auto const& p : s.core_vertices()) list.add(exact(p));
    return list;
}

/// Twice the signed area inside a ring of corners, after the last of which comes the first again; positive where they go
/// counter-clockwise (the shoelace formula).
/// Source: O'Rourke, Computational Geometry in C, section 1.3.
constexpr rational doubled_area_inside(auto const& corner) {
    rational sum = 0;
    for (size_t i = 0; i < corner.size(); ++i) sum = sum + cross(corner[i] - corner[0], corner[i + 1] - corner[0]);
    return sum;
}

}  // namespace hantei
