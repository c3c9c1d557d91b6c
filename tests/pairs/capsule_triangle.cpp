// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace capsule_triangle {

using namespace laws;

constexpr witness<hantei::capsule<>, hantei::triangle<>> in_the_plane[] = {
    {apart, {{7, -4}, {9, -20}, 4}, {{0, 0}, {4, 0}, {0, 4}}, "an end 5 from a corner"},
    {apart, {{3, 3}, {9, 9}, 1}, {{0, 0}, {4, 0}, {0, 4}}, "an end 1.4 before the long side"},
    {apart, {{-8, 6}, {8, 6}, 5}, {{0, 0}, {4, -4}, {-4, -4}}, "a shaft over a corner, 6 away"},
    {apart, {{1, 5}, {1, 5}, 4}, {{4, 1}, {4, 1}, {4, 1}}, "a disk and a triangle that is a point, 5 apart"},
    {touching, {{7, -4}, {9, -20}, 5}, {{0, 0}, {4, 0}, {0, 4}}, "an end on a corner, 3-4-5"},
    {touching, {{-8, 6}, {8, 6}, 6}, {{0, 0}, {4, -4}, {-4, -4}}, "the shaft on a corner"},
    {touching, {{1, 7}, {0, 20}, 5}, {{0, 0}, {8, 6}, {8, 0}}, "an end on an oblique side"},
    {touching, {{0, -2}, {4, -2}, 2}, {{0, 0}, {4, 0}, {0, 4}}, "the shaft along a side"},
    {touching, {{2, 2}, {4, 4}, 0}, {{0, 0}, {4, 0}, {0, 4}}, "radius 0: a segment from a side"},
    {touching, {{2, 3}, {2, 9}, 3}, {{0, 0}, {2, 0}, {4, 0}}, "an end above a flat triangle"},
    {touching, {{1, 7}, {1, 7}, 5}, {{0, 0}, {8, 6}, {8, 0}}, "a disk on a side"},
    {overlapping, {{-9, 1}, {9, 2}, 1}, {{0, 0}, {4, 0}, {0, 4}}, "through"},
    {overlapping, {{4, 4}, {5, 4}, 1}, {{0, 0}, {16, 0}, {0, 16}}, "the capsule inside: nothing is near a side"},
    {overlapping, {{4, 4}, {4, 4}, 1}, {{0, 0}, {16, 0}, {0, 16}}, "a disk inside"},
    {overlapping, {{-9, 1}, {9, 1}, 16}, {{0, 0}, {4, 0}, {0, 4}}, "the triangle inside"},
    {overlapping, {{-8, 6}, {8, 6}, 7}, {{0, 0}, {4, -4}, {-4, -4}}, "the shaft over a corner"},
    {overlapping, {{-2, -2}, {2, 2}, 0}, {{0, 0}, {4, 0}, {0, 4}}, "radius 0: a segment in at a corner"},
    {overlapping, {{0, 2}, {2, 0}, 0}, {{0, 0}, {2, 2}, {1, 1}}, "radius 0: across a flat triangle"},
    {overlapping, {{-9, 9}, {9, -9}, 1}, {{-4, -4}, {4, 4}, {4, 4}}, "across a flat triangle with two equal corners"},
    {overlapping, {{1, 1}, {1, 1}, 0}, {{0, 0}, {4, 0}, {0, 4}}, "radius 0: a point inside"},
};

TEST_CASE("capsule and triangle in the plane") { hold<in_the_plane>(); }

}  // namespace capsule_triangle
