// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace ray_triangle {

using namespace laws;

constexpr witness<hantei::ray<>, hantei::triangle<>> in_the_plane[] = {
    {apart, {{0, 5}, {1, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "above"},
    {apart, {{-1, 1}, {-1, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "the triangle is behind"},
    {apart, {{5, 0}, {1, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "on the line of a side, ahead of it"},
    {apart, {{5, 5}, {1, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "behind, on the line through a corner"},
    {apart, {{6, 3}, {2, 1}}, {{0, 0}, {4, 2}, {2, 1}}, "on the line of a flat triangle, ahead of it"},
    {touching, {{9, 0}, {-1, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "along a side"},
    {touching, {{2, 6}, {-1, -1}}, {{0, 0}, {4, 0}, {0, 4}}, "past a corner"},
    {touching, {{2, 2}, {1, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "starts on a side and leaves"},
    {touching, {{0, 4}, {0, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "starts on a corner and leaves"},
    {touching, {{3, 0}, {1, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "starts on a side and runs along it"},
    {touching, {{2, 1}, {0, 1}}, {{0, 0}, {4, 2}, {2, 1}}, "starts on a flat triangle"},
    {touching, {{4, 5}, {0, -1}}, {{0, 0}, {4, 2}, {2, 1}}, "at an end of a flat triangle"},
    {overlapping, {{1, 9}, {0, -2}}, {{0, 0}, {4, 0}, {0, 4}}, "through two sides"},
    {overlapping, {{1, 1}, {5, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "starts inside"},
    {overlapping, {{1, 1}, {-1, -1}}, {{0, 0}, {4, 0}, {0, 4}}, "starts inside and leaves by a corner"},
    {overlapping, {{-1, -1}, {1, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "enters by a corner"},
    {overlapping, {{2, 2}, {-2, -1}}, {{0, 0}, {4, 0}, {0, 4}}, "starts on a side and enters"},
    {overlapping, {{0, 4}, {1, -2}}, {{0, 0}, {4, 0}, {0, 4}}, "starts on a corner and enters"},
    {overlapping, {{2, 5}, {0, -1}}, {{0, 0}, {4, 2}, {2, 1}}, "across a flat triangle, at its middle corner"},
    {overlapping, {{8, 4}, {-2, -1}}, {{0, 0}, {4, 2}, {2, 1}}, "along a flat triangle"},
    {overlapping, {{8, 4}, {-2, -1}}, {{2, 1}, {2, 1}, {2, 1}}, "a point on it"},
};

TEST_CASE("ray and triangle in the plane") { hold<in_the_plane>(); }

}  // namespace ray_triangle
