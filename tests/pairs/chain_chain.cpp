// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace {

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

TEST_CASE("chain and chain") { hold<in_the_plane>(); }

}  // namespace
