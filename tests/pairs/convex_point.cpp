// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace convex_point {

using namespace laws;
using namespace rings;

constexpr witness<quad, hantei::point<>> in_the_plane[] = {
    {apart, square, {5, 2}, "beside"},
    {apart, square, {3, 4.25}, "above"},
    {apart, kite, {2, 3}, "in the box around the kite, outside of it"},
    {touching, square, {4, 2}, "on a side"},
    {touching, kite, {0, 3}, "on a corner"},
    {overlapping, square, {2, 2}, "inside"},
    {overlapping, kite, {0, 2}, "inside, at the height of no corner"},
    {overlapping, kite, {-1, 0}, "inside, level with two corners"},
};

TEST_CASE("convex and point") { hold<in_the_plane>(); }

}  // namespace convex_point
