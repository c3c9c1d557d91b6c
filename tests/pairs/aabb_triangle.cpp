// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace aabb_triangle {

using namespace laws;

constexpr witness<hantei::aabb<>, hantei::triangle<>> in_the_plane[] = {
    {apart, {{3, 2}, {5, 5}}, {{0, 0}, {4, 0}, {0, 4}}, "before the long side: the bounding boxes overlap"},
    {apart, {{0, 0}, {2, 2}}, {{3, 0}, {6, 1}, {5, -3}}, "beside"},
    {apart, {{0, 0}, {4, 0}}, {{1, 1}, {5, 2}, {2, 3}}, "below: a box without height"},
    {apart, {{1, 3}, {1, 3}}, {{0, 0}, {1, 1}, {2, 2}}, "a box that is a point beside a flat triangle"},
    {touching, {{2, 2}, {5, 5}}, {{0, 0}, {4, 0}, {0, 4}}, "a corner on the long side"},
    {touching, {{4, -1}, {6, 1}}, {{0, 0}, {4, 0}, {0, 4}}, "a corner of the triangle on a side"},
    {touching, {{1, -2}, {3, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "along a side"},
    {touching, {{4, -2}, {6, 0}}, {{0, 0}, {4, 0}, {0, 4}}, "corner on corner"},
    {touching, {{0, 0}, {2, 2}}, {{-1, 1}, {0, 2}, {1, 3}}, "a flat triangle through a corner only"},
    {touching, {{0, 2}, {3, 2}}, {{0, 0}, {4, 0}, {2, 2}}, "a box without height on a corner"},
    {overlapping, {{1, 1}, {2, 2}}, {{0, 0}, {16, 0}, {0, 16}}, "the box inside"},
    {overlapping, {{-1, -1}, {8, 8}}, {{0, 0}, {4, 0}, {0, 4}}, "the triangle inside"},
    {overlapping, {{0, 0}, {6, 2}}, {{3, -2}, {4, 5}, {2, 5}}, "no corner of one is in the other"},
    {overlapping, {{1, 1}, {5, 5}}, {{0, 0}, {4, 0}, {0, 4}}, "a corner over the long side"},
    {overlapping, {{0, 0}, {4, 0}}, {{1, -1}, {2, 0}, {3, 1}}, "a box without height and a flat triangle that cross"},
    {overlapping, {{0, 0}, {4, 0}}, {{2, 0}, {3, 0}, {9, 0}}, "both flat, on one line"},
    {overlapping, {{0, 0}, {2, 2}}, {{1, 1}, {1, 1}, {1, 1}}, "a triangle that is a point, inside"},
};

TEST_CASE("aabb and triangle in the plane") { hold<in_the_plane>(); }

}  // namespace aabb_triangle
