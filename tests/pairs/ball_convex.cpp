// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace ball_convex {

using namespace laws;
using namespace rings;

constexpr witness<hantei::disk<>, quad> in_the_plane[] = {
    {apart, {{6, 2}, 1}, square, "beside"},
    {apart, {{5, 5}, 1}, square, "off a corner, nearer to both sides' lines"},
    {touching, {{5, 2}, 1}, square, "on a side"},
    {touching, {{7, 8}, 5}, square, "on a corner"},
    {touching, {{4, 4}, 0}, square, "radius 0, on a corner"},
    {overlapping, {{5, 5}, 1.5}, square, "over a corner"},
    {overlapping, {{2, 2}, 1}, square, "inside"},
    {overlapping, {{2, 2}, 9}, square, "around it"},
    {overlapping, {{2, 2}, 0}, square, "radius 0, inside"},
    {overlapping, {{1, 1}, 1}, kite, "across a slanted side"},
};

TEST_CASE("disk and convex") { hold<in_the_plane>(); }

}  // namespace ball_convex
