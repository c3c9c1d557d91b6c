// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace aabb_ray {

using namespace laws;

constexpr witness<hantei::aabb<>, hantei::ray<>> in_the_plane[] = {
    {apart, {{0, 0}, {2, 2}}, {{3, 1}, {1, 0}}, "the box is behind"},
    {apart, {{0, 0}, {2, 2}}, {{-1, 1.5}, {1, 1}}, "past a corner"},
    {apart, {{0, 0}, {2, 2}}, {{-2, 3}, {1, 0}}, "parallel to a side, above"},
    {touching, {{0, 0}, {2, 2}}, {{-5, 2}, {2, 0}}, "along a side"},
    {touching, {{0, 0}, {2, 2}}, {{-1, 1}, {1, 1}}, "through a corner only"},
    {touching, {{0, 0}, {2, 2}}, {{2, 1}, {1, 0}}, "starts on a side and leaves"},
    {touching, {{0, 0}, {2, 2}}, {{2, 2}, {1, 1}}, "starts on a corner and leaves"},
    {overlapping, {{0, 0}, {2, 2}}, {{2, 1}, {-1, 0}}, "starts on a side and enters"},
    {overlapping, {{0, 0}, {2, 2}}, {{1, 1}, {0, -4}}, "starts inside"},
    {overlapping, {{0, 0}, {2, 2}}, {{-4, -3}, {2, 2}}, "straight through"},
    {overlapping, {{0, 1}, {4, 1}}, {{-1, 1}, {1, 0}}, "along a box without height"},
};
constexpr witness<hantei::aabb<double, 3>, hantei::ray<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {2, 2, 2}}, {{1, 1, 3}, {0, 0, 1}}, "the box is behind"},
    {apart, {{0, 0, 0}, {2, 2, 2}}, {{-1, 1, 3}, {1, 0, 0}}, "over the top"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {{-1, 1, 2}, {1, 0, 0}}, "along a face"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {{4, 0, 1}, {-1, 1, 0}}, "through an edge only"},
    {overlapping, {{0, 0, 0}, {2, 2, 2}}, {{-1, -1, -1}, {2, 2, 2}}, "along the space diagonal"},
    {overlapping, {{0, 0, 0}, {2, 2, 2}}, {{1, 1, 2}, {0, 0, -1}}, "starts on a face and enters"},
};

TEST_CASE("aabb and ray in the plane") { hold<in_the_plane>(); }
TEST_CASE("aabb and ray in space") { hold<in_space>(); }

}  // namespace aabb_ray
