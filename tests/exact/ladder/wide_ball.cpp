// SPDX-License-Identifier: MIT
// A wide_ball against fractions: no operation is off by more than it says, by nothing where it says so.
module;
#include "operations.hpp"
module hantei;

namespace {

using namespace ladder;
using hantei::wide_ball;

TEST_CASE("a wide_ball holds the sum, product, quotient and root of the reals in its operands") {
    expect_operations<wide_ball, wide_ball>(true);
    expect_operations_on_one<wide_ball>(true);
}

TEST_CASE("a sign of which a wide_ball is certain is right") { expect_certain_signs<wide_ball>(); }

TEST_CASE(
    "a wide_ball knows what is exact: sums on a grid, products by powers of two, quotients that come out even, square roots") {
    hard_numbers d{3};
    auto const whole = [&] { return wide_ball{static_cast<double>(d.whole(-8, 8)) / 2}; };
    for (long i = 0; i < draws; ++i) {
        wide_ball const a = whole(), b = whole(), c = whole();
        wide_ball const volume = (a * b + b * c) * (c - a) * b;
        CHECK(volume.err == 0);
        if (c.hi != 0) CHECK(quotient_of(volume * c, c).err == 0);
        if (volume.hi != 0) CHECK(root_of_positive(volume * volume).hi == std::fabs(volume.hi));
        if (volume.hi != 0) CHECK(root_of_positive(volume * volume).err == 0);
        double const hi = d.number(-60, 60);
        wide_ball const x{hi, d.low_part(hi)}, power{hard_numbers::power(d.whole(-60, 60))};
        CHECK((x * power).err == 0);
        CHECK((power * x).err == 0);
        CHECK(quotient_of(x, power).err == 0);
    }
}

}  // namespace
