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
import :ladder;
import :convex_core;
import :near_search;

namespace hantei {

/// An end of the chord: on a side of b or of a, or on the arc of two corners.
struct cast_end {
    enum class kind : unsigned char { none, side_of_a, side_of_b, corners } what = kind::none;
    size_t on_a = 0, on_b = 0;  ///< a corner, or the first corner of the side
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
        return guess.certain;
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
    /// f(d, q − p) for an end on a side of D along d, through the difference of the corners q of b and p of a.
    template <class Rung>
    [[gnu::always_inline]] static constexpr auto with_side(Rung& rung, cast_end const& end, auto const& of_a, auto const& of_b,
                                                           auto f) {
        auto const way = of_b.corner(rung, end.on_b) - of_a.corner(rung, end.on_a);
        if (end.what == cast_end::kind::side_of_b) return f(along_of_b(rung, of_b, end.on_b), way);
        return f(along_of_a(rung, of_a, end.on_a), way);
    }
    /// f(t) on a side of D with the outward normal n = −perp(d): n·(q − p) + R·|n| over n·w.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_time_at_side(Rung& rung, auto const& d, auto const& apart, auto const& w,
                                                            auto f) const {
        auto const pace = cross(w, d), height = cross(apart, d);
        if (!is_round()) return f(rung.quotient(height, pace));
        return f(rung.quotient(height + rung.length(d) * reach(rung), pace));
    }
    /// f(t) at an end of the way's line in D.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_time(Rung& rung, cast_end const& end, int side, auto const& of_a,
                                                    auto const& of_b, auto const& w, auto f) const {
        if (end.what == cast_end::kind::corners)
            return f(time_at_corner(rung, of_b.corner(rung, end.on_b) - of_a.corner(rung, end.on_a), w, side));
        return with_side(rung, end, of_a, of_b,
                         [&](auto const& d, auto const& apart) { return with_time_at_side(rung, d, apart, w, f); });
    }
    /// t on the arc of radius R around q − p, before (−1) or behind (1) its middle.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto time_at_corner(Rung& rung, auto const& apart, auto const& w, int side) const {
        auto const length = squared_norm(w);
        auto const half_chord = rung.root(square(reach(rung)) * length - square(cross(w, apart)));
        return rung.quotient((side < 0 ? -half_chord : half_chord) + dot(w, apart), length);
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
    constexpr guessed_ends guessed() const {
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
        if (rung.sign(cross(w, d)) != side) return false;
        if (!is_farthest(rung, of_b ? a : b, of_b ? end.on_a : end.on_b, n, of_b ? -1 : 1)) return false;
        // How far along d the way is from the difference of the two corners. The side goes on from there, if its owner winds
        // counter-clockwise, else it comes from there. A side of the other core that is as far along n makes it longer.
        auto const from_here =
            with_time_at_side(rung, d, apart, w, [&](auto const& t) { return t * dot(d, w) - dot(d, apart); });
        auto const next = any_corner(rung, owner, owner.after(place)), here = any_corner(rung, owner, place);
        auto const to_next = from_here - dot(d, of_b ? next - here : here - next);
        auto from_start = owner.winding > 0 ? from_here : to_next, from_end = owner.winding > 0 ? to_next : from_here;
        core const& other = of_b ? a : b;
        size_t const at = of_b ? end.on_a : end.on_b, tied = equally_far(rung, other, at, n);
        if (tied != at) {
            auto const more = dot(d, any_corner(rung, other, tied) - any_corner(rung, other, at));
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
            auto const height = cross(any_corner(rung, b, on_b) - any_corner(rung, a, on_a), d);
            return rung.sign(is_round() ? height + rung.length(d) * reach(rung) : height) == 0;
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
            double const sideways = w.x * e.y - w.y * e.x, full = reach * reach * length, squared = full - sideways * sideways;
            double const wide = 2 * magnitude_of(sideways) * error() + 0x1p-48 * full + error() * error();
            if (!(squared > 4 * wide)) return false;
            double const root = estimated_root(squared);
            g.t = ((w.x * e.x + w.y * e.y) + side * root) / length;
            g.error = 2 * (error() + wide / root) / length + 0x1p-50 * magnitude_of(g.t);
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
        r.misses = approximate.beside(reach * estimated_root(approximate.length) * (1 + 0x1p-50) + error);
        if (a.count == 1 && b.count == 1) {
            r.enter.end.what = r.exit.end.what = kind::corners;
            r.certain = approximate.prove_arc(r.enter, -1) && approximate.prove_arc(r.exit, 1);
            return r;
        }
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
            core_cast<T, Way>::with_side(rung, e, of_a, of_b, [&](auto const& d, auto const& apart) {
                m.with_time_at_side(rung, d, apart, w, put);
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
