// SPDX-License-Identifier: MIT
// The chord of a straight way in the Minkowski difference of two rounded convex cores: where a ray enters and leaves a core, or when a core
// that moves meets another.
//
// a, moved by t·w, meets b exactly if t·w is in D, the Minkowski difference {q − p : q in b, p in a} of the cores, grown by the sum R of
// the radii. The cores are proper (convex_core.cppm), so the boundary of D is made of sides, moved outwards by R, and of arcs of radius R
// around the corners. A side of D is a side of b minus the corner of a that is farthest against its outward normal n, or a corner of b
// minus a side of a; a corner of D is a corner q of b minus a corner p of a.
// - The way comes to a moved side at the t with n·(t·w) = n·(q − p) + R·|n|, inwards if n·w < 0. This place is on the boundary if it is
//   beside the side, and if p is farthest.
// - The way comes to an arc where |t·w − (q − p)| = R. This place is on the boundary if m = t·w − (q − p) lies between the normals of the
//   sides that meet in the corner: no neighbor of q is farther along m than q, and no neighbor of p is farther against m than p.
// - If the way runs along a side, it comes to it beside the corner at one end, q − p, where t·|w|² = w·(q − p), and leaves it beside the other.
//   Both normals are those of the side.
// - A sharp corner, of a D without a radius, is an end of two sides. line_rounded_hull.cppm says which of their normals counts.
// A line enters and leaves a closed convex set at most once, so an end that is found to be on the boundary is the end. It may be guessed in
// doubles (cast_guess.cppm) and looked for next to the guess: the guess needs no proof, what is found does. What is in doubt in balls
// (ladder.cppm) is left to the computation in fractions.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, sections 2.3 and 4.4.
export module hantei:core_cast;
import :base;
import :generic_arithmetic;
import :vec;
import :exact_double;
import :ladder;
import :to_doubles;
import :convex_core;
import :core_in_doubles;
import :guessed_ends;
import :cast_guess;
import :near_search;

namespace hantei {

struct core_cast_case {
    cast_end enter, exit;
    cast_end along{};  ///< the side of D along which the way runs; no end if there is none
    bool is_flat = false;  ///< all of D, without a radius, is on the way's line
    bool enter_at_corner = false, exit_at_corner = false;  ///< of a D without a radius: at a sharp corner
};

/// A way that is stored as a vector (`stored_way`), or as two places, from one to the other (`way_between`).
template <class T>
struct stored_way {
    vec<T, 2> way;

    [[gnu::always_inline]] constexpr range_check in_range() const { return all_in_range(way); }
    [[gnu::always_inline]] constexpr auto in(auto& rung) const { return rung.stored(way); }
    constexpr approximate_corner in_doubles() const { return in_double(way); }
    constexpr stored_way<double> converted(to_doubles& convert) const { return {convert(way)}; }
};
template <class T>
struct way_between {
    vec<T, 2> from, to;

    [[gnu::always_inline]] constexpr range_check in_range() const { return all_in_range(from) & all_in_range(to); }
    [[gnu::always_inline]] constexpr auto in(auto& rung) const { return rung.difference(from, to); }
    constexpr approximate_corner in_doubles() const { return seen_from(from, to); }
    constexpr way_between<double> converted(to_doubles& convert) const { return {convert(from), convert(to)}; }
};

/// The measure of a cast for the ladder (ladder.cppm): the chord of the way's line in D. The way is not zero.
template <class T, class Way>
struct core_cast {
    using scalar_type = T;
    using core = convex_core<T>;
    core const& a;
    core const& b;
    Way way;

    constexpr range_check in_range() const { return a.in_range() & b.in_range() & way.in_range(); }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        auto const w = way.converted(to);
        with_cores_in_doubles(
            to, a, b, [&](auto const& p, auto const& q) { ask(core_cast<double, remove_cvref_t<decltype(w)>>{p, q, w}); });
    }
    constexpr bool is_round() const { return T{0} < a.radius || T{0} < b.radius; }

    /// Both ends of the chord, or doubt. The way must meet D.
    template <class Rung>
    constexpr core_cast_case choose(Rung& rung) const {
        auto const guess = guessed();
        core_cast_case r{guess.enter.end, guess.exit.end};
        find(rung, r);
        return r;
    }
    [[gnu::always_inline]] constexpr bool chosen_approximately(core_cast_case& found) const {
        auto const guess = guessed();
        found = {guess.enter.end, guess.exit.end};
        return guess.certain || chosen_for_boxes_on_grid(found);
    }
    /// Whether D is a box along the axes without a radius: the difference of two such boxes, or of one and a point.
    constexpr bool are_boxes() const {
        return !is_round() && b.quarter_turns() >= 0 && (a.quarter_turns() >= 0 || a.count == 1);
    }
    /// The side of D whose outward normal is along an axis, in the negative direction (`low`) or the positive: a side of b minus a corner
    /// of a.
    constexpr cast_end end_on_axis(size_t axis, bool low) const {
        size_t const on_a = a.count == 1 ? 0 : a.of_upright(axis == 0 ? (low ? 1 : 0) : low ? 2 : 0);
        return {kind::side_of_b, on_a, b.of_upright(axis == 0 ? (low ? 3 : 1) : low ? 0 : 2)};
    }
    /// The chord of the way's line in D if this is a box, in doubles that hold all numbers exactly, unless `exact` is in doubt. So ties are
    /// certain, too.
    struct cast_on_grid {
        struct time {
            exact_double times, scale;  // times / scale, scale > 0
        };
        by_exact_doubles exact;
        array<int, 2> towards{};  ///< the signs of the way
        time enter, exit;
        size_t in = 0, out = 0;  ///< the axes across which the line enters and leaves
        bool slides = false, slides_below = false;  ///< the line runs along a side: the low one, or the high one
        bool is_met = false;  ///< the line meets D

        constexpr int sign(exact_double const& x) { return exact.sign(x); }
        constexpr int order(time const& x, time const& y) { return sign(x.times * y.scale - y.times * x.scale); }
    };
    /// The chord in a D that is a box. If the line comes to two sides at once, both inwards or both outwards, the end is on the one that
    /// ends there, counter-clockwise (line_rounded_hull.cppm): on the side across the first axis, if the way goes up or down along both
    /// axes.
    constexpr cast_on_grid on_grid() const {
        cast_on_grid r;
        auto const a_low = r.exact.stored(a.corner(0)), a_high = r.exact.stored(a.corner(a.count == 1 ? 0 : 2)),
                   b_low = r.exact.stored(b.corner(0)), b_high = r.exact.stored(b.corner(2)), low = b_low - a_high,
                   high = b_high - a_low, w = way.in(r.exact);
        array<typename cast_on_grid::time, 2> enter, exit;
        for (size_t k = 0; k < 2; ++k) {
            int const towards = r.towards[k] = r.sign(w[k]);
            if (towards == 0) {
                int const above = r.sign(low[k]), below = r.sign(high[k]);
                if (above > 0 || below < 0) return r;
                r.slides = above == 0 || below == 0;
                r.slides_below = above == 0;
            }
            enter[k] = {towards > 0 ? low[k] : -high[k], abs(w[k])};
            exit[k] = {towards > 0 ? high[k] : -low[k], abs(w[k])};
        }
        r.in = r.out = r.towards[0] != 0 ? 0 : 1;
        if (r.towards[0] != 0 && r.towards[1] != 0) {
            size_t const at_corner = r.towards[0] == r.towards[1] ? 0 : 1;
            int const later = r.order(enter[0], enter[1]), sooner = -r.order(exit[0], exit[1]);
            r.in = later > 0 ? 0 : later < 0 ? 1 : at_corner;
            r.out = sooner > 0 ? 0 : sooner < 0 ? 1 : at_corner;
        }
        r.enter = enter[r.in];
        r.exit = exit[r.out];
        r.is_met = r.order(r.enter, r.exit) <= 0;
        return r;
    }
    [[gnu::noinline]] constexpr bool chosen_for_boxes_on_grid(core_cast_case& found) const {
        if (!are_boxes() || a.turned || b.turned) return false;
        auto const grid = on_grid();
        found = {end_on_axis(grid.in, grid.towards[grid.in] > 0), end_on_axis(grid.out, grid.towards[grid.out] < 0)};
        return grid.is_met && !grid.slides && !grid.exact.doubt;
    }
    /// Finds both ends, from guesses. A wrong guess is replaced by the right end if that is next to it; else the rung is in doubt.
    template <class Rung>
    constexpr void find(Rung& rung, core_cast_case& r) const {
        r.along = side_along_way(rung);
        if (r.along.what != kind::none) {
            put_ends_of_side(rung, r);
        } else if (!find_end(rung, r.enter, -1, r.enter_at_corner) || !find_end(rung, r.exit, 1, r.exit_at_corner)) {
            rung.doubt = true;
        }
    }
    /// The direction of the side of D that comes from a side of b, counter-clockwise around D.
    template <class Rung>
    [[gnu::always_inline]] static constexpr auto along_of_b(Rung& rung, auto const& of_b, size_t side) {
        auto const d = of_b.side(rung, side);
        return of_b.core.winding < 0 ? -d : d;
    }
    /// The direction of the side of D that comes from a side of a, counter-clockwise around D. It is against the direction of the side of
    /// a, because D contains −a.
    template <class Rung>
    [[gnu::always_inline]] static constexpr auto along_of_a(Rung& rung, auto const& of_a, size_t side) {
        auto const d = of_a.side(rung, side);
        return of_a.core.winding < 0 ? d : -d;
    }
    /// The direction of a side of D, for a rung with a single type of number.
    template <class Rung>
    constexpr auto direction_of(Rung& rung, cast_end const& side) const {
        return side.what == cast_end::kind::side_of_b ? along_of_b(rung, any_corners<T>{b}, side.on_b)
                                                      : along_of_a(rung, any_corners<T>{a}, side.on_a);
    }
    /// How many quarter turns, counter-clockwise, take the normal of D at one end to that at the other: known if both ends are on sides of a turned
    /// box b or of a segment b; else −1.
    constexpr int quarter_turns(cast_end const& from, cast_end const& to) const {
        if (from.what != kind::side_of_b || to.what != kind::side_of_b || !(b.turned || b.count == 2)) return -1;
        return static_cast<int>(b.quarter_turns_to(from.on_b, b, to.on_b, 0));
    }
    /// Calls f(d, n·(q − p)) for an end on a side of D: d is the side's direction, n = −perp(d) its outward normal, q and p are the corners
    /// of b and of a.
    template <class Rung>
    [[gnu::always_inline]] static constexpr auto with_side(Rung& rung, cast_end const& end, auto const& of_a, auto const& of_b,
                                                           auto f) {
        if (end.what == cast_end::kind::side_of_b) {
            auto const left = of_b.left_of_side(rung, end.on_b, of_a.corner(rung, end.on_a));
            return f(along_of_b(rung, of_b, end.on_b), of_b.core.winding < 0 ? -left : left);
        }
        auto const left = of_a.left_of_side(rung, end.on_a, of_b.corner(rung, end.on_b));
        return f(along_of_a(rung, of_a, end.on_a), of_a.core.winding < 0 ? -left : left);
    }
    /// Calls f(height) with the height of a side of D along its normal: n·(q − p) + R·|n|.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_height(Rung& rung, auto const& d, auto const& flat, auto f) const {
        return is_round() ? f(flat + rung.length(d) * reach(rung)) : f(flat);
    }
    /// Calls f(t) with the time at which the way's line crosses a side of D: its height divided by n·w.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_time_at_side(Rung& rung, auto const& d, auto const& flat, auto const& w,
                                                            auto f) const {
        auto const pace = cross(w, d);
        return with_height(rung, d, flat, [&](auto const& height) { return f(rung.ratio(height, pace)); });
    }
    /// Calls f(t) with the time of an end of the chord. The end of a side along the way is found, and measured, by rungs that know ties.
    /// Their times have one type.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_time(Rung& rung, cast_end const& end, int side, auto const& of_a,
                                                    auto const& of_b, auto const& w, auto f) const {
        auto const apart = [&] { return of_b.corner(rung, end.on_b) - of_a.corner(rung, end.on_a); };
        if constexpr (Rung::knows_ties) {
            auto const itself = [](auto const& t) { return t; };
            auto const time = [&] {
                if (end.what == kind::corners) return time_at_corner(rung, apart(), w, side);
                if (end.what == kind::end_of_side) return time_at_end_of_side(rung, apart(), w);
                return with_side(rung, end, of_a, of_b,
                                 [&](auto const& d, auto const& flat) { return with_time_at_side(rung, d, flat, w, itself); });
            };
            return f(time());
        } else {
            rung.doubt |= end.what == kind::end_of_side;
            if (end.what == kind::corners) return f(time_at_corner(rung, apart(), w, side));
            return with_side(rung, end, of_a, of_b,
                             [&](auto const& d, auto const& flat) { return with_time_at_side(rung, d, flat, w, f); });
        }
    }
    /// Calls f(time) for the circle of radius R around q − p: time(side) is the time before (−1) or behind (1) the middle of the line's
    /// chord in it.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_arc(Rung& rung, auto const& apart, auto const& w, auto f) const {
        auto const length = squared_norm(w);
        auto const middle = dot(w, apart);
        auto const half_chord = rung.root(square(reach(rung)) * length - square(cross(w, apart)));
        return f([&](int side) { return rung.ratio((side < 0 ? -half_chord : half_chord) + middle, length); });
    }
    /// Calls f(x, y) with the unit normal (x, y) from a to b with which they touch at an end of the chord, t. The t of a side does not matter.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_normal(Rung& rung, cast_end const& end, auto const& of_a, auto const& of_b,
                                                      auto const& w, auto const& t, auto f) const {
        if (end.what == cast_end::kind::corners) {
            auto const apart = of_b.corner(rung, end.on_b) - of_a.corner(rung, end.on_a);
            auto const far = reach(rung);
            return f(rung.quotient(apart.x - t * w.x, far), rung.quotient(apart.y - t * w.y, far));
        }
        return with_side(rung, end, of_a, of_b, [&](auto const& d, auto const&) {
            auto const length = rung.length(d);
            return f(-rung.quotient(d.y, length), rung.quotient(d.x, length));
        });
    }
    template <class Rung>
    [[gnu::always_inline]] constexpr auto time_at_corner(Rung& rung, auto const& apart, auto const& w, int side) const {
        return with_arc(rung, apart, w, [side](auto const& time) { return time(side); });
    }
    /// The time at which a way along a side of D is beside the corner q − p at its end.
    template <class Rung>
    static constexpr auto time_at_end_of_side(Rung& rung, auto const& apart, auto const& w) {
        return rung.ratio(dot(w, apart), squared_norm(w));
    }
    template <class Rung>
    [[gnu::always_inline]] constexpr auto reach(Rung& rung) const {
        return rung.number(a.radius) + rung.number(b.radius);
    }

    /// The axis along which the side of an end runs, or −1 if there is none.
    constexpr int axis_of_side(cast_end const& end) const {
        if (end.what == cast_end::kind::corners) return -1;
        return end.what == cast_end::kind::side_of_b ? b.axis_of_side(end.on_b) : a.axis_of_side(end.on_a);
    }
    /// The coordinate, across the side, of a point that touches b on a side along an axis: the coordinate x of b's corner there plus or
    /// minus b's radius, as the outward normal points. It is a sum of stored numbers and often the midpoint of two doubles; its rounding is
    /// certain only if it is computed in this way.
    template <class Result, class Rung>
    [[gnu::always_inline]] constexpr Result across_side(Rung& rung, auto const& x, Result outwards) const {
        if (!(T{0} < b.radius)) return rung.template rounded<Result>(x);
        auto const radius = rung.number(b.radius);
        return outwards < 0 ? rung.template rounded<Result>(x - radius) : rung.template rounded<Result>(x + radius);
    }

    /// Both ends as guessed in doubles (cast_guess.cppm).
    [[gnu::always_inline]] constexpr guessed_ends guessed() const { return cast_guess<T>{a, b, way.in_doubles()}.ends(); }

  private:
    using kind = cast_end::kind;

    // ------------------------------------------------------------------------------------------------ a side along the way
    /// The side of D, moved outwards by R, along which the way runs; no end if there is none.
    template <class Rung>
    constexpr cast_end side_along_way(Rung& rung) const {
        auto const w = way.in(rung);
        cast_end found;
        auto const look = [&](cast_end side) {
            auto const d = direction_of(rung, side);
            if (rung.sign(cross(w, d)) != 0) return;
            if (side.what == kind::side_of_b) side.on_a = farthest(rung, a, -perp(d), -1);
            else side.on_b = farthest(rung, b, -perp(d), 1);
            auto const flat = cross(any_corner(rung, b, side.on_b) - any_corner(rung, a, side.on_a), d);
            if (with_height(rung, d, flat, [&](auto const& height) { return rung.sign(height) == 0; })) found = side;
        };
        for (size_t i = 0; i < b.sides_around(); ++i) look({kind::side_of_b, 0, i});
        for (size_t i = 0; i < a.sides_around(); ++i) look({kind::side_of_a, i, 0});
        return found;
    }
    /// Stores the ends of the side r.along.
    template <class Rung>
    constexpr void put_ends_of_side(Rung& rung, core_cast_case& r) const {
        auto const w = way.in(rung);
        auto const on_a = along_way(rung, a, r.along.on_a, w), on_b = along_way(rung, b, r.along.on_b, w);
        r.enter = {kind::end_of_side, on_a.front, on_b.back};
        r.exit = {kind::end_of_side, on_a.back, on_b.front};
        r.enter_at_corner = r.exit_at_corner = !is_round();
        r.is_flat = !is_round() && on_a.count == a.count && on_b.count == b.count;
    }
    /// The corners of a core on the line through corner i along the way: the last and the first along it, and their number.
    struct corners_along_way {
        size_t back, front, count = 1;
    };
    template <class Rung>
    static constexpr corners_along_way along_way(Rung& rung, core const& body, size_t i, auto const& w) {
        corners_along_way r{i, i};
        auto const ahead = [&](size_t k, size_t of) {
            return rung.sign(dot(w, any_corner(rung, body, k) - any_corner(rung, body, of)));
        };
        for (size_t k = 0; k < body.count; ++k) {
            if (k == i || rung.sign(cross(w, any_corner(rung, body, k) - any_corner(rung, body, i))) != 0) continue;
            ++r.count;
            if (ahead(k, r.back) < 0) r.back = k;
            if (ahead(k, r.front) > 0) r.front = k;
        }
        return r;
    }

    // ------------------------------------------------------------------------------------------------ the proof of an end
    /// Whether the end is proved, or one next to it, which then replaces it. Sides that are nearly parallel look alike in doubles, and so
    /// do the corners at their ends.
    template <class Rung>
    constexpr bool find_end(Rung& rung, cast_end& end, int side, bool& at_corner) const {
        if (is_end(rung, end, side, at_corner)) return true;
        if (end.what == kind::none) return false;
        adjacent const of_a(a, end.on_a, end.what == kind::side_of_a), of_b(b, end.on_b, end.what == kind::side_of_b);
        auto const found = [&](cast_end other) {
            if (rung.doubt || other == end || !is_end(rung, other, side, at_corner)) return false;
            end = other;
            return true;
        };
        for (size_t i = 0; i < of_b.side_count; ++i)
            for (size_t k = 0; k < of_a.corner_count; ++k)
                if (found({kind::side_of_b, of_a.corners[k], of_b.sides[i]})) return true;
        for (size_t i = 0; i < of_a.side_count; ++i)
            for (size_t k = 0; k < of_b.corner_count; ++k)
                if (found({kind::side_of_a, of_a.sides[i], of_b.corners[k]})) return true;
        for (size_t i = 0; i < of_a.corner_count && is_round(); ++i)
            for (size_t k = 0; k < of_b.corner_count; ++k)
                if (found({kind::corners, of_a.corners[i], of_b.corners[k]})) return true;
        return false;
    }
    /// One side or corner of a core, with the sides and corners next to it.
    struct adjacent {
        array<size_t, 3> corners{};
        array<size_t, 2> sides{};
        size_t corner_count = 1, side_count = 0;

        constexpr adjacent(core const& body, size_t i, bool is_side) : corners{i}, sides{i} {
            if (body.count == 1) return;
            corners[corner_count++] = body.after(i);
            side_count = 1;
            if (is_side) return;
            sides[side_count++] = body.before(i);
            if (body.count > 2) corners[corner_count++] = body.before(i);
        }
    };
    template <class Rung>
    constexpr bool is_end(Rung& rung, cast_end& end, int side, bool& at_corner) const {
        if (end.what == kind::none) return false;
        auto const w = way.in(rung);
        auto const apart = any_corner(rung, b, end.on_b) - any_corner(rung, a, end.on_a);
        return end.what == kind::corners ? is_on_arc(rung, end, side, w, apart)
                                         : is_on_side(rung, end, side, w, apart, at_corner);
    }
    /// Whether no neighbor of corner i is farther along n (sense 1), or against n (−1). In a convex core no other corner is then farther.
    template <class Rung>
    static constexpr bool is_farthest(Rung& rung, core const& body, size_t i, auto const& n, int sense) {
        if (body.count == 1) return true;
        auto const p = any_corner(rung, body, i);
        auto const before = body.before(i);
        auto const lower = [&](size_t k) { return rung.sign(dot(n, any_corner(rung, body, k) - p)) * sense <= 0; };
        return lower(before) && (body.count == 2 || lower(body.after(i)));
    }
    /// A neighbor of corner i that is as far along n as i; i if there is none.
    template <class Rung>
    static constexpr size_t equally_far(Rung& rung, core const& body, size_t i, auto const& n) {
        if (body.count == 1) return i;
        auto const p = any_corner(rung, body, i);
        size_t const before = body.before(i), after = body.after(i);
        if (rung.sign(dot(n, any_corner(rung, body, before) - p)) == 0) return before;
        return rung.sign(dot(n, any_corner(rung, body, after) - p)) == 0 ? after : i;
    }
    /// A sharp corner is on two sides. If the way crosses both in the same sense, the end is on the one that ends there, counter-clockwise
    /// (line_rounded_hull.cppm): it replaces the other.
    template <class Rung>
    constexpr bool is_on_side(Rung& rung, cast_end& end, int side, auto const& w, auto const& apart, bool& at_corner) const {
        bool const of_b = end.what == kind::side_of_b;
        core const& owner = of_b ? b : a;
        size_t const place = of_b ? end.on_b : end.on_a;
        auto const d = direction_of(rung, end), n = -perp(d);
        auto const pace = side < 0 ? -cross(w, d) : cross(w, d);
        if (rung.sign(pace) <= 0) return false;
        if (!is_farthest(rung, of_b ? a : b, of_b ? end.on_a : end.on_b, n, of_b ? -1 : 1)) return false;
        // The place of the way along d, measured from the difference of the two corners and multiplied by the pace, so that no quotient is
        // rounded. The side of D begins at this difference if its owner winds counter-clockwise, else it ends there. A side of the other
        // core whose two corners are equally far along n makes it longer.
        auto const from_here = with_height(rung, d, cross(apart, d), [&](auto const& height) {
            return (side < 0 ? -height : height) * dot(d, w) - pace * dot(d, apart);
        });
        auto const next = any_corner(rung, owner, owner.after(place)), here = any_corner(rung, owner, place);
        auto const to_next = from_here - pace * dot(d, of_b ? next - here : here - next);
        auto from_start = owner.winding > 0 ? from_here : to_next, from_end = owner.winding > 0 ? to_next : from_here;
        core const& other = of_b ? a : b;
        size_t const at = of_b ? end.on_a : end.on_b, tied = equally_far(rung, other, at, n);
        size_t first_of_other = at;
        if (tied != at) {
            auto const more = pace * dot(d, any_corner(rung, other, tied) - any_corner(rung, other, at));
            if ((rung.sign(more) < 0) == of_b) {
                from_end = of_b ? from_end + more : from_end - more;
            } else {
                from_start = of_b ? from_start + more : from_start - more;
                first_of_other = tied;
            }
        }
        int const behind_start = rung.sign(from_start), behind_end = rung.sign(from_end);
        if (behind_start < 0 || behind_end > 0) return false;
        if (is_round()) return true;
        at_corner = behind_start == 0 || behind_end == 0;
        if (behind_start == 0) {
            size_t const first = owner.winding > 0 ? place : owner.after(place);
            cast_end const previous =
                of_b ? side_before(rung, first_of_other, first) : side_before(rung, first, first_of_other);
            if (rung.sign(cross(w, direction_of(rung, previous))) * side > 0) end = previous;
        }
        return true;
    }
    /// The side of D that ends in the corner q − p of D, where p and q are corners of a and of b: of the sides of both cores that end there, the
    /// one that is turned farther counter-clockwise.
    template <class Rung>
    constexpr cast_end side_before(Rung& rung, size_t p, size_t q) const {
        cast_end const of_a{kind::side_of_a, a.winding > 0 ? a.before(p) : p, q},
            of_b{kind::side_of_b, p, b.winding > 0 ? b.before(q) : q};
        if (a.count == 1) return of_b;
        if (b.count == 1) return of_a;
        return rung.sign(cross(direction_of(rung, of_b), direction_of(rung, of_a))) > 0 ? of_a : of_b;
    }

    template <class Rung>
    constexpr bool is_on_arc(Rung& rung, cast_end const& end, int side, auto const& w, auto const& apart) const {
        if (!is_round()) return false;
        auto const t = time_at_corner(rung, apart, w, side);
        vec const m{t * w.x - apart.x, t * w.y - apart.y};
        return is_farthest(rung, b, end.on_b, m, 1) && is_farthest(rung, a, end.on_a, m, -1);
    }
    /// A corner farthest along n (sense 1), or against it (−1).
    template <class Rung>
    static constexpr size_t farthest(Rung& rung, core const& body, auto const& n, int sense) {
        size_t best = 0;
        for (size_t i = 1; i < body.count; ++i)
            if (rung.sign(dot(n, any_corner(rung, body, i) - any_corner(rung, body, best))) * sense > 0) best = i;
        return best;
    }
};

}  // namespace hantei
