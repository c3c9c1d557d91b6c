// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace segment_segment {

using namespace laws;

constexpr witness<hantei::segment<>, hantei::segment<>> in_the_plane[] = {
    {apart, {{0, 0}, {4, 0}}, {{0, 1}, {4, 1}}, "parallel"},
    {apart, {{0, 0}, {1, 1}}, {{2, 2}, {3, 3}}, "on one line, with a gap"},
    {apart, {{0, 0}, {4, 0}}, {{2, 1}, {2, 5}}, "a T with a gap"},
    {touching, {{0, 0}, {2, 2}}, {{1, 1}, {5, -9}}, "a T"},
    {touching, {{0, 0}, {1, 1}}, {{1, 1}, {2, 2}}, "on one line, with a common end"},
    {touching, {{0, 0}, {4, 0}}, {{4, 0}, {4, 4}}, "an L"},
    {touching, {{0, 0}, {4, 4}}, {{4, 4}, {4, 4}}, "a point at the end"},
    {overlapping, {{0, 0}, {4, 4}}, {{0, 4}, {4, 0}}, "an X"},
    {overlapping, {{0, 0}, {4, 0}}, {{2, 0}, {8, 0}}, "on one line, with a common part"},
    {overlapping, {{0, 0}, {8, 0}}, {{2, 0}, {4, 0}}, "one inside the other"},
    {overlapping, {{0, 0}, {4, 2}}, {{4, 2}, {0, 0}}, "the same segment, reversed"},
    {overlapping, {{0, 0}, {4, 2}}, {{2, 1}, {2, 1}}, "a point on it"},
    {overlapping, {{1, 1}, {1, 1}}, {{1, 1}, {1, 1}}, "equal points"},
};

constexpr witness<hantei::segment<double, 3>, hantei::segment<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {4, 4, 0}}, {{0, 4, 1}, {4, 0, 1}}, "one passes over the other"},
    {apart, {{0, 0, 0}, {4, 0, 4}}, {{0, 1, 0}, {4, 1, 4}}, "parallel"},
    {apart, {{0, 0, 0}, {1, 1, 1}}, {{2, 2, 2}, {3, 3, 3}}, "on one line, with a gap"},
    {apart, {{0, 0, 0}, {0, 0, 4}}, {{1, 0, 1}, {1, 0, 3}}, "parallel to an axis"},
    {apart, {{0, 0, 0}, {4, 4, 0}}, {{1, 0, 0}, {5, 4, 0}}, "parallel, in a plane across an axis: seen apart only along it"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {{1, 1, 1}, {5, -9, 3}}, "a T"},
    {touching, {{0, 0, 0}, {4, 0, 2}}, {{4, 0, 2}, {4, 4, 7}}, "an L"},
    {touching, {{0, 0, 0}, {0, 0, 4}}, {{0, 0, 4}, {0, 0, 9}}, "on one line, with a common end"},
    {overlapping, {{0, 0, 0}, {4, 4, 4}}, {{0, 4, 2}, {4, 0, 2}}, "an X"},
    {overlapping, {{0, 0, 0}, {4, 0, 2}}, {{2, 0, 1}, {8, 0, 4}}, "on one line, with a common part"},
    {overlapping, {{0, 0, 0}, {4, 2, 8}}, {{2, 1, 4}, {2, 1, 4}}, "a point on it"},
};

TEST_CASE("segment and segment in the plane") { hold<in_the_plane>(); }
TEST_CASE("segment and segment in space") { hold<in_space>(); }

}  // namespace segment_segment
