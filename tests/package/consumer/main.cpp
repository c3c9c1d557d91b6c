// SPDX-License-Identifier: MIT
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>

#include <cstdlib>
#include <functional>
#include <string_view>
#include <vector>

import hantei;

using namespace hantei;

constexpr disk<> player{{0, 0}, 1.0};
constexpr disk<> rock{{2, 0}, 1.0};
static_assert(intersects(player, rock));

// Refused at run time as at compile time: by an exception of the library, or, in a program without exceptions, by the handler that it
// has set.
#ifndef __cpp_exceptions
bool refuses_a_negative_radius() {
    set_failure_handler(
        [](char const* message) { std::exit(std::string_view(message) == "hantei: disk: radius is negative" ? 0 : 1); });
    intersects(disk<>{{0, 0}, -1.0}, rock);
    return false;
}
#else
bool refuses_a_negative_radius() {
    try {
        intersects(disk<>{{0, 0}, -1.0}, rock);
    } catch (invalid_shape const&) {
        return true;
    }
    return false;
}
#endif

/// A measure out of each part of the archive, which may have been built with another standard library.
bool measures(disk<> const& a, obb<> const& b) {
    polygon const garden{std::vector<vec<>>{{-4, -4}, {4, -4}, {0, 0}, {-4, 4}}};
    return distance(a, b) == 3 && squared_distance(garden, b) == 4.5 && contact(a, garden).has_value() &&
           !contact(a, b).has_value() && raycast(ray{a.center, {1, 0}}, b)->enter.t == 4 && sweep(a, {6, 0}, b)->first == 0.5 &&
           sweep(garden, {0, 10}, garden)->first == 0 && area(b) == 4 && area(garden) == 32;
}

int main() {
    std::vector<disk<>> const stones{rock, {{5, 5}, 1.0}, {{0, 1}, 0.5}};
    auto const hits = stones | ranges::views::filter(std::bind_front(intersects, player)) | ranges::to<std::vector>();
    return hits.size() == 2 && refuses_a_negative_radius() && measures(player, {{5, 0}, {1, 1}, {}}) ? 0 : 1;
}
