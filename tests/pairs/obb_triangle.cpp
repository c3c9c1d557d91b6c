// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace obb_triangle {

using namespace laws;

constexpr witness<hantei::obb<>, hantei::triangle<>> in_the_plane[] = {
    {apart, {{0, 0}, {2, 2}, {1, 1}}, {{3, 2}, {2, 3}, {4, 4}}, "before the side of a diamond, in its bounding box"},
    {apart, {{6, 2}, {1, 1}, {1, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "a diamond beside"},
    {apart, {{3, 4}, {2, 1}, {1, -1}}, {{0, 0}, {4, 0}, {0, 4}}, "only the normal of the long side separates them"},
    {apart, {{0, 3}, {1, 0}, {1, 1}}, {{0, 0}, {1, 1}, {2, 2}}, "a box without height beside a flat triangle"},
    {touching, {{3, 3}, {2, 1}, {1, -1}}, {{0, 0}, {4, 0}, {0, 4}}, "side on side"},
    {touching, {{2, -2}, {1, 1}, {1, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "the corner of a diamond on a side"},
    {touching, {{0, 0}, {2, 2}, {1, 1}}, {{2, 2}, {5, 2}, {5, 3}}, "a corner on the side of a diamond"},
    {touching, {{6, 0}, {1, 1}, {1, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "corner on corner"},
    {touching, {{0, 0}, {1, 1}, {1, 1}}, {{2, -3}, {2, 0}, {2, 3}}, "a flat triangle through the corner of a diamond"},
    {touching, {{1, 2}, {1, 0}, {1, 0}}, {{0, 0}, {4, 0}, {2, 2}}, "a box without height that ends on a corner"},
    {overlapping, {{2, 2}, {1, 1}, {1, 1}}, {{-4, -2}, {16, -2}, {-4, 16}}, "the diamond inside"},
    {overlapping, {{1, 1}, {8, 8}, {3, 4}}, {{0, 0}, {4, 0}, {0, 4}}, "the triangle inside"},
    {overlapping, {{0, 0}, {4, 1}, {1, 1}}, {{0, 4}, {4, 0}, {-3, -3}}, "the box through the long side"},
    {overlapping, {{0, 0}, {1, 0}, {3, 4}}, {{-3, 1}, {0, 0}, {3, -1}}, "a box without height and a flat triangle that cross"},
    {overlapping, {{0, 0}, {1, 0}, {3, 4}}, {{0, 0}, {6, 8}, {3, 4}}, "both flat, on one line"},
    {overlapping, {{1, 1}, {0, 0}, {3, 4}}, {{0, 0}, {4, 0}, {0, 4}}, "a box that is a point, inside"},
};

TEST_CASE("obb and triangle in the plane") { hold<in_the_plane>(); }

}  // namespace obb_triangle
