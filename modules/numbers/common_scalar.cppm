// SPDX-License-Identifier: MIT
// The scalar type in which two shapes are judged.
export module hantei:common_scalar;
import :base;
import :rational;
import :scalar;

namespace hantei {

/// The scalar in which shapes of scalars T and U are judged. It must hold both without rounding.
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
/// Whether shapes with coordinates T and U can be judged against each other: there is a scalar that holds both.
template <class T, class U>
concept has_common_scalar = requires { typename common_scalar<T, U>::type; };

}  // namespace hantei
