// SPDX-License-Identifier: MIT
// A witness: two shapes, how they lie to each other, and why. Written once, in double, and read in every scalar type.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>

#include "vertices.hpp"

import hantei;

namespace laws {

inline constexpr auto apart = hantei::relation::disjoint;
inline constexpr auto touching = hantei::relation::touching;
inline constexpr auto overlapping = hantei::relation::overlapping;

template <class A, class B>
struct witness {
    using first = A;
    using second = B;
    hantei::relation expected;
    A a;
    B b;
    char const* why;
};

/// A text as a template argument, in lines that the compiler prints in full (35 characters, no zero but the last).
template <std::size_t Lines>
struct words {
    static constexpr std::size_t width = 35;
    struct line {
        char text[width + 1]{};
    } line[Lines]{};

    constexpr words(char const* s) {
        for (auto& l : line)
            for (std::size_t i = 0; i < width; ++i) l.text[i] = *s != '\0' ? *s++ : ' ';
    }
};
constexpr std::size_t lines_of(char const* s) {
    std::size_t length = 0;
    while (s[length] != '\0') ++length;
    return (length + 34) / 35;
}

/// The kind of witness that a pair cannot have, with the reason.
struct impossible {
    hantei::relation kind;
    words<2> why;
};

template <class S>
using scalar_of = typename S::scalar_type;

template <class S, class U>
struct with_scalar;
template <template <class, std::size_t> class S, class T, std::size_t N, class U>
struct with_scalar<S<T, N>, U> {
    using type = S<U, N>;
};

/// Calls f with every stored number of a shape.
template <class F, class X>
constexpr void each_number(F f, X const& x) {
    if constexpr (std::is_arithmetic_v<X>) {
        f(x);
    } else if constexpr (with_vertices<X>) {
        auto const ring = [&](auto const& vertices) {
            for (auto const& p : vertices) each_number(f, p);
            return true;
        };
        if constexpr (requires { x.each_ring(ring); }) x.each_ring(ring);
        else ring(x.core_vertices());
    } else if constexpr (requires { x.members([](auto const&...) {}); }) {
        x.members([&](auto const&... part) { (each_number(f, part), ...); });
    } else {
        hantei::map([&](auto const& c) { return f(c), c; }, x);
    }
}

/// The same shape in the scalar type U.
template <class U, class X>
constexpr auto cast(X const& x) {
    if constexpr (std::is_arithmetic_v<X>) {
        return static_cast<U>(x);
    } else if constexpr (std::is_same_v<U, typename X::scalar_type>) {
        return x;
    } else if constexpr (with_vertices<X>) {
        auto const vertex = [](auto const& p) { return cast<U>(p); };
        return each_ring([&](auto const& ring) { return each_vertex(vertex, ring); }, x);
    } else if constexpr (requires { x.members([](auto const&...) {}); }) {
        return x.members([](auto const&... part) { return typename with_scalar<X, U>::type{cast<U>(part)...}; });
    } else {
        return hantei::map([](auto const& c) { return static_cast<U>(c); }, x);
    }
}

/// All numbers are multiples of 1/unit and at most 64: every image that the laws look at is then made without rounding.
template <class S>
constexpr bool on_grid(S const& s, int unit) {
    bool all = true;
    each_number(
        [&](double x) {
            all = all && -64 <= x && x <= 64 && static_cast<double>(static_cast<std::int64_t>(x * unit)) == x * unit;
        },
        s);
    return all;
}

}  // namespace laws
