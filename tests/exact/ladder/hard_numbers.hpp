// SPDX-License-Identifier: MIT
// Doubles on which sums, products and roundings go wrong: cancelling, on ties, beside powers of two, with the largest roundings.
#pragma once

#include "../../dice.hpp"

#include <bit>
#include <cmath>
#include <cstdint>

namespace ladder {

struct hard_numbers : dice {
    using dice::dice;

    static constexpr double power(int e) { return std::bit_cast<double>(static_cast<std::uint64_t>(e + 1023) << 52); }
    /// In [1, 2): any, 1, of few bits, and near the ends of the binade.
    constexpr double significand() {
        std::uint64_t const one = std::bit_cast<std::uint64_t>(1.0), mask = (std::uint64_t{1} << 52) - 1;
        switch (whole(0, 7)) {
            case 0: return 1;
            case 1: return std::bit_cast<double>(one | (bits() & mask & ~(mask >> whole(1, 8))));
            case 2: return std::bit_cast<double>(one + static_cast<std::uint64_t>(whole(0, 9)));
            case 3: return std::bit_cast<double>(one | (mask - static_cast<std::uint64_t>(whole(0, 9))));
            case 4:
            case 5: return std::bit_cast<double>(one | ((bits() & mask) >> whole(1, 12)));
            default: return std::bit_cast<double>(one | (bits() & mask));
        }
    }
    constexpr double number(int least_exponent, int greatest_exponent) {
        return one_in(32) ? 0 : sign() * significand() * power(whole(least_exponent, greatest_exponent));
    }
    /// x moved by a few units in its last place.
    constexpr double beside(double x) {
        return x == 0 ? x
                      : std::bit_cast<double>(std::bit_cast<std::uint64_t>(x) + static_cast<std::uint64_t>(whole(0, 6)) - 3);
    }
    /// A second number, which may cancel the first or nearly so.
    constexpr double partner(double x, int least_exponent, int greatest_exponent) {
        switch (whole(0, 7)) {
            case 0: return sign() * x;
            case 1: return sign() * beside(x);
            case 2: return sign() * x * power(whole(-3, 3));
            case 3: return -x * (1 + sign() * power(-whole(1, 52)));
            default: return number(least_exponent, greatest_exponent);
        }
    }
    /// A low part of at most half a unit in the last place of hi: none, any, the most, or a tiny one.
    constexpr double low_part(double hi) {
        if (hi == 0) return 0;
        bool const even = (std::bit_cast<std::uint64_t>(hi) & 1) == 0;
        int const exponent = static_cast<int>(std::bit_cast<std::uint64_t>(hi) >> 52 & 0x7ff) - 1023;
        double const half = power(exponent - 53);
        switch (whole(0, 7)) {
            case 0: return 0;
            case 1: return settled(hi, sign() * half * power(-whole(1, 50)));
            case 2:
            case 3:
            case 4: return settled(hi, sign() * half * (even ? 1 : 1 - 0x1p-53));
            default: return settled(hi, sign() * half * part());
        }
    }
    /// Any low part: what an unnormalized double-double may hold.
    constexpr double any_low_part(double hi) {
        return hi == 0 || one_in(2) ? low_part(hi) : hi * sign() * significand() * power(-whole(0, 60));
    }
    /// An error of a number: none, about as large as a double's or a double-double's, or one that the number can hardly bear.
    constexpr double error(double of) {
        double const size = of == 0 ? power(whole(-60, 60)) : of < 0 ? -of : of;
        switch (whole(0, 7)) {
            case 0:
            case 1: return 0;
            case 2:
            case 3: return size * significand() * power(-whole(48, 56));
            case 4:
            case 5: return size * significand() * power(-whole(98, 110));
            case 6: return size * significand() * power(-whole(24, 30));
            default: return size * significand() * power(-whole(-3, 6));
        }
    }

  private:
    /// Below a power of two doubles are closer: half of that.
    static constexpr double settled(double hi, double lo) { return hi + lo == hi ? lo : lo / 2; }
};

}  // namespace ladder
