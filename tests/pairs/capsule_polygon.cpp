// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace capsule_polygon {

using namespace laws;
using namespace rings;

constexpr witness<hantei::capsule<>, ell> in_the_plane[] = {
    {apart, {{3, 3}, {3, 4}, 1}, corner, "in the notch"},
    {apart, {{9, 0}, {9, 1}, 4}, corner, "beyond an arm"},
    {touching, {{2, 2}, {2, 4}, 1}, corner, "in the notch, along a side"},
    {touching, {{2, 4}, {4, 2}, 0}, wide_corner, "radius 0, across the notch"},
    {touching, {{1, 1}, {3, 3}, 0}, corner, "radius 0, from the concave corner"},
    {overlapping, {{0.5, 3}, {3, 0.5}, 0.25}, corner, "from arm to arm"},
    {overlapping, {{0.5, 0.5}, {3, 0.5}, 0.25}, corner, "inside"},
    {overlapping, {{1, 2}, {3, 2}, 9}, corner, "around it"},
    {overlapping, {{2, 2}, {4, 4}, 1.25}, corner, "over both arms"},
};

constexpr witness<hantei::capsule<>, framed> with_a_hole[] = {
    {apart, {{-1, 0}, {1, 0}, 0.5}, frame, "in the hole"},
    {touching, {{-1, 0}, {1, 0}, 1}, frame, "a cap on each side of the hole"},
    {overlapping, {{-1, 0}, {1, 0}, 1.25}, frame, "too long for the hole"},
};

TEST_CASE("capsule and polygon") { hold<in_the_plane>(); }
TEST_CASE("capsule and polygon, with a hole") { hold<with_a_hole>(); }

}  // namespace capsule_polygon
