// SPDX-License-Identifier: MIT
// The guess of where a straight way enters and leaves a rounded box, in doubles: the Minkowski difference D of a point and a box, or of a point and a
// segment with a radius, which is a rounded box of width 0 along its own axis. The ends are on the slabs of the box, or on the arc of a corner.
// Source: Kay and Kajiya, Ray Tracing Complex Scenes, SIGGRAPH 1986.
export module hantei:slabs;
import :base;
import :vec;
import :error_free;
import :convex_core;
import :near_search;
import :guessed_ends;

namespace hantei {

/// A rounded box: the box from low to high, grown by the radius `reach`. A way from the origin is clipped against its slabs. If the place
/// where it reaches a slab is not beside the side of the box, the end of the chord is on the arc of a corner, or there is none.
struct slabs {
    array<double, 2> low{}, high{}, way{};
    double reach = 0, size = 0;
    bool box_is_b = true;  ///< else a is the box, which D mirrors: D's low side is a's high one
    bool is_segment = false;  ///< the box is a segment along the first axis: two corners, and the sides there and back

    /// Stores the box from `least` to `most`, seen from the point. D is the box minus the point if b is the box, else the point minus the box.
    constexpr void put_box(approximate_corner const& least, approximate_corner const& most) {
        low = box_is_b ? array{least.x, least.y} : array{-most.x, -most.y};
        high = box_is_b ? array{most.x, most.y} : array{-least.x, -least.y};
    }
    constexpr double error() const { return 0x1p-47 * size; }
    /// Where and when the way from t = 0 to 1 enters and leaves the rounded box.
    constexpr guessed_ends ends() const {
        constexpr double infinite = numeric_limits<double>::infinity();
        guessed_ends r;
        double enter = -infinite, exit = infinite;
        size_t in = 2, out = 2;
        bool slides = false;
        for (size_t k = 0; k < 2; ++k) {
            double const from = low[k] - reach, to = high[k] + reach, pace = way[k];
            if (magnitude_of(pace) <= 16 * error()) {  // nearly along the slab: from t = 0 to 1 it moves no farther across
                r.misses |= from > 20 * error() || to < -20 * error();
                slides |= from >= -20 * error() || to <= 20 * error();
                continue;
            }
            double const first = (pace > 0 ? from : to) / pace, last = (pace > 0 ? to : from) / pace;
            in = first > enter ? k : in;
            enter = larger(enter, first);
            out = last < exit ? k : out;
            exit = smaller(exit, last);
        }
        if (r.misses || in == 2) return r;
        r.enter.t = enter;
        r.exit.t = exit;
        bool const enters = prove(r.enter, in, way[in] > 0, -1), leaves = prove(r.exit, out, way[out] < 0, 1);
        r.certain = enters && leaves && !slides;
        if (!r.certain) {
            double const earliest = enter - time_error(enter, in), latest = exit + time_error(exit, out);
            r.misses = earliest > 1 || latest < 0 || earliest > latest || is_beside();
        }
        return r;
    }

  private:
    using kind = cast_end::kind;

    constexpr double time_error(double t, size_t axis) const {
        return 1.125 * error() * (1 + magnitude_of(t)) / magnitude_of(way[axis]) + 0x1p-50 * magnitude_of(t);
    }
    /// A bound of the errors of the way's coordinate on an axis at the time g.t and of a side of the core, together.
    constexpr double place_error(guessed_end const& g, size_t axis) const {
        return g.error * magnitude_of(way[axis]) + 2 * error() * (1 + magnitude_of(g.t));
    }
    /// Proves the end at the time g.t on the low or the high side across an axis. If the place is past an end of the core's side, the end
    /// moves to the arc of the corner there. Returns whether the end is certain.
    constexpr bool prove(guessed_end& g, size_t axis, bool is_low, int side) const {
        size_t const along = 1 - axis;
        g.error = time_error(g.t, axis);
        double const place = g.t * way[along], off = place_error(g, along);
        bool const behind = place > low[along] + off, before = place < high[along] - off;
        g.end = end_on_side(axis, is_low);
        if (behind && before) return true;
        bool const is_at_end = is_segment && axis == 0;  // of a segment: both corners there are one
        if (!(reach > 0) || !(is_at_end || place < low[along] - off || place > high[along] + off)) return false;
        bool const at_low = place < low[along];
        bool const low_x = axis == 0 ? is_low : at_low, low_y = axis == 0 ? at_low : is_low;
        approximate_corner const corner{low_x ? low[0] : high[0], low_y ? low[1] : high[1]}, w{way[0], way[1]};
        approximate_arc const arc(w, corner, reach, w.x * w.x + w.y * w.y, 0x1p-43 * size * size);
        g.end = end_at_corner(low_x, low_y);
        if (!arc.is_met()) return false;
        g.t = arc.time(side);
        g.error = arc.time_error(g.t);
        double const off_x = place_error(g, 0), off_y = place_error(g, 1);
        double const x = g.t * w.x - corner.x, y = g.t * w.y - corner.y;
        return (low_x ? x < -off_x : x > off_x) && (is_segment || (low_y ? y < -off_y : y > off_y));
    }
    /// Whether all of D is certainly on one side of the way's line.
    constexpr bool is_beside() const {
        double const x0 = way[1] * low[0], x1 = way[1] * high[0], y0 = way[0] * low[1], y1 = way[0] * high[1];
        double const least = smaller(y0, y1) - larger(x0, x1), most = larger(y0, y1) - smaller(x0, x1);
        double const far = reach * estimated_root(way[0] * way[0] + way[1] * way[1]) * (1 + 0x1p-40) + 0x1p-43 * size * size;
        return least > far || most < -far;
    }
    constexpr cast_end end_on_side(size_t axis, bool is_low) const {
        bool const low_of_box = is_low == box_is_b;
        size_t const side = axis == 0 ? (low_of_box ? 3 : 1) : low_of_box ? 0 : is_segment ? 1 : 2;
        return box_is_b ? cast_end{kind::side_of_b, 0, side} : cast_end{kind::side_of_a, side, 0};
    }
    constexpr cast_end end_at_corner(bool low_x, bool low_y) const {
        bool const left = low_x == box_is_b, lower = low_y == box_is_b;
        size_t const corner = lower || is_segment ? (left ? 0 : 1) : left ? 3 : 2;
        return box_is_b ? cast_end{kind::corners, 0, corner} : cast_end{kind::corners, corner, 0};
    }
};

/// D for a point p and a box: a rounded box along the axes of the box, seen from p along them (point_at_turned_box), which scales all by the length
/// of the axis. `w` is the way, `reach` the sum of the radii.
///
/// Let A, R and W be the largest coordinates of the axis, the reach and the way, u = 2^-53, and S the size of the point seen so plus A·(R + W). The
/// reach is off by less than 8u·A·R, the way by 6u·A·W, and all of it together by less than E = 2^-47·S. So a time is off by E·(1 + |t|) divided by
/// the pace less E, and by a rounding of its own; cross products are off by 2^-43·S², the square of the way's length by 20u of itself.
template <class T>
constexpr slabs slabs_of_box(convex_core<T> const& box, vec<T, 2> const& p, approximate_corner const& w, double reach,
                             bool box_is_b) {
    slabs s{.box_is_b = box_is_b};
    double const farthest = reach + greatest_magnitude(w.x, w.y);
    if (box.turned) {
        point_at_turned_box const seen(box, p);
        approximate_corner const &u = seen.axis, &at = seen.offset, &extents = seen.extents;
        s.way = {u.x * w.x + u.y * w.y, u.x * w.y - u.y * w.x};
        s.reach = reach > 0 ? reach * estimated_root(u.x * u.x + u.y * u.y) : 0;
        s.size = seen.size + greatest_magnitude(u.x, u.y) * farthest;
        s.put_box({-at.x - extents.x, -at.y - extents.y}, {extents.x - at.x, extents.y - at.y});
    } else {
        approximate_corner const low = seen_from(p, box.corner(0)), high = seen_from(p, box.corner(2));
        s.way = {w.x, w.y};
        s.reach = reach;
        s.size = larger(greatest_magnitude(low.x, low.y), greatest_magnitude(high.x, high.y)) + farthest;
        s.put_box(low, high);
    }
    return s;
}
/// D for a point p and a segment, if the reach is positive: a rounded box of width 0, seen from p along the segment, which scales all by the segment's
/// length.
///
/// Let A, M, R and W be the largest coordinates of the segment's direction, of its start seen from p, the reach and the way, and
/// S = A·(M + A + R + W). The direction is off by u of itself. So the start is off by less than 12u·A·M, the end by 12u·A·M + 10u·A², the
/// reach by 8u·A·R, the way by 8u·A·W, and all of it together by less than E = 2^-47·S, as for a turned box. Cross products are off by
/// 2^-43·S², the square of the way's length by 24u of itself.
template <class T>
constexpr slabs slabs_of_segment(convex_core<T> const& segment, vec<T, 2> const& p, approximate_corner const& w, double reach,
                                 bool segment_is_b) {
    approximate_corner const u = seen_from(segment.corner(0), segment.corner(1)), e = seen_from(p, segment.corner(0));
    double const squared = u.x * u.x + u.y * u.y, longest = greatest_magnitude(u.x, u.y);
    slabs s{.box_is_b = segment_is_b, .is_segment = true};
    s.way = {u.x * w.x + u.y * w.y, u.x * w.y - u.y * w.x};
    s.reach = reach * estimated_root(squared);
    s.size = longest * (greatest_magnitude(e.x, e.y) + longest + reach + greatest_magnitude(w.x, w.y));
    approximate_corner const start{u.x * e.x + u.y * e.y, u.x * e.y - u.y * e.x};
    s.put_box(start, {start.x + squared, start.y});
    return s;
}

}  // namespace hantei
