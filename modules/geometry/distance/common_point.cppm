// SPDX-License-Identifier: MIT
// A common point of two convex shapes of the plane that meet.
//
// If the cores meet: the first corner of a that is in b, else the first corner of b that is in a, else the first corner on a side of the other
// core, else the first crossing of sides, all in stored order. If only the radii make the shapes meet: the point that divides the segment between
// the closest points of the cores in the ratio of the radii.
// Source: O'Rourke, Computational Geometry in C, section 7.6 (convex polygons meet in a corner of one, or their sides cross).
export module hantei:common_point;
import :base;
import :vec;
import :ladder;
import :to_doubles;
import :gap_of_points;
import :convex_core;
import :core_in_doubles;
import :closest_features;
import :gap_of_cores;

namespace hantei {

/// A corner, or the crossing of two sides. A side is given by the index of its first corner.
struct common_point_case {
    enum class kind : unsigned char { corner_of_a, corner_of_b, crossing } what = kind::corner_of_a;
    size_t on_a = 0, on_b = 0;
};

/// The common point of two cores that meet, as a measure (ladder.cppm).
template <class T>
struct meeting_cores {
    using scalar_type = T;
    using core = convex_core<T>;
    core const& a;
    core const& b;

    constexpr range_check in_range() const { return a.in_range() & b.in_range(); }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        with_cores_in_doubles(to, a, b, [&](auto const& p, auto const& q) { ask(meeting_cores<double>{p, q}); });
    }

    template <class Rung>
    constexpr common_point_case choose(Rung& rung) const {
        using kind = common_point_case::kind;
        for (size_t i = 0; i < a.count; ++i)
            if (is_inside(rung, b, any_corner(rung, a, i))) return {kind::corner_of_a, i, 0};
        for (size_t k = 0; k < b.count; ++k)
            if (is_inside(rung, a, any_corner(rung, b, k))) return {kind::corner_of_b, 0, k};
        for (size_t i = 0; i < a.count; ++i) {
            for (size_t k = 0; k < b.count; ++k) {
                if (is_on_side(rung, b, k, any_corner(rung, a, i))) return {kind::corner_of_a, i, 0};
                if (is_on_side(rung, a, i, any_corner(rung, b, k))) return {kind::corner_of_b, 0, k};
            }
        }
        for (size_t i = 0; i < a.side_count(); ++i)
            for (size_t k = 0; k < b.side_count(); ++k)
                if (cross_each_other(rung, i, k)) return {kind::crossing, i, k};
        return {};
    }

  private:
    /// Whether p is in a core with area: between the lines of all its sides, or on one of them.
    template <class Rung>
    static constexpr bool is_inside(Rung& rung, core const& body, auto const& p) {
        if (body.count < 3) return false;
        int seen = 0;
        for (size_t i = 0; i < body.count; ++i) {
            if (body.side_is_point(i)) continue;
            int const side = rung.sign(cross(any_side(rung, body, i), p - any_corner(rung, body, i)));
            if (side != 0 && seen != 0 && side != seen) return false;
            seen = side != 0 ? side : seen;
        }
        return seen != 0 && body.has_area();
    }
    template <class Rung>
    static constexpr bool is_on_side(Rung& rung, core const& body, size_t i, auto const& p) {
        auto const e = p - any_corner(rung, body, i);
        if (body.side_is_point(i)) return rung.sign(e.x) == 0 && rung.sign(e.y) == 0;
        auto const d = any_side(rung, body, i);
        if (rung.sign(cross(d, e)) != 0) return false;
        return rung.sign(dot(d, e)) >= 0 && rung.sign(dot(d, p - any_corner(rung, body, body.after(i)))) <= 0;
    }
    template <class Rung>
    constexpr bool cross_each_other(Rung& rung, size_t i, size_t k) const {
        auto const u = any_side(rung, a, i), v = any_side(rung, b, k);
        int const winding = rung.sign(cross(u, v));
        if (winding == 0) return false;
        auto const from_a = any_corner(rung, a, i), to_a = any_corner(rung, a, a.after(i));
        auto const from_b = any_corner(rung, b, k), to_b = any_corner(rung, b, b.after(k));
        auto const beside = [&](auto const& d, auto const& e) { return rung.sign(cross(d, e)) * winding; };
        return beside(v, from_a - from_b) >= 0 && beside(v, to_a - from_b) <= 0 && beside(u, from_b - from_a) <= 0 &&
               beside(u, to_b - from_a) >= 0;
    }
};

/// Calls f with the common point that a case names.
template <class Rung, class T>
[[gnu::always_inline]] constexpr auto with_common_point(Rung& rung, meeting_cores<T> const& m, common_point_case const& c,
                                                        auto f) {
    using kind = common_point_case::kind;
    return with_corners(rung, m.a, [&](auto const& of_a) {
        return with_corners(rung, m.b, [&](auto const& of_b) {
            if (c.what == kind::corner_of_a) return f(of_a.corner(rung, c.on_a));
            if (c.what == kind::corner_of_b) return f(of_b.corner(rung, c.on_b));
            auto const from = of_a.corner(rung, c.on_a);
            auto const to = of_b.corner(rung, c.on_b) - from;
            auto const u = of_a.side(rung, c.on_a);
            auto const v = of_b.side(rung, c.on_b);
            auto const share = rung.quotient(cross(to, v), cross(u, v));
            return f(vec{from.x + u.x * share, from.y + u.y * share});
        });
    });
}

/// The rounded common point, as a point of both cores.
template <class Result>
struct point_in_both_cores {
    using result = closest<Result, 2>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, meeting_cores<T> const& m, common_point_case const& c) {
        return with_common_point(rung, m, c, [&rung](auto const& p) {
            vec<Result, 2> const r = rung.template rounded<Result>(p);
            return result{r, r};
        });
    }
};

/// The point that divides the gap between two disjoint cores in the ratio of the radii.
template <class Result>
struct point_in_core_gap {
    using result = closest<Result, 2>;

    template <class Rung, class T>
    struct points {
        Rung& rung;
        gap_of_cores<T> const& gap;
        bool corner_is_of_a;

        [[gnu::always_inline]] constexpr result at_corner(auto const& p, auto const& q) const { return divided(p, q); }
        [[gnu::always_inline]] constexpr result at_side(auto const& p, auto const& from, auto const& d, int) const {
            auto const share = rung.quotient(dot(d, p - from), squared_norm(d));
            auto const foot = vec{from.x + d.x * share, from.y + d.y * share};
            return corner_is_of_a ? divided(p, foot) : divided(foot, p);
        }
        [[gnu::always_inline]] constexpr result divided(auto const& p, auto const& q) const {
            auto const share = rung.quotient(rung.number(gap.a.radius), gap.reach(rung));
            auto const coordinate = [&](auto const& x, auto const& y) {
                return rung.template rounded<Result>(x + (y - x) * share);
            };
            vec<Result, 2> const r{coordinate(p.x, q.x), coordinate(p.y, q.y)};
            return {r, r};
        }
    };
    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, gap_of_cores<T> const& gap, closest_features_case const& c) {
        bool const of_a = c.what != closest_features_case::kind::corner_of_b;
        return with_closest_features(rung, gap.a, gap.b, c, points<Rung, T>{rung, gap, of_a});
    }
};
/// The point that divides the gap between two points in the ratio of their radii; if the two points are equal, that point.
template <class Result, size_t N>
struct point_in_point_gap {
    using result = closest<Result, N>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, gap_of_points<T, N> const& gap, auto const&) {
        vec<Result, N> r;
        if (gap.p == gap.q) {
            r = rung.template rounded<Result>(rung.stored(gap.p));
        } else {
            auto const radius = rung.number(gap.radius_p);
            auto const share = rung.quotient(radius, radius + rung.number(gap.radius_q));
            r = map(
                [&](T const& p, T const& q) {
                    auto const x = rung.number(p);
                    return rung.template rounded<Result>(x + (rung.number(q) - x) * share);
                },
                gap.p, gap.q);
        }
        return {r, r};
    }
};

}  // namespace hantei
