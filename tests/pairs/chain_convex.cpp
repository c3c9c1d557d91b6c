// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace chain_convex {

using namespace laws;
using namespace rings;

constexpr witness<path, quad> in_the_plane[] = {
    {apart, path_, in_bend, "in the bend"},
    {touching, path_, square, "along two of its sides"},
    {touching, path_, at_end, "a corner on an end"},
    {overlapping, path_, kite, "over a side and an end"},
};

TEST_CASE("chain and convex") { hold<in_the_plane>(); }

}  // namespace chain_convex
