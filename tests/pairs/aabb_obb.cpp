// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace {

using namespace laws;

constexpr witness<hantei::aabb<>, hantei::obb<>> in_the_plane[] = {
    {apart, {{0, 0}, {2, 2}}, {{5, 1}, {1, 1}, {1, 1}}, "a diamond whose nearest corner is 1 short"},
    {apart, {{0, 0}, {2, 2}}, {{5, 5}, {1, 2}, {1, 1}}, "apart only along the diamond's own axis"},
    {touching, {{0, 0}, {2, 2}}, {{4, 1}, {1, 1}, {1, 1}}, "a diamond's corner on a side"},
    {touching, {{0, 0}, {2, 2}}, {{4, 4}, {2, 1}, {1, 1}}, "a corner on a diamond's side"},
    {touching, {{0, 0}, {2, 2}}, {{3, 1}, {1, 1}, {0, 1}}, "turned by a right angle, side on side"},
    {overlapping, {{0, 0}, {2, 2}}, {{3, 1}, {1, 1}, {1, 1}}, "a diamond's corner inside"},
    {overlapping, {{0, 0}, {2, 2}}, {{1, 1}, {2, 2}, {3, 4}}, "the box inside the turned one"},
    {overlapping, {{-16, -16}, {16, 16}}, {{1, 1}, {1, 2}, {3, 4}}, "the turned box inside the other"},
    {overlapping, {{0, 0}, {4, 0}}, {{2, 0}, {0, 1}, {1, 1}}, "both without height: segments that cross"},
    {touching, {{0, 0}, {4, 4}}, {{2, 5}, {1, 0}, {0, 1}}, "a flat turned box that ends on a side"},
};

TEST_CASE("aabb and obb in the plane") { hold<in_the_plane>(); }

}  // namespace
