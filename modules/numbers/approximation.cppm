// SPDX-License-Identifier: MIT
// Numbers whose sign is exact and whose 64 leading bits are known: enough of an exact number to round or compare it.
export module hantei:approximation;
import :base;
import :dyadic;
import :long_ball;
import :rational;
import :surd;

namespace hantei {

/// A positive number truncated to 64 bits, mantissa · 2^exponent with 2^63 <= mantissa < 2^64; or zero.
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

/// √x, one binary digit at a time: the largest 64-bit r with r² <= x, for x scaled to 127 or 128 bits.
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

/// A number sign · size whose sign is exact and whose leading bits are known. Products, quotients and roots keep both properties.
struct approximation {
    int sign = 0;
    truncated size;

    friend constexpr approximation operator-(approximation const& x) { return {-x.sign, x.size}; }
    friend constexpr approximation operator*(approximation const& x, approximation const& y) {
        return {x.sign * y.sign, x.size * y.size};
    }
    friend constexpr approximation operator/(approximation const& x, approximation const& y) {
        return {x.sign * y.sign, x.size / y.size};
    }
};
/// √x
constexpr approximation root(approximation const& x) { return {x.sign, root(x.size)}; }

constexpr approximation approximated(rational const& x) { return {x.sign(), truncated::from(x)}; }
/// The sign and the leading bits of a + b√c. If its terms have opposite signs, it is computed as (a² − b²c) / (|a| + |b|√c), with the sign of
/// a. The squares of long numbers take long, so such a number is first computed to 256, 1,024 and 4,096 bits, until 80 are certain: more than
/// enough (units_off).
template <class F>
constexpr approximation approximated(sqrt_extension<F> const& x) {
    if (limbs_of(x) > few_limbs) {
        for (int bits = 256; bits <= 4096; bits *= 4) {
            long_ball const ball = refined(x, bits);
            if (ball.sure_sign() != 0 && long_ball::above(ball.middle) - ball.error > 80)
                return {ball.middle.sign(), truncated::from(ball.middle)};
        }
    }
    int const sa = sign(x.a), sb = sign(x.b) * sign(x.c);
    if (sb == 0) return approximated(x.a);
    F const square = x.b * x.b * x.c;
    truncated const total = approximated(x.a).size + root(approximated(square).size);
    if (sa * sb >= 0) return {sb, total};
    approximation const difference = approximated(x.a * x.a - square);
    return {sa * difference.sign, difference.size / total};
}

}  // namespace hantei
