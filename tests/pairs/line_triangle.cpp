// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace line_triangle {

using namespace laws;

constexpr witness<hantei::line<>, hantei::triangle<>> in_the_plane[] = {
    {apart, {{0, 5}, {1, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "above"},
    {apart, {{5, 0}, {-1, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "along a side"},
    {apart, {{0, 1}, {2, 1}}, {{0, 0}, {4, 2}, {2, 1}}, "along a flat triangle"},
    {touching, {{9, 0}, {1, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "along a side"},
    {touching, {{2, 6}, {1, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "at a corner"},
    {touching, {{4, 5}, {0, 1}}, {{0, 0}, {4, 2}, {2, 1}}, "at an end of a flat triangle"},
    {overlapping, {{1, 9}, {0, -2}}, {{0, 0}, {4, 0}, {0, 4}}, "through two sides"},
    {overlapping, {{9, 9}, {1, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "through a corner and a side"},
    {overlapping, {{2, 5}, {0, 1}}, {{0, 0}, {4, 2}, {2, 1}}, "across a flat triangle, at its middle corner"},
    {overlapping, {{8, 4}, {2, 1}}, {{0, 0}, {4, 2}, {2, 1}}, "along a flat triangle"},
    {overlapping, {{8, 4}, {2, 1}}, {{2, 1}, {2, 1}, {2, 1}}, "a point on it"},
};

TEST_CASE("line and triangle in the plane") { hold<in_the_plane>(); }

// The touch at a corner is no crossing: (2, 6) + t·(1, 1) has the corner (0, 4).
static_assert(hantei::closest_points(hantei::line{{2, 6}, {1, 1}}, hantei::triangle{{0, 0}, {4, 0}, {0, 4}}) ==
              hantei::closest<double, 2>{{0, 4}, {0, 4}});

}  // namespace line_triangle
