// SPDX-License-Identifier: MIT
// What a shape is to the library: its stored parts, and what is asked of them.
export module hantei:shape;
import :base;
import :rational;
import :scalar;
import :vec;

export namespace hantei {

/// A closed set of points given by stored numbers: one of the library's shapes.
///
/// A model is an aggregate S<T, N> with coordinates T in dimension N that tells its parts() in order of declaration,
/// inspect()s them for flaws. Where a formula may not notice a bad number (a negative radius is squared), it says
/// whether it looks sound(), which costs less.
template <class S>
concept shape = requires(S const& s) {
    typename S::scalar_type;
    requires scalar<typename S::scalar_type>;
    requires S::dimension == 2 || S::dimension == 3;
    s.parts();
};

}  // namespace hantei

namespace hantei {

template <class S, class U>
struct rebind;
template <template <class, size_t> class S, class T, size_t N, class U>
struct rebind<S<T, N>, U> {
    using type = S<U, N>;
};

/// The same numbers in another scalar type, which must hold them without rounding.
template <scalar U, scalar T>
constexpr U number_cast(T const& x) {
    if constexpr (same_as<U, T>) {
        return x;
    } else if constexpr (same_as<U, rational>) {
        return rational(x);
    } else {
        return static_cast<U>(x);
    }
}
template <scalar U, class S>
constexpr auto scalar_cast(S const& s) {
    if constexpr (scalar<S>) {
        return number_cast<U>(s);
    } else if constexpr (requires { s.parts(); }) {
        return apply([](auto const&... part) { return typename rebind<S, U>::type{scalar_cast<U>(part)...}; },
                     s.parts());
    } else {
        return map([](auto const& x) { return number_cast<U>(x); }, s);
    }
}

/// No bad number that a formula would not notice.
template <class S>
constexpr bool looks_sound(S const& s) {
    if constexpr (requires { s.sound(); }) {
        return s.sound();
    } else {
        return true;
    }
}

/// The shape in exact fractions.
template <class S>
constexpr auto exact(S const& s) {
    return scalar_cast<rational>(s);
}

}  // namespace hantei
