// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace line_obb {

using namespace laws;

constexpr witness<hantei::line<>, hantei::obb<>> in_the_plane[] = {
    {apart, {{0, 5}, {1, 0}}, {{0, 0}, {2, 1}, {0, 1}}, "beside a quarter turn"},
    {apart, {{9, 0}, {-4, 3}}, {{0, 0}, {1, 1}, {3, 4}}, "along a side of a 3-4-5 turn"},
    {apart, {{0, 3}, {1, 1}}, {{0, 0}, {1, 0}, {1, 1}}, "along a box without height"},
    {apart, {{0, 3}, {1, 1}}, {{0, 0}, {0, 0}, {1, 1}}, "beside a box that is a point"},
    {touching, {{0, 2}, {1, 0}}, {{0, 0}, {2, 1}, {0, 1}}, "along a side"},
    {touching, {{3, 4}, {-4, 3}}, {{0, 0}, {1, 1}, {3, 4}}, "along a side of a 3-4-5 turn"},
    {touching, {{0, 2}, {-1, 0}}, {{0, 0}, {1, 1}, {1, 1}}, "at the corner of a diamond"},
    {touching, {{1, 0}, {0, 1}}, {{0, 0}, {1, 0}, {1, 1}}, "at the end of a box without height"},
    {overlapping, {{9, 1}, {-4, 0}}, {{0, 0}, {2, 1}, {0, 1}}, "through"},
    {overlapping, {{8, 7}, {1, 1}}, {{0, 0}, {1, 1}, {3, 4}}, "through a 3-4-5 turn"},
    {overlapping, {{0, 5}, {0, 1}}, {{0, 0}, {1, 0}, {1, 1}}, "across a box without height"},
    {overlapping, {{5, 5}, {2, 2}}, {{0, 0}, {1, 0}, {1, 1}}, "along a box without height"},
    {overlapping, {{5, 5}, {2, 2}}, {{3, 3}, {0, 0}, {1, 1}}, "a box that is a point on it"},
};

TEST_CASE("line and obb in the plane") { hold<in_the_plane>(); }

}  // namespace line_obb
