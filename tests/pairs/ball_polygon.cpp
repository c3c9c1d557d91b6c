// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace ball_polygon {

using namespace laws;
using namespace rings;

constexpr witness<hantei::disk<>, ell> in_the_plane[] = {
    {apart, {{3, 3}, 1}, corner, "in the notch"},
    {apart, {{2, 2}, 0.75}, corner, "in the notch, near"},
    {touching, {{2, 2}, 1}, corner, "in the notch, on both sides"},
    {touching, {{4, 4}, 3}, corner, "on the ends of both arms"},
    {touching, {{1, 1}, 0}, corner, "radius 0, on the concave corner"},
    {overlapping, {{2, 2}, 1.25}, corner, "over both arms"},
    {overlapping, {{0.5, 0.5}, 0.25}, corner, "inside"},
    {overlapping, {{2, 2}, 9}, corner, "around it"},
    {overlapping, {{0.5, 0.5}, 0.5}, corner, "inside, on two sides"},
};

constexpr witness<hantei::disk<>, framed> with_a_hole[] = {
    {apart, {{0, 0}, 1}, frame, "in the hole"},
    {touching, {{0, 0}, 2}, frame, "fills the hole"},
    {overlapping, {{0, 0}, 2.5}, frame, "too large for the hole"},
};

TEST_CASE("disk and polygon") { hold<in_the_plane>(); }
TEST_CASE("disk and polygon, with a hole") { hold<with_a_hole>(); }

}  // namespace ball_polygon
