// SPDX-License-Identifier: MIT
// The one rounding of a measure: from an exact value a + b·√c to the nearest float or double.
//
// a, b and c are rational, so a distance, a point on a circle or the t of a tangent all have this form; or they have a root
// themselves. Where the two terms cancel, a + b√c = (a² − b²c) / (a − b√c) and the numerator is exact: nothing is ever
// subtracted after a rounding. The 64-bit working precision leaves a relative error below 2^-60 (2^-57 with two roots), so that
// the result is within 0.51 (0.54) ulp of the true value, and exact where that is representable. Integers only: the same bits
// everywhere.
export module hantei:rounding;
import :base;
import :dyadic;
import :rational;
export import :surd;
export import :approximation;

namespace hantei {

/// How a float or double is laid out.
template <floating_point T>
struct layout {
    static constexpr int digits = numeric_limits<T>::digits;
    static constexpr int min_exponent = numeric_limits<T>::min_exponent - digits;  // of the last place of a subnormal
    static constexpr int max_exponent = numeric_limits<T>::max_exponent;
};

/// 2^e for a normal or subnormal result.
template <floating_point T>
constexpr T power_of_two(int e) {
    if constexpr (same_as<T, double>) {
        return e >= -1022 ? bit_cast<double>(static_cast<uint64_t>(e + 1023) << 52)
                          : bit_cast<double>(uint64_t{1} << (e + 1074));
    } else {
        return e >= -126 ? bit_cast<float>(static_cast<uint32_t>(e + 127) << 23) : bit_cast<float>(uint32_t{1} << (e + 149));
    }
}

/// The T nearest to sign·x. What is not zero never becomes zero; what is beyond the range becomes an infinity.
template <floating_point T>
constexpr T to_nearest(int sign, truncated x) {
    if (x.is_zero()) return T{0};
    using bits = layout<T>;
    int const last = larger(x.exponent + 64 - bits::digits, bits::min_exponent);  // exponent of the result's last place
    int const drop = last - x.exponent;
    uint64_t kept = drop < 64 ? x.mantissa >> drop : 0;
    if (drop <= 64) {
        uint64_t const half = uint64_t{1} << (drop - 1);
        uint64_t const rest = drop < 64 ? x.mantissa & ((half << 1) - 1) : x.mantissa;
        if (rest > half || (rest == half && (kept & 1) != 0)) ++kept;
    }
    if (kept == 0) kept = 1;
    if (kept == uint64_t{1} << bits::digits) return to_nearest<T>(sign, {uint64_t{1} << 63, last + bits::digits - 63});
    if (last + bits::digits > bits::max_exponent)
        return sign < 0 ? -numeric_limits<T>::infinity() : numeric_limits<T>::infinity();
    T const scaled = static_cast<T>(static_cast<int64_t>(kept));  // exact: at most `digits` bits
    T const value = scaled * power_of_two<T>(last);
    return sign < 0 ? -value : value;
}

/// The T nearest to x.
template <floating_point T>
constexpr T to_nearest(approximation const& x) {
    return to_nearest<T>(x.sign, x.size);
}
template <floating_point T>
constexpr T to_nearest(rational const& x) {
    return to_nearest<T>(approximated(x));
}
template <floating_point T, class F>
constexpr T to_nearest(radical<F> const& x) {
    return to_nearest<T>(approximated(x));
}

}  // namespace hantei
