// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace chain_line {

using namespace laws;
using namespace rings;

constexpr witness<path, hantei::line<>> in_the_plane[] = {
    {apart, path_, {{0, 5}, {1, 0}}, "above"},
    {apart, path_, {{-1, 0}, {1, 4}}, "before"},
    {touching, path_, {{0, 3}, {0, 1}}, "through an end"},
    {overlapping, path_, {{0, 2}, {1, 0}}, "across a side"},
    {overlapping, path_, {{3, 1}, {1, -1}}, "through the joint"},
    {overlapping, path_, {{3, -1}, {1, 1}}, "through the joint and past it"},
    {overlapping, path_, {{9, 0}, {-1, 0}}, "along a side"},
};

TEST_CASE("chain and line") { hold<in_the_plane>(); }

}  // namespace chain_line
