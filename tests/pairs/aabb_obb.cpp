// SPDX-License-Identifier: MIT
#include "laws.hpp"

#include "fifteen_directions.hpp"

import hantei;

namespace aabb_obb {

using namespace laws;
using fifteen_directions::each_decides;

constexpr witness<hantei::aabb<>, hantei::obb<>> in_the_plane[] = {
    {apart, {{0, 0}, {2, 2}}, {{5, 1}, {1, 1}, {1, 1}}, "a diamond whose nearest corner is 1 short"},
    {apart, {{0, 0}, {2, 2}}, {{5, 5}, {1, 2}, {1, 1}}, "apart only along the diamond's own axis"},
    {touching, {{0, 0}, {2, 2}}, {{4, 1}, {1, 1}, {1, 1}}, "a diamond's corner on a side"},
    {touching, {{0, 0}, {2, 2}}, {{4, 4}, {2, 1}, {1, 1}}, "a corner on a diamond's side"},
    {touching, {{0, 0}, {2, 2}}, {{3, 1}, {1, 1}, {0, 1}}, "turned by a right angle, side on side"},
    {overlapping, {{0, 0}, {2, 2}}, {{3, 1}, {1, 1}, {1, 1}}, "a diamond's corner inside"},
    {overlapping, {{0, 0}, {2, 2}}, {{1, 1}, {2, 2}, {3, 4}}, "the box inside the turned one"},
    {overlapping, {{-16, -16}, {16, 16}}, {{1, 1}, {1, 2}, {3, 4}}, "the turned box inside the other"},
    {overlapping, {{0, 0}, {4, 0}}, {{2, 0}, {0, 1}, {1, 1}}, "both without height: segments that cross"},
    {touching, {{0, 0}, {4, 4}}, {{2, 5}, {1, 0}, {0, 1}}, "a flat turned box that ends on a side"},
};

constexpr witness<hantei::aabb<double, 3>, hantei::obb<double, 3>> in_space[] = {
    {apart, {{-1, -1, -1}, {1, 1, 1}}, {{4, 0, 0}, {1, 1, 1}, {1, 0, 0, 1}}, "in front of a face"},
    {apart, {{-1, -2, -3}, {1, 2, 3}}, {{-2, 7.25, 7.25}, {3, 3, 6}, {1, 1, 1, 0}}, "edge before edge"},
    {apart, {{-4, 0, 0}, {4, 0, 0}}, {{0, 1, 0}, {4, 0, 0}, {2, 1, 1, 0}}, "sticks that pass each other"},
    {touching, {{-1, -1, -1}, {1, 1, 1}}, {{2, 0, 0}, {1, 1, 1}, {1, 1, 0, 0}}, "face on face"},
    {touching, {{-1, -2, -3}, {1, 2, 3}}, {{-2, 7, 7}, {3, 3, 6}, {1, 1, 1, 0}}, "edge on edge"},
    {touching, {{-1, -2, -3}, {1, 2, 3}}, {{-3, 3, 9}, {3, 3, 6}, {1, 1, 1, 0}}, "a corner on a face"},
    {touching, {{-1, -2, -3}, {1, 2, 3}}, {{2, 4, -5}, {3, 3, 6}, {1, 1, 1, 0}}, "a face on a corner"},
    {touching, {{0, 0, 0}, {4, 4, 0}}, {{2, 2, 2}, {0, 0, 2}, {1, 0, 0, 2}}, "a stick's end on a square"},
    {overlapping, {{-4, -1, -1}, {4, 1, 1}}, {{0, 0, 0}, {1, 4, 1}, {2, 1, 0, 0}}, "a cross"},
    {overlapping, {{-9, -9, -9}, {9, 9, 9}}, {{1, 1, 1}, {1, 2, 1}, {1, 1, 1, 0}}, "the turned box inside the other"},
    {overlapping, {{-1, -1, -1}, {1, 1, 1}}, {{0, 0, 0}, {8, 8, 8}, {1, 1, 1, 0}}, "the box inside the turned one"},
    {overlapping, {{0, 0, 0}, {4, 4, 0}}, {{2, 2, 2}, {0, 0, 3}, {1, 0, 0, 2}}, "a stick through a square"},
    {overlapping, {{0, 0, 0}, {4, 4, 0}}, {{4, 2, 0}, {1, 1, 0}, {2, 0, 0, 1}}, "two squares of one plane"},
};

TEST_CASE("aabb and obb in the plane") { hold<in_the_plane>(); }
TEST_CASE("aabb and obb in space") { hold<in_space>(); }
TEST_CASE("aabb and obb in space: each of the fifteen directions parts them") {
    each_decides([](auto const& a) { return hantei::aabb<double, 3>{a.center - a.half_extents, a.center + a.half_extents}; },
                 {1, 0, 0, 0});
}

}  // namespace aabb_obb
