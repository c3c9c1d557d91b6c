// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace line_ray {

using namespace laws;

constexpr witness<hantei::line<>, hantei::ray<>> in_the_plane[] = {
    {apart, {{0, 0}, {4, 0}}, {{2, 1}, {3, 1}}, "the ray leads away"},
    {apart, {{0, 0}, {4, 0}}, {{2, 1}, {-1, 0}}, "parallel"},
    {apart, {{0, 0}, {2, 1}}, {{0, -1}, {0, -1}}, "away, on the other side"},
    {touching, {{0, 0}, {2, 1}}, {{4, 2}, {0, 3}}, "starts on the line"},
    {touching, {{0, 0}, {2, 1}}, {{0, 0}, {1, 0}}, "starts at the line's origin"},
    {overlapping, {{0, 0}, {4, 0}}, {{2, 1}, {9, -1}}, "the ray crosses"},
    {overlapping, {{0, 0}, {2, 1}}, {{-8, 0}, {0, -0.25}}, "crosses before one direction's length"},
    {overlapping, {{0, 0}, {2, 1}}, {{4, 2}, {-4, -2}}, "in the line"},
};

TEST_CASE("line and ray in the plane") { hold<in_the_plane>(); }

static_assert(hantei::contains(hantei::line{{0, 0}, {2, 1}}, hantei::ray{{4, 2}, {-4, -2}}));
static_assert(hantei::strictly_contains(hantei::line{{0, 0}, {2, 1}}, hantei::ray{{4, 2}, {-4, -2}}));
static_assert(!hantei::contains(hantei::ray{{4, 2}, {-4, -2}}, hantei::line{{0, 0}, {2, 1}}));
static_assert(hantei::closest_points(hantei::line{{1, 0}, {2, 0}}, hantei::ray{{-4, 3}, {1, 0}}) ==
              hantei::closest<double, 2>{{1, 0}, {1, 3}});

}  // namespace line_ray
