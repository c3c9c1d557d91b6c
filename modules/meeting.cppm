// SPDX-License-Identifier: MIT
// Who can be judged against whom, and how two arguments come to their pair: order, user types, variants and widening, once for all.
export module hantei:meeting;
import :base;
import :scalar;
import :rational;
import :vec;
import :shape;
import :pair;
import :point;

namespace hantei {

/// A user's type that says which library shape it stands for, by a function as_shape(x) found by argument-dependent lookup.
template <class X>
concept stands_for_shape = requires(X const& x) { as_shape(x).parts(); };

/// x as the library sees it: a shape itself, a position as a point, a user's type through as_shape.
template <class X>
constexpr decltype(auto) resolved(X const& x) {
    if constexpr (stands_for_shape<X>) {
        return as_shape(x);
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

template <class X>
inline constexpr bool is_variant = false;
template <class... X>
inline constexpr bool is_variant<variant<X...>> = true;

/// The scalar in which shapes of scalars T and U meet: it must hold both without rounding.
template <class T, class U>
struct common_scalar {};
template <class T>
struct common_scalar<T, T> {
    using type = T;
};
template <class T, class U>
    requires(!same_as<T, U> && (same_as<T, rational> || same_as<U, rational>))
struct common_scalar<T, U> {
    using type = rational;
};
template <class T, class U>
    requires(!same_as<T, U> && !same_as<T, rational> && !same_as<U, rational> && !wide_integer<T> && !wide_integer<U>)
struct common_scalar<T, U> {
    using type = double;
};
template <class T, class U>
    requires(!same_as<T, U> && (wide_integer<T> || wide_integer<U>) && (wide_integer<T> || same_as<T, int32_t>) &&
             (wide_integer<U> || same_as<U, int32_t>))
struct common_scalar<T, U> {
    using type = int64_t;
};
/// Shapes with coordinates T and U can meet: there is a scalar that holds both.
template <class T, class U>
concept meets = requires { typename common_scalar<T, U>::type; };

template <shape A, shape B>
using common_scalar_t = typename common_scalar<typename A::scalar_type, typename B::scalar_type>::type;

template <class A, class B>
concept widened = shape<A> && shape<B> && requires { typename common_scalar_t<A, B>; } &&
                  paired<typename rebind<A, common_scalar_t<A, B>>::type, typename rebind<B, common_scalar_t<A, B>>::type>;

/// Holds<X, Y>::value for all alternatives X of A and Y of B; what is no variant is its own alternative.
template <template <class, class> class Holds, class A, class B>
inline constexpr bool for_alternatives = Holds<A, B>::value;
template <template <class, class> class Holds, class... X, class B>
inline constexpr bool for_alternatives<Holds, variant<X...>, B> = (for_alternatives<Holds, X, B> && ...);
template <template <class, class> class Holds, class A, class... Y>
    requires(!is_variant<A>)
inline constexpr bool for_alternatives<Holds, A, variant<Y...>> = (for_alternatives<Holds, A, Y> && ...);

template <class A, class B>
struct pair_known {
    static constexpr bool value = paired<resolved_t<A>, resolved_t<B>> || widened<resolved_t<A>, resolved_t<B>>;
};

}  // namespace hantei

export namespace hantei {

/// The library can judge an A against a B: shapes, positions, types with as_shape, or variants of them.
template <class A, class B>
concept judgeable = paired<resolved_t<A>, resolved_t<B>> || widened<resolved_t<A>, resolved_t<B>> ||
                    ((is_variant<remove_cvref_t<A>> || is_variant<remove_cvref_t<B>>) &&
                     for_alternatives<pair_known, remove_cvref_t<A>, remove_cvref_t<B>>);

}  // namespace hantei

namespace hantei {

/// Brings two arguments to a pair that has been written, and calls query(pair<>, first, second, swapped).
template <class Query, class A, class B>
[[gnu::always_inline]] constexpr decltype(auto) with_pair(Query query, A const& a, B const& b) {
    if constexpr (is_variant<A>) {
        return visit([&](auto const& x) -> decltype(auto) { return with_pair(query, x, b); }, a);
    } else if constexpr (is_variant<B>) {
        return visit([&](auto const& y) -> decltype(auto) { return with_pair(query, a, y); }, b);
    } else {
        decltype(auto) x = resolved(a);
        decltype(auto) y = resolved(b);
        using X = remove_cvref_t<decltype(x)>;
        using Y = remove_cvref_t<decltype(y)>;
        if constexpr (paired_in_order<X, Y>) {
            return query(static_cast<pair<X, Y>*>(nullptr), x, y, false);
        } else if constexpr (paired_in_order<Y, X>) {
            return query(static_cast<pair<Y, X>*>(nullptr), y, x, true);
        } else {
            using T = common_scalar_t<X, Y>;
            return with_pair(query, scalar_cast<T>(x), scalar_cast<T>(y));
        }
    }
}

}  // namespace hantei
