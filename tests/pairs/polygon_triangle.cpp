// SPDX-License-Identifier: MIT
#include "laws.hpp"
#include "rings.hpp"

import hantei;

namespace polygon_triangle {

using namespace laws;
using namespace rings;

constexpr witness<ell, hantei::triangle<>> in_the_plane[] = {
    {apart, corner, {{2, 2}, {3, 2}, {2, 3}}, "in the notch"},
    {apart, corner, {{4, 2}, {2, 4}, {4, 4}}, "before the notch"},
    {touching, corner, {{1, 1}, {3, 1}, {1, 3}}, "fills the notch's corner"},
    {touching, corner, {{4, 1}, {1, 4}, {4, 4}}, "over the ends of both arms"},
    {touching, corner, {{1, 1}, {2, 2}, {3, 3}}, "flat, from the concave corner"},
    {overlapping, corner, {{0.5, 3}, {3, 0.5}, {3, 3}}, "from arm to arm"},
    {overlapping, corner, {{0, 0}, {1, 1}, {1, 0}}, "inside, on corners"},
    {overlapping, corner, {{-9, -9}, {30, -9}, {-9, 30}}, "around it"},
};

constexpr witness<framed, hantei::triangle<>> with_a_hole[] = {
    {apart, frame, {{0, 0}, {1, 0}, {0, 1}}, "in the hole"},
    {touching, frame, {{-2, -2}, {2, -2}, {0, 2}}, "in the hole, corners on its rim"},
    {overlapping, frame, {{-3, -2}, {3, -2}, {0, 2}}, "too wide for the hole"},
};

TEST_CASE("polygon and triangle") { hold<in_the_plane>(); }
TEST_CASE("polygon and triangle, with a hole") { hold<with_a_hole>(); }

}  // namespace polygon_triangle
