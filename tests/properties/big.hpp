// SPDX-License-Identifier: MIT
// Numbers of thousands of bits (GMP), for what is no fraction.
#pragma once
#include <gmpxx.h>

#include <algorithm>
#include <cmath>
#include <limits>

import hantei;

namespace numbers {

inline constexpr int precision = 6000;  // bits: products of numbers of the whole range
inline mpf_class big(double x) { return {x, precision}; }
inline mpf_class squared_length(hantei::vec<double> const& p, hantei::vec<double> const& q) {
    mpf_class const x = big(p.x) - big(q.x), y = big(p.y) - big(q.y);
    return x * x + y * y;
}

/// |value − truth| <= 0.51 units in the last place of the value, or of the least number.
template <class T>
bool close(T value, mpf_class const& truth) {
    T const size = std::abs(value);
    T const ulp =
        std::max(std::nextafter(size, std::numeric_limits<T>::infinity()) - size, std::numeric_limits<T>::denorm_min());
    return abs(big(double{value}) - truth) <= big(double{ulp}) * 0.51 ||
           (truth != 0 && std::abs(value) == std::numeric_limits<T>::denorm_min());
}
template <class T>
hantei::vec<double> wide(hantei::vec<T, 2> const& p) {
    return {p.x, p.y};
}

}  // namespace numbers
