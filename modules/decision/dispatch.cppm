// SPDX-License-Identifier: MIT
// Who can be judged against whom, and how two arguments come to their pair: order, user types, variants and widening, once for all.
export module hantei:dispatch;
import :base;
import :visiting;
import :scalar;
import :common_scalar;
import :vec;
import :shape;
import :pair;
import :point;
import :own_shapes;
import :shape_traits;
import :sentence;
import :optional_answer;

namespace hantei {

template <class X>
inline constexpr bool is_variant = false;
template <class... X>
inline constexpr bool is_variant<variant<X...>> = true;

/// A user's type that says which library shape it stands for, or a variant of them, or a position, by a function as_shape(x) found by
/// argument-dependent lookup.
template <class X>
concept stands_for_position = requires(X const& x) { requires readable_vec<remove_cvref_t<decltype(as_shape(x))>>; };
template <class X>
concept stands_for_shape = requires(X const& x) { requires has_members<remove_cvref_t<decltype(as_shape(x))>>; } ||
                           requires(X const& x) { requires is_variant<remove_cvref_t<decltype(as_shape(x))>>; };

/// x as the library sees it: a shape itself, a position as a point, of another library too, a user's type through as_shape.
template <class X>
constexpr decltype(auto) resolved(X const& x) {
    if constexpr (stands_for_shape<X>) {
        return as_shape(x);
    } else if constexpr (stands_for_position<X>) {
        return point(as_vec(as_shape(x)));
    } else if constexpr (!shape<X> && foreign_vec<X> && readable_vec<X>) {
        return point(as_vec(x));
    } else {
        return (x);
    }
}
template <class T, size_t N>
constexpr point<T, N> resolved(vec<T, N> const& x) {
    return {x};
}
template <class X>
using resolved_t = remove_cvref_t<decltype(resolved(static_cast<remove_cvref_t<X> const*>(nullptr)[0]))>;

/// What an argument may be: the alternatives of a variant, also of one that a user's type stands for; or itself. All resolved.
template <class... X>
struct type_list {};
template <class... X, class... Y>
consteval type_list<X..., Y...> operator+(type_list<X...>, type_list<Y...>) {
    return {};
}
template <class X>
consteval auto alternatives_of(type_list<X>) {
    using Y = resolved_t<X>;
    return type_list<Y>{};
}
template <class X>
    requires is_variant<resolved_t<X>>
consteval auto alternatives_of(type_list<X>) {
    return []<class... Y>(variant<Y...> const*) {
        return (type_list<>{} + ... + alternatives_of(type_list<Y>{}));
    }(static_cast<resolved_t<X> const*>(nullptr));
}
template <class X>
using alternatives = decltype(alternatives_of(type_list<remove_cvref_t<X>>{}));

template <shape A, shape B>
using common_scalar_t = typename common_scalar<typename A::scalar_type, typename B::scalar_type>::type;

/// The scalar of the answer for two shapes.
template <class A, class B>
using answer_t = measure_t<common_scalar_t<remove_cvref_t<A>, remove_cvref_t<B>>>;

/// What a pair that nobody wrote may follow from: an own shape itself, or the one that is the core of a user's; or the corners of a
/// user's in the plane.
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

/// Own shapes have closest points: in the plane all, in space those of which the pair says so.
template <class A, class B>
concept closest_points_said = requires(A const& a, B const& b) { pair<A, B>::nearest(a, b); } ||
                              requires(A const& a, B const& b) { pair<A, B>::stored_nearest(a, b); };
template <class A, class B>
concept plain_nearest_known = paired<A, B> && (A::dimension == 2 || closest_points_said<A, B> || closest_points_said<B, A>);

/// A user's convex shape, of which the core or the corners tell how it lies to others (pair_of_cores), and another such or an own shape.
template <class A, class B>
concept follows_from_cores =
    shape<A> && shape<B> && !(is_own<A> && is_own<B>) && A::dimension == B::dimension &&
    same_as<typename A::scalar_type, typename B::scalar_type> && plain_shape<A>::known && plain_shape<B>::known &&
    plain_nearest_known<typename rebind<typename plain_shape<A>::type, rational>::type,
                        typename rebind<typename plain_shape<B>::type, rational>::type>;
/// The pair of such shapes (pair_of_cores.cppm).
template <class A, class B>
struct pair_of_cores;

/// The pair, in one order or the other, has been written or follows.
template <class A, class B>
concept has_pair = paired<A, B> || follows_from_cores<A, B>;

template <class A, class B>
concept widened = shape<A> && shape<B> && requires { typename common_scalar_t<A, B>; } &&
                  has_pair<typename rebind<A, common_scalar_t<A, B>>::type, typename rebind<B, common_scalar_t<A, B>>::type>;

/// Holds<X, Y>::value for all alternatives X of A and Y of B, and for some.
template <template <class, class> class Holds, class X, class... Y>
consteval bool each_holds(type_list<Y...>) {
    return (Holds<X, Y>::value && ...);
}
template <template <class, class> class Holds, class X, class... Y>
consteval bool one_holds(type_list<Y...>) {
    return (Holds<X, Y>::value || ...);
}
template <template <class, class> class Holds, class... X, class B>
consteval bool holds_for_all(type_list<X...>, B other) {
    return (each_holds<Holds, X>(other) && ...);
}
template <template <class, class> class Holds, class... X, class B>
consteval bool holds_for_some(type_list<X...>, B other) {
    return (one_holds<Holds, X>(other) || ...);
}
template <template <class, class> class Holds, class A, class B>
inline constexpr bool for_alternatives = holds_for_all<Holds>(alternatives<A>{}, alternatives<B>{});
template <template <class, class> class Holds, class A, class B>
inline constexpr bool for_some_alternatives = holds_for_some<Holds>(alternatives<A>{}, alternatives<B>{});

/// Two resolved types have a pair that is written, perhaps in another scalar, and that decides all of their relation.
template <class A, class B>
struct pair_known;

/// The pair compares the shapes, or tells what they are where its gap is 0.
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
/// What decide_boundary() asks instead. The library's own pairs are tested.
template <class A, class B>
consteval bool boundary_follows() {
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
        return boundary_follows<A, B>();
    return true;
}
template <class A, class B>
struct pair_known {
    static constexpr bool value = [] {
        if constexpr (has_pair<A, B> || widened<A, B>) return boundary_known<A, B>();
        return false;
    }();
};

/// Something that leads to another object, or may hold none.
template <class X>
concept leads_elsewhere = is_pointer_v<X> || requires(X const& x) {
    *x;
    x.operator->();
};
/// Why an argument, resolved, is none; which is "first ", "second " or "".
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
/// Two scalars have no common one: convert...
inline constexpr char const* no_common_scalar =
    "hantei: 64-bit integers and floating-point numbers meet in no scalar that holds both exactly: convert ";
/// Why two types have no pair.
template <class A, class B>
struct words_against_pair {
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
/// What is objected to a pair, or else the words given.
template <class A, class B>
consteval composed_text words_against_two(char const* before, char const* after) {
    if constexpr (!pair_known<A, B>::value || !shape<A> || !shape<B>) {
        return words_against_pair<A, B>::text();
    } else {
        composed_text text;
        (((((text += "hantei: ") += before) += A::name) += " and ") += B::name) += after;
        return text;
    }
}
template <template <class, class> class Objection, class X, class... More, class Y, class... MoreOfB>
consteval auto objection_to_first(type_list<X, More...>, type_list<Y, MoreOfB...>) {
    return sentence_of<Objection<X, Y>>();
}
/// Nothing if some alternatives of A and B have an answer; else what is objected to the first two.
template <template <class, class> class Known, template <class, class> class Objection, class A, class B>
consteval auto objection() {
    if constexpr (for_some_alternatives<Known, A, B>) {
        return no_objection;
    } else {
        return objection_to_first<Objection>(alternatives<A>{}, alternatives<B>{});
    }
}

/// Holds for all alternatives of which Known does that they have one dimension.
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
struct words_against_two_dimensions {
    static consteval composed_text text() {
        composed_text text;
        text +=
            "hantei: some alternatives of the variant lie in the plane and some in space, where the answers are of another "
            "type: ask "
            "about those of one dimension";
        return text;
    }
};
/// objection() to a question of which the answers are of other types in the plane than in space.
template <template <class, class> class Known, template <class, class> class Objection, class A, class B>
consteval auto objection_in_one_dimension() {
    constexpr type_list of_a = alternatives<A>{};
    constexpr type_list of_b = alternatives<B>{};
    if constexpr (some_lie_in<Known>(of_a, of_b, 2) && some_lie_in<Known>(of_a, of_b, 3)) {
        return sentence_of<words_against_two_dimensions>();
    } else {
        return objection<Known, Objection, A, B>();
    }
}

/// The scalar that holds those of all alternatives, or none.
template <class T, class... U>
struct scalar_of_all {
    using type = void;
};
template <class T>
struct scalar_of_all<T> {
    using type = T;
};
template <class T, class U, class... More>
    requires has_common_scalar<T, U>
struct scalar_of_all<T, U, More...> : scalar_of_all<typename common_scalar<T, U>::type, More...> {};
template <class X>
struct scalar_of_shape {
    using type = void;
};
template <shape X>
struct scalar_of_shape<X> {
    using type = typename X::scalar_type;
};
/// Alternatives X, of more than one scalar, in one, so that their answers are of one type. 64-bit integers and floating-point numbers
/// have none: but then both are measured in double, if the latter are.
template <class... X>
struct one_scalar {
    using type = typename scalar_of_all<typename scalar_of_shape<X>::type...>::type;
    static constexpr decltype(auto) of(auto const& x) {
        using T = typename scalar_of_shape<remove_cvref_t<decltype(x)>>::type;
        if constexpr (!same_as<T, void> && !same_as<type, void>) {
            return scalar_cast<type>(x);
        } else if constexpr (same_as<T, float>) {
            return scalar_cast<double>(x);
        } else {
            return (x);
        }
    }
    template <class Y>
    using in_it = remove_cvref_t<decltype(of(*static_cast<Y const*>(nullptr)))>;
    template <class... Y>
    static consteval type_list<in_it<Y>...> all_in_it(type_list<Y...>) {
        return {};
    }
};
/// The same for alternatives that are asked as they are.
struct in_own_scalar {
    static constexpr decltype(auto) of(auto const& x) { return (x); }
    template <class... Y>
    static consteval type_list<Y...> all_in_it(type_list<Y...> all) {
        return all;
    }
};
template <class... X>
consteval one_scalar<X...> one_scalar_of(type_list<X...>) {
    return {};
}
template <class X, class... More>
consteval bool of_one_scalar(type_list<X, More...>) {
    return (same_as<typename scalar_of_shape<X>::type, typename scalar_of_shape<More>::type> && ...);
}

}  // namespace hantei

export namespace hantei {

/// The library can judge an A against a B: shapes, positions, types with as_shape, or variants of them, of which some alternatives can be
/// judged. Where not all can, the answer is an optional_answer.
template <class A, class B>
concept judgeable = answerable<objection<pair_known, words_against_pair, A, B>()>;

/// The same where all alternatives can be judged, as elements of a range must.
template <class A, class B>
concept always_judgeable = judgeable<A, B> && for_alternatives<pair_known, A, B>;

}  // namespace hantei

namespace hantei {

/// In the order of the alphabet, in which a pair is.
consteval bool named_before(char const* a, char const* b) {
    while (*a != 0 && *a == *b) ++a, ++b;
    return static_cast<unsigned char>(*a) < static_cast<unsigned char>(*b);
}

/// Whether the arguments of a question are in the other order than its pair has them: to use as a value, or as a type.
template <bool Value>
struct order_swapped {
    static constexpr bool value = Value;
    constexpr operator bool() const { return Value; }
};
/// Vertices and a shape of other numbers have a pair as they are, unless only one of the two is worked out in 64-bit integers.
template <class X, class Y>
concept of_two_widths = shape<X> && shape<Y> && requires { typename common_scalar_t<X, Y>; } &&
                        (wide_integer<typename X::scalar_type> != wide_integer<typename Y::scalar_type>);
/// Brings two arguments to a pair that has been written, or follows, and calls query(pair<>, first, second, swapped).
template <class Query, class A, class B>
[[gnu::always_inline]] constexpr decltype(auto) with_pair(Query query, A const& a, B const& b) {
    if constexpr (is_variant<resolved_t<A>>) {
        return visit_held(resolved(a), [&](auto const& x) -> decltype(auto) { return with_pair(query, x, b); });
    } else if constexpr (is_variant<resolved_t<B>>) {
        return visit_held(resolved(b), [&](auto const& y) -> decltype(auto) { return with_pair(query, a, y); });
    } else {
        decltype(auto) x = resolved(a);
        decltype(auto) y = resolved(b);
        using X = remove_cvref_t<decltype(x)>;
        using Y = remove_cvref_t<decltype(y)>;
        if constexpr (of_two_widths<X, Y>) {
            using T = common_scalar_t<X, Y>;
            return with_pair(query, scalar_cast<T>(x), scalar_cast<T>(y));
        } else if constexpr (paired_in_order<X, Y>) {
            return query(static_cast<pair<X, Y>*>(nullptr), x, y, order_swapped<false>{});
        } else if constexpr (paired_in_order<Y, X>) {
            return query(static_cast<pair<Y, X>*>(nullptr), y, x, order_swapped<true>{});
        } else if constexpr (follows_from_cores<X, Y>) {
            if constexpr (named_before(Y::name, X::name)) {
                return query(static_cast<pair_of_cores<Y, X>*>(nullptr), y, x, order_swapped<true>{});
            } else {
                return query(static_cast<pair_of_cores<X, Y>*>(nullptr), x, y, order_swapped<false>{});
            }
        } else {
            using T = common_scalar_t<X, Y>;
            return with_pair(query, scalar_cast<T>(x), scalar_cast<T>(y));
        }
    }
}

/// f of the shape that an argument is, or that it holds.
constexpr decltype(auto) with_alternative(auto const& x, auto f) {
    if constexpr (is_variant<resolved_t<decltype(x)>>) {
        return visit_held(resolved(x), [&f](auto const& held) -> decltype(auto) { return with_alternative(held, f); });
    } else {
        return f(resolved(x));
    }
}
/// The answers of the first alternatives that have one.
template <template <class, class> class Known, class Query, class X, class Y>
struct answer_if_known {
    using type = void;
};
template <template <class, class> class Known, class Query, class X, class Y>
    requires Known<X, Y>::value
struct answer_if_known<Known, Query, X, Y> {
    using type = decltype(with_pair(*static_cast<Query const*>(nullptr), *static_cast<X const*>(nullptr),
                                    *static_cast<Y const*>(nullptr)));
};
template <class First, class... More>
struct first_answer {
    using type = First;
};
template <class Next, class... More>
struct first_answer<void, Next, More...> : first_answer<Next, More...> {};
template <template <class, class> class Known, class Query, class X, class... Y>
consteval auto answers_of(type_list<Y...>) {
    return first_answer<typename answer_if_known<Known, Query, X, Y>::type..., void>{};
}
template <template <class, class> class Known, class Query, class... X, class B>
consteval auto first_answer_of(type_list<X...>, B other) {
    return first_answer<typename decltype(answers_of<Known, Query, X>(other))::type..., void>{};
}

/// The answers of several alternatives are of several types.
template <class First, template <class, class> class Known, class Query, class X, class... Y>
consteval bool answers_differ_from(type_list<Y...>) {
    return (... || !(same_as<typename answer_if_known<Known, Query, X, Y>::type, void> ||
                     same_as<typename answer_if_known<Known, Query, X, Y>::type, First>));
}
template <template <class, class> class Known, class Query, class... X, class B>
consteval bool answers_differ(type_list<X...> all, B other) {
    using first = typename decltype(first_answer_of<Known, Query>(all, other))::type;
    return (answers_differ_from<first, Known, Query, X>(other) || ...);
}
/// Alternatives of several scalars, of which the answers are of several types.
template <template <class, class> class Known, class Query, class A, class B>
consteval bool scalars_differ() {
    if constexpr (is_variant<resolved_t<A>> || is_variant<resolved_t<B>>) {
        if constexpr (!of_one_scalar(alternatives<A>{} + alternatives<B>{}))
            return answers_differ<Known, Query>(alternatives<A>{}, alternatives<B>{});
    }
    return false;
}

/// with_pair, where Known<X, Y> tells of which alternatives the query has an answer: an optional_answer, if not of all. Alternatives of
/// several scalars, whose answers would be of several types, are asked in one that holds all.
template <template <class, class> class Known, class Query, class A, class B>
[[gnu::always_inline]] constexpr decltype(auto) ask(Query query, A const& a, B const& b) {
    constexpr bool differ = scalars_differ<Known, Query, A, B>();
    if constexpr (!differ && for_alternatives<Known, A, B>) {
        return with_pair(query, a, b);
    } else {
        using as_asked = conditional_t<differ, decltype(one_scalar_of(alternatives<A>{} + alternatives<B>{})), in_own_scalar>;
        using answer = typename decltype(first_answer_of<Known, Query>(as_asked::all_in_it(alternatives<A>{}),
                                                                       as_asked::all_in_it(alternatives<B>{})))::type;
        using R = conditional_t<for_alternatives<Known, A, B>, answer, optional_answer<answer>>;
        return with_alternative(a, [&](auto const& x) {
            return with_alternative(b, [&](auto const& y) {
                if constexpr (Known<remove_cvref_t<decltype(x)>, remove_cvref_t<decltype(y)>>::value) {
                    return R(with_pair(query, as_asked::of(x), as_asked::of(y)));
                } else {
                    return R{};
                }
            });
        });
    }
}

}  // namespace hantei
