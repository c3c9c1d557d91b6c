// SPDX-License-Identifier: MIT
// Picking with the pointer: the topmost thing under it, edges included, or the nearest thing if there is none.
#include <iostream>
#include <ranges>
#include <string>
#include <vector>
import hantei;

struct card {
    std::string name;
    hantei::obb<> at;
};
hantei::obb<> const& as_shape(card const& c) { return c.at; }

int main() {
    using hantei::rotation;
    std::vector<card> const table{{"ace", {{0, 0}, {3, 2}, {}}},  // the last one lies on top
                                  {"king", {{4, 1}, {3, 2}, rotation<>::degrees(30)}},
                                  {"queen", {{-8, 0}, {3, 2}, rotation<>::degrees(90)}}};
    for (hantei::point<> const pointer : {hantei::point{2.0, 1.0}, hantei::point{-3.0, -2.0}, hantei::point{-8.0, 4.0}}) {
        std::cout << "(" << pointer.x << ", " << pointer.y << "): ";
        bool found = false;
        for (card const& c : table | std::views::reverse)
            if (!found && hantei::contains(c, pointer)) {
                std::cout << "on " << c.name << "\n";
                found = true;
            }
        if (!found) {
            auto const close = hantei::nearest(pointer, table);
            std::cout << "on nothing, " << close->distance << " from " << close->where->name << "\n";
        }
    }
}
