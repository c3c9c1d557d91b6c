// SPDX-License-Identifier: MIT
// Sums and products without error, estimated roots, and the rounding that knows when it is right, against fractions.
module;
#include <doctest/doctest.h>

#include "effort.hpp"
#include "fraction.hpp"

#include <array>
#include <cmath>
#include <limits>
module hantei;

namespace {

using namespace ladder;
using hantei::double_pair;

TEST_CASE("two_sum, two_product and two_square lose nothing, split or fused") {
    bool const fused = hantei::has_fused_products();
    if (!fused) MESSAGE("this machine has no fused products");
    hard_numbers d{1};
    long wrong = 0;
    for (long i = 0; i < draws; ++i) {
        int const e = i % 2 == 0 ? 64 : 480;
        double const x = d.number(-e, e), y = d.partner(x, -e, e);
        auto const is = [&](double_pair const& r, double rounded, fraction const& truth) {
            wrong += r.hi != rounded || value_of(r) != truth;
        };
        fraction const a = x, b = y;
        is(hantei::two_sum(x, y), x + y, a + b);
        if (std::fabs(x) >= std::fabs(y)) is(hantei::fast_two_sum(x, y), x + y, a + b);
        is(hantei::fast_two_sum(0, y), y, b);
        is(hantei::two_product(x, y), x * y, a * b);
        is(hantei::two_square(x), x * x, a * a);
        if (fused) is(hantei::fused_products::product(x, y), x * y, a * b);
        if (fused) is(hantei::fused_products::square(x), x * x, a * a);
        auto const halves = hantei::split(x);
        wrong += fraction(halves.hi) + fraction(halves.lo) != a ||
                 value_of(hantei::two_product(halves.hi, halves.hi)) != halves.hi * halves.hi ||
                 !hantei::are_short(halves.hi, halves.lo);
    }
    CHECK(wrong == 0);
}

// 26 bits are short, 27 are not.
static_assert(hantei::are_short(0x3ffffffp0, -0x2000001p-30) && hantei::are_short(0, -0.25));
static_assert(!hantei::are_short(0x4000001p0, 1) && !hantei::are_short(1, -0x7ffffffp20));
static_assert(!hantei::are_short(0x1.fffffffffffffp0, 1) && !hantei::are_short(1, 0x1.0000000000001p0));

// What the rungs above the last one accept.
constexpr double infinity = std::numeric_limits<double>::infinity();
static_assert(hantei::in_range(0.0) && hantei::in_range(-0.0) && hantei::in_range(-1.0));
static_assert(hantei::in_range(0x1.fffffffffffffp63) && !hantei::in_range(0x1p64) && !hantei::in_range(-infinity));
static_assert(hantei::in_range(0x1p-64) && !hantei::in_range(0x1.fffffffffffffp-65) && !hantei::in_range(-0x1p-1074));
static_assert(!hantei::in_range(std::numeric_limits<double>::quiet_NaN()));
static_assert(hantei::in_range(0x1.fffffffffffffp63) & hantei::in_range(-0x1p-64) & hantei::in_range(0.0));
static_assert(!(hantei::in_range(1.0) & hantei::in_range(0x1p64)) && !(hantei::in_range(0x1p-65) & hantei::in_range(0x1p-64)));
static_assert(!(hantei::in_range(1.0) & hantei::range_check::never()));

struct estimate {
    double x, root;
};
constexpr auto estimates_of_compiler = [] {
    std::array<estimate, 500> all{};
    hard_numbers d{5};
    for (auto& [x, root] : all) {
        x = d.significand() * hard_numbers::power(d.whole(-999, 999));
        root = hantei::estimated_root(x);
    }
    return all;
}();
/// |root − √x| <= units·u·√x
bool is_within(double units, estimate const& e) {
    fraction const low = 1 - fraction(units * 0x1p-53), high = 1 + fraction(units * 0x1p-53),
                   squared = fraction(e.root) * e.root;
    return low * low * e.x <= squared && squared <= high * high * e.x;
}
TEST_CASE("an estimated root is off by a rounding, and in the compiler by one and a half") {
    long wrong = 0, rough = 0;
    for (estimate const& e : estimates_of_compiler) {
        wrong += !is_within(1.5, e);
        rough += !is_within(1, e);
    }
    CHECK(rough > 0);
    hard_numbers d{6};
    for (long i = 0; i < draws; ++i) {
        double const x = d.significand() * hard_numbers::power(d.whole(-999, 999));
        wrong += !is_within(1, {x, hantei::estimated_root(x)});
    }
    CHECK(wrong == 0);
}

/// r is the T nearest to x, to even where two are; infinity from the middle between the greatest T and the next power of two on; 0 only for
/// 0, and never −0.
template <class T>
bool is_nearest(T r, fraction const& x) {
    if (r == 0) return sgn(x) == 0 && !std::signbit(r);
    constexpr T most = std::numeric_limits<T>::infinity(), greatest = std::numeric_limits<T>::max();
    if (std::fabs(r) == most) {
        fraction const half_unit = (fraction(greatest) - fraction(std::nextafter(greatest, T{0}))) / 2;
        return (r > 0 ? x : fraction(-x)) >= fraction(greatest) + half_unit;
    }
    fraction const below = (fraction(r) + fraction(std::nextafter(r, -most))) / 2;
    fraction const above = (fraction(r) + fraction(std::nextafter(r, most))) / 2;
    int exponent = 0;
    bool const even = std::fmod(std::ldexp(std::frexp(r, &exponent), std::numeric_limits<T>::digits), T{2}) == 0;
    return even ? below <= x && x <= above : below < x && x < above;
}

/// A middle of two Ts, or a T, moved by some units in the last place of a double-double.
template <class T>
double_pair near_middle(hard_numbers& d, int least_exponent, int greatest_exponent) {
    T const x = static_cast<T>(d.number(least_exponent, greatest_exponent));
    T const next = std::nextafter(x, d.one_in(2) ? -std::numeric_limits<T>::max() : std::numeric_limits<T>::max());
    double const step = (static_cast<double>(next) - static_cast<double>(x)) / (d.one_in(4) ? 1 : 2);
    auto const at = hantei::two_sum(static_cast<double>(x), step);
    double const moved = at.lo + d.sign() * d.whole(0, 9) * std::ldexp(at.hi, -d.whole(100, 107));
    return hantei::two_sum(at.hi, moved);
}
/// All or nothing, as large as the rounding of a low part, or anything.
double error_near(hard_numbers& d, double hi) {
    switch (d.whole(0, 3)) {
        case 0: return 0;
        case 1: return std::fabs(hi) * 0x1p-106 * d.whole(1, 40) / 4;
        default: return d.error(hi);
    }
}

struct roundings {
    long sure = 0, wrong = 0;
};
/// Rounds, and looks at both ends of what the result may stand for.
template <class T>
void judge(roundings& r, double_pair const& x, double error) {
    bool doubt = false;
    T const rounded = hantei::rounded_surely<T>(x.hi, x.lo, error, doubt);
    if (doubt) return;
    fraction const e = fraction(error) * fraction(1 + 0x1p-21), value = value_of(x);
    ++r.sure;
    r.wrong += !is_nearest(rounded, value - e) || !is_nearest(rounded, value + e);
}
template <class T>
void expect_right_roundings(int least_exponent, int greatest_exponent) {
    hard_numbers d{9};
    roundings near, any, exact;
    for (long i = 0; i < 8 * draws; ++i) {
        auto const x = near_middle<T>(d, least_exponent, greatest_exponent);
        judge<T>(near, x, error_near(d, x.hi));
        double const hi = d.number(least_exponent, greatest_exponent);
        judge<T>(any, {hi, d.low_part(hi)}, d.error(hi));
        judge<T>(exact, {hi, d.low_part(hi)}, 0);
    }
    CHECK(near.wrong + any.wrong + exact.wrong == 0);
    CHECK(near.sure > draws / 4);
    CHECK(any.sure > draws / 4);
    CHECK(exact.sure > draws);
    if (std::same_as<T, double>) CHECK(exact.sure == 8 * draws);
}
TEST_CASE("what is surely rounded is the nearest double") { expect_right_roundings<double>(-60, 60); }
TEST_CASE("what is surely rounded is the nearest float") { expect_right_roundings<float>(-60, 60); }
TEST_CASE("at both ends of the floats, too") {
    expect_right_roundings<float>(-152, -120);
    expect_right_roundings<float>(118, 128);
}

}  // namespace
