// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace capsule_segment {

using namespace laws;

constexpr witness<hantei::capsule<>, hantei::segment<>> in_the_plane[] = {
    {apart, {{0, 0}, {4, 0}, 1}, {{0, 4}, {4, 4}}, "parallel"},
    {apart, {{1, 2}, {1, 2}, 1}, {{3, 1}, {3, 1}}, "a disk and a point"},
    {touching, {{0, 0}, {4, 0}, 1}, {{0, 1}, {4, 1}}, "along the shaft"},
    {touching, {{0, 0}, {8, 0}, 2}, {{3, 2}, {5, 9}}, "an end of the segment beside the shaft"},
    {touching, {{0, 0}, {4, 0}, 5}, {{7, 4}, {9, 9}}, "end against end, 3-4-5"},
    {touching, {{0, 0}, {4, 3}, 0}, {{4, 3}, {9, 0}}, "radius 0: a common end"},
    {overlapping, {{0, 0}, {6, 0}, 1}, {{3, -5}, {3, 5}}, "crossing: no end is near the core"},
    {overlapping, {{0, 0}, {8, 0}, 2}, {{3, 1}, {5, 1}}, "the segment inside"},
    {overlapping, {{0, 0}, {4, 0}, 0}, {{2, 0}, {8, 0}}, "radius 0: on one line, with a common part"},
    {overlapping, {{0, 0}, {8, 0}, 2}, {{3, 1}, {3, 9}}, "an end inside the shaft"},
};

constexpr witness<hantei::capsule<double, 3>, hantei::segment<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {4, 4, 0}, 4}, {{0, 4, 5}, {4, 0, 5}}, "it passes over the shaft, 5 away"},
    {apart, {{0, 0, 0}, {4, 0, 0}, 6}, {{6, 3, 6}, {9, 9, 9}}, "end against end, 7 apart"},
    {touching, {{0, 0, 0}, {4, 4, 0}, 5}, {{0, 4, 5}, {4, 0, 5}}, "across the shaft, a tangent"},
    {touching, {{0, 0, 0}, {8, 0, 0}, 3}, {{-1, -4, 3}, {3, 4, 3}}, "askew across the shaft near its end, a tangent"},
    {touching, {{0, 0, 0}, {4, 0, 4}, 4}, {{0, 4, 0}, {4, 4, 4}}, "along the shaft"},
    {touching, {{0, 0, 0}, {8, 0, 0}, 3}, {{4, 0, 3}, {4, 0, 9}}, "an end on the shaft"},
    {overlapping, {{0, 0, 0}, {8, 8, 0}, 1}, {{4, 4, -9}, {4, 4, 9}}, "through the shaft"},
    {overlapping, {{0, 0, 0}, {8, 0, 0}, 3}, {{3, 0, 0}, {4, 0, 1}}, "inside"},
    {overlapping, {{0, 0, 0}, {4, 4, 4}, 0}, {{0, 4, 2}, {4, 0, 2}}, "radius 0: an X"},
};

TEST_CASE("capsule and segment in the plane") { hold<in_the_plane>(); }
TEST_CASE("capsule and segment in space") { hold<in_space>(); }
TEST_CASE("capsule and segment in space: whole multiples of a large or a small number") {
    for (double const g : {0x1p185, 0x1p-185}) {
        auto const times = [g](hantei::vec<double, 3> const& p) { return p * g; };
        hantei::capsule<double, 3> const capsule{times({-2, -3, -1}), times({3, 4, -5}), g};
        CHECK(hantei::disjoint(capsule, hantei::segment<double, 3>{times({-2, 0, 0}), times({1, -5, -1})}));
        CHECK(hantei::touches(capsule, hantei::segment<double, 3>{times({-2, -3, 0}), times({1, -7, 0})}));
    }
}

}  // namespace capsule_segment
