// SPDX-License-Identifier: MIT
// A guess in doubles of where a straight way enters and leaves the Minkowski difference D of two cores (core_cast.cppm), and whether the
// guess is certain.
//
// - Cores with corners: the way enters through the last of the entries into the half planes of D's sides and leaves through the first of
//   the exits (Cyrus and Beck). If that place is past an end of the side, the end of the chord is on the arc at the corner there.
// - Two points: both ends are on the circle around their difference.
// - A point and a box, or a point and a segment with a radius, which is a rounded box of width 0 along its own axis: the ends are on the slabs
//   of the box, or on the arc of a corner.
// Source: Cyrus and Beck, Generalized Two- and Three-Dimensional Clipping, 1978; Kay and Kajiya, Ray Tracing Complex Scenes, SIGGRAPH 1986.
export module hantei:cast_guess;
import :base;
import :dynamic_array;
import :vec;
import :error_free;
import :convex_core;
import :near_search;

namespace hantei {

/// An end of the chord of the way in D: on a side of D, which comes from a side of b or of a, or on the arc around a corner of D, which is
/// the difference of two corners. If the way runs along a side of D (`end_of_side`), it comes to this side, or leaves it, beside the corner
/// of D at an end of the side.
struct cast_end {
    enum class kind : unsigned char { none, side_of_a, side_of_b, corners, end_of_side } what = kind::none;
    size_t on_a = 0, on_b = 0;  ///< index of a corner, or of the first corner of the side

    constexpr bool operator==(cast_end const&) const = default;
};
/// The ends of the contact of a corner or a side of one core with a side of the other: one point or two.
struct shared_ends {
    array<corner_of_core, 2> points{};
    size_t count = 0;
};
/// The ends of the segment that two touching parallel sides share. One side joins the corners `low` and `high` of one core, the other joins
/// `own_low` and `own_high` of the other core; the two corners of a side may be given in either order. before(x, y): whether x comes before
/// y along perp of the normal.
constexpr shared_ends ends_of_touching_sides(corner_of_core low, corner_of_core high, corner_of_core own_low,
                                             corner_of_core own_high, auto before) {
    auto const in_order = [&before](corner_of_core& x, corner_of_core& y) {
        corner_of_core const first = x;
        if (!before(y, x)) return;
        x = y;
        y = first;
    };
    in_order(low, high);
    in_order(own_low, own_high);
    corner_of_core const first_end = before(low, own_low) ? own_low : low, last_end = before(own_high, high) ? own_high : high;
    shared_ends r{{first_end, last_end}, 1};
    if (before(first_end, last_end)) r.count = 2;
    return r;
}

/// A guessed end of the chord: where it is and, if the guess is certain, its time t and a bound of the error of t.
struct guessed_end {
    cast_end end;
    double t = 0, error = 0;
    shared_ends touched{};  ///< the ends of what two parallel sides share, if two touch; else none
};
struct guessed_ends {
    guessed_end enter, exit;
    bool misses = false;  ///< the way from t = 0 to 1 certainly misses D
    bool certain = false;  ///< both ends are certain
};

/// The crossings of the way's line with the circle of radius R around the difference e of two corners: |t·w − e| = R.
struct approximate_arc {
    double length, middle, squared, wide, error;  ///< |w|², w·e, R²|w|² − (w × e)², its error bound, E

    [[gnu::always_inline]] constexpr approximate_arc(approximate_corner const& w, approximate_corner const& e, double reach,
                                                     double squared_way, double e_of_cast)
        : length(squared_way), middle(w.x * e.x + w.y * e.y), squared(0), wide(0), error(e_of_cast) {
        double const sideways = w.x * e.y - w.y * e.x, full = reach * reach * length;
        squared = full - sideways * sideways;
        wide = 2 * magnitude_of(sideways) * error + 0x1p-47 * full + error * error;
    }
    constexpr bool is_missed() const { return squared < -4 * wide; }
    constexpr bool is_met() const { return squared > 4 * wide; }
    constexpr double time(int side) const { return (middle + side * estimated_root(squared)) / length; }
    constexpr double time_error(double t) const {
        return 2 * (error + wide / estimated_root(squared)) / length + 0x1p-48 * magnitude_of(t);
    }
};

/// A rounded box: the box from low to high, grown by the radius `reach`. A way from the origin is clipped against its slabs. If the place
/// where it reaches a slab is not beside the side of the box, the end of the chord is on the arc of a corner, or there is none.
struct slabs {
    array<double, 2> low{}, high{}, way{};
    double reach = 0, size = 0;
    bool box_is_b = true;  ///< else a is the box, which D mirrors: D's low side is a's high one
    bool is_segment = false;  ///< the box is a segment along the first axis: two corners, and the sides there and back

    constexpr double error() const { return 0x1p-47 * size; }
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

/// The guess for the cores a and b and the way w, which is not zero.
template <class T>
struct cast_guess {
    using core = convex_core<T>;
    core const& a;
    core const& b;
    approximate_corner w;

    /// Both ends as computed in doubles, whether they are certain, and whether the way certainly misses D.
    [[gnu::always_inline]] constexpr guessed_ends ends() const {
        if (a.count == 1 && b.count == 1) return ends_of_points();
        if (a.count == 1 && b.is_upright_box()) return ends_of_box(b, a.corner(0), true);
        if (b.count == 1 && a.is_upright_box()) return ends_of_box(a, b.corner(0), false);
        if (a.count == 1 && is_rounded_segment(b)) return ends_of_segment(b, a.corner(0), true);
        if (b.count == 1 && is_rounded_segment(a)) return ends_of_segment(a, b.corner(0), false);
        return ends_of_corners();
    }

  private:
    using kind = cast_end::kind;

    constexpr double reach() const { return static_cast<double>(a.radius) + static_cast<double>(b.radius); }
    constexpr bool is_rounded_segment(core const& body) const { return body.count == 2 && !body.turned && reach() > 0; }

    /// The ends for two points. D is a single disk, so there is no neighboring corner to compare with.
    [[gnu::always_inline]] constexpr guessed_ends ends_of_points() const {
        approximate_corner const e = seen_from(a.corner(0), b.corner(0));
        double const size = larger(larger(greatest_magnitude(e.x, e.y), reach()), greatest_magnitude(w.x, w.y));
        approximate_arc const arc(w, e, reach(), w.x * w.x + w.y * w.y, 0x1p-44 * size * size);
        guessed_ends r;
        r.misses = arc.is_missed();
        r.certain = arc.is_met();
        r.enter.end.what = r.exit.end.what = kind::corners;
        if (!r.certain) return r;
        r.enter.t = arc.time(-1);
        r.exit.t = arc.time(1);
        r.enter.error = arc.time_error(r.enter.t);
        r.exit.error = arc.time_error(r.exit.t);
        return r;
    }
    /// The ends for a point p and a box: D is a rounded box along the same axes.
    ///
    /// All is seen along the box's axes (point_at_turned_box), which scales it by the length of the axis. Let A, R and W be the largest
    /// coordinates of the axis, the reach and the way, u = 2^-53, and S the size of the point seen so plus A·(R + W). The reach is off by
    /// less than 8u·A·R, the way by 6u·A·W, and all of it together by less than E = 2^-47·S. So a time is off by E·(1 + |t|) divided by the
    /// pace less E, and by a rounding of its own; cross products are off by 2^-43·S², the square of the way's length by 20u of itself.
    constexpr guessed_ends ends_of_box(core const& box, vec<T, 2> const& p, bool box_is_b) const {
        slabs s{.box_is_b = box_is_b};
        double const farthest = reach() + greatest_magnitude(w.x, w.y);
        approximate_corner low, high;
        if (box.turned) {
            point_at_turned_box const seen(box, p);
            approximate_corner const &u = seen.axis, &at = seen.offset, &extents = seen.extents;
            low = {-at.x - extents.x, -at.y - extents.y};
            high = {extents.x - at.x, extents.y - at.y};
            s.way = {u.x * w.x + u.y * w.y, u.x * w.y - u.y * w.x};
            s.reach = reach() > 0 ? reach() * estimated_root(u.x * u.x + u.y * u.y) : 0;
            s.size = seen.size + greatest_magnitude(u.x, u.y) * farthest;
        } else {
            low = seen_from(p, box.corner(0));
            high = seen_from(p, box.corner(2));
            s.way = {w.x, w.y};
            s.reach = reach();
            s.size = larger(greatest_magnitude(low.x, low.y), greatest_magnitude(high.x, high.y)) + farthest;
        }
        put_sides(s, low, high);
        return s.ends();
    }
    /// D is the box minus the point if b is the box, else the point minus the box.
    static constexpr void put_sides(slabs& s, approximate_corner const& low, approximate_corner const& high) {
        s.low = s.box_is_b ? array{low.x, low.y} : array{-high.x, -high.y};
        s.high = s.box_is_b ? array{high.x, high.y} : array{-low.x, -low.y};
    }
    /// The ends for a point p and a segment whose reach is positive, seen from p along the segment, which scales all by the segment's length.
    ///
    /// Let A, M, R and W be the largest coordinates of the segment's direction, of its start seen from p, the reach and the way, and
    /// S = A·(M + A + R + W). The direction is off by u of itself. So the start is off by less than 12u·A·M, the end by 12u·A·M + 10u·A², the
    /// reach by 8u·A·R, the way by 8u·A·W, and all of it together by less than E = 2^-47·S, as for a turned box. Cross products are off by
    /// 2^-43·S², the square of the way's length by 24u of itself.
    constexpr guessed_ends ends_of_segment(core const& segment, vec<T, 2> const& p, bool segment_is_b) const {
        approximate_corner const u = seen_from(segment.corner(0), segment.corner(1)), e = seen_from(p, segment.corner(0));
        double const squared = u.x * u.x + u.y * u.y, longest = greatest_magnitude(u.x, u.y);
        slabs s{.box_is_b = segment_is_b, .is_segment = true};
        s.way = {u.x * w.x + u.y * w.y, u.x * w.y - u.y * w.x};
        s.reach = reach() * estimated_root(squared);
        s.size = longest * (greatest_magnitude(e.x, e.y) + longest + reach() + greatest_magnitude(w.x, w.y));
        approximate_corner const start{u.x * e.x + u.y * e.y, u.x * e.y - u.y * e.x};
        put_sides(s, start, {start.x + squared, start.y});
        return s.ends();
    }

    // -------------------------------------------------------------------------------------------------------- of corners
    /// The ends for cores with corners.
    ///
    /// Let M be the largest coordinate or length, u = 2^-53. Sides and differences of corners are off by 12u·M in each coordinate
    /// (closest_features.cppm), so by 17u·M, and are at most 2√2·M long. Their products are off by 96u·M², and by 16u·M² for their own
    /// roundings; the pace by 36u·M², R·|d| by 37u·M²; the corner that looks farthest may be lower by 64u·M² than the one that is. Together
    /// these errors are less than E = 2^-44·M². The way misses D if it stays on the outer side of a side's line by more than E, or if all
    /// of D is beside the line of the way by more than E. An end is certain if every sign that proves it is beyond the error that follows
    /// from E.
    constexpr guessed_ends ends_of_corners() const {
        constexpr size_t few = core::few;
        if (a.count <= few && b.count <= few) {
            array<approximate_corner, few> at_a, at_b;
            return ends_of(at_a.data(), at_b.data());
        }
        dynamic_array<approximate_corner> at_a(a.count), at_b(b.count);
        return ends_of(at_a.data(), at_b.data());
    }
    /// The cores and the way in doubles, and the search for the ends in them.
    struct approximate_cast {
        core const &a, &b;
        approximate_corner const *at_a, *at_b;
        approximate_corner w;
        double reach, size, length;  ///< R, M, |w|²

        constexpr double error() const { return 0x1p-44 * size * size; }
        constexpr double pace(approximate_corner const& d) const { return w.x * d.y - w.y * d.x; }
        constexpr approximate_corner apart(cast_end const& end) const {
            approximate_corner const &p = at_a[end.on_a], &q = at_b[end.on_b];
            return {q.x - p.x, q.y - p.y};
        }
        /// The direction of the side of D at an end, counter-clockwise around D.
        constexpr approximate_corner along(cast_end const& end) const {
            bool const of_b = end.what == kind::side_of_b;
            core const& owner = of_b ? b : a;
            size_t const i = of_b ? end.on_b : end.on_a;
            approximate_corner const &from = (of_b ? at_b : at_a)[i], &to = (of_b ? at_b : at_a)[owner.after(i)];
            double const sense = of_b ? owner.winding : -owner.winding;
            return {(to.x - from.x) * sense, (to.y - from.y) * sense};
        }
        /// The height of a side of D along its outward normal n: n·(q − p) + R·|n|.
        constexpr double height(cast_end const& end, approximate_corner const& d) const {
            approximate_corner const e = apart(end);
            double const squared = d.x * d.x + d.y * d.y, flat = e.x * d.y - e.y * d.x;
            return reach > 0 && squared > 0 ? flat + reach * estimated_root(squared) : flat;
        }
        /// The corner farthest along n, and its lead: by how much it is farther than every other corner.
        struct farthest_corner {
            size_t at;
            double lead;
        };
        static constexpr farthest_corner farthest(core const& body, approximate_corner const* at, double nx, double ny) {
            farthest_corner r{0, numeric_limits<double>::infinity()};
            double height = nx * at[0].x + ny * at[0].y;
            for (size_t i = 1; i < body.count; ++i) {
                double const more = nx * at[i].x + ny * at[i].y - height;
                r.lead = more > 0 ? more : smaller(r.lead, -more);
                r.at = more > 0 ? i : r.at;
                height = more > 0 ? height + more : height;
            }
            return r;
        }
        /// Like `farthest`, for the sides of the other core one after another. In a core of many corners the search climbs from the corner
        /// that was farthest for the previous side, `before`. Along a direction, the corners of a convex core rise to the farthest one, or
        /// two, and fall again. So a corner, or two corners next to each other, that are certainly farther than their neighbors are the
        /// farthest of all. If that is not certain, all corners are compared.
        ///
        /// Heights are off by less than 29u·M² (corners by 7u·M, along a direction up to 2√2·M long, and the products by 9u·M²),
        /// differences of two by 58u·M². So what is lower by 2^-47·M² in doubles is lower, and then no corner that is left out is farther.
        constexpr farthest_corner farthest_after(core const& body, approximate_corner const* at, double nx, double ny,
                                                 size_t& before) const {
            if (body.count > core::few && before < body.count) {
                auto const height = [&](size_t i) { return nx * at[i].x + ny * at[i].y; };
                size_t i = before;
                while (height(body.after(i)) > height(i)) i = body.after(i);
                while (height(body.before(i)) > height(i)) i = body.before(i);
                before = i;
                double const noise = 0x1p-47 * size * size, here = height(i);
                double const over_next = here - height(body.after(i)), over_previous = here - height(body.before(i));
                double next_fall = over_next, previous_fall = over_previous;
                if (over_next <= noise) {
                    next_fall = height(body.after(i)) - height(body.after(body.after(i)));
                } else if (over_previous <= noise) {
                    previous_fall = height(body.before(i)) - height(body.before(body.before(i)));
                }
                if (next_fall > noise && previous_fall > noise) return {i, smaller(over_next, over_previous)};
            }
            auto const r = farthest(body, at, nx, ny);
            before = r.at;
            return r;
        }
        /// Whether all differences x of a corner of b and one of a have w × x > far, or all have w × x < −far: they are on one side of the
        /// way's line.
        constexpr bool beside(double far) const {
            auto const off = [this](approximate_corner const& p) { return w.x * p.y - w.y * p.x; };
            double low_a = off(at_a[0]), high_a = low_a, low_b = off(at_b[0]), high_b = low_b;
            for (size_t i = 1; i < a.count; ++i) {
                low_a = smaller(low_a, off(at_a[i]));
                high_a = larger(high_a, off(at_a[i]));
            }
            for (size_t i = 1; i < b.count; ++i) {
                low_b = smaller(low_b, off(at_b[i]));
                high_b = larger(high_b, off(at_b[i]));
            }
            return low_b - high_a > far || low_a - high_b > far;
        }

        /// A neighbor of corner i that may be as far along n as i; i if there is none.
        constexpr size_t tied(core const& body, approximate_corner const* at, size_t i, approximate_corner const& n) const {
            auto const is_level = [&](size_t k) {
                return magnitude_of(n.x * (at[k].x - at[i].x) + n.y * (at[k].y - at[i].y)) <= error();
            };
            size_t const before = body.before(i);
            return is_level(before) ? before : is_level(body.after(i)) ? body.after(i) : i;
        }
        /// The side of a core between the neighboring corners i and k.
        static constexpr size_t side_between(core const& body, size_t i, size_t k) { return body.after(i) == k ? i : k; }
        /// Whether every corner but the neighbors i and k is certainly less far than i along n (sense 1) or against n (−1).
        constexpr bool are_farthest(core const& body, approximate_corner const* at, size_t i, size_t k,
                                    approximate_corner const& n, double sense) const {
            for (size_t j = 0; j < body.count; ++j) {
                double const more = (n.x * (at[j].x - at[i].x) + n.y * (at[j].y - at[i].y)) * sense;
                if (j != i && j != k && !(more < -error())) return false;
            }
            return true;
        }
        /// Stores the ends of what two parallel sides share at the time g.t. Returns false if it is not certain which corners these are. d
        /// is the direction of D's side.
        constexpr bool put_touched(guessed_end& g, size_t far, size_t tied, approximate_corner const& d, double slope,
                                   double off) const {
            bool const of_b = g.end.what == kind::side_of_b;
            core const& owner = of_b ? b : a;
            size_t const own = of_b ? g.end.on_b : g.end.on_a;
            bool certain = true;
            auto const place = [&](corner_of_core const& c) {
                approximate_corner const& p = (c.of_a ? at_a : at_b)[c.corner];
                double const x = d.x * p.x + d.y * p.y;
                return c.of_a ? x + g.t * slope : x;
            };
            // The order is against d, because the normal of the contact is opposite to that of D.
            g.touched = ends_of_touching_sides({of_b, far}, {of_b, tied}, {!of_b, own}, {!of_b, owner.after(own)},
                                               [&](auto const& x, auto const& y) {
                                                   double const more = place(x) - place(y);
                                                   certain &= more > off || more < -off;
                                                   return more > 0;
                                               });
            return certain;
        }
        /// Whether the guessed end is certain. It is if its place is certainly beside the side. If its place is certainly past an end of
        /// the side, the guess moves to the arc there, and is certain if that is proved.
        ///
        /// `lead` says by how much the corner of the other core is the farthest. If that is not certain, a side of the other core may be
        /// parallel, and the side of D is then both sides, one behind the other; the stored numbers may tell (parallel_sense).
        constexpr bool prove(guessed_end& g, int side, double lead) const {
            if (g.end.what == kind::none) return false;
            if (g.end.what == kind::corners) return prove_arc(g, side);
            approximate_corner const d = along(g.end), e = apart(g.end);
            double const step = pace(d), slope = d.x * w.x + d.y * w.y, squared = d.x * d.x + d.y * d.y;
            double const wide = error() * (2 + 2 * magnitude_of(g.t));
            g.error = wide / magnitude_of(step);
            bool const of_b = g.end.what == kind::side_of_b;
            core const &owner = of_b ? b : a, &other = of_b ? a : b;
            size_t &own = of_b ? g.end.on_b : g.end.on_a, &far = of_b ? g.end.on_a : g.end.on_b;
            // The place along d, measured from the difference of the two corners. The side of D begins there if its owner winds
            // counter-clockwise, else it ends there.
            double const place = g.t * slope - (d.x * e.x + d.y * e.y), off = g.error * magnitude_of(slope) + wide;
            bool const ahead = owner.winding > 0;
            bool is_certain = magnitude_of(step) > error() && lead > error();
            double start = ahead ? 0 : -squared, end = start + squared;
            size_t far_at_start = far, far_at_end = far;
            if (!(lead > error())) {
                approximate_corner const* at = of_b ? at_a : at_b;
                size_t const k = tied(other, at, far, {d.y, -d.x});
                double const along_d = d.x * (at[k].x - at[far].x) + d.y * (at[k].y - at[far].y),
                             more = of_b ? -along_d : along_d;
                (more > 0 ? far_at_end : far_at_start) = k;
                (more > 0 ? end : start) += more;
                if (k != far && parallel_sense(owner, own, other, side_between(other, far, k)) != 0)
                    is_certain = magnitude_of(step) > error() && are_farthest(other, at, far, k, {d.y, -d.x}, of_b ? -1 : 1) &&
                                 (side > 0 || put_touched(g, far, k, d, slope, off));
            }
            double const behind_start = place - start, before_end = end - place;
            if (behind_start > off && before_end > off) return is_certain;
            if (!(reach > 0) || !(behind_start < -off || before_end < -off)) return false;
            if ((before_end < 0) == ahead) own = owner.after(own);
            far = before_end < 0 ? far_at_end : far_at_start;
            g.end.what = kind::corners;
            return prove_arc(g, side);
        }
        constexpr bool prove_arc(guessed_end& g, int side) const {
            approximate_corner const e = apart(g.end);
            approximate_arc const arc(w, e, reach, length, error());
            if (!arc.is_met()) return false;
            g.t = arc.time(side);
            g.error = arc.time_error(g.t);
            approximate_corner const m{g.t * w.x - e.x, g.t * w.y - e.y};
            double const off = 4 * size * (g.error * 2 * greatest_magnitude(w.x, w.y) + 0x1p-46 * (size + reach));
            return leads(b, at_b, g.end.on_b, m, 1, off) && leads(a, at_a, g.end.on_a, m, -1, off);
        }
        /// Whether both neighbors of corner i are certainly less far along m (sense 1) or against m (−1).
        static constexpr bool leads(core const& body, approximate_corner const* at, size_t i, approximate_corner const& m,
                                    double sense, double off) {
            auto const behind = [&](size_t k) {
                return (m.x * (at[k].x - at[i].x) + m.y * (at[k].y - at[i].y)) * sense < -off;
            };
            return body.count == 1 || (behind(body.before(i)) && behind(body.after(i)));
        }
    };

    [[gnu::always_inline]] constexpr guessed_ends ends_of(approximate_corner* at_a, approximate_corner* at_b) const {
        double size = 0;
        auto const& origin = stored_origin(a);
        add_approximate_corners(a, origin, at_a, size);
        add_approximate_corners(b, origin, at_b, size);
        approximate_cast const approximate{
            a, b, at_a, at_b, w, reach(), larger(larger(size, reach()), greatest_magnitude(w.x, w.y)), w.x * w.x + w.y * w.y};
        constexpr double infinite = numeric_limits<double>::infinity();
        double const error = approximate.error();
        guessed_ends r;
        r.enter.t = -infinite;
        r.exit.t = infinite;
        double lead_at_enter = 0, lead_at_exit = 0;
        bool slides = false;
        auto const look = [&](cast_end const& end, approximate_corner const& d, double lead) {
            double const pace = approximate.pace(d), height = approximate.height(end, d);
            r.misses |= (pace < 0 ? pace : 0) - height > error;
            if (magnitude_of(pace) <= error) {
                slides |= magnitude_of(height) <= error;
            } else if (double const t = height / pace; pace < 0 && t > r.enter.t) {
                r.enter = {end, t};
                lead_at_enter = lead;
            } else if (pace > 0 && t < r.exit.t) {
                r.exit = {end, t};
                lead_at_exit = lead;
            }
        };
        size_t last_a = a.count, last_b = b.count;
        for (size_t i = 0; i < b.sides_around(); ++i) {
            cast_end end{kind::side_of_b, 0, i};
            approximate_corner const d = approximate.along(end);
            auto const on_a = approximate.farthest_after(a, at_a, -d.y, d.x, last_a);
            end.on_a = on_a.at;
            look(end, d, on_a.lead);
        }
        for (size_t i = 0; i < a.sides_around(); ++i) {
            cast_end end{kind::side_of_a, i, 0};
            approximate_corner const d = approximate.along(end);
            auto const on_b = approximate.farthest_after(b, at_b, d.y, -d.x, last_b);
            end.on_b = on_b.at;
            look(end, d, on_b.lead);
        }
        if (r.enter.end.what == kind::none && r.exit.end.what == kind::none) {  // D is a rounded segment along the way
            auto const at_end = [&](double x, double y) {
                return cast_end{kind::corners, approximate.farthest(a, at_a, -x, -y).at,
                                approximate.farthest(b, at_b, x, y).at};
            };
            r.enter.end = at_end(-w.x, -w.y);
            r.exit.end = at_end(w.x, w.y);
        }
        bool const enters = approximate.prove(r.enter, -1, lead_at_enter), leaves = approximate.prove(r.exit, 1, lead_at_exit);
        r.certain = enters && leaves && !slides;
        if (!r.certain)
            r.misses |= approximate.beside(approximate.reach * estimated_root(approximate.length) * (1 + 0x1p-50) + error);
        return r;
    }
};

}  // namespace hantei
