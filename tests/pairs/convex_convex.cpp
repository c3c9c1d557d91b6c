// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace convex_convex {

using namespace laws;
using namespace rings;

constexpr witness<quad, quad> in_the_plane[] = {
    {apart, beside, square, "beside"},
    {apart, corner_off, kite, "beside a slanted side"},
    {touching, at_side, square, "a side on a side"},
    {touching, at_corner, square, "a corner on a corner"},
    {overlapping, square, square, "the same set"},
    {overlapping, kite, square, "corners inside each other"},
    {overlapping, small, square, "inside"},
};

TEST_CASE("convex and convex") { hold<in_the_plane>(); }

}  // namespace convex_convex
