// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace triangle_triangle {

using namespace laws;

constexpr witness<hantei::triangle<>, hantei::triangle<>> in_the_plane[] = {
    {apart, {{0, 0}, {4, 0}, {0, 4}}, {{3, 3}, {6, 3}, {3, 6}}, "beyond the long side: the bounding boxes overlap"},
    {apart, {{0, 0}, {4, 0}, {0, 4}}, {{0, 5}, {4, 9}, {0, 9}}, "above"},
    {touching, {{0, 0}, {4, 0}, {0, 4}}, {{2, 2}, {6, 2}, {2, 6}}, "a corner on a side"},
    {touching, {{0, 0}, {4, 0}, {0, 4}}, {{0, 0}, {4, 0}, {2, -3}}, "a common side"},
    {touching, {{0, 0}, {4, 0}, {0, 4}}, {{4, 0}, {9, 1}, {9, -1}}, "a common corner"},
    {overlapping, {{0, 0}, {4, 0}, {0, 4}}, {{1, 1}, {6, 2}, {2, 6}}, "a corner inside"},
    {overlapping, {{0, 0}, {6, 0}, {3, 6}}, {{0, 4}, {6, 4}, {3, -2}}, "a star: no corner of one is in the other"},
    {overlapping, {{0, 0}, {16, 0}, {0, 16}}, {{2, 2}, {3, 2}, {2, 3}}, "one inside the other"},
    {overlapping, {{0, 0}, {4, 0}, {0, 4}}, {{0, 4}, {0, 0}, {4, 0}}, "the same triangle, from another corner"},
    {overlapping, {{0, 0}, {2, 2}, {4, 4}}, {{0, 4}, {2, 2}, {4, 0}}, "two flat ones that cross, as segments do"},
    {touching, {{0, 0}, {4, 0}, {0, 4}}, {{2, 2}, {3, 3}, {4, 4}}, "a flat one that ends on a side"},
    {overlapping, {{0, 0}, {4, 0}, {0, 4}}, {{1, 1}, {1, 1}, {1, 1}}, "one that is a point, inside"},
};

TEST_CASE("triangle and triangle in the plane") { hold<in_the_plane>(); }

}  // namespace triangle_triangle
