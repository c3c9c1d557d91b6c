// SPDX-License-Identifier: MIT
// Who can see the treasure? A line of sight is a segment, and the walls are shapes of different types. A wall that only touches the line does not
// hide the treasure; a wall that overlaps it does.
#include <iostream>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/view/filter.hpp>
#include <variant>
#include <vector>
import hantei;

struct guard {
    char const* name;
    hantei::vec<> eye;
};

int main() {
    using namespace hantei;
    std::vector<std::variant<aabb<>, disk<>, capsule<>>> const walls{aabb{{2, 1}, {4, 3}}, disk{{7, 5}, 1.0},
                                                                     capsule{{0, -3}, {5, -3}, 0.5}};
    std::vector<guard> const guards{{"Anna", {0, 0}}, {"Bodo", {0, 3}}, {"Cleo", {3, -5}}, {"Dora", {9, 9}}};
    constexpr vec<> treasure{8, 3};

    auto const sees = [&](guard const& g) {
        segment const sight{g.eye, treasure};
        return !ranges::any_of(walls, [&](auto const& wall) { return overlaps(sight, wall); });
    };
    for (guard const& g : guards | ranges::views::filter(sees)) std::cout << g.name << " sees the treasure\n";
}
