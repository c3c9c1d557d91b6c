// SPDX-License-Identifier: MIT
// How two solids touch or overlap, and how to part them: computed exactly and rounded once.
export module hantei:contact;
import :base;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :relation;
import :shape;
import :pair;
import :stored_order;
import :reduction;
import :results;
import :parting;
import :region_parting;
import :round_parting;
import :predicates;
import :measures;

namespace hantei {

template <size_t N, class X>
constexpr exact_contact<N, X> flipped(exact_contact<N, X> c) {
    c.normal = -c.normal;
    return c;
}

/// A round shape and one that need not be convex, in this order: where they part, more than one root may stand.
template <class A, class B>
concept round_at_sided = round<A> && sided<B>;
template <class A, class B>
using exact_contact_of_t = exact_contact<A::dimension, conditional_t<round_at_sided<A, B>, approximation, surd>>;

/// The contact of a and b in exact numbers: by the pair's own method, or by those for regions, which want to know how the shapes lie,
/// and for convex cores, which want to know that of the cores.
template <class A, class B>
constexpr exact_contact_of_t<A, B> exact_contact_of(A const& a, B const& b, relation lie) {
    if constexpr (same_as<A, B>) {  // in one order, so that the other order gives the flipped one
        if (stored_order(b, a) < 0) return flipped(exact_contact_of(b, a, lie));
    }
    if constexpr (requires { pair<A, B>::contact(a, b); }) {
        return pair<A, B>::contact(a, b);
    } else if constexpr (round_at_sided<A, B>) {
        return contact_of_round(a, b, lie == relation::touching);
    } else if constexpr (sided<A> || sided<B>) {
        return contact_of_regions(a, b, lie == relation::touching);
    } else {
        bool const apart = lie == relation::disjoint;
        return contact_of_cores(corners_of(thin(a)), radius_of(a), corners_of(thin(b)), radius_of(b), apart);
    }
}

template <class S>
using in_fractions = typename rebind<resolved_t<S>, rational>::type;
template <class A, class B>
concept has_own_contact = requires { &pair<in_fractions<A>, in_fractions<B>>::contact; };

template <class A, class B>
constexpr auto contact_between(A const& a, B const& b) {
    relation const lie = [&] {
        if constexpr (has_own_contact<A, B>) {
            return relation::overlapping;
        } else if constexpr (sided<A> || sided<B>) {
            return relate(a, b);
        } else {
            return relate(thin(a), thin(b));
        }
    }();
    return exact_contact_of(exact(a), exact(b), lie);
}

/// The pair has a contact, in one order or the other.
template <class A, class B>
struct contact_known {
    using X = in_fractions<A>;
    using Y = in_fractions<B>;
    static constexpr bool value = has_own_contact<A, B> || has_own_contact<B, A> || (solid_of_plane<X> && solid_of_plane<Y>);
};

}  // namespace hantei

export namespace hantei {

/// contact(a, b) and minimum_translation(a, b) are defined: for the solids of the plane (disk, aabb, obb, capsule, triangle, convex,
/// polygon) with each other, in space for balls and boxes along the axes, and for variants of these.
template <class A, class B>
concept contactable = judgeable<A, B> && for_alternatives<contact_known, remove_cvref_t<A>, remove_cvref_t<B>>;

/// How a and b touch or overlap, and the shortest way to part them. Present exactly where intersects() holds, with depth 0
/// where they touch; contact(b, a) has the opposite normal. (Two equal shapes cannot be told apart: their normal is the same in
/// both orders.) Where several ways out are equally short, the first in the order that the pair's contact(), parting.cppm,
/// escape.cppm or offset_boundary.cppm documents. Throws invalid_shape for bad numbers.
inline constexpr struct contact_fn {
    template <class A, class B>
        requires contactable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool swapped) {
                using T = answer_t<decltype(x), decltype(y)>;
                constexpr size_t N = remove_cvref_t<decltype(x)>::dimension;
                optional<manifold<T, N>> r;
                if (decide<P>(x, y) == relation::disjoint) return r;
                auto const found = contact_between(x, y);
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

/// The shortest move of a after which it only touches b, −normal·depth of their contact, rounded once; zero where they touch,
/// nothing where they are disjoint. Throws invalid_shape for bad numbers.
inline constexpr struct minimum_translation_fn {
    template <class A, class B>
        requires contactable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return with_pair(
            []<class P>(P*, auto const& x, auto const& y, bool swapped) {
                using T = answer_t<decltype(x), decltype(y)>;
                constexpr size_t N = remove_cvref_t<decltype(x)>::dimension;
                optional<vec<T, N>> r;
                if (decide<P>(x, y) == relation::disjoint) return r;
                auto const found = contact_between(x, y);
                auto const normal = swapped ? found.normal : flipped(found).normal;
                r = rounded<T>(normal * found.depth);
                return r;
            },
            a, b);
    }
} minimum_translation;

}  // namespace hantei
