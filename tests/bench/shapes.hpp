// SPDX-License-Identifier: MIT
// Shapes of drawn numbers.
#pragma once

#include "shape_dice.hpp"

#include <array>
#include <cstddef>

import hantei;

namespace bench {

template <class T>
hantei::vec<T, 2> position(shape_dice<T>& d) {
    T const x = d.coordinate();
    return {x, d.coordinate()};
}
template <class T>
hantei::vec<T, 2> beside(shape_dice<T>& d, hantei::vec<T, 2> const& from) {
    if (d.is_level())
        return d.flip() ? hantei::vec<T, 2>{d.beside(from.x), from.y} : hantei::vec<T, 2>{from.x, d.beside(from.y)};
    T const x = d.beside(from.x);
    return {x, d.beside(from.y)};
}
template <class T>
hantei::vec<T, 2> half_sides(shape_dice<T>& d) {
    T const x = d.size();
    return {x, d.size()};
}
template <class T>
hantei::vec<T, 2> direction(shape_dice<T>& d) {
    for (;;) {
        hantei::vec<T, 2> v{d.component(), d.component()};
        if (d.is_level()) v[d.flip() ? 0 : 1] = 0;
        if (v != hantei::vec<T, 2>{}) return v;
    }
}

/// drawn(d, null pointer to a shape) draws one such shape.
template <class T>
hantei::point<T, 2> drawn(shape_dice<T>& d, hantei::point<T, 2>*) {
    return {position(d)};
}
template <class T>
hantei::segment<T, 2> drawn(shape_dice<T>& d, hantei::segment<T, 2>*) {
    auto const a = position(d);
    return {a, beside(d, a)};
}
template <class T>
hantei::ray<T, 2> drawn(shape_dice<T>& d, hantei::ray<T, 2>*) {
    return {position(d), direction(d)};
}
template <class T>
hantei::line<T, 2> drawn(shape_dice<T>& d, hantei::line<T, 2>*) {
    return {position(d), direction(d)};
}
template <class T>
hantei::ball<T, 2> drawn(shape_dice<T>& d, hantei::ball<T, 2>*) {
    return {position(d), d.size()};
}
template <class T>
hantei::aabb<T, 2> drawn(shape_dice<T>& d, hantei::aabb<T, 2>*) {
    auto const center = position(d), half = half_sides(d);
    return {center - half, center + half};
}
template <class T>
hantei::obb<T, 2> drawn(shape_dice<T>& d, hantei::obb<T, 2>*) {
    auto const center = position(d), half = half_sides(d);
    return {center, half, hantei::rotation<T, 2>::degrees(d.angle())};
}
template <class T>
hantei::capsule<T, 2> drawn(shape_dice<T>& d, hantei::capsule<T, 2>*) {
    auto const a = position(d), b = beside(d, a);
    return {a, b, d.thickness()};
}
template <class T>
hantei::triangle<T, 2> drawn(shape_dice<T>& d, hantei::triangle<T, 2>*) {
    auto const a = position(d), b = beside(d, a);
    if (d.is_level())  // a right angle
        return {a, b, b.y == a.y ? hantei::vec<T, 2>{a.x, d.beside(a.y)} : hantei::vec<T, 2>{d.beside(a.x), a.y}};
    return {a, b, beside(d, a)};
}
/// A displacement.
template <class T>
hantei::vec<T, 2> drawn(shape_dice<T>& d, hantei::vec<T, 2>*) {
    for (;;) {
        auto v = position(d);
        if (d.is_level()) v[d.flip() ? 0 : 1] = 0;
        if (v != hantei::vec<T, 2>{}) return v;
    }
}
template <class T>
hantei::pose<T, 2> drawn(shape_dice<T>& d, hantei::pose<T, 2>*) {
    auto const way = position(d);
    return {hantei::rotation<T, 2>::degrees(d.angle()), way};
}

/// Six corners on a circle, counter-clockwise.
template <class T>
hantei::convex<std::array<hantei::vec<T, 2>, 6>> drawn(shape_dice<T>& d, hantei::convex<std::array<hantei::vec<T, 2>, 6>>*) {
    auto const center = position(d);
    T const r = d.size();
    static constexpr double x[]{2, 1, -1, -2, -1, 1}, y[]{0, 2, 2, 0, -2, -2};
    std::array<hantei::vec<T, 2>, 6> ring{};
    for (std::size_t i = 0; i < 6; ++i) ring[i] = d.on_circle(center, r, 60.0 * static_cast<double>(i), x[i], y[i]);
    return hantei::convex{ring};
}
/// A star with four points.
template <class T>
hantei::polygon<std::array<hantei::vec<T, 2>, 8>> drawn(shape_dice<T>& d, hantei::polygon<std::array<hantei::vec<T, 2>, 8>>*) {
    auto const center = position(d);
    T const r = d.size();
    static constexpr double x[]{3, 1, 0, -1, -3, -1, 0, 1}, y[]{0, 1, 3, 1, 0, -1, -3, -1};
    std::array<hantei::vec<T, 2>, 8> ring{};
    for (std::size_t i = 0; i < 8; ++i)
        ring[i] = d.on_circle(center, i % 2 == 0 ? r : r / 2, 45.0 * static_cast<double>(i), x[i], y[i]);
    return hantei::polygon{ring};
}
template <class T>
hantei::chain<std::array<hantei::vec<T, 2>, 5>> drawn(shape_dice<T>& d, hantei::chain<std::array<hantei::vec<T, 2>, 5>>*) {
    std::array<hantei::vec<T, 2>, 5> list{};
    list[0] = position(d);
    for (std::size_t i = 1; i < 5; ++i) do
            list[i] = beside(d, list[i - 1]);
        while (list[i] == list[i - 1]);
    return hantei::chain<std::array<hantei::vec<T, 2>, 5>>{list};
}

}  // namespace bench
