// SPDX-License-Identifier: MIT
// Rings with many corners, counter-clockwise.
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

#include "../dice.hpp"

import hantei;

namespace bench {

using ring = std::vector<hantei::vec<>>;

/// n corners around a center, in equal angles; the i-th is radius(i) away.
template <class Radius>
ring around(hantei::vec<> const& center, std::size_t n, Radius radius) {
    ring r;
    for (std::size_t i = 0; i < n; ++i) {
        double const angle = 6.283185307179586 * static_cast<double>(i) / static_cast<double>(n), d = radius(i);
        r.push_back({center.x + d * std::cos(angle), center.y + d * std::sin(angle)});
    }
    return r;
}
/// The corners of a convex polygon.
inline ring circle(hantei::vec<> const& center, double radius, std::size_t n) {
    return around(center, n, [=](std::size_t) { return radius; });
}
/// Every other corner is half as far out.
inline ring star(hantei::vec<> const& center, double radius, std::size_t n) {
    return around(center, n, [=](std::size_t i) { return i % 2 == 0 ? radius : radius / 2; });
}
/// A coast: each corner is between 0.9 and 1 times the radius away.
inline ring coast(hantei::vec<> const& center, double radius, std::size_t n) {
    dice source(n);
    return around(center, n, [&](std::size_t) { return radius * (0.9 + 0.1 * source.part()); });
}
/// n / 4 teeth that stand on a bar, upwards or, with sense −1, downwards; 0.375 wide, one every unit of length.
inline ring comb(hantei::vec<> const& at, double sense, std::size_t n) {
    double const teeth = static_cast<double>(n / 4);
    ring r{{0, -1}, {teeth - 0.625, -1}};
    for (double k = teeth - 1; k >= 0; --k) {
        r.push_back({k + 0.375, 3});
        r.push_back({k, 3});
        if (k == 0) break;
        r.push_back({k, 0});
        r.push_back({k - 0.625, 0});
    }
    for (auto& p : r) p = {at.x + sense * p.x, at.y + sense * p.y};
    return r;
}

}  // namespace bench
