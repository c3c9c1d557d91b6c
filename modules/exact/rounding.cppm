// SPDX-License-Identifier: MIT
// The one rounding of a measure: from an exact value a + b·√c to the nearest float or double.
//
// a, b and c are rational, so a distance, a point on a circle or the t of a tangent all have this form. Where the two
// terms cancel, a + b√c = (a² − b²c) / (a − b√c) and the numerator is exact: nothing is ever subtracted after a
// rounding. The 64-bit working precision leaves a relative error below 2^-60, so that the result is within
// 0.51 ulp of the true value (and exact where that is representable). Integers only: the same bits everywhere.
export module hantei:rounding;
import :base;
import :dyadic;
import :rational;
export import :surd;

namespace hantei {

/// mantissa · 2^exponent with 2^63 <= mantissa < 2^64, or zero: a positive number to 64 bits, truncated.
struct truncated {
    uint64_t mantissa = 0;
    int exponent = 0;

    constexpr bool is_zero() const { return mantissa == 0; }
    static constexpr truncated from(uint128 m, int exponent) {
        if (m == 0) return {};
        uint64_t const high = static_cast<uint64_t>(m >> 64);
        int const zeros = high ? countl_zero(high) : 64 + countl_zero(static_cast<uint64_t>(m));
        return {static_cast<uint64_t>((m << zeros) >> 64), exponent + 64 - zeros};
    }
    static constexpr truncated from(dyadic const& x) {
        auto const lead = x.lead();
        return {lead.mantissa, lead.exponent};
    }
    /// |x|
    static constexpr truncated from(rational const& x) { return from(x.numerator()) / from(x.denominator()); }
    friend constexpr truncated operator*(truncated a, truncated b) {
        return from(uint128{a.mantissa} * b.mantissa, a.exponent + b.exponent);
    }
    friend constexpr truncated operator/(truncated a, truncated b) {
        if (a.is_zero()) return {};
        // a.mantissa / b.mantissa lies in (1/2, 2): two quotient digits of 64 bits hold 63 bits or more.
        uint128 const high = (uint128{a.mantissa} << 63) / b.mantissa;
        return from(high << 1, a.exponent - b.exponent - 64);
    }
    friend constexpr truncated operator+(truncated a, truncated b) {
        if (a.is_zero()) return b;
        if (b.is_zero() || a.exponent - b.exponent > 64) return a;
        if (a.exponent < b.exponent) return b + a;
        uint128 const shifted = (uint128{b.mantissa} << 62) >> (a.exponent - b.exponent);
        return from((uint128{a.mantissa} << 62) + shifted, a.exponent - 62);
    }
};

/// √x by binary digits: the largest 64-bit r with r² <= x, on x scaled to 127 or 128 bits.
constexpr truncated root(truncated x) {
    if (x.is_zero()) return {};
    bool const odd = (x.exponent & 1) != 0;
    uint128 rest = uint128{x.mantissa} << (odd ? 63 : 64);
    uint128 r = 0;
    for (uint128 bit = uint128{1} << 126; bit != 0; bit >>= 2) {
        if (rest >= r + bit) {
            rest -= r + bit;
            r = (r >> 1) + bit;
        } else {
            r >>= 1;
        }
    }
    return truncated::from(r, (x.exponent - (odd ? 63 : 64)) / 2);
}

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

template <floating_point T>
constexpr T to_nearest(rational const& x) {
    return to_nearest<T>(x.sign(), truncated::from(x));
}

/// The T nearest to a + b√c.
template <floating_point T>
constexpr T to_nearest(surd const& x) {
    int const sa = x.a.sign(), sb = x.b.sign() * x.c.sign();
    if (sb == 0) return to_nearest<T>(x.a);
    rational const square = x.b * x.b * x.c;
    truncated const total = truncated::from(x.a) + root(truncated::from(square));
    if (sa * sb >= 0) return to_nearest<T>(sb, total);
    rational const difference = x.a * x.a - square;  // opposite signs: (a² − b²c) / (|a| + |b|√c), sign of a
    return to_nearest<T>(sa * difference.sign(), truncated::from(difference) / total);
}

}  // namespace hantei
