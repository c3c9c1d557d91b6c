// SPDX-License-Identifier: MIT
// Cosine and sine to the last place, the same bits in the compiler and on every machine: integers only.
//
// The angle is reduced exactly (degrees) or with 192 bits of π (radians) to at most 45 degrees, and the Taylor series is
// summed in 64-bit fixed point (Muller, Elementary Functions, 3rd ed., ch. 4 and 11). Both results are within 0.51 ulp.
export module hantei:angle;
import :base;
import :dyadic;
import :rational;
import :rounding;

namespace hantei {

constexpr dyadic pi() {
    return dyadic(3) + dyadic::scaled(0x243F6A8885A308D3, -64) + dyadic::scaled(0x13198A2E03707344, -128) +
           dyadic::scaled(0xA4093822299F31D0, -192);
}

/// a·b / 2^64, truncated.
constexpr uint64_t high_product(uint64_t a, uint64_t b) { return static_cast<uint64_t>((uint128{a} * b) >> 64); }

/// 1 − f/(n(n+1)) · (1 − f/((n+2)(n+3)) · (1 − ...)), f = square / 2^64 < 1: cos θ for n = 1, sin θ / θ for n = 2, f = θ².
constexpr truncated series(uint64_t square, uint64_t n) {
    uint64_t tail = 0;  // what is subtracted from 1, in units of 2^-64
    for (uint64_t k = n + 20; k + 1 > n; k -= 2) {
        uint64_t const rest = tail == 0 ? ~uint64_t{0} : uint64_t{0} - tail;
        tail = high_product(square, rest) / (k * (k + 1));
        if (k == n) break;
    }
    return truncated::from((uint128{1} << 64) - tail, -64);
}

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
    T const c = to_nearest<T>(1, series(f, 1));
    T const s = to_nearest<T>(sign, theta * series(f, 2));
    switch (quarters & 3) {
        case 0: return {c, s};
        case 1: return {T{0} - s, c};
        case 2: return {-c, T{0} - s};
        default: return {s, -c};
    }
}

constexpr void require_finite_angle(double x) {
    if (!(magnitude_of(x) <= numeric_limits<double>::max())) throw domain_error("hantei: an angle must be finite");
}

template <floating_point T>
constexpr cosine_sine<T> cosine_sine_of_degrees(double degrees) {
    require_finite_angle(degrees);
    double r = magnitude_of(degrees);
    double step = 360;
    while (step <= r / 2) step *= 2;
    for (; step >= 360; step /= 2)
        if (r >= step) r -= step;  // exact: a remainder of doubles is a double
    int quarters = 0;
    for (; r > 45; r -= 90) ++quarters;  // r in (−45, 45], exact
    int const sign = degrees < 0 ? -1 : 1;
    truncated const theta = truncated::from(pi() * dyadic(magnitude_of(r))) / truncated::from(dyadic(180));
    return turned<T>(theta, r < 0 ? -sign : sign, sign * quarters);
}

template <floating_point T>
constexpr cosine_sine<T> cosine_sine_of_radians(double radians) {
    require_finite_angle(radians);
    if (magnitude_of(radians) > 0x1p60) throw domain_error("hantei: an angle in radians must be at most 2^60");
    dyadic const quarter = pi() * dyadic(0.5);
    dyadic r = dyadic(magnitude_of(radians));
    truncated const ratio = truncated::from(r) / truncated::from(quarter);
    int64_t quarters = ratio.is_zero() || ratio.exponent <= -64 ? 0 : static_cast<int64_t>(ratio.mantissa >> -ratio.exponent);
    r = r - dyadic(quarters) * quarter;
    for (; dyadic(0) < r - quarter * dyadic(0.5); r = r - quarter) ++quarters;  // the quotient is right within one
    int const sign = radians < 0 ? -1 : 1;
    int const turns = static_cast<int>(quarters & 3);
    return turned<T>(truncated::from(r), r.sign() < 0 ? -sign : sign, sign * turns);
}

}  // namespace hantei
