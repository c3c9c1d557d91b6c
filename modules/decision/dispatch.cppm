// SPDX-License-Identifier: MIT
// The dispatch of two arguments to their pair: user types, variants, scalars and order, once for all questions.
export module hantei:dispatch;
import :base;
import :visiting;
import :scalar;
import :shape;
import :pair;
import :optional_answer;
import :alternatives;
import :judgeable;

namespace hantei {

/// Whether a comes before b in alphabetical order, the order of the shapes of a pair.
consteval bool named_before(char const* a, char const* b) {
    while (*a != 0 && *a == *b) ++a, ++b;
    return static_cast<unsigned char>(*a) < static_cast<unsigned char>(*b);
}

/// Whether the arguments of a question are in the opposite order of their pair's shapes. Usable as a value or as a type.
template <bool Value>
struct order_swapped {
    static constexpr bool value = Value;
    constexpr operator bool() const { return Value; }
};
/// Two shapes that have a common scalar, exactly one of them with 64-bit integers. Such shapes are converted to the common scalar first. Other
/// shapes of two scalars may have a pair as they are: vertices in a range and a shape of other numbers.
template <class X, class Y>
concept of_two_widths = shape<X> && shape<Y> && requires { typename common_scalar_t<X, Y>; } &&
                        (wide_integer<typename X::scalar_type> != wide_integer<typename Y::scalar_type>);
/// Brings two arguments to the pair that has been written for them, or that follows from their cores, and calls query(a null pointer to the
/// pair, first, second, swapped).
template <class Query, class A, class B>
[[gnu::always_inline]] constexpr decltype(auto) with_pair(Query query, A const& a, B const& b) {
    if constexpr (has_alternatives<A>) {
        return visit_held(resolved(a), [&](auto const& x) -> decltype(auto) { return with_pair(query, x, b); });
    } else if constexpr (has_alternatives<B>) {
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

/// f(shape) for the shape that an argument is or holds.
constexpr decltype(auto) with_alternative(auto const& x, auto f) {
    if constexpr (has_alternatives<decltype(x)>) {
        return visit_held(resolved(x), [&f](auto const& held) -> decltype(auto) { return with_alternative(held, f); });
    } else {
        return f(resolved(x));
    }
}
/// The type of the query's answer for X and Y, void if Known says that there is none. `first_answer` is the first of several that is not void.
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

/// Whether some alternatives have an answer of another type than First.
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
/// Whether the alternatives have several scalars and their answers several types.
template <template <class, class> class Known, class Query, class A, class B>
consteval bool scalars_differ() {
    if constexpr (!of_one_scalar(alternatives<A>{} + alternatives<B>{}))
        return answers_differ<Known, Query>(alternatives<A>{}, alternatives<B>{});
    return false;
}

/// Whether all alternatives of A and B have an answer to the query, and of one type. (If neither has alternatives, the caller has already
/// required that Known holds for them.)
template <template <class, class> class Known, class Query, class A, class B>
concept asked_as_they_are =
    (!has_alternatives<A> && !has_alternatives<B>) || (for_alternatives<Known, A, B> && !scalars_differ<Known, Query, A, B>());
/// Like `with_pair`, for a query that need not have an answer for all alternatives: Known<X, Y> tells whether it has one for X and Y. If some
/// have none, the result is an optional_answer. If alternatives of several scalars would have answers of several types, they are converted to
/// one scalar that holds all.
template <template <class, class> class Known, class Query, class A, class B>
[[gnu::always_inline]] constexpr decltype(auto) ask(Query query, A const& a, B const& b) {
    if constexpr (asked_as_they_are<Known, Query, A, B>) {
        return with_pair(query, a, b);
    } else {
        constexpr bool differ = scalars_differ<Known, Query, A, B>();
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
