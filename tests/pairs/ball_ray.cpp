// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace ball_ray {

using namespace laws;

constexpr witness<hantei::ball<>, hantei::ray<>> in_the_plane[] = {
    {apart, {{-1, 7}, 5}, {{0, 0}, {-3, -4}}, "the tangent point is behind"},
    {apart, {{-1, 7}, 4}, {{0, 0}, {3, 4}}, "5 away, radius 4"},
    {apart, {{0, 0}, 2}, {{3, 0}, {1, 0}}, "the disk is behind"},
    {touching, {{-1, 7}, 5}, {{0, 0}, {3, 4}}, "tangent, ahead"},
    {touching, {{0, 0}, 5}, {{5, 0}, {1, 0}}, "starts on the rim and leaves"},
    {touching, {{0, 0}, 5}, {{3, 4}, {4, -3}}, "starts on the rim, along the tangent"},
    {overlapping, {{0, 0}, 5}, {{5, 0}, {-1, 1}}, "starts on the rim and enters"},
    {overlapping, {{0, 0}, 5}, {{1, 1}, {0, 8}}, "starts inside"},
    {overlapping, {{0, 0}, 5}, {{-9, 3}, {0.5, 0}}, "a chord of 8"},
    {overlapping, {{2, 2}, 0}, {{0, 0}, {1, 1}}, "radius 0: a point on the ray"},
    {touching, {{2, 2}, 0}, {{2, 2}, {1, 1}}, "radius 0: the origin of the ray"},
};
constexpr witness<hantei::ball<double, 3>, hantei::ray<double, 3>> in_space[] = {
    {apart, {{0, 3, 4}, 5}, {{1, 0, 0}, {1, 0, 0}}, "the tangent point is behind"},
    {touching, {{0, 3, 4}, 5}, {{-9, 0, 0}, {1, 0, 0}}, "tangent, 3-4-5"},
    {overlapping, {{0, 3, 4}, 5}, {{-9, 1, 1}, {1, 0, 0}}, "a chord"},
    {overlapping, {{0, 3, 4}, 8}, {{0, 0, 0}, {1, 2, 2}}, "starts inside"},
};

TEST_CASE("ball and ray in the plane") { hold<in_the_plane>(); }
TEST_CASE("ball and ray in space") { hold<in_space>(); }

}  // namespace ball_ray
