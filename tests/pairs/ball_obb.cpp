// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace ball_obb {

using namespace laws;

constexpr witness<hantei::ball<>, hantei::obb<>> in_the_plane[] = {
    {apart, {{12, 16}, 9}, {{0, 0}, {2, 1}, {3, 4}}, "in front of the side that is 10 away"},
    {apart, {{4, 6}, 4}, {{0, 0}, {1, 2}, {0, 1}}, "beside the corner"},
    {touching, {{12, 16}, 10}, {{0, 0}, {2, 1}, {3, 4}}, "on a side of a box turned by 3-4-5"},
    {touching, {{5, 5}, 5}, {{0, 0}, {1, 2}, {0, 1}}, "on the corner, 3-4-5"},
    {touching, {{4, 0}, 2}, {{0, 0}, {1, 1}, {1, 1}}, "on the corner of a diamond"},
    {touching, {{3, 4}, 0}, {{0, 0}, {1, 1}, {3, 4}}, "radius 0: a point on a side"},
    {overlapping, {{3, 0}, 2}, {{0, 0}, {1, 1}, {1, 1}}, "over the corner of a diamond"},
    {overlapping, {{1, 1}, 1}, {{0, 0}, {4, 4}, {3, 4}}, "the disk inside"},
    {overlapping, {{1, 1}, 32}, {{0, 0}, {2, 1}, {3, 4}}, "the box inside"},
    {overlapping, {{3, 4}, 0}, {{0, 0}, {2, 0}, {3, 4}}, "a point in a box without height"},
    {touching, {{6, 8}, 0}, {{0, 0}, {2, 0}, {3, 4}}, "a point at the end of a box without height"},
};
constexpr witness<hantei::ball<double, 3>, hantei::obb<double, 3>> in_space[] = {
    {apart, {{4, 0, 0}, 1}, {{0, 0, 0}, {2, 1, 1}, {1, 0, 0, 0}}, "in front of a face"},
    {touching, {{4, 0, 0}, 2}, {{0, 0, 0}, {2, 1, 1}, {1, 0, 0, 0}}, "on a face"},
    {touching, {{0, 5, 0}, 3}, {{0, 0, 0}, {2, 1, 1}, {1, 0, 0, 1}}, "a quarter turn about z by a quaternion of length √2"},
    {touching, {{4, 5, 9}, 7}, {{0, 0, 0}, {2, 2, 3}, {1, 0, 0, 0}}, "on a corner, 2-3-6-7"},
    {overlapping, {{3, 0, 0}, 2}, {{0, 0, 0}, {2, 1, 1}, {1, 2, 2, 0}}, "over a turned face"},
    {overlapping, {{0, 0, 1}, 1}, {{0, 0, 0}, {4, 4, 4}, {1, 1, 1, 1}}, "the sphere inside"},
};

TEST_CASE("ball and obb in the plane") { hold<in_the_plane>(); }
TEST_CASE("ball and obb in space") { hold<in_space>(); }

}  // namespace ball_obb
