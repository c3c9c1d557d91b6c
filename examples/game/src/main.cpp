// SPDX-License-Identifier: MIT
// A program that reads its levels at run time: `game levels/cave.txt levels/hall.tmj` prints what is in them.
#include <cstdio>

#include "rules.hpp"
import hantei;

int main(int count, char** paths) {
    for (int i = 1; i < count; ++i) {
        hantei::level::loaded const level{paths[i], rules};
        int coins = 0;
        for (hantei::level::placed const& p : level.objects()) coins += p.what.type == "coin" ? 1 : 0;
        std::printf("%s: %zu shapes, %d coins\n", paths[i], level.objects().size(), coins);
        if (!level.report().ok()) return 1;
    }
}
