// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace capsule_obb {

using namespace laws;

constexpr witness<hantei::capsule<>, hantei::obb<>> in_the_plane[] = {
    {apart, {{8, 3}, {10, 20}, 4}, {{2, 0}, {1, 1}, {1, 1}}, "an end 5 from the corner of a diamond"},
    {apart, {{-9, 4}, {9, 4}, 1}, {{0, 0}, {1, 1}, {1, 1}}, "a shaft over the corner of a diamond, 2 away"},
    {apart, {{9, 12}, {12, 16}, 4}, {{0, 0}, {2, 1}, {3, 4}}, "an end before the short side, 5 away"},
    {apart, {{4, 5}, {4, 5}, 4}, {{1, 1}, {0, 0}, {3, 4}}, "a disk and a box that is a point, 5 apart"},
    {touching, {{8, 3}, {10, 20}, 5}, {{2, 0}, {1, 1}, {1, 1}}, "an end on the corner of a diamond, 3-4-5"},
    {touching, {{-9, 4}, {9, 4}, 2}, {{0, 0}, {1, 1}, {1, 1}}, "the shaft on the corner of a diamond"},
    {touching, {{9, 12}, {12, 16}, 5}, {{0, 0}, {2, 1}, {3, 4}}, "an end on the short side, turned by 3-4-5"},
    {touching, {{-8, 6}, {-5, 10}, 5}, {{0, 0}, {2, 1}, {3, 4}}, "the shaft along the long side"},
    {touching, {{2, 2}, {5, 2}, 0}, {{0, 0}, {2, 2}, {1, 1}}, "radius 0: a segment from the side of a diamond"},
    {touching, {{-4, 3}, {-8, 6}, 5}, {{0, 0}, {1, 0}, {3, 4}}, "an end beside a box without height"},
    {touching, {{9, 12}, {9, 12}, 5}, {{0, 0}, {2, 1}, {3, 4}}, "a disk on the short side"},
    {overlapping, {{-9, 1}, {9, 2}, 0.25}, {{0, 0}, {2, 2}, {1, 1}}, "through: no end is near, and no corner"},
    {overlapping, {{0, 0}, {1, 1}, 1}, {{0, 0}, {4, 2}, {3, 4}}, "the capsule inside"},
    {overlapping, {{1, 1}, {1, 1}, 1}, {{0, 0}, {4, 2}, {3, 4}}, "a disk inside"},
    {overlapping, {{-9, 0}, {9, 1}, 8}, {{0, 0}, {1, 1}, {1, 1}}, "the box inside"},
    {overlapping, {{-9, 4}, {9, 4}, 3}, {{0, 0}, {1, 1}, {1, 1}}, "the shaft over the corner of a diamond"},
    {overlapping, {{-3, 4}, {3, -4}, 0}, {{0, 0}, {1, 0}, {3, 4}}, "radius 0: across a box without height"},
    {overlapping, {{1, 1}, {9, 1}, 0}, {{0, 0}, {2, 2}, {1, 1}}, "radius 0: a segment from inside"},
    {overlapping, {{1, 1}, {1, 1}, 0}, {{0, 0}, {2, 2}, {1, 1}}, "radius 0: a point inside"},
};

TEST_CASE("capsule and obb in the plane") { hold<in_the_plane>(); }

}  // namespace capsule_obb
