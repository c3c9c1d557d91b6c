// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace point_segment {

using namespace laws;

constexpr witness<hantei::point<>, hantei::segment<>> in_the_plane[] = {
    {apart, {2, 2}, {{0, 0}, {4, 3}}, "beside"},
    {apart, {8, 6}, {{0, 0}, {4, 3}}, "on its line, beyond the end"},
    {touching, {4, 3}, {{0, 0}, {4, 3}}, "an end"},
    {touching, {0, 0}, {{0, 0}, {4, 3}}, "the other end"},
    {overlapping, {4, 3}, {{0, 0}, {8, 6}}, "the middle"},
    {overlapping, {1, 0.75}, {{0, 0}, {4, 3}}, "a quarter of the way"},
    {overlapping, {1, 1}, {{1, 1}, {1, 1}}, "a segment that is this point"},
    {apart, {1, 2}, {{1, 1}, {1, 1}}, "a segment that is another point"},
};
constexpr witness<hantei::point<double, 3>, hantei::segment<double, 3>> in_space[] = {
    {apart, {1, 2, 4}, {{0, 0, 0}, {2, 4, 6}}, "beside"},
    {touching, {2, 4, 6}, {{0, 0, 0}, {2, 4, 6}}, "an end"},
    {overlapping, {1, 2, 3}, {{0, 0, 0}, {2, 4, 6}}, "the middle"},
};

TEST_CASE("point and segment in the plane") { hold<in_the_plane>(); }
TEST_CASE("point and segment in space") { hold<in_space>(); }

}  // namespace point_segment
