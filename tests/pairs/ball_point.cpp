// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace ball_point {

using namespace laws;

constexpr witness<hantei::ball<>, hantei::point<>> in_the_plane[] = {
    {apart, {{0, 0}, 4}, {3, 4}, "5 away, radius 4"},
    {apart, {{1, 1}, 0}, {1, 2}, "radius 0: another point"},
    {touching, {{0, 0}, 5}, {3, 4}, "on the rim, 3-4-5"},
    {touching, {{0, 0}, 2.5}, {1.5, 2}, "on the rim, in quarters"},
    {overlapping, {{0, 0}, 5}, {3, 3}, "inside"},
    {overlapping, {{0, 0}, 5}, {0, 0}, "the center"},
    {overlapping, {{1, 1}, 0}, {1, 1}, "radius 0: the same point"},
};
constexpr witness<hantei::ball<double, 3>, hantei::point<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, 6}, {2, 3, 6}, "7 away, radius 6"},
    {touching, {{0, 0, 0}, 7}, {2, 3, 6}, "2-3-6-7"},
    {overlapping, {{0, 0, 0}, 8}, {2, 3, 6}, "inside"},
};

TEST_CASE("ball and point in the plane") { hold<in_the_plane>(); }
TEST_CASE("ball and point in space") { hold<in_space>(); }

}  // namespace ball_point
