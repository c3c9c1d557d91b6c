// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace convex_ray {

using namespace laws;
using namespace rings;

constexpr witness<quad, hantei::ray<>> in_the_plane[] = {
    {apart, square, {{5, 0}, {0, 1}}, "past it"},
    {apart, square, {{5, 2}, {1, 0}}, "away from it"},
    {touching, square, {{4, 2}, {1, 0}}, "from a side outwards"},
    {touching, square, {{-3, 4}, {1, 0}}, "along a side"},
    {touching, kite, {{-2, 3}, {1, 0}}, "over a corner"},
    {overlapping, square, {{9, 2}, {-1, 0}}, "into it"},
    {overlapping, square, {{2, 2}, {1, 1}}, "from inside"},
    {overlapping, kite, {{0, 9}, {0, -2}}, "through two corners"},
    {overlapping, square, {{4, 2}, {-2, 1}}, "from a side inwards"},
};

TEST_CASE("convex and ray") { hold<in_the_plane>(); }

}  // namespace convex_ray
