// SPDX-License-Identifier: MIT
// Counted doubles of each type, and discs among them, against fractions: no operation is off by more than it says.
module;
#include "operations.hpp"
module hantei;

namespace {

using namespace ladder;
using hantei::counted_double;
using hantei::disc;

/// With an error far larger than one rounding.
using inexact = counted_double<1000, false>;
using inexact_positive = counted_double<1000, true>;

TEST_CASE("a counted double holds the sum, product, quotient and root of the reals in its operands") {
    expect_operations_of_each_pair<counted_double<0, false>, counted_double<1, true>, inexact, inexact_positive, disc>();
}

TEST_CASE("the bounds of counted doubles are the best of their kind") {
    expect_operations<counted_double<0, false>, counted_double<0, false>>(true);
    expect_operations<inexact, inexact>(true);
    expect_operations<inexact, disc>(true);
    expect_operations<disc, inexact>(true);
    expect_operations_on_one<counted_double<0, true>>(true);
    expect_operations_on_one<inexact_positive>(true);
}

}  // namespace
