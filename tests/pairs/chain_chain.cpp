// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace chain_chain {

using namespace laws;
using namespace rings;

constexpr witness<path, path> in_the_plane[] = {
    {apart, inner_path, path_, "in the bend"},
    {touching, from_end, path_, "an end on an end"},
    {touching, from_joint, path_, "an end on the joint"},
    {touching, t_path, path_, "an end on a side"},
    {overlapping, path_, path_, "the same set"},
    {overlapping, cross_path, path_, "an X"},
    {overlapping, through_joint, path_, "a joint on the joint"},
};

constexpr witness<hook, path> through_its_end[] = {
    {apart, hook_, path{{{3, 1}, {3.5, 1}, {3.5, 2}}}, "inside the hook"},
    {touching, hook_, path{{{2, -2}, {2, 0}, {0, 2}}}, "a joint at the end of the other, which a side of that passes"},
    {touching, hook_, path{{{1, 1}, {1, -1}, {1, 0}}}, "both pass the end of the second"},
    {overlapping, hook_, path{{{1, 1}, {1, -1}, {2, -1}}}, "an X"},
};

TEST_CASE("chains that pass their own ends") { hold<through_its_end>(); }
TEST_CASE("chain and chain") { hold<in_the_plane>(); }

}  // namespace chain_chain
