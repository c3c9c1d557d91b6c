// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace line_polygon {

using namespace laws;
using namespace rings;

constexpr witness<hantei::line<>, ell> in_the_plane[] = {
    {apart, {{5, 0}, {0, 1}}, corner, "past it"},
    {apart, {{5, 2}, {1, -1}}, corner, "past the ends of both arms"},
    {touching, {{4, 1}, {3, -3}}, corner, "over the ends of both arms, across the notch"},
    {touching, {{0, 4}, {1, 0}}, corner, "along an end"},
    {overlapping, {{0, 2}, {1, 0}}, corner, "through one arm"},
    {overlapping, {{1, 1}, {1, -1}}, corner, "through the concave corner"},
    {overlapping, {{0, 1}, {1, 0}}, corner, "along a side and through an arm"},
};

TEST_CASE("line and polygon") { hold<in_the_plane>(); }

}  // namespace line_polygon
