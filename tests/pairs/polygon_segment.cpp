// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace polygon_segment {

using namespace laws;
using namespace rings;

constexpr witness<ell, hantei::segment<>> in_the_plane[] = {
    {apart, corner, {{2, 2}, {3, 3}}, "in the notch"},
    {apart, corner, {{4, 1.5}, {1.5, 4}}, "past the ends of both arms"},
    {touching, corner, {{4, 1}, {1, 4}}, "across the notch, from arm to arm"},
    {touching, corner, {{1, 1}, {3, 3}}, "from the concave corner outwards"},
    {touching, corner, {{1, 2}, {1, 9}}, "along a side"},
    {touching, corner, {{0, 4}, {-2, 4}}, "from a corner, along a side's line"},
    {overlapping, corner, {{0.5, 3}, {3, 0.5}}, "from arm to arm: out and in again"},
    {overlapping, corner, {{0, 0}, {1, 1}}, "from the corner to the concave corner"},
    {overlapping, corner, {{1, 1}, {0, 1}}, "on the line of a side, inside"},
    {overlapping, corner, {{3, 0.5}, {3.5, 0.5}}, "inside an arm"},
    {overlapping, corner, {{1, 4}, {1, 0}}, "along a side, then inside"},
};

constexpr witness<framed, hantei::segment<>> with_a_hole[] = {
    {apart, frame, {{-1, 0}, {1, 1}}, "in the hole"},
    {touching, frame, {{-2, 0}, {2, 1}}, "across the hole"},
    {overlapping, frame, {{0, 0}, {3, 0}}, "out of the hole"},
};

TEST_CASE("polygon and segment") { hold<in_the_plane>(); }
TEST_CASE("polygon and segment, with a hole") { hold<with_a_hole>(); }

}  // namespace polygon_segment
