// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace segment_triangle {

using namespace laws;

constexpr witness<hantei::segment<>, hantei::triangle<>> in_the_plane[] = {
    {apart, {{3, 2}, {3, 5}}, {{0, 0}, {4, 0}, {0, 4}}, "before the long side: the bounding boxes overlap"},
    {apart, {{3, -1}, {6, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "past a corner: no side separates them, the segment's line does"},
    {apart, {{5, 0}, {9, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "on the line of a side, beyond its end"},
    {apart, {{3, 3}, {5, 5}}, {{0, 0}, {2, 2}, {1, 1}}, "on the line of a flat triangle, beyond its end"},
    {touching, {{2, 2}, {5, 3}}, {{0, 0}, {4, 0}, {0, 4}}, "an end on a side"},
    {touching, {{1, 0}, {3, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "along a side"},
    {touching, {{-2, 2}, {2, -2}}, {{0, 0}, {4, 0}, {0, 4}}, "through a corner only"},
    {touching, {{0, 2}, {0, 2}}, {{0, 0}, {4, 0}, {0, 4}}, "of length zero, on a side"},
    {touching, {{2, 2}, {4, 0}}, {{0, 0}, {2, 2}, {1, 1}}, "from an end of a flat triangle"},
    {overlapping, {{-1, 1}, {9, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "through, both ends outside"},
    {overlapping, {{1, 1}, {2, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "wholly inside"},
    {overlapping, {{0, 0}, {1, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "from a corner inwards"},
    {overlapping, {{1, 1}, {1, 1}}, {{0, 0}, {0, 4}, {4, 0}}, "of length zero, inside"},
    {overlapping, {{0, 2}, {2, 0}}, {{0, 0}, {2, 2}, {1, 1}}, "across a flat triangle"},
    {overlapping, {{1, 1}, {5, 5}}, {{0, 0}, {2, 2}, {3, 3}}, "on the line of a flat triangle, with a common part"},
    {overlapping, {{0, 0}, {2, 2}}, {{1, 1}, {1, 1}, {1, 1}}, "through a triangle that is a point"},
};

TEST_CASE("segment and triangle in the plane") { hold<in_the_plane>(); }

}  // namespace segment_triangle
