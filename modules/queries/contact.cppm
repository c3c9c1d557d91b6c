// SPDX-License-Identifier: MIT
// How two solids touch or overlap, and how to part them: computed exactly and rounded once.
export module hantei:contact;
import :base;
import :vec;
import :relation;
import :shape;
import :total_order;
import :own_shapes;
import :shape_traits;
import :dispatch;
import :results;
import :ladder;
import :convex_core;
import :box_contact;
import :core_contact;
import :solid_outline;
import :solid_contact;
import :predicates;
import :exact_gap;
import :decide;
import :sentence;

namespace hantei {

/// A ball, or a box along the axes, in the plane or in space: or all points at most a radius from such a box.
template <class S>
concept ball_or_box = is_box<S> || (rounded_shape<S> && (is_point<core_of_shape<S>> || is_box<core_of_shape<S>>));

/// Two solids of the plane, or two balls or boxes along the axes.
template <class A, class B>
struct contact_known {
    static constexpr bool value = false;
};
template <shape A, shape B>
    requires(pair_known<A, B>::value && has_fractions<A> && has_fractions<B>)
struct contact_known<A, B> {
    using X = in_fractions<A>;
    using Y = in_fractions<B>;
    static constexpr bool value =
        ((ball_or_box<X> && ball_or_box<Y>) || (solid_of_plane<X> && solid_of_plane<Y>)) && cores_have_pair<X, Y>;
};
template <class A, class B>
struct words_against_contact {
    static consteval composed_text text() {
        if constexpr (!pair_known<A, B>::value) {
            return words_against_pair<A, B>::text();
        } else {
            composed_text text;
            text +=
                "hantei: a contact is between solids, which have inner points and a way out of each other: in the plane disk, "
                "aabb, "
                "obb, capsule, triangle, convex and polygon, in space sphere and aabb; a shape of your own has a core() and "
                "radius, "
                "or core_vertices() and has_interior()";
            return text;
        }
    }
};

/// The core of a ball or of a box along the axes, as an interval on each axis.
template <class T, class S>
constexpr auto core_interval(S const& s) {
    using interval = typename box_contact<T, S::dimension>::interval;
    if constexpr (rounded_shape<S>) {
        return core_interval<T>(s.core());
    } else if constexpr (is_point<S>) {
        return interval{scalar_cast<T>(s.position()), scalar_cast<T>(s.position())};
    } else {
        return interval{scalar_cast<T>(s.min), scalar_cast<T>(s.max)};
    }
}
/// The values of the contact of two shapes that meet.
template <class OfBoxes, class OfCores, class A, class B>
constexpr typename OfBoxes::result measured_contact(A const& a, B const& b)
    requires stored_nearest_known<A, B>
{
    using T = core_scalar<typename A::scalar_type>;
    constexpr size_t N = A::dimension;
    auto const [p, q] = stored_nearest(a, b);
    T const radius_a = number_cast<T>(radius_of(a)), radius_b = number_cast<T>(radius_of(b));
    // Along an axis everything is a sum, often on the middle of two doubles: then no root and no quotient may stand in it.
    size_t apart = 0;
    for (size_t i = 0; i < N; ++i) apart += p[i] != q[i] ? 1 : 0;
    if (apart > 1) return measured<OfBoxes>(point_contact<T, N>{scalar_cast<T>(p), scalar_cast<T>(q), radius_a, radius_b});
    return measured<OfBoxes>(box_contact<T, N>{core_interval<T>(a), core_interval<T>(b), radius_a, radius_b});
}
template <class OfBoxes, class OfCores, class A, class B>
constexpr typename OfCores::result measured_contact(A const& a, B const& b) {
    bool apart = false;
    if constexpr (rounded_shape<A> || rounded_shape<B>) apart = relate(core_of(a), core_of(b)) == relation::disjoint;
    return with_convex_cores(
        a, b, [&](auto const& core_a, auto const& core_b) { return measured<OfCores>(core_contact{core_a, core_b, apart}); });
}
/// Those of solids of which one need not be convex.
template <class OfSolids, class A, class B>
constexpr typename OfSolids::result measured_solid_contact(A const& a, B const& b) {
    return with_solid_outlines(a, b, [&](auto const& of_a, auto const& of_b) {
        return measured_contact_of_solids<OfSolids, rounded_shape<A>>(of_a, of_b, relate(a, b) == relation::touching);
    });
}
/// f(a, b, false); of two shapes of one type (but for where they keep their vertices) in an order of their own, so that the other order gives the flipped answer: f(b, a, true).
template <class A, class B>
constexpr auto in_stored_order(A const& a, B const& b, auto f) {
    if constexpr (same_as<in_fractions<A>, in_fractions<B>>) {
        if (compare_stored(b, a) < 0) return f(b, a, true);
    }
    return f(a, b, false);
}
/// The same; of a rounded solid and one without a radius the rounded one is the first.
template <class A, class B>
constexpr auto rounded_first(A const& a, B const& b, auto f) {
    if constexpr (rounded_shape<B> && !rounded_shape<A>) {
        return f(b, a, true);
    } else {
        return in_stored_order(a, b, f);
    }
}
/// −v, without −0.
template <class T, size_t N>
constexpr vec<T, N> opposite(vec<T, N> const& v) {
    return map([](T const& x) { return T{0} - x; }, v);
}

}  // namespace hantei

export namespace hantei {

/// contact(a, b) and minimum_translation(a, b) are defined: for the solids of the plane (disk, aabb, obb, capsule, triangle, convex,
/// polygon) with each other, in space for balls and boxes along the axes, and for variants of which some alternatives are among
/// these. Where not all are (solid_shape has only these), the answer is an optional_answer.
template <class A, class B>
concept contactable = answerable<objection_in_one_dimension<contact_known, words_against_contact, A, B>()>;

/// How a and b touch or overlap, and the shortest way to part them. Present exactly where intersects() holds, with depth 0
/// where they touch; contact(b, a) has the opposite normal. (Two equal shapes cannot be told apart: their normal is the same in
/// both orders.) Where several ways out are equally short, the first in the order that the pair's contact(), core_contact.cppm or, for
/// polygons, penetration_search.cppm documents. The cost with a polygon is about linear in its corners where few sides come near the shortest way
/// out; at worst, where all of n and m sides do, it grows with (n·m)². Throws invalid_shape for bad numbers.
inline constexpr struct contact_fn {
    template <class A, class B>
        requires contactable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<contact_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool swapped) {
                using T = answer_t<X, Y>;
                constexpr size_t N = X::dimension;
                optional<contact_manifold<T, N>> r;
                if (decide<P>(x, y) == relation::disjoint) return r;
                if constexpr (gap_known<X, Y>) {
                    r = in_stored_order(x, y, [swapped](auto const& a, auto const& b, bool flipped) {
                        auto m = measured_contact<manifold_of_boxes<T, N>, manifold_of_cores<T>>(a, b);
                        if (flipped != swapped) m.normal = opposite(m.normal);
                        return m;
                    });
                    return r;
                } else {
                    r = rounded_first(x, y, [swapped](auto const& a, auto const& b, bool flipped) {
                        auto m = measured_solid_contact<manifold_of_solids<T>>(a, b);
                        if (flipped != swapped) m.normal = opposite(m.normal);
                        return m;
                    });
                    return r;
                }
            },
            a, b);
    }
} contact;

/// The shortest move of a after which it only touches b, −normal·depth of their contact, rounded once; zero where they touch,
/// nothing where they are disjoint. Throws invalid_shape for bad numbers.
inline constexpr struct minimum_translation_fn {
    template <class A, class B>
        requires contactable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<contact_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool swapped) {
                using T = answer_t<X, Y>;
                constexpr size_t N = X::dimension;
                optional<vec<T, N>> r;
                if (decide<P>(x, y) == relation::disjoint) return r;
                if constexpr (gap_known<X, Y>) {
                    r = in_stored_order(x, y, [swapped](auto const& a, auto const& b, bool flipped) {
                        auto const out = measured_contact<translation_out_of_box<T, N>, translation_out_of_core<T>>(a, b);
                        return flipped != swapped ? opposite(out) : out;
                    });
                    return r;
                } else {
                    r = rounded_first(x, y, [swapped](auto const& a, auto const& b, bool flipped) {
                        auto const out = measured_solid_contact<translation_out_of_solid<T>>(a, b);
                        return flipped != swapped ? opposite(out) : out;
                    });
                    return r;
                }
            },
            a, b);
    }
} minimum_translation;

}  // namespace hantei
