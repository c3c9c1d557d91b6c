// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace obb_ray {

using namespace laws;

constexpr witness<hantei::obb<>, hantei::ray<>> in_the_plane[] = {
    {apart, {{0, 0}, {2, 1}, {0, 1}}, {{-3, 5}, {1, 0}}, "beside a quarter turn"},
    {apart, {{0, 0}, {1, 1}, {3, 4}}, {{9, 12}, {3, 4}}, "the box is behind"},
    {apart, {{0, 0}, {1, 1}, {1, 1}}, {{2, 2}, {1, -1}}, "leads away along a side"},
    {apart, {{0, 0}, {1, 1}, {1, 1}}, {{3, 0}, {0, 1}}, "past a corner"},
    {apart, {{0, 0}, {1, 0}, {1, 1}}, {{2, 2}, {1, 1}}, "on the line of a box without height, ahead of it"},
    {touching, {{0, 0}, {2, 1}, {0, 1}}, {{-4, 2}, {2, 0}}, "along a side"},
    {touching, {{0, 0}, {1, 1}, {3, 4}}, {{3, 4}, {1, 1}}, "starts on a side and leaves"},
    {touching, {{0, 0}, {1, 1}, {1, 1}}, {{-5, 2}, {1, 0}}, "past a corner only"},
    {touching, {{0, 0}, {1, 1}, {1, 1}}, {{0, 2}, {0, 1}}, "starts on a corner and leaves"},
    {touching, {{0, 0}, {1, 1}, {1, 1}}, {{1, 1}, {1, -1}}, "starts on a side and runs along it"},
    {touching, {{0, 0}, {1, 0}, {1, 1}}, {{0, 0}, {1, -1}}, "starts on a box without height"},
    {touching, {{0, 0}, {1, 0}, {1, 1}}, {{1, 1}, {2, 2}}, "on its line, from its end"},
    {touching, {{3, 3}, {0, 0}, {1, 1}}, {{3, 3}, {1, 0}}, "starts on a box that is a point"},
    {overlapping, {{0, 0}, {2, 1}, {0, 1}}, {{9, 1}, {-4, 0}}, "through"},
    {overlapping, {{0, 0}, {1, 1}, {3, 4}}, {{3, 4}, {-1, -1}}, "starts on a side and enters"},
    {overlapping, {{0, 0}, {1, 1}, {1, 1}}, {{0, 1}, {0, 1}}, "starts inside and leaves by a corner"},
    {overlapping, {{0, 0}, {1, 0}, {1, 1}}, {{-5, -5}, {2, 2}}, "along a box without height"},
    {overlapping, {{3, 3}, {0, 0}, {1, 1}}, {{1, 1}, {2, 2}}, "a box that is a point on it"},
};

TEST_CASE("obb and ray in the plane") { hold<in_the_plane>(); }

}  // namespace obb_ray
