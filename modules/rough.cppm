// SPDX-License-Identifier: MIT
// A rough look, in plain double arithmetic, at positions that are exact numbers: it tells for certain or not at all.
export module hantei:rough;
import :base;
import :rational;
import :rounding;
import :vec;
import :reduction;

namespace hantei {

/// A position to the nearest double in each coordinate.
constexpr vec<double, 2> roughly(vec<rational, 2> const& p) { return {to_nearest<double>(p.x), to_nearest<double>(p.y)}; }

/// The greatest magnitude of a coordinate of the corners, roughly.
constexpr double reach_of(corner_list const& corners) {
    double reach = 0;
    for (auto const& p : corners) {
        auto const q = roughly(p);
        reach = larger(reach, larger(magnitude_of(q.x), magnitude_of(q.y)));
    }
    return reach;
}
/// Squares of such coordinates neither overflow nor vanish.
constexpr bool in_rough_range(double reach) { return reach > 0x1p-400 && reach < 0x1p400; }

/// On which side of a line a point is, of positions with coordinates up to 3·reach that are sums of two rounded ones.
///
/// With u = 2^-53, the coordinates are off by less than 6u·reach, their differences, up to 6·reach, by 18u·reach, the two products of these
/// by 252u·reach², and the cross product by less than 600u·reach² < 2^-43 reach².
struct rough_side {
    double slack;

    constexpr explicit rough_side(double reach)
        : slack(in_rough_range(reach) ? 0x1p-40 * reach * reach : numeric_limits<double>::infinity()) {}

    /// 1 or −1 if r is to the left or right of the line from p to q for certain, else 0.
    constexpr int operator()(vec<double, 2> const& p, vec<double, 2> const& q, vec<double, 2> const& r) const {
        double const area = slack < numeric_limits<double>::infinity() ? cross(q - p, r - p) : 0;
        return (area > slack) - (area < -slack);
    }
};
/// Two positions.
struct rough_segment {
    vec<double, 2> from, to;
};
/// The inner points of s and t have just one point in common, for certain.
constexpr bool surely_cross(rough_side const& side, rough_segment const& s, rough_segment const& t) {
    return side(s.from, s.to, t.from) * side(s.from, s.to, t.to) < 0 &&
           side(t.from, t.to, s.from) * side(t.from, t.to, s.to) < 0;
}
/// s and t do not meet, for certain.
constexpr bool surely_apart(rough_side const& side, rough_segment const& s, rough_segment const& t) {
    return side(s.from, s.to, t.from) * side(s.from, s.to, t.to) > 0 ||
           side(t.from, t.to, s.from) * side(t.from, t.to, s.to) > 0;
}

}  // namespace hantei
