// SPDX-License-Identifier: MIT
// When a shape that moves straight on meets one that stands still: decided exactly, rounded once.
//
// a moved by t·d and b have a common point exactly where t·d is the difference of a point of b and one of a. For two rounded hulls these
// differences are a rounded hull again, with the sum of the radii, and the times of contact are its chord with the line 0 + t·d. The
// differences of a ray or a line go on without end where it does.
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
import :enclosing_box;
import :own_shapes;
import :surd;

namespace hantei {

/// The corners of a core that are farthest in a direction n of numbers X, rational or surd: one, or the two ends of a side.
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

/// What a core, moved by so much along a surface, has on it: all between two places, or on to infinity where there is none.
struct stretch_on_surface {
    optional<surd> low, high;

    /// For the outward normal n of the core.
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

/// What two shapes share where they touch: places along a line.
struct touched_stretch {
    optional<surd> low, high;
    vec<surd, 2> along, surface;

    constexpr vec<surd, 2> at(surd const& place) const { return along * place + surface; }
};

/// Two rounded cores, of which a moves: in exact numbers.
struct rounded_move {
    unbounded_hull a, b;
    rational radius_a, radius_b;
    vec<rational, 2> way;

    /// The chord of the line 0 + t·way with all differences of a point of b and one of a; the way is not zero.
    constexpr optional<open_chord> times() const {
        return chord_of_core(parametric_line<2>{{}, way}, differences_of(a, b), radius_a + radius_b);
    }
    /// Where a, moved by t·way, touches b with the normal n: the ends, as far as there are any, of what their farthest sides (or corners)
    /// share.
    constexpr touched_stretch touched(surd const& t, vec<surd, 2> const& n) const {
        auto const along = perp(n);
        stretch_on_surface const on_a(a, n, along, t * dot(along, way)), on_b(b, -n, along, surd{0});
        auto const of_two = [](optional<surd> const& x, optional<surd> const& y, int greater) {
            return !y.has_value() || (x.has_value() && compare(*x, *y) * greater > 0) ? x : y;
        };
        return {of_two(on_a.low, on_b.low, 1), of_two(on_a.high, on_b.high, -1), along,
                n * (-(farthest(b.corners, -n).height + radius_b))};
    }
    /// Calls f with these ends.
    constexpr void each_touching(surd const& t, vec<surd, 2> const& n, auto f) const {
        auto const stretch = touched(t, n);
        for (auto const& place : array{stretch.low, stretch.high})
            if (place.has_value()) f(stretch.at(*place));
    }
};

/// Adds a point that is rounded, but not the same one twice.
constexpr void add_rounded(vec<surd, 2> const& p, auto& points) {
    auto const point = rounded<typename remove_cvref_t<decltype(points[0])>::scalar_type>(p);
    if (points.count == 0 || point != points[0]) points.at[points.count++] = point;
}

/// What of the chord lies between the times 0 and 1; nothing if none of it does.
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

/// A scalar D is a scalar T without rounding.
template <class D, class T>
inline constexpr bool holds_exactly =
    same_as<T, double> ? !wide_integer<D> && !same_as<D, rational> : wide_integer<D> || same_as<D, int32_t>;

/// Between which heights a shape is across a way w, cross(w, p) of its points p, of which those beside its core are left out; and the sizes of
/// what was added up to tell.
struct heights_across {
    double low, high, size;

    /// Of a box, or a part of it.
    [[gnu::always_inline]] constexpr heights_across(vec<double, 2> const& w, enclosing_box<2> const& box) {
        double const x0 = w.y * box.low.x, x1 = w.y * box.high.x, y0 = w.x * box.low.y, y1 = w.x * box.high.y;
        low = smaller(y0, y1) - larger(x0, x1);
        high = larger(y0, y1) - smaller(x0, x1);
        size = (magnitude_of(x0) + magnitude_of(x1)) + (magnitude_of(y0) + magnitude_of(y1));
    }
    /// Of the corners, or the center, of a core.
    template <class T>
    [[gnu::always_inline]] constexpr heights_across(vec<double, 2> const& w, vec<T, 2> const& p) {
        double const x = w.y * static_cast<double>(p.x), y = w.x * static_cast<double>(p.y);
        low = high = y - x;
        size = magnitude_of(x) + magnitude_of(y);
    }
    [[gnu::always_inline]] constexpr void add(heights_across const& x) {
        low = smaller(low, x.low);
        high = larger(high, x.high);
        size += x.size;
    }
};
/// The same of the core of a shape.
template <class S>
[[gnu::always_inline]] constexpr heights_across heights_of_core(vec<double, 2> const& w, S const& s) {
    if constexpr (rounded_shape<S>) {
        return heights_of_core(w, s.core());
    } else if constexpr (is_turned_box<S>) {
        heights_across r(w, s.center);
        auto const axis = scalar_cast<double>(s.rotation.as_vec()), half = scalar_cast<double>(s.half_extents);
        for (vec<double, 2> const& half_edge : array{axis * half.x, perp(axis) * half.y}) {
            double const x = w.y * half_edge.x, y = w.x * half_edge.y;
            r.low -= magnitude_of(y - x);
            r.high += magnitude_of(y - x);
            r.size += magnitude_of(x) + magnitude_of(y);
        }
        return r;
    } else if constexpr (is_point<S> || is_segment<S> || is_triangle<S>) {
        auto const corners = s.core_vertices();
        heights_across r(w, corners[0]);
        for (size_t i = 1; i < corners.size(); ++i) r.add({w, corners[i]});
        return r;
    } else {
        return {w, enclosing_box_of(s)};
    }
}

/// a does not come near b on its way: on an axis, or across the way, they stay apart by more than all that is rounded.
///
/// Along an axis that is the three subtractions. Across the way, heights are sums of a few products, of which each is rounded by less than
/// 8u of itself, and the sums by u of theirs: together less than 16u of the sizes. |w| <= max + (√2 − 1)·min of its coordinates' magnitudes.
/// A product that is subnormal is off by less than a part of the least normal number: of the half edges of a turned box it is multiplied by
/// w, which the last term pays for, and of |w| by a radius, for which |w| is taken larger by that number. Where a number is too large, or not
/// one, the comparison is false, as the sizes are so as well. Both looks are taken always: a branch between them would be a toss-up.
template <class A, class B, class D>
bool surely_apart_on_way(A const& a, vec<D, 2> const& way, B const& b) {
    auto const p = enclosing_box_of(a), q = enclosing_box_of(b);
    bool apart = false;
    for (size_t i = 0; i < 2; ++i) {
        double const w = static_cast<double>(way[i]);
        auto const off = [w](double x, double y) { return 0x1p-50 * (magnitude_of(x) + magnitude_of(y) + magnitude_of(w)); };
        apart |= q.low[i] - p.high[i] - larger(w, 0.0) > off(q.low[i], p.high[i]);
        apart |= p.low[i] - q.high[i] + smaller(w, 0.0) > off(p.low[i], q.high[i]);
    }
    vec<double, 2> const w = scalar_cast<double>(way);
    heights_across const of_a = heights_of_core(w, a), of_b = heights_of_core(w, b);
    constexpr double least = numeric_limits<double>::min();
    double const x = magnitude_of(w.x), y = magnitude_of(w.y), length = larger(x, y) + 0.41422 * smaller(x, y) + least;
    double const reach = (static_cast<double>(radius_of(a)) + static_cast<double>(radius_of(b))) * length;
    double const off = 0x1p-48 * (of_a.size + of_b.size + reach) + (length + 1) * least;
    return apart | (larger(of_b.low - of_a.high, of_a.low - of_b.high) - reach > off);
}

/// The same for two cores, in exact numbers.
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
template <class Result, class E = void, class T>
[[gnu::always_inline]] constexpr sweep_answer<Result> swept_by_cheapest(core_sweep<T> const& m) {
    sweep_answer<Result> r;
    return by_certain_rungs<impact_of_cores<Result>, E>(m, r) ? r : swept_exactly<Result>(m);
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
                         has_quick_ways<T> && holds_exactly<D, T>;

}  // namespace hantei
