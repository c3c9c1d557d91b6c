// SPDX-License-Identifier: MIT
// What is made of arguments that do not fit, without its template arguments: the compiler says what it is made of, in one sentence each.
// says: "hantei: a vector has two or three numbers, which are double, float, or signed integers of 32 or 64 bits: vec{x, y}"
// says: "hantei: a point has two or three coordinates: point{x, y}"
// says: "hantei: a disk or a sphere has a center and a radius, in this order: disk{{x, y}, radius}"
// says: "hantei: a segment has two ends: segment{{x, y}, {x, y}}"
// says: "hantei: a ray has an origin and a direction: ray{{x, y}, {dx, dy}}"
// says: "hantei: a line has a point and a direction: line{{x, y}, {dx, dy}}"
// says: "hantei: an aabb has its least and its greatest corner: aabb{{x, y}, {x, y}}, or aabb<>::from_center({x, y}, {width, height})"
// says: "hantei: an obb has a center, half extents and a rotation: obb{{x, y}, {half_width, half_height}, rotation<>::degrees(angle)}"
// says: "hantei: a capsule has two ends and a radius: capsule{{x, y}, {x, y}, radius}"
// says: "hantei: a triangle has three corners: triangle{{x, y}, {x, y}, {x, y}}"
// says: "hantei: a convex is made of its vertices: convex{{{0, 0}, {4, 0}, {0, 4}}}
// says: "hantei: a polygon is made of its vertices: polygon{{{0, 0}, {4, 0}, {0, 4}}}
// says: "hantei: a chain is made of its vertices: chain{{{0, 0}, {4, 0}, {0, 4}}}
// says: "hantei: a rotation is made of an angle, rotation<>::degrees(45), or of its cosine and sine, rotation{c, s}
// clang says: "hantei: a vector has two or three numbers in braces: {x, y}"
// says: "hantei: a pose has a rotation and a translation: pose{rotation<>::degrees(angle), {dx, dy}}"
// says: "hantei: an affine_map has three columns, the images of the axes and of the origin, or is affine_map<>::of(pose)"
#include <list>
#include <string>
#include <vector>

import hantei;

using namespace hantei;

// Whether something can be made can be asked.
template <template <class...> class Shape, class... X>
concept made_of = requires(X const&... x) { Shape{x...}; };
template <class... X>
concept chain_of = requires(X const&... x) { chain{x...}; };
template <class... X>
concept disk_of = requires(X const&... x) { disk{x...}; };
template <class... X>
concept sphere_of = requires(X const&... x) { sphere{x...}; };
template <class... X>
concept vec_of = requires(X const&... x) { vec{x...}; };
static_assert(made_of<polygon, std::vector<vec<>>> && made_of<polygon, std::list<vec<>>> &&
              !made_of<polygon, std::vector<int>> && !made_of<polygon> && made_of<convex, std::vector<vec<>>> &&
              !made_of<convex, std::string>);
static_assert(chain_of<std::vector<vec<>>> && !chain_of<int, int> && !chain_of<>);
static_assert(disk_of<vec<>, double> && disk_of<vec<float>, float> && disk_of<> && !disk_of<vec<>> && !disk_of<int, int, int> &&
              !disk_of<vec<>, double, double> && !disk_of<double, vec<>> && !disk_of<vec<>, std::string>);
static_assert(sphere_of<vec<double, 3>, double> && sphere_of<> && !sphere_of<vec<double, 3>> && !sphere_of<vec<>, double>);
static_assert(vec_of<int, int> && vec_of<unsigned, short> && vec_of<float, float, float> && vec_of<> && !vec_of<int> &&
              !vec_of<int, int, int, int> && !vec_of<char const*, char const*> && !vec_of<bool, bool> &&
              !vec_of<long double, long double> && !vec_of<std::vector<double>>);

#ifdef REFUSED
auto const number = vec{1};
auto const place = point{1, 2, 3, 4};
auto const radius_forgotten = ball{{0, 0}};
auto const radius_of_disk = disk{{0, 0}};
auto const flat_sphere = disk{0, 0, 5};
auto const four_numbers = segment{1, 2, 3, 4};
auto const nowhere = ray{{0, 0}};
auto const of_one = line{{0, 0}};
auto const corners_forgotten = aabb{0, 0, 1, 1};
auto const turned_by_number = obb{{0, 0}, {1, 1}, 45};
auto const thin = capsule{{0, 0}, {1, 1}};
auto const two_corners = triangle{{0, 0}, {1, 1}};
auto const of_words = convex{std::string("convex")};
auto const of_numbers = polygon{std::vector<int>{}};
auto const of_two = chain{1, 2};
auto const angle = rotation{45};
auto const way = pose{3};
auto const map = affine_map{1, 2, 3};
auto const corners_in_a_row = aabb<>{0, 0, 1, 1};
auto const radius_first = disk<>{5, {0, 0}};
auto const turned_by = obb<>{{0, 0}, {1, 1}, 45};
#endif
