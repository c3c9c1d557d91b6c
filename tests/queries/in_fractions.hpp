// SPDX-License-Identifier: MIT
// Shapes drawn twice, with the same numbers as they are and in fractions: a measure of the first must be that of the second, which no error touches.
#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "numbers.hpp"

import hantei;

namespace numbers {

template <class T, std::size_t N>
hantei::vec<hantei::rational, N> in_fractions(hantei::vec<T, N> const& p) {
    return hantei::map([](T const& x) { return hantei::rational(x); }, p);
}
template <class T>
std::vector<hantei::vec<hantei::rational, 2>> in_fractions(std::vector<hantei::vec<T, 2>> const& v) {
    std::vector<hantei::vec<hantei::rational, 2>> r;
    for (auto const& p : v) r.push_back(in_fractions(p));
    return r;
}
template <class S, class R>
struct twice {
    S plain;
    R exact;
};

/// Checks the closest points of two shapes, and what else is measured between them if they are apart. Returns whether they are.
template <class A, class B>
bool gap_is_as_in_fractions(A const& a, B const& b) {
    std::string const names = std::string(a.plain.name) + " " + b.plain.name;
    INFO(names);
    CHECK(hantei::closest_points(a.plain, b.plain) == hantei::closest_points(a.exact, b.exact));
    if (hantei::intersects(a.plain, b.plain)) return false;
    CHECK(hantei::distance(a.plain, b.plain) == hantei::distance(a.exact, b.exact));
    CHECK(hantei::squared_distance(b.plain, a.plain) == hantei::squared_distance(b.exact, a.exact));
    return true;
}

}  // namespace numbers
