// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace capsule_point {

using namespace laws;

constexpr witness<hantei::capsule<>, hantei::point<>> in_the_plane[] = {
    {apart, {{0, 0}, {8, 0}, 2}, {3, 3}, "beside the shaft"},
    {apart, {{0, 0}, {8, 0}, 4}, {11, 4}, "beyond the end, 5 away"},
    {touching, {{0, 0}, {8, 0}, 2}, {3, 2}, "on the shaft"},
    {touching, {{0, 0}, {8, 0}, 5}, {11, 4}, "on the cap, 3-4-5"},
    {touching, {{0, 0}, {8, 6}, 5}, {1, 7}, "on an oblique shaft"},
    {touching, {{0, 0}, {8, 6}, 0}, {8, 6}, "radius 0: at the end of a segment"},
    {overlapping, {{0, 0}, {8, 0}, 2}, {3, 1}, "inside the shaft"},
    {overlapping, {{0, 0}, {8, 0}, 2}, {9, 1}, "inside the cap"},
    {overlapping, {{0, 0}, {8, 6}, 0}, {4, 3}, "radius 0: on the segment"},
    {overlapping, {{1, 1}, {1, 1}, 0}, {1, 1}, "a capsule that is this point"},
};
constexpr witness<hantei::capsule<double, 3>, hantei::point<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {8, 0, 0}, 4}, {3, 3, 4}, "beside the shaft"},
    {touching, {{0, 0, 0}, {8, 0, 0}, 5}, {3, 3, 4}, "on the shaft, 3-4-5"},
    {touching, {{0, 0, 0}, {8, 0, 0}, 7}, {10, 3, 6}, "on the cap, 2-3-6-7"},
    {overlapping, {{0, 0, 0}, {8, 0, 0}, 5}, {3, 3, 3}, "inside"},
};

TEST_CASE("capsule and point in the plane") { hold<in_the_plane>(); }
TEST_CASE("capsule and point in space") { hold<in_space>(); }

}  // namespace capsule_point
