// SPDX-License-Identifier: MIT
export module hantei:segment_triangle;
import :base;
import :generic_arithmetic;
import :vec;
import :pair;
import :formulas;
import :segment;
import :triangle;
import :inputs;
import :cast_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A segment and a triangle are apart if their projections on the normal of one of the three sides or of the segment are apart (the
/// separating axis theorem). Degree 2. For a segment of length zero, or one on the line of a flat triangle, the gap is not below 0.
/// Source: Ericson, Real-Time Collision Detection, section 5.2.1.
template <class T>
struct pair<segment<T, 2>, triangle<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, segment<T, 2> const& s, triangle<T, 2> const& t) {
        return engine.sign(separation, lengths.difference(s.a, s.b), lengths.difference(s.a, t.a), lengths.difference(s.a, t.b),
                           lengths.difference(s.a, t.c));
    }

  private:
    /// The gap of a segment from the origin along d and the triangle a b c. A corner x is d × x away from the segment's line. From the line
    /// of the side a b the origin is a × b away, and the end d is a × b + (d × a − d × b) away.
    static constexpr auto separation = [](auto const& d, auto const& a, auto const& b, auto const& c) {
        auto const da = cross(d, a), db = cross(d, b), dc = cross(d, c);
        auto const ab = cross(a, b), bc = cross(b, c), ca = cross(c, a);
        auto const area = ab + bc + ca;
        auto const along = [&area](auto const& start, auto const& way) {
            return beyond_side(start + start + way, abs(way), area);
        };
        auto const across = max(min(da, db, dc), min(-da, -db, -dc));
        return max(max(along(ab, da - db), along(bc, db - dc), along(ca, dc - da)), across);
    };
};

}  // namespace hantei
