// SPDX-License-Identifier: MIT
// Random pairs of shapes, on a small grid, and for CGAL also with numbers next to the grid. Prints a line for each pair and peer;
// fails if any answer differs.
#include <functional>
#include <iomanip>
#include <iostream>
#include <optional>
#include <string>

#include "dice.hpp"
#include "figure.hpp"
import hantei;

namespace {

using peers::figure;
using peers::kind;

bool stored_exactly(kind what) { return what != kind::ray && what != kind::line; }

struct peer {
    char const* name;
    std::function<std::optional<bool>(figure const&, figure const&)> intersect;
    bool beside_grid;
};

void print(figure const& f) {
    std::cout << "    " << peers::names[static_cast<std::size_t>(f.what)] << std::hexfloat;
    for (auto const& [x, y] : f.at) std::cout << " (" << x << " " << y << ")";
    for (auto const& [x, y] : f.hole) std::cout << " hole (" << x << " " << y << ")";
    std::cout << " radius " << f.radius << std::defaultfloat << "\n";
}

/// The number of cases of a pair of kinds in which the peer answers otherwise.
int compare(peer const& other, kind first, kind second) {
    peers::source dice(other.beside_grid && stored_exactly(first) && stored_exactly(second));
    int cases = 0, hits = 0, different = 0;
    for (int i = 0; i < 5'000; ++i) {
        figure const a = dice.draw(first), b = dice.draw(second);
        auto const theirs = other.intersect(a, b);
        if (!theirs) return 0;
        bool const ours = hantei::intersects(peers::made_of(a), peers::made_of(b));
        ++cases;
        hits += ours;
        if (ours == *theirs) continue;
        if (different++ == 0) print(a), print(b);
    }
    std::string const pair =
        std::string(peers::names[static_cast<std::size_t>(first)]) + " " + peers::names[static_cast<std::size_t>(second)];
    std::cout << std::left << std::setw(26) << pair << std::setw(18) << other.name << std::right << std::setw(6) << cases
              << " cases " << std::setw(6) << hits << " meet " << std::setw(4) << different << " disagreements\n";
    return different;
}

}  // namespace

int main() {
    int different = 0;
    for (peer const& other :
         {peer{"CGAL, on grid", peers::intersect_in_cgal, false}, peer{"CGAL, beside it", peers::intersect_in_cgal, true},
          peer{"Boost.Geometry", peers::intersect_in_boost, false}})
        for (kind const first : peers::every_kind)
            for (kind const second : peers::every_kind)
                if (first <= second) different += compare(other, first, second);
    std::cout << different << " disagreements\n";
    return different == 0 ? 0 : 1;
}
