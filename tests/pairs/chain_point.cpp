// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace chain_point {

using namespace laws;
using namespace rings;

constexpr witness<path, hantei::point<>> in_the_plane[] = {
    {apart, path_, {2, 1}, "beside"},
    {apart, path_, {0, 4}, "where a closed one would pass"},
    {touching, path_, {0, 0}, "on an end"},
    {overlapping, path_, {2, 0}, "on a side"},
    {overlapping, path_, {4, 0}, "on the joint"},
};

constexpr witness<loop, hantei::point<>> closed[] = {
    {apart, loop_, {2, 2}, "inside: the curve only"},
    {overlapping, loop_, {0, 2}, "on the closing side"},
    {overlapping, loop_, {0, 0}, "on the first vertex: a closed chain has no ends"},
};

constexpr witness<hook, hantei::point<>> through_its_end[] = {
    {apart, hook_, {3, 1}, "inside the hook"},
    {touching, hook_, {2, 0}, "an end, which a side passes"},
    {overlapping, hook_, {1, 0}, "beside the end, on the side"},
    {touching, knot, {0, 0}, "an end, which is a joint"},
    {overlapping, knot, {-1, 1}, "on two sides"},
};

TEST_CASE("chain that passes its own end, and point") { hold<through_its_end>(); }
TEST_CASE("chain and point") { hold<in_the_plane>(); }
TEST_CASE("chain and point, closed") { hold<closed, impossible{touching, "a closed chain has no ends"}>(); }

}  // namespace chain_point
