// SPDX-License-Identifier: MIT
// When a shape that moves straight on meets one that stands still: decided exactly, rounded once.
//
// a moved by t·d and b have a common point exactly where t·d is the difference of a point of b and one of a. For two rounded hulls these
// differences are a rounded hull again, with the sum of the radii, and the times of contact are its chord with the line 0 + t·d. The
// differences of a ray or a line go on without end where it does.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, section 4.4.
export module hantei:sweep;
import :base;
import :number;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :relation;
import :shape;
import :validation;
import :reduction;
import :passage;
import :results;
import :hull;
import :endless;
import :chord;
import :ladder;
import :convex_core;
import :core_cast;
import :core_sweep;
import :rough_box;
import :parting;
import :predicates;
import :measures;

namespace hantei {

[[noreturn]] inline void refuse_displacement() {
    fail(domain_error("hantei: sweep: the displacement is not finite (NaN or infinity)"));
}

/// What a core, moved by so much along a surface, has on it: all between two places, or on to infinity where there is none.
struct stretch_on_surface {
    optional<surd> low, high;

    /// For the outward normal n of the core.
    constexpr stretch_on_surface(endless_hull const& core, vec<surd, 2> const& n, vec<surd, 2> const& along,
                                 surd const& shift) {
        farthest const side(core.corners, n);
        bool const same_sense = sign(dot(perp(n), along)) > 0;
        low = (same_sense ? side.place[0] : -side.place[1]) + shift;
        high = (same_sense ? side.place[1] : -side.place[0]) + shift;
        for (auto const& d : core.endless)
            if (sign(dot(n, d)) == 0) (sign(dot(along, d)) < 0 ? low : high).reset();
    }
};

/// Two rounded cores, of which a moves: in exact numbers.
struct rounded_move {
    endless_hull a, b;
    rational radius_a, radius_b;
    vec<rational, 2> way;

    /// The chord of the line 0 + t·way with all differences of a point of b and one of a; the way is not zero.
    constexpr optional<open_chord> times() const {
        return chord_of_core(carrier<2>{{}, way}, differences_of(a, b), radius_a + radius_b);
    }
    /// Calls f with the places where a, moved by t·way, touches b with the normal n: the ends, as far as there are any, of what their
    /// farthest sides (or corners) share.
    constexpr void each_touching(surd const& t, vec<surd, 2> const& n, auto f) const {
        auto const along = perp(n);
        stretch_on_surface const on_a(a, n, along, t * dot(along, way)), on_b(b, -n, along, surd{0});
        auto const surface = n * (-(farthest(b.corners, -n).height + radius_b));
        auto const of_two = [](optional<surd> const& x, optional<surd> const& y, int greater) {
            return !y.has_value() || (x.has_value() && compare(*x, *y) * greater > 0) ? x : y;
        };
        for (auto const& place : array{of_two(on_a.low, on_b.low, 1), of_two(on_a.high, on_b.high, -1)})
            if (place.has_value()) f(along * *place + surface);
    }
};

template <class A, class B>
constexpr rounded_move move_of(A const& a, vec<rational, 2> const& way, B const& b) {
    return {endless_hull_of(thin(a)), endless_hull_of(thin(b)), radius_of(a), radius_of(b), way};
}

/// What of the chord lies between the times 0 and 1; nothing if none of it does.
template <class T>
constexpr optional<impact<T, 2>> impact_of(rounded_move const& move) {
    optional<impact<T, 2>> r;
    auto const times = move.times();
    if (!times.has_value()) return r;
    auto const &enter = times->enter.t, &exit = times->exit.t;
    if ((enter.has_value() && compare(*enter, surd{1}) > 0) || (exit.has_value() && sign(*exit) < 0)) return r;
    bool const meet_at_start = !enter.has_value() || sign(*enter) < 0;
    bool const part_at_start = meet_at_start && exit.has_value() && sign(*exit) == 0;
    auto const& normal = part_at_start ? times->exit.normal : times->enter.normal;
    impact<T, 2> found{T{0}, T{1}, rounded<T>(-normal), {}};
    if (!meet_at_start) found.first = to_nearest<T>(*enter);
    if (exit.has_value() && compare(*exit, surd{1}) < 0) found.last = to_nearest<T>(*exit);
    if (!meet_at_start || part_at_start || sign(dot(normal, move.way)) == 0) {  // no overlap at the start
        move.each_touching(meet_at_start ? surd{0} : *enter, -normal, [&found](auto const& p) {
            auto const point = rounded<T>(p);
            if (found.points.count == 0 || point != found.points[0]) found.points.at[found.points.count++] = point;
        });
    }
    r = found;
    return r;
}

/// A scalar D is a scalar T without rounding.
template <class D, class T>
inline constexpr bool holds_exactly =
    same_as<T, double> ? !wide_integer<D> && !same_as<D, rational> : wide_integer<D> || same_as<D, int32_t>;

/// a does not come near b on its way: their boxes stay apart on an axis, by more than the three subtractions are off.
template <class A, class B, class D>
bool surely_apart_on_way(A const& a, vec<D, 2> const& way, B const& b) {
    auto const p = rough_box_of(a), q = rough_box_of(b);
    bool apart = false;
    for (size_t i = 0; i < 2; ++i) {
        double const w = static_cast<double>(way[i]);
        auto const off = [w](double x, double y) { return 0x1p-50 * (magnitude_of(x) + magnitude_of(y) + magnitude_of(w)); };
        apart |= q.low[i] - p.high[i] - larger(w, 0.0) > off(q.low[i], p.high[i]);
        apart |= p.low[i] - q.high[i] + smaller(w, 0.0) > off(p.low[i], q.high[i]);
    }
    return apart;
}

/// The same for two cores, in exact numbers.
template <class T>
constexpr endless_hull endless_hull_of(convex_core<T> const& core) {
    by_fractions rung;
    corner_list corners;
    for (size_t i = 0; i < core.count; ++i) corners.add(any_corner(rung, core, i));
    return {hull_of(corners), {}};
}
template <class Result, class T>
[[gnu::noinline, gnu::cold]] constexpr sweep_answer<Result> swept_exactly(core_sweep<T> const& m) {
    auto const &a = m.moving.a, &b = m.moving.b;
    auto const hit = impact_of<Result>(
        {endless_hull_of(a), endless_hull_of(b), rational(a.radius), rational(b.radius), exact(m.moving.way.way)});
    return hit.has_value() ? sweep_answer<Result>{true, *hit} : sweep_answer<Result>{};
}
template <class Result, class T>
[[gnu::always_inline]] constexpr sweep_answer<Result> swept_by_cheapest(core_sweep<T> const& m) {
    sweep_answer<Result> r;
    return by_certain_rungs<impact_of_cores<Result>>(m, r) ? r : swept_exactly<Result>(m);
}
/// The same at run time: compiled once, into the archive, for the scalars double and int64_t.
template <class Result, class T>
sweep_answer<Result> swept_in_archive(core_sweep<T> const& m);
template <class Result, class T>
constexpr sweep_answer<Result> swept(core_sweep<T> const& m) {
    if (is_constant_evaluated()) return swept_by_cheapest<Result>(m);
    return swept_in_archive<Result>(m);
}

/// The ladder has rungs for two shapes and a way: bounded convex shapes, and a way that their scalar holds.
template <class A, class B, class D, class T = core_scalar<typename A::scalar_type>>
concept sweep_of_cores = bounded_in_plane<A> && bounded_in_plane<B> && corners_are_stored<A> && corners_are_stored<B> &&
                         !same_as<T, rational> && holds_exactly<D, T>;

/// A convex set of the plane, bounded or not.
template <class S>
concept convex_in_plane = S::dimension == 2 && !sided<S> && (bounded<S> || requires(S const& s) { carrier_of(s); });

template <class A, class B>
struct sweep_known {
    static constexpr bool value = false;
};
template <class A, class B>
    requires(pair_known<A, B>::value)
struct sweep_known<A, B> {
    static constexpr bool value = convex_in_plane<A> && convex_in_plane<B>;
};
template <class A, class B>
struct words_against_sweep {
    static consteval composed_text text() {
        if constexpr (!pair_known<A, B>::value) {
            return words_against_pair<A, B>::text();
        } else {
            composed_text text;
            text += "hantei: sweep is for two convex shapes of the plane, rays and lines too";
            return text;
        }
    }
};

}  // namespace hantei

export namespace hantei {

/// sweep(a, displacement, b) is defined: for two convex shapes of the plane, rays and lines too, or variants of which some
/// alternatives are. Where not all are, the answer is an optional_answer.
template <class A, class B>
concept sweepable = answerable<objection<sweep_known, words_against_sweep, A, B>()>;

/// When a, on its straight way from where it is to where it is after the displacement (in the user's unit), meets b, which stands
/// still: the first and the last contact in fractions of the displacement; of the first the normal from a to b, and the points.
/// Touching counts. Present exactly where a meets b at some time in [0, 1], the ends included.
///
/// first is 0 exactly where they meet at the start. Where they overlap there, there are no points, and the normal is that of the place
/// where a came in, had it moved like this before; at corners, and along sides, it is as chord.cppm says for the differences of
/// the two; where it always was in, along a ray or a line, it is the displacement's direction. Where what they share has no end there
/// are only the points of the ends that there are. A displacement of zero gives 0, 1, the first axis and no points where they meet.
/// sweep(b, −displacement, a) has the same fractions and, but for zero, the opposite normal. Throws invalid_shape for bad
/// numbers, std::domain_error for a displacement that is not finite.
inline constexpr struct sweep_fn {
    template <class A, class B, scalar D = double>
        requires sweepable<A, B>
    constexpr auto operator()(A const& a, vec<D, 2> const& displacement, B const& b) const {
        if (!all_finite(displacement)) refuse_displacement();
        return ask<sweep_known>(
            [&displacement]<class P>(P*, auto const& x, auto const& y, bool swapped) {
                using T = answer_t<decltype(x), decltype(y)>;
                validate(x);
                validate(y);
                using X = remove_cvref_t<decltype(x)>;
                using Y = remove_cvref_t<decltype(y)>;
                optional<impact<T, 2>> r;
                if constexpr (!same_as<D, rational>) {
                    if (!is_constant_evaluated() &&
                        (swapped ? surely_apart_on_way(y, displacement, x) : surely_apart_on_way(x, displacement, y)))
                        return r;
                }
                if (displacement == vec<D, 2>{}) {
                    if (decide<P>(x, y) != relation::disjoint) r = impact<T, 2>{T{0}, T{1}, unit<T, 2>(0), {}};
                } else if constexpr (sweep_of_cores<X, Y, D>) {
                    using C = core_scalar<typename X::scalar_type>;
                    auto const way = scalar_cast<C>(displacement);
                    with_proper_core(x, [&](auto const& of_x) {
                        with_proper_core(y, [&](auto const& of_y) {
                            auto const answer =
                                swept<T>(swapped ? core_sweep<C>{{of_y, of_x, {way}}} : core_sweep<C>{{of_x, of_y, {way}}});
                            if (answer.meet) r = answer.hit;
                        });
                    });
                } else {
                    auto const way = exact(displacement);
                    r = impact_of<T>(swapped ? move_of(exact(y), way, exact(x)) : move_of(exact(x), way, exact(y)));
                }
                return r;
            },
            a, b);
    }
} sweep;

}  // namespace hantei
