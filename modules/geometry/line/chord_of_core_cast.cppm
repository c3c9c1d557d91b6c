// SPDX-License-Identifier: MIT
// The values of a cast whose case is known (core_cast.cppm): the chord of a ray in a convex core, or its crossing with one side.
export module hantei:chord_of_core_cast;
import :base;
import :vec;
import :results;
import :ladder;
import :to_doubles;
import :convex_core;
import :guessed_ends;
import :core_cast;

namespace hantei {

/// v after some quarter turns, counter-clockwise, without −0.
template <class T>
constexpr vec<T, 2> quarter_turned(vec<T, 2> v, int turns) {
    for (; turns > 0; --turns) v = {T{0} - v.y, v.x};
    return v;
}
/// The chord of a moving point in b: a has one corner and no radius.
template <class Result>
struct chord_of_core_cast {
    using result = chord<Result, 2>;

    template <class Rung, class T, class Way>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, core_cast<T, Way> const& m, core_cast_case const& c) {
        cast_end const side = c.is_flat ? cast_end{} : c.along;
        return with_corners(rung, m.b, [&](auto const& of_b) {
            result r;
            r.enter = end(rung, m, c.enter, side, of_b, -1);
            int const turns = m.quarter_turns(c.enter, c.exit);
            vec<Result, 2> const leaving = quarter_turned(r.enter.normal, turns);
            r.exit = end(rung, m, c.exit, side, of_b, 1, turns < 0 ? nullptr : &leaving);
            return r;
        });
    }

    /// One end of the chord, with the normal of D there if it is known already.
    template <class Rung, class T, class Way>
    [[gnu::always_inline]] static constexpr crossing<Result, 2> end(Rung& rung, core_cast<T, Way> const& m, cast_end const& e,
                                                                    cast_end const& along, auto const& of_b, int side,
                                                                    vec<Result, 2> const* normal = nullptr) {
        auto const round = [&](auto const& x) { return rung.template rounded<Result>(x); };
        auto const w = m.way.in(rung);
        auto const origin = rung.stored(m.a.corner(0));
        crossing<Result, 2> r;
        bool const is_end_of_side = e.what == cast_end::kind::end_of_side;
        cast_end const& met = is_end_of_side ? along : e;
        int const axis = m.axis_of_side(met);
        auto const put = [&](auto const& t) {
            r.t = round(t);
            if (axis != 1) r.point.x = round(t * w.x + origin.x);
            if (axis != 0) r.point.y = round(t * w.y + origin.y);
        };
        stored_corners<T> const of_a{m.a};
        if (e.what == cast_end::kind::corners) {
            auto const apart = of_b.corner(rung, e.on_b) - origin;
            auto const t = m.time_at_corner(rung, apart, w, side);
            auto const radius = rung.number(m.b.radius);
            put(t);
            r.normal = {round(rung.quotient(t * w.x - apart.x, radius)), round(rung.quotient(t * w.y - apart.y, radius))};
        } else {
            if (is_end_of_side) {
                if constexpr (Rung::knows_ties) put(m.time_at_end_of_side(rung, of_b.corner(rung, e.on_b) - origin, w));
                else rung.doubt = true;
            }
            if (met.what == cast_end::kind::none) {  // D is flat, and all of it is on the way
                r.normal = {round(rung.over_length(side < 0 ? -w.x : w.x, w)),
                            round(rung.over_length(side < 0 ? -w.y : w.y, w))};
                return r;
            }
            core_cast<T, Way>::with_side(rung, met, of_a, of_b, [&](auto const& d, auto const& flat) {
                if (normal != nullptr) {
                    r.normal = *normal;
                } else {
                    auto const length = rung.length(d);
                    r.normal = {round(rung.quotient(d.y, length)), round(-rung.quotient(d.x, length))};
                }
                if (!is_end_of_side) m.with_time_at_side(rung, d, flat, w, put);
            });
            if (axis < 0) return r;
            if (axis == 1) r.point.x = m.across_side(rung, of_b.coordinate(rung, met.on_b, 0), r.normal.x);
            else r.point.y = m.across_side(rung, of_b.coordinate(rung, met.on_b, 1), r.normal.y);
        }
        return r;
    }
};

/// The measure of the crossing of a way from a point with the line of a segment. The normal is on the right of the segment (`along` 0), or
/// of the segment back (1).
template <class T, class Way>
struct side_cast {
    using scalar_type = T;
    core_cast<T, Way> cast;
    size_t along;

    constexpr range_check in_range() const { return cast.in_range(); }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        cast.in_doubles(to, [&](auto const& converted) {
            ask(side_cast<double, remove_cvref_t<decltype(converted.way)>>{converted, along});
        });
    }
    [[gnu::always_inline]] constexpr cast_end choose(auto&) const { return {cast_end::kind::side_of_b, 0, along}; }
};
/// The crossing that a `side_cast` measures.
template <class Result>
struct end_of_side_cast {
    using result = crossing<Result, 2>;

    template <class Rung, class T, class Way>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, side_cast<T, Way> const& m, cast_end const& e) {
        return chord_of_core_cast<Result>::end(rung, m.cast, e, {}, stored_corners<T>{m.cast.b}, 0);
    }
};

}  // namespace hantei
