// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace ball_segment {

using namespace laws;

constexpr witness<hantei::ball<>, hantei::segment<>> in_the_plane[] = {
    {apart, {{1, 7}, 4}, {{0, 0}, {8, 6}}, "beside, 5 away"},
    {apart, {{6, 8}, 4}, {{0, 0}, {3, 4}}, "beyond the end, 5 away"},
    {touching, {{1, 7}, 5}, {{0, 0}, {8, 6}}, "tangent"},
    {touching, {{6, 8}, 5}, {{0, 0}, {3, 4}}, "beyond the end, 3-4-5"},
    {touching, {{4, 5}, 5}, {{1, 1}, {1, 1}}, "a segment of length zero on the rim"},
    {touching, {{3, 4}, 0}, {{0, 0}, {3, 4}}, "radius 0: a point at the end"},
    {overlapping, {{3, 1}, 2}, {{-4, 0}, {9, 0}}, "through"},
    {overlapping, {{0, 0}, 5}, {{-1, 0}, {1, 1}}, "the segment inside"},
    {overlapping, {{0, 0}, 5}, {{3, 4}, {-5, 0}}, "a chord from rim to rim"},
    {overlapping, {{0, 0}, 5}, {{1, 1}, {1, 1}}, "a segment of length zero inside"},
    {overlapping, {{2, 1}, 0}, {{0, 0}, {4, 2}}, "radius 0: a point on the segment"},
};
constexpr witness<hantei::ball<double, 3>, hantei::segment<double, 3>> in_space[] = {
    {apart, {{3, 3, 4}, 4}, {{0, 0, 0}, {8, 0, 0}}, "beside, 5 away"},
    {touching, {{3, 3, 4}, 5}, {{0, 0, 0}, {8, 0, 0}}, "tangent, 3-4-5"},
    {touching, {{10, 3, 6}, 7}, {{0, 0, 0}, {8, 0, 0}}, "beyond the end, 2-3-6-7"},
    {overlapping, {{3, 3, 4}, 6}, {{0, 0, 0}, {8, 0, 0}}, "through"},
};

TEST_CASE("ball and segment in the plane") { hold<in_the_plane>(); }
TEST_CASE("ball and segment in space") { hold<in_space>(); }

}  // namespace ball_segment
