// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace ball_line {

using namespace laws;

constexpr witness<hantei::ball<>, hantei::line<>> in_the_plane[] = {
    {apart, {{-1, 7}, 4}, {{0, 0}, {3, 4}}, "5 away from the line, radius 4"},
    {apart, {{0, 0}, 0}, {{0, 1}, {1, 0}}, "radius 0: a point beside it"},
    {touching, {{-1, 7}, 5}, {{0, 0}, {3, 4}}, "tangent, behind or ahead does not matter"},
    {touching, {{2, 3}, 2}, {{0, 1}, {0.25, 0}}, "tangent along x"},
    {overlapping, {{2, 3}, 2}, {{0, 2}, {1, 0}}, "a chord"},
    {overlapping, {{2, 3}, 2}, {{9, 10}, {-1, -1}}, "through the center"},
    {overlapping, {{2, 3}, 0}, {{9, 10}, {-1, -1}}, "radius 0: a point on it"},
};
constexpr witness<hantei::ball<double, 3>, hantei::line<double, 3>> in_space[] = {
    {apart, {{0, 3, 4}, 4}, {{-9, 0, 0}, {1, 0, 0}}, "5 away, radius 4"},
    {touching, {{0, 3, 4}, 5}, {{-9, 0, 0}, {1, 0, 0}}, "tangent, 3-4-5"},
    {overlapping, {{0, 3, 4}, 6}, {{-9, 0, 0}, {2, 0, 0}}, "a chord"},
    {overlapping, {{1, 1, 1}, 1}, {{4, 4, 4}, {1, 1, 1}}, "through the center"},
};

TEST_CASE("ball and line in the plane") { hold<in_the_plane>(); }
TEST_CASE("ball and line in space") { hold<in_space>(); }

}  // namespace ball_line
