// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <stdexcept>

import hantei;

namespace exact_rotation {

using hantei::rotation;
using turn = rotation<double, 2>;

// Multiples of a right angle are exact, at any number of turns.
static_assert(turn::degrees(0) == turn{1, 0} && turn::degrees(90) == turn{0, 1});
static_assert(turn::degrees(180) == turn{-1, 0} && turn::degrees(270) == turn{0, -1});
static_assert(turn::degrees(-90) == turn{0, -1} && turn::degrees(-180) == turn{-1, 0});
static_assert(turn::degrees(360.0 * 1'000'000 + 90) == turn{0, 1});
static_assert(turn::degrees(0x1p60 * 360) == turn{1, 0});
static_assert(rotation<float, 2>::degrees(90) == rotation<float, 2>{0, 1});
static_assert(rotation<std::int32_t, 2>::quarter_turns(1) == rotation<std::int32_t, 2>{0, 1});
static_assert(turn::quarter_turns(-1) == turn{0, -1} && turn::quarter_turns(6) == turn{-1, 0});

// Symmetries, bit for bit.
static_assert(turn::degrees(45).c == turn::degrees(45).s && turn::degrees(45).c == 0x1.6a09e667f3bcdp-1);
static_assert(turn::degrees(60).c == turn::degrees(30).s && turn::degrees(60).s == turn::degrees(30).c);
static_assert(turn::degrees(30) == turn{0x1.bb67ae8584caap-1, 0.5}, "√3/2 to the last place, and one half");
static_assert(turn::degrees(1) == turn::degrees(361) && turn::degrees(-359) == turn::degrees(1));

static_assert(turn::toward(5, 0) == turn{1, 0} && turn::toward(0, -0.25) == turn{0, -1});
static_assert(turn::toward(3, 4) == turn{0.6, 0.8});
static_assert(turn::toward(0x3p900, 0x4p900) == turn{0.6, 0.8} && turn::toward(0x3p-1070, 0x4p-1070) == turn{0.6, 0.8});
static_assert(turn::toward(1, 1) == turn::degrees(45));

/// Off by no more than a few units of 2^-53: the reference itself is not exact.
bool near(double x, double y) { return std::abs(x - y) <= 0x1p-51; }

TEST_CASE("degrees are those of the C library") {
    for (int tenths = -7300; tenths <= 7300; ++tenths) {
        double const angle = tenths / 10.0;
        auto const r = turn::degrees(angle);
        CHECK(near(r.c, std::cos(std::remainder(angle, 360.0) * (std::numbers::pi / 180))));
        CHECK(near(r.s, std::sin(std::remainder(angle, 360.0) * (std::numbers::pi / 180))));
        auto const back = turn::degrees(-angle);
        CHECK((back.c == r.c && back.s == -r.s));
        CHECK(near(r.c * r.c + r.s * r.s, 1));
    }
}

TEST_CASE("radians are those of the C library, also where they are large") {
    for (int i = -2000; i <= 2000; ++i) {
        for (double const scale : {0x1p-12, 0.01, 1.0, 1000.0, 0x1p40}) {
            double const angle = i * scale;
            auto const r = turn::radians(angle);
            CHECK(near(r.c, std::cos(angle)));
            CHECK(near(r.s, std::sin(angle)));
        }
    }
}

TEST_CASE("a rotation of space turns boxes as its axis says") {
    auto const quarter = rotation<double, 3>::degrees({0, 0, 1}, 90);
    CHECK(hantei::touches(hantei::obb<double, 3>{{0, 0, 0}, {2, 1, 1}, quarter}, hantei::point<double, 3>{0, 2, 0}));
    CHECK(hantei::disjoint(hantei::obb<double, 3>{{0, 0, 0}, {2, 1, 1}, quarter}, hantei::point<double, 3>{2, 0, 0}));
    CHECK(rotation<double, 3>::degrees({0, 0, 7}, 90) == quarter);
}

TEST_CASE("what is no angle and no direction is refused") {
    double const nothing = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
    CHECK_THROWS_AS((void)turn::degrees(nothing), std::domain_error);
    CHECK_THROWS_AS((void)turn::degrees(infinity), std::domain_error);
    CHECK_THROWS_AS((void)turn::radians(0x1p61), std::domain_error);
    CHECK_THROWS_AS((void)turn::toward(0, 0), std::domain_error);
    CHECK_THROWS_AS((void)turn::toward(nothing, 1), std::domain_error);
    CHECK_THROWS_AS(((void)rotation<double, 3>::degrees({0, 0, 0}, 90)), std::domain_error);
}

}  // namespace exact_rotation
