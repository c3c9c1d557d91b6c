// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace aabb_convex {

using namespace laws;
using namespace rings;

constexpr witness<hantei::aabb<>, quad> in_the_plane[] = {
    {apart, {{5, 0}, {6, 4}}, square, "beside"},
    {apart, {{1.5, 2}, {2, 3}}, kite, "in the box around the kite"},
    {touching, {{4, 1}, {6, 3}}, square, "a side on a side"},
    {touching, {{4, 4}, {6, 6}}, square, "a corner on a corner"},
    {touching, {{-1, 3}, {1, 5}}, kite, "a side on a corner"},
    {touching, {{4, 1}, {4, 3}}, square, "without width, along a side"},
    {overlapping, {{3, 3}, {6, 6}}, square, "a corner inside"},
    {overlapping, {{1, 1}, {2, 2}}, square, "inside"},
    {overlapping, {{-1, -1}, {9, 9}}, square, "around it"},
    {overlapping, {{0, 0}, {4, 4}}, square, "the same set"},
    {overlapping, {{-3, -1}, {3, 1}}, kite, "a cross"},
};

TEST_CASE("box and convex") { hold<in_the_plane>(); }

}  // namespace aabb_convex
