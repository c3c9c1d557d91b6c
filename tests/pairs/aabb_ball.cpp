// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace aabb_ball {

using namespace laws;

constexpr witness<hantei::aabb<>, hantei::ball<>> in_the_plane[] = {
    {apart, {{2, 2}, {3, 3}}, {{0, 0}, 2}, "beside the corner: inside the grown box, but 2.83 away"},
    {apart, {{-1, -1}, {1, 1}}, {{4, 0}, 2}, "in front of a side, 1 short"},
    {touching, {{3, 4}, {9, 9}}, {{0, 0}, 5}, "on the corner, 3-4-5"},
    {touching, {{-1, -1}, {1, 1}}, {{3, 0.5}, 2}, "on a side"},
    {touching, {{0, 0}, {4, 0}}, {{2, 3}, 3}, "on a box without height"},
    {touching, {{0, 0}, {2, 2}}, {{2, 1}, 0}, "radius 0: a point on a side"},
    {overlapping, {{0, 0}, {4, 2}}, {{5, 1}, 2}, "over a side"},
    {overlapping, {{0, 0}, {8, 8}}, {{3, 4}, 1}, "the disk inside the box"},
    {overlapping, {{0, 0}, {2, 2}}, {{1, 1}, 8}, "the box inside the disk"},
    {overlapping, {{0, 0}, {2, 2}}, {{1, 1}, 0}, "radius 0: a point inside"},
    {overlapping, {{2, 2}, {3, 3}}, {{0, 0}, 3}, "over the corner"},
};
constexpr witness<hantei::aabb<double, 3>, hantei::ball<double, 3>> in_space[] = {
    {apart, {{2, 2, 2}, {3, 3, 3}}, {{0, 0, 0}, 3}, "beside the corner: 3.46 away"},
    {touching, {{2, 3, 6}, {9, 9, 9}}, {{0, 0, 0}, 7}, "on the corner, 2-3-6-7"},
    {touching, {{-1, 3, 4}, {1, 9, 9}}, {{0, 0, 0}, 5}, "on an edge, 3-4-5"},
    {touching, {{-1, -1, 2}, {1, 1, 4}}, {{0, 0, 0}, 2}, "on a face"},
    {overlapping, {{2, 2, 2}, {3, 3, 3}}, {{0, 0, 0}, 4}, "over the corner"},
    {overlapping, {{-4, -4, -4}, {4, 4, 4}}, {{1, 1, 1}, 1}, "the sphere inside the box"},
};

TEST_CASE("aabb and ball in the plane") { hold<in_the_plane>(); }
TEST_CASE("aabb and ball in space") { hold<in_space>(); }

}  // namespace aabb_ball
