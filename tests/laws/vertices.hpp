// SPDX-License-Identifier: MIT
// Shapes with their vertices in an array: the same in another scalar type, moved, and written in another order.
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

import hantei;

namespace laws {

template <class S>
concept with_vertices = requires(S const& s) { s.facts(); };

/// f of each vertex.
template <class F, class T, std::size_t N>
constexpr auto each_vertex(F f, std::array<hantei::vec<T, 2>, N> const& vertices) {
    std::array<decltype(f(vertices[0])), N> r{};
    for (std::size_t i = 0; i < N; ++i) r[i] = f(vertices[i]);
    return r;
}

template <class F, class V>
constexpr auto each_ring(F f, hantei::convex<V> const& s) {
    return hantei::convex{f(s.vertices())};
}
template <class F, class V, bool Closed>
constexpr auto each_ring(F f, hantei::chain<V, Closed> const& s) {
    auto const moved = f(s.vertices());
    return hantei::chain<std::remove_cvref_t<decltype(moved)>, Closed>{moved};
}
template <class F, class V, class H>
constexpr auto each_ring(F f, hantei::polygon<V, H> const& s) {
    if constexpr (requires { s.holes()[0].x; }) {
        return hantei::polygon{f(s.outer()), f(s.holes())};
    } else {
        return hantei::polygon{f(s.outer())};
    }
}

/// The vertices in the other direction, or, around, from another one on.
template <class V>
constexpr V reordered(V const& vertices, std::size_t first, bool backwards) {
    V r = vertices;
    std::size_t const n = vertices.size();
    for (std::size_t i = 0; i < n; ++i) r[i] = vertices[(first + (backwards ? n - i : i)) % n];
    return r;
}

}  // namespace laws
