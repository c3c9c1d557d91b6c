// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace capsule_line {

using namespace laws;

constexpr witness<hantei::capsule<>, hantei::line<>> in_the_plane[] = {
    {apart, {{0, 0}, {4, 0}, 1}, {{0, 2}, {3, 0}}, "along the shaft"},
    {apart, {{0, 0}, {4, 0}, 2}, {{7, 5}, {4, -3}}, "past the end, 3-4-5"},
    {apart, {{1, 1}, {1, 1}, 1}, {{0, 3}, {1, 0}}, "a disk beside it"},
    {touching, {{0, 0}, {4, 0}, 1}, {{9, -1}, {-2, 0}}, "along the shaft"},
    {touching, {{-4, -3}, {0, 0}, 5}, {{3, 4}, {4, -3}}, "past an end, 3-4-5"},
    {touching, {{1, 1}, {1, 1}, 2}, {{0, 3}, {1, 0}}, "a disk, tangent"},
    {touching, {{0, 0}, {4, 2}, 0}, {{4, 2}, {0, 1}}, "radius 0: through an end"},
    {overlapping, {{0, 0}, {4, 0}, 1}, {{9, 0.5}, {1, 0}}, "along the shaft, inside"},
    {overlapping, {{0, 0}, {4, 0}, 1}, {{2, 9}, {0, 1}}, "across the core"},
    {overlapping, {{0, 0}, {4, 0}, 1}, {{4.5, 9}, {0, 1}}, "through a cap, past the core"},
    {overlapping, {{0, 0}, {4, 2}, 0}, {{2, 9}, {0, 1}}, "radius 0: across"},
    {overlapping, {{0, 0}, {4, 2}, 0}, {{8, 4}, {2, 1}}, "radius 0: the core in the line"},
    {overlapping, {{2, 1}, {2, 1}, 0}, {{8, 4}, {2, 1}}, "radius 0: a point on it"},
};

TEST_CASE("capsule and line in the plane") { hold<in_the_plane>(); }

static_assert(!hantei::contains(hantei::capsule{{0, 0}, {4, 0}, 1.0}, hantei::line{{0, 0}, {1, 0}}));
static_assert(hantei::contains(hantei::line{{8, 4}, {2, 1}}, hantei::capsule{{0, 0}, {4, 2}, 0.0}));

}  // namespace capsule_line
