// SPDX-License-Identifier: MIT
// A game's own structs, used as the shapes that they stand for.
#include <functional>
#include <iostream>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/transform.hpp>
#include <vector>
import hantei;

namespace game {

struct player {
    float x, y, reach;
};
struct wall {
    char const* name;
    int left, top, width, height;
};

constexpr auto as_shape(player const& p) { return hantei::ball<float, 2>{{p.x, p.y}, p.reach}; }
constexpr auto as_shape(wall const& w) { return hantei::aabb<int, 2>{{w.left, w.top}, {w.left + w.width, w.top + w.height}}; }

}  // namespace game

int main() {
    constexpr game::player hero{10, 10, 5};
    static_assert(hantei::touches(hero, game::wall{"", 13, 14, 4, 4}));  // its corner is 5 away

    std::vector<game::wall> const walls{{"gate", 13, 14, 4, 4}, {"tower", 2, 2, 6, 5}, {"shed", 20, 0, 5, 5}};
    for (auto const& w : walls | ranges::views::filter(std::bind_front(hantei::intersects, hero)))
        std::cout << w.name << (hantei::touches(hero, w) ? " touches" : " overlaps") << "\n";
    for (auto const& w : walls) std::cout << w.name << ": distance " << hantei::distance(hero, w) << "\n";
}
