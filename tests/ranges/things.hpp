// SPDX-License-Identifier: MIT
// What the collections are made of: any shapes, and a game's own type.
#pragma once

#include <vector>

import hantei;

namespace things {

using thing = hantei::any_shape<>;

/// A game's own type that stands for a disk.
struct player {
    double x, y;
};
constexpr hantei::disk<> as_shape(player const& p) { return {{p.x, p.y}, 1}; }

/// One that only has a shape.
struct crate {
    int id;
    hantei::aabb<> box;
};

constexpr hantei::aabb<> wall{{0, 0}, {4, 2}};
constexpr hantei::disk<> disks[]{{{2, 1}, 0.5}, {{-1, 1}, 1}, {{9, 9}, 1}, {{5, 1}, 2}, {{2, 4}, 1}};
constexpr crate crates[]{{1, {{4, 2}, {6, 6}}}, {2, {{5, 5}, {6, 6}}}, {3, {{1, 1}, {2, 5}}}};

}  // namespace things
