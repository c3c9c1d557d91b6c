// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace point_triangle {

using namespace laws;

constexpr witness<hantei::point<>, hantei::triangle<>> in_the_plane[] = {
    {apart, {3, 3}, {{0, 0}, {4, 0}, {0, 4}}, "beyond the long side"},
    {apart, {-1, 0}, {{0, 0}, {4, 0}, {0, 4}}, "on the line of a side"},
    {touching, {2, 2}, {{0, 0}, {4, 0}, {0, 4}}, "on a side"},
    {touching, {4, 0}, {{0, 0}, {4, 0}, {0, 4}}, "on a corner"},
    {touching, {0, 0}, {{0, 0}, {2, 2}, {4, 4}}, "a flat triangle's end"},
    {overlapping, {1, 1}, {{0, 0}, {4, 0}, {0, 4}}, "inside"},
    {overlapping, {1, 1}, {{0, 0}, {2, 2}, {4, 4}}, "in a flat triangle"},
    {overlapping, {2, 2}, {{0, 0}, {2, 2}, {4, 4}}, "a flat triangle's middle corner"},
    {overlapping, {1, 1}, {{1, 1}, {1, 1}, {1, 1}}, "a triangle that is this point"},
};

TEST_CASE("point and triangle in the plane") { hold<in_the_plane>(); }

}  // namespace point_triangle
