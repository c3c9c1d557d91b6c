// SPDX-License-Identifier: MIT
// Where a line, a ray or a segment passes through a solid: computed exactly and rounded once.
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
import :passage;
import :results;
import :predicates;
import :measures;

namespace hantei {

template <class S>
concept straight = requires(S const& s) { carrier_of(s); };

/// The chord of the line through c: what of it lies ahead is for the caller to see by the sign of t. A segment of length zero
/// has no direction: t is 0, the normal the first axis.
template <class S, size_t N>
constexpr exact_chord<N> exact_chord_through(carrier<N> const& c, S const& solid) {
    if (squared_norm(c.direction).sign() == 0) {
        exact_end<N> end{{0}, {}};
        end.normal[0] = surd{1};
        return {end, end};
    }
    return pair<S, line<rational, N>>::chord(solid, line<rational, N>{c.origin, c.direction});
}
template <class T, class S, size_t N>
constexpr chord<T, N> chord_through(carrier<N> const& c, S const& solid) {
    auto const exact_ends = exact_chord_through(c, solid);
    auto const round_end = [&](exact_end<N> const& end) {
        auto const at = map(
            [&](rational const& o, rational const& d) { return to_nearest<T>(surd{o + d * end.t.a, d * end.t.b, end.t.c}); },
            c.origin, c.direction);
        return crossing<T, N>{to_nearest<T>(end.t), at, rounded<T>(end.normal)};
    };
    chord<T, N> r{round_end(exact_ends.enter), round_end(exact_ends.exit)};
    if (r.exit.t < r.enter.t) r.exit.t = r.enter.t;  // nearly equal ends may have been rounded past each other
    return r;
}

/// The t at which the part of the straight a that belongs to it, or b, first meets the other: where it starts inside, 0.
template <class A, class B>
constexpr optional<surd> entry_of(A const& a, B const& b) {
    return with_pair(
        []<class P>(P*, auto const& x, auto const& y, bool) {
            optional<surd> t;
            if (decide<P>(x, y) == relation::disjoint) return t;
            auto const enter = [&t](auto const& c, auto const& solid) {
                t = exact_chord_through(c, solid).enter.t;
                if (c.starts && sign(*t) < 0) t = surd{0};
            };
            if constexpr (straight<remove_cvref_t<decltype(y)>>) {
                enter(carrier_of(y), exact(x));
            } else {
                enter(carrier_of(x), exact(y));
            }
            return t;
        },
        a, b);
}

/// A line, a ray or a segment, and a solid that has chords.
template <class A, class S>
concept casts_at = requires(resolved_t<A> const& a) {
    carrier_of(a);
    &pair<typename rebind<resolved_t<S>, rational>::type, line<rational, resolved_t<S>::dimension>>::chord;
};
template <class A, class B>
struct chord_known {
    static constexpr bool value = casts_at<A, B> || casts_at<B, A>;
};

}  // namespace hantei

export namespace hantei {

/// raycast(a, b) is defined: a line, a ray or a segment against a ball or a box along the axes (or variants of these).
template <class A, class B>
concept castable = judgeable<A, B> && for_alternatives<chord_known, remove_cvref_t<A>, remove_cvref_t<B>>;

/// The chord of a line, ray or segment with a ball or a box: where its line enters and leaves the solid, with t in directions
/// (for a segment b − a), point and outward normal. Present exactly where intersects() holds; enter.t < 0 means that a ray
/// starts inside, and the chord is not clipped. A tangent has enter.t == exit.t.
inline constexpr struct raycast_fn {
    template <class A, class B>
        requires castable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool) {
                using X = remove_cvref_t<decltype(x)>;
                using Y = remove_cvref_t<decltype(y)>;
                using T = answer_t<X, Y>;
                constexpr size_t N = X::dimension;
                optional<chord<T, N>> r;
                if (decide<P>(x, y) == relation::disjoint) return r;
                if constexpr (straight<Y>) {
                    r = chord_through<T>(carrier_of(y), exact(x));
                } else {
                    r = chord_through<T>(carrier_of(x), exact(y));
                }
                return r;
            },
            a, b);
    }
} raycast;

}  // namespace hantei
