// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace convex_line {

using namespace laws;
using namespace rings;

constexpr witness<quad, hantei::line<>> in_the_plane[] = {
    {apart, square, {{5, 0}, {0, 1}}, "beside"},
    {apart, square, {{0, 11}, {2, -3}}, "past a corner"},
    {touching, square, {{9, 4}, {1, 0}}, "along a side"},
    {touching, kite, {{-2, 3}, {4, 0}}, "over a corner"},
    {overlapping, square, {{9, 2}, {3, 0}}, "through"},
    {overlapping, square, {{0, 0}, {1, 1}}, "through two corners"},
    {overlapping, kite, {{0, 3}, {1, -2}}, "through a corner and a side"},
};

TEST_CASE("convex and line") { hold<in_the_plane>(); }

}  // namespace convex_line
