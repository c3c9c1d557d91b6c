// SPDX-License-Identifier: MIT
// Rings of many kinds, drawn from a fixed source: stars, combs, spirals, tangles on a small grid, slivers; moved, turned, tiny and huge.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <vector>

#include "../dice.hpp"

import hantei;

namespace figures {

template <class T>
using ring = std::vector<hantei::vec<T>>;

/// Corners by angle, at random distances from the middle: simple.
inline ring<double> star(dice& d, std::size_t n, double least = 0.4) {
    ring<double> r;
    for (std::size_t i = 0; i < n; ++i) {
        double const angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(n), far = d.real(least, 1);
        r.push_back({far * std::cos(angle), far * std::sin(angle)});
    }
    return r;
}
/// Teeth along x on a back: simple. n is even.
inline ring<double> comb(dice& d, std::size_t n) {
    ring<double> r;
    for (std::size_t i = 0; i + 2 < n; ++i) r.push_back({static_cast<double>(i), i % 2 == 0 ? 1.0 : d.real(5, 40)});
    r.push_back({static_cast<double>(n), 0});
    r.push_back({-1, 0});
    return r;
}
/// A band that winds around a point: simple. n is even.
inline ring<double> spiral(std::size_t n, double turns) {
    ring<double> r;
    auto const at = [&](std::size_t i, double offset) {
        double const t = static_cast<double>(i) / static_cast<double>(n / 2), angle = 2 * std::numbers::pi * turns * t;
        double const far = 0.1 + t + offset / turns;
        r.push_back({far * std::cos(angle), far * std::sin(angle)});
    };
    for (std::size_t i = 0; i < n / 2; ++i) at(i, 0);
    for (std::size_t i = n / 2; i-- > 0;) at(i, 0.5);
    return r;
}
/// Any corners on a small grid: with many sides through corners of others, seldom simple.
inline ring<double> tangle(dice& d, std::size_t n, int size) {
    ring<double> r;
    for (std::size_t i = 0; i < n; ++i)
        r.push_back({static_cast<double>(d.whole(0, size)), static_cast<double>(d.whole(0, size))});
    return r;
}
/// A walk around the border of a shape made of grid cells, with straight corners left out: simple, all sides along the axes.
inline ring<double> staircase(dice& d, std::size_t n) {
    ring<double> r;
    double x = 0, y = 0;
    for (std::size_t i = 0; i + 4 < n; i += 2) {
        r.push_back({x, y});
        x += d.whole(1, 4);
        r.push_back({x, y});
        y = y == 0 || d.whole(0, 2) > 0 ? y + d.whole(1, 3) : y - 1;
    }
    r.push_back({x, y});
    r.push_back({x, 1000});
    r.push_back({-1, 1000});
    r.push_back({-1, 0.5});
    r.push_back({0, 0.5});
    return r;
}
/// Corners beside the line y = x by some of the last bits.
inline ring<double> sliver(dice& d, std::size_t n) {
    ring<double> r;
    auto const add = [&](double x, int bits) { r.push_back({x, x + bits * 0x1p-52}); };
    for (std::size_t i = 0; i < n / 2; ++i) add(1 + static_cast<double>(i) / static_cast<double>(n), d.whole(-3, 0));
    for (std::size_t i = n / 2; i-- > 0;) add(1 + (static_cast<double>(i) + 0.5) / static_cast<double>(n), d.whole(1, 4));
    return r;
}

/// Turned, scaled by a power of two, and moved: rounded, so it need not be simple any more.
inline ring<double> placed(ring<double> r, double angle, int exponent, hantei::vec<> to = {0, 0}) {
    double const c = std::cos(angle), s = std::sin(angle);
    for (auto& p : r) p = {std::ldexp(c * p.x - s * p.y + to.x, exponent), std::ldexp(s * p.x + c * p.y + to.y, exponent)};
    return r;
}
/// One of all kinds.
inline ring<double> any(dice& d, std::size_t n) {
    n += n % 2;
    switch (d.whole(0, 6)) {
        case 0: return star(d, n);
        case 1: return comb(d, n);
        case 2: return spiral(n, d.real(0.7, 4));
        case 3: return staircase(d, n);
        case 4: return sliver(d, n);
        case 5: return placed(comb(d, n), d.real(0, 6), d.whole(-3, 3), {d.real(-9, 9), d.real(-9, 9)});
        default: return placed(star(d, n), d.real(0, 6), d.whole(0, 1) == 0 ? -1040 : 1000);
    }
}
/// In 32-bit integers.
inline ring<std::int32_t> whole(ring<double> const& r, double scale) {
    ring<std::int32_t> w;
    for (auto const& p : r)
        w.push_back({static_cast<std::int32_t>(std::lround(scale * p.x)), static_cast<std::int32_t>(std::lround(scale * p.y))});
    return w;
}

}  // namespace figures
