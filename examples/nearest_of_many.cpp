// SPDX-License-Identifier: MIT
// The nearest of many: which well is closest to the traveller, and which are within reach.
#include <cstddef>
#include <iostream>
#include <vector>
import hantei;

int main() {
    std::vector<hantei::disk<>> wells;
    wells.reserve(1000);
    for (int i = 0; i < 1000; ++i) wells.push_back({{i * 37 % 1000 * 1.0, i * 91 % 1000 * 1.0}, 1.0});
    constexpr hantei::point traveller{520.0, 487.0};

    auto const well = hantei::nearest(traveller, wells);
    std::cout << "well " << well->where - wells.begin() << " at (" << well->where->center.x << ", " << well->where->center.y
              << ") is " << well->distance << " away\n";
    std::size_t count = 0;
    for ([[maybe_unused]] auto const& near : wells | hantei::views::within_distance(traveller, 50)) ++count;
    std::cout << count << " wells are at most 50 away\n";
}
