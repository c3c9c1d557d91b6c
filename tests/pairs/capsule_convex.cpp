// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace capsule_convex {

using namespace laws;
using namespace rings;

constexpr witness<hantei::capsule<>, quad> in_the_plane[] = {
    {apart, {{6, 0}, {6, 4}, 1}, square, "beside"},
    {apart, {{3, 2}, {2, 3}, 0.25}, kite, "beside a slanted side"},
    {touching, {{5, 0}, {5, 4}, 1}, square, "the shaft along a side"},
    {touching, {{7, 8}, {9, 9}, 5}, square, "a cap on a corner"},
    {touching, {{4, 1}, {4, 3}, 0}, square, "radius 0, along a side"},
    {overlapping, {{-2, 2}, {6, 2}, 1}, square, "through"},
    {overlapping, {{2, 2}, {3, 2}, 0.5}, square, "inside"},
    {overlapping, {{5, 5}, {5, 5}, 1.5}, square, "of length zero, over a corner"},
    {overlapping, {{2, 2}, {3, 3}, 9}, square, "around it"},
};

TEST_CASE("capsule and convex") { hold<in_the_plane>(); }

}  // namespace capsule_convex
