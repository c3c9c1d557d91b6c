// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace ball_capsule {

using namespace laws;

constexpr witness<hantei::ball<>, hantei::capsule<>> in_the_plane[] = {
    {apart, {{3, 4}, 1}, {{0, 0}, {8, 0}, 2}, "beside the shaft, 4 away, the radii reach 3"},
    {apart, {{11, 4}, 2}, {{0, 0}, {8, 0}, 2}, "beyond the end, 5 away, the radii reach 4"},
    {touching, {{3, 4}, 2}, {{0, 0}, {8, 0}, 2}, "on the shaft"},
    {touching, {{11, 4}, 3}, {{0, 0}, {8, 0}, 2}, "on the cap, 3-4-5"},
    {touching, {{1, 7}, 5}, {{0, 0}, {8, 6}, 0}, "radius 0: an oblique segment"},
    {touching, {{4, 4}, 0}, {{1, 0}, {1, 0}, 5}, "a point on a capsule that is a disk"},
    {overlapping, {{3, 2}, 2}, {{0, 0}, {8, 0}, 1}, "over the shaft"},
    {overlapping, {{3, 0}, 1}, {{0, 0}, {8, 0}, 2}, "inside"},
    {overlapping, {{3, 0}, 16}, {{0, 0}, {8, 0}, 2}, "the capsule inside the disk"},
    {overlapping, {{2, 0}, 0}, {{0, 0}, {8, 0}, 0}, "a point on a segment"},
};
constexpr witness<hantei::ball<double, 3>, hantei::capsule<double, 3>> in_space[] = {
    {apart, {{3, 3, 4}, 2}, {{0, 0, 0}, {8, 0, 0}, 2}, "beside the shaft, 5 away"},
    {touching, {{3, 3, 4}, 3}, {{0, 0, 0}, {8, 0, 0}, 2}, "on the shaft, 3-4-5"},
    {touching, {{10, 3, 6}, 4}, {{0, 0, 0}, {8, 0, 0}, 3}, "on the cap, 2-3-6-7"},
    {overlapping, {{3, 1, 1}, 1}, {{0, 0, 0}, {8, 0, 0}, 2}, "over the shaft"},
};

TEST_CASE("ball and capsule in the plane") { hold<in_the_plane>(); }
TEST_CASE("ball and capsule in space") { hold<in_space>(); }

}  // namespace ball_capsule
