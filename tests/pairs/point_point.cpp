// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace point_point {

using namespace laws;

constexpr witness<hantei::point<>, hantei::point<>> in_the_plane[] = {
    {apart, {1, 2}, {1, 3}, "one coordinate differs"},
    {apart, {-1, 2}, {3, 5}, "3-4-5"},
    {overlapping, {1, 2}, {1, 2}, "the same point"},
    {overlapping, {0.25, 0}, {0.25, 0}, "the same point, in quarters"},
};
constexpr witness<hantei::point<double, 3>, hantei::point<double, 3>> in_space[] = {
    {apart, {1, 2, 3}, {1, 2, 4}, "one coordinate differs"},
    {overlapping, {1, 2, 3}, {1, 2, 3}, "the same point"},
};

TEST_CASE("point and point in the plane") { hold<in_the_plane, impossible{touching, "a point is its own interior"}>(); }
TEST_CASE("point and point in space") { hold<in_space, impossible{touching, "a point is its own interior"}>(); }

}  // namespace point_point
