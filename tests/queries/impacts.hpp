// SPDX-License-Identifier: MIT
// What tests say of the impact of a sweep.
#pragma once
#include <cstddef>

namespace impacts {

/// Whether the impact has exactly these contact points, in this order.
constexpr bool touch_in(auto const& hit, auto const&... points) {
    [[maybe_unused]] std::size_t k = 0;
    return hit->points.size() == sizeof...(points) && ((hit->points[k++] == points) && ...);
}

}  // namespace impacts
