// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace line_line {

using namespace laws;

constexpr witness<hantei::line<>, hantei::line<>> in_the_plane[] = {
    {apart, {{0, 0}, {4, 0}}, {{0, 1}, {-1, 0}}, "parallel"},
    {apart, {{0, 0}, {3, 1}}, {{3, 2}, {6, 2}}, "parallel, neither along an axis"},
    {overlapping, {{0, 0}, {4, 0}}, {{2, -5}, {0, 1}}, "at a right angle"},
    {overlapping, {{0, 0}, {1, 1}}, {{-9, 0}, {0.25, 0.5}}, "crossing behind both origins"},
    {overlapping, {{1, 1}, {2, 4}}, {{2, 3}, {-1, -2}}, "the same line in other words"},
    {overlapping, {{1, 1}, {2, 4}}, {{1, 1}, {2, 4}}, "the same line"},
};

TEST_CASE("line and line in the plane") { hold<in_the_plane, impossible{touching, "lines have no ends to touch with"}>(); }

static_assert(hantei::contains(hantei::line{{1, 1}, {2, 4}}, hantei::line{{2, 3}, {-1, -2}}));
static_assert(hantei::strictly_contains(hantei::line{{1, 1}, {2, 4}}, hantei::line{{2, 3}, {-1, -2}}));
static_assert(!hantei::contains(hantei::line{{0, 0}, {4, 0}}, hantei::line{{0, 1}, {4, 0}}));
static_assert(!hantei::contains(hantei::line{{0, 0}, {4, 0}}, hantei::line{{0, 0}, {4, 1}}));
// Of parallels: a's origin and its foot.
static_assert(hantei::closest_points(hantei::line{{7, 1}, {2, 0}}, hantei::line{{3, 4}, {-1, 0}}) ==
              hantei::closest<double, 2>{{7, 1}, {7, 4}});
// Nearly parallel: the directions differ by one unit in the last place.
static_assert(hantei::overlaps(hantei::line{{0, 0}, {1.0, 1.0}}, hantei::line{{0, 1}, {1.0, 0x1.0000000000001p+0}}));

}  // namespace line_line
