// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace {

using namespace laws;

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

TEST_CASE("obb and obb in the plane") { hold<in_the_plane>(); }

}  // namespace
