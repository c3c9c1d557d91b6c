// SPDX-License-Identifier: MIT
// Long balls: roots and quotients are where they say, and numbers with nested roots are ordered as exact algebra orders them.
module;
#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>

#include "../../dice.hpp"
module hantei;

namespace {

using hantei::compare_any;
using hantei::compare_refined;
using hantei::dyadic;
using hantei::long_ball;
using hantei::long_number;
using hantei::nested_surd;
using hantei::rational;
using hantei::surd;

TEST_CASE("a root is in its ball, and the ball is small") {
    dice source(5);
    for (int const bits : {64, 256, 1024, 4096}) {
        for (int i = 0; i < 40; ++i) {
            int const exponent = source.whole(-900, 900);
            dyadic const x(std::ldexp(static_cast<double>(source.bits() >> 12) + 1, exponent - 52));
            auto const r = hantei::root({x}, bits);
            // |s² − x| = |s − √x|·(s + √x)
            CHECK(long_ball::above(r.middle * r.middle - x) <= long_ball::above(r.middle) + r.error + 2);
            CHECK(r.error <= long_ball::above(r.middle) - bits + 4);
        }
    }
    CHECK(hantei::root({dyadic(0.0)}, 256).middle.sign() == 0);
    CHECK(hantei::root({dyadic(1.0), 2}, 256).sure_sign() == 0);  // of anything from 0 to 5
}

TEST_CASE("a quotient is in its ball, and the ball is small") {
    dice source(7);
    auto const number = [&source] {
        int const exponent = source.whole(-900, 900);
        double const x = std::ldexp(static_cast<double>(source.bits() >> 11) + 1, exponent - 52);
        return dyadic(source.one_in(2) ? x : -x);
    };
    for (int const bits : {64, 256, 1024, 4096}) {
        for (int i = 0; i < 40; ++i) {
            dyadic const x = number() + number(), y = number() + number();
            auto const q = hantei::quotient({x}, {y}, bits);
            // |q·y − x| = |q − x/y|·|y|
            CHECK(long_ball::above(q.middle * y - x) <= q.error + long_ball::above(y));
            CHECK(q.error <= long_ball::above(q.middle) - bits + 4);
            // The ends of a ball around the divisor give quotients of the ball.
            long_ball const about{y, long_ball::above(y) - 70};
            auto const wide = hantei::quotient({x}, about, bits);
            for (dyadic const& end : {y + dyadic::scaled(1, about.error), y - dyadic::scaled(1, about.error)})
                CHECK(long_ball::above(wide.middle * end - x) <= wide.error + long_ball::above(end));
        }
    }
    CHECK(hantei::quotient({}, {dyadic(3.0)}, 256).middle.sign() == 0);
}

TEST_CASE("what is computed with long numbers holds what fractions say") {
    dice source(11);
    auto const number = [&source] {
        int const exponent = source.whole(-1000, 1000);
        double const x = std::ldexp(static_cast<double>(source.bits() >> 11) + 1, exponent - 52);
        return rational(dyadic(source.one_in(2) ? x : -x));
    };
    int sure = 0;
    auto const hold = [&sure](long_number const& l, rational const& x) {
        rational const off = abs(rational(l.ball.middle) - x);
        CHECK((off.sign() == 0 || off <= rational(dyadic::scaled(1, l.ball.error))));
        CHECK((sign(l) == 0 || sign(l) == x.sign()));
        sure += sign(l) != 0;
    };
    for (int i = 0; i < 200; ++i) {
        // Sums of numbers of very different sizes have more than 256 bits; some are canceled.
        rational const x = number() + number() + number(), y = i % 4 == 0 ? x + number() : number() + number();
        long_number const l(x), m(y);
        hold(l, x);
        hold(-l, -x);
        hold(l + m, x + y);
        hold(l - m, x - y);
        hold(l * m, x * y);
        if (sign(m) != 0) hold(l / m, x / y);
        hold(square_root(l * l), abs(x));
        hold((l + m) * (l - m) - l * l + m * m, 0);
    }
    CHECK(sure > 1000);
}

TEST_CASE("the order of numbers with nested roots") {
    dice source(3);
    auto const whole = [&source] { return static_cast<double>(source.whole(-9, 9)); };
    auto const size = [&] { return std::abs(whole()); };
    auto const number = [&] {
        double const r = size();
        return nested_surd{{whole(), whole(), r}, {whole(), whole(), r}, surd{size(), size(), r}};
    };
    int equal = 0, wrong = 0;
    for (int i = 0; i < 20000; ++i) {
        auto const x = number(), y = i % 4 == 0 ? x : number();
        int const exactly = compare_any(x, y);
        equal += exactly == 0;
        wrong += compare_refined(x, y, 2048) != exactly;
    }
    CHECK(equal >= 5000);  // every fourth is compared with itself
    CHECK(wrong == 0);
}

}  // namespace
