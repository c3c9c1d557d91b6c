// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace convex_triangle {

using namespace laws;
using namespace rings;

constexpr witness<quad, hantei::triangle<>> in_the_plane[] = {
    {apart, square, {{5, 0}, {6, 0}, {5, 4}}, "beside"},
    {apart, kite, {{2, 3}, {3, 2}, {3, 3}}, "beside a slanted side"},
    {touching, square, {{4, 0}, {6, 0}, {4, 4}}, "a side on a side"},
    {touching, square, {{4, 4}, {6, 4}, {5, 6}}, "a corner on a corner"},
    {touching, square, {{4, 1}, {4, 3}, {4, 2}}, "flat, along a side"},
    {overlapping, square, {{3, 3}, {6, 4}, {4, 6}}, "a corner inside"},
    {overlapping, square, {{1, 1}, {2, 1}, {1, 2}}, "inside"},
    {overlapping, square, {{-9, -9}, {30, -9}, {-9, 30}}, "around it"},
    {overlapping, square, {{-1, 2}, {5, 2}, {-1, 2}}, "flat, through"},
};

TEST_CASE("convex and triangle") { hold<in_the_plane>(); }

}  // namespace convex_triangle
