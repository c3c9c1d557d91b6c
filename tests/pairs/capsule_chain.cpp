// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace capsule_chain {

using namespace laws;
using namespace rings;

constexpr witness<hantei::capsule<>, path> in_the_plane[] = {
    {apart, {{1, 2}, {2, 3}, 1}, path_, "in the bend"},
    {touching, {{1, 2}, {2, 2}, 2}, path_, "in the bend, on both sides"},
    {touching, {{-5, 0}, {-5, 9}, 5}, path_, "on an end"},
    {overlapping, {{2, 1}, {3, 3}, 1.5}, path_, "over a side"},
    {overlapping, {{2, -1}, {2, 1}, 0}, path_, "radius 0, an X"},
    {overlapping, {{4, 0}, {4, 1}, 9}, path_, "around it"},
};

TEST_CASE("capsule and chain") { hold<in_the_plane>(); }

}  // namespace capsule_chain
