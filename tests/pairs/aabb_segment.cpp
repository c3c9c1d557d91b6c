// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace aabb_segment {

using namespace laws;

constexpr witness<hantei::aabb<>, hantei::segment<>> in_the_plane[] = {
    {apart, {{0, 0}, {2, 2}}, {{3, 0}, {3, 2}}, "beside"},
    {apart, {{0, 0}, {2, 2}}, {{-1, 2}, {1, 4}}, "past a corner: the bounding boxes touch"},
    {apart, {{0, 0}, {2, 2}}, {{4, 1}, {9, 1}}, "its line goes through, it ends before"},
    {touching, {{0, 0}, {2, 2}}, {{2, 0.5}, {5, 3}}, "an end on a side"},
    {touching, {{0, 0}, {2, 2}}, {{1, 2}, {5, 2}}, "along a side"},
    {touching, {{0, 0}, {2, 2}}, {{-1, 1}, {1, 3}}, "through a corner only"},
    {touching, {{0, 0}, {2, 2}}, {{2, 1}, {2, 1}}, "of length zero, on a side"},
    {overlapping, {{0, 0}, {2, 2}}, {{-1, 1}, {3, 1}}, "through, both ends outside"},
    {overlapping, {{0, 0}, {8, 8}}, {{1, 1}, {2, 5}}, "wholly inside"},
    {overlapping, {{0, 0}, {2, 2}}, {{2, 1}, {1, 1}}, "an end on a side, the other inside"},
    {overlapping, {{0, 0}, {2, 2}}, {{1, 1}, {1, 1}}, "of length zero, inside"},
    {overlapping, {{0, 1}, {4, 1}}, {{2, 0}, {2, 4}}, "across a box without height"},
};
constexpr witness<hantei::aabb<double, 3>, hantei::segment<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {2, 2, 2}}, {{-1, 0, 3}, {3, 0, 3}}, "over the top"},
    {apart, {{0, 0, 0}, {2, 2, 2}}, {{3, 1, 1}, {1, 5, 1}}, "past an edge"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {{1, 1, 2}, {1, 1, 5}}, "an end on a face"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {{0, 4, 1}, {4, 0, 1}}, "through an edge only"},
    {overlapping, {{0, 0, 0}, {2, 2, 2}}, {{-1, -1, -1}, {3, 3, 3}}, "along the space diagonal"},
};

TEST_CASE("aabb and segment in the plane") { hold<in_the_plane>(); }
TEST_CASE("aabb and segment in space") { hold<in_space>(); }

}  // namespace aabb_segment
