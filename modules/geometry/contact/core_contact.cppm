// SPDX-License-Identifier: MIT
// The contact of two convex shapes of the plane that meet: the shortest translation that separates them, and where they touch after it.
//
// After the move −depth·n the core a does not overlap b: for all points p of a and q of b then n·p <= n·q. If the cores are apart, n is the
// direction from a to b between their closest points. If they meet, n is normal to a side of one of them: the Minkowski difference, the set of
// all differences of their points, is a polygon with just these sides, and the shortest way out of it leads to the nearest side. A search in
// doubles leaves few of the sides (side_search.cppm).
//
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, sections 2.4 and 4.4 (Minkowski differences).
export module hantei:core_contact;
import :base;
import :generic_arithmetic;
import :rational;
import :vec;
import :error_free;
import :ladder;
import :to_doubles;
import :convex_core;
import :core_in_doubles;
import :closest_features;
import :near_search;
import :side_search;

namespace hantei {

/// The measure for the contact of two cores. `apart` tells whether the cores are apart. `WithPoints` asks for the points of the contact; else only
/// its direction and depth are found.
template <class T, bool WithPoints = true>
struct core_contact {
    using scalar_type = T;
    using core = convex_core<T>;
    core const& a;
    core const& b;
    bool apart;

    constexpr range_check in_range() const { return a.in_range() & b.in_range(); }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        with_cores_in_doubles(to, a, b,
                              [&](auto const& p, auto const& q) { ask(core_contact<double, WithPoints>{p, q, apart}); });
    }
    constexpr bool is_round() const { return T{0} < a.radius || T{0} < b.radius; }

    template <class Rung>
    constexpr core_contact_case choose(Rung& rung) const {
        if constexpr (!same_as<T, rational>) {
            if (in_range())
                return sides().with_approximate_cores([&](approximate_cores const& approximate) {
                    if (apart) return chosen(rung, approximate, {});  // this needs no search of sides
                    return sides().with_search(approximate,
                                               [&](sides_left const& left) { return chosen(rung, approximate, left); });
                });
        }
        return chosen(rung, {}, {});
    }

    /// Finds the case in doubles; false if they are not certain of it. They are certain if the search leaves one direction (sides that are parallel
    /// for certain count as one), and no corners except those of a side to which n is normal are nearly as far as the farthest. Otherwise few
    /// corners are tried in doubles that are exact, and many corners of cores that meet in the upper rungs, which always find the case. Heights
    /// along n, and places along the surface, are off by less than 2^-45·M².
    [[gnu::always_inline]] constexpr bool chosen_approximately(core_contact_case& found) const {
        return sides().with_approximate_cores([&](approximate_cores const& approximate) {
            if (apart) {
                closest_features_case features;
                if (!closest_features<T>{a, b}.chosen_approximately(features)) return false;
                found = between(features);
                return completed_approximately(found, approximate);
            }
            return sides().with_search(approximate, [&](sides_left const& left) {
                size_t seen = 0;
                sides().each_left(left, [&](core_contact_case const& c) {
                    if (seen != 0 && is_same_way(found, c)) return;
                    if (seen++ == 0) found = c;
                });
                if (seen == 1 && completed_approximately(found, approximate)) return true;
                if (sides().are_few()) return chosen_on_grid(found, approximate, left);
                found = chosen_exactly(approximate, left);
                return true;
            });
        });
    }

    /// Returns f(n) for the direction n of a case.
    template <class Rung>
    [[gnu::always_inline]] static constexpr auto with_direction(Rung& rung, core_contact_case const& c, auto const& of_a,
                                                                auto const& of_b, auto f) {
        using kind = core_contact_case::kind;
        auto const normal = [&](auto const& corners) {
            auto const d = corners.side(rung, c.side);
            return c.left < 0 ? -perp(d) : perp(d);
        };
        if (c.way == kind::side_of_a) return f(normal(of_a));
        if (c.way == kind::side_of_b) return f(normal(of_b));
        if (c.way == kind::corners) return f(of_b.corner(rung, c.far_on_b) - of_a.corner(rung, c.far_on_a));
        return f(rung.stored(vec<T, 2>{T{1}, T{0}}));
    }

    /// The overlap of the cores along n, times |n|.
    template <class Rung>
    [[gnu::always_inline]] static constexpr auto overlap_along(Rung& rung, core_contact_case const& c, auto const& of_a,
                                                               auto const& of_b, auto const& n) {
        using kind = core_contact_case::kind;
        if (c.way == kind::side_of_a) return of_a.above_farthest(rung, c.side, -n, of_b.corner(rung, c.far_on_b), c.far_on_a);
        if (c.way == kind::side_of_b) return of_b.above_farthest(rung, c.side, n, of_a.corner(rung, c.far_on_a), c.far_on_b);
        return dot(n, of_a.corner(rung, c.far_on_a) - of_b.corner(rung, c.far_on_b));
    }

  private:
    constexpr side_search<T> sides() const { return {a, b}; }

    constexpr core const& owner(core_contact_case const& c) const { return side_search<T>::owns_side(c, true) ? a : b; }
    /// Whether two cases have exactly the same direction n, and so the same depth.
    constexpr bool is_same_way(core_contact_case const& c, core_contact_case const& d) const {
        return parallel_sense(owner(c), c.side, owner(d), d.side) * c.left * d.left == 1;
    }
    /// The side at a corner to which n is normal too, if it is parallel to the side of the case for certain, with its ends in the order of perp(n);
    /// else the corner alone. As n is ±perp(d) for the side d of the case, perp(n) is ∓d.
    constexpr farthest_part parallel_side(core_contact_case const& c, core const& body, size_t corner) const {
        if (body.count > 1) {
            for (size_t const i : array{corner, body.before(corner)}) {
                int const sense = parallel_sense(owner(c), c.side, body, i);
                if (sense == 0) continue;
                size_t const next = body.after(i);
                return sense * c.left < 0 ? farthest_part{i, next} : farthest_part{next, i};
            }
        }
        return {corner, corner};
    }

    template <class Rung>
    constexpr core_contact_case chosen(Rung& rung, approximate_cores const& approximate, sides_left const& left) const {
        core_contact_case r = apart ? between_closest(rung) : out_of_side(rung, approximate, left);
        if constexpr (!WithPoints) return r;
        with_corners(rung, a, [&](auto const& of_a) {
            with_corners(rung, b, [&](auto const& of_b) {
                with_direction(rung, r, of_a, of_b, [&](auto const& n) { add_points(rung, r, n, approximate); });
            });
        });
        return r;
    }
    /// Finds the case if doubles hold all its numbers exactly. Then ties are certain, too.
    [[gnu::noinline]] constexpr bool chosen_on_grid(core_contact_case& found, approximate_cores const& approximate,
                                                    sides_left const& left) const {
        if (a.turned || b.turned) return false;
        by_exact_doubles exact;
        found = chosen(exact, approximate, left);
        return !exact.doubt;
    }
    /// The case by the upper rungs of the ladder, after one search in doubles.
    [[gnu::noinline]] constexpr core_contact_case chosen_exactly(approximate_cores const& approximate,
                                                                 sides_left const& left) const {
        by_balls balls;
        auto const found = chosen(balls, approximate, left);
        if (!balls.doubt) return found;
        by_fractions exactly;
        return chosen(exactly, approximate, left);
    }

    template <class Rung>
    constexpr core_contact_case between_closest(Rung& rung) const {
        return between(closest_features<T>{a, b}.choose(rung));
    }
    static constexpr core_contact_case between(closest_features_case const& found) {
        using feature = closest_features_case::kind;
        using kind = core_contact_case::kind;
        core_contact_case r;
        r.far_on_a = found.on_a;
        r.far_on_b = found.on_b;
        r.way = found.what == feature::corners       ? kind::corners
                : found.what == feature::corner_of_a ? kind::side_of_b
                                                     : kind::side_of_a;
        if (r.way == kind::side_of_a) {  // the corner of b lies on the left of the side, or on the right
            r.side = found.on_a;
            r.left = found.left;
        } else if (r.way == kind::side_of_b) {
            r.side = found.on_b;
            r.left = -found.left;
        }
        return r;
    }

    /// The case of cores that meet: the direction with the least overlap. Of equal ones the first counts, in the order of the sides, those of a
    /// first, and the right normal of each before the left one.
    template <class Rung>
    constexpr core_contact_case out_of_side(Rung& rung, approximate_cores const& approximate, sides_left const& left) const {
        using number = decltype(rung.number(1.0));
        core_contact_case best;
        bool any = false, best_is_unit = false;
        number least = rung.number(0.0), squared = rung.number(1.0);
        sides().each_left(left, [&](core_contact_case c) {
            bool const of_a = c.way == core_contact_case::kind::side_of_a, is_unit = (of_a ? a : b).side_is_along_axis(c.side);
            auto const d = any_side(rung, of_a ? a : b, c.side);
            auto const length = squared_norm(d);
            auto const n = c.left < 0 ? -perp(d) : perp(d);
            c.far_on_a = farthest(rung, c, a, true, n, approximate);
            c.far_on_b = farthest(rung, c, b, false, n, approximate);
            number const overlap = dot(n, any_corner(rung, a, c.far_on_a) - any_corner(rung, b, c.far_on_b));
            // Overlaps along unit vectors, as of boxes and floors, are sums of stored numbers. Balls would not be sure of ties between their squares.
            if (any && is_unit && best_is_unit && rung.sign(overlap - least) >= 0) return;
            if (any && !(is_unit && best_is_unit) && rung.sign(square(overlap) * squared - square(least) * length) >= 0) return;
            best = c;
            best_is_unit = is_unit;
            least = overlap;
            squared = length;
            any = true;
        });
        return best;
    }
    /// The ends of the side of the case, or of the opposite side of a box, in the order of t = perp(n). As n = ±perp(d), t is ∓d.
    static constexpr farthest_part ends_of_side(core_contact_case const& c, core const& body, bool opposite) {
        size_t const next = body.after(c.side), across = body.after(next);
        farthest_part r{next, c.side};
        if (opposite) r = {across, body.after(across)};
        return c.left > 0 ? r : farthest_part{r.high, r.low};
    }
    /// Whether corners i and k are known to be equally far along n, as ends of a side to which n is normal.
    static constexpr bool level(core_contact_case const& c, core const& body, bool of_a, size_t i, size_t k) {
        if (!side_search<T>::owns_side(c, of_a)) return false;
        auto const own = ends_of_side(c, body, false);
        if (own.has(i) || own.has(k)) return own.has(i) && own.has(k);
        return body.is_box;
    }
    /// Calls f with the corners of a that may be the farthest along n, or with those of b that may be the farthest against it, in their order. In
    /// doubles the other corners are lower by more than the errors of two heights.
    constexpr void each_far_corner(core_contact_case const& c, bool of_a, approximate_cores const& approximate, auto f) const {
        core const& body = of_a ? a : b;
        if (same_as<T, rational> || approximate.at_a == nullptr || c.way == core_contact_case::kind::axis) {
            for (size_t i = 0; i < body.count; ++i) f(i);
            return;
        }
        approximate_corner const* at = of_a ? approximate.at_a : approximate.at_b;
        approximate_corner const d = sides().approximate_direction(c, approximate),
                                 n = of_a ? d : approximate_corner{-d.x, -d.y};
        size_t low = 0, high = body.count - 1;
        double greatest = 0;
        if (body.count > core::few) {
            greatest = climber<T>{body, at}.find_farthest(n, approximate.margin(), low, high);
        } else {
            greatest = height_along(n, at[0]);
            for (size_t i = 1; i < body.count; ++i) greatest = larger(greatest, height_along(n, at[i]));
        }
        double const least = greatest - approximate.margin();
        auto const each = [&](size_t from, size_t end) {
            for (size_t i = from; i < end; ++i)
                if (!(height_along(n, at[i]) < least)) f(i);
        };
        if (low <= high) return each(low, high + 1);
        each(0, high + 1);
        each(low, body.count);
    }
    /// The first corner of a that is the farthest along n, or the first of b that is the farthest against it.
    template <class Rung>
    constexpr size_t farthest(Rung& rung, core_contact_case const& c, core const& body, bool of_a, auto const& n,
                              approximate_cores const& approximate) const {
        size_t best = body.count;
        each_far_corner(c, of_a, approximate, [&](size_t i) {
            if (best == body.count) {
                best = i;
                return;
            }
            if (level(c, body, of_a, i, best)) return;
            int const farther = rung.sign(dot(n, any_corner(rung, body, i) - any_corner(rung, body, best)));
            if (of_a ? farther > 0 : farther < 0) best = i;
        });
        return best;
    }

    /// Finds the corner or side of a that is the farthest along n, or that of b that is the farthest against it; false if it is not certain.
    [[gnu::always_inline]] constexpr bool farthest_approximately(core_contact_case const& c, core const& body, bool of_a,
                                                                 approximate_corner const* at, approximate_corner const& n,
                                                                 double margin, farthest_part& part) const {
        double const sense = of_a ? 1 : -1;
        auto const height_of = [&](size_t i) { return height_along(n, at[i]) * sense; };
        size_t far = 0;
        double greatest = height_of(0);
        for (size_t i = 1; i < body.count; ++i) {
            double const h = height_of(i);
            far = h > greatest ? i : far;
            greatest = h > greatest ? h : greatest;
        }
        part = {far, far};
        bool const owns = side_search<T>::owns_side(c, of_a);
        if (owns) {
            auto const own = ends_of_side(c, body, false);
            if (own.has(far)) part = own;
            if (!own.has(far) && body.is_box) part = ends_of_side(c, body, true);
        }
        auto const others_are_lower = [&] {
            bool certain = true;
            for (size_t i = 0; i < body.count; ++i) certain &= part.has(i) || height_of(i) < greatest - margin;
            return certain;
        };
        if (others_are_lower()) return true;
        if (owns || c.way == core_contact_case::kind::corners) return false;
        part = parallel_side(c, body, far);
        return others_are_lower();
    }
    /// Adds the farthest corners and the points to a case whose direction is certain; false if doubles are not certain of them.
    [[gnu::always_inline]] constexpr bool completed_approximately(core_contact_case& c,
                                                                  approximate_cores const& approximate) const {
        if (c.way == core_contact_case::kind::axis) return false;
        approximate_corner const *at_a = approximate.at_a, *at_b = approximate.at_b;
        approximate_corner const n = sides().approximate_direction(c, approximate);
        double const margin = approximate.margin();
        farthest_part on_a{}, on_b{};
        if (!farthest_approximately(c, a, true, at_a, n, margin, on_a) ||
            !farthest_approximately(c, b, false, at_b, n, margin, on_b))
            return false;
        c.far_on_a = on_a.low;
        c.far_on_b = on_b.low;
        bool certain = true;
        put_common_ends(c, on_a, on_b, [&](corner_of_core const& p, corner_of_core const& q) {
            approximate_corner const &from = (p.of_a ? at_a : at_b)[p.corner], &to = (q.of_a ? at_a : at_b)[q.corner];
            double const ahead = n.x * (to.y - from.y) - n.y * (to.x - from.x);
            certain &= ahead > margin || ahead < -margin;
            return ahead > 0 ? 1 : -1;
        });
        return certain;
    }

    /// The corner or side of a core that is as far along n as the farthest corner of the case.
    template <class Rung>
    constexpr farthest_part farthest_of(Rung& rung, core_contact_case const& c, core const& body, bool of_a, auto const& n,
                                        approximate_cores const& approximate) const {
        size_t const far = of_a ? c.far_on_a : c.far_on_b;
        farthest_part r{far, far};
        if (side_search<T>::owns_side(c, of_a)) {
            auto const own = ends_of_side(c, body, false);
            if (own.has(far)) r = own;
            if (!own.has(far) && body.is_box) r = ends_of_side(c, body, true);
        }
        auto const t = perp(n);
        each_far_corner(c, of_a, approximate, [&](size_t i) {
            if (r.has(i) || level(c, body, of_a, i, far)) return;
            auto const p = any_corner(rung, body, i);
            if (rung.sign(dot(n, p - any_corner(rung, body, far))) != 0) return;
            if (rung.sign(dot(t, p - any_corner(rung, body, r.low))) < 0) r.low = i;
            if (rung.sign(dot(t, p - any_corner(rung, body, r.high))) > 0) r.high = i;
        });
        return r;
    }
    /// Adds the points to a case. Their places along the surface are compared by the rung.
    template <class Rung>
    constexpr void add_points(Rung& rung, core_contact_case& c, auto const& n, approximate_cores const& approximate) const {
        auto const on_a = farthest_of(rung, c, a, true, n, approximate), on_b = farthest_of(rung, c, b, false, n, approximate);
        auto const t = perp(n);
        auto const place = [&](corner_of_core const& p) { return any_corner(rung, p.of_a ? a : b, p.corner); };
        put_common_ends(c, on_a, on_b, [&](corner_of_core const& p, corner_of_core const& q) {
            return rung.sign(dot(t, place(q) - place(p)));
        });
    }
    /// Adds the points to a case: the ends of what the farthest sides (or corners) of the two have in common along the surface. ahead(p, q) is
    /// the sign of t·(q − p).
    [[gnu::always_inline]] static constexpr void put_common_ends(core_contact_case& c, farthest_part const& on_a,
                                                                 farthest_part const& on_b, auto ahead) {
        bool const one_on_a = on_a.low == on_a.high, one_on_b = on_b.low == on_b.high;
        corner_of_core low{true, on_a.low}, high{true, on_a.high};
        corner_of_core const low_b{false, on_b.low}, high_b{false, on_b.high};
        if (!(one_on_a && one_on_b) && ahead(low, low_b) > 0) low = low_b;
        c.points[0] = low;
        c.count = 1;
        if (one_on_a || one_on_b) return;
        if (ahead(high, high_b) < 0) high = high_b;
        if (ahead(low, high) > 0) c.points[c.count++] = high;
    }
};

}  // namespace hantei
