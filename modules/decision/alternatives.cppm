// SPDX-License-Identifier: MIT
// The kinds of arguments: a shape, a position, a user's type that stands for one, or a variant of these.
export module hantei:alternatives;
import :base;
import :members;
import :common_scalar;
import :foreign_vec;
import :vec;
import :shape;
import :point;

namespace hantei {

template <class X>
inline constexpr bool is_variant = false;
template <class... X>
inline constexpr bool is_variant<variant<X...>> = true;

/// A user's type that stands for a position (or, for `stands_for_shape`, for a shape or a variant) by a function as_shape(x) that
/// argument-dependent lookup finds.
template <class X>
concept stands_for_position = requires(X const& x) { requires readable_vec<remove_cvref_t<decltype(as_shape(x))>>; };
template <class X>
concept stands_for_shape = requires(X const& x) { requires has_members<remove_cvref_t<decltype(as_shape(x))>>; } ||
                           requires(X const& x) { requires is_variant<remove_cvref_t<decltype(as_shape(x))>>; };

/// x as the library sees it: a shape as itself, a position as a point (also a vector of another library), a user's type as its as_shape(x).
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

/// The alternatives of a variant, or of the variant that a user's type stands for, as a list; for any other argument, the argument alone. All
/// are resolved.
template <class... X>
struct type_list {};
template <class... X, class... Y>
consteval type_list<X..., Y...> operator+(type_list<X...>, type_list<Y...>) {
    return {};
}
template <class Resolved>
struct alternatives_of {
    using type = type_list<Resolved>;
};
template <class X>
using alternatives = typename alternatives_of<resolved_t<X>>::type;
template <class... X>
struct alternatives_of<variant<X...>> {
    using type = decltype((type_list<>{} + ... + alternatives<X>{}));
};
template <class X>
concept has_alternatives = is_variant<resolved_t<X>>;

/// Whether Holds<X, Y>::value is true for each, or for one, Y of a list.
template <template <class, class> class Holds, class X, class List>
inline constexpr bool holds_for_each = true;
template <template <class, class> class Holds, class X, class... Y>
inline constexpr bool holds_for_each<Holds, X, type_list<Y...>> = (Holds<X, Y>::value && ...);
template <template <class, class> class Holds, class X, class List>
inline constexpr bool holds_for_one = false;
template <template <class, class> class Holds, class X, class... Y>
inline constexpr bool holds_for_one<Holds, X, type_list<Y...>> = (Holds<X, Y>::value || ...);
/// Like `holds_for_each` and `holds_for_one`, for all pairs of two lists. (Most calls have two lists of one element, which have a short way.)
template <template <class, class> class Holds, class A, class B>
inline constexpr bool holds_for_all = true;
template <template <class, class> class Holds, class... X, class B>
inline constexpr bool holds_for_all<Holds, type_list<X...>, B> = (holds_for_each<Holds, X, B> && ...);
template <template <class, class> class Holds, class X, class Y>
inline constexpr bool holds_for_all<Holds, type_list<X>, type_list<Y>> = Holds<X, Y>::value;
template <template <class, class> class Holds, class A, class B>
inline constexpr bool holds_for_some = false;
template <template <class, class> class Holds, class... X, class B>
inline constexpr bool holds_for_some<Holds, type_list<X...>, B> = (holds_for_one<Holds, X, B> || ...);
template <template <class, class> class Holds, class X, class Y>
inline constexpr bool holds_for_some<Holds, type_list<X>, type_list<Y>> = Holds<X, Y>::value;
/// Like `holds_for_all` and `holds_for_some`, for the alternatives of A and of B.
template <template <class, class> class Holds, class A, class B>
inline constexpr bool for_alternatives = holds_for_all<Holds, alternatives<A>, alternatives<B>>;
template <template <class, class> class Holds, class A, class B>
inline constexpr bool for_some_alternatives = holds_for_some<Holds, alternatives<A>, alternatives<B>>;

/// The scalar that holds those of all alternatives without rounding, or void if there is none.
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
/// Converts alternatives X of several scalars to one scalar, so that their answers have one type. 64-bit integers and floating-point numbers
/// have no common scalar; a float is then converted to double, because integers are measured in double too.
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
/// Like `one_scalar`, but leaves each alternative in its own scalar.
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
