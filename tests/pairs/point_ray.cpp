// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace point_ray {

using namespace laws;

constexpr witness<hantei::point<>, hantei::ray<>> in_the_plane[] = {
    {apart, {3, 2}, {{0, 0}, {3, 1}}, "beside"},
    {apart, {-3, -1}, {{0, 0}, {3, 1}}, "on its line, behind the origin"},
    {touching, {1, 2}, {{1, 2}, {3, 1}}, "the origin"},
    {overlapping, {6, 2}, {{0, 0}, {3, 1}}, "on it"},
    {overlapping, {1, 0.25}, {{0, 0}, {4, 1}}, "on it, before one direction's length"},
};
constexpr witness<hantei::point<double, 3>, hantei::ray<double, 3>> in_space[] = {
    {apart, {-1, -2, -3}, {{0, 0, 0}, {1, 2, 3}}, "behind the origin"},
    {touching, {0, 0, 0}, {{0, 0, 0}, {1, 2, 3}}, "the origin"},
    {overlapping, {2, 4, 6}, {{0, 0, 0}, {1, 2, 3}}, "on it"},
};

TEST_CASE("point and ray in the plane") { hold<in_the_plane>(); }
TEST_CASE("point and ray in space") { hold<in_space>(); }

}  // namespace point_ray
