// SPDX-License-Identifier: MIT
// A disc against fractions: no operation is off by more than it says.
module;
#include "operations.hpp"
module hantei;

namespace {

using namespace ladder;
using hantei::disc;

TEST_CASE("a disc holds the sum, product, quotient and root of the reals in its operands") {
    expect_operations<disc, disc>(true);
    expect_operations_on_one<disc>(true);
}

TEST_CASE("a sign of which a disc is certain is right, and its ends enclose it") {
    expect_certain_signs<disc>();
    hard_numbers d{11};
    for (long i = 0; i < draws; ++i) {
        double const value = d.number(-60, 60);
        disc const x{value, d.error(value)};
        fraction const e = error_of(x) * fraction(1 + 0x1p-21);
        bool const encloses = fraction(x.low()) <= value - e && fraction(x.high()) >= value + e;
        CHECK(encloses);
    }
}

}  // namespace
