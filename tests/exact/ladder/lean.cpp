// SPDX-License-Identifier: MIT
// Lean numbers of each type against fractions: no operation is off by more than it says.
module;
#include "operations.hpp"
module hantei;

namespace {

using namespace ladder;
template <int R, bool P>
using lean = hantei::lean<R, P, hantei::split_products>;
using lean_running = hantei::lean_running<hantei::split_products>;
using stored_double = hantei::stored_double<hantei::split_products>;

/// With an error far larger than one rounding.
using inexact = lean<1000, false>;
using inexact_positive = lean<1000, true>;

TEST_CASE("a lean number holds the sum, product, quotient and root of the reals in its operands") {
    expect_operations_of_each_pair<stored_double, lean<0, false>, inexact_positive, lean_running>();
}

TEST_CASE("the bounds of lean numbers are the best of their kind") {
    expect_operations<lean<0, false>, lean<0, false>>(true);
    expect_operations<lean<0, true>, lean<0, true>>(true);
    expect_operations<inexact, inexact>(true);
    expect_operations<lean_running, lean_running>(true);
    expect_operations_on_one<lean<0, true>>(true);
    expect_operations_on_one<inexact_positive>(true);
    expect_operations_on_one<lean_running>(true);
}

}  // namespace
