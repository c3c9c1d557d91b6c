// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace aabb_aabb {

using namespace laws;

constexpr witness<hantei::aabb<>, hantei::aabb<>> in_the_plane[] = {
    {apart, {{0, 0}, {2, 2}}, {{3, 0}, {5, 2}}, "a gap of 1 along x"},
    {apart, {{0, 0}, {2, 2}}, {{3, 3}, {5, 5}}, "corner before corner"},
    {touching, {{0, 0}, {2, 2}}, {{2, 1}, {5, 3}}, "side on side"},
    {touching, {{0, 0}, {2, 2}}, {{2, 2}, {3, 3}}, "corner on corner"},
    {touching, {{0, 0}, {4, 4}}, {{1, 4}, {3, 4}}, "a flat box that lies on a side"},
    {touching, {{0, 0}, {2, 2}}, {{0, 0}, {0, 0}}, "a box that is a point, on a corner"},
    {overlapping, {{0, 0}, {4, 2}}, {{3, 1.5}, {5, 3}}, "a corner inside"},
    {overlapping, {{-1, -3}, {1, 3}}, {{-3, -1}, {3, 1}}, "a cross: no corner of one is in the other"},
    {overlapping, {{0, 0}, {8, 8}}, {{3, 3}, {4, 5}}, "one inside the other"},
    {overlapping, {{0, 0}, {8, 8}}, {{0, 2}, {1, 3}}, "inside, on the side"},
    {overlapping, {{1, 2}, {3, 4}}, {{1, 2}, {3, 4}}, "the same box"},
    {overlapping, {{0, 2}, {4, 2}}, {{2, 0}, {2, 4}}, "two flat boxes that cross, as segments do"},
    {overlapping, {{1, 1}, {1, 1}}, {{1, 1}, {1, 1}}, "two boxes that are the same point"},
};
constexpr witness<hantei::aabb<double, 3>, hantei::aabb<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {2, 2, 2}}, {{0, 0, 3}, {2, 2, 5}}, "a gap of 1 along z only"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {{1, 1, 2}, {3, 3, 4}}, "face on face"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {{2, 2, 1}, {3, 3, 3}}, "edge on edge"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {{2, 2, 2}, {3, 3, 3}}, "corner on corner"},
    {overlapping, {{0, 0, 0}, {4, 4, 4}}, {{3, 3, 3}, {5, 5, 5}}, "a corner inside"},
    {overlapping, {{0, 0, 0}, {4, 4, 4}}, {{-1, 1, 1}, {5, 2, 2}}, "a beam through a cube"},
    {overlapping, {{0, 0, 1}, {4, 4, 1}}, {{2, 1, 0}, {2, 3, 4}}, "two flat boxes that cross"},
};

TEST_CASE("aabb and aabb in the plane") { hold<in_the_plane>(); }
TEST_CASE("aabb and aabb in space") { hold<in_space>(); }

}  // namespace aabb_aabb
