// SPDX-License-Identifier: MIT
// Which arguments can be judged against each other, and the sentence that says why two cannot.
export module hantei:judgeable;
import :base;
import :scalar;
import :common_scalar;
import :shape;
import :pair;
import :point;
import :own_shapes;
import :shape_traits;
import :sentence;
import :alternatives;

namespace hantei {

template <shape A, shape B>
using common_scalar_t = typename common_scalar<typename A::scalar_type, typename B::scalar_type>::type;

/// The scalar of the answer for two shapes, if it is a measure.
template <class A, class B>
using answer_t = measure_t<common_scalar_t<remove_cvref_t<A>, remove_cvref_t<B>>>;

/// The plain shape from which a pair that nobody wrote may follow: the core of an own shape, the core of a user's shape, or, in the plane, the
/// corners of a user's shape. `known` tells whether there is one.
template <class S>
struct plain_shape {
    static constexpr bool known = S::dimension == 2 && has_corners<S> && !rounded_shape<S>;
    using type = segment<typename S::scalar_type, S::dimension>;  // or a point, or a convex polygon: these have the same pairs
};
template <class S>
    requires is_own<S>
struct plain_shape<S> {
    static constexpr bool known = true;
    using type = remove_cvref_t<decltype(core_of(*static_cast<S const*>(nullptr)))>;
};
template <class S>
    requires(!is_own<S> && rounded_shape<S>)
struct plain_shape<S> : plain_shape<remove_cvref_t<decltype(static_cast<S const*>(nullptr)->core())>> {};

/// Whether the pair of two own shapes has closest points: in the plane every pair has, in space those with nearest() or stored_nearest().
template <class A, class B>
concept closest_points_said = requires(A const& a, B const& b) { pair<A, B>::nearest(a, b); } ||
                              requires(A const& a, B const& b) { pair<A, B>::stored_nearest(a, b); };
template <class A, class B>
concept plain_nearest_known = paired<A, B> && (A::dimension == 2 || closest_points_said<A, B> || closest_points_said<B, A>);

/// Whether the pair follows from cores or corners (pair_of_cores): one is a user's convex shape, the other is one as well or an own shape.
template <class A, class B>
concept follows_from_cores =
    shape<A> && shape<B> && !(is_own<A> && is_own<B>) && A::dimension == B::dimension &&
    same_as<typename A::scalar_type, typename B::scalar_type> && plain_shape<A>::known && plain_shape<B>::known &&
    plain_nearest_known<typename rebind<typename plain_shape<A>::type, rational>::type,
                        typename rebind<typename plain_shape<B>::type, rational>::type>;
/// The pair that follows from cores or corners (pair_of_cores.cppm).
template <class A, class B>
struct pair_of_cores;

/// Whether the pair, in one order or the other, has been written or follows from cores or corners.
template <class A, class B>
concept has_pair = paired<A, B> || follows_from_cores<A, B>;

template <class A, class B>
concept widened = shape<A> && shape<B> && requires { typename common_scalar_t<A, B>; } &&
                  has_pair<typename rebind<A, common_scalar_t<A, B>>::type, typename rebind<B, common_scalar_t<A, B>>::type>;

/// Whether two resolved types have a pair, perhaps in another scalar, that decides all of their relation.
template <class A, class B>
struct pair_known;

/// Whether the pair decides by comparisons, or tells by on_boundary() what the shapes are if its gap is 0.
template <class A, class B>
concept tells_boundary = requires(A const& a, B const& b) { pair<A, B>::relate(a, b); } ||
                         requires(A const& a, B const& b) { pair<A, B>::on_boundary(a, b); };
template <class S>
using flattened_t = remove_cvref_t<decltype(flattened(*static_cast<S const*>(nullptr)))>;
template <class S, class Flat>
consteval bool solid_known_with() {
    if constexpr (!requires(S const& s) { s.has_interior(); }) {
        return true;
    } else if constexpr (is_segment<Flat>) {
        return pair_known<S, Flat>::value && pair_known<S, point<typename Flat::scalar_type, Flat::dimension>>::value;
    } else {
        return pair_known<S, Flat>::value;
    }
}
/// Whether the pairs that decide_boundary() asks instead of on_boundary() are known. For the library's own pairs the tests make sure of that.
template <class A, class B>
consteval bool pairs_of_boundary_known() {
    constexpr bool own = is_own<A> && is_own<B>;
    constexpr bool may_be_flat = requires(A const& a) { a.has_interior(); } || requires(B const& b) { b.has_interior(); };
    if constexpr (!own && (rounded_shape<A> || rounded_shape<B>)) {
        return pair_known<core_of_shape<A>, core_of_shape<B>>::value;
    } else if constexpr (!own && may_be_flat) {
        return solid_known_with<A, flattened_t<B>>() && solid_known_with<B, flattened_t<A>>() &&
               pair_known<flattened_t<A>, flattened_t<B>>::value;
    } else {
        return true;
    }
}
template <class A, class B>
consteval bool boundary_known() {
    if constexpr (shape<A> && shape<B> && paired<A, B> && !tells_boundary<A, B> && !tells_boundary<B, A>)
        return pairs_of_boundary_known<A, B>();
    return true;
}
template <class A, class B>
struct pair_known {
    static constexpr bool value = [] {
        if constexpr (has_pair<A, B> || widened<A, B>) return boundary_known<A, B>();
        return false;
    }();
};

/// Whether X leads to another object, or may hold none: a pointer, a smart pointer, an optional, an iterator.
template <class X>
concept leads_elsewhere = is_pointer_v<X> || requires(X const& x) {
    *x;
    x.operator->();
};
/// Appends why a resolved argument is no shape; `which` is "first ", "second " or "".
template <class X>
consteval void object_to_argument(composed_text& text, char const* which) {
    auto const say = [&](char const* words) { ((text += "hantei: the ") += which) += words; };
    if constexpr (leads_elsewhere<X>) {
        say("argument is no shape but leads to one, or to none: pass what it leads to, *x");
    } else if constexpr (rng::range<X>) {
        say("argument is a range: ask its elements, or use intersecting_pairs, nearest, first_hit or hantei::views");
    } else {
        say("argument is no shape: pass one of hantei's, a vec or a variant of them, or give its type a function as_shape(x) "
            "that "
            "argument-dependent lookup finds");
    }
}
/// Why two scalars have no common one; the caller appends what to convert.
inline constexpr char const* no_common_scalar =
    "hantei: 64-bit integers and floating-point numbers meet in no scalar that holds both exactly: convert ";
/// The sentence that says why two types have no pair.
template <class A, class B>
struct objection_text_pair {
    static consteval composed_text text() {
        composed_text text;
        if constexpr (!shape<A> && !pair_known<A, A>::value) {
            object_to_argument<A>(text, "first ");
        } else if constexpr (!shape<B> && !pair_known<B, B>::value) {
            object_to_argument<B>(text, "second ");
        } else if constexpr (!shape<A> || !shape<B>) {
            text += "hantei: no pair of these two shapes has been written: docs/adding_a_shape.md shows how";
        } else if constexpr (A::dimension != B::dimension) {
            ((((text += "hantei: the ") += A::name) +=
              A::dimension == 2 ? " lies in the plane, the " : " lies in space, the ") += B::name) +=
                B::dimension == 2 ? " in the plane: ask about two of one dimension"
                                  : " in space: ask about two of one dimension";
        } else if constexpr (!has_common_scalar<typename A::scalar_type, typename B::scalar_type>) {
            (text += no_common_scalar) += "one shape";
        } else if constexpr (paired<A, B>) {
            ((((text += "hantei: the pair of ") += A::name) += " and ") += B::name) +=
                " does not tell what the shapes are where its gap is 0: give it on_boundary(a, b) (docs/adding_a_shape.md)";
        } else {
            ((((text += "hantei: the pair of ") += A::name) += " and ") += B::name) +=
                A::dimension == 2 ? " has not been written: docs/adding_a_shape.md shows how"
                                  : " in space has not been written: docs/pairs.md lists those that have";
        }
        return text;
    }
};
/// The sentence that says why A and B have no pair. If they have one: their names, with `before` and `after` around them.
template <class A, class B>
consteval composed_text objection_text_two(char const* before, char const* after) {
    if constexpr (!pair_known<A, B>::value || !shape<A> || !shape<B>) {
        return objection_text_pair<A, B>::text();
    } else {
        composed_text text;
        (((((text += "hantei: ") += before) += A::name) += " and ") += B::name) += after;
        return text;
    }
}
template <template <class, class> class Words, class X, class... More, class Y, class... MoreOfB>
consteval auto objection_to_first(type_list<X, More...>, type_list<Y, MoreOfB...>) {
    return sentence_of<Words<X, Y>>();
}
/// The objection to a question about A and B: none if Known holds for some of their alternatives, else Words for the first two.
template <template <class, class> class Known, template <class, class> class Words, class A, class B>
inline constexpr auto objection = objection_to_first<Words>(alternatives<A>{}, alternatives<B>{});
template <template <class, class> class Known, template <class, class> class Words, class A, class B>
    requires for_some_alternatives<Known, A, B>
inline constexpr auto objection<Known, Words, A, B> = no_objection;

/// Whether Known holds for some alternatives that lie in a space of the given dimension.
template <template <class, class> class Known, class X, class Y>
consteval size_t dimension_if_known() {
    if constexpr (Known<X, Y>::value) return X::dimension;
    return 0;
}
template <template <class, class> class Known, class X, class... Y>
consteval bool lies_in(type_list<Y...>, size_t dimension) {
    return ((dimension_if_known<Known, X, Y>() == dimension) || ...);
}
template <template <class, class> class Known, class... X, class B>
consteval bool some_lie_in(type_list<X...>, B other, size_t dimension) {
    return (lies_in<Known, X>(other, dimension) || ...);
}
template <template <class, class> class Known, class A, class B>
concept of_two_dimensions =
    (has_alternatives<A> || has_alternatives<B>) && some_lie_in<Known>(alternatives<A>{}, alternatives<B>{}, 2) &&
    some_lie_in<Known>(alternatives<A>{}, alternatives<B>{}, 3);
struct objection_text_two_dimensions {
    static consteval composed_text text() {
        composed_text text;
        text +=
            "hantei: some alternatives of the variant lie in the plane and some in space, where the answers are of another "
            "type: ask "
            "about those of one dimension";
        return text;
    }
};
/// Like `objection`, for a question whose answers have different types in the plane and in space: alternatives in both are refused.
template <template <class, class> class Known, template <class, class> class Words, class A, class B>
inline constexpr auto objection_in_one_dimension = objection<Known, Words, A, B>;
template <template <class, class> class Known, template <class, class> class Words, class A, class B>
    requires of_two_dimensions<Known, A, B>
inline constexpr auto objection_in_one_dimension<Known, Words, A, B> = sentence_of<objection_text_two_dimensions>();

}  // namespace hantei

export namespace hantei {

/// Whether the library can judge an A against a B: each is a shape, a position, a type with as_shape, or a variant of these, and some of their
/// alternatives can be judged. If not all can, the answer is an optional_answer.
template <class A, class B>
concept judgeable = answerable<objection<pair_known, objection_text_pair, A, B>>;

/// Like `judgeable`, but all alternatives can be judged, as is required of the elements of a range.
template <class A, class B>
concept always_judgeable = judgeable<A, B> && for_alternatives<pair_known, A, B>;

}  // namespace hantei
