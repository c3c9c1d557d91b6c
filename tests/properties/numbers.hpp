// SPDX-License-Identifier: MIT
// Random numbers that rounded formulas do not like, and how near a result is to the truth.
#pragma once
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <random>

import hantei;

namespace numbers {

/// A source of numbers of every kind: on a small grid, next to it, of any magnitude, and subnormal.
class source {
  public:
    explicit source(std::uint64_t seed) : engine_(seed) {}

    int between(int low, int high) { return std::uniform_int_distribution(low, high)(engine_); }
    template <std::floating_point T>
    T number() {
        T const small = static_cast<T>(between(-8, 8));
        switch (between(0, 5)) {
            case 0:
            case 1: return small;
            case 2: return small / 4;
            case 3: return std::nextafter(small, static_cast<T>(between(-100, 100)));
            case 4: return std::ldexp(mantissa<T>(), between(-exponent<T>(), exponent<T>()));
            default: return small * std::numeric_limits<T>::denorm_min();
        }
    }
    template <std::integral T>
    T number() {
        return static_cast<T>(between(-9, 9));
    }
    template <class T>
    T length() {
        T const x = number<T>();
        return x < 0 ? -x : x;
    }

  private:
    template <class T>
    T mantissa() {
        return std::uniform_real_distribution<T>(-1, 1)(engine_);
    }
    /// Of a number whose square times ten is in the range.
    template <class T>
    static constexpr int exponent() {
        return std::numeric_limits<T>::max_exponent / 2 - 4;
    }

    std::mt19937_64 engine_;
};

/// |x − truth| is at most 0.51 units in the last place of x. What is not 0 may not become 0.
template <std::floating_point T>
bool is_close(T x, hantei::rational const& truth) {
    T const size = x < 0 ? -x : x;
    T const ulp = std::nextafter(size, std::numeric_limits<T>::infinity()) - size;
    auto const off = hantei::rational(x) - truth, limit = hantei::rational(ulp) * hantei::rational(51, 100);
    if (x == 0 || size == std::numeric_limits<T>::denorm_min()) return (x == 0) == (truth.sign() == 0);
    return off <= limit && -limit <= off;
}

}  // namespace numbers
