// SPDX-License-Identifier: MIT
// Exact results as coordinates of a shape: rounded once for floats and doubles, unchanged or refused for the other scalars.
export module hantei:coordinate_rounding;
import :base;
import :generic_arithmetic;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :validation;
import :directed_rounding;
import :surd;

namespace hantei {

[[noreturn]] inline void refuse_image(char const* what) { fail(domain_error(string("hantei: transform: ").append(what))); }
template <floating_point T>
constexpr T finite_coordinate(T x) {
    if (!is_finite(x)) refuse_image("a coordinate of the image is beyond the range of the scalar type");
    return x;
}

template <floating_point T, size_t N>
constexpr vec<T, N> finite_coordinates(vec<T, N> const& v) {
    return map([](T x) { return finite_coordinate(x); }, v);
}
/// The T nearest to (high − low) / 2, never −0. If the difference may be beyond the range, both numbers are halved first: one of them is large,
/// and what the other may lose is far below a unit in the last place. If half of the difference may be subnormal and lose half a unit, it is
/// rounded from exact fractions.
template <floating_point T>
constexpr T half_of_difference(T low, T high) {
    T const halves = high / 2 - low / 2;
    if (magnitude_of(halves) > numeric_limits<T>::max() / 2) [[unlikely]]
        return halves;
    T const difference = high - low;
    if (difference == 0) return T{0};
    if (magnitude_of(difference) < 4 * numeric_limits<T>::min()) [[unlikely]]
        return to_nearest<T>((rational(high) - rational(low)) * rational(0.5));
    return difference / 2;
}

/// x as a T: the nearest T for floats and doubles, x itself for the other types. Throws std::domain_error if x is out of range, or if T is an
/// integer type and x is not a whole number.
template <scalar T>
constexpr T fitted(rational const& x) {
    if constexpr (same_as<T, rational>) {
        return x;
    } else if constexpr (floating_point<T>) {
        return finite_coordinate(to_nearest<T>(x));
    } else {
        if (x < rational(numeric_limits<T>::min()) || rational(numeric_limits<T>::max()) < x)
            refuse_image("a coordinate of the image is beyond the range of the scalar type");
        T const whole = rounded_toward<T>(x, direction::down);
        if (rational(whole) != x) refuse_image("a coordinate of the image is not a whole number");
        return whole;
    }
}
template <scalar T, size_t N>
constexpr vec<T, N> fitted(vec<rational, N> const& v) {
    return map([](rational const& x) { return fitted<T>(x); }, v);
}

/// length·√squared_scale as a T, rounded or refused like a coordinate. For scalars other than floats and doubles, √squared_scale must be
/// exactly a double.
template <scalar T>
constexpr T fitted_length(rational const& length, rational const& squared_scale) {
    if constexpr (floating_point<T>) {
        return finite_coordinate(to_nearest<T>(surd{0, length, squared_scale}));
    } else {
        rational const scale{finite_coordinate(to_nearest<double>(surd{0, 1, squared_scale}))};
        if (square(scale) != squared_scale) refuse_image("the scale of a radius is not a number of the scalar type");
        return fitted<T>(length * scale);
    }
}

}  // namespace hantei
