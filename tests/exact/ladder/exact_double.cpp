// SPDX-License-Identifier: MIT
// An exact_double against fractions.
module;
#include "operations.hpp"
module hantei;

namespace {

using namespace ladder;
using namespace hantei;

TEST_CASE("an exact_double is the sum, or the product, unless it says that something was rounded") {
    hard_numbers d{5};
    for (long i = 0; i < draws; ++i) {
        double const x = d.number(-40, 40), y = d.partner(x, -40, 40);
        exact_double const a{x}, b{y}, sum = a + b, difference = a - b, product = a * b;
        CHECK(sum.is_rounded == (fraction(sum.value) != fraction(x) + fraction(y)));
        CHECK(difference.is_rounded == (fraction(difference.value) != fraction(x) - fraction(y)));
        bool const right = product.is_rounded || fraction(product.value) == fraction(x) * fraction(y);
        CHECK(right);
        exact_double const rounded{x, true};
        CHECK((rounded + b).is_rounded);
        CHECK((b - rounded).is_rounded);
        CHECK((b * rounded).is_rounded);
        CHECK((-abs(rounded)).is_rounded);
    }
}

TEST_CASE("on a grid nothing is rounded, by a power of two neither") {
    hard_numbers d{6};
    auto const whole = [&] { return exact_double{static_cast<double>(d.whole(-64, 64)) / 4}; };
    for (long i = 0; i < draws; ++i) {
        exact_double const a = whole(), b = whole(), c = whole();
        CHECK_FALSE(((a * b + b * c) * (c - a) * b).is_rounded);
        exact_double const x{d.number(-60, 60)}, power{hard_numbers::power(d.whole(-60, 60))};
        CHECK_FALSE((x * power).is_rounded);
        CHECK_FALSE((power * x).is_rounded);
        CHECK_FALSE((x * exact_double{}).is_rounded);
    }
}

}  // namespace
