// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace chain_segment {

using namespace laws;
using namespace rings;

constexpr witness<path, hantei::segment<>> in_the_plane[] = {
    {apart, path_, {{0, 1}, {3, 1}}, "beside"},
    {touching, path_, {{0, 0}, {0, 4}}, "from an end"},
    {touching, path_, {{2, 0}, {2, 3}}, "a T"},
    {touching, path_, {{4, 0}, {6, -2}}, "from the joint"},
    {overlapping, path_, {{2, -1}, {2, 1}}, "an X"},
    {overlapping, path_, {{3, -1}, {5, 1}}, "through the joint"},
    {overlapping, path_, {{3, 0}, {9, 0}}, "along a side, beyond the joint"},
    {overlapping, path_, {{4, 1}, {4, 3}}, "along a side"},
};

constexpr witness<loop, hantei::segment<>> closed[] = {
    {apart, loop_, {{1, 1}, {3, 3}}, "inside: the curve only"},
    {touching, loop_, {{0, 0}, {3, 3}}, "from a joint inwards"},
    {overlapping, loop_, {{-1, 2}, {5, 2}}, "across"},
};

constexpr witness<hook, hantei::segment<>> through_its_end[] = {
    {apart, hook_, {{3, 1}, {3.5, 2}}, "inside the hook"},
    {touching, hook_, {{2, -1}, {2, 1}}, "across a side, at the chain's end on it"},
    {overlapping, hook_, {{1, 0}, {3, 0}}, "along a side, over the chain's end"},
    {touching, hook_, {{1, -1}, {3, 1}}, "aslant across it"},
    {overlapping, hook_, {{1, -1}, {1, 1}}, "an X beside the end"},
    {touching, knot, {{0, -1}, {0, 1}}, "through a joint that is an end"},
};

TEST_CASE("chain that passes its own end, and segment") { hold<through_its_end>(); }
TEST_CASE("chain and segment") { hold<in_the_plane>(); }
TEST_CASE("chain and segment, closed") { hold<closed>(); }

}  // namespace chain_segment
