// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace aabb_line {

using namespace laws;

constexpr witness<hantei::aabb<>, hantei::line<>> in_the_plane[] = {
    {apart, {{0, 0}, {2, 2}}, {{0, 3}, {1, 0}}, "above, along a side"},
    {apart, {{0, 0}, {2, 2}}, {{3, 0}, {-1, 4}}, "past the right side"},
    {touching, {{0, 0}, {2, 2}}, {{-5, 2}, {3, 0}}, "along a side"},
    {touching, {{0, 0}, {2, 2}}, {{0, 4}, {2, -2}}, "through a corner only"},
    {touching, {{1, 1}, {1, 3}}, {{0, 2}, {1, 1}}, "through the end of a box without width"},
    {overlapping, {{0, 0}, {2, 2}}, {{-3, -3}, {1, 1}}, "along a diagonal"},
    {overlapping, {{0, 0}, {2, 2}}, {{9, 1}, {0.5, 0}}, "through, from far behind"},
    {overlapping, {{0, 1}, {4, 1}}, {{1, 0}, {1, 1}}, "across a box without height"},
    {overlapping, {{0, 1}, {4, 1}}, {{9, 1}, {1, 0}}, "along a box without height"},
};
constexpr witness<hantei::aabb<double, 3>, hantei::line<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {2, 2, 2}}, {{3, 0, 0}, {-1, 4, 0}}, "past an edge"},
    {apart, {{0, 0, 0}, {2, 2, 2}}, {{-2, -1, 3}, {2, 2, 0}}, "over the top: on x and y alone it would hit"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {{0, 0, 2}, {1, 1, 0}}, "along a face"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {{0, 4, 1}, {1, -1, 0}}, "through an edge only"},
    {overlapping, {{0, 0, 0}, {2, 2, 2}}, {{4, 4, 4}, {1, 1, 1}}, "along the space diagonal"},
};

TEST_CASE("aabb and line in the plane") { hold<in_the_plane>(); }
TEST_CASE("aabb and line in space") { hold<in_space>(); }

}  // namespace aabb_line
