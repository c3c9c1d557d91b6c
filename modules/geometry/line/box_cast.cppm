// SPDX-License-Identifier: MIT
// The chord of a straight line in a ball, or in a box along the axes, in the plane and in space.
export module hantei:box_cast;
import :base;
import :generic_arithmetic;
import :vec;
import :shape_traits;
import :results;
import :formulas;
import :ladder;
import :to_doubles;

namespace hantei {

/// A line that is stored with its direction (`stored_line`), or by two points (`line_through`).
template <class T, size_t N>
struct stored_line {
    vec<T, N> origin, way;

    [[gnu::always_inline]] constexpr range_check in_range() const { return all_in_range(origin) & all_in_range(way); }
    constexpr stored_line<double, N> converted(to_doubles& convert) const { return {convert(origin), convert(way)}; }
    [[gnu::always_inline]] constexpr auto direction(auto& rung) const { return rung.stored(way); }
    [[gnu::always_inline]] constexpr int sign_along(size_t axis) const { return (T{0} < way[axis]) - (way[axis] < T{0}); }
};
template <class T, size_t N>
struct line_through {
    vec<T, N> origin, to;

    [[gnu::always_inline]] constexpr range_check in_range() const { return all_in_range(origin) & all_in_range(to); }
    constexpr line_through<double, N> converted(to_doubles& convert) const { return {convert(origin), convert(to)}; }
    [[gnu::always_inline]] constexpr auto direction(auto& rung) const { return rung.difference(origin, to); }
    [[gnu::always_inline]] constexpr int sign_along(size_t axis) const {
        return (origin[axis] < to[axis]) - (to[axis] < origin[axis]);
    }
};
/// The line of a segment, a ray or a line.
template <class T, class S>
constexpr auto line_of(S const& s) {
    constexpr size_t N = S::dimension;
    if constexpr (bounded<S>) {
        return line_through<T, N>{scalar_cast<T>(s.a), scalar_cast<T>(s.b)};
    } else {
        return stored_line<T, N>{scalar_cast<T>(s.origin), scalar_cast<T>(s.direction)};
    }
}

/// The measure of a line that meets a ball with a radius r > 0. With e from the origin to the center, its ends solve |e − t·d| = r:
/// t = (d·e ∓ √(r²|d|² − |d × e|²)) / |d|². The normal is the unit vector from the center to the end.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.2.
template <class T, size_t N, class Line>
struct ball_cast {
    using scalar_type = T;
    struct only_case {};

    Line line;
    vec<T, N> center;
    T radius;

    [[gnu::always_inline]] constexpr range_check in_range() const {
        return line.in_range() & all_in_range(center) & all_in_range(radius);
    }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        auto const converted = line.converted(to);
        ask(ball_cast<double, N, remove_cvref_t<decltype(converted)>>{converted, to(center), to(radius)});
    }
    [[gnu::always_inline]] constexpr only_case choose(auto&) const { return {}; }
};

/// The measure of a line that meets a box. Of the walls through which it enters the slabs of the axes, the last is where it enters the box;
/// of those through which it leaves the slabs, the first is where it leaves the box. Of several at once, that of the first axis counts.
/// Source: Kay and Kajiya, Ray Tracing Complex Scenes, SIGGRAPH 1986; Ericson, section 5.3.3.
template <class T, size_t N, class Line>
struct box_cast {
    using scalar_type = T;
    struct axes {
        size_t enter = N, exit = N;
    };

    Line line;
    vec<T, N> min, max;

    [[gnu::always_inline]] constexpr range_check in_range() const {
        return line.in_range() & all_in_range(min) & all_in_range(max);
    }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        auto const converted = line.converted(to);
        ask(box_cast<double, N, remove_cvref_t<decltype(converted)>>{converted, to(min), to(max)});
    }
    /// The wall through which the line enters (side −1) or leaves (1) the slab of an axis.
    [[gnu::always_inline]] constexpr T const& wall(size_t axis, int side) const {
        return line.sign_along(axis) == side ? max[axis] : min[axis];
    }
    template <class Rung>
    [[gnu::always_inline]] constexpr axes choose(Rung& rung) const {
        axes r;
        auto const d = line.direction(rung);
        auto const later = [&](size_t i, size_t k, int side) {  // the sign of t(i) − t(k)
            auto const to_i = rung.number(wall(i, side)) - rung.number(line.origin[i]);
            auto const to_k = rung.number(wall(k, side)) - rung.number(line.origin[k]);
            return rung.sign(to_i * d[k] - to_k * d[i]) * line.sign_along(i) * line.sign_along(k);
        };
        for (size_t i = 0; i < N; ++i) {
            if (line.sign_along(i) == 0) continue;
            if (r.enter == N || later(i, r.enter, -1) > 0) r.enter = i;
            if (r.exit == N || later(i, r.exit, 1) < 0) r.exit = i;
        }
        return r;
    }
};

template <class Result, size_t N>
struct chord_of_cast {
    using result = chord<Result, N>;

    template <class Rung, class T, class Line>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, ball_cast<T, N, Line> const& m, auto const&) {
        auto const origin = rung.stored(m.line.origin);
        auto const d = m.line.direction(rung);
        auto const away = rung.stored(m.center) - origin;
        auto const length = squared_norm(d);
        auto const middle = dot(d, away);
        auto const radius = rung.number(m.radius);
        auto const half_chord = rung.root(square(radius) * length - squared_area(d, away));
        return {end_on_ball(rung, rung.ratio(-half_chord + middle, length), d, origin, away, radius),
                end_on_ball(rung, rung.ratio(half_chord + middle, length), d, origin, away, radius)};
    }
    template <class Rung, class T, class Line>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, box_cast<T, N, Line> const& m,
                                                      typename box_cast<T, N, Line>::axes const& walls) {
        return {end(rung, m, walls.enter, -1), end(rung, m, walls.exit, 1)};
    }

  private:
    template <class Rung>
    [[gnu::always_inline]] static constexpr crossing<Result, N> end_on_ball(Rung& rung, auto const& t, auto const& d,
                                                                            auto const& origin, auto const& away,
                                                                            auto const& radius) {
        auto const round = [&](auto const& x) { return rung.template rounded<Result>(x); };
        crossing<Result, N> r;
        r.t = round(t);
        for (size_t i = 0; i < N; ++i) {
            r.point[i] = round(t * d[i] + origin[i]);
            r.normal[i] = round(rung.quotient(t * d[i] - away[i], radius));
        }
        return r;
    }
    template <class Rung, class T, class Line>
    [[gnu::always_inline]] static constexpr crossing<Result, N> end(Rung& rung, box_cast<T, N, Line> const& m, size_t axis,
                                                                    int side) {
        auto const round = [&](auto const& x) { return rung.template rounded<Result>(x); };
        auto const d = m.line.direction(rung);
        T const& wall = m.wall(axis, side);
        auto const t = rung.ratio(rung.number(wall) - rung.number(m.line.origin[axis]), d[axis]);
        crossing<Result, N> r;
        r.t = round(t);
        for (size_t i = 0; i < N; ++i)
            r.point[i] =
                i == axis ? Rung::template rounded_stored<Result>(wall) : round(t * d[i] + rung.number(m.line.origin[i]));
        r.normal[axis] = static_cast<Result>(m.line.sign_along(axis) * side);
        return r;
    }
};

}  // namespace hantei
