// SPDX-License-Identifier: MIT
// The compiler and the program work out the same bits. (A root is the exception: it is only estimated, by different ways.)
module;
#include <doctest/doctest.h>

#include "hard_numbers.hpp"

#include <array>
#include <bit>
#include <cstdint>
module hantei;

namespace {

using namespace ladder;
using hantei::counted_double;
using hantei::disc;
template <int R, bool P>
using lean = hantei::lean<R, P, hantei::split_products>;
using lean_running = hantei::lean_running<hantei::split_products>;
using stored_double = hantei::stored_double<hantei::split_products>;
using hantei::wide_ball;

struct record {
    std::array<std::uint64_t, 6000> bits{};
    std::size_t count = 0;

    constexpr void add(double x) { bits[count++] = std::bit_cast<std::uint64_t>(x); }
    template <class X>
    constexpr void add(X const& x) {
        if constexpr (requires { x.value; }) add(x.value);
        if constexpr (requires { x.hi; }) add(x.hi);
        if constexpr (requires { x.lo; }) add(x.lo);
        if constexpr (requires { x.err; }) add(x.err);
    }
    constexpr void add_rounded(double hi, double lo, double err) {
        bool doubt = false;
        add(hantei::rounded_surely<double>(hi, lo, err, doubt));
        add(doubt);
        add(static_cast<double>(hantei::rounded_surely<float>(hi, lo, err, doubt)));
        add(doubt);
    }
};
template <class A, class B>
constexpr void record_operations(record& r, A const& a, B const& b) {
    r.add(a + b);
    r.add(a - b);
    r.add(a * b);
    r.add(quotient_of(a, b));
    r.add(halved(a));
    r.add(abs(a));
    r.add(positive_part(b));
}
constexpr record recorded(std::uint64_t seed) {
    hard_numbers d{seed};
    record r;
    for (int i = 0; i < 20; ++i) {
        double const x = d.sign() * d.significand() * hard_numbers::power(d.whole(-20, 20)),
                     y = d.partner(x, -20, 20) + 0x1p-30;
        double const x_low = d.low_part(x), y_low = d.low_part(y), x_err = x * x * 0x1p-90, y_err = y * y * 0x1p-100;
        record_operations(r, disc{x, x_err}, disc{y, y_err});
        record_operations(r, counted_double<3, false>(x), disc{y, y_err});
        record_operations(r, counted_double<0, false>(x), counted_double<3, false>(y));
        record_operations(r, wide_ball{x, x_low, x_err}, wide_ball{y, y_low, y_err});
        record_operations(r, lean_running(x, x_low, x_err), lean_running(y, y_low, y_err));
        record_operations(r, lean<3, false>(x, x_low), lean_running(y, y_low, y_err));
        record_operations(r, lean<3, false>(x, x_low), stored_double(y));
        record_operations(r, stored_double(x), stored_double(y));
        r.add(square(lean<3, false>(x, x_low)));
        r.add(square(lean_running(y, y_low, y_err)));
        r.add_rounded(x, x_low, x_err);
        r.add_rounded(y, y_low, 0);
    }
    return r;
}

TEST_CASE("the numbers of the ladder have the same bits in the compiler and in the program") {
    constexpr auto of_compiler = recorded(1);
    std::uint64_t volatile seed = 1;
    auto const of_program = recorded(seed);
    CHECK(of_compiler.count > 2000);
    CHECK(of_compiler.count == of_program.count);
    CHECK(of_compiler.bits == of_program.bits);
}

}  // namespace
