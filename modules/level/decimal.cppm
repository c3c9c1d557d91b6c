// SPDX-License-Identifier: MIT
// Decimal to double, correctly rounded (to nearest, ties to even) for every input, with integers only.
//
// Up to 19 digits and powers of ten from -54 to 27 fit 128-bit integers. Everything else is a quotient of two long integers; its first 64 bits and
// whether there is a remainder determine the result. Source: Clinger, How to Read Floating Point Numbers Accurately (PLDI 1990): the value is an
// exact fraction, rounded once.
export module hantei.level:decimal;
import :base;
import :list;
import :text;

namespace hantei::level {

/// A number as written: mantissa * 10^exponent, where `literal` has all its digits if mantissa could not hold them.
struct decimal {
    bool negative = false;
    uint64_t mantissa = 0;
    int64_t exponent = 0;
    bool longer = false;  // the literal has more than 19 significant digits
    text literal;
};

/// The double nearest to value * 2^exponent or, if inexact, to (value + something in (0, 1)) * 2^exponent; +infinity beyond the range. value > 0.
constexpr double nearest_double(uint128 value, bool inexact, int64_t exponent) {
    auto const high = static_cast<uint64_t>(value >> 64);
    int const zeros = high != 0 ? countl_zero(high) : 64 + countl_zero(static_cast<uint64_t>(value));
    value <<= zeros;
    int64_t const top = exponent + 127 - zeros;  // the weight of the leading bit
    if (top > 1023) return bit_cast<double>(uint64_t{0x7ff} << 52);
    int64_t const dropped = top >= -1022 ? 75 : 75 + (-1022 - top);  // 53 of 128 bits are kept, fewer below the normal range
    if (dropped > 128) return 0.0;

    uint128 const half = uint128{1} << (dropped - 1);
    uint64_t kept = dropped == 128 ? 0 : static_cast<uint64_t>(value >> dropped);
    uint128 const rest = dropped == 128 ? value : value & (2 * half - 1);
    if (rest > half || (rest == half && (inexact || kept % 2 == 1))) ++kept;
    uint64_t const biased = top >= -1022 ? static_cast<uint64_t>(top + 1022) << 52 : 0;
    return bit_cast<double>(biased + kept);  // a carry moves into the exponent, as it should
}

/// An unsigned integer of any length.
class long_integer {
  public:
    constexpr explicit long_integer(uint32_t value) {
        if (value != 0) limbs_.add(value);
    }
    constexpr bool is_zero() const { return limbs_.size() == 0; }

    constexpr void multiply_add(uint32_t factor, uint32_t summand) {
        uint64_t carry = summand;
        for (size_t i = 0; i < limbs_.size(); ++i) {
            carry += uint64_t{limbs_[i]} * factor;
            limbs_[i] = static_cast<uint32_t>(carry);
            carry >>= 32;
        }
        if (carry != 0) limbs_.add(static_cast<uint32_t>(carry));
    }
    constexpr void multiply_by_power_of_ten(int64_t power) {
        for (; power >= 9; power -= 9) multiply_add(1'000'000'000, 0);
        for (; power > 0; --power) multiply_add(10, 0);
    }
    constexpr void double_times(int64_t times) {
        for (; times >= 31; times -= 31) multiply_add(uint32_t{1} << 31, 0);
        multiply_add(uint32_t{1} << times, 0);
    }
    constexpr int64_t bits() const {
        return is_zero() ? 0 : static_cast<int64_t>(limbs_.size()) * 32 - countl_zero(limbs_[limbs_.size() - 1]);
    }
    constexpr bool at_least(long_integer const& other) const {
        if (limbs_.size() != other.limbs_.size()) return limbs_.size() > other.limbs_.size();
        for (size_t i = limbs_.size(); i-- > 0;)
            if (limbs_[i] != other.limbs_[i]) return limbs_[i] > other.limbs_[i];
        return true;
    }
    /// this - other, which must not be negative.
    constexpr void subtract(long_integer const& other) {
        uint64_t borrow = 0;
        for (size_t i = 0; i < limbs_.size(); ++i) {
            uint64_t const taken = borrow + (i < other.limbs_.size() ? other.limbs_[i] : 0);
            borrow = limbs_[i] < taken ? 1 : 0;
            limbs_[i] = static_cast<uint32_t>(limbs_[i] - taken);
        }
        while (limbs_.size() != 0 && limbs_[limbs_.size() - 1] == 0) limbs_.remove_last();
    }

  private:
    list<uint32_t> limbs_;  // the lowest first, the last one not 0
};

/// numerator / denominator, both > 0, rounded once.
constexpr double nearest_quotient(long_integer numerator, long_integer denominator) {
    int64_t const shift = denominator.bits() - numerator.bits();
    if (shift > 0) numerator.double_times(shift);
    if (shift < 0) denominator.double_times(-shift);
    uint64_t quotient = 0;  // the quotient lies in (1/2, 2): one bit before the point and 63 after it
    for (int bit = 0; bit < 64; ++bit) {
        bool const fits = numerator.at_least(denominator);
        if (fits) numerator.subtract(denominator);
        quotient = 2 * quotient + (fits ? 1 : 0);
        numerator.double_times(1);
    }
    return nearest_double(quotient, !numerator.is_zero(), -63 - shift);
}

/// The general case: reads all digits of the literal. The first 800 are enough: the midpoint between two doubles has at most 767 digits, so of the
/// digits beyond it only matters whether one of them is not 0.
constexpr double from_all_digits(decimal const& d) {
    constexpr int most = 800;
    long_integer digits{0};
    int count = 0;
    bool more = false;
    for (size_t i = 0; i < d.literal.size() && d.literal[i] != 'e' && d.literal[i] != 'E'; ++i) {
        char const c = d.literal[i];
        if (c < '0' || c > '9' || (count == 0 && c == '0')) continue;
        if (count == most) {
            more = more || c != '0';
            continue;
        }
        digits.multiply_add(10, static_cast<uint32_t>(c - '0'));
        ++count;
    }
    int64_t exponent = d.exponent - (count - (count < 19 ? count : 19));  // the mantissa ends after 19 digits
    if (more) {
        digits.multiply_add(10, 1);
        --exponent;
    }
    long_integer scale{1};
    digits.multiply_by_power_of_ten(exponent);
    scale.multiply_by_power_of_ten(-exponent);
    return nearest_quotient(static_cast<long_integer&&>(digits), static_cast<long_integer&&>(scale));
}

constexpr uint64_t power_of_five(int64_t power) {
    uint64_t result = 1;
    for (; power > 0; --power) result *= 5;
    return result;
}

/// Whether from_all_digits() is needed, which takes a thousand times as long.
constexpr bool is_long(decimal const& d) {
    return d.mantissa != 0 && d.exponent <= 310 && d.exponent >= -350 && (d.longer || d.exponent > 27 || d.exponent < -54);
}

/// The double nearest to the number; an infinity beyond the range of double, zero below it.
constexpr double to_double(decimal const& d) {
    auto const with_sign = [&](double magnitude) { return d.negative ? -magnitude : magnitude; };
    constexpr uint64_t exact = uint64_t{1} << 53;
    if (d.mantissa == 0 || (!d.longer && d.exponent == 0 && d.mantissa <= exact))
        return with_sign(static_cast<double>(d.mantissa));
    if (is_long(d)) return with_sign(from_all_digits(d));
    if (d.exponent > 27) return with_sign(bit_cast<double>(uint64_t{0x7ff} << 52));
    if (d.exponent < -54) return with_sign(0.0);

    if (d.exponent >= 0) return with_sign(nearest_double(uint128{d.mantissa} * power_of_five(d.exponent), false, d.exponent));
    int const zeros = countl_zero(d.mantissa);
    uint128 const dividend = uint128{d.mantissa << zeros} << 64;
    uint64_t const divisor = power_of_five(d.exponent < -27 ? 27 : -d.exponent);
    uint128 quotient = dividend / divisor, rest = dividend % divisor;
    int64_t scale = d.exponent - zeros - 64;
    if (d.exponent < -27) {  // 64 more bits of the quotient, then a division by the rest of the power in 64-bit digits
        uint128 const more = (rest << 64) / divisor;
        bool const inexact = (rest << 64) % divisor != 0;
        uint64_t const next = power_of_five(-d.exponent - 27);
        uint128 const low = (quotient % next << 64) + more;
        quotient = (quotient / next << 64) + low / next;
        rest = low % next + (inexact ? 1 : 0);
        scale -= 64;
    }
    return with_sign(nearest_double(quotient, rest != 0, scale));
}

}  // namespace hantei::level
