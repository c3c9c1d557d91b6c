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
import :segment;
import :ray;
import :line;
import :reduction;
import :passage;
import :results;
import :hull;
import :chord;
import :crossings;
import :predicates;
import :measures;

namespace hantei {

/// The pair of S with the line has a chord of its own, for exact numbers.
template <class S>
concept has_own_chord = requires { &pair<typename rebind<S, rational>::type, line<rational, S::dimension>>::chord; };
/// A line can be cast at it: the pair says how, or it is bounded and in the plane.
template <class S>
concept target = has_own_chord<S> || bounded_in_plane<S> || sided<S>;

/// Some of the chord lies ahead of where c starts.
constexpr bool ahead(auto const& c, auto const& chord) { return !c.starts || sign(chord.exit.t) >= 0; }

/// The chord of the line through c, which meets the set: what of it lies ahead is for the caller to see by the sign of t. Of several,
/// the first that c meets. A segment of length zero has no direction: t is 0, the normal the first axis.
template <target S, size_t N>
constexpr exact_chord<N> exact_chord_through(carrier<N> const& c, S const& set) {
    if (squared_norm(c.direction).sign() == 0) {
        exact_end<N> end{{0}, {}};
        end.normal[0] = surd{1};
        return {end, end};
    }
    if constexpr (sided<S>) {
        auto const chords = chords_of(set, c.origin, c.direction);
        size_t met = 0;
        while (!ahead(c, chords[met])) ++met;
        return chords[met];
    } else if constexpr (has_own_chord<S>) {
        return pair<S, line<rational, N>>::chord(set, line<rational, N>{c.origin, c.direction});
    } else {
        return chord_of_core(c, hull_of(corners_of(thin(set))), radius_of(set));
    }
}
template <class T, size_t N>
constexpr crossing<T, N> rounded(carrier<N> const& c, exact_end<N> const& end) {
    auto const at =
        map([&](rational const& o, rational const& d) { return to_nearest<T>(end.t * d + o); }, c.origin, c.direction);
    return {to_nearest<T>(end.t), at, rounded<T>(end.normal)};
}
template <class T, class S, size_t N>
constexpr chord<T, N> chord_through(carrier<N> const& c, S const& set) {
    auto const ends = exact_chord_through(c, set);
    chord<T, N> r{rounded<T>(c, ends.enter), rounded<T>(c, ends.exit)};
    if (r.exit.t < r.enter.t) r.exit.t = r.enter.t;  // nearly equal ends may have been rounded past each other
    return r;
}

/// f(chord) for each chord of the line through c.
template <target S, size_t N>
constexpr void for_each_chord(carrier<N> const& c, S const& set, auto f) {
    if constexpr (sided<S>) {
        if (squared_norm(c.direction).sign() != 0) {
            auto const chords = chords_of(set, c.origin, c.direction);
            for (size_t i = 0; i < chords.size(); ++i) f(chords[i]);
            return;
        }
    }
    f(exact_chord_through(c, set));
}

/// Of two shapes in the order of their pair, the first is cast at the second: it alone is straight, or it has no end, or both are
/// segments.
template <class X, class Y>
inline constexpr bool first_is_cast = straight<X> && (!straight<Y> || !bounded<X> || bounded<Y>);

/// f(the carrier of the straight one, the other in exact numbers)
template <class X, class Y>
constexpr auto with_caster(X const& x, Y const& y, auto f) {
    if constexpr (first_is_cast<X, Y>) {
        return f(carrier_of(x), exact(y));
    } else {
        return f(carrier_of(y), exact(x));
    }
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
concept casts_at = requires(resolved_t<A> const& a) { carrier_of(a); } && target<resolved_t<S>>;
template <class A, class B>
struct chord_known {
    static constexpr bool value = casts_at<A, B> || casts_at<B, A>;
};

}  // namespace hantei

export namespace hantei {

/// raycast(a, b) is defined: a line, a ray or a segment against a bounded shape of the plane, in space against a ball or a box along
/// the axes (or variants of these).
template <class A, class B>
concept castable = judgeable<A, B> && for_alternatives<chord_known, remove_cvref_t<A>, remove_cvref_t<B>>;

/// The chord of a line, ray or segment with a bounded shape: where its line enters and leaves the set, with t in directions (for a
/// segment b − a), point and outward normal. Present exactly where intersects() holds; enter.t < 0 means that a ray starts inside,
/// and the chord is not clipped. A tangent has enter.t == exit.t. Of two segments the first argument is cast at the second.
/// Of a chain or a polygon it is the first chord that the straight shape meets: crossings() has all of them.
/// The normals at corners and of sets without inner points: chord.cppm, for balls and boxes the file of their pair with the line, for
/// chains and polygons crossings.cppm.
inline constexpr struct raycast_fn {
    template <class A, class B>
        requires castable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool) {
                using T = answer_t<decltype(x), decltype(y)>;
                optional<chord<T, remove_cvref_t<decltype(x)>::dimension>> r;
                if (decide<P>(x, y) == relation::disjoint) return r;
                with_caster(x, y, [&r](auto const& c, auto const& set) { r = chord_through<T>(c, set); });
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
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool) {
                using T = answer_t<decltype(x), decltype(y)>;
                vector<crossing<T, remove_cvref_t<decltype(x)>::dimension>> r;
                if (decide<P>(x, y) == relation::disjoint) return r;
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
