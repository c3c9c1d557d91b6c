// SPDX-License-Identifier: MIT
#include "laws.hpp"

import hantei;

namespace aabb_point {

using namespace laws;

constexpr witness<hantei::aabb<>, hantei::point<>> in_the_plane[] = {
    {apart, {{0, 0}, {2, 2}}, {3, 1}, "right of it"},
    {apart, {{0, 0}, {2, 2}}, {3, -1}, "right of it and below"},
    {touching, {{0, 0}, {2, 2}}, {2, 1}, "on a side"},
    {touching, {{0, 0}, {2, 2}}, {2, 2}, "on a corner"},
    {touching, {{0, 1}, {4, 1}}, {4, 1}, "at the end of a box without height"},
    {overlapping, {{0, 0}, {2, 2}}, {1, 0.25}, "inside"},
    {overlapping, {{0, 1}, {4, 1}}, {2, 1}, "in a box without height"},
    {overlapping, {{1, 1}, {1, 1}}, {1, 1}, "a box that is this point"},
};
constexpr witness<hantei::aabb<double, 3>, hantei::point<double, 3>> in_space[] = {
    {apart, {{0, 0, 0}, {2, 2, 2}}, {1, 1, 3}, "above"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {1, 1, 2}, "on a face"},
    {touching, {{0, 0, 0}, {2, 2, 2}}, {2, 0, 2}, "on a corner"},
    {overlapping, {{0, 0, 0}, {2, 2, 2}}, {1, 1, 1}, "inside"},
    {overlapping, {{0, 0, 1}, {2, 2, 1}}, {1, 1, 1}, "in a flat box"},
};

TEST_CASE("aabb and point in the plane") { hold<in_the_plane>(); }
TEST_CASE("aabb and point in space") { hold<in_space>(); }

}  // namespace aabb_point
