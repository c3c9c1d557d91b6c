// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace ball_chain {

using namespace laws;
using namespace rings;

constexpr witness<hantei::disk<>, path> in_the_plane[] = {
    {apart, {{2, 2}, 1}, path_, "in the bend"},
    {touching, {{2, 2}, 2}, path_, "in the bend, on both sides"},
    {touching, {{0, 2}, 2}, path_, "on an end"},
    {touching, {{7, -4}, 5}, path_, "on the joint"},
    {touching, {{0, 0}, 0}, path_, "radius 0, on an end"},
    {overlapping, {{2, 1}, 1.25}, path_, "over a side"},
    {overlapping, {{4, 0}, 0}, path_, "radius 0, on the joint"},
    {overlapping, {{4, 0}, 9}, path_, "around it"},
};

constexpr witness<hantei::disk<>, loop> closed[] = {
    {apart, {{2, 2}, 1}, loop_, "inside: the curve only"},
    {touching, {{2, 2}, 2}, loop_, "inside, on all sides"},
    {overlapping, {{2, 2}, 2.5}, loop_, "inside, over all sides"},
};

TEST_CASE("disk and chain") { hold<in_the_plane>(); }
TEST_CASE("disk and chain, closed") { hold<closed>(); }

}  // namespace ball_chain
