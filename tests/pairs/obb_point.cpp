// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace obb_point {

using namespace laws;

constexpr witness<hantei::obb<>, hantei::point<>> in_the_plane[] = {
    {apart, {{0, 0}, {2, 1}, {3, 4}}, {9, 11}, "beyond the end"},
    {apart, {{0, 0}, {1, 1}, {1, 1}}, {2, 1}, "beside the corner of a diamond"},
    {touching, {{0, 0}, {2, 1}, {3, 4}}, {6, 8}, "on the end"},
    {touching, {{0, 0}, {1, 1}, {1, 1}}, {2, 0}, "on the corner of a diamond"},
    {touching, {{0, 0}, {1, 1}, {1, 1}}, {1, 1}, "on the side of a diamond"},
    {touching, {{0, 0}, {2, 0}, {3, 4}}, {6, 8}, "at the end of a box without height"},
    {overlapping, {{0, 0}, {2, 1}, {3, 4}}, {3, 5}, "inside"},
    {overlapping, {{0, 0}, {2, 0}, {3, 4}}, {3, 4}, "in a box without height"},
    {overlapping, {{1, 1}, {0, 0}, {1, 1}}, {1, 1}, "a box that is this point"},
};
constexpr witness<hantei::obb<double, 3>, hantei::point<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {2, 1, 1}, {1, 0, 0, 1}}, {2, 0, 0}, "outside after a quarter turn about z"},
    {touching, {{0, 0, 0}, {2, 1, 1}, {1, 0, 0, 1}}, {0, 2, 0}, "on the end, which the turn brings to y"},
    {touching, {{0, 0, 0}, {2, 1, 3}, {1, 1, 1, 1}}, {3, 2, 1}, "on a corner: the axes exchanged"},
    {overlapping, {{0, 0, 0}, {2, 1, 1}, {1, 0, 0, 1}}, {0.5, 1.5, 0.25}, "inside"},
    {overlapping, {{0, 0, 0}, {2, 0, 1}, {1, 0, 0, 0}}, {1, 0, 0.5}, "in a flat box"},
};

TEST_CASE("obb and point in the plane") { hold<in_the_plane>(); }
TEST_CASE("obb and point in space") { hold<in_space>(); }

}  // namespace obb_point
