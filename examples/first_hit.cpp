// SPDX-License-Identifier: MIT
// A shot into a crowd: who is hit first, where, and who stands behind.
#include <iostream>
#include <string>
#include <vector>
import hantei;

struct goblin {
    std::string name;
    hantei::vec<> at;
    double size;
};
hantei::disk<> as_shape(goblin const& g) { return {g.at, g.size}; }

int main() {
    std::vector<goblin> const crowd{{"Snik", {8, 1}, 1.5}, {"Grob", {5, -1}, 1}, {"Maz", {3, 4}, 2}, {"Ulk", {11, 0}, 1}};
    constexpr hantei::ray shot{{0, 0}, {1, 0}};

    if (auto const hit = hantei::first_hit(shot, crowd))
        std::cout << hit->where->name << " is hit at t = " << hit->chord.enter.t << "\n";
    for (goblin const& g : crowd)
        if (auto const way = hantei::raycast(shot, g)) {
            if (way->enter.t == way->exit.t) std::cout << g.name << " is grazed at " << way->enter.t << "\n";
            else std::cout << g.name << " is passed from " << way->enter.t << " to " << way->exit.t << "\n";
        }
}
