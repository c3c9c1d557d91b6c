// SPDX-License-Identifier: MIT
// How two solids touch or overlap, and how to part them: computed exactly and rounded once.
export module hantei:contact;
import :base;
import :vec;
import :relation;
import :results;
import :alternatives;
import :judgeable;
import :dispatch;
import :manifest;
import :contact_methods;
import :decide;
import :sentence;

namespace hantei {

/// The pair of two shapes has a method for their contact.
template <class A, class B>
struct contact_known : method_known<contact_method_fn, A, B> {};
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

}  // namespace hantei

export namespace hantei {

/// contact(a, b) and minimum_translation(a, b) are defined: for the solids of the plane (disk, aabb, obb, capsule, triangle, convex,
/// polygon) with each other, in space for balls and boxes along the axes, and for variants of which some alternatives are among
/// these. Where not all are (solid_shape has only these), the answer is an optional_answer.
template <class A, class B>
concept contactable = answerable<objection_in_one_dimension<contact_known, words_against_contact, A, B>>;

/// How a and b touch or overlap, and the shortest way to part them. Present exactly where intersects() holds, with depth 0
/// where they touch; contact(b, a) has the opposite normal. (Two equal shapes cannot be told apart: their normal is the same in
/// both orders.) Where several ways out are equally short, the first in the order that box_contact.cppm, core_contact.cppm or, for
/// polygons, penetration_search.cppm documents. The cost with a polygon is about linear in its corners where few sides come near the shortest way
/// out; at worst, where all of n and m sides do, it grows with (n·m)². Throws invalid_shape for bad numbers.
inline constexpr struct contact_fn {
    template <class A, class B>
        requires contactable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<contact_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool swapped) {
                optional<contact_manifold<answer_t<X, Y>, X::dimension>> r;
                relation const how = decide<P>(x, y);
                if (how == relation::disjoint) return r;
                auto const out = contact_method(pair_with_shapes<P, X, Y>{}).template manifold<answer_t<X, Y>>(x, y, how);
                r = swapped ? opposite(out) : out;
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
        return ask<contact_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool swapped) {
                optional<vec<answer_t<X, Y>, X::dimension>> r;
                relation const how = decide<P>(x, y);
                if (how == relation::disjoint) return r;
                auto const out = contact_method(pair_with_shapes<P, X, Y>{}).template translation<answer_t<X, Y>>(x, y, how);
                r = swapped ? opposite(out) : out;
                return r;
            },
            a, b);
    }
} minimum_translation;

}  // namespace hantei
