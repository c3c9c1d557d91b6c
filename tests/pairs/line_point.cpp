// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace line_point {

using namespace laws;

constexpr witness<hantei::line<>, hantei::point<>> in_the_plane[] = {
    {apart, {{0, 0}, {3, 1}}, {3, 2}, "beside"},
    {apart, {{0, 1}, {1, 0}}, {64, 1.25}, "a quarter above, far along"},
    {overlapping, {{0, 0}, {3, 1}}, {6, 2}, "on it"},
    {overlapping, {{0, 0}, {3, 1}}, {-3, -1}, "on it, behind the origin"},
    {overlapping, {{0, 0}, {3, 1}}, {0, 0}, "the origin: a line has no ends"},
};
constexpr witness<hantei::line<double, 3>, hantei::point<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {1, 2, 3}}, {2, 4, 5}, "beside"},
    {overlapping, {{0, 0, 0}, {1, 2, 3}}, {2, 4, 6}, "on it"},
    {overlapping, {{0, 0, 0}, {1, 2, 3}}, {-1, -2, -3}, "on it, behind the origin"},
};

TEST_CASE("line and point in the plane") {
    hold<in_the_plane, impossible{touching, "a line has no boundary, a point neither"}>();
}
TEST_CASE("line and point in space") { hold<in_space, impossible{touching, "a line has no boundary, a point neither"}>(); }

}  // namespace line_point
