// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace obb_polygon {

using namespace laws;
using namespace rings;

constexpr witness<hantei::obb<>, ell> in_the_plane[] = {
    {apart, {{3, 3}, {1, 1}, {1, 0}}, corner, "in the notch"},
    {apart, {{5, 5}, {2, 2}, {1, 1}}, corner, "a corner towards the notch"},
    {touching, {{3, 3}, {1, 1}, {1, 1}}, corner, "a corner on a side of each arm"},
    {touching, {{2, 2}, {1, 1}, {0, 1}}, corner, "in the corner of the notch"},
    {touching, {{1, 3}, {0, 1}, {1, 0}}, corner, "without width, along a side"},
    {overlapping, {{2, 2}, {1, 1}, {1, 1}}, corner, "a corner in each arm"},
    {overlapping, {{0.5, 0.5}, {0.25, 0.25}, {1, 1}}, corner, "inside"},
    {overlapping, {{2, 2}, {8, 8}, {1, 1}}, corner, "around it"},
};

constexpr witness<hantei::obb<>, framed> with_a_hole[] = {
    {apart, {{0, 0}, {1, 1}, {0, 1}}, frame, "in the hole"},
    {touching, {{0, 0}, {1, 1}, {1, 1}}, frame, "turned in the hole, a corner on each side"},
    {overlapping, {{0, 0}, {2, 2}, {1, 1}}, frame, "too large for the hole"},
};

TEST_CASE("turned box and polygon") { hold<in_the_plane>(); }
TEST_CASE("turned box and polygon, with a hole") { hold<with_a_hole>(); }

}  // namespace obb_polygon
