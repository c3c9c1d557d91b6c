// SPDX-License-Identifier: MIT
// The methods of raycast() and crossings(): the file of a pair names one of them as `raycast`.
//
// Each has first_chord<T>(caster, set) and crossings<T>(caster, set), for a line, a ray or a segment and a set that it meets. All give the
// numbers nearest to the true values; they differ in the measure that they hand to the ladder (ladder.cppm). What the ladder leaves in
// doubt is computed in fractions (exact_cast.cppm).
export module hantei:cast_methods;
import :base;
import :scalar;
import :vec;
import :shape;
import :pointed_function;
import :line;
import :shape_traits;
import :line_clipping;
import :results;
import :crossings;
import :exact_cast;
import :ladder;
import :inputs;
import :sign;
import :formulas;
import :convex_core;
import :box_cast;
import :core_cast;
import :chord_of_core_cast;
import :own_shapes;
import :alternatives;
import :judgeable;
import :sided_view;
import :manifest;
import :surd;

namespace hantei {

template <class T>
constexpr stored_way<T> way_of(stored_line<T, 2> const& l) {
    return {l.way};
}
template <class T>
constexpr way_between<T> way_of(line_through<T, 2> const& l) {
    return {l.origin, l.to};
}

/// Whether a caster has a direction: a segment of length zero has none.
template <class C>
constexpr bool has_direction(C const& caster) {
    if constexpr (bounded<C>) return !(caster.a == caster.b);
    return true;
}

/// Whether the line of a caster crosses a segment of the plane, which is not parallel to it: the chord is a point.
template <class C, class S>
constexpr bool crosses_in_one_point(C const& caster, S const& set) {
    if constexpr (is_segment<S> && S::dimension == 2) {
        constexpr auto along = []<class X>(X const& s) {
            if constexpr (bounded<X>) return directions.difference(s.a, s.b);
            if constexpr (!bounded<X>) return directions.value(s.direction);
        };
        return exact_engine::sign(cross_sign, along(caster), along(set)) != 0;
    } else {
        return false;
    }
}

/// A set in which a line has one chord. Method::is_certain finds it on the ladder and returns whether it is certain.
template <class Method>
struct by_one_chord {
    template <class T, class C, class S>
    static constexpr chord<T, S::dimension> first_chord(C const& caster, S const& set) {
        if constexpr (has_filter<typename S::scalar_type>) {
            chord<T, S::dimension> r;
            if (has_direction(caster) && Method::is_certain(caster, set, r)) return r;
        }
        return chord_of_cast_at<T>(parametric_line_of(caster), set);
    }
    template <class T, class C, class S>
    static constexpr auto crossings(C const& caster, S const& set) {
        if constexpr (has_filter<typename S::scalar_type>) {
            chord<T, S::dimension> ends;
            vector<crossing<T, S::dimension>> r;
            if (has_direction(caster) && Method::is_certain(caster, set, ends)) {
                if (crosses_in_one_point(caster, set)) {  // the caster meets the set, so it is a point of the caster
                    r.push_back(ends.enter);
                    return r;
                }
                if (put_known_ends<C>(ends, r)) return r;
            }
        }
        return exact_crossings<T>(caster, set);
    }

  private:
    /// Adds the ends of a chord that belong to the caster. Returns whether rounded times tell which do, and that the ends are two. A rounded time
    /// is 0 only if the exact one is, and it is 1 also if the exact one is near it.
    template <class C, class T, size_t N>
    static constexpr bool put_known_ends(chord<T, N> const& ends, vector<crossing<T, N>>& r) {
        constexpr bool starts = !same_as<C, line<typename C::scalar_type, N>>, stops = bounded<C>;
        if (ends.enter.t == ends.exit.t) return false;
        for (auto const& end : array{ends.enter, ends.exit}) {
            if (stops && end.t == T{1}) return false;
            if (!(starts && end.t < T{0}) && !(stops && T{1} < end.t)) r.push_back(end);
        }
        return true;
    }
};

/// At a ball: the roots of a quadratic equation (Ericson, section 5.3.2).
inline constexpr struct by_ball_cast_t : by_one_chord<by_ball_cast_t> {
    template <class Result, class C, class S>
    static constexpr bool is_certain(C const& caster, S const& set, chord<Result, S::dimension>& r) {
        using T = core_scalar<typename S::scalar_type>;
        constexpr size_t N = S::dimension;
        if (set.radius == typename S::scalar_type{0}) return false;
        auto const line = line_of<T>(caster);
        return certainly_measured<chord_of_cast<Result, N>>(
            ball_cast<T, N, remove_cvref_t<decltype(line)>>{line, scalar_cast<T>(set.center), number_cast<T>(set.radius)}, r);
    }
} by_ball_cast;

/// At a box along the axes: through its slabs (Ericson, section 5.3.3).
inline constexpr struct by_box_cast_t : by_one_chord<by_box_cast_t> {
    template <class Result, class C, class S>
    static constexpr bool is_certain(C const& caster, S const& set, chord<Result, S::dimension>& r) {
        using T = core_scalar<typename S::scalar_type>;
        constexpr size_t N = S::dimension;
        auto const line = line_of<T>(caster);
        return certainly_measured<chord_of_cast<Result, N>>(
            box_cast<T, N, remove_cvref_t<decltype(line)>>{line, scalar_cast<T>(set.min), scalar_cast<T>(set.max)}, r);
    }
} by_box_cast;

/// At a convex core of the plane with a radius: through its sides and its round corners (core_cast.cppm).
inline constexpr struct by_core_cast_t : by_one_chord<by_core_cast_t> {
    template <class Result, class C, class S>
    static constexpr bool is_certain(C const& caster, S const& set, chord<Result, 2>& r) {
        using T = core_scalar<typename S::scalar_type>;
        if constexpr (!corners_are_stored<S>) return false;
        if constexpr (corners_are_stored<S>) {
            return with_straight_core(set, [&](auto const& core) {
                auto const line = line_of<T>(caster);
                convex_core<T> from;
                from.count = 1;
                from.at[0] = line.origin;
                auto const way = way_of(line);
                return certainly_measured<chord_of_core_cast<Result>>(
                    core_cast<T, remove_cvref_t<decltype(way)>>{from, core, way}, r);
            });
        }
    }
} by_core_cast;

/// By chord() or chords() of the pair with the line, only in fractions.
inline constexpr struct by_exact_chord_t : by_one_chord<by_exact_chord_t> {
    template <class Result, class C, class S>
    static constexpr bool is_certain(C const&, S const&, chord<Result, S::dimension>&) {
        return false;
    }
} by_exact_chord;

/// Calls f(the sides of a chain or a region that a straight shape crosses, its way). f is not called if the shape is a point, or does not
/// cross the sides one at a time.
template <class Line, class S>
constexpr void with_crossed_sides(parametric_line<2> const& c, Line const& line, S const& set, auto f) {
    using X = typename S::scalar_type;
    if constexpr (has_filter<X>) {
        if (squared_norm(c.direction).sign() == 0) return;
        auto const sides = sides_met(set, c);
        auto const way = way_of(line);
        using T = typename remove_cvref_t<decltype(line.origin)>::scalar_type;
        crossed_sides<T, X, remove_cvref_t<decltype(way)>> const crossed(c, line.origin, way, sides);
        if (crossed.one_at_a_time()) f(crossed, way);
    }
}
template <class T, class Line, class S>
constexpr chord<T, 2> first_chord_with_sides(parametric_line<2> const& c, Line const& line, S const& set) {
    optional<chord<T, 2>> found;
    with_crossed_sides(c, line, set, [&](auto const& crossed, auto const& way) {
        constexpr size_t step = curve<S> ? 1 : 2;
        for (size_t i = 0; i + step <= crossed.size() && !found.has_value(); i += step)
            if (!c.starts || crossed.sign_of_time(i + step - 1, 0) >= 0)
                found = chord<T, 2>{crossed.template at<T>(i, way, -1), crossed.template at<T>(i + step - 1, way, 1)};
    });
    return found.has_value() ? *found : chord_through<T>(c, set);
}
template <class T, class Line, class S>
constexpr void each_crossing_of_sides(parametric_line<2> const& c, Line const& line, S const& set, auto f) {
    bool found = false;
    with_crossed_sides(c, line, set, [&](auto const& crossed, auto const& way) {
        for (size_t i = 0; i < crossed.size(); ++i) {
            bool const before = c.starts && crossed.sign_of_time(i, 0) < 0, behind = c.ends && crossed.sign_of_time(i, 1) > 0;
            if (!before && !behind) f(crossed.template at<T>(i, way, curve<S> || i % 2 == 0 ? -1 : 1));
        }
        found = true;
    });
    if (!found) for_each_crossing<T>(c, set, f);
}
// The two functions above at run time: compiled once (queries/archive.hpp).
template <class T, class Line, class S>
chord<T, 2> first_chord_in_archive(parametric_line<2> const& c, Line const& line, S const& set);
template <class T, class Line, class S>
void each_crossing_in_archive(parametric_line<2> const& c, Line const& line, S const& set,
                              pointed_function<void, crossing<T, 2> const&> const& f);

/// At chains and regions: through the sides that the line meets, in the order of t (crossings.cppm).
inline constexpr struct by_side_cast_t {
    /// The first chord that the caster meets; in a curve it is a point.
    template <class T, class C, nonconvex S>
    static constexpr chord<T, 2> first_chord(C const& caster, S const& set) {
        auto const c = parametric_line_of(caster);
        auto const line = line_of<scalar_with<C, S>>(caster);
        if constexpr (archived_together<C, S>) {
            if (!is_constant_evaluated())
                return with_archived(set, [&](auto const& seen) { return first_chord_in_archive<T>(c, line, seen); });
        }
        return first_chord_with_sides<T>(c, line, set);
    }
    template <class T, class C, nonconvex S>
    static constexpr vector<crossing<T, 2>> crossings(C const& caster, S const& set) {
        vector<crossing<T, 2>> r;
        auto add = [&r](crossing<T, 2> const& x) { r.push_back(x); };
        auto const c = parametric_line_of(caster);
        auto const line = line_of<scalar_with<C, S>>(caster);
        if constexpr (archived_together<C, S>) {
            if (!is_constant_evaluated()) {
                pointed_function<void, crossing<T, 2> const&> const sink(add);
                with_archived(set, [&](auto const& seen) { each_crossing_in_archive<T>(c, line, seen, sink); });
                return r;
            }
        }
        each_crossing_of_sides<T>(c, line, set, add);
        return r;
    }

  private:
    template <class C, class S>
    using scalar_with = core_scalar<common_scalar_t<C, S>>;
} by_side_cast;

/// Whether the first of two shapes, in the order of their pair, is cast at the second: it alone is straight, or it is unbounded, or both
/// are segments.
template <class X, class Y>
inline constexpr bool first_is_cast = linear_component<X> && (!linear_component<Y> || !bounded<X> || bounded<Y>);
/// Calls f(the shape that is cast, the set that it is cast at).
template <class X, class Y>
constexpr auto with_caster(X const& x, Y const& y, auto f) {
    if constexpr (first_is_cast<X, Y>) return f(x, y);
    if constexpr (!first_is_cast<X, Y>) return f(y, x);
}

/// Whether A is a line, a ray or a segment, and S a set that it can be cast at.
template <class A, class S>
concept casts_at = requires(A const& a) { parametric_line_of(a); } && target<S>;
/// The method of a cast at S for a pair that names none, as for a user's shape.
template <class S>
consteval auto default_cast_method_at() {
    if constexpr (nonconvex<S>) {
        return by_side_cast;
    } else if constexpr (has_own_chord<S> || has_own_chords<S>) {
        return by_exact_chord;
    } else {
        return by_core_cast;
    }
}
template <class A, class B>
consteval auto default_cast_method() {
    if constexpr (!casts_at<A, B> && !casts_at<B, A>) {
        return not_defined;
    } else if constexpr (first_is_cast<A, B>) {
        return default_cast_method_at<B>();
    } else {
        return default_cast_method_at<A>();
    }
}
/// The raycast method of a pair: the one that it names, else the default.
inline constexpr struct raycast_method_fn {
    template <class P, class A, class B, bool Swapped>
    consteval auto operator()(pair_with_shapes<P, A, B, Swapped>) const {
        if constexpr (requires { P::raycast; }) {
            return P::raycast;
        } else {
            return default_cast_method<A, B>();
        }
    }
} raycast_method;

}  // namespace hantei
