// SPDX-License-Identifier: MIT
// The operations of a number with an error, each alone, on every kind of operands.
#pragma once

#include <doctest/doctest.h>

#include "effort.hpp"
#include "fraction.hpp"

#include <string>

namespace ladder {

/// Where the error of a result comes from.
enum class source { own_rounding, first_operand, second_operand, anywhere };

inline double drawn_error(hard_numbers& d, double of, bool uncertain, source s) {
    if (s == source::anywhere) return d.error(of);
    return uncertain ? (of == 0 ? 1 : std::fabs(of)) * d.significand() * hard_numbers::power(-d.whole(27, 40)) : 0;
}
/// A number of type X near hi.
template <class X>
X made(hard_numbers& d, double hi, bool uncertain, source s) {
    if constexpr (requires { X::count; }) {
        return X(X::is_nonnegative ? std::fabs(hi) : hi);
    } else if constexpr (requires(X x) { x.value; }) {
        return {hi, drawn_error(d, hi, uncertain, s)};
    } else if constexpr (requires { requires X::is_stored; }) {
        return X(hi);
    } else if constexpr (requires { requires X::is_running; }) {
        double const lo = d.any_low_part(hi), e = drawn_error(d, hi + lo, uncertain, s);
        return d.one_in(16) ? X(0, hi, e) : X(hi, lo, e);
    } else if constexpr (requires { requires X::is_nonnegative; }) {
        return X(std::fabs(hi), d.low_part(std::fabs(hi)));
    } else if constexpr (requires { X::is_nonnegative; }) {
        return X(hi, d.low_part(hi));
    } else {
        return {hi, d.low_part(hi), drawn_error(d, hi, uncertain, s)};
    }
}

template <class X>
bool may_divide(X const& x) {
    if constexpr (requires { x.divides(); }) {
        return x.divides();
    } else {
        return divides(x);
    }
}
template <class X>
bool may_have_root(X const& x) {
    if constexpr (requires { x.has_root(); }) {
        return x.has_root();
    } else {
        return has_root(x);
    }
}

/// No result may be off by more than it says. Where the bound is the best of its kind, some are off by more than a quarter of that:
/// a bound four times smaller would be noticed.
inline void expect(tally const& t, std::string const& what, bool is_best) {
    CAPTURE(what);
    CHECK(t.results > draws / 8);
    CHECK(t.wrong == 0);
    if (is_best) CHECK(t.worst > 0.25);
}

/// What a divisor known to one part in 2^26 may add to an error.
constexpr double of_divisor = 0x1p-24;

/// Numbers of like magnitude, those of the range check, and what products of four of them may be.
constexpr int greatest_exponents[]{3, 63, 250};

/// Sums, differences, products and quotients of an A and a B.
template <class A, class B>
void expect_operations(bool bounds_are_best) {
    for (source const s : {source::own_rounding, source::first_operand, source::second_operand, source::anywhere}) {
        hard_numbers d{1};
        tally sums, products, quotients;
        for (long i = 0; i < (bounds_are_best ? 4 : 1) * draws; ++i) {
            int const e = greatest_exponents[i % 3];
            double const x = d.number(-e, e), y = d.partner(x, -e, e);
            auto const a = drawn(d, made<A>(d, x, s == source::first_operand, s));
            auto const b = drawn(d, made<B>(d, y, s == source::second_operand, s));
            sums.add(a.number + b.number, a.truth + b.truth);
            sums.add(a.number - b.number, a.truth - b.truth);
            products.add(a.number * b.number, a.truth * b.truth);
            if (may_divide(b.number) && sgn(b.truth) != 0)
                quotients.add(quotient_of(a.number, b.number), a.truth / b.truth, of_divisor);
        }
        bool const is_best = bounds_are_best && s != source::anywhere;
        expect(sums, "sum", is_best);
        expect(products, "product", is_best);
        expect(quotients, "quotient", is_best);
    }
}

/// The operations on one X. A lean number and a counted double have squares of their own.
template <class X>
void expect_operations_on_one(bool bounds_are_best) {
    for (source const s : {source::own_rounding, source::first_operand, source::anywhere}) {
        hard_numbers d{1};
        tally roots, squares, others;
        for (long i = 0; i < (bounds_are_best ? 4 : 1) * draws; ++i) {
            int const e = greatest_exponents[i % 3];
            double const x = d.number(-e, e);
            auto const a = drawn(d, made<X>(d, x, s == source::first_operand, s));
            if (may_have_root(a.number)) {
                roots.wrong += a.truth < 0;
                roots.add(root_of_positive(a.number), root_of(::abs(a.truth)));
            }
            if constexpr (requires { square(a.number); }) squares.add(square(a.number), a.truth * a.truth);
            others.add(-a.number, -a.truth);
            others.add(halved(a.number), a.truth / 2);
            others.add(abs(a.number), ::abs(a.truth));
            others.add(positive_part(a.number), a.truth < 0 ? fraction(0) : a.truth);
        }
        bool const is_best = bounds_are_best && s != source::anywhere;
        expect(roots, "root", is_best);
        if (squares.results != 0) expect(squares, "square", is_best);
        expect(others, "other", false);
    }
}

/// The operations on each X, and on each two of them.
template <class A, class... B>
void expect_operations_with_each() {
    (expect_operations<A, B>(false), ...);
    expect_operations_on_one<A>(false);
}
template <class... X>
void expect_operations_of_each_pair() {
    (expect_operations_with_each<X, X...>(), ...);
}

/// A sign that a number is certain of is that of each real for which it stands; one that is beyond all doubt it is certain of.
template <class X>
void expect_certain_signs() {
    hard_numbers d{7};
    long certain = 0, wrong = 0, timid = 0;
    for (long i = 0; i < draws * 4; ++i) {
        double const hi = d.number(-60, 60);
        X x = made<X>(d, hi, false, source::own_rounding);
        if (d.one_in(2)) x.err = d.beside(d.beside(std::fabs(hi))) * (d.one_in(2) ? 1 : 1 - 0x1p-20);
        if (d.one_in(4)) x.err = d.error(hi);
        fraction const value = value_of(x), e = error_of(x) * fraction(1 + 0x1p-21);
        bool const is_certain = sgn(value - e) == sgn(value + e);
        if (x.sign_is_certain()) {
            ++certain;
            wrong += !is_certain || sgn(value) != (hi > 0) - (hi < 0);
        } else {
            timid += abs(value) > e * (1 + fraction(0x1p-19));
        }
    }
    CHECK(certain > draws);
    CHECK(wrong == 0);
    CHECK(timid == 0);
}

}  // namespace ladder
