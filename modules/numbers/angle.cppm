// SPDX-License-Identifier: MIT
// Cosine and sine to the last place, with the same bits in the compiler and on every machine, because all arithmetic is in integers.
//
// The angle is reduced exactly (degrees) or with 192 bits of π (radians) to at most 45 degrees, and the Taylor series is
// summed in 64-bit fixed point (Muller, Elementary Functions, 3rd ed., ch. 4 and 11). Both results are within 0.51 ulp.
export module hantei:angle;
import :base;
import :rounding;
import :approximation;

namespace hantei {

/// a·b / 2^64, truncated.
constexpr uint64_t high_product(uint64_t a, uint64_t b) { return static_cast<uint64_t>((uint128{a} * b) >> 64); }

/// 1 − f/(n(n+1)) · (1 − f/((n+2)(n+3)) · (1 − ...)), f = square / 2^64 < 1: cos θ for n = 1, sin θ / θ for n = 2, f = θ².
template <uint64_t N>
constexpr truncated series(uint64_t square) {
    uint64_t tail = 0;  // what is subtracted from 1, in units of 2^-64
    auto const step = [&]<uint64_t K>() {
        uint64_t const rest = tail == 0 ? ~uint64_t{0} : uint64_t{0} - tail;
        tail = high_product(square, rest) / (K * (K + 1));  // a division by a constant, compiled to a product
    };
    auto const all = [&]<size_t... I>(index_sequence<I...>) { (step.template operator()<N + 20 - 2 * I>(), ...); };
    all(make_index_sequence<11>());
    return truncated::from((uint128{1} << 64) - tail, -64);
}

/// An unsigned number of 256 bits, least word first.
struct four_words {
    array<uint64_t, 4> word{};

    constexpr bool is_zero() const { return (word[0] | word[1] | word[2] | word[3]) == 0; }
    /// a · b, which must be below 2^256.
    friend constexpr four_words operator*(four_words const& a, uint64_t b) {
        four_words r;
        uint128 carry = 0;
        for (size_t i = 0; i < 4; ++i) {
            carry += uint128{a.word[i]} * b;
            r.word[i] = static_cast<uint64_t>(carry);
            carry >>= 64;
        }
        return r;
    }
    /// a − b modulo 2^256.
    friend constexpr four_words operator-(four_words const& a, four_words const& b) {
        four_words r;
        uint64_t borrowed = 0;
        for (size_t i = 0; i < 4; ++i) {
            uint128 const d = uint128{a.word[i]} - b.word[i] - borrowed;
            r.word[i] = static_cast<uint64_t>(d);
            borrowed = static_cast<uint64_t>(d >> 64) & 1;
        }
        return r;
    }
    /// Whether the number is negative if it is read as a number between −2^255 and 2^255.
    constexpr bool is_negative() const { return (word[3] >> 63) != 0; }
    /// The leading 64 bits of the number times 2^exponent.
    constexpr truncated leading(int exponent) const {
        size_t top = 3;
        while (top > 0 && word[top] == 0) --top;
        if (top == 0) return truncated::from(uint128{word[0]}, exponent);
        int const zeros = countl_zero(word[top]);
        uint64_t const below = zeros == 0 ? 0 : word[top - 1] >> (64 - zeros);
        return {(word[top] << zeros) | below, exponent + 64 * static_cast<int>(top) - zeros};
    }
    /// m·2^shift for m not 0. The result must be below 2^256.
    static constexpr four_words shifted(uint64_t m, int shift) {
        four_words r;
        size_t const i = static_cast<size_t>(shift / 64);
        int const by = shift % 64;
        r.word[i] = m << by;
        if (by > 0 && i < 3) r.word[i + 1] = m >> (64 - by);
        return r;
    }
};
/// π·2^192, truncated.
inline constexpr four_words pi_in_words{{0xA4093822299F31D0, 0x13198A2E03707344, 0x243F6A8885A308D3, 3}};
inline constexpr truncated half_pi = pi_in_words.leading(-193);

/// A double x >= 0 as m·2^exponent, m < 2^53.
struct binary {
    uint64_t m;
    int exponent;

    constexpr explicit binary(double x) {
        uint64_t const bits = bit_cast<uint64_t>(x), stored = bits >> 52;
        m = (bits & ((uint64_t{1} << 52) - 1)) | (uint64_t{stored != 0} << 52);
        exponent = static_cast<int>(stored != 0 ? stored : 1) - 1075;
    }
};

template <floating_point T>
struct cosine_sine {
    T c, s;
};

/// (cos, sin) of sign·theta + 90° · quarters, 0 <= theta <= π/4 in radians.
template <floating_point T>
constexpr cosine_sine<T> turned(truncated theta, int sign, int quarters) {
    truncated const square = theta * theta;
    int const shift = -(square.exponent + 64);
    uint64_t const f = square.is_zero() || shift >= 64 ? 0 : square.mantissa >> shift;
    T const c = to_nearest<T>(approximation{1, series<1>(f)});
    T const s = to_nearest<T>(approximation{sign, theta * series<2>(f)});
    switch (quarters & 3) {
        case 0: return {c, s};
        case 1: return {T{0} - s, c};
        case 2: return {-c, T{0} - s};
        default: return {s, -c};
    }
}

constexpr void require_finite_angle(double x) {
    if (!(magnitude_of(x) <= numeric_limits<double>::max())) fail(domain_error("hantei: an angle must be finite"));
}

/// (cos, sin) of a finite angle.
template <floating_point T>
constexpr cosine_sine<T> turned_by_degrees(double degrees) {
    double r = magnitude_of(degrees);
    double step = 360;
    while (step <= r / 2) step *= 2;
    for (; step >= 360; step /= 2)
        if (r >= step) r -= step;  // exact: a remainder of doubles is a double
    int quarters = 0;
    for (; r > 45; r -= 90) ++quarters;  // r in (−45, 45], exact
    int const sign = degrees < 0 ? -1 : 1;
    binary const of_r(magnitude_of(r));
    truncated const theta = (pi_in_words * of_r.m).leading(of_r.exponent - 192) / truncated::from(uint128{180}, 0);
    return turned<T>(theta, r < 0 ? -sign : sign, sign * quarters);
}

/// (cos, sin) of an angle of at most 2^60.
template <floating_point T>
constexpr cosine_sine<T> turned_by_radians(double radians) {
    binary const r(magnitude_of(radians));
    truncated rest = truncated::from(uint128{r.m}, r.exponent);
    bool below = false;
    int64_t quarters = 0;
    if (magnitude_of(radians) > 0.5) {  // a multiple of 2^-54; times 2^193, the scale of half_pi, it fits into 256 bits
        truncated const ratio = rest / half_pi;
        quarters = ratio.exponent <= -64 ? 0 : static_cast<int64_t>(ratio.mantissa >> -ratio.exponent);
        four_words left = four_words::shifted(r.m, r.exponent + 193) - pi_in_words * static_cast<uint64_t>(quarters);
        for (; !left.is_negative() && (pi_in_words - left * 2).is_negative(); left = left - pi_in_words)
            ++quarters;  // the quotient is right within one
        below = left.is_negative();
        rest = (below ? four_words{} - left : left).leading(-193);
    }
    int const sign = radians < 0 ? -1 : 1;
    int const turns = static_cast<int>(quarters & 3);
    return turned<T>(rest, below ? -sign : sign, sign * turns);
}

/// turned_by_degrees() and turned_by_radians() at run time, compiled once (queries/archive.hpp).
template <class T>
cosine_sine<T> turned_by_degrees_in_archive(double degrees);
template <class T>
cosine_sine<T> turned_by_radians_in_archive(double radians);

template <floating_point T>
constexpr cosine_sine<T> cosine_sine_of_degrees(double degrees) {
    require_finite_angle(degrees);
    return is_constant_evaluated() ? turned_by_degrees<T>(degrees) : turned_by_degrees_in_archive<T>(degrees);
}
template <floating_point T>
constexpr cosine_sine<T> cosine_sine_of_radians(double radians) {
    require_finite_angle(radians);
    if (magnitude_of(radians) > 0x1p60) fail(domain_error("hantei: an angle in radians must be at most 2^60"));
    return is_constant_evaluated() ? turned_by_radians<T>(radians) : turned_by_radians_in_archive<T>(radians);
}

}  // namespace hantei
