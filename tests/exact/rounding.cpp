// SPDX-License-Identifier: MIT
// The one rounding of a measure, seen from outside: exact where a number of the type is the answer, else the nearest one or
// (nearly half-way) its neighbour; never 0 for what is not, +infinity beyond the range.
#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <stdexcept>

import hantei;

namespace {

using namespace hantei;

constexpr double u = std::numeric_limits<double>::denorm_min();
constexpr double M = std::numeric_limits<double>::max();
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr point<> origin{0, 0};

// Representable answers are exact.
static_assert(distance(origin, point{3.0, 4.0}) == 5);
static_assert(distance(origin, point{0x3p-500, 0x4p-500}) == 0x5p-500);
static_assert(distance(origin, point{0x3p500, 0x4p500}) == 0x5p500, "no overflow on the way");
static_assert(squared_distance(origin, point{0x1p-400, 0x1p-400}) == 0x1p-799, "nor underflow");
static_assert(distance(disk{{0, 0}, 1.0}, disk{{3, 4}, 2.0}) == 2);
static_assert(distance(point<std::int32_t>{0, 0}, point<std::int32_t>{20, 21}) == 29.0);

// The nearest number where the answer is irrational or a long fraction.
static_assert(distance(origin, point{1.0, 1.0}) == 0x1.6a09e667f3bcdp+0);
static_assert(distance(point<float>{0, 0}, point<float>{1, 1}) == 0x1.6a09e6p+0f);
static_assert(distance(origin, line<>{{0, 1}, {1, -3}}) == 0x1.43d136248490fp-2, "1/√10");
static_assert(squared_distance(origin, point{0.1, 0.0}) == 0x1.47ae147ae147cp-7, "0.1² rounded once: 0.1 is not a tenth");
static_assert(distance(disk{{0, 0}, 1.0}, point{0x1.0000000000001p0, 0.0}) == 0x1p-52, "nothing is lost when terms cancel");

// The ends of the range.
static_assert(distance(origin, point{u, 0.0}) == u);
static_assert(squared_distance(origin, point{u, 0.0}) == u, "positive is never rounded to 0");
static_assert(distance(point{-M, 0.0}, point{M, 0.0}) == infinity);
static_assert(squared_distance(origin, point{0x1p600, 0.0}) == infinity);
static_assert(distance(point{-0x1p1022, 0.0}, point{0x1p1022, 0.0}) == 0x1p1023);

/// Equal or neighbours.
template <class T>
bool within_a_place(T x, T y) {
    return x == y || std::nextafter(x, y) == y;
}

TEST_CASE("the distance of points is the root of the processor, but for one place") {
    for (int x = 0; x <= 120; ++x) {
        for (int y = 0; y <= 120; ++y) {
            double const root = std::sqrt(static_cast<double>(x * x + y * y));
            double const d = distance(origin, point{x * 1.0, y * 1.0});
            CHECK(within_a_place(d, root));
            if (std::floor(root) * std::floor(root) == x * x + y * y) CHECK(d == root);
            CHECK(squared_distance(origin, point{x * 1.0, y * 1.0}) == x * x + y * y);
            CHECK(within_a_place(distance(point<float>{0, 0}, point<float>(static_cast<float>(x), static_cast<float>(y))),
                                 static_cast<float>(root)));
        }
    }
}

TEST_CASE("bounds are never smaller than the shape, and no larger than they must be") {
    auto const box = bounds(disk{{0.1, 0.0}, 0.2});
    using exactly = rational;
    CHECK(exactly(box.max.x) >= exactly(0.1) + exactly(0.2));
    CHECK(exactly(std::nextafter(box.max.x, 0)) < exactly(0.1) + exactly(0.2));
    CHECK(exactly(box.min.x) <= exactly(0.1) - exactly(0.2));
    CHECK(exactly(std::nextafter(box.min.x, 0)) > exactly(0.1) - exactly(0.2));
    CHECK(bounds(disk{{1, 2}, 3.0}) == aabb<>{{-2, -1}, {4, 5}});
    CHECK(bounds(capsule<>{{0, 0}, {4, 2}, 1}) == aabb<>{{-1, -1}, {5, 3}});
    CHECK_THROWS_AS((void)bounds(disk{{M, 0.0}, M}), std::domain_error);
}

}  // namespace
