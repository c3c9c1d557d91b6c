// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace ray_segment {

using namespace laws;

constexpr witness<hantei::ray<>, hantei::segment<>> in_the_plane[] = {
    {apart, {{0, 0}, {1, 0}}, {{-2, -1}, {-2, 1}}, "behind"},
    {apart, {{0, 0}, {1, 0}}, {{2, 1}, {4, 5}}, "beside"},
    {apart, {{0, 0}, {1, 0}}, {{2, 1}, {4, 1}}, "parallel"},
    {apart, {{0, 0}, {2, 1}}, {{-2, -1}, {-6, -3}}, "on its line, behind"},
    {apart, {{0, 0}, {1, 0}}, {{2, 1}, {2, 1}}, "a point beside it"},
    {apart, {{0, 0}, {1, 0}}, {{-2, 0}, {-2, 3}}, "an end on its line, behind"},
    {touching, {{0, 0}, {1, 0}}, {{2, 0}, {2, 3}}, "an end on the ray"},
    {touching, {{0, 0}, {1, 0}}, {{0, -3}, {0, 3}}, "the origin on the segment"},
    {touching, {{0, 0}, {2, 1}}, {{0, 0}, {3, 0}}, "the origin is an end"},
    {touching, {{0, 0}, {2, 1}}, {{-4, -2}, {0, 0}}, "on its line, up to the origin"},
    {touching, {{0, 0}, {2, 1}}, {{0, 0}, {0, 0}}, "a point at the origin"},
    {overlapping, {{0, 0}, {1, 0}}, {{5, -3}, {3, 1}}, "across"},
    {overlapping, {{0, 0}, {2, 1}}, {{-4, -2}, {2, 1}}, "on its line, past the origin"},
    {overlapping, {{0, 0}, {2, 1}}, {{6, 3}, {4, 2}}, "in the ray"},
    {overlapping, {{0, 0}, {2, 1}}, {{6, 3}, {6, 3}}, "a point on it"},
};

TEST_CASE("ray and segment in the plane") { hold<in_the_plane>(); }

static_assert(hantei::contains(hantei::ray{{0, 0}, {2, 1}}, hantei::segment{{0, 0}, {4, 2}}));
static_assert(!hantei::strictly_contains(hantei::ray{{0, 0}, {2, 1}}, hantei::segment{{0, 0}, {4, 2}}));
static_assert(hantei::strictly_contains(hantei::ray{{0, 0}, {2, 1}}, hantei::segment{{6, 3}, {4, 2}}));

}  // namespace ray_segment
