// SPDX-License-Identifier: MIT
// Regions that are not convex, and the comparison of a contact with what it should be.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

import hantei;

namespace contacts {

using namespace hantei;

template <class M>
constexpr bool is(std::optional<M> const& c, vec<> const& normal, double depth, auto const&... points) {
    std::size_t k = 0;
    return c.has_value() && c->normal == normal && c->depth == depth && c->points.size() == sizeof...(points) &&
           ((c->points[k++] == points) && ...);
}

constexpr vec<> east{1, 0}, west{-1, 0}, north{0, 1}, south{0, -1};
/// A block with a notch from above, 2 wide and 3 deep.
constexpr polygon slotted{{{0, 0}, {6, 0}, {6, 4}, {4, 4}, {4, 1}, {2, 1}, {2, 4}, {0, 4}}};
constexpr std::array outer{vec{-6.0, -6.0}, vec{6.0, -6.0}, vec{6.0, 6.0}, vec{-6.0, 6.0}};
constexpr std::array inner{vec{-2.0, -2.0}, vec{2.0, -2.0}, vec{2.0, 2.0}, vec{-2.0, 2.0}};
constexpr polygon pond{outer, inner};
constexpr polygon ell{{{0, 0}, {8, 0}, {8, 4}, {4, 4}, {4, 8}, {0, 8}}};

}  // namespace contacts
