// SPDX-License-Identifier: MIT
// Where a line, a ray or a segment passes through a shape: computed exactly and rounded once.
export module hantei:raycast;
import :base;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :relation;
import :shape;
import :pair;
import :line;
import :shape_traits;
import :corner_list;
import :line_clipping;
import :results;
import :line_rounded_hull;
import :crossings;
import :ladder;
import :convex_core;
import :box_cast;
import :core_cast;
import :own_shapes;
import :predicates;
import :decide;
import :dispatch;
import :sentence;
import :surd;

namespace hantei {

/// The pair of S with the line has a chord of its own, for exact numbers.
template <class S>
concept has_own_chord = requires { &pair<typename rebind<S, rational>::type, line<rational, S::dimension>>::chord; };
/// A line can be cast at it: the pair says how, or it is bounded and in the plane.
template <class S>
concept target = has_own_chord<S> || bounded_in_plane<S> || nonconvex<S>;

/// Some of the chord lies ahead of where c starts.
constexpr bool ahead(auto const& c, auto const& chord) { return !c.starts || sign(chord.exit.t) >= 0; }

/// The chord of the line through c, which meets the set: what of it lies ahead is for the caller to see by the sign of t. Of several,
/// the first that c meets. A segment of length zero has no direction: t is 0, the normal the first axis.
template <target S, size_t N>
constexpr exact_chord<N> exact_chord_through(parametric_line<N> const& c, S const& set) {
    if (squared_norm(c.direction).sign() == 0) {
        exact_end<N> end{{0}, {}};
        end.normal[0] = surd{1};
        return {end, end};
    }
    if constexpr (nonconvex<S>) {
        auto const chords = chords_of(set, c);
        size_t met = 0;
        while (!ahead(c, chords[met])) ++met;
        return chords[met];
    } else if constexpr (has_own_chord<S>) {
        return pair<S, line<rational, N>>::chord(set, line<rational, N>{c.origin, c.direction});
    } else {
        return chord_of_core(c, hull_of(corners_of(core_of(set))), radius_of(set));
    }
}
template <class T, size_t N>
constexpr crossing<T, N> rounded(parametric_line<N> const& c, exact_end<N> const& end) {
    auto const at =
        map([&](rational const& o, rational const& d) { return to_nearest<T>(end.t * d + o); }, c.origin, c.direction);
    return {to_nearest<T>(end.t), at, rounded<T>(end.normal)};
}
template <class T, class S, size_t N>
constexpr chord<T, N> chord_through(parametric_line<N> const& c, S const& set) {
    auto const ends = exact_chord_through(c, set);
    return {rounded<T>(c, ends.enter), rounded<T>(c, ends.exit)};
}

/// f(chord) for each chord of the line through c.
template <target S, size_t N>
constexpr void for_each_chord(parametric_line<N> const& c, S const& set, auto f) {
    if constexpr (nonconvex<S>) {
        if (squared_norm(c.direction).sign() != 0) {
            auto const chords = chords_of(set, c);
            for (size_t i = 0; i < chords.size(); ++i) f(chords[i]);
            return;
        }
    }
    f(exact_chord_through(c, set));
}

/// Of two shapes in the order of their pair, the first is cast at the second: it alone is straight, or it has no end, or both are
/// segments.
template <class X, class Y>
inline constexpr bool first_is_cast = linear_component<X> && (!linear_component<Y> || !bounded<X> || bounded<Y>);

/// f(the parametric line of the linear component, the other in exact numbers, or as it is if it is made of sides)
template <class X, class Y>
constexpr auto with_caster(X const& x, Y const& y, auto f) {
    if constexpr (first_is_cast<X, Y>) {
        if constexpr (nonconvex<Y>) return f(parametric_line_of(x), y);
        if constexpr (!nonconvex<Y>) return f(parametric_line_of(x), exact(y));
    } else {
        return with_caster(y, x, f);
    }
}

/// A straight shape as the line of a cast.
template <class T, class S>
constexpr auto line_of(S const& s) {
    constexpr size_t N = S::dimension;
    if constexpr (bounded<S>) {
        return line_through<T, N>{scalar_cast<T>(s.a), scalar_cast<T>(s.b)};
    } else {
        return stored_line<T, N>{scalar_cast<T>(s.origin), scalar_cast<T>(s.direction)};
    }
}
template <class T>
constexpr stored_way<T> way_of(stored_line<T, 2> const& l) {
    return {l.way};
}
template <class T>
constexpr way_between<T> way_of(line_through<T, 2> const& l) {
    return {l.origin, l.to};
}

/// The chord of the line through a straight shape, which meets the set, if the ladder is certain of it.
template <class Result, class C, class S>
constexpr bool chord_is_certain(C const& caster, S const& set, chord<Result, S::dimension>& r) {
    constexpr size_t N = S::dimension;
    using T = core_scalar<typename S::scalar_type>;
    using values = chord_of_cast<Result, N>;
    auto const line = line_of<T>(caster);
    using Line = remove_cvref_t<decltype(line)>;
    if constexpr (bounded<C>) {
        if (caster.a == caster.b) return false;
    }
    if constexpr (is_ball<S>) {
        if (set.radius == typename S::scalar_type{0}) return false;
        return certainly_measured<values>(ball_cast<T, N, Line>{line, scalar_cast<T>(set.center), number_cast<T>(set.radius)},
                                          r);
    } else if constexpr (is_box<S>) {
        return certainly_measured<values>(box_cast<T, N, Line>{line, scalar_cast<T>(set.min), scalar_cast<T>(set.max)}, r);
    } else if constexpr (bounded_in_plane<S> && corners_are_stored<S>) {
        return with_proper_core(set, [&](auto const& core) {
            convex_core<T> from;
            from.count = 1;
            from.at[0] = line.origin;
            auto const way = way_of(line);
            return certainly_measured<chord_of_core_cast<Result>>(core_cast<T, remove_cvref_t<decltype(way)>>{from, core, way},
                                                                  r);
        });
    } else {
        return false;
    }
}

/// f(the sides that the straight shape crosses, its way), if it is not a point and crosses them one at a time; else f is not called.
template <class C, scalar S>
constexpr void with_crossed_sides(C const& caster, parametric_line<2> const& c, vector<met_side<S>> const& sides, auto f) {
    using T = core_scalar<S>;
    if (squared_norm(c.direction).sign() == 0) return;
    auto const line = line_of<T>(caster);
    auto const way = way_of(line);
    crossed_sides<T, S, remove_cvref_t<decltype(way)>> const crossed(c, line.origin, way, sides);
    if (crossed.one_at_a_time()) f(crossed, way);
}
/// The first chord of the straight shape, which meets the set: of a curve a point.
template <class Result, class C, nonconvex S>
constexpr chord<Result, 2> chord_through_sides(C const& caster, S const& set) {
    auto const c = parametric_line_of(caster);
    optional<chord<Result, 2>> found;
    auto const sides = squared_norm(c.direction).sign() == 0 ? vector<met_side<typename S::scalar_type>>() : sides_met(set, c);
    with_crossed_sides(caster, c, sides, [&](auto const& crossed, auto const& way) {
        constexpr size_t step = curve<S> ? 1 : 2;
        for (size_t i = 0; i + step <= crossed.size() && !found.has_value(); i += step)
            if (!c.starts || crossed.sign_of_time(i + step - 1, 0) >= 0)
                found = chord<Result, 2>{crossed.template at<Result>(i, way, -1),
                                         crossed.template at<Result>(i + step - 1, way, 1)};
    });
    return found.has_value() ? *found : chord_through<Result>(c, set);
}
/// All crossings of the straight shape with the sides, in order.
template <class Result, class C, nonconvex S>
constexpr optional<vector<crossing<Result, 2>>> crossings_of_sides(C const& caster, S const& set) {
    auto const c = parametric_line_of(caster);
    optional<vector<crossing<Result, 2>>> found;
    auto const sides = squared_norm(c.direction).sign() == 0 ? vector<met_side<typename S::scalar_type>>() : sides_met(set, c);
    with_crossed_sides(caster, c, sides, [&](auto const& crossed, auto const& way) {
        vector<crossing<Result, 2>> all;
        for (size_t i = 0; i < crossed.size(); ++i) {
            bool const before = c.starts && crossed.sign_of_time(i, 0) < 0, behind = c.ends && crossed.sign_of_time(i, 1) > 0;
            if (!before && !behind) all.push_back(crossed.template at<Result>(i, way, curve<S> || i % 2 == 0 ? -1 : 1));
        }
        found = all;
    });
    return found;
}

/// The t at which the part of the straight a that belongs to it, or b, first meets the other: where it starts inside, 0.
template <class A, class B>
constexpr optional<surd> entry_of(A const& a, B const& b) {
    return with_pair(
        []<class P>(P*, auto const& x, auto const& y, bool) {
            optional<surd> t;
            if (decide<P>(x, y) == relation::disjoint) return t;
            with_caster(x, y, [&t](auto const& c, auto const& set) {
                t = exact_chord_through(c, set).enter.t;
                if (c.starts && sign(*t) < 0) t = surd{0};
            });
            return t;
        },
        a, b);
}

/// A line, a ray or a segment, and a set that it can be cast at.
template <class A, class S>
concept casts_at = requires(resolved_t<A> const& a) { parametric_line_of(a); } && target<resolved_t<S>>;
template <class A, class B>
struct chord_known {
    static constexpr bool value = false;
};
template <class A, class B>
    requires(pair_known<A, B>::value)
struct chord_known<A, B> {
    static constexpr bool value = casts_at<A, B> || casts_at<B, A>;
};
template <class A, class B>
struct words_against_chord {
    static consteval composed_text text() {
        if constexpr (!pair_known<A, B>::value) {
            return words_against_pair<A, B>::text();
        } else {
            composed_text text;
            text +=
                "hantei: a line, a ray or a segment is cast at a bounded shape of the plane, in space at a sphere or an aabb: "
                "one of the "
                "two must be such a shape, the other one straight";
            return text;
        }
    }
};

}  // namespace hantei

export namespace hantei {

/// raycast(a, b) is defined: a line, a ray or a segment against a bounded shape of the plane, in space against a ball or a box along
/// the axes; or variants of which some alternatives are among these. Where not all are, the answer is an optional_answer.
template <class A, class B>
concept castable = answerable<objection_in_one_dimension<chord_known, words_against_chord, A, B>()>;
/// The same where all alternatives are, as elements of a range must.
template <class A, class B>
concept always_castable = castable<A, B> && for_alternatives<chord_known, A, B>;

/// The chord of a line, ray or segment with a bounded shape: where its line enters and leaves the set, with t in directions (for a
/// segment b − a), point and outward normal. Present exactly where intersects() holds; enter.t < 0 means that a ray starts inside,
/// and the chord is not clipped. A tangent has enter.t == exit.t. Of two segments the first argument is cast at the second.
/// Of a chain or a polygon it is the first chord that the straight shape meets: crossings() has all of them.
/// The normals at corners and of sets without inner points: line_rounded_hull.cppm, for balls and boxes the file of their pair with the line, for
/// chains and polygons crossings.cppm.
inline constexpr struct raycast_fn {
    template <class A, class B>
        requires castable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<chord_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool) {
                using T = answer_t<decltype(x), decltype(y)>;
                optional<chord<T, remove_cvref_t<decltype(x)>::dimension>> r;
                if (decide<P>(x, y) == relation::disjoint) return r;
                constexpr size_t N = remove_cvref_t<decltype(x)>::dimension;
                chord<T, N> quick;
                bool certain = false;
                if constexpr (nonconvex<X>) {
                    r = chord_through_sides<T>(y, x);
                    return r;
                } else if constexpr (nonconvex<Y>) {
                    r = chord_through_sides<T>(x, y);
                    return r;
                } else if constexpr (first_is_cast<remove_cvref_t<decltype(x)>, remove_cvref_t<decltype(y)>>) {
                    certain = chord_is_certain(x, y, quick);
                } else {
                    certain = chord_is_certain(y, x, quick);
                }
                if (certain) {
                    r = quick;
                } else {
                    with_caster(x, y, [&r](auto const& c, auto const& set) { r = chord_through<T>(c, set); });
                }
                return r;
            },
            a, b);
    }
} raycast;

/// Where a line, ray or segment comes to the boundary of a bounded shape, in the order of t: all ends of its chords that belong to the
/// part that it is of its line. Where it only touches, once. Empty exactly where it misses the boundary: also within the shape.
inline constexpr struct crossings_fn {
    template <class A, class B>
        requires castable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<chord_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool) {
                using T = answer_t<decltype(x), decltype(y)>;
                vector<crossing<T, remove_cvref_t<decltype(x)>::dimension>> r;
                if (decide<P>(x, y) == relation::disjoint) return r;
                if constexpr (nonconvex<X>) {
                    if (auto const found = crossings_of_sides<T>(y, x); found.has_value()) return *found;
                } else if constexpr (nonconvex<Y>) {
                    if (auto const found = crossings_of_sides<T>(x, y); found.has_value()) return *found;
                }
                with_caster(x, y, [&r](auto const& c, auto const& set) {
                    auto const add = [&](auto const& end) {
                        bool const before = c.starts && sign(end.t) < 0, behind = c.ends && compare(end.t, surd{1}) > 0;
                        if (!before && !behind) r.push_back(rounded<T>(c, end));
                    };
                    for_each_chord(c, set, [&](auto const& chord) {
                        add(chord.enter);
                        if (compare(chord.enter.t, chord.exit.t) < 0) add(chord.exit);
                    });
                });
                return r;
            },
            a, b);
    }
} crossings;

}  // namespace hantei
