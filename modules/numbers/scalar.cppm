// SPDX-License-Identifier: MIT
// The types of coordinates and of measures.
export module hantei:scalar;
import :base;
import :rational;
import :sentence;

export namespace hantei {

/// Whether T is a scalar. It is a single condition, so that for another type the compiler names it, instead of seven types that T is not.
template <class T>
inline constexpr bool is_float_double_signed_integer_or_rational =
    same_as<T, float> || same_as<T, double> || same_as<T, int32_t> || same_as<T, int64_t> || same_as<T, long> ||
    same_as<T, long long> || same_as<T, rational>;

/// A coordinate type: float, double, a 32- or 64-bit signed integer, or the exact `rational`.
template <class T>
concept scalar = is_float_double_signed_integer_or_rational<T>;

/// The type of a distance between shapes with coordinates T: T itself if it is a floating-point type, else double.
template <scalar T>
using measure_t = conditional_t<floating_point<T>, T, double>;

}  // namespace hantei

namespace hantei {

template <sentence Objection>
inline constexpr bool is_float_double_signed_integer_or_rational<made_wrongly<Objection>> = true;

/// Whether T is a class, or another type that is no number of the language but may be a number of the library: approximations are coordinates,
/// too.
template <class T>
inline constexpr bool is_no_number_of_the_language =
    !is_pointer_v<T> && (!numeric_limits<T>::is_specialized || is_class_v<T> || same_as<T, int128>);

/// An integer type that double does not hold: 64 bits, under any of its names.
template <class T>
concept wide_integer = same_as<T, int64_t> || ((same_as<T, long> || same_as<T, long long>) && sizeof(T) == 8);
/// Whether questions about coordinates T are first asked in quicker arithmetic: by the filter (sign.cppm), by the rungs of the ladder
/// (ladder.cppm).
template <class T>
inline constexpr bool has_filter = !same_as<T, rational> && !is_small_program;
/// A scalar for which the archive has the code about rings and chains.
template <class T>
concept scalar_of_archive = same_as<T, double> || same_as<T, float> || same_as<T, int64_t> || same_as<T, int32_t>;

/// The name of T as a program writes it.
template <scalar T>
constexpr char const* scalar_name() {
    if constexpr (same_as<T, double>) return "double";
    else if constexpr (same_as<T, float>) return "float";
    else if constexpr (same_as<T, int32_t>) return "std::int32_t";
    else if constexpr (same_as<T, rational>) return "rational";
    else return "std::int64_t";
}

/// Whether every S is a T, so that no conversion rounds. S and T are one type, or number types of the language.
template <class S, class T>
concept held_by =
    same_as<S, T> || (numeric_limits<S>::is_specialized && numeric_limits<T>::is_specialized && !same_as<S, bool> &&
                      !same_as<T, bool> && numeric_limits<S>::digits <= numeric_limits<T>::digits &&
                      (numeric_limits<T>::is_signed || !numeric_limits<S>::is_signed) &&
                      (numeric_limits<T>::is_integer ? numeric_limits<S>::is_integer
                                                     : numeric_limits<S>::max_exponent <= numeric_limits<T>::max_exponent));

}  // namespace hantei
