// SPDX-License-Identifier: MIT
// A walker is pushed out of walls by the shortest way, until it only touches them.
#include <iostream>
#include <vector>
import hantei;

int main() {
    std::vector<hantei::aabb<>> const walls{{{0, -4}, {1, 4}}, {{-6, 3}, {6, 4}}};
    hantei::disk<> walker{{-0.25, 2.5}, 1.0};
    for (auto const& wall : walls)
        if (auto const hit = hantei::contact(walker, wall)) {
            std::cout << "in the wall by " << hit->depth << ", normal (" << hit->normal.x << ", " << hit->normal.y << ")\n";
            walker.center -= hit->normal * hit->depth;
        }
    std::cout << "now at (" << walker.center.x << ", " << walker.center.y << ")\n";
    for (auto const& wall : walls) std::cout << (hantei::touches(walker, wall) ? "touches\n" : "does not touch\n");
}
