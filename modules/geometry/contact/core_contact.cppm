// SPDX-License-Identifier: MIT
// The contact of two convex shapes of the plane that meet: the shortest way to part them, and where they touch then.
//
// Moved by −depth·n the core a no longer overlaps b, for a direction n with n·a <= n·b for all their points then. Where the cores are
// apart, n is the way between their closest points. Where they meet, it is normal to a side of one of them: the set of all differences
// of their points is a polygon with just these sides, and the way out of it is to the nearest of them.
//
// The search over the sides, in doubles. Let M be the largest coordinate seen from a corner or center of a (closest_features.cppm). A side
// is off by 12u·M in each coordinate, so its normal n by an angle of 17u·M/|n|. The overlap along a unit vector moves by 2√2·M times
// that angle, and by twice 5√2·u·M as the corners do: by 88u·M²/|n|, as |n| <= 2√2·M. The products and differences round 24u·M²/|n|.
// Together it is less than 2^-46·M²/|n|. Only sides whose overlap may be the least climb the ladder.
//
// Of many corners not all are looked at for every side: along the normals of one side after the other the farthest corners are looked for
// from those of the side before. The heights of a convex core's corners rise to the farthest and fall again, so this takes few steps for
// each. It need not find the farthest: whatever corners it ends at, the overlap along a direction is at least that of these two. So a side is left
// out only if that is more, for certain, than the overlap of another side, of which all corners are looked at.
// Where every depth along an outer normal is above 0, the least is the radius of the largest disk around 0 in the set of differences. This
// touches the boundary only inside sides: so of the inner normals only those are looked at that are, near enough, outer ones of
// a side that is left, and of these the first in the order counts.
// The farthest corners themselves are near the one found: where the heights have fallen on both sides of it, they do not rise
// above it again.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, sections 2.4 and 4.4 (Minkowski differences).
export module hantei:core_contact;
import :base;
import :generic_arithmetic;
import :rational;
import :vec;
import :results;
import :error_free;
import :ladder;
import :convex_core;
import :closest_features;
import :near_search;

namespace hantei {

/// A corner of one of two cores.
struct corner_of_core {
    bool of_a;
    size_t corner;
};
/// The direction n of a contact, and what lies farthest along it.
struct core_contact_case {
    /// n runs from a corner of a to one of b; or it is normal to a side; or the cores are one point, and it is the first axis.
    enum class kind : unsigned char { corners, side_of_a, side_of_b, axis } way = kind::axis;
    size_t side = 0;
    int left = 1;  ///< n is the side's left normal, or (−1) its right one
    size_t far_on_a = 0, far_on_b = 0;  ///< a corner of a farthest along n, one of b farthest against it
    array<corner_of_core, 2> points{};  ///< that lie at the ends of what the farthest sides share
    size_t count = 0;
};

/// The measure: two cores, of which it is known whether they are apart.
template <class T>
struct core_contact {
    using scalar_type = T;
    using core = convex_core<T>;
    core const& a;
    core const& b;
    bool apart;

    constexpr bool in_range() const { return a.in_range() & b.in_range(); }
    constexpr bool is_round() const { return T{0} < a.radius || T{0} < b.radius; }

    template <class Rung>
    constexpr core_contact_case choose(Rung& rung) const {
        if constexpr (!same_as<T, rational>) {
            if (in_range())
                return with_approximate_cores([&](approximate_cores const& approximate) {
                    if (apart) return chosen(rung, approximate, {});  // no side is asked for
                    return with_search(approximate, [&](sides_left const& left) { return chosen(rung, approximate, left); });
                });
        }
        return chosen(rung, {}, {});
    }

    /// The case of few corners, if the search in doubles is certain of it: one side is left, and no corner but those of a side along it is
    /// nearly as far as the farthest; of many corners the case. Heights along n, and places along the surface, are off by less than 2^-45·M².
    [[gnu::always_inline]] constexpr bool chosen_approximately(core_contact_case& found) const {
        return with_approximate_cores([&](approximate_cores const& approximate) {
            if (apart) {
                closest_features_case features;
                if (!closest_features<T>{a, b}.chosen_approximately(features)) return false;
                found = between(features);
                return completed_approximately(found, approximate);
            }
            return with_search(approximate, [&](sides_left const& left) {
                size_t seen = 0;
                each_left(left, [&](core_contact_case const& c) {
                    if (seen++ == 0) found = c;
                });
                if (seen == 1 && completed_approximately(found, approximate)) return true;
                if (are_few()) return chosen_on_grid(found, approximate, left);
                found = chosen_exactly(approximate, left);
                return true;
            });
        });
    }

    /// f(n)
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

    /// How far the cores reach over each other along n, times its length.
    template <class Rung>
    [[gnu::always_inline]] static constexpr auto overlap_along(Rung& rung, core_contact_case const& c, auto const& of_a,
                                                               auto const& of_b, auto const& n) {
        using kind = core_contact_case::kind;
        if (c.way == kind::side_of_a) return of_a.above_farthest(rung, c.side, -n, of_b.corner(rung, c.far_on_b), c.far_on_a);
        if (c.way == kind::side_of_b) return of_b.above_farthest(rung, c.side, n, of_a.corner(rung, c.far_on_a), c.far_on_b);
        return dot(n, of_a.corner(rung, c.far_on_a) - of_b.corner(rung, c.far_on_b));
    }

  private:
    /// All corners in doubles (add_approximate_corners); none, if the numbers are not in range.
    struct approximate_cores {
        approximate_corner const *at_a = nullptr, *at_b = nullptr;
        double size = 0;

        /// By how much heights along n, and places along the surface, may be off: two of them together.
        constexpr double margin() const { return 0x1p-45 * size * size; }
    };
    /// The sides that a search leaves, in the order of each_side: those of which the depth may be as low as the limit. All, without one.
    struct sides_left {
        double const* lows = nullptr;
        double limit = 0;
    };

    [[gnu::always_inline]] constexpr auto with_approximate_cores(auto f) const {
        auto const seen = [this](approximate_corner* at_a, approximate_corner* at_b) {
            double size = 0;
            add_approximate_corners(a, stored_origin(a), at_a, size);
            add_approximate_corners(b, stored_origin(a), at_b, size);
            return approximate_cores{at_a, at_b, size};
        };
        if (are_few()) {
            array<approximate_corner, core::few> at_a, at_b;
            return f(seen(at_a.data(), at_b.data()));
        }
        vector<approximate_corner> at_a(a.count), at_b(b.count);
        return f(seen(at_a.data(), at_b.data()));
    }
    constexpr bool are_few() const { return a.count <= core::few && b.count <= core::few; }

    template <class Rung>
    constexpr core_contact_case chosen(Rung& rung, approximate_cores const& approximate, sides_left const& left) const {
        core_contact_case r = apart ? between_closest(rung) : out_of_side(rung, approximate, left);
        with_corners(rung, a, [&](auto const& of_a) {
            with_corners(rung, b, [&](auto const& of_b) {
                with_direction(rung, r, of_a, of_b, [&](auto const& n) { add_points(rung, r, n, approximate); });
            });
        });
        return r;
    }
    /// The case, if doubles hold all of it exactly: then ties are certain, too.
    [[gnu::noinline]] constexpr bool chosen_on_grid(core_contact_case& found, approximate_cores const& approximate,
                                                    sides_left const& left) const {
        if (a.turned || b.turned) return false;
        by_exact_doubles exact;
        found = chosen(exact, approximate, left);
        return !exact.doubt;
    }
    /// By the upper rungs, after one search.
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

    /// Of cores that meet: the sides in their order, those of a first; to the right of each before the left.
    template <class Rung>
    constexpr core_contact_case out_of_side(Rung& rung, approximate_cores const& approximate, sides_left const& left) const {
        using number = decltype(rung.number(1.0));
        core_contact_case best;
        bool any = false;
        number least = rung.number(0.0), squared = rung.number(1.0);
        each_left(left, [&](core_contact_case c) {
            bool const of_a = c.way == core_contact_case::kind::side_of_a;
            auto const d = any_side(rung, of_a ? a : b, c.side);
            auto const length = squared_norm(d);
            auto const n = c.left < 0 ? -perp(d) : perp(d);
            c.far_on_a = farthest(rung, c, a, true, n, approximate);
            c.far_on_b = farthest(rung, c, b, false, n, approximate);
            number const overlap = dot(n, any_corner(rung, a, c.far_on_a) - any_corner(rung, b, c.far_on_b));
            if (any && rung.sign(square(overlap) * squared - square(least) * length) >= 0) return;
            best = c;
            least = overlap;
            squared = length;
            any = true;
        });
        return best;
    }
    /// Calls f with every side that has a length, in both senses. Of a box the opposite sides would give the same again, and of two boxes along
    /// the axes those of b.
    constexpr void each_side(auto f) const {
        using kind = core_contact_case::kind;
        bool const parallel =
            a.is_axis_box() && b.is_axis_box() && a.corner(0).x != a.corner(2).x && a.corner(0).y != a.corner(2).y;
        for (kind const way : array{kind::side_of_a, kind::side_of_b}) {
            if (parallel && way == kind::side_of_b) break;
            core const& c = way == kind::side_of_a ? a : b;
            size_t const sides = c.is_box ? 2 : c.side_count();
            for (size_t i = 0; i < sides; ++i) {
                if (c.side_is_point(i)) continue;
                f(core_contact_case{.way = way, .side = i, .left = -1});
                f(core_contact_case{.way = way, .side = i, .left = 1});
            }
        }
    }
    /// Two ends of a side in the order of t = perp(n).
    struct farthest_part {
        size_t low, high;

        constexpr bool has(size_t i) const { return i == low || i == high; }
    };
    /// The side to which n is normal; or the opposite one of a box. As n = ±perp(d), t is ∓d.
    static constexpr farthest_part ends_of_side(core_contact_case const& c, core const& body, bool opposite) {
        size_t const next = body.after(c.side), across = body.after(next);
        farthest_part r{next, c.side};
        if (opposite) r = {across, body.after(across)};
        return c.left > 0 ? r : farthest_part{r.high, r.low};
    }
    static constexpr bool owns_side(core_contact_case const& c, bool of_a) {
        using kind = core_contact_case::kind;
        return c.way == (of_a ? kind::side_of_a : kind::side_of_b);
    }
    /// Corners i and k are equally far along n, as ends of a side to which it is normal.
    static constexpr bool level(core_contact_case const& c, core const& body, bool of_a, size_t i, size_t k) {
        if (!owns_side(c, of_a)) return false;
        auto const own = ends_of_side(c, body, false);
        if (own.has(i) || own.has(k)) return own.has(i) && own.has(k);
        return body.is_box;
    }
    /// The direction in doubles, of a case that has sides or corners.
    [[gnu::always_inline]] constexpr approximate_corner approximate_direction(core_contact_case const& c,
                                                                              approximate_cores const& approximate) const {
        if (c.way == core_contact_case::kind::corners) {
            approximate_corner const &p = approximate.at_a[c.far_on_a], &q = approximate.at_b[c.far_on_b];
            return {q.x - p.x, q.y - p.y};
        }
        bool const of_a = owns_side(c, true);
        approximate_corner const *at = of_a ? approximate.at_a : approximate.at_b, &from = at[c.side],
                                 &to = at[(of_a ? a : b).after(c.side)];
        return {(from.y - to.y) * c.left, (to.x - from.x) * c.left};
    }
    static constexpr double height(approximate_corner const& n, approximate_corner const& p) { return n.x * p.x + n.y * p.y; }
    /// Calls f with the corners of a that may be the farthest along n, or those of b against it, in their order: in doubles the
    /// others are lower by more than two heights may be off.
    constexpr void each_far_corner(core_contact_case const& c, bool of_a, approximate_cores const& approximate, auto f) const {
        core const& body = of_a ? a : b;
        if (approximate.at_a == nullptr || c.way == core_contact_case::kind::axis) {
            for (size_t i = 0; i < body.count; ++i) f(i);
            return;
        }
        approximate_corner const* at = of_a ? approximate.at_a : approximate.at_b;
        approximate_corner const d = approximate_direction(c, approximate), n = of_a ? d : approximate_corner{-d.x, -d.y};
        size_t low = 0, high = body.count - 1;
        double greatest = 0;
        if (body.count > core::few) {
            greatest = climber{body, at}.find_farthest(n, approximate.margin(), low, high);
        } else {
            greatest = height(n, at[0]);
            for (size_t i = 1; i < body.count; ++i) greatest = larger(greatest, height(n, at[i]));
        }
        double const least = greatest - approximate.margin();
        auto const each = [&](size_t from, size_t end) {
            for (size_t i = from; i < end; ++i)
                if (!(height(n, at[i]) < least)) f(i);
        };
        if (low <= high) return each(low, high + 1);
        each(0, high + 1);
        each(low, body.count);
    }
    /// The first corner farthest along n, on a; or against it, on b.
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

    /// f(the sides that the search leaves)
    [[gnu::always_inline]] constexpr auto with_search(approximate_cores const& approximate, auto f) const {
        if (are_few()) {
            array<double, 4 * core::few> lows;
            double limit = numeric_limits<double>::infinity();
            size_t count = 0;
            each_side([&](core_contact_case const& c) {
                interval const depth = depth_along(c, approximate);
                lows[count++] = depth.low;
                limit = smaller(limit, depth.high);
            });
            return f(sides_left{lows.data(), limit});
        }
        vector<double> lows;
        double const limit = search_many(approximate, lows);
        return f(sides_left{lows.data(), limit});
    }
    constexpr void each_left(sides_left const& left, auto f) const {
        size_t count = 0;
        each_side([&](core_contact_case const& c) {
            if (left.lows == nullptr || left.lows[count++] <= left.limit) f(c);
        });
    }
    struct interval {
        double low, high;
    };
    /// The overlap along a normal n, which is not of length 1, as a length.
    [[gnu::always_inline]] static constexpr interval depth_of(double overlap, approximate_corner const& n, double size) {
        double const error = 0x1p-46 * size * size, squared = n.x * n.x + n.y * n.y;
        if (!(squared > 0x1p-80 * size * size))
            return {-numeric_limits<double>::infinity(), numeric_limits<double>::infinity()};
        double const inverse = 1 / estimated_root(squared);
        return {(overlap - error) * inverse * (1 - 0x1p-50), (overlap + error) * inverse * (1 + 0x1p-50)};
    }
    [[gnu::always_inline]] constexpr interval depth_along(core_contact_case const& c,
                                                          approximate_cores const& approximate) const {
        approximate_corner const n = approximate_direction(c, approximate);
        double far_on_a = height(n, approximate.at_a[0]), far_on_b = height(n, approximate.at_b[0]);
        for (size_t i = 1; i < a.count; ++i) far_on_a = larger(far_on_a, height(n, approximate.at_a[i]));
        for (size_t i = 1; i < b.count; ++i) far_on_b = smaller(far_on_b, height(n, approximate.at_b[i]));
        return depth_of(far_on_a - far_on_b, n, approximate.size);
    }
    /// Looks for the corner of a core farthest along one direction after the other.
    struct climber {
        core const& body;
        approximate_corner const* at;
        size_t here = 0;

        constexpr size_t before(size_t i) const { return i == 0 ? body.count - 1 : i - 1; }
        /// As far as it comes along n: forwards, or else backwards.
        [[gnu::always_inline]] constexpr double climb(approximate_corner const& n) {
            double const start = height(n, at[here]);
            double far = start;
            for (size_t steps = 0; steps < body.count; ++steps) {
                size_t const next = body.after(here);
                double const there = height(n, at[next]);
                if (there < far) break;
                here = next;
                far = there;
            }
            if (far > start) return far;
            for (;;) {
                size_t const previous = before(here);
                double const there = height(n, at[previous]);
                if (!(there > far)) return far;
                here = previous;
                far = there;
            }
        }
        /// The greatest height; the corners from low to high, around the core, are all that are not lower by the margin, and some more.
        constexpr double find_farthest(approximate_corner const& n, double margin, size_t& low, size_t& high) {
            for (size_t i = 0; i < body.count; i += 1 + body.count / 16)
                if (height(n, at[i]) > height(n, at[here])) here = i;
            double greatest = climb(n);
            low = high = here;
            size_t seen = 1;
            auto const go = [&](size_t& end, auto next) {
                for (; seen < body.count; ++seen) {
                    double const there = height(n, at[next(end)]);
                    if (there < greatest - margin) return;
                    greatest = larger(greatest, there);
                    end = next(end);
                }
            };
            go(high, [this](size_t i) { return body.after(i); });
            go(low, [this](size_t i) { return before(i); });
            return greatest;
        }
    };
    /// The sense in which the corners of a core go around, as they are three by three; 0 if that is not certain.
    static constexpr int winding(core const& body, approximate_corner const* at, double margin) {
        if (body.count < 3 || body.is_box) return 0;
        approximate_corner const &p = at[0], &q = at[body.count / 3], &r = at[2 * body.count / 3];
        double const turn = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
        return turn > margin ? 1 : turn < -margin ? -1 : 0;
    }
    /// Puts the squared depth, or less, of each side into lows, and returns the limit.
    [[gnu::noinline]] constexpr double search_many(approximate_cores const& approximate, vector<double>& lows) const {
        double const infinite = numeric_limits<double>::infinity(), error = 0x1p-46 * approximate.size * approximate.size,
                     shortest = 0x1p-80 * approximate.size * approximate.size;
        lows.reserve(2 * (a.count + b.count));
        double least = infinite, limit = infinite;
        core_contact_case shallowest;
        climber high_on_a{a, approximate.at_a}, low_on_a{a, approximate.at_a}, high_on_b{b, approximate.at_b},
            low_on_b{b, approximate.at_b};
        auto const squared_depth = [&](core_contact_case const& c) {
            approximate_corner const n = approximate_direction(c, approximate), back{-n.x, -n.y};
            double const overlap =
                c.left > 0 ? high_on_a.climb(n) + low_on_b.climb(back) : low_on_a.climb(n) + high_on_b.climb(back);
            double const squared = n.x * n.x + n.y * n.y, sure = larger(overlap - error, 0.0);
            double const low = squared > shortest ? sure * sure / squared * (1 - 0x1p-48) : 0;  // rounded three times
            if (squared > shortest && low < least) {
                least = low;
                shallowest = c;
            }
            return low;
        };
        // n leaves a side of a outwards, one of b inwards.
        int const inner_on_a = winding(a, approximate.at_a, 4 * approximate.margin()),
                  inner_on_b = -winding(b, approximate.at_b, 4 * approximate.margin());
        auto const is_inner = [&](core_contact_case const& c) {
            return c.left == (owns_side(c, true) ? inner_on_a : inner_on_b);
        };
        bool above_zero = true;
        each_side([&](core_contact_case const& c) {
            lows.push_back(is_inner(c) ? infinite : squared_depth(c));
            above_zero &= lows[lows.size() - 1] > 0;
        });
        if (least < infinite) limit = square(depth_along(shallowest, approximate).high) * (1 + 0x1p-48);
        vector<approximate_corner> normals;
        size_t count = 0;
        each_side([&](core_contact_case const& c) {
            if (lows[count++] <= limit && !is_inner(c)) normals.push_back(approximate_direction(c, approximate));
        });
        auto const is_one_of_these = [&](approximate_corner const& n) {
            for (size_t i = 0; i < normals.size(); ++i) {
                approximate_corner const& m = normals[i];
                double const sizes = magnitude_of(n.x) + magnitude_of(n.y) + magnitude_of(m.x) + magnitude_of(m.y);
                if (magnitude_of(n.x * m.y - n.y * m.x) <= sizes * approximate.size * 0x1p-40) return true;
            }
            return false;
        };
        bool const all = !above_zero || normals.size() > 8;
        if (!all && normals.size() == 1) return limit;
        count = 0;
        each_side([&](core_contact_case const& c) {
            double& low = lows[count++];
            if (is_inner(c) && (all || is_one_of_these(approximate_direction(c, approximate)))) low = squared_depth(c);
        });
        return limit;
    }

    /// What of a core is farthest along n; nothing if that is not certain.
    [[gnu::always_inline]] static constexpr bool farthest_approximately(core_contact_case const& c, core const& body, bool of_a,
                                                                        approximate_corner const* at,
                                                                        approximate_corner const& n, double margin,
                                                                        farthest_part& part) {
        double const sense = of_a ? 1 : -1;
        auto const height_of = [&](size_t i) { return height(n, at[i]) * sense; };
        size_t far = 0;
        double greatest = height_of(0);
        for (size_t i = 1; i < body.count; ++i) {
            double const h = height_of(i);
            far = h > greatest ? i : far;
            greatest = h > greatest ? h : greatest;
        }
        part = {far, far};
        if (owns_side(c, of_a)) {
            auto const own = ends_of_side(c, body, false);
            if (own.has(far)) part = own;
            if (!own.has(far) && body.is_box) part = ends_of_side(c, body, true);
        }
        bool certain = true;
        for (size_t i = 0; i < body.count; ++i) certain &= part.has(i) || height_of(i) < greatest - margin;
        return certain;
    }
    /// The farthest corners and the points of a direction that is certain.
    [[gnu::always_inline]] constexpr bool completed_approximately(core_contact_case& c,
                                                                  approximate_cores const& approximate) const {
        if (c.way == core_contact_case::kind::axis) return false;
        approximate_corner const *at_a = approximate.at_a, *at_b = approximate.at_b;
        approximate_corner const n = approximate_direction(c, approximate);
        double const margin = approximate.margin();
        farthest_part on_a{}, on_b{};
        if (!farthest_approximately(c, a, true, at_a, n, margin, on_a) ||
            !farthest_approximately(c, b, false, at_b, n, margin, on_b))
            return false;
        c.far_on_a = on_a.low;
        c.far_on_b = on_b.low;
        c.points[0] = {true, on_a.low};
        c.count = 1;
        bool const one_on_a = on_a.low == on_a.high, one_on_b = on_b.low == on_b.high;
        if (one_on_a && one_on_b) return true;
        if (!one_on_a && !one_on_b) return false;  // side on side
        approximate_corner const &p = at_a[on_a.low], &q = at_b[on_b.low];
        double const ahead = n.x * (q.y - p.y) - n.y * (q.x - p.x);
        if (ahead > 0) c.points[0] = {false, on_b.low};
        return ahead > margin || ahead < -margin;
    }

    /// What of a core is as far along n as one of its corners: that, or a side.
    template <class Rung>
    constexpr farthest_part farthest_of(Rung& rung, core_contact_case const& c, core const& body, bool of_a, auto const& n,
                                        approximate_cores const& approximate) const {
        size_t const far = of_a ? c.far_on_a : c.far_on_b;
        farthest_part r{far, far};
        if (owns_side(c, of_a)) {
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
    /// The ends of what the farthest sides (or corners) of the two have in common along the surface.
    template <class Rung>
    constexpr void add_points(Rung& rung, core_contact_case& c, auto const& n, approximate_cores const& approximate) const {
        auto const on_a = farthest_of(rung, c, a, true, n, approximate), on_b = farthest_of(rung, c, b, false, n, approximate);
        auto const t = perp(n);
        auto const place = [&](corner_of_core const& p) { return any_corner(rung, p.of_a ? a : b, p.corner); };
        auto const ahead = [&](corner_of_core const& p, corner_of_core const& q) {
            return rung.sign(dot(t, place(q) - place(p)));
        };
        corner_of_core low{true, on_a.low}, high{true, on_a.high};
        bool const one_on_a = on_a.low == on_a.high, one_on_b = on_b.low == on_b.high;
        c.points[0] = low;
        c.count = 1;
        if (one_on_a && one_on_b) return;
        corner_of_core const low_b{false, on_b.low}, high_b{false, on_b.high};
        if (ahead(low, low_b) > 0) low = low_b;
        if (ahead(high, high_b) < 0) high = high_b;
        c.points[0] = low;
        if (!one_on_a && !one_on_b && ahead(low, high) > 0) c.points[c.count++] = high;
    }
};

/// The values of a contact that has been chosen.
template <class Result>
struct manifold_of_cores {
    using result = contact_manifold<Result, 2>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, core_contact<T> const& m, core_contact_case const& c) {
        return with_corners(rung, m.a, [&](auto const& of_a) {
            return with_corners(rung, m.b, [&](auto const& of_b) {
                return core_contact<T>::with_direction(rung, c, of_a, of_b,
                                                       [&](auto const& n) { return values(rung, m, c, of_a, of_b, n); });
            });
        });
    }

  private:
    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result values(Rung& rung, core_contact<T> const& m, core_contact_case const& c,
                                                          auto const& of_a, auto const& of_b, auto const& n) {
        auto const round = [&](auto const& x) { return rung.template rounded<Result>(x); };
        auto const length = squared_norm(n);
        auto const overlap = core_contact<T>::overlap_along(rung, c, of_a, of_b, n);
        auto const radius_a = rung.number(m.a.radius), radius_b = rung.number(m.b.radius);
        bool const is_round = m.is_round(), between_corners = c.way == core_contact_case::kind::corners;
        result r{};
        r.normal = {round(rung.over_root(n.x, length)), round(rung.over_root(n.y, length))};
        if (between_corners) {
            r.depth = round((radius_a + radius_b) - rung.length(n));
        } else if (is_round) {
            r.depth = round(rung.over_root(overlap, length) + (radius_a + radius_b));
        } else {
            r.depth = round(rung.over_root(overlap, length));
        }
        // Along n a corner of a lies too far by half the overlap, one of b too little; the middle of the gap leans to the smaller radius.
        auto const share = rung.quotient(halved(overlap), length);
        auto const point = [&](auto const& p, bool of_first) {
            auto const coordinate = [&](auto const& x, auto const& along) {
                auto const middle = of_first ? x - along * share : x + along * share;
                if (!is_round) return round(middle);
                return round(middle + rung.over_root(along * halved(radius_a - radius_b), length));
            };
            return vec<Result, 2>{coordinate(p.x, n.x), coordinate(p.y, n.y)};
        };
        r.points.count = c.count;
        for (size_t i = 0; i < c.count; ++i) {
            auto const& p = c.points[i];
            r.points.at[i] = p.of_a ? point(of_a.corner(rung, p.corner), true) : point(of_b.corner(rung, p.corner), false);
        }
        return r;
    }
};

/// −normal·depth, of which the root of the one meets that of the other.
template <class Result>
struct translation_out_of_core {
    using result = vec<Result, 2>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, core_contact<T> const& m, core_contact_case const& c) {
        return with_corners(rung, m.a, [&](auto const& of_a) {
            return with_corners(rung, m.b, [&](auto const& of_b) {
                return core_contact<T>::with_direction(rung, c, of_a, of_b, [&](auto const& n) {
                    auto const length = squared_norm(n);
                    auto const overlap = -core_contact<T>::overlap_along(rung, c, of_a, of_b, n);
                    auto const reach = rung.number(m.a.radius) + rung.number(m.b.radius);
                    auto const coordinate = [&](auto const& x) {
                        auto const out = rung.quotient(x * overlap, length);
                        if (!m.is_round()) return rung.template rounded<Result>(out);
                        return rung.template rounded<Result>(out - rung.over_root(x * reach, length));
                    };
                    return result{coordinate(n.x), coordinate(n.y)};
                });
            });
        });
    }
};

}  // namespace hantei
