// SPDX-License-Identifier: MIT
// Numbers of thousands of bits (GMP), for what is no fraction.
#pragma once
#include <gmpxx.h>

#include "numbers.hpp"
import hantei;

namespace numbers {

inline constexpr int precision = 6000;  // bits: products of numbers of the whole range
inline mpf_class big(double x) { return {x, precision}; }
inline mpf_class squared_length(hantei::vec<double> const& p, hantei::vec<double> const& q) {
    mpf_class const x = big(p.x) - big(q.x), y = big(p.y) - big(q.y);
    return x * x + y * y;
}

/// The value is the nearest to the truth.
template <class T>
bool is_nearest(T value, mpf_class const& truth) {
    return is_nearest(value, truth, [](T y) { return big(double{y}); });
}
template <class T>
hantei::vec<double> wide(hantei::vec<T, 2> const& p) {
    return {p.x, p.y};
}

}  // namespace numbers
