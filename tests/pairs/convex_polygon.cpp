// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace convex_polygon {

using namespace laws;
using namespace rings;

constexpr witness<quad, ell> in_the_plane[] = {
    {apart, in_notch, corner, "in the notch"},
    {apart, beside, corner, "beside"},
    {touching, notch, corner, "fills the notch's corner"},
    {touching, at_side, corner, "a corner on the corner of an arm"},
    {overlapping, square, corner, "around it: its convex hull and more"},
    {overlapping, tiny, corner, "inside"},
    {overlapping, kite, corner, "over the corner"},
};

constexpr witness<quad, framed> with_a_hole[] = {
    {apart, little, frame, "in the hole"},
    {touching, hole_kite, frame, "in the hole, corners on its rim"},
    {overlapping, kite, frame, "too high for the hole"},
};

TEST_CASE("convex and polygon") { hold<in_the_plane>(); }
TEST_CASE("convex and polygon, with a hole") { hold<with_a_hole>(); }

}  // namespace convex_polygon
