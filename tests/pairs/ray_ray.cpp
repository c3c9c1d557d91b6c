// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace ray_ray {

using namespace laws;

constexpr witness<hantei::ray<>, hantei::ray<>> in_the_plane[] = {
    {apart, {{0, 0}, {1, 0}}, {{0, 1}, {1, 0}}, "parallel, side by side"},
    {apart, {{0, 0}, {1, 0}}, {{0, 1}, {-1, 0}}, "parallel, back to back"},
    {apart, {{0, 0}, {2, 1}}, {{-2, -1}, {-2, -1}}, "on one line, back to back with a gap"},
    {apart, {{0, 0}, {1, 0}}, {{3, 1}, {0, 2}}, "the second leads away"},
    {apart, {{0, 0}, {1, 0}}, {{-3, 1}, {0, -2}}, "the crossing is behind the first"},
    {touching, {{0, 0}, {1, 0}}, {{3, 0}, {1, 2}}, "starts on the other"},
    {touching, {{0, 0}, {2, 1}}, {{0, 0}, {-4, -2}}, "on one line, back to back"},
    {touching, {{0, 0}, {2, 1}}, {{0, 0}, {1, 2}}, "a common origin"},
    {overlapping, {{0, 0}, {1, 0}}, {{3, 8}, {0, -2}}, "crossing"},
    {overlapping, {{0, 0}, {2, 1}}, {{6, 3}, {-2, -1}}, "on one line, towards each other"},
    {overlapping, {{0, 0}, {2, 1}}, {{6, 3}, {4, 2}}, "on one line, one behind the other"},
    {overlapping, {{0, 0}, {2, 1}}, {{0, 0}, {2, 1}}, "the same ray"},
};

TEST_CASE("ray and ray in the plane") { hold<in_the_plane>(); }

static_assert(hantei::strictly_contains(hantei::ray{{0, 0}, {2, 1}}, hantei::ray{{6, 3}, {4, 2}}));
static_assert(hantei::contains(hantei::ray{{0, 0}, {2, 1}}, hantei::ray{{0, 0}, {4, 2}}));
static_assert(!hantei::strictly_contains(hantei::ray{{0, 0}, {2, 1}}, hantei::ray{{0, 0}, {4, 2}}));
static_assert(!hantei::contains(hantei::ray{{0, 0}, {2, 1}}, hantei::ray{{6, 3}, {-2, -1}}));
static_assert(!hantei::contains(hantei::ray{{6, 3}, {4, 2}}, hantei::ray{{0, 0}, {2, 1}}));
static_assert(hantei::closest_points(hantei::ray{{0, 0}, {1, 0}}, hantei::ray{{-5, 2}, {1, 0}}) ==
              hantei::closest<double, 2>{{0, 0}, {0, 2}});

}  // namespace ray_ray
