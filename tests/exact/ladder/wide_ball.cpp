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
        // The middle of two doubles.
        wide_ball const middle{hi, (std::nextafter(hi, INFINITY) - hi) / 2}, times{static_cast<double>(d.whole(1, 31))};
        wide_ball const off = quotient_of(middle * times, times) - middle;
        CHECK(off.hi == 0);
        CHECK(off.err == 0);
    }
}

struct worked_out {
    wide_ball a, b, sum, difference, product, quotient;
};
constexpr void work_out(worked_out& w) {
    w.sum = w.a + w.b;
    w.difference = w.a - w.b;
    w.product = w.a * w.b;
    w.quotient = quotient_of(w.product, w.b);
}
/// Numbers of up to 53 bits, of which many are short.
constexpr auto worked_out_in_compiler = [] {
    std::array<worked_out, 400> all{};
    hard_numbers d{17};
    for (auto& w : all) {
        auto const any = [&] {
            double const most = hard_numbers::power(d.whole(1, 53));
            return wide_ball{static_cast<double>(d.whole(1L, static_cast<long>(most))) * hard_numbers::power(d.whole(-30, 30))};
        };
        w.a = any();
        w.b = -any();
        work_out(w);
    }
    return all;
}();
TEST_CASE("a wide_ball is the same in a constant expression, where doubles take a short way") {
    auto const same = [](wide_ball const& x, wide_ball const& y) { return x.hi == y.hi && x.lo == y.lo && x.err == y.err; };
    long exact = 0;
    for (auto const& of_compiler : worked_out_in_compiler) {
        worked_out w = of_compiler;
        work_out(w);
        CHECK(same(w.sum, of_compiler.sum));
        CHECK(same(w.difference, of_compiler.difference));
        CHECK(same(w.product, of_compiler.product));
        CHECK(same(w.quotient, of_compiler.quotient));
        exact += w.product.lo == 0 && w.product.err == 0;
    }
    CHECK(exact > 40);
    CHECK(exact < 360);
}

TEST_CASE("a ball_fraction holds the sum, the difference and the product of the reals in its operands") {
    using hantei::ball_fraction;
    for (source const s : {source::first_operand, source::anywhere}) {
        hard_numbers d{11};
        tally results;
        for (long i = 0; i < draws; ++i) {
            auto const drawn_ball = [&] {
                double const hi = d.number(-20, 20);
                return drawn(d, made<wide_ball>(d, hi, true, s));
            };
            auto const n = drawn_ball(), m = drawn_ball(), p = drawn_ball(),
                       q = d.one_in(4) ? operand{p.number, p.truth} : drawn_ball();
            // The same ball may stand for two reals.
            auto const other = d.one_in(2) ? q : drawn(d, q.number);
            if (!p.number.divides() || !other.number.divides() || sgn(p.truth) == 0 || sgn(other.truth) == 0) continue;
            ball_fraction const a(n.number, p.number), b(m.number, other.number);
            fraction const of_a = n.truth / p.truth, of_b = m.truth / other.truth;
            auto const look = [&](ball_fraction const& r, fraction const& truth) {
                if (r.denominator.divides()) results.add(quotient_of(r.numerator, r.denominator), truth, of_divisor);
            };
            look(a + b, of_a + of_b);
            look(a - b, of_a - of_b);
            look(a * b, of_a * of_b);
            look(a + m.number, of_a + m.truth);
            look(-a, -of_a);
        }
        CHECK(results.results > draws);
        CHECK(results.wrong == 0);
    }
}

TEST_CASE("a ball_fraction knows that a sum is 0, where its quotients are no doubles") {
    using hantei::ball_fraction;
    hard_numbers d{13};
    for (long i = 0; i < draws; ++i) {
        auto const whole = [&] { return wide_ball{static_cast<double>(d.whole(1, 99))}; };
        wide_ball const a = whole(), b = whole(), c = whole();
        ball_fraction const x(a, b);
        ball_fraction const none = x * c + (-c * a) * ball_fraction(wide_ball{1}, b);
        CHECK(none.numerator.hi == 0);
        CHECK(none.numerator.err == 0);
        CHECK((x - x).numerator.sign_is_certain());
    }
}

}  // namespace
