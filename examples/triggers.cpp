// SPDX-License-Identifier: MIT
// Triggers that are entered and left: standing on the threshold counts as inside.
#include <iostream>
#include <vector>
import hantei;

struct trigger {
    char const* name;
    hantei::aabb<> area;
    bool inside = false;
};

int main() {
    std::vector<trigger> triggers{{"shop", {{4, -2}, {8, 2}}}, {"bridge", {{8, -1}, {12, 1}}}};
    for (int frame = 0; frame <= 7; ++frame) {
        hantei::capsule const player{{2.0 * frame, 0}, {2.0 * frame, 1}, 0.5};
        for (trigger& t : triggers) {
            bool const now = hantei::intersects(player, t.area);
            if (now != t.inside)
                std::cout << "frame " << frame << ": " << (now ? "enters the " : "leaves the ") << t.name << "\n";
            t.inside = now;
        }
    }
}
