// SPDX-License-Identifier: MIT
// Random numbers for all tests: the same in every run, with every standard library, and in the compiler.
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>

/// Also a generator for the algorithms and distributions of the standard library.
/// Source: Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014 (SplitMix64).
class dice {
  public:
    constexpr explicit dice(std::uint64_t seed = 2026) : state_(seed) {}

    constexpr std::uint64_t bits() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    /// From low to high, both included.
    template <std::integral A, std::integral B>
    constexpr std::common_type_t<A, B> whole(A low, B high) {
        using T = std::common_type_t<A, B>;
        // Without a sign differences wrap around as they should; of all 2^64 numbers the count is 0.
        std::uint64_t const count = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
        return static_cast<T>(static_cast<std::uint64_t>(low) + (count == 0 ? bits() : bits() % count));
    }
    constexpr bool one_in(int n) { return whole(1, n) == 1; }
    constexpr bool chance(int percent) { return whole(0, 99) < percent; }
    constexpr double sign() { return one_in(2) ? 1 : -1; }
    /// In [0, 1).
    constexpr double part() { return static_cast<double>(bits() >> 11) * 0x1p-53; }
    constexpr double real(double low, double high) { return low + (high - low) * part(); }

    using result_type = std::uint64_t;
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
    constexpr result_type operator()() { return bits(); }

  private:
    std::uint64_t state_;
};
