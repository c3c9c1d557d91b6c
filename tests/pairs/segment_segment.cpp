// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace {

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

TEST_CASE("segment and segment in the plane") { hold<in_the_plane>(); }

}  // namespace
