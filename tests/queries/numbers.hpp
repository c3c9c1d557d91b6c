// SPDX-License-Identifier: MIT
// Random numbers that rounded formulas do not like, and whether a result is the nearest to the truth.
#pragma once
#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "../dice.hpp"

import hantei;

namespace numbers {

/// A source of numbers of every kind: on a small grid, next to it, of any magnitude, and subnormal.
struct source : dice {
    using dice::dice;

    template <std::floating_point T>
    T number() {
        T const small = static_cast<T>(whole(-8, 8));
        switch (whole(0, 5)) {
            case 0:
            case 1: return small;
            case 2: return small / 4;
            case 3: return std::nextafter(small, static_cast<T>(whole(-100, 100)));
            case 4: return std::ldexp(mantissa<T>(), whole(-exponent<T>(), exponent<T>()));
            default: return small * std::numeric_limits<T>::denorm_min();
        }
    }
    template <std::integral T>
    T number() {
        return static_cast<T>(whole(-9, 9));
    }
    template <class T>
    T length() {
        T const x = number<T>();
        return x < 0 ? -x : x;
    }

  private:
    template <class T>
    T mantissa() {
        return static_cast<T>(real(-1, 1));
    }
    /// Of a number whose square times ten is in the range.
    template <class T>
    static constexpr int exponent() {
        return std::numeric_limits<T>::max_exponent / 2 - 4;
    }
};

/// x is the T nearest to the truth, to even where two are; what is not 0 is not 0, what is beyond the range infinite, and nothing −0.
/// exact(y) is a T in numbers X that can be halved and compared without error.
template <std::floating_point T, class X>
bool is_nearest(T x, X const& truth, auto exact) {
    using limits = std::numeric_limits<T>;
    using bits = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
    if (x == 0) return truth == 0 && !std::signbit(x);
    if (x < 0) return is_nearest(-x, X(-truth), exact);
    auto const place = [&](T y) {
        return std::isinf(y) ? X(exact(limits::max()) * 2 - exact(std::nextafter(limits::max(), T{0}))) : X(exact(y));
    };
    T const below = std::nextafter(x, T{0}), above = std::nextafter(x, limits::infinity());
    X const least = (place(below) + place(x)) / 2, greatest = (place(x) + place(above)) / 2;
    bool const even = std::bit_cast<bits>(x) % 2 == 0;
    bool const not_less = below == 0 ? truth > 0 : least < truth || (even && least == truth);
    return not_less && (std::isinf(x) || truth < greatest || (even && truth == greatest));
}
template <std::floating_point T>
bool is_nearest(T x, hantei::rational const& truth) {
    return is_nearest(x, truth, [](T y) { return hantei::rational(y); });
}

}  // namespace numbers
