// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace convex_segment {

using namespace laws;
using namespace rings;

constexpr witness<quad, hantei::segment<>> in_the_plane[] = {
    {apart, square, {{5, 0}, {5, 4}}, "beside"},
    {apart, kite, {{1, 3}, {2, 2}}, "in the box around the kite"},
    {apart, square, {{5, 4}, {9, 4}}, "on the line of a side, beyond it"},
    {touching, square, {{4, 1}, {4, 3}}, "along a side"},
    {touching, square, {{4, 2}, {7, 3}}, "an end on a side"},
    {touching, kite, {{-1, 3}, {1, 3}}, "over a corner"},
    {touching, square, {{0, 0}, {0, 0}}, "of length zero, on a corner"},
    {overlapping, square, {{-1, 2}, {5, 2}}, "through"},
    {overlapping, square, {{1, 1}, {2, 3}}, "inside"},
    {overlapping, square, {{0, 0}, {4, 4}}, "from corner to corner"},
    {overlapping, square, {{4, 2}, {3, 2}}, "from a side inwards"},
    {overlapping, tall, {{0, 3}, {0, 9}}, "from inside, along a diagonal"},
};

TEST_CASE("convex and segment") { hold<in_the_plane>(); }

}  // namespace convex_segment
