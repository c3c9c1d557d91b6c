// SPDX-License-Identifier: MIT
// The numbers of a gap between two shapes of space: its width, the square of its width, and its ends; or a common point, if only the radii meet.
//
// A gap is a measure (ladder.cppm) with the radii a.radius and b.radius and with two functions, which take a rung, a case and a function f:
//     with_gap       calls f with what determines the distance of the cores: f.at_ends(w) with the vector w from one closest point to the other,
//                    f.beside(w, u) with the vector w from a point of a line along u to the closest point, or f.across(w, n) with a vector w
//                    between two parallel planes and their normal n
//     with_points    calls f with the closest point of the core of a and that of the core of b
export module hantei:gap_in_space;
import :base;
import :generic_arithmetic;
import :vec;
import :ladder;

namespace hantei {

/// A core in space: of a shape without a radius all of it.
enum class core_kind_in_space : unsigned char { point, segment, ray, line, box, turned_box };
/// Where a closest point is in the interval of an axis.
enum class place_in_interval : unsigned char { start, inside, end };

/// The width of the gap: the distance of the cores less both radii.
template <class Result>
struct width_of_gap_in_space {
    using result = Result;
    template <class Rung, class Gap>
    struct widths {
        Rung& rung;
        Gap const& gap;

        [[gnu::always_inline]] constexpr Result at_ends(auto const& w) const { return less_radii(rung.length(w)); }
        [[gnu::always_inline]] constexpr Result beside(auto const& w, auto const& u) const {
            return less_radii(rung.root(rung.quotient(squared_norm(cross(w, u)), squared_norm(u))));
        }
        [[gnu::always_inline]] constexpr Result across(auto const& w, auto const& n) const {
            return less_radii(rung.over_root(abs(dot(w, n)), squared_norm(n)));
        }
        [[gnu::always_inline]] constexpr Result less_radii(auto const& x) const {
            return gap.is_round() ? rung.template rounded<Result>(x - gap.reach(rung)) : rung.template rounded<Result>(x);
        }
    };
    template <class Rung, class Gap>
    [[gnu::always_inline]] static constexpr Result of(Rung& rung, Gap const& gap, auto const& c) {
        return gap.with_gap(rung, c, widths<Rung, Gap>{rung, gap});
    }
};
/// The square of the width. Without radii it needs no square root.
template <class Result>
struct squared_width_of_gap_in_space {
    using result = Result;
    template <class Rung, class Gap>
    struct widths {
        Rung& rung;
        Gap const& gap;

        [[gnu::always_inline]] constexpr Result at_ends(auto const& w) const { return less_radii(squared_norm(w)); }
        [[gnu::always_inline]] constexpr Result beside(auto const& w, auto const& u) const {
            return less_radii(rung.quotient(squared_norm(cross(w, u)), squared_norm(u)));
        }
        [[gnu::always_inline]] constexpr Result across(auto const& w, auto const& n) const {
            return less_radii(rung.quotient(square(dot(w, n)), squared_norm(n)));
        }
        [[gnu::always_inline]] constexpr Result less_radii(auto const& x) const {
            if (!gap.is_round()) return rung.template rounded<Result>(x);
            return rung.template rounded<Result>(square(rung.root(x) - gap.reach(rung)));
        }
    };
    template <class Rung, class Gap>
    [[gnu::always_inline]] static constexpr Result of(Rung& rung, Gap const& gap, auto const& c) {
        return gap.with_gap(rung, c, widths<Rung, Gap>{rung, gap});
    }
};
/// The two ends of the gap: the closest points, each at its radius from the core.
template <class Result>
struct ends_of_gap_in_space {
    using result = closest<Result, 3>;

    template <class Rung, class Gap>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, Gap const& gap, auto const& c) {
        return gap.with_points(rung, c, [&](auto const& p, auto const& q) {
            if (!gap.is_round()) return result{rung.template rounded<Result>(p), rung.template rounded<Result>(q)};
            auto const way = q - p;
            auto const moved = [&](auto const& from, auto const& step) {
                return rung.template rounded<Result>(vec{from.x + way.x * step, from.y + way.y * step, from.z + way.z * step});
            };
            auto const length = rung.length(way);
            return result{moved(p, rung.quotient(rung.number(gap.a.radius), length)),
                          moved(q, -rung.quotient(rung.number(gap.b.radius), length))};
        });
    }
};

/// The common point of two shapes that meet, twice: it divides the gap between the closest points of the cores in the ratio of the radii. If the cores
/// meet, it is their closest point.
template <class Result>
struct point_in_gap_in_space {
    using result = closest<Result, 3>;
    static constexpr bool is_rare = true;

    template <class Rung, class Gap>
    static constexpr result of(Rung& rung, Gap const& gap, auto const& c) {
        return gap.with_points(rung, c, [&](auto const& p, auto const& q) {
            auto const twice = [&rung](auto const& x) {
                auto const r = rung.template rounded<Result>(x);
                return result{r, r};
            };
            if (gap.a.radius == 0) return twice(p);
            if (gap.b.radius == 0) return twice(q);
            return twice(p + (q - p) * rung.quotient(rung.number(gap.a.radius), gap.reach(rung)));
        });
    }
};

}  // namespace hantei
