// SPDX-License-Identifier: MIT
// The correct rounding of a measure, seen from outside: the nearest number, to even where two are; never 0 for what is not, +infinity
// beyond the range.
#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <limits>

import hantei;

namespace exact_rounding {

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

// Beside the middle of two numbers, by less than any approximation sees, and on it: to even.
static_assert(distance(disk{{0, 0}, 0x1p-54}, point{1, 0}) == 1);
static_assert(distance(disk{{0, 0}, 0x1.0000000000001p-54}, point{1, 0}) == 0x1.fffffffffffffp-1);
static_assert(distance(disk{{0, 0}, 0x1p-54}, point{0x1.fffffffffffffp-1, 0}) == 0x1.ffffffffffffep-1);
static_assert(distance(disk{{0, 0}, 0x1p-54}, disk{{0x1.fffffffffffffp-1, 0}, 5e-324}) == 0x1.ffffffffffffep-1);
static_assert(distance(disk{{5e-324, 0}, 0x1p-54}, point{0x1.fffffffffffffp-1, 0}) == 0x1.ffffffffffffep-1);
static_assert(distance(disk{{-5e-324, 0}, 0x1p-54}, point{0x1.fffffffffffffp-1, 0}) == 0x1.fffffffffffffp-1);
static_assert(distance(point{0, 5e-324}, point{1, 0}) == 1, "√(1 + 2^-2148)");
static_assert(distance(disk{{0, 5e-324}, 0x1p-54}, point{1, 0}) == 1, "and less 2^-54: above the middle");
static_assert(distance(disk{{0, 5e-324}, 0x3p-55}, point{1, 0}) == 0x1.fffffffffffffp-1);
static_assert(distance(disk{{0, 5e-324}, 0x1p-54}, point{0x1.fffffffffffffp-1, 0}) == 0x1.fffffffffffffp-1);
static_assert(distance(point<std::int64_t>{0, 0}, point<std::int64_t>{0x20000000000001, 0}) == 0x1p53);
static_assert(distance(point<std::int64_t>{0, 0}, point<std::int64_t>{0x20000000000003, 0}) == 0x1.0000000000002p53);
static_assert(distance(point<std::int64_t>{0, 0}, point<std::int64_t>{0x20000000000001, 1}) == 0x1.0000000000001p53);

// 64-bit integers far from 0, where doubles are 256 apart: the closest corner and side are found all the same.
constexpr std::int64_t far = std::int64_t{1} << 60;
static_assert(distance(segment<std::int64_t>{{far, far}, {far, far - 100}},
                       segment<std::int64_t>{{far + 100, far - 100}, {far - 200, far + 300}}) == 20);

// The ends of the range.
static_assert(distance(origin, point{u, 0.0}) == u);
static_assert(squared_distance(origin, point{u, 0.0}) == u, "positive is never rounded to 0");
static_assert(distance(point{-M, 0.0}, point{M, 0.0}) == infinity);
static_assert(squared_distance(origin, point{0x1p600, 0.0}) == infinity);
static_assert(distance(point{-0x1p1022, 0.0}, point{0x1p1022, 0.0}) == 0x1p1023);

/// Equal or neighbors.
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

}  // namespace exact_rounding
