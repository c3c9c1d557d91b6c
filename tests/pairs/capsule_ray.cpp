// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace capsule_ray {

using namespace laws;

constexpr witness<hantei::capsule<>, hantei::ray<>> in_the_plane[] = {
    {apart, {{0, 0}, {4, 0}, 1}, {{0, 2}, {3, 0}}, "along the shaft"},
    {apart, {{0, 0}, {4, 0}, 1}, {{6, 0}, {1, 0}}, "behind, on the line of the core"},
    {apart, {{0, 0}, {4, 0}, 1}, {{2, 2}, {0, 1}}, "leads away"},
    {apart, {{1, 1}, {1, 1}, 1}, {{4, 1}, {1, 0}}, "a disk behind"},
    {touching, {{0, 0}, {4, 0}, 1}, {{-3, 1}, {2, 0}}, "along the shaft"},
    {touching, {{0, 0}, {4, 0}, 1}, {{2, 1}, {0, 1}}, "starts on the shaft and leaves"},
    {touching, {{-4, -3}, {0, 0}, 5}, {{3, 4}, {4, -3}}, "starts on a cap, along the tangent"},
    {touching, {{-4, -3}, {0, 0}, 5}, {{-1, 7}, {4, -3}}, "past an end, 3-4-5"},
    {touching, {{0, 0}, {4, 2}, 0}, {{2, 1}, {0, 1}}, "radius 0: starts on the core"},
    {touching, {{0, 0}, {4, 2}, 0}, {{4, -5}, {0, 1}}, "radius 0: past an end"},
    {touching, {{1, 1}, {1, 1}, 2}, {{0, 3}, {1, 0}}, "a disk, tangent"},
    {overlapping, {{0, 0}, {4, 0}, 1}, {{2, 9}, {1, -3}}, "across the core"},
    {overlapping, {{0, 0}, {4, 0}, 1}, {{2, 1}, {0, -1}}, "starts on the shaft and enters"},
    {overlapping, {{0, 0}, {4, 0}, 1}, {{2, 0.5}, {0, 1}}, "starts inside and leaves"},
    {overlapping, {{0, 0}, {4, 0}, 1}, {{4.5, 9}, {0, -1}}, "through a cap, past the core"},
    {overlapping, {{0, 0}, {4, 2}, 0}, {{8, 4}, {-2, -1}}, "radius 0: along the core"},
};

TEST_CASE("capsule and ray in the plane") { hold<in_the_plane>(); }

}  // namespace capsule_ray
