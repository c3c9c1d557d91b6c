// SPDX-License-Identifier: MIT
// The sweep of a convex shape along a straight way against another at rest: decided exactly, rounded once.
//
// a moved by t·d and b have a common point exactly if t·d is in the Minkowski difference {q − p : q in b, p in a}. For two rounded hulls
// this is a rounded hull again, with the sum of the radii, and the times of contact are its chord with the line 0 + t·d. If one of the two
// is a ray or a line, the difference is unbounded.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, section 4.4.
export module hantei:convex_sweep;
import :base;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :shape;
import :shape_traits;
import :corner_list;
import :line_clipping;
import :results;
import :minkowski_sum;
import :recession_cone;
import :line_rounded_hull;
import :ladder;
import :convex_core;
import :core_sweep;
import :surd;

namespace hantei {

/// The support of a core in a direction n of numbers X, rational or surd: the farthest corner, or the two ends of the farthest side.
template <class X>
struct farthest {
    X height;  ///< n · corner
    array<X, 2> place;  ///< along perp(n): the least and the greatest

    constexpr farthest(corner_list const& core, vec<X, 2> const& n) : height(dot(n, core[0])) {
        auto const along = perp(n);
        place[0] = place[1] = dot(along, core[0]);
        for (size_t i = 1; i < core.size(); ++i) {
            X const h = dot(n, core[i]);
            int const order = compare(h, height);
            if (order < 0) continue;
            X const x = dot(along, core[i]);
            place = order > 0 ? array{x, x} : array{min(place[0], x), max(place[1], x)};
            height = h;
        }
    }
};

/// The part of a core on a supporting line, as an interval of places along the line. An end without a value is at infinity.
struct stretch_on_surface {
    optional<surd> low, high;

    /// n is the outward normal of the core, `along` the direction of the line, `shift` how far the core has moved along it.
    constexpr stretch_on_surface(unbounded_hull const& core, vec<surd, 2> const& n, vec<surd, 2> const& along,
                                 surd const& shift) {
        farthest const side(core.corners, n);
        bool const same_sense = sign(dot(perp(n), along)) > 0;
        low = (same_sense ? side.place[0] : -side.place[1]) + shift;
        high = (same_sense ? side.place[1] : -side.place[0]) + shift;
        for (auto const& d : core.recession)
            if (sign(dot(n, d)) == 0) (sign(dot(along, d)) < 0 ? low : high).reset();
    }
};

/// What two shapes share if they touch: the points at the places from `low` to `high` along a line.
struct touched_stretch {
    optional<surd> low, high;
    vec<surd, 2> along, surface;

    constexpr vec<surd, 2> at(surd const& place) const { return along * place + surface; }
};

/// A sweep of two rounded cores in exact numbers: a moves by `way`, b is at rest.
struct rounded_move {
    unbounded_hull a, b;
    rational radius_a, radius_b;
    vec<rational, 2> way;

    /// The times of contact: the chord of the line 0 + t·way in the Minkowski difference {q − p : q in b, p in a}, grown by both radii. The
    /// way is not zero.
    constexpr optional<open_chord> times() const {
        return chord_of_core(parametric_line<2>{{}, way}, differences_of(a, b), radius_a + radius_b);
    }
    /// What a, moved by t·way, and b share if they touch with the normal n from a to b: the common part of their farthest sides or corners.
    constexpr touched_stretch touched(surd const& t, vec<surd, 2> const& n) const {
        auto const along = perp(n);
        stretch_on_surface const on_a(a, n, along, t * dot(along, way)), on_b(b, -n, along, surd{0});
        auto const of_two = [](optional<surd> const& x, optional<surd> const& y, int greater) {
            return !y.has_value() || (x.has_value() && compare(*x, *y) * greater > 0) ? x : y;
        };
        return {of_two(on_a.low, on_b.low, 1), of_two(on_a.high, on_b.high, -1), along,
                n * (-(farthest(b.corners, -n).height + radius_b))};
    }
    /// Calls f with each finite end of what a and b share (`touched`).
    constexpr void each_touching(surd const& t, vec<surd, 2> const& n, auto f) const {
        auto const stretch = touched(t, n);
        for (auto const& place : array{stretch.low, stretch.high})
            if (place.has_value()) f(stretch.at(*place));
    }
};

/// Adds the rounded point, unless it equals the first one.
constexpr void add_rounded(vec<surd, 2> const& p, auto& points) {
    add_if_new(points, rounded<typename remove_cvref_t<decltype(points[0])>::scalar_type>(p));
}

/// The impact of a move: the part of its times of contact that lies between 0 and 1; nothing if there is none.
template <class T>
constexpr optional<sweep_hit<T, 2>> impact_of(rounded_move const& move) {
    optional<sweep_hit<T, 2>> r;
    auto const times = move.times();
    if (!times.has_value()) return r;
    auto const &enter = times->enter.t, &exit = times->exit.t;
    if ((enter.has_value() && compare(*enter, surd{1}) > 0) || (exit.has_value() && sign(*exit) < 0)) return r;
    bool const meet_at_start = !enter.has_value() || sign(*enter) < 0;
    bool const part_at_start = meet_at_start && exit.has_value() && sign(*exit) == 0;
    auto const& normal = part_at_start ? times->exit.normal : times->enter.normal;
    sweep_hit<T, 2> found{T{0}, T{1}, rounded<T>(-normal), {}};
    if (!meet_at_start) found.first = to_nearest<T>(*enter);
    if (exit.has_value() && compare(*exit, surd{1}) < 0) found.last = to_nearest<T>(*exit);
    if (!meet_at_start || part_at_start || sign(dot(normal, move.way)) == 0) {  // no overlap at the start
        move.each_touching(meet_at_start ? surd{0} : *enter, -normal,
                           [&found](auto const& p) { add_rounded(p, found.points); });
    }
    r = found;
    return r;
}

/// Whether every number of the scalar D is one of the scalar T, without rounding.
template <class D, class T>
inline constexpr bool holds_exactly =
    same_as<T, double> ? !wide_integer<D> && !same_as<D, rational> : wide_integer<D> || same_as<D, int32_t>;

/// The hull of a core, in fractions.
template <class T>
constexpr unbounded_hull unbounded_hull_of(convex_core<T> const& core) {
    by_fractions rung;
    corner_list corners;
    for (size_t i = 0; i < core.count; ++i) corners.add(any_corner(rung, core, i));
    return {hull_of(corners), {}};
}
template <class Result, class T>
[[gnu::noinline, gnu::cold]] constexpr sweep_answer<Result> swept_exactly(core_sweep<T> const& m) {
    auto const &a = m.moving.a, &b = m.moving.b;
    auto const hit = impact_of<Result>(
        {unbounded_hull_of(a), unbounded_hull_of(b), rational(a.radius), rational(b.radius), exact(m.moving.way.way)});
    return hit.has_value() ? sweep_answer<Result>{true, *hit} : sweep_answer<Result>{};
}
template <class Result, class T>
constexpr sweep_answer<Result> swept_by_cheapest(core_sweep<T> const& m) {
    sweep_answer<Result> r;
    return certainly_measured<impact_of_cores<Result>>(m, r) ? r : swept_exactly<Result>(m);
}
/// The sweep at run time: compiled once, in the archive, for the scalars double and int64_t.
template <class Result, class T>
sweep_answer<Result> swept_in_archive(core_sweep<T> const& m);
template <class Result, class T>
constexpr sweep_answer<Result> swept(core_sweep<T> const& m) {
    if (is_constant_evaluated()) return swept_by_cheapest<Result>(m);
    return swept_in_archive<Result>(m);
}

/// Whether the ladder has rungs for the sweep of A against B: both are bounded convex shapes of the plane with stored corners, and their
/// scalar holds the way exactly.
template <class A, class B, class D, class T = core_scalar<typename A::scalar_type>>
concept sweep_of_cores = bounded_in_plane<A> && bounded_in_plane<B> && corners_are_stored<A> && corners_are_stored<B> &&
                         has_filter<T> && holds_exactly<D, T>;

}  // namespace hantei
