// SPDX-License-Identifier: MIT
#include "laws.hpp"

#include "fifteen_directions.hpp"

import hantei;

namespace obb_obb {

using namespace laws;
using fifteen_directions::each_decides;

constexpr witness<hantei::obb<>, hantei::obb<>> in_the_plane[] = {
    {apart, {{0, 0}, {1, 1}, {1, 0}}, {{4, 0}, {1, 1}, {1, 1}}, "a diamond 1 short of the side"},
    {apart, {{0, 0}, {2, 1}, {1, 1}}, {{7, 0}, {2, 1}, {1, -1}}, "both turned, corner before corner"},
    {touching, {{0, 0}, {2, 1}, {1, 1}}, {{6, 0}, {2, 1}, {1, -1}}, "both turned, corner on corner"},
    {touching, {{0, 0}, {1, 1}, {1, 0}}, {{2, 0}, {1, 1}, {1, 0}}, "side on side"},
    {touching, {{0, 0}, {1, 1}, {1, 0}}, {{2, 2}, {1, 1}, {0, 1}}, "corner on corner"},
    {touching, {{0, 0}, {1, 1}, {1, 0}}, {{3, 0}, {1, 1}, {1, 1}}, "a diamond's corner on a side"},
    {touching, {{0, 0}, {1, 1}, {3, 4}}, {{6, 8}, {1, 1}, {3, 4}}, "side on side, turned by 3-4-5"},
    {touching, {{0, 0}, {1, 0}, {3, 4}}, {{6, 8}, {1, 0}, {3, 4}}, "boxes without height, end to end"},
    {overlapping, {{0, 0}, {1, 1}, {1, 0}}, {{2, 0}, {1, 1}, {1, 1}}, "a diamond's corner inside"},
    {overlapping, {{0, 0}, {4, 1}, {1, 1}}, {{0, 0}, {4, 1}, {1, -1}}, "a cross"},
    {overlapping, {{0, 0}, {8, 8}, {3, 4}}, {{1, 1}, {1, 2}, {1, 1}}, "one inside the other"},
    {overlapping, {{0, 0}, {1, 0}, {1, 0}}, {{0, 0}, {0, 1}, {1, 1}}, "boxes without height that cross, as segments do"},
};

constexpr witness<hantei::obb<double, 3>, hantei::obb<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {1, 1, 1}, {1, 0, 0, 0}}, {{4, 0, 0}, {1, 1, 1}, {1, 0, 0, 1}}, "in front of a face"},
    {apart, {{0, 0, 0}, {1, 2, 3}, {1, 0, 0, 0}}, {{-2, 7.25, 7.25}, {3, 3, 6}, {1, 1, 1, 0}}, "edge before edge"},
    {apart, {{0, 0, 0}, {4, 0, 0}, {1, 0, 0, 0}}, {{0, 1, 0}, {4, 0, 0}, {2, 1, 1, 0}}, "sticks that pass each other"},
    {apart, {{0, 0, 0}, {4, 4, 0}, {1, 0, 0, 0}}, {{9, 9, 0}, {4, 4, 0}, {3, 0, 0, 1}}, "two squares of one plane"},
    {touching, {{0, 0, 0}, {1, 1, 1}, {1, 0, 0, 0}}, {{2, 0, 0}, {1, 1, 1}, {1, 1, 0, 0}}, "face on face"},
    {touching, {{0, 0, 0}, {1, 2, 3}, {1, 0, 0, 0}}, {{-2, 7, 7}, {3, 3, 6}, {1, 1, 1, 0}}, "edge on edge"},
    {touching, {{0, 0, 0}, {1, 2, 3}, {1, 0, 0, 0}}, {{-3, 3, 9}, {3, 3, 6}, {1, 1, 1, 0}}, "a corner on a face"},
    {touching, {{0, 0, 0}, {1, 2, 3}, {1, 0, 0, 0}}, {{2, 4, -5}, {3, 3, 6}, {1, 1, 1, 0}}, "a face on a corner"},
    {touching, {{0, 0, 0}, {1, 2, 3}, {1, 0, 0, 0}}, {{1, 2, 1}, {0, 0, 1}, {0, 1, 0, 0}}, "a stick along an edge"},
    {touching, {{0, 0, 0}, {4, 0, 0}, {1, 0, 0, 0}}, {{0, 0, 3}, {0, 3, 0}, {1, 1, 0, 0}}, "a stick's end on a stick"},
    {touching, {{0, 0, 0}, {5, 5, 0}, {2, 0, 0, 1}}, {{6, 8, 0}, {5, 2, 0}, {2, 0, 0, 1}}, "side on side of flat boxes"},
    {overlapping, {{0, 0, 0}, {4, 1, 1}, {1, 0, 0, 0}}, {{0, 0, 0}, {1, 4, 1}, {2, 1, 0, 0}}, "a cross"},
    {overlapping, {{0, 0, 0}, {9, 9, 9}, {1, 2, 2, 0}}, {{1, 1, 1}, {1, 2, 1}, {1, 1, 1, 0}}, "one inside the other"},
    {overlapping, {{0, 0, 0}, {1, 1, 1}, {1, 0, 0, 1}}, {{1, 1, 1}, {1, 1, 1}, {0, 1, 0, 0}}, "all axes parallel"},
    {overlapping, {{0, 0, 0}, {2, 2, 0}, {1, 0, 0, 0}}, {{1, 1, 1}, {0, 0, 2}, {1, 0, 0, 2}}, "a stick through a square"},
    {overlapping, {{0, 0, 0}, {2, 0, 0}, {1, 0, 0, 0}}, {{0, 0, 0}, {0, 3, 0}, {2, 0, 0, 1}}, "sticks that cross"},
    {overlapping, {{1, 2, 3}, {0, 0, 0}, {1, 0, 0, 0}}, {{1, 2, 3}, {0, 0, 0}, {1, 2, 3, 4}}, "equal points"},
};

TEST_CASE("obb and obb in the plane") { hold<in_the_plane>(); }
TEST_CASE("obb and obb in space") { hold<in_space>(); }
TEST_CASE("obb and obb in space: each of the fifteen directions parts them") {
    each_decides([](auto const& a) { return a; }, {1, 1, 1, 0});
}

}  // namespace obb_obb
