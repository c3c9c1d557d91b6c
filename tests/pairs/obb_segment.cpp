// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace obb_segment {

using namespace laws;

constexpr witness<hantei::obb<>, hantei::segment<>> in_the_plane[] = {
    {apart, {{0, 0}, {2, 2}, {1, 1}}, {{3, 2}, {2, 5}}, "before the side of a diamond, inside its bounding box"},
    {apart, {{0, 0}, {1, 1}, {1, 1}}, {{1, 3}, {4, -1}}, "past a corner of a diamond: only the segment's line separates them"},
    {apart, {{0, 0}, {1, 0}, {3, 4}}, {{6, 8}, {9, 12}}, "on the line of a box without height, beyond its end"},
    {touching, {{0, 0}, {2, 2}, {1, 1}}, {{2, 2}, {5, 2}}, "an end on the side of a diamond"},
    {touching, {{0, 0}, {2, 2}, {1, 1}}, {{1, 3}, {3, 1}}, "along the side of a diamond"},
    {touching, {{0, 0}, {1, 1}, {1, 1}}, {{2, -3}, {2, 3}}, "through the corner of a diamond only"},
    {touching, {{0, 0}, {2, 1}, {3, 4}}, {{6, 8}, {9, 8}}, "turned by 3-4-5, an end on the short side"},
    {touching, {{0, 0}, {1, 1}, {0, 1}}, {{1, 0}, {1, 0}}, "of length zero, on a side"},
    {touching, {{0, 0}, {1, 0}, {3, 4}}, {{3, 4}, {9, 4}}, "from the end of a box without height"},
    {overlapping, {{0, 0}, {1, 1}, {1, 1}}, {{-3, 1}, {3, 1}}, "through a diamond, both ends outside"},
    {overlapping, {{0, 0}, {8, 4}, {3, 4}}, {{1, 1}, {2, 3}}, "wholly inside"},
    {overlapping, {{0, 0}, {2, 2}, {1, 1}}, {{2, 2}, {0, 1}}, "from a side inwards"},
    {overlapping, {{0, 0}, {8, 4}, {3, 4}}, {{1, 1}, {1, 1}}, "of length zero, inside"},
    {overlapping, {{0, 0}, {1, 0}, {3, 4}}, {{-1, 0}, {2, 0}}, "across a box without height"},
    {overlapping, {{0, 0}, {1, 0}, {3, 4}}, {{0, 0}, {9, 12}}, "on the line of a box without height, with a common part"},
    {overlapping, {{1, 1}, {0, 0}, {3, 4}}, {{0, 0}, {3, 3}}, "through a box that is a point"},
};

TEST_CASE("obb and segment in the plane") { hold<in_the_plane>(); }

}  // namespace obb_segment
