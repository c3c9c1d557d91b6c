// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace point_polygon {

using namespace laws;
using namespace rings;

constexpr witness<hantei::point<>, ell> in_the_plane[] = {
    {apart, {2, 2}, corner, "in the notch"},
    {apart, {5, 1}, corner, "level with an end"},
    {touching, {1, 1}, corner, "on the concave corner"},
    {touching, {1, 3}, corner, "on a side"},
    {touching, {4, 0}, corner, "on a corner"},
    {overlapping, {0.5, 0.5}, corner, "inside"},
    {overlapping, {0.5, 1}, corner, "inside, level with sides"},
    {overlapping, {3, 0.5}, corner, "in an arm"},
};

constexpr witness<hantei::point<>, framed> with_a_hole[] = {
    {apart, {0, 0}, frame, "in the hole"},
    {touching, {2, 1}, frame, "on the hole's rim"},
    {overlapping, {3, 0}, frame, "between the rims"},
};

TEST_CASE("point and polygon") { hold<in_the_plane>(); }
TEST_CASE("point and polygon, with a hole") { hold<with_a_hole>(); }

}  // namespace point_polygon
