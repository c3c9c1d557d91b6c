// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace chain_polygon {

using namespace laws;
using namespace rings;

constexpr witness<path, ell> in_the_plane[] = {
    {apart, path_, bend_corner, "in the bend"},
    {touching, path_, corner, "along a side"},
    {overlapping, path_, lifted_corner, "over the upright side"},
    {overlapping, path_, wide_corner, "a side inside"},
};

constexpr witness<path, framed> with_a_hole[] = {
    {apart, little_path, frame, "in the hole"},
    {touching, rim_path, frame, "in the hole, along its rim"},
    {overlapping, path_out, frame, "out of the hole"},
};

TEST_CASE("chain and polygon") { hold<in_the_plane>(); }
TEST_CASE("chain and polygon, with a hole") { hold<with_a_hole>(); }

}  // namespace chain_polygon
