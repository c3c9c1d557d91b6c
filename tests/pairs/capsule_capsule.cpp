// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace capsule_capsule {

using namespace laws;

constexpr witness<hantei::capsule<>, hantei::capsule<>> in_the_plane[] = {
    {apart, {{0, 0}, {4, 0}, 1}, {{0, 4}, {4, 4}, 1}, "parallel, the sum of the radii is 2 and the gap 4"},
    {apart, {{0, 0}, {4, 0}, 1}, {{7, 4}, {9, 9}, 3}, "end against end: 5 apart, the radii reach 4"},
    {apart, {{2, 1}, {2, 1}, 1}, {{0, 1}, {0, 1}, 0}, "a disk and a point"},
    {touching, {{0, 0}, {4, 0}, 1}, {{0, 4}, {4, 4}, 3}, "parallel, side on side"},
    {touching, {{0, 0}, {4, 0}, 2}, {{7, 4}, {9, 9}, 3}, "end against end, 3-4-5"},
    {touching, {{0, 0}, {4, 3}, 0}, {{4, 3}, {9, 0}, 0}, "radius 0: segments with a common end"},
    {touching, {{1, 1}, {1, 1}, 2}, {{4, 5}, {4, 5}, 3}, "two disks, 3-4-5"},
    {overlapping, {{0, 0}, {6, 0}, 1}, {{3, -5}, {3, 5}, 1}, "crossing: no end is near the other core"},
    {overlapping, {{0, 0}, {4, 4}, 0}, {{0, 4}, {4, 0}, 0}, "radius 0: segments that cross in an X"},
    {overlapping, {{0, 0}, {8, 0}, 3}, {{3, 0}, {4, 0}, 1}, "one inside the other"},
};

constexpr witness<hantei::capsule<double, 3>, hantei::capsule<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {4, 4, 0}, 1}, {{0, 4, 5}, {4, 0, 5}, 3}, "one passes over the other, 5 away"},
    {apart, {{0, 0, 0}, {4, 0, 0}, 1}, {{6, 3, 6}, {9, 9, 9}, 5}, "end against end: 7 apart, the radii reach 6"},
    {touching, {{0, 0, 0}, {4, 4, 0}, 2}, {{0, 4, 5}, {4, 0, 5}, 3}, "crosswise, one rests on the other"},
    {touching, {{0, 0, 0}, {8, 0, 0}, 1}, {{-1, -4, 3}, {3, 4, 3}, 2}, "askew, one rests on the other near its end"},
    {touching, {{0, 0, 0}, {4, 0, 4}, 1}, {{0, 4, 0}, {4, 4, 4}, 3}, "parallel, side on side"},
    {touching, {{0, 0, 0}, {4, 0, 0}, 2}, {{6, 3, 6}, {9, 9, 9}, 5}, "end against end, 2-3-6-7"},
    {touching, {{0, 0, 0}, {4, 4, 4}, 0}, {{2, 2, 2}, {9, 0, 5}, 0}, "radius 0: a T"},
    {overlapping, {{0, 0, 0}, {4, 4, 0}, 3}, {{0, 4, 5}, {4, 0, 5}, 3}, "crosswise: no end is near the other core"},
    {overlapping, {{0, 0, 0}, {4, 4, 4}, 0}, {{0, 4, 2}, {4, 0, 2}, 0}, "radius 0: an X"},
    {overlapping, {{0, 0, 0}, {8, 0, 0}, 3}, {{3, 0, 0}, {4, 0, 1}, 1}, "one inside the other"},
};

TEST_CASE("capsule and capsule in the plane") { hold<in_the_plane>(); }
TEST_CASE("capsule and capsule in space") { hold<in_space>(); }

}  // namespace capsule_capsule
