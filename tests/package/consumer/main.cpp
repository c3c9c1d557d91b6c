// SPDX-License-Identifier: MIT
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>

#include <functional>
#include <vector>

import hantei;

using namespace hantei;

constexpr disk<> player{{0, 0}, 1.0};
constexpr disk<> rock{{2, 0}, 1.0};
static_assert(intersects(player, rock));

// Refused at run time as at compile time, by an exception of the library.
bool refuses_a_negative_radius() {
    try {
        intersects(disk<>{{0, 0}, -1.0}, rock);
    } catch (invalid_shape const&) {
        return true;
    }
    return false;
}

int main() {
    std::vector<disk<>> const stones{rock, {{5, 5}, 1.0}, {{0, 1}, 0.5}};
    auto const hits = stones | ranges::views::filter(std::bind_front(intersects, player)) | ranges::to<std::vector>();
    return hits.size() == 2 && refuses_a_negative_radius() ? 0 : 1;
}
