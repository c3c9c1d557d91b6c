// SPDX-License-Identifier: MIT
// The shapes of a pair as plain numbers: all that another library gets of them.
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <vector>

namespace bench {

/// The stored numbers of a shape, in the order of its fields: min.x, min.y, max.x, max.y of an aabb. Vertices come in their order.
using shape_numbers = std::vector<double>;

/// So many pairs of shapes are put to the other libraries: some of them take a hundred times as long.
inline constexpr std::size_t pairs_for_peers = 1 << 16;

struct pair_numbers {
    std::vector<shape_numbers> first, second;
    std::vector<bool> hits;  ///< which of them intersect, by the library
};

/// Appends the numbers of a shape or of a part of one. A double holds every float.
template <class X>
void append_numbers(shape_numbers& to, X const& x) {
    if constexpr (std::is_arithmetic_v<X>) {
        to.push_back(static_cast<double>(x));
    } else if constexpr (requires { x.members([](auto const&...) {}); }) {
        x.members([&](auto const&... part) { (append_numbers(to, part), ...); });
    } else if constexpr (requires { x.y; }) {
        to.push_back(static_cast<double>(x.x));
        to.push_back(static_cast<double>(x.y));
    } else {
        for (std::size_t i = 0; i < x.size(); ++i) append_numbers(to, x[i]);
    }
}

/// The numbers of the first of such cases, and which of the pairs are hits.
template <class Cases, class Ours>
pair_numbers numbers_of(Cases const& c, Ours ours) {
    pair_numbers r;
    for (std::size_t i = 0; i < pairs_for_peers; ++i) {
        append_numbers(r.first.emplace_back(), c.first[i]);
        append_numbers(r.second.emplace_back(), c.second[i]);
        r.hits.push_back(ours(c.first[i], c.second[i]));
    }
    return r;
}

}  // namespace bench
