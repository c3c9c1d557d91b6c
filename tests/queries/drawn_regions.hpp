// SPDX-License-Identifier: MIT
// Regions, with holes that may touch, and chains, from small coordinates in halves of a unit.
#pragma once

#include <cstddef>
#include <vector>

#include "../dice.hpp"

import hantei;

using ring = std::vector<hantei::vec<>>;
using region = hantei::polygon<ring, std::vector<ring>>;

struct drawn_regions : dice {
    double unit = 1;

    double number(int low, int high) { return whole(low * 2, high * 2) / 2.0 * unit; }
    hantei::vec<> position(int low = -4, int high = 4) { return {number(low, high), number(low, high)}; }
    ring vertices(int low, int high, std::size_t most) {
        ring r(3 + whole(std::size_t{0}, 2 * most - 6) / 2);
        for (auto& p : r) p = position(low, high);
        return r;
    }
    /// With holes where some fit; they often touch, as every other one begins at a vertex that is there.
    region any_region() {
        for (;;) {
            auto const outer = vertices(-4, 4, 9);
            if (!hantei::is_valid(region{outer})) continue;
            std::vector<ring> holes;
            ring seen = outer;
            for (int k = 0; k < 12 && holes.size() < 3; ++k) {
                auto const start = k % 2 == 0 ? position() : seen[whole(std::size_t{0}, std::size_t{198}) / 2 % seen.size()];
                ring const hole{start, start + position(-2, 2), start + position(-2, 2)};
                holes.push_back(hole);
                if (hantei::is_valid(region{outer, holes})) {
                    seen.insert(seen.end(), hole.begin(), hole.end());
                } else {
                    holes.pop_back();
                }
            }
            return region{outer, holes};
        }
    }
    hantei::chain<ring> any_chain() {
        for (;;)
            if (hantei::chain<ring> c{vertices(-4, 4, 6)}; hantei::is_valid(c)) return c;
    }
    hantei::closed_chain<ring> any_closed_chain() {
        for (;;)
            if (hantei::closed_chain<ring> c{vertices(-4, 4, 6)}; hantei::is_valid(c)) return c;
    }
};
