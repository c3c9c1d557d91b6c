// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace chain_ray {

using namespace laws;
using namespace rings;

constexpr witness<path, hantei::ray<>> in_the_plane[] = {
    {apart, path_, {{0, 1}, {-1, 0}}, "away"},
    {apart, path_, {{1, 3}, {0, 1}}, "past it"},
    {touching, path_, {{2, 0}, {0, 1}}, "from a side"},
    {touching, path_, {{0, 3}, {0, -1}}, "through an end"},
    {overlapping, path_, {{1, 1}, {1, 0}}, "across a side"},
    {overlapping, path_, {{3, 1}, {1, -1}}, "through the joint"},
    {overlapping, path_, {{9, 0}, {-1, 0}}, "along a side"},
};

TEST_CASE("chain and ray") { hold<in_the_plane>(); }

}  // namespace chain_ray
