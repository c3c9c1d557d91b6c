// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace chain_triangle {

using namespace laws;
using namespace rings;

constexpr witness<path, hantei::triangle<>> in_the_plane[] = {
    {apart, path_, {{0, 1}, {3, 1}, {3, 3}}, "in the bend"},
    {touching, path_, {{0, 0}, {4, 4}, {4, 0}}, "two of its sides"},
    {touching, path_, {{2, 0}, {1, 3}, {3, 3}}, "a corner on a side"},
    {touching, path_, {{0, 0}, {-2, 1}, {-2, 0}}, "a corner on an end"},
    {overlapping, path_, {{2, -1}, {1, 3}, {3, 3}}, "over a side"},
    {overlapping, path_, {{-9, -9}, {30, -9}, {-9, 30}}, "around it"},
    {overlapping, path_, {{2, -1}, {2, 3}, {2, 1}}, "flat, an X"},
};

TEST_CASE("chain and triangle") { hold<in_the_plane>(); }

}  // namespace chain_triangle
