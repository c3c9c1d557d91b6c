// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace polygon_polygon {

using namespace laws;
using namespace rings;

constexpr witness<ell, ell> in_the_plane[] = {
    {apart, other_corner, corner, "two hooks, one in the notch of the other"},
    {apart, far_corner, corner, "beside"},
    {touching, hooked, corner, "a corner in the notch's corner"},
    {touching, up, corner, "on the end of an arm"},
    {overlapping, corner, corner, "the same set"},
    {overlapping, wide_corner, corner, "around it"},
    {overlapping, crossing_corner, corner, "two hooks that cross"},
};

TEST_CASE("polygon and polygon") { hold<in_the_plane>(); }

}  // namespace polygon_polygon
