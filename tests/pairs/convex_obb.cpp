// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace convex_obb {

using namespace laws;
using namespace rings;

constexpr witness<quad, hantei::obb<>> in_the_plane[] = {
    {apart, square, {{7, 2}, {1, 1}, {1, 1}}, "a corner towards a side"},
    {apart, kite, {{3, 3}, {1, 1}, {1, 0}}, "beside a slanted side"},
    {touching, square, {{6, 2}, {1, 1}, {1, 1}}, "a corner on a side"},
    {touching, square, {{5, 2}, {1, 1}, {0, 1}}, "a side on a side"},
    {touching, square, {{2, 4}, {2, 0}, {1, 0}}, "without height, along a side"},
    {overlapping, square, {{5, 2}, {1, 1}, {1, 1}}, "a corner inside"},
    {overlapping, square, {{2, 2}, {0.5, 0.5}, {1, 1}}, "inside"},
    {overlapping, kite, {{0, 0}, {4, 4}, {1, 1}}, "around it"},
};

TEST_CASE("convex and turned box") { hold<in_the_plane>(); }

}  // namespace convex_obb
