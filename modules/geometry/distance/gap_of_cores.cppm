// SPDX-License-Identifier: MIT
// The gap between two disjoint convex shapes of the plane: its width, and its two ends.
//
// The closest points of two cores with radii lie on the segment between the closest points of the cores, each at its radius from the core.
export module hantei:gap_of_cores;
import :base;
import :generic_arithmetic;
import :rational;
import :vec;
import :surd;
import :ladder;
import :to_doubles;
import :gap_of_points;
import :convex_core;
import :core_in_doubles;
import :closest_features;

namespace hantei {

/// The gap between two disjoint cores with radii, as a measure (ladder.cppm). Its case is the closest features of the cores.
template <class T>
struct gap_of_cores {
    using scalar_type = T;
    convex_core<T> const& a;
    convex_core<T> const& b;

    [[gnu::always_inline]] constexpr range_check in_range() const { return a.in_range() & b.in_range(); }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        with_cores_in_doubles(to, a, b, [&](auto const& p, auto const& q) { ask(gap_of_cores<double>{p, q}); });
    }
    [[gnu::always_inline]] constexpr closest_features_case choose(auto& rung) const {
        return closest_features<T>{a, b}.choose(rung);
    }
    [[gnu::always_inline]] constexpr bool chosen_approximately(closest_features_case& found) const {
        return closest_features<T>{a, b}.chosen_approximately(found);
    }
    constexpr bool is_round() const { return T{0} < a.radius || T{0} < b.radius; }
    constexpr T const& radius_a() const { return a.radius; }
    constexpr T const& radius_b() const { return b.radius; }
    /// The sum of the radii.
    [[gnu::always_inline]] constexpr auto reach(auto& rung) const { return rung.number(a.radius) + rung.number(b.radius); }
    template <class Rung, class F>
    [[gnu::always_inline]] constexpr auto with_features(Rung& rung, closest_features_case const& c, F f) const {
        return with_closest_features(rung, a, b, c, f);
    }
};

/// The width of the gap: the distance of the cores less both radii.
template <class Result>
struct width_of_gap {
    using result = Result;
    template <class Rung, class Gap>
    struct widths {
        Rung& rung;
        Gap const& gap;

        [[gnu::always_inline]] constexpr Result at_corner(auto const& p, auto const& q) const {
            return less_radii(rung.length(q - p));
        }
        [[gnu::always_inline]] constexpr Result at_side(auto const& p, auto const& from, auto const& d, int left) const {
            auto const off = cross(d, p - from);
            return less_radii(rung.over_root(left < 0 ? -off : off, squared_norm(d)));
        }
        [[gnu::always_inline]] constexpr Result less_radii(auto const& x) const {
            return gap.is_round() ? rung.template rounded<Result>(x - gap.reach(rung)) : rung.template rounded<Result>(x);
        }
    };
    template <class Rung, class Gap>
    [[gnu::always_inline]] static constexpr Result of(Rung& rung, Gap const& gap, closest_features_case const& c) {
        return gap.with_features(rung, c, widths<Rung, Gap>{rung, gap});
    }
    template <class Rung, class T, size_t N>
    [[gnu::always_inline]] static constexpr Result of(Rung& rung, gap_of_points<T, N> const& gap, auto const&) {
        return rung.template rounded<Result>(gap.width(rung));
    }
};

/// The square of the width. Without radii it needs no square root.
template <class Result>
struct squared_width_of_gap {
    using result = Result;
    template <class Rung, class Gap>
    struct widths {
        Rung& rung;
        Gap const& gap;

        [[gnu::always_inline]] constexpr Result at_corner(auto const& p, auto const& q) const {
            auto const way = q - p;
            if (!gap.is_round()) return rung.template rounded<Result>(squared_norm(way));
            return rung.template rounded<Result>(square(rung.length(way) - gap.reach(rung)));
        }
        [[gnu::always_inline]] constexpr Result at_side(auto const& p, auto const& from, auto const& d, int left) const {
            auto const off = cross(d, p - from);
            if (!gap.is_round()) return rung.template rounded<Result>(rung.quotient(square(off), squared_norm(d)));
            auto const across = rung.over_root(left < 0 ? -off : off, squared_norm(d));
            return rung.template rounded<Result>(square(across - gap.reach(rung)));
        }
    };
    template <class Rung, class Gap>
    [[gnu::always_inline]] static constexpr Result of(Rung& rung, Gap const& gap, closest_features_case const& c) {
        return gap.with_features(rung, c, widths<Rung, Gap>{rung, gap});
    }
    template <class Rung, class T, size_t N>
    [[gnu::always_inline]] static constexpr Result of(Rung& rung, gap_of_points<T, N> const& gap, auto const&) {
        if (!gap.is_round()) return rung.template rounded<Result>(squared_norm(gap.way(rung)));
        return rung.template rounded<Result>(square(gap.width(rung)));
    }
};

/// The squared distance of the cores, in fractions.
struct squared_gap_of_cores {
    static constexpr rational at_corner(auto const& p, auto const& q) { return squared_norm(q - p); }
    static constexpr rational at_side(auto const& p, auto const& from, auto const& d, int) {
        return square(cross(d, p - from)) / squared_norm(d);
    }
};
/// The exact width of the gap.
template <class T>
constexpr surd exact_width(gap_of_cores<T> const& gap) {
    by_fractions rung;
    return {-gap.reach(rung), 1, with_closest_features(rung, gap.a, gap.b, gap.choose(rung), squared_gap_of_cores{})};
}

/// The two ends of the gap: the closest points, on a and on b.
template <class Result>
struct ends_of_core_gap {
    using result = closest<Result, 2>;

    template <class Rung, class Gap>
    struct points {
        Rung& rung;
        Gap const& gap;
        bool corner_is_of_a;

        [[gnu::always_inline]] constexpr result at_corner(auto const& p, auto const& q) const {
            if (!gap.is_round()) return {at(p), at(q)};
            auto const way = q - p;
            auto const moved = [&](auto const& from, auto const& radius, bool back) {
                auto const coordinate = [&](auto const& x, auto const& w) {
                    auto const step = rung.over_length(w * rung.number(radius), way);
                    return rung.template rounded<Result>(x + (back ? -step : step));
                };
                return vec<Result, 2>{coordinate(from.x, way.x), coordinate(from.y, way.y)};
            };
            return {moved(p, gap.radius_a(), false), moved(q, gap.radius_b(), true)};
        }
        /// The corner lies from its foot along the side's left normal, perp(d), or against it.
        [[gnu::always_inline]] constexpr result at_side(auto const& p, auto const& from, auto const& d, int left) const {
            auto const length = squared_norm(d);
            auto const share = rung.quotient(dot(d, p - from), length);
            auto const foot = vec{from.x + d.x * share, from.y + d.y * share};
            auto const out = left < 0 ? -perp(d) : perp(d);
            auto const moved = [&](auto const& q, auto const& radius, bool back) {
                if (!gap.is_round()) return at(q);
                auto const coordinate = [&](auto const& x, auto const& n) {
                    auto const step = rung.over_root(n * rung.number(radius), length);
                    return rung.template rounded<Result>(x + (back ? -step : step));
                };
                return vec<Result, 2>{coordinate(q.x, out.x), coordinate(q.y, out.y)};
            };
            vec<Result, 2> const of_corner = moved(p, corner_is_of_a ? gap.radius_a() : gap.radius_b(), true);
            vec<Result, 2> const of_side = moved(foot, corner_is_of_a ? gap.radius_b() : gap.radius_a(), false);
            return corner_is_of_a ? result{of_corner, of_side} : result{of_side, of_corner};
        }
        [[gnu::always_inline]] constexpr vec<Result, 2> at(auto const& p) const { return rung.template rounded<Result>(p); }
    };
    template <class Rung, class Gap>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, Gap const& gap, closest_features_case const& c) {
        bool const of_a = c.what != closest_features_case::kind::corner_of_b;
        return gap.with_features(rung, c, points<Rung, Gap>{rung, gap, of_a});
    }
};

/// The closest points of two cores, in fractions.
struct exact_ends {
    bool corner_is_of_a;

    constexpr closest<rational, 2> at_corner(vec<rational, 2> const& p, vec<rational, 2> const& q) const { return {p, q}; }
    constexpr closest<rational, 2> at_side(vec<rational, 2> const& p, vec<rational, 2> const& from, vec<rational, 2> const& d,
                                           int) const {
        auto const foot = from + d * (dot(d, p - from) / squared_norm(d));
        return corner_is_of_a ? closest<rational, 2>{p, foot} : closest<rational, 2>{foot, p};
    }
};

template <class Result, size_t N>
struct ends_of_point_gap {
    using result = closest<Result, N>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, gap_of_points<T, N> const& gap, auto const&) {
        if (!gap.is_round())
            return {rung.template rounded<Result>(rung.stored(gap.p)), rung.template rounded<Result>(rung.stored(gap.q))};
        auto const way = gap.way(rung);
        auto const moved = [&](vec<T, N> const& from, T const& radius, bool back) {
            return map(
                [&](T const& x, auto const& w) {
                    auto const step = rung.over_length(w * rung.number(radius), way);
                    return rung.template rounded<Result>(rung.number(x) + (back ? -step : step));
                },
                from, way);
        };
        return {moved(gap.p, gap.radius_p, false), moved(gap.q, gap.radius_q, true)};
    }
};
template <class Result>
using ends_of_plane_point_gap = ends_of_point_gap<Result, 2>;
template <class Result>
using ends_of_space_point_gap = ends_of_point_gap<Result, 3>;

}  // namespace hantei
