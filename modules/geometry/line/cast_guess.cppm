// SPDX-License-Identifier: MIT
// A guess in doubles of where a straight way enters and leaves the Minkowski difference D of two cores (core_cast.cppm), and whether the
// guess is certain.
//
// - Cores with corners: the way enters through the last of the entries into the half planes of D's sides and leaves through the first of
//   the exits (Cyrus and Beck). If that place is past an end of the side, the end of the chord is on the arc at the corner there.
// - Two points: both ends are on the circle around their difference.
// - A point and a box, or a point and a segment with a radius: D is a rounded box (slabs.cppm).
// Source: Cyrus and Beck, Generalized Two- and Three-Dimensional Clipping, 1978.
export module hantei:cast_guess;
import :base;
import :dynamic_array;
import :vec;
import :error_free;
import :convex_core;
import :near_search;
import :guessed_ends;
import :slabs;

namespace hantei {

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
        if (a.count == 1 && b.is_upright_box()) return slabs_of_box(b, a.corner(0), w, reach(), true).ends();
        if (b.count == 1 && a.is_upright_box()) return slabs_of_box(a, b.corner(0), w, reach(), false).ends();
        if (a.count == 1 && is_rounded_segment(b)) return slabs_of_segment(b, a.corner(0), w, reach(), true).ends();
        if (b.count == 1 && is_rounded_segment(a)) return slabs_of_segment(a, b.corner(0), w, reach(), false).ends();
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
