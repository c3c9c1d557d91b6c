// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace chain_obb {

using namespace laws;
using namespace rings;

constexpr witness<path, hantei::obb<>> in_the_plane[] = {
    {apart, path_, {{2, 2}, {1, 1}, {1, 0}}, "in the bend"},
    {apart, path_, {{5, -1}, {1, 0.25}, {1, 1}}, "past the joint"},
    {touching, path_, {{2, 2}, {1, 1}, {1, 1}}, "a corner on each side"},
    {touching, path_, {{2, 1}, {1, 1}, {0, 1}}, "a side on a side"},
    {overlapping, path_, {{2, 0}, {1, 1}, {1, 1}}, "over a side"},
    {overlapping, path_, {{4, 0}, {8, 8}, {1, 1}}, "around it"},
};

TEST_CASE("chain and turned box") { hold<in_the_plane>(); }

}  // namespace chain_obb
