// SPDX-License-Identifier: MIT
// The contact of two solids that touch or overlap, and the shortest way to part them: computed exactly and rounded once.
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

/// Whether the pair of two shapes has a method for their contact.
template <class A, class B>
struct contact_known : method_known<contact_method_fn, A, B> {};
template <class A, class B>
struct objection_text_contact {
    static consteval composed_text text() {
        if constexpr (!pair_known<A, B>::value) {
            return objection_text_pair<A, B>::text();
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

/// Whether contact(a, b) and minimum_translation(a, b) are defined: for the solids of the plane (disk, aabb, obb, capsule, triangle,
/// convex, polygon) with each other, in space for balls and axis-aligned boxes, and for variants with some alternatives among these. If not
/// all alternatives are (solid_shape has only these), the answer is an optional_answer.
template <class A, class B>
concept contactable = answerable<objection_in_one_dimension<contact_known, objection_text_contact, A, B>>;

/// The contact of a and b: how they touch or overlap, and the shortest way to part them. It is present exactly if intersects(a, b), with
/// depth 0 if they touch. contact(b, a) has the opposite normal. (Two equal shapes cannot be told apart: their normal is the same in both
/// orders.) If several ways out are equally short, it is the first in the order that box_contact.cppm, core_contact.cppm or, for polygons,
/// penetration_search.cppm documents. With a polygon, the cost is about linear in the number of corners if few sides are near the shortest
/// way out. In the worst case, in which all of n and m sides are, it grows with (n·m)². Throws invalid_shape for bad numbers.
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

/// The shortest translation of a after which it only touches b: −normal·depth of contact(a, b), rounded once. It is zero if they touch, and
/// nothing if they are disjoint. Throws invalid_shape for bad numbers.
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
