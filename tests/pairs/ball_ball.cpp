// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace ball_ball {

using namespace laws;

constexpr witness<hantei::ball<>, hantei::ball<>> in_the_plane[] = {
    {apart, {{0, 0}, 2}, {{3, 4}, 2}, "5 apart, the radii reach 4"},
    {apart, {{0, 0}, 0}, {{1, 0}, 0}, "two points"},
    {touching, {{0, 0}, 2}, {{3, 4}, 3}, "3-4-5"},
    {touching, {{0, 0}, 0}, {{3, 4}, 5}, "a point on the rim"},
    {overlapping, {{0, 0}, 1}, {{1, 1}, 1}, "crossing"},
    {overlapping, {{0, 0}, 8}, {{1, 2}, 1}, "one inside the other"},
    {overlapping, {{0, 0}, 5}, {{3, 0}, 2}, "inside, touching the rim from within"},
    {overlapping, {{1, 2}, 3}, {{1, 2}, 1}, "concentric"},
    {overlapping, {{1, 2}, 3}, {{1, 2}, 3}, "the same disk"},
    {overlapping, {{1, 1}, 0}, {{1, 1}, 0}, "equal points"},
    {overlapping, {{0, 0}, 1.5}, {{2, 0}, 0.75}, "quarters"},
};
constexpr witness<hantei::ball<double, 3>, hantei::ball<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, 3}, {{2, 3, 6}, 3}, "7 apart, the radii reach 6"},
    {touching, {{0, 0, 0}, 3}, {{2, 3, 6}, 4}, "2-3-6-7"},
    {overlapping, {{0, 0, 0}, 3}, {{1, 1, 1}, 1}, "crossing"},
    {overlapping, {{0, 0, 0}, 9}, {{1, 1, 1}, 1}, "one inside the other"},
};

TEST_CASE("ball and ball in the plane") { hold<in_the_plane>(); }
TEST_CASE("ball and ball in space") { hold<in_space>(); }

}  // namespace ball_ball
