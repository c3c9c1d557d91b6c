// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace aabb_polygon {

using namespace laws;
using namespace rings;

constexpr witness<hantei::aabb<>, ell> in_the_plane[] = {
    {apart, {{2, 2}, {3, 3}}, corner, "in the notch"},
    {apart, {{5, 0}, {6, 1}}, corner, "beyond an arm"},
    {touching, {{1, 1}, {3, 3}}, corner, "fills the notch's corner"},
    {touching, {{4, -2}, {6, 2}}, corner, "against the end of an arm"},
    {touching, {{1, 1}, {1, 4}}, corner, "without width, along a side"},
    {overlapping, {{0.5, 2}, {3, 3}}, corner, "over one arm"},
    {overlapping, {{0.25, 0.25}, {0.5, 0.5}}, corner, "inside"},
    {overlapping, {{0, 0}, {1, 1}}, corner, "inside, on its sides"},
    {overlapping, {{-1, -1}, {9, 9}}, corner, "around it"},
    {overlapping, {{0, 0}, {4, 4}}, corner, "the box around it"},
};

constexpr witness<hantei::aabb<>, framed> with_a_hole[] = {
    {apart, {{-1, -1}, {1, 1}}, frame, "in the hole"},
    {touching, {{-2, -2}, {2, 2}}, frame, "is the hole"},
    {overlapping, {{-3, -3}, {3, 3}}, frame, "covers the hole"},
};

TEST_CASE("box and polygon") { hold<in_the_plane>(); }
TEST_CASE("box and polygon, with a hole") { hold<with_a_hole>(); }

}  // namespace aabb_polygon
