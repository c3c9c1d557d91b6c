// SPDX-License-Identifier: MIT
// A common point of a ray or a line and a convex shape that it meets, or of two of rays and lines: the numbers of closest_points() where shapes meet.
//
// It is the crossing with the first side of the core that the line meets, in stored order. If only the radius of the shape meets the line, it is the point
// of the line that is closest to the core. At a box along the axes, in the plane and in space, it is the point at which the line enters the box.
// Source: Ericson, Real-Time Collision Detection, section 5.1.9.1 (the crossing), section 5.3.3 (the box).
export module hantei:common_point_on_line;
import :base;
import :vec;
import :ladder;
import :to_doubles;
import :convex_core;
import :closest_features;
import :gap_to_line;
import :box_cast;

namespace hantei {

/// A ray or a line of the plane and a convex shape that meet, as a measure (ladder.cppm).
template <class T>
struct line_at_core {
    using scalar_type = T;
    struct common_point_case {
        bool is_crossing = false;
        size_t side = 0;  ///< that is crossed
        closest_features_case closest{};  ///< if none is
    };
    gap_to_line<T, true> gap;

    constexpr range_check in_range() const { return gap.in_range(); }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        gap.in_doubles(to, [&ask](auto const& converted) { ask(line_at_core<double>{converted}); });
    }

    /// A side along the line is left in doubt.
    template <class Rung>
    constexpr common_point_case choose(Rung& rung) const {
        auto const from = rung.stored(gap.origin), d = rung.stored(gap.direction);
        auto const side_of = [&](size_t i) { return rung.sign(cross(d, any_corner(rung, gap.b, i) - from)); };
        int start = side_of(0);
        for (size_t i = 0; i < gap.b.side_count(); ++i) {
            int const end = side_of(gap.b.after(i));
            rung.doubt |= start == 0 && end == 0;
            if (start * end <= 0 && is_ahead(rung, i, end - start)) return {true, i};
            start = end;
        }
        return {false, 0, gap.choose(rung)};
    }

  private:
    /// Whether the line meets that of side i at a t >= 0, if d × v has the given sign for the direction v of the side.
    template <class Rung>
    constexpr bool is_ahead(Rung& rung, size_t i, int winding) const {
        if (!gap.is_ray) return true;
        auto const e = any_corner(rung, gap.b, i) - rung.stored(gap.origin);
        return rung.sign(cross(e, any_side(rung, gap.b, i))) * winding >= 0;
    }
};
/// Two of rays and lines of the plane that are not parallel and meet.
template <class T>
struct crossing_lines {
    using scalar_type = T;
    struct only_case {};
    vec<T, 2> origin_a, direction_a, origin_b, direction_b;

    constexpr range_check in_range() const {
        return all_in_range(origin_a) & all_in_range(direction_a) & all_in_range(origin_b) & all_in_range(direction_b);
    }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        ask(crossing_lines<double>{to(origin_a), to(direction_a), to(origin_b), to(direction_b)});
    }
    template <class Rung>
    constexpr only_case choose(Rung& rung) const {
        rung.doubt |= rung.sign(cross(rung.stored(direction_a), rung.stored(direction_b))) == 0;
        return {};
    }
};

/// The rounded common point, as a point of both shapes. It is origin + t·d; where it crosses a line through origin + e along v, t is (e × v)/(d × v).
template <class Result>
struct common_point_on_line {
    using result = closest<Result, 2>;
    static constexpr bool is_rare = true;

    template <class Rung, class T>
    static constexpr result of(Rung& rung, line_at_core<T> const& m, typename line_at_core<T>::common_point_case const& c) {
        auto const& gap = m.gap;
        auto const from = rung.stored(gap.origin), d = rung.stored(gap.direction);
        if (c.is_crossing)
            return crossing(rung, from, d, any_corner(rung, gap.b, c.side) - from, any_side(rung, gap.b, c.side));
        if (c.closest.what != closest_features_case::kind::corner_of_b) return twice(rung, from);
        auto const e = any_corner(rung, gap.b, c.closest.on_b) - from;
        return twice(rung, from + d * rung.quotient(dot(d, e), squared_norm(d)));
    }
    template <class Rung, class T>
    static constexpr result of(Rung& rung, crossing_lines<T> const& m, auto const&) {
        return crossing(rung, rung.stored(m.origin_a), rung.stored(m.direction_a), rung.difference(m.origin_a, m.origin_b),
                        rung.stored(m.direction_b));
    }

  private:
    static constexpr result crossing(auto& rung, auto const& from, auto const& d, auto const& e, auto const& v) {
        return twice(rung, from + d * rung.quotient(cross(e, v), cross(d, v)));
    }
    static constexpr result twice(auto& rung, auto const& p) {
        auto const r = rung.template rounded<Result>(p);
        return {r, r};
    }
};

/// The rounded point at which a line enters a box along the axes, as a point of both.
template <class Result, size_t N>
struct point_of_entry {
    using result = closest<Result, N>;
    static constexpr bool is_rare = true;

    template <class Rung, class T, class Line>
    static constexpr result of(Rung& rung, box_cast<T, N, Line> const& m, typename box_cast<T, N, Line>::axes const& walls) {
        size_t const axis = walls.enter;
        auto const from = rung.stored(m.line.origin), d = m.line.direction(rung);
        T const& wall = m.wall(axis, -1);
        auto const t = rung.quotient(rung.number(wall) - from[axis], d[axis]);
        auto r = rung.template rounded<Result>(from + d * t);
        r[axis] = Rung::template rounded_stored<Result>(wall);
        return {r, r};
    }
};

}  // namespace hantei
