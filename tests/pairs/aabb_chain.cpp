// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace aabb_chain {

using namespace laws;
using namespace rings;

constexpr witness<hantei::aabb<>, path> in_the_plane[] = {
    {apart, {{0, 1}, {3, 3}}, path_, "in the bend"},
    {touching, {{1, 0}, {3, 2}}, path_, "on a side"},
    {touching, {{0, 0}, {4, 4}}, path_, "the box around it"},
    {touching, {{-2, -2}, {0, 0}}, path_, "a corner on an end"},
    {overlapping, {{1, -1}, {2, 1}}, path_, "over a side"},
    {overlapping, {{-1, -1}, {9, 9}}, path_, "around it"},
    {overlapping, {{3, -1}, {5, 0.5}}, path_, "over the joint"},
    {overlapping, {{1, 0}, {3, 0}}, path_, "without height, along a side"},
};

constexpr witness<hantei::aabb<>, loop> closed[] = {
    {apart, {{1, 1}, {3, 3}}, loop_, "inside: the curve only"},
    {touching, {{0, 0}, {4, 4}}, loop_, "the box around it"},
    {overlapping, {{1, 1}, {5, 3}}, loop_, "across a side"},
};

TEST_CASE("box and chain") { hold<in_the_plane>(); }
TEST_CASE("box and chain, closed") { hold<closed>(); }

}  // namespace aabb_chain
