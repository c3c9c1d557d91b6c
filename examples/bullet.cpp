// SPDX-License-Identifier: MIT
// A bullet that does not tunnel: the sweep looks at its whole way through a frame, not only at the positions before and after.
#include <iostream>
import hantei;

int main() {
    constexpr hantei::disk bullet{{0, 0}, 0.25};
    constexpr hantei::vec<> step{32, 0};  // in one frame
    constexpr hantei::aabb wall{{10, -2}, {10.5, 2}};

    std::cout << "before the frame: " << (hantei::intersects(bullet, wall) ? "hit" : "no hit") << "\n"
              << "after the frame:  " << (hantei::intersects(bullet + step, wall) ? "hit" : "no hit") << "\n";
    if (constexpr auto hit = hantei::sweep(bullet, step, wall))
        std::cout << "on its way:       hit at " << hit->first
                  << " of the frame, the bullet at x = " << (bullet + step * hit->first).center.x << "\n";
}
