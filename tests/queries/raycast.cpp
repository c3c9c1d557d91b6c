// SPDX-License-Identifier: MIT
// Each textbook chord against the general one: the same set in the words of a larger family, which has no chord of its own, has the
// same t and points. And the normals of the general one, where several would do.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "laws.hpp"

import hantei;

namespace queries_raycast {

using namespace hantei;

template <class F>
void each_position(F f) {
    for (double x : {0, 1, 2, 3})
        for (double y : {0, 1, 2, 3}) f(vec<>{x, y});
}

int disagreements = 0, hits = 0;
template <class Straight, class S, class Dressed>
void compare(Straight const& cast, S const& s, Dressed const& dressed) {
    auto const a = raycast(cast, s);
    auto const b = raycast(dressed, cast);
    bool same = a.has_value() == b.has_value();
    if (same && a.has_value()) {
        same = a->enter.t == b->enter.t && a->exit.t == b->exit.t && a->enter.point == b->enter.point &&
               a->exit.point == b->exit.point;
        ++hits;
    }
    disagreements += same ? 0 : 1;
}

TEST_CASE("general chord: as the textbook's") {
    each_position([](vec<> const& at) {
        each_position([&at](vec<> const& size) {
            aabb<> const box{at, at + size};
            obb<> const turned{at + size * 0.5, size * 0.5, rotation<>{1, 0}};
            disk<> const disk{at, size.x / 2};
            for (vec<> const& direction : {vec<>{1, 0}, vec<>{0, -2}, vec<>{1, 1}, vec<>{-3, 1}, vec<>{0.25, 0.75}}) {
                for (double x : {-1.0, 0.5, 2.0}) {
                    ray<> const ray{{x, 1}, direction};
                    compare(ray, box, turned);
                    compare(ray, disk, capsule<>{at, at, disk.radius});
                    compare(line<>{ray.origin, direction}, box, turned);
                    compare(segment<>{ray.origin, ray.origin + direction}, disk, capsule<>{at, at, disk.radius});
                    compare(ray, segment<>{at, size}, capsule<>{size, at, 0});
                    compare(ray, segment<>{at, size}, triangle<>{at, size, at});
                    compare(ray, point<>{at}, triangle<>{at, at, at});
                }
            }
        });
    });
    CHECK(disagreements == 0);
    CHECK(hits > 1000);
}

constexpr vec<> east{1, 0}, west{-1, 0}, north{0, 1}, south{0, -1};
template <class A, class B>
constexpr bool has_normals(A const& cast, B const& s, vec<> const& enter, vec<> const& exit) {
    auto const c = raycast(cast, s);
    return c->enter.normal == enter && c->exit.normal == exit;
}
// A segment: crossed from either side, at an end, along it.
constexpr segment<> floor{{0, 0}, {4, 0}};
static_assert(has_normals(ray{{1, 2}, {0, -1}}, floor, north, south) && has_normals(ray{{1, -2}, {0, 1}}, floor, south, north));
static_assert(has_normals(ray{{0, 2}, {0, -1}}, floor, north, south));
static_assert(has_normals(ray{{-2, 0}, {1, 0}}, floor, west, east) && has_normals(ray{{9, 0}, {-1, 0}}, floor, east, west));
static_assert(raycast(ray{{-2, 0}, {1, 0}}, floor)->enter.t == 2 && raycast(ray{{-2, 0}, {1, 0}}, floor)->exit.t == 6);
// Of two segments the first is cast.
static_assert(raycast(segment{{1, 3}, {1, -1}}, floor)->enter.t == 0.75 &&
              raycast(floor, segment{{1, 3}, {1, -1}})->enter.t == 0.25);
// A point.
static_assert(has_normals(line{{0, 1}, {0, 3}}, point{0, 0}, south, north));
// A triangle, in either winding: by sides, along a side, past a corner, in by a corner.
constexpr triangle<> roof{{0, 0}, {4, 0}, {0, 4}}, same{{0, 0}, {0, 4}, {4, 0}};
static_assert(has_normals(ray{{-2, 1}, {1, 0}}, same, west, raycast(ray{{-2, 1}, {1, 0}}, roof)->exit.normal));
static_assert(raycast(ray{{-2, 1}, {1, 0}}, roof)->exit.normal == vec{0.5, 0.5} * 0x1.6a09e667f3bcdp0);
static_assert(has_normals(ray{{-2, 0}, {1, 0}}, roof, south, south) && raycast(ray{{-2, 0}, {1, 0}}, roof)->exit.t == 6);
static_assert(raycast(ray{{-1, -1}, {1, 1}}, roof)->enter.normal == west, "the side that ends at (0, 0)");
static_assert(raycast(ray{{2, -2}, {-1, 1}}, roof)->enter.normal == south,
              "past (0, 0): by the side below, out by that to the left");
static_assert(raycast(ray{{2, -2}, {-1, 1}}, roof)->exit.normal == west);
// Round: beside the core, around its end, along its rim.
constexpr capsule<> pill{{0, 0}, {4, 0}, 1.0};
static_assert(has_normals(ray{{2, 5}, {0, -1}}, pill, north, south) && has_normals(ray{{-3, 0}, {1, 0}}, pill, west, east));
static_assert(raycast(ray{{-3, 1}, {1, 0}}, pill)->enter.t == 3 && has_normals(ray{{-3, 1}, {1, 0}}, pill, north, north));

// Of vertices in 32 bits and a shape in 64 bits the measures are those in 64 bits: 2^53 + 1 is no double.
constexpr std::int64_t far_off = 9007199254740993;
constexpr std::array<vec<std::int32_t>, 4> square{vec<std::int32_t>{0, -1}, {1, -1}, {1, 1}, {0, 1}};
constexpr polygon square_region{square};
constexpr convex square_hull{square};
constexpr ray<std::int64_t> from_far{{far_off, 0}, {-1, 0}};
static_assert(raycast(from_far, square_region)->enter.t == 0x1p53 && raycast(from_far, square_hull)->enter.t == 0x1p53);
static_assert(distance(point{from_far.origin}, square_region) == 0x1p53 &&
              distance(point{from_far.origin}, square_hull) == 0x1p53);
constexpr ball<std::int64_t, 2> great{from_far.origin, far_off};
static_assert(contact(great, square_region)->depth == 1 && contact(great, square_hull)->depth == 1);
TEST_CASE("vertices in 32 bits and shapes in 64 bits") {
    CHECK(raycast(from_far, square_region)->enter.t == 0x1p53);
    CHECK(raycast(from_far, square_hull)->enter.t == 0x1p53);
    CHECK(distance(point{from_far.origin}, square_region) == 0x1p53);
    CHECK(contact(great, square_region)->depth == 1);
}

}  // namespace queries_raycast
