// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace aabb_capsule {

using namespace laws;

constexpr witness<hantei::aabb<>, hantei::capsule<>> in_the_plane[] = {
    {apart, {{0, 0}, {4, 4}}, {{7, 8}, {9, 20}, 4}, "an end 5 from a corner"},
    {apart, {{0, 0}, {4, 3}}, {{0, 8}, {8, 2}, 1}, "a shaft that passes a corner, 1.6 away"},
    {apart, {{0, 0}, {4, 4}}, {{6, 1}, {9, 2}, 1}, "beside"},
    {apart, {{1, 1}, {1, 1}}, {{4, 5}, {4, 5}, 4}, "a point and a disk, 5 apart"},
    {touching, {{0, 0}, {4, 4}}, {{7, 8}, {9, 20}, 5}, "an end on a corner, 3-4-5"},
    {touching, {{-4, -8}, {4, 0}}, {{-8, 6}, {8, 6}, 6}, "the shaft along a side"},
    {touching, {{-9, -9}, {0, 0}}, {{-4, 8}, {8, -1}, 4}, "the shaft on a corner, an oblique core"},
    {touching, {{0, 0}, {4, 4}}, {{6, 1}, {9, 2}, 2}, "an end on a side"},
    {touching, {{0, 0}, {4, 4}}, {{-1, 3}, {1, 5}, 0}, "radius 0: through a corner only"},
    {touching, {{0, 2}, {4, 2}}, {{2, 5}, {9, 9}, 3}, "an end above a box without height"},
    {touching, {{0, 0}, {4, 4}}, {{7, 8}, {7, 8}, 5}, "a disk on a corner"},
    {overlapping, {{0, 0}, {4, 4}}, {{-9, 2}, {9, 3}, 1}, "through: no end is near, and no corner"},
    {overlapping, {{0, 0}, {4, 4}}, {{-9, 13}, {13, -9}, 1}, "through from corner to corner"},
    {overlapping, {{0, 0}, {16, 16}}, {{2, 2}, {5, 6}, 1}, "the capsule inside"},
    {overlapping, {{0, 0}, {1, 1}}, {{-4, -4}, {8, 8}, 3}, "the box inside"},
    {overlapping, {{-9, -9}, {0, 0}}, {{-4, 8}, {8, -1}, 5}, "the shaft over a corner"},
    {overlapping, {{0, 0}, {4, 4}}, {{1, 1}, {9, 1}, 0}, "radius 0: a segment from inside"},
    {overlapping, {{0, 2}, {4, 2}}, {{2, 0}, {2, 4}, 0}, "radius 0: across a box without height"},
    {overlapping, {{0, 0}, {4, 4}}, {{2, 2}, {2, 2}, 0}, "radius 0: a point inside"},
};

TEST_CASE("aabb and capsule in the plane") { hold<in_the_plane>(); }

}  // namespace aabb_capsule
