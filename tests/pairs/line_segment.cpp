// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace line_segment {

using namespace laws;

constexpr witness<hantei::line<>, hantei::segment<>> in_the_plane[] = {
    {apart, {{0, 0}, {4, 0}}, {{0, 1}, {4, 1}}, "parallel"},
    {apart, {{0, 0}, {4, 0}}, {{2, 1}, {9, 5}}, "all of it on one side"},
    {apart, {{0, 0}, {2, 1}}, {{1, 1}, {1, 1}}, "a point beside it"},
    {touching, {{0, 0}, {2, 1}}, {{-4, -2}, {0, 5}}, "an end on the line, behind its origin"},
    {touching, {{0, 0}, {2, 1}}, {{3, 3}, {6, 3}}, "the other end"},
    {overlapping, {{0, 0}, {2, 1}}, {{0, 5}, {5, 0}}, "across"},
    {overlapping, {{0, 0}, {2, 1}}, {{-2, -1}, {6, 3}}, "in the line"},
    {overlapping, {{0, 0}, {2, 1}}, {{6, 3}, {6, 3}}, "a point on it"},
};

TEST_CASE("line and segment in the plane") { hold<in_the_plane>(); }

static_assert(hantei::strictly_contains(hantei::line{{0, 0}, {2, 1}}, hantei::segment{{-2, -1}, {6, 3}}));
static_assert(!hantei::contains(hantei::line{{0, 0}, {2, 1}}, hantei::segment{{-4, -2}, {0, 5}}));

}  // namespace line_segment
