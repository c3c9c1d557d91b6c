// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace polygon_ray {

using namespace laws;
using namespace rings;

constexpr witness<ell, hantei::ray<>> in_the_plane[] = {
    {apart, corner, {{2, 2}, {1, 1}}, "out of the notch"},
    {apart, corner, {{5, 2}, {0, 1}}, "past it"},
    {touching, far_corner, {{9, 1}, {0, 1}}, "from a side, along it"},
    {touching, corner, {{1, 1}, {1, 1}}, "from the concave corner outwards"},
    {touching, up, {{1, 8}, {0, 1}}, "from a corner upwards"},
    {overlapping, corner, {{2, 2}, {-1, -1}}, "into the concave corner"},
    {overlapping, corner, {{2, 2}, {-1, 0}}, "across the arm"},
    {overlapping, corner, {{0.5, 0.5}, {1, 1}}, "from inside"},
    {overlapping, corner, {{1, 9}, {0, -1}}, "along a side, then inside"},
};

TEST_CASE("polygon and ray") { hold<in_the_plane>(); }

}  // namespace polygon_ray
