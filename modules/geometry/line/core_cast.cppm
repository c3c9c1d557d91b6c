// SPDX-License-Identifier: MIT
// Where a straight way enters and leaves a convex shape: a ray at a rounded core, or a core that moves at another.
//
// a, moved by t·w, meets b exactly where t·w belongs to D, all differences of a point of b and one of a, grown by the sum R of the radii.
// The cores are proper (convex_core.cppm), so the boundary of D is made of sides, moved outwards by R, and of arcs of radius R around the
// corners. A side of D is a side of b less the corner of a that is farthest against its outward normal n, or a corner of b less a
// side of a; a corner of D is a corner of b less one of a.
// - The way comes to a moved side at the t with n·(t·w) = n·(q − p) + R·|n|, inwards where n·w < 0. It is on the boundary there if it is
//   beside the side, and if p is farthest.
// - It comes to an arc where |t·w − (q − p)| = R. It is on the boundary if that way lies between the normals of the sides that meet in
//   the corner: no neighbor of q is farther along it, and none of p nearer.
// A closed convex set has one entry and one exit, so an end that is found to be on the boundary is the end: it may be guessed, in doubles,
// as the last of the entries of the lines of all sides (Cyrus and Beck), or the arc at the corner towards which that place lies.
// The guess needs no proof, what is found does. Where the way slides along a side, or meets a sharp corner, there are rules about
// the normal: these, and whatever is in doubt in balls, are left to the exact way.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, sections 2.3 and 4.4.
export module hantei:core_cast;
import :base;
import :generic_arithmetic;
import :vec;
import :results;
import :error_free;
import :exact_double;
import :ladder;
import :convex_core;
import :near_search;

namespace hantei {

/// An end of the chord: on a side of b or of a, or on the arc of two corners.
struct cast_end {
    enum class kind : unsigned char { none, side_of_a, side_of_b, corners } what = kind::none;
    size_t on_a = 0, on_b = 0;  ///< a corner, or the first corner of the side

    constexpr bool operator==(cast_end const&) const = default;
};
struct core_cast_case {
    cast_end enter, exit;
};
/// What the guess in doubles says of an end: where it is, and, if it is certain, the time and by how much that may be off.
struct guessed_end {
    cast_end end;
    double t = 0, error = 0;
};
struct guessed_ends {
    guessed_end enter, exit;
    bool misses = false;  ///< certainly, for a way from t = 0 to 1
    bool certain = false;  ///< of both ends
};

/// A way that is stored, and one from a stored place to another.
template <class T>
struct stored_way {
    vec<T, 2> way;

    [[gnu::always_inline]] constexpr bool in_range() const { return all_in_range(way); }
    [[gnu::always_inline]] constexpr auto in(auto& rung) const { return rung.stored(way); }
    constexpr approximate_corner in_doubles() const { return in_double(way); }
};
template <class T>
struct way_between {
    vec<T, 2> from, to;

    [[gnu::always_inline]] constexpr bool in_range() const { return all_in_range(from) & all_in_range(to); }
    [[gnu::always_inline]] constexpr auto in(auto& rung) const { return rung.difference(from, to); }
    constexpr approximate_corner in_doubles() const { return seen_from(from, to); }
};

/// The measure. The way is not zero.
template <class T, class Way>
struct core_cast {
    using scalar_type = T;
    using core = convex_core<T>;
    core const& a;
    core const& b;
    Way way;

    constexpr bool in_range() const { return a.in_range() & b.in_range() & way.in_range(); }
    constexpr bool is_round() const { return T{0} < a.radius || T{0} < b.radius; }
    /// The sides of a core; of a segment there and back.
    static constexpr size_t side_count(core const& c) { return c.count < 2 ? 0 : c.count; }

    /// Both ends, or doubt: for ways that meet D.
    template <class Rung>
    constexpr core_cast_case choose(Rung& rung) const {
        auto const guess = guessed();
        core_cast_case const r{guess.enter.end, guess.exit.end};
        prove(rung, r);
        return r;
    }
    [[gnu::always_inline]] constexpr bool chosen_approximately(core_cast_case& found) const {
        auto const guess = guessed();
        found = {guess.enter.end, guess.exit.end};
        return guess.certain || chosen_for_boxes_on_grid(found);
    }
    /// Two boxes along the axes, each from its least corner on, or a point and one: D is a box, too.
    constexpr bool are_boxes() const {
        auto const is_axis_box = [](core const& c) { return !c.turned && is_upright_box(c); };
        return !is_round() && is_axis_box(b) && (is_axis_box(a) || a.count == 1);
    }
    /// A box that has its least corner first, along the axes or along its own.
    static constexpr bool is_upright_box(core const& c) {
        if (c.turned || !c.is_box) return c.turned && c.count == 4;
        return !(c.corner(2).x < c.corner(0).x) && !(c.corner(2).y < c.corner(0).y);
    }
    /// The side of D whose outward normal is along an axis, the negative one (`low`) or the positive: a side of b less a corner of a.
    constexpr cast_end end_on_axis(size_t axis, bool low) const {
        size_t const on_a = a.count == 1 ? 0 : axis == 0 ? (low ? 1 : 0) : low ? 2 : 0;
        return {kind::side_of_b, on_a, axis == 0 ? (low ? size_t{3} : size_t{1}) : low ? size_t{0} : size_t{2}};
    }
    /// The way's line at D, which is a box, in doubles that hold all of it exactly, unless `exact` is in doubt: then ties are certain, too.
    struct cast_on_grid {
        struct time {
            exact_double times, scale;  // times / scale, scale > 0
        };
        by_exact_doubles exact;
        array<int, 2> towards{};  ///< the signs of the way
        time enter, exit;
        size_t in = 0, out = 0;  ///< the axes across which they are
        bool slides = false, is_met = false;  ///< it runs along a side; else it meets D

        constexpr int sign(exact_double const& x) { return exact.sign(x); }
        constexpr int order(time const& x, time const& y) { return sign(x.times * y.scale - y.times * x.scale); }
    };
    /// Of two sides that the line comes to at once, both inwards or both outwards, the end is on the one that ends there, counter-clockwise
    /// (line_rounded_hull.cppm): on that across the first axis, if the way goes up or down along both.
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
                r.slides = above == 0 || below == 0;
                if (above >= 0 || below <= 0) return r;
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
        if (!are_boxes()) return false;
        auto const grid = on_grid();
        found = {end_on_axis(grid.in, grid.towards[grid.in] > 0), end_on_axis(grid.out, grid.towards[grid.out] < 0)};
        return grid.is_met && !grid.exact.doubt;
    }
    template <class Rung>
    constexpr void prove(Rung& rung, core_cast_case const& guess) const {
        if (!slides_nowhere(rung) || !is_end(rung, guess.enter, -1) || !is_end(rung, guess.exit, 1)) rung.doubt = true;
    }

    /// The outward normal of D on a side, and the side's direction counter-clockwise around D.
    template <class Rung>
    [[gnu::always_inline]] static constexpr auto along_of_b(Rung& rung, auto const& of_b, size_t side) {
        auto const d = of_b.side(rung, side);
        return of_b.core.winding < 0 ? -d : d;
    }
    /// D turns −a: along a side of it, against that of a.
    template <class Rung>
    [[gnu::always_inline]] static constexpr auto along_of_a(Rung& rung, auto const& of_a, size_t side) {
        auto const d = of_a.side(rung, side);
        return of_a.core.winding < 0 ? d : -d;
    }
    /// f(d, n·(q − p)) for an end on a side of D along d, with the outward normal n = −perp(d), through the difference of the corners q of b and
    /// p of a.
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
    /// f(height) of a side of D: n·(q − p) + R·|n|.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_height(Rung& rung, auto const& d, auto const& flat, auto f) const {
        return is_round() ? f(flat + rung.length(d) * reach(rung)) : f(flat);
    }
    /// f(t) on it: the height over n·w.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_time_at_side(Rung& rung, auto const& d, auto const& flat, auto const& w,
                                                            auto f) const {
        auto const pace = cross(w, d);
        return with_height(rung, d, flat, [&](auto const& height) { return f(rung.quotient(height, pace)); });
    }
    /// f(t) at an end of the way's line in D.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_time(Rung& rung, cast_end const& end, int side, auto const& of_a,
                                                    auto const& of_b, auto const& w, auto f) const {
        if (end.what == cast_end::kind::corners)
            return f(time_at_corner(rung, of_b.corner(rung, end.on_b) - of_a.corner(rung, end.on_a), w, side));
        return with_side(rung, end, of_a, of_b,
                         [&](auto const& d, auto const& flat) { return with_time_at_side(rung, d, flat, w, f); });
    }
    /// f(time) for the arc of radius R around q − p: time(side) is that before (−1) or behind (1) its middle.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_arc(Rung& rung, auto const& apart, auto const& w, auto f) const {
        auto const length = squared_norm(w);
        auto const middle = dot(w, apart);
        auto const half_chord = rung.root(square(reach(rung)) * length - square(cross(w, apart)));
        return f([&](int side) { return rung.quotient((side < 0 ? -half_chord : half_chord) + middle, length); });
    }
    template <class Rung>
    [[gnu::always_inline]] constexpr auto time_at_corner(Rung& rung, auto const& apart, auto const& w, int side) const {
        return with_arc(rung, apart, w, [side](auto const& time) { return time(side); });
    }
    template <class Rung>
    [[gnu::always_inline]] constexpr auto reach(Rung& rung) const {
        return rung.number(a.radius) + rung.number(b.radius);
    }

    /// Both ends as they look in doubles, whether they are certain, and whether the way misses D for certain.
    ///
    /// Let M be the largest coordinate or length, u = 2^-53. Sides and differences of corners are off by 12u·M in each coordinate
    /// (closest_features.cppm), so by 17u·M, and are at most 2√2·M long. Their products are off by 96u·M², and by 16u·M² for their own
    /// roundings; the pace by 36u·M², R·|d| by 37u·M²; the corner that looks farthest may be lower by 64u·M² than the one that is.
    /// Together it is less than E = 2^-44·M². The way misses D if it is on the outer side of a side's line, or all of D beside the line of
    /// the way, by more. An end is certain if every sign that proves it is beyond the error that follows from E.
    [[gnu::always_inline]] constexpr guessed_ends guessed() const {
        if (a.count == 1 && b.count == 1) return guessed_of_points();
        if (a.count == 1 && is_upright_box(b)) return guessed_of_box(b, a, true);
        if (b.count == 1 && is_upright_box(a)) return guessed_of_box(a, b, false);
        return guessed_of_corners();
    }
    constexpr guessed_ends guessed_of_corners() const {
        constexpr size_t few = core::few;
        guessed_ends r;
        if (a.count <= few && b.count <= few) {
            array<approximate_corner, few> at_a, at_b;
            r = guessed_at(at_a.data(), at_b.data());
        } else {
            vector<approximate_corner> at_a(a.count), at_b(b.count);
            r = guessed_at(at_a.data(), at_b.data());
        }
        return r;
    }
  private:
    using kind = cast_end::kind;

    // ------------------------------------------------------------------------------------------------ the proof of an end
    template <class Rung>
    constexpr bool is_end(Rung& rung, cast_end const& end, int side) const {
        if (end.what == kind::none) return false;
        auto const w = way.in(rung);
        auto const apart = any_corner(rung, b, end.on_b) - any_corner(rung, a, end.on_a);
        return end.what == kind::corners ? is_on_arc(rung, end, side, w, apart) : is_on_side(rung, end, side, w, apart);
    }
    /// No corner of a core but its own is farther along n than this one (sense 1), or against it (−1).
    template <class Rung>
    static constexpr bool is_farthest(Rung& rung, core const& body, size_t i, auto const& n, int sense) {
        if (body.count == 1) return true;
        auto const p = any_corner(rung, body, i);
        auto const before = i == 0 ? body.count - 1 : i - 1;
        auto const lower = [&](size_t k) { return rung.sign(dot(n, any_corner(rung, body, k) - p)) * sense <= 0; };
        return lower(before) && (body.count == 2 || lower(body.after(i)));
    }
    /// A neighbor of corner i that is as far along n, or i.
    template <class Rung>
    static constexpr size_t equally_far(Rung& rung, core const& body, size_t i, auto const& n) {
        if (body.count == 1) return i;
        auto const p = any_corner(rung, body, i);
        size_t const before = i == 0 ? body.count - 1 : i - 1, after = body.after(i);
        if (rung.sign(dot(n, any_corner(rung, body, before) - p)) == 0) return before;
        return rung.sign(dot(n, any_corner(rung, body, after) - p)) == 0 ? after : i;
    }
    template <class Rung>
    constexpr bool is_on_side(Rung& rung, cast_end const& end, int side, auto const& w, auto const& apart) const {
        bool const of_b = end.what == kind::side_of_b;
        core const& owner = of_b ? b : a;
        size_t const place = of_b ? end.on_b : end.on_a;
        auto const stored = any_side(rung, owner, place);
        bool const against = of_b == (owner.winding < 0);  // D turns a round
        auto const d = against ? -stored : stored, n = -perp(d);
        auto const pace = side < 0 ? -cross(w, d) : cross(w, d);
        if (rung.sign(pace) <= 0) return false;
        if (!is_farthest(rung, of_b ? a : b, of_b ? end.on_a : end.on_b, n, of_b ? -1 : 1)) return false;
        // How far along d the way is from the difference of the two corners, times the pace: no quotient is rounded. The side goes on from
        // there, if its owner winds counter-clockwise, else it comes from there. A side of the other core that is as far along n makes it
        // longer.
        auto const from_here = with_height(rung, d, cross(apart, d), [&](auto const& height) {
            return (side < 0 ? -height : height) * dot(d, w) - pace * dot(d, apart);
        });
        auto const next = any_corner(rung, owner, owner.after(place)), here = any_corner(rung, owner, place);
        auto const to_next = from_here - pace * dot(d, of_b ? next - here : here - next);
        auto from_start = owner.winding > 0 ? from_here : to_next, from_end = owner.winding > 0 ? to_next : from_here;
        core const& other = of_b ? a : b;
        size_t const at = of_b ? end.on_a : end.on_b, tied = equally_far(rung, other, at, n);
        if (tied != at) {
            auto const more = pace * dot(d, any_corner(rung, other, tied) - any_corner(rung, other, at));
            if ((rung.sign(more) < 0) == of_b) {
                from_end = of_b ? from_end + more : from_end - more;
            } else {
                from_start = of_b ? from_start + more : from_start - more;
            }
        }
        int const behind_start = rung.sign(from_start), behind_end = rung.sign(from_end);
        return is_round() ? behind_start >= 0 && behind_end <= 0 : behind_start > 0 && behind_end < 0;
    }

    template <class Rung>
    constexpr bool is_on_arc(Rung& rung, cast_end const& end, int side, auto const& w, auto const& apart) const {
        if (!is_round()) return false;
        auto const t = time_at_corner(rung, apart, w, side);
        vec const m{t * w.x - apart.x, t * w.y - apart.y};
        return is_farthest(rung, b, end.on_b, m, 1) && is_farthest(rung, a, end.on_a, m, -1);
    }
    /// The way does not run along a side of D.
    template <class Rung>
    constexpr bool slides_nowhere(Rung& rung) const {
        auto const w = way.in(rung);
        auto const touches_side = [&](core const& owner, size_t i, bool of_b) {
            auto const stored = any_side(rung, owner, i);
            auto const d = of_b == (owner.winding < 0) ? -stored : stored;
            if (rung.sign(cross(w, d)) != 0) return false;
            auto const n = -perp(d);
            size_t const on_a = of_b ? farthest(rung, a, n, -1) : i, on_b = of_b ? i : farthest(rung, b, n, 1);
            auto const flat = cross(any_corner(rung, b, on_b) - any_corner(rung, a, on_a), d);
            return with_height(rung, d, flat, [&](auto const& height) { return rung.sign(height) == 0; });
        };
        for (size_t i = 0; i < side_count(b); ++i)
            if (touches_side(b, i, true)) return false;
        for (size_t i = 0; i < side_count(a); ++i)
            if (touches_side(a, i, false)) return false;
        return true;
    }
    /// A corner farthest along n (sense 1), or against it (−1).
    template <class Rung>
    static constexpr size_t farthest(Rung& rung, core const& body, auto const& n, int sense) {
        size_t best = 0;
        for (size_t i = 1; i < body.count; ++i)
            if (rung.sign(dot(n, any_corner(rung, body, i) - any_corner(rung, body, best))) * sense > 0) best = i;
        return best;
    }

    /// The way's line at the circle of radius R around the difference e of two corners: where |t·w − e| = R.
    struct approximate_arc {
        double length, middle, squared, wide, error;  ///< |w|², w·e, R²|w|² − (w × e)² and by how much that may be off, E

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
    /// Of two points: there is the arc alone, and no corner beside the one that is met.
    [[gnu::always_inline]] constexpr guessed_ends guessed_of_points() const {
        approximate_corner const w = way.in_doubles(), e = seen_from(a.corner(0), b.corner(0));
        double const reach = static_cast<double>(a.radius) + static_cast<double>(b.radius);
        double const size = larger(larger(greatest_magnitude(e.x, e.y), reach), greatest_magnitude(w.x, w.y));
        approximate_arc const arc(w, e, reach, w.x * w.x + w.y * w.y, 0x1p-44 * size * size);
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
    /// Of a point and a box: D is a box along the same axes, which the way crosses slab by slab (Kay and Kajiya, Ray Tracing Complex Scenes,
    /// SIGGRAPH 1986); where it comes to one beside the core's side, it is at the arc of a corner, or nowhere.
    ///
    /// All is seen along the box's axes u, which makes it too long by |u|. Let A, H, M, R and W be the largest coordinates of the axis, the half
    /// extents, the offset of the point from the center, the reach and the way, and S = A·(M + A·H + R + W). Offsets are off by less than
    /// 12u·A·M, extents by 20u·A²·H, the reach by 8u·A·R and the way by 6u·A·W: together less than E = 2^-47·S. So a time is off by
    /// E·(1 + |t|) over the pace less E, and by a rounding of its own; cross products are off by 2^-43·S², the square of the way's length by 20u of
    /// itself.
    constexpr guessed_ends guessed_of_box(core const& box, core const& other, bool box_is_b) const {
        vec<T, 2> const& p = other.corner(0);
        approximate_corner const way_as_stored = way.in_doubles();
        double const reach = static_cast<double>(a.radius) + static_cast<double>(b.radius);
        slabs s;
        double extent = reach + greatest_magnitude(way_as_stored.x, way_as_stored.y), largest_axis = 1;
        if (box.turned) {
            approximate_corner const e = seen_from(p, box.center()), half = in_double(box.half()), u = in_double(box.axis());
            double const scale = u.x * u.x + u.y * u.y;
            largest_axis = greatest_magnitude(u.x, u.y);
            double const x = u.x * e.x + u.y * e.y, y = u.x * e.y - u.y * e.x, to_x = half.x * scale, to_y = half.y * scale;
            s = {{x - to_x, y - to_y}, {x + to_x, y + to_y}};
            s.way[0] = u.x * way_as_stored.x + u.y * way_as_stored.y;
            s.way[1] = u.x * way_as_stored.y - u.y * way_as_stored.x;
            s.reach = reach > 0 ? reach * estimated_root(scale) : 0;
            extent += greatest_magnitude(e.x, e.y) + largest_axis * greatest_magnitude(half.x, half.y);
        } else {
            approximate_corner const low = seen_from(p, box.corner(0)), high = seen_from(p, box.corner(2));
            s = {{low.x, low.y}, {high.x, high.y}, {way_as_stored.x, way_as_stored.y}, reach};
            extent += larger(greatest_magnitude(low.x, low.y), greatest_magnitude(high.x, high.y));
        }
        if (!box_is_b) s = {{-s.high[0], -s.high[1]}, {-s.low[0], -s.low[1]}, {s.way[0], s.way[1]}, s.reach};
        s.size = largest_axis * extent;
        return s.guess(box_is_b);
    }
    /// A box from low to high with a radius, and a way from 0.
    struct slabs {
        double low[2]{}, high[2]{}, way[2]{}, reach = 0, size = 0;

        constexpr double error() const { return 0x1p-47 * size; }
        constexpr guessed_ends guess(bool box_is_b) const {
            constexpr double infinite = numeric_limits<double>::infinity();
            guessed_ends r;
            double enter = -infinite, exit = infinite;
            size_t in = 2, out = 2;
            bool slides = false;
            for (size_t k = 0; k < 2; ++k) {
                double const from = low[k] - reach, to = high[k] + reach, pace = way[k];
                if (magnitude_of(pace) <= 16 * error()) {  // about along the slab: from t = 0 to 1 no farther than that
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
            bool const enters = prove(r.enter, in, way[in] > 0, box_is_b, -1),
                       leaves = prove(r.exit, out, way[out] < 0, box_is_b, 1);
            r.certain = enters && leaves && !slides;
            if (!r.certain)
                r.misses = enter - time_error(enter, in) > 1 || exit + time_error(exit, out) < 0 ||
                           enter - time_error(enter, in) > exit + time_error(exit, out) || is_beside();
            return r;
        }

      private:
        constexpr double time_error(double t, size_t axis) const {
            return 1.125 * error() * (1 + magnitude_of(t)) / magnitude_of(way[axis]) + 0x1p-50 * magnitude_of(t);
        }
        /// The end at the time g.t across an axis, on the low side of it or the high one: beside the core's side, or on an arc.
        constexpr bool prove(guessed_end& g, size_t axis, bool is_low, bool box_is_b, int side) const {
            size_t const along = 1 - axis;
            g.error = time_error(g.t, axis);
            double const place = g.t * way[along],
                         off = g.error * magnitude_of(way[along]) + 2 * error() * (1 + magnitude_of(g.t));
            bool const behind = place > low[along] + off, before = place < high[along] - off;
            g.end = end_on_side(axis, is_low, box_is_b);
            if (behind && before) return true;
            if (!(reach > 0) || !(place < low[along] - off || place > high[along] + off)) return false;
            bool const at_low = place < low[along];
            bool const low_x = axis == 0 ? is_low : at_low, low_y = axis == 0 ? at_low : is_low;
            approximate_corner const corner{low_x ? low[0] : high[0], low_y ? low[1] : high[1]}, w{way[0], way[1]};
            approximate_arc const arc(w, corner, reach, w.x * w.x + w.y * w.y, 0x1p-43 * size * size);
            g.end = end_at_corner(low_x, low_y, box_is_b);
            if (!arc.is_met()) return false;
            g.t = arc.time(side);
            g.error = arc.time_error(g.t);
            double const off_x = g.error * magnitude_of(w.x) + 2 * error() * (1 + magnitude_of(g.t)),
                         off_y = g.error * magnitude_of(w.y) + 2 * error() * (1 + magnitude_of(g.t));
            double const x = g.t * w.x - corner.x, y = g.t * w.y - corner.y;
            return (low_x ? x < -off_x : x > off_x) && (low_y ? y < -off_y : y > off_y);
        }
        /// All of D is on one side of the way's line.
        constexpr bool is_beside() const {
            double const x0 = way[1] * low[0], x1 = way[1] * high[0], y0 = way[0] * low[1], y1 = way[0] * high[1];
            double const least = smaller(y0, y1) - larger(x0, x1), most = larger(y0, y1) - smaller(x0, x1);
            double const far =
                reach * estimated_root(way[0] * way[0] + way[1] * way[1]) * (1 + 0x1p-40) + 0x1p-43 * size * size;
            return least > far || most < -far;
        }
        /// D turns a round: its low side is a's high one.
        static constexpr cast_end end_on_side(size_t axis, bool is_low, bool box_is_b) {
            bool const low_of_box = is_low == box_is_b;
            size_t const side = axis == 0 ? (low_of_box ? 3 : 1) : low_of_box ? 0 : 2;
            return box_is_b ? cast_end{kind::side_of_b, 0, side} : cast_end{kind::side_of_a, side, 0};
        }
        static constexpr cast_end end_at_corner(bool low_x, bool low_y, bool box_is_b) {
            bool const left = low_x == box_is_b, lower = low_y == box_is_b;
            size_t const corner = lower ? (left ? 0 : 1) : left ? 3 : 2;
            return box_is_b ? cast_end{kind::corners, 0, corner} : cast_end{kind::corners, corner, 0};
        }
    };
    /// The cores and the way in doubles.
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
        /// Of the side of D at an end, counter-clockwise.
        constexpr approximate_corner along(cast_end const& end) const {
            bool const of_b = end.what == kind::side_of_b;
            core const& owner = of_b ? b : a;
            size_t const i = of_b ? end.on_b : end.on_a;
            approximate_corner const &from = (of_b ? at_b : at_a)[i], &to = (of_b ? at_b : at_a)[owner.after(i)];
            double const sense = of_b ? owner.winding : -owner.winding;
            return {(to.x - from.x) * sense, (to.y - from.y) * sense};
        }
        /// n·(q − p) + R·|n|
        constexpr double height(cast_end const& end, approximate_corner const& d) const {
            approximate_corner const e = apart(end);
            double const squared = d.x * d.x + d.y * d.y, flat = e.x * d.y - e.y * d.x;
            return reach > 0 && squared > 0 ? flat + reach * estimated_root(squared) : flat;
        }
        /// The corner farthest along n, and by how much it is farther than any other.
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
        /// The same for one side after the other of another core: of many corners it climbs from the one that was farthest for the side
        /// before. Along a direction the corners of a convex core rise to the farthest one, or two, and fall again: a corner, or two next
        /// to each other, that are certainly farther than their neighbors are the farthest of all. Where that is not certain, it
        /// looks at all. Heights are off by less than 29u·M² (corners by 7u·M, along a direction up to 2√2·M long, and the products by 9u·M²),
        /// differences of two by 58u·M²: what is lower by 2^-47·M² in doubles is lower, and what is left out is not farther by that.
        constexpr farthest_corner farthest_after(core const& body, approximate_corner const* at, double nx, double ny,
                                                 size_t& before) const {
            if (body.count > core::few && before < body.count) {
                auto const height = [&](size_t i) { return nx * at[i].x + ny * at[i].y; };
                auto const previous = [&](size_t i) { return i == 0 ? body.count - 1 : i - 1; };
                size_t i = before;
                while (height(body.after(i)) > height(i)) i = body.after(i);
                while (height(previous(i)) > height(i)) i = previous(i);
                before = i;
                double const noise = 0x1p-47 * size * size, here = height(i);
                double const over_next = here - height(body.after(i)), over_previous = here - height(previous(i));
                double next_fall = over_next, previous_fall = over_previous;
                if (over_next <= noise) {
                    next_fall = height(body.after(i)) - height(body.after(body.after(i)));
                } else if (over_previous <= noise) {
                    previous_fall = height(previous(i)) - height(previous(previous(i)));
                }
                if (next_fall > noise && previous_fall > noise) return {i, smaller(over_next, over_previous)};
            }
            auto const r = farthest(body, at, nx, ny);
            before = r.at;
            return r;
        }
        /// All of D is more than so far to one side of the way's line (times its length).
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

        /// The end on a side, if it is beside that side for certain; on the arc where it goes on, if it is certainly there; else no
        /// certain end. `lead`: by how much the corner on the other core is the farthest.
        constexpr bool prove(guessed_end& g, int side, double lead) const {
            if (g.end.what == kind::none) return false;
            if (g.end.what == kind::corners) return prove_arc(g, side);
            approximate_corner const d = along(g.end), e = apart(g.end);
            double const step = pace(d), slope = d.x * w.x + d.y * w.y, squared = d.x * d.x + d.y * d.y;
            double const wide = error() * (2 + 2 * magnitude_of(g.t));
            g.error = wide / magnitude_of(step);
            // How far along d from the difference of the two corners; the side goes on from there, or comes from there.
            double const place = g.t * slope - (d.x * e.x + d.y * e.y), off = g.error * magnitude_of(slope) + wide;
            bool const ahead = (g.end.what == kind::side_of_b ? b : a).winding > 0;
            double const behind_start = ahead ? place : place + squared, before_end = squared - behind_start;
            bool const certain = magnitude_of(step) > error() && lead > error();
            if (behind_start > off && before_end > off) return certain;
            if (!(reach > 0) || !(behind_start < -off || before_end < -off)) return false;
            size_t& corner = g.end.what == kind::side_of_b ? g.end.on_b : g.end.on_a;
            if ((before_end < 0) == ahead) corner = (g.end.what == kind::side_of_b ? b : a).after(corner);
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
        /// No neighbor of the corner is as far along m (sense 1), or against it (−1).
        static constexpr bool leads(core const& body, approximate_corner const* at, size_t i, approximate_corner const& m,
                                    double sense, double off) {
            auto const behind = [&](size_t k) {
                return (m.x * (at[k].x - at[i].x) + m.y * (at[k].y - at[i].y)) * sense < -off;
            };
            return body.count == 1 || (behind(i == 0 ? body.count - 1 : i - 1) && behind(body.after(i)));
        }
    };

    [[gnu::always_inline]] constexpr guessed_ends guessed_at(approximate_corner* at_a, approximate_corner* at_b) const {
        double size = 0;
        auto const& origin = stored_origin(a);
        approximate_corner const w = way.in_doubles();
        add_approximate_corners(a, origin, at_a, size);
        add_approximate_corners(b, origin, at_b, size);
        double const reach = static_cast<double>(a.radius) + static_cast<double>(b.radius);
        approximate_cast const approximate{
            a, b, at_a, at_b, w, reach, larger(larger(size, reach), greatest_magnitude(w.x, w.y)), w.x * w.x + w.y * w.y};
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
        for (size_t i = 0; i < side_count(b); ++i) {
            cast_end end{kind::side_of_b, 0, i};
            approximate_corner const d = approximate.along(end);
            auto const on_a = approximate.farthest_after(a, at_a, -d.y, d.x, last_a);
            end.on_a = on_a.at;
            look(end, d, on_a.lead);
        }
        for (size_t i = 0; i < side_count(a); ++i) {
            cast_end end{kind::side_of_a, i, 0};
            approximate_corner const d = approximate.along(end);
            auto const on_b = approximate.farthest_after(b, at_b, d.y, -d.x, last_b);
            end.on_b = on_b.at;
            look(end, d, on_b.lead);
        }
        bool const enters = approximate.prove(r.enter, -1, lead_at_enter), leaves = approximate.prove(r.exit, 1, lead_at_exit);
        r.certain = enters && leaves && !slides;
        if (!r.certain) r.misses |= approximate.beside(reach * estimated_root(approximate.length) * (1 + 0x1p-50) + error);
        return r;
    }
};

/// The chord of a point that moves: a has one corner, and no radius.
template <class Result>
struct chord_of_core_cast {
    using result = chord<Result, 2>;

    template <class Rung, class T, class Way>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, core_cast<T, Way> const& m, core_cast_case const& c) {
        return with_corners(
            m.b, [&](auto const& of_b) { return result{end(rung, m, c.enter, of_b, -1), end(rung, m, c.exit, of_b, 1)}; });
    }

    template <class Rung, class T, class Way>
    [[gnu::always_inline]] static constexpr crossing<Result, 2> end(Rung& rung, core_cast<T, Way> const& m, cast_end const& e,
                                                                    auto const& of_b, int side) {
        auto const round = [&](auto const& x) { return rung.template rounded<Result>(x); };
        auto const w = m.way.in(rung);
        auto const origin = rung.stored(m.a.corner(0));
        crossing<Result, 2> r;
        auto const put = [&](auto const& t) {
            r.t = round(t);
            r.point = {round(t * w.x + origin.x), round(t * w.y + origin.y)};
        };
        stored_corners<T> const of_a{m.a};
        if (e.what == cast_end::kind::corners) {
            auto const apart = of_b.corner(rung, e.on_b) - origin;
            auto const t = m.time_at_corner(rung, apart, w, side);
            auto const radius = rung.number(m.b.radius);
            put(t);
            r.normal = {round(rung.quotient(t * w.x - apart.x, radius)), round(rung.quotient(t * w.y - apart.y, radius))};
        } else {
            core_cast<T, Way>::with_side(rung, e, of_a, of_b, [&](auto const& d, auto const& flat) {
                m.with_time_at_side(rung, d, flat, w, put);
                auto const length = squared_norm(d);
                r.normal = {round(rung.over_root(d.y, length)), round(-rung.over_root(d.x, length))};
            });
        }
        return r;
    }
};

/// The measure: a way from a point crosses the line of a segment, on whose right, along it (0) or back (1), the normal is.
template <class T, class Way>
struct side_cast {
    using scalar_type = T;
    core_cast<T, Way> cast;
    size_t along;

    constexpr bool in_range() const { return cast.in_range(); }
    [[gnu::always_inline]] constexpr cast_end choose(auto&) const { return {cast_end::kind::side_of_b, 0, along}; }
};
/// Where.
template <class Result>
struct end_of_side_cast {
    using result = crossing<Result, 2>;

    template <class Rung, class T, class Way>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, side_cast<T, Way> const& m, cast_end const& e) {
        return chord_of_core_cast<Result>::end(rung, m.cast, e, stored_corners<T>{m.cast.b}, 0);
    }
};

}  // namespace hantei
