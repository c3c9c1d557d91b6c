// SPDX-License-Identifier: MIT
// A search in doubles for the separating axis: the sides of two convex cores whose normals may be the direction of least overlap.
//
// Let M be the largest coordinate relative to a corner or center of a (closest_features.cppm). A side is off by 12u·M in each coordinate, so
// its normal n is off by an angle of 17u·M/|n|. The overlap along a unit vector changes by 2√2·M times that angle, and by twice 5√2·u·M
// because of the corners: by 88u·M²/|n| in all, as |n| <= 2√2·M. The products and differences round 24u·M²/|n|. The sum of these errors is
// less than 2^-46·M²/|n|. Only sides whose overlap may be the least climb the ladder.
//
// If there are many corners, not all of them are looked at for every side. The sides are visited in order, and the search for the farthest
// corners along a normal starts from those of the side before. The heights of a convex core's corners rise to the farthest and fall again, so each
// search takes few steps. It need not find the farthest corners: whatever two corners it ends at, the overlap along the direction is at least the
// overlap of these two. So a side is left out only if this bound is certainly more than the overlap of another side, for which all corners are
// looked at.
// If every depth along an outer normal is above 0, the least one is the radius of the largest disk around 0 in the set of differences. This
// disk touches the boundary only inside sides. So of the inner normals only those are looked at that are, nearly enough, outer normals of
// a side that is left, and of these the first in the order counts.
// The farthest corners themselves are near the one found: once the heights have fallen on both sides of it, they do not rise
// above it again.
export module hantei:side_search;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :rational;
import :vec;
import :error_free;
import :convex_core;
import :near_search;

namespace hantei {

/// The direction n of a contact, and what lies farthest along it.
struct core_contact_case {
    /// n runs from a corner of a to one of b; or it is normal to a side; or the cores are one point, and it is the first axis.
    enum class kind : unsigned char { corners, side_of_a, side_of_b, axis } way = kind::axis;
    size_t side = 0;
    int left = 1;  ///< n is the side's left normal, or (−1) its right one
    size_t far_on_a = 0, far_on_b = 0;  ///< a corner of a farthest along n, one of b farthest against it
    array<corner_of_core, 2> points{};  ///< of the contact: the ends of what the farthest sides share
    size_t count = 0;
};

/// All corners of two cores in doubles (add_approximate_corners), and the largest coordinate M; none if the numbers are not in range.
struct approximate_cores {
    approximate_corner const *at_a = nullptr, *at_b = nullptr;
    double size = 0;

    /// The error bound for the difference of two heights along n, or of two places along the surface.
    constexpr double margin() const { return 0x1p-45 * size * size; }
};
/// A side of a or of b, and which of its two normals is n.
struct directed_side {
    core_contact_case::kind way;
    int left;
    size_t side;

    constexpr core_contact_case as_case() const { return {.way = way, .side = side, .left = left}; }
};
/// The sides that a search leaves, in the order of each_side(). Without a search `at` is null, which stands for all sides.
struct sides_left {
    directed_side const* at = nullptr;
    size_t count = 0;
};

/// The two ends of a side in the order of t = perp(n), or twice the same corner.
struct farthest_part {
    size_t low, high;

    constexpr bool has(size_t i) const { return i == low || i == high; }
};
/// The height of p along n: n · p.
[[gnu::always_inline]] constexpr double height_along(approximate_corner const& n, approximate_corner const& p) {
    return n.x * p.x + n.y * p.y;
}
/// The least and the greatest height of corners along n.
struct height_span {
    double least, greatest;

    [[gnu::always_inline]] constexpr height_span(approximate_corner const& n, approximate_corner const* at, size_t count)
        : least(height_along(n, at[0])), greatest(least) {
        for (size_t i = 1; i < count; ++i) {
            double const height = height_along(n, at[i]);
            least = height < least ? height : least;
            greatest = height > greatest ? height : greatest;
        }
    }
};
/// Bounds of the depth along a direction.
struct depth_interval {
    double low, high;
};
/// Hill climbing for the corner of a core that is the farthest along a direction. Each climb starts where the last one ended.
template <class T>
struct climber {
    convex_core<T> const& body;
    approximate_corner const* at;
    size_t here = 0;

    /// Climbs along n, forwards or else backwards, and returns the height where it ends.
    [[gnu::always_inline]] constexpr double climb(approximate_corner const& n) {
        double const start = height_along(n, at[here]);
        double far = start;
        for (size_t steps = 0; steps < body.count; ++steps) {
            size_t const next = body.after(here);
            double const there = height_along(n, at[next]);
            if (there < far) break;
            here = next;
            far = there;
        }
        if (far > start) return far;
        for (;;) {
            size_t const previous = body.before(here);
            double const there = height_along(n, at[previous]);
            if (!(there > far)) return far;
            here = previous;
            far = there;
        }
    }
    /// Returns the greatest height. The corners from `low` to `high`, around the core, include all that are not lower by more than the margin.
    constexpr double find_farthest(approximate_corner const& n, double margin, size_t& low, size_t& high) {
        for (size_t i = 0; i < body.count; i += 1 + body.count / 16)
            if (height_along(n, at[i]) > height_along(n, at[here])) here = i;
        double greatest = climb(n);
        low = high = here;
        size_t seen = 1;
        auto const go = [&](size_t& end, auto next) {
            for (; seen < body.count; ++seen) {
                double const there = height_along(n, at[next(end)]);
                if (there < greatest - margin) return;
                greatest = larger(greatest, there);
                end = next(end);
            }
        };
        go(high, [this](size_t i) { return body.after(i); });
        go(low, [this](size_t i) { return body.before(i); });
        return greatest;
    }
};

/// The search for two cores that meet.
template <class T>
struct side_search {
    using core = convex_core<T>;
    core const& a;
    core const& b;

    [[gnu::always_inline]] constexpr auto with_approximate_cores(auto f) const {
        auto const seen = [this](approximate_corner* at_a, approximate_corner* at_b) {
            double size = 0;
            add_approximate_corners(a, stored_origin(a), at_a, size);
            add_approximate_corners(b, stored_origin(a), at_b, size);
            return approximate_cores{at_a, at_b, size};
        };
        if (are_few()) {
            array<approximate_corner, core::few> at_a, at_b;
            approximate_cores const cores = seen(at_a.data(), at_b.data());
            // A core with fewer corners repeats its first one, so that loops take the same number of steps for each core.
            for (size_t i = 1; i < core::few; ++i) {
                if (i >= a.count) at_a[i] = at_a[0];
                if (i >= b.count) at_b[i] = at_b[0];
            }
            return f(cores);
        }
        dynamic_array<approximate_corner> at_a(a.count), at_b(b.count);
        return f(seen(at_a.data(), at_b.data()));
    }
    constexpr bool are_few() const { return a.count <= core::few && b.count <= core::few; }
    /// Returns f(the sides that the search leaves): those whose depth may be the least.
    [[gnu::always_inline]] constexpr auto with_search(approximate_cores const& approximate, auto f) const {
        if (are_few()) {
            array<double, 4 * core::few> lows;
            array<directed_side, 4 * core::few> left;
            double limit = numeric_limits<double>::infinity();
            size_t count = 0, found = 0;
            each_side_both_ways([&](directed_side const&, directed_side const& ahead) {
                approximate_corner const n = approximate_direction(ahead.as_case(), approximate);
                height_span const of_a(n, approximate.at_a, core::few), of_b(n, approximate.at_b, core::few);
                for (double const overlap : array{of_b.greatest - of_a.least, of_a.greatest - of_b.least}) {
                    depth_interval const depth = depth_of(overlap, n, approximate.size);
                    lows[count++] = depth.low;
                    limit = smaller(limit, depth.high);
                }
            });
            count = 0;
            each_side([&](directed_side const& s) {
                if (lows[count++] <= limit) left[found++] = s;
            });
            return f(sides_left{left.data(), found});
        }
        auto const left = search_many(approximate);
        return f(sides_left{left.data(), left.size()});
    }
    constexpr void each_left(sides_left const& left, auto f) const {
        if (same_as<T, rational> || left.at == nullptr) return each_side([&f](directed_side const& s) { f(s.as_case()); });
        for (size_t i = 0; i < left.count; ++i) f(left.at[i].as_case());
    }
    /// Calls f with every side of nonzero length and each of its two normals, the right one first. Left out are sides that would give the same
    /// again: the opposite sides of a box and, of two parallel boxes, those of b.
    constexpr void each_side(auto f) const {
        each_side_both_ways([&f](directed_side const& back, directed_side const& ahead) {
            f(back);
            f(ahead);
        });
    }
    /// Like each_side(), but calls f once for each side, with both of its normals.
    constexpr void each_side_both_ways(auto f) const {
        using kind = core_contact_case::kind;
        bool const parallel = are_parallel_boxes(a, b) && !a.side_is_point(0) && !a.side_is_point(1);
        for (kind const way : array{kind::side_of_a, kind::side_of_b}) {
            if (parallel && way == kind::side_of_b) break;
            core const& c = way == kind::side_of_a ? a : b;
            size_t const sides = c.is_box ? 2 : c.side_count();
            for (size_t i = 0; i < sides; ++i) {
                if (c.side_is_point(i)) continue;
                f(directed_side{way, -1, i}, directed_side{way, 1, i});
            }
        }
    }
    static constexpr bool owns_side(core_contact_case const& c, bool of_a) {
        using kind = core_contact_case::kind;
        return c.way == (of_a ? kind::side_of_a : kind::side_of_b);
    }
    /// The direction n of a case in doubles. The case must have a side or corners.
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

  private:
    /// Bounds of the depth along n: the overlap divided by |n|, which need not be 1.
    [[gnu::always_inline]] static constexpr depth_interval depth_of(double overlap, approximate_corner const& n, double size) {
        double const error = 0x1p-46 * size * size, squared = n.x * n.x + n.y * n.y;
        if (!(squared > 0x1p-80 * size * size))
            return {-numeric_limits<double>::infinity(), numeric_limits<double>::infinity()};
        double const inverse = 1 / estimated_root(squared);
        return {(overlap - error) * inverse * (1 - 0x1p-50), (overlap + error) * inverse * (1 + 0x1p-50)};
    }
    [[gnu::always_inline]] constexpr depth_interval depth_along(directed_side const& s,
                                                                approximate_cores const& approximate) const {
        approximate_corner const n = approximate_direction(s.as_case(), approximate);
        height_span const of_a(n, approximate.at_a, a.count), of_b(n, approximate.at_b, b.count);
        return depth_of(of_a.greatest - of_b.least, n, approximate.size);
    }
    /// The sense in which the corners of a convex core go around, from three of them; 0 if it is not certain.
    static constexpr int winding(core const& body, approximate_corner const* at, double margin) {
        if (body.count < 3 || body.is_box) return 0;
        approximate_corner const &p = at[0], &q = at[body.count / 3], &r = at[2 * body.count / 3];
        double const turn = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
        return turn > margin ? 1 : turn < -margin ? -1 : 0;
    }
    /// The sides that the search leaves if there are many, by a lower bound of the squared depth of each.
    [[gnu::noinline]] constexpr dynamic_array<directed_side> search_many(approximate_cores const& approximate) const {
        double const infinite = numeric_limits<double>::infinity(), error = 0x1p-46 * approximate.size * approximate.size,
                     shortest = 0x1p-80 * approximate.size * approximate.size;
        double least = infinite, limit = infinite;
        directed_side shallowest{};
        climber<T> high_on_a{a, approximate.at_a}, low_on_a{a, approximate.at_a}, high_on_b{b, approximate.at_b},
            low_on_b{b, approximate.at_b};
        auto const direction = [&](directed_side const& s) { return approximate_direction(s.as_case(), approximate); };
        auto const squared_depth = [&](directed_side const& s) {
            approximate_corner const n = direction(s), back{-n.x, -n.y};
            double const overlap =
                s.left > 0 ? high_on_a.climb(n) + low_on_b.climb(back) : low_on_a.climb(n) + high_on_b.climb(back);
            double const squared = n.x * n.x + n.y * n.y, sure = larger(overlap - error, 0.0);
            double const low = squared > shortest ? sure * sure / squared * (1 - 0x1p-48) : 0;  // rounded three times
            if (squared > shortest && low < least) {
                least = low;
                shallowest = s;
            }
            return low;
        };
        // An outer normal n leads out of a through a side of a, or into b through a side of b.
        int const inner_on_a = winding(a, approximate.at_a, 4 * approximate.margin()),
                  inner_on_b = -winding(b, approximate.at_b, 4 * approximate.margin());
        auto const is_inner = [&](directed_side const& s) {
            return s.left == (s.way == core_contact_case::kind::side_of_a ? inner_on_a : inner_on_b);
        };
        dynamic_array<double> lows(2 * (a.count + b.count));
        bool above_zero = true;
        size_t count = 0;
        each_side([&](directed_side const& s) {
            if (is_inner(s)) return;
            above_zero &= (lows[count++] = squared_depth(s)) > 0;
        });
        if (least < infinite) limit = square(depth_along(shallowest, approximate).high) * (1 + 0x1p-48);
        dynamic_array<directed_side> outer;
        count = 0;
        each_side([&](directed_side const& s) {
            if (!is_inner(s) && lows[count++] <= limit) outer.push_back(s);
        });
        if (above_zero && outer.size() == 1) return outer;
        auto const is_one_of_these = [&](approximate_corner const& n) {
            for (directed_side const& s : outer) {
                approximate_corner const m = direction(s);
                double const sizes = magnitude_of(n.x) + magnitude_of(n.y) + magnitude_of(m.x) + magnitude_of(m.y);
                if (magnitude_of(n.x * m.y - n.y * m.x) <= sizes * approximate.size * 0x1p-40) return true;
            }
            return false;
        };
        constexpr size_t few_normals = 8;
        bool const all = !above_zero || outer.size() > few_normals;
        dynamic_array<directed_side> left;
        count = 0;
        each_side([&](directed_side const& s) {
            double const low = !is_inner(s)                           ? lows[count++]
                               : all || is_one_of_these(direction(s)) ? squared_depth(s)
                                                                      : infinite;
            if (low <= limit) left.push_back(s);
        });
        return left;
    }
};

}  // namespace hantei
