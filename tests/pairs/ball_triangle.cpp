// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace ball_triangle {

using namespace laws;

constexpr witness<hantei::ball<>, hantei::triangle<>> in_the_plane[] = {
    {apart, {{5, 5}, 4}, {{0, 0}, {4, 0}, {0, 4}}, "before the long side, 4.24 away"},
    {apart, {{7, -4}, 4}, {{0, 0}, {4, 0}, {0, 4}}, "before a corner, 5 away"},
    {touching, {{2, -3}, 3}, {{0, 0}, {4, 0}, {0, 4}}, "on a side"},
    {touching, {{7, -4}, 5}, {{0, 0}, {4, 0}, {0, 4}}, "on a corner, 3-4-5"},
    {touching, {{1, 7}, 5}, {{0, 0}, {8, 6}, {8, 0}}, "on an oblique side"},
    {touching, {{2, 3}, 3}, {{0, 0}, {2, 0}, {4, 0}}, "on a flat triangle"},
    {overlapping, {{1, 1}, 0.25}, {{0, 0}, {4, 0}, {0, 4}}, "the disk inside"},
    {overlapping, {{1, 1}, 16}, {{0, 0}, {4, 0}, {0, 4}}, "the triangle inside"},
    {overlapping, {{5, 5}, 5}, {{0, 0}, {4, 0}, {0, 4}}, "over the long side"},
    {overlapping, {{1, 1}, 0}, {{0, 0}, {4, 0}, {0, 4}}, "radius 0: a point inside"},
    {touching, {{2, 2}, 0}, {{0, 0}, {4, 0}, {0, 4}}, "radius 0: a point on a side"},
    {apart, {{1, 2}, 1}, {{3, 1}, {3, 1}, {3, 1}}, "a triangle that is a point"},
};

TEST_CASE("ball and triangle in the plane") { hold<in_the_plane>(); }

}  // namespace ball_triangle
