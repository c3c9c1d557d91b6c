// SPDX-License-Identifier: MIT
// The measures: computed in exact fractions and square roots, rounded once. Each is within 0.51 ulp of the true value in every
// component, agrees with the predicates (distance is 0 exactly where shapes intersect), and has the same bits everywhere.
export module hantei:measures;
import :base;
import :number;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :relation;
import :shape;
import :validation;
import :pair;
import :point;
import :segment;
import :ray;
import :line;
import :reduction;
import :nearest;
import :passage;
import :results;
import :predicates;

namespace hantei {

template <class T, size_t N>
constexpr closest<T, N> flipped(closest<T, N> const& c) {
    return {c.on_b, c.on_a};
}
template <class T, size_t N>
constexpr chord<T, N> flipped(chord<T, N> const& c) {
    return c;
}
template <size_t N>
constexpr exact_contact<N> flipped(exact_contact<N> c) {
    c.normal = map([](surd const& x) { return surd{-x.a, -x.b, x.c}; }, c.normal);
    return c;
}

/// The closest points of the cores of two shapes of exact numbers: the pair's own method, or that of the cores' pair, or that
/// of convex polygons, which wants to know whether the cores are apart.
template <class A, class B>
constexpr auto nearest_cores(A const& a, B const& b, bool apart) {
    using Core_a = decltype(thin(a));
    using Core_b = decltype(thin(b));
    if constexpr (requires { pair<A, B>::nearest(a, b); }) {
        return pair<A, B>::nearest(a, b);
    } else if constexpr (requires { pair<B, A>::nearest(b, a); }) {
        return flipped(pair<B, A>::nearest(b, a));
    } else if constexpr (!same_as<A, Core_a> || !same_as<B, Core_b>) {
        return nearest_cores(thin(a), thin(b), apart);
    } else {
        return nearest_of_corners(corners_of(a), corners_of(b), apart);
    }
}

/// How two cores lie, and how far their radii reach: all that the distance and the closest points are made of.
template <size_t N>
struct exact_gap {
    closest<rational, N> cores;
    rational radius_a, radius_b;

    constexpr rational reach() const { return radius_a + radius_b; }
    constexpr rational squared() const { return squared_norm(cores.on_b - cores.on_a); }
    constexpr bool apart() const { return squared() > square(reach()); }
};
template <class A, class B>
constexpr exact_gap<A::dimension> gap_between(A const& a, B const& b) {
    validate(a);
    validate(b);
    auto const x = exact(a);
    auto const y = exact(b);
    bool const apart = relate(thin(a), thin(b)) == relation::disjoint;
    return {nearest_cores(x, y, apart), radius_of(x), radius_of(y)};
}

/// The distance of shapes that are apart.
template <class A, class B>
constexpr surd exact_distance(A const& a, B const& b) {
    auto const gap = gap_between(a, b);
    return {-gap.reach(), 1, gap.squared()};
}

/// The scalar of the answer for a shape, after widening.
template <class A>
using answer_t = measure_t<typename remove_cvref_t<A>::scalar_type>;

template <class T, size_t N>
constexpr vec<T, N> rounded(vec<surd, N> const& v) {
    return map([](surd const& x) { return to_nearest<T>(x); }, v);
}

}  // namespace hantei

export namespace hantei {

/// The least distance between a point of a and a point of b, in the user's unit; 0 exactly where they intersect, and never
/// rounded to 0 elsewhere. +infinity beyond the range of the scalar. Throws invalid_shape for bad numbers.
inline constexpr struct distance_fn {
    template <class A, class B>
        requires judgeable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool) {
                using T = answer_t<decltype(x)>;
                if (decide<P>(x, y) != relation::disjoint) return T{0};
                return to_nearest<T>(exact_distance(x, y));
            },
            a, b);
    }
} distance;

/// distance(a, b)², rounded once: not the square of a rounded distance.
inline constexpr struct squared_distance_fn {
    template <class A, class B>
        requires judgeable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool) {
                using T = answer_t<decltype(x)>;
                if (decide<P>(x, y) != relation::disjoint) return T{0};
                auto const gap = gap_between(x, y);
                rational const reach = gap.reach();
                return to_nearest<T>(surd{gap.squared() + square(reach), reach * rational(-2), gap.squared()});
            },
            a, b);
    }
} squared_distance;

/// The point of a nearest to b and the point of b nearest to a. Where the shapes intersect, a common point, twice. Where the
/// closest points are not unique, the first in the order that nearest() of the pair's file (or of nearest.cppm) documents.
inline constexpr struct closest_points_fn {
    template <class A, class B>
        requires judgeable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool swapped) {
                auto const gap = gap_between(x, y);
                using T = answer_t<decltype(x)>;
                constexpr size_t N = remove_cvref_t<decltype(x)>::dimension;
                auto const& [from, to] = gap.cores;
                auto const way = to - from;
                rational const squared = gap.squared(), reach = gap.reach();
                closest<T, N> r;
                for (size_t i = 0; i < N; ++i) {
                    if (gap.apart()) {  // from each core's point by the radius towards the other
                        r.on_a[i] = to_nearest<T>(surd{from[i], gap.radius_a * way[i] / squared, squared});
                        r.on_b[i] = to_nearest<T>(surd{to[i], -gap.radius_b * way[i] / squared, squared});
                    } else {  // the point that divides the way between the cores like the radii is in both
                        rational const share = squared.sign() == 0 ? rational(0) : gap.radius_a / reach;
                        r.on_a[i] = r.on_b[i] = to_nearest<T>(from[i] + way[i] * share);
                    }
                }
                return swapped ? flipped(r) : r;
            },
            a, b);
    }
} closest_points;

}  // namespace hantei

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

/// Whether x comes before y in the order of their stored numbers.
template <class S>
constexpr bool precedes(S const& x, S const& y) {
    bool before = false, decided = false;
    auto const number = [&](auto const& p, auto const& q) {
        if (!decided && p != q) {
            decided = true;
            before = p < q;
        }
    };
    auto const part = [&](auto const& p, auto const& q) {
        if constexpr (scalar<remove_cvref_t<decltype(p)>>) {
            number(p, q);
        } else {
            for (size_t i = 0; i < S::dimension; ++i) number(p[i], q[i]);
        }
    };
    apply([&](auto const&... p) { apply([&](auto const&... q) { (part(p, q), ...); }, y.parts()); }, x.parts());
    return before;
}

/// The contact of a and b; for two shapes of one kind computed in one order, so that the other order gives the flipped one.
template <class P, class A, class B>
constexpr auto ordered_contact(A const& a, B const& b) {
    if constexpr (same_as<A, B>) {
        if (precedes(b, a)) return flipped(P::contact(b, a));
    }
    return P::contact(a, b);
}

}  // namespace hantei

namespace hantei {

template <class A, class B>
using exact_pair = pair<typename rebind<resolved_t<A>, rational>::type, typename rebind<resolved_t<B>, rational>::type>;

/// The pair has a contact, in one order or the other.
template <class A, class B>
struct contact_known {
    static constexpr bool value = requires { &exact_pair<A, B>::contact; } || requires { &exact_pair<B, A>::contact; };
};

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

/// contact(a, b) is defined: for balls and boxes along the axes (and variants of them).
template <class A, class B>
concept contactable = judgeable<A, B> && for_alternatives<contact_known, remove_cvref_t<A>, remove_cvref_t<B>>;

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
                using T = answer_t<X>;
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

/// How a and b touch or overlap, and the shortest way to part them. Present exactly where intersects() holds, with depth 0
/// where they touch; contact(b, a) has the opposite normal. (Two equal shapes have no direction: the normal is then the first
/// axis in both orders.) For balls and boxes along the axes.
inline constexpr struct contact_fn {
    template <class A, class B>
        requires contactable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool swapped) {
                using T = answer_t<decltype(x)>;
                constexpr size_t N = remove_cvref_t<decltype(x)>::dimension;
                optional<manifold<T, N>> r;
                if (decide<P>(x, y) == relation::disjoint) return r;
                auto const ex = exact(x);
                auto const ey = exact(y);
                auto const found = ordered_contact<exact_pair<decltype(ex), decltype(ey)>>(ex, ey);
                auto const seen = swapped ? flipped(found) : found;
                manifold<T, N> m{rounded<T>(seen.normal), to_nearest<T>(seen.depth), {}};
                for (size_t k = 0; k < seen.count; ++k) m.points.at[k] = rounded<T>(seen.points[k]);
                m.points.count = seen.count;
                r = m;
                return r;
            },
            a, b);
    }
} contact;

}  // namespace hantei
