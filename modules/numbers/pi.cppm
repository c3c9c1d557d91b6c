// SPDX-License-Identifier: MIT
// The number π, between two fractions as close to it as wanted.
export module hantei:pi;
import :base;
import :dyadic;
import :rational;

namespace hantei {

/// π truncated to 192 binary places.
constexpr dyadic pi() {
    return dyadic(3) + dyadic::scaled(0x243F6A8885A308D3, -64) + dyadic::scaled(0x13198A2E03707344, -128) +
           dyadic::scaled(0xA4093822299F31D0, -192);
}

/// A number between two fractions: low < value < high.
struct bracketed {
    rational low, high;
};

/// arctan(1/k), between two partial sums of its alternating series Σ (−1)^i / ((2i + 1)·k^(2i + 1)).
constexpr bracketed arc_tangent_of_inverse(int64_t k, int terms) {
    rational sum = 0, power(1, k), before = 0;
    for (int i = 0; i < 2 * terms; ++i) {
        before = sum;
        rational const term = power / rational(2 * i + 1);
        sum = i % 2 == 0 ? sum + term : sum - term;
        power = power / rational(k * k);
    }
    return {sum, before};
}
/// π by its 192 binary places if terms = 0; otherwise by so many pairs of terms of Machin's formula π/4 = 4·arctan(1/5) − arctan(1/239). Each
/// pair narrows the bounds by more than nine binary digits.
constexpr bracketed pi_between(int terms) {
    if (terms == 0) return {rational(pi()), rational(pi() + dyadic::scaled(1, -192))};
    auto const fifth = arc_tangent_of_inverse(5, terms), other = arc_tangent_of_inverse(239, terms);
    rational const four = 4, sixteen = 16;
    return {fifth.low * sixteen - other.high * four, fifth.high * sixteen - other.low * four};
}

}  // namespace hantei
