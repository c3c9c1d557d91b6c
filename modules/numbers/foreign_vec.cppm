// SPDX-License-Identifier: MIT
// Vectors of other libraries: which types are such, and how their coordinates are read.
export module hantei:foreign_vec;
import :base;
import :members;
import :scalar;

namespace hantei {

/// Whether V is a vector of this library.
template <class V>
inline constexpr bool is_vec = false;

/// Coordinate I of a vector of any library: x, or x(), or v[0], or get<0>(v), or real().
template <size_t I, class V>
constexpr auto read_coordinate(V const& v) {
    if constexpr (requires { v.x, v.y; }) {
        if constexpr (I == 0) return v.x;
        if constexpr (I == 1) return v.y;
        if constexpr (I == 2) return v.z;
    } else if constexpr (requires { v.x(), v.y(); }) {
        if constexpr (I == 0) return v.x();
        if constexpr (I == 1) return v.y();
        if constexpr (I == 2) return v.z();
    } else if constexpr (requires { v[I]; }) {
        return v[I];
    } else if constexpr (requires { get<I>(v); }) {
        return get<I>(v);
    } else if constexpr (requires { v.real(), v.imag(); }) {
        if constexpr (I == 0) return v.real();
        if constexpr (I == 1) return v.imag();
    }
}
template <class V, size_t I = 0>
using coordinate_of = decltype(read_coordinate<I>(declval<V const&>()));

/// Whether V is no larger than its N coordinates. A rectangle, which has x and y too, is larger, so it is no vector.
template <class V, size_t N>
inline constexpr bool is_all_coordinates =
    sizeof(V) == (N * sizeof(coordinate_of<V>) + alignof(V) - 1) / alignof(V) * alignof(V);

/// The number of coordinates of a vector; 0 for any other type, and for a vector whose number of coordinates is not known at compile time.
template <class V>
constexpr size_t dimension_of_vector() {
    if constexpr (is_vec<V>) {
        return V::dimension;
    } else if constexpr (has_members<V> || requires(V const& v) { v.w; }) {
        return 0;  // a shape, or with a fourth coordinate
    } else if constexpr (requires { V::SizeAtCompileTime; }) {
        return V::SizeAtCompileTime == 2 || V::SizeAtCompileTime == 3 ? static_cast<size_t>(V::SizeAtCompileTime) : 0;
    } else if constexpr (requires(V const& v) { v.x, v.y, v.z; } || requires(V const& v) { v.x(), v.y(), v.z(); }) {
        return is_all_coordinates<V, 3> ? 3 : 0;
    } else if constexpr (requires(V const& v) { v.x, v.y; } || requires(V const& v) { v.x(), v.y(); }) {
        return is_all_coordinates<V, 2> ? 2 : 0;
    } else if constexpr (requires { tuple_size<V>::value; }) {
        return tuple_size<V>::value == 2 || tuple_size<V>::value == 3 ? static_cast<size_t>(tuple_size<V>::value) : 0;
    } else if constexpr (requires(V const& v) { v.real(), v.imag(); }) {
        return 2;
    } else {
        return extent_v<V> == 2 || extent_v<V> == 3 ? extent_v<V> : 0;
    }
}
/// Whether T is a character type or bool, which do not count as numbers.
template <class T>
inline constexpr bool is_letter = same_as<T, char> || same_as<T, wchar_t> || same_as<T, char8_t> || same_as<T, char16_t> ||
                                  same_as<T, char32_t> || same_as<T, bool>;
template <class V, size_t... I>
constexpr bool has_numbers(index_sequence<I...>) {
    if constexpr (requires { (declval<coordinate_of<V, I>>(), ...); }) {
        using T = coordinate_of<V>;
        return (same_as<T, coordinate_of<V, I>> && ...) && numeric_limits<T>::is_specialized && !is_letter<T>;
    }
    return false;
}

}  // namespace hantei

export namespace hantei {

/// A vector of another library: two or three numbers of one type, and nothing else, as members x, y (and z), functions with these names,
/// elements v[i] or get<i>(v), or real() and imag(). The number of coordinates is known at compile time.
template <class V>
concept foreign_vec =
    !is_vec<V> && dimension_of_vector<V>() != 0 && has_numbers<V>(make_index_sequence<dimension_of_vector<V>()>());

}  // namespace hantei

namespace hantei {

/// A vector that can be converted to a vector of T, perhaps with rounding if T is a floating-point type.
template <class V, class T, size_t N>
concept convertible_vec =
    (is_vec<V> || foreign_vec<V>) && dimension_of_vector<V>() == N && numeric_limits<coordinate_of<V>>::is_specialized &&
    (held_by<coordinate_of<V>, T> || floating_point<T>);
/// The scalar for a foreign vector: the type of its coordinates if that can be the scalar of a shape, else double.
template <class V>
using foreign_scalar = conditional_t<same_as<coordinate_of<V>, float> ||
                                         (signed_integral<coordinate_of<V>> && sizeof(coordinate_of<V>) >= sizeof(int32_t)),
                                     coordinate_of<V>, double>;

}  // namespace hantei
