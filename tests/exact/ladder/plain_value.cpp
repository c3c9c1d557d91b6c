// SPDX-License-Identifier: MIT
// A form in plain doubles, as the compiler works it out first: certain beyond its error, and exact on a short grid.
module;
#include <doctest/doctest.h>

#include "../../dice.hpp"
#include "effort.hpp"

#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>
module hantei;

namespace {

using hantei::axes;
using hantei::directions;
using hantei::dyadic;
using hantei::lengths;
using hantei::vec;

/// Integers of so many bits, times a power of two.
struct grid_dice {
    dice d;
    int bits;
    double unit = 0.25;

    double number() {
        long const greatest = (1L << bits) - 1;
        return static_cast<double>(d.one_in(2) ? greatest - d.whole(0L, 2L) : d.whole(0L, greatest)) * unit * d.sign();
    }
    vec<double> plane() { return {number(), number()}; }
    vec<double, 3> space() { return {number(), number(), number()}; }
    double length() { return hantei::magnitude_of(number()); }
    double of_axis() { return static_cast<double>(d.whole(-7, 7)); }
};

struct counts {
    long accepted = 0, inexact = 0, accepted_and_inexact = 0, at_run_time = 0, at_run_time_and_inexact = 0, certain = 0,
         wrong = 0;
};
/// What becomes of the form where its numbers have so many bits more than its inputs may have.
template <class Form, class Draw>
counts try_form(Form form, Draw draw, int more_bits) {
    counts r;
    grid_dice any{dice(7), 3};
    draw(any, [&](auto const&... inputs) {
        constexpr hantei::error_bound limit = hantei::limit_of<double, Form, std::remove_cvref_t<decltype(inputs)>...>;
        grid_dice d{dice(2026), hantei::grid_bits(limit) + more_bits};
        for (long i = 0; i < ladder::draws; ++i) {
            d.unit = std::ldexp(1, d.d.whole(-40, 40));
            draw(d, [&](auto const&... drawn) {
                auto const plain = hantei::evaluate_plainly<limit, std::remove_cvref_t<decltype(drawn)>::family...>(
                    form, hantei::plain_input(drawn)...);
                hantei::short_grid const grid(plain.greatest, hantei::grid_bits(limit));
                dyadic const exact = form(hantei::exact_input<dyadic>(drawn)...);
                bool const accepted = (... && grid.has(drawn)), inexact = !(exact == dyadic(plain.value));
                int const sign = (plain.value > 0) - (plain.value < 0);
                r.accepted += accepted;
                r.inexact += inexact;
                r.accepted_and_inexact += accepted && inexact;
                bool const at_run_time = hantei::on_grid<limit>(drawn...);
                r.at_run_time += at_run_time;
                r.at_run_time_and_inexact += at_run_time && inexact;
                r.certain += plain.is_certain;
                r.wrong += (plain.is_certain && sign != exact.sign()) ||
                           hantei::exact_engine::sign_in_compiler(form, drawn...) != exact.sign();
            });
        }
    });
    return r;
}
/// All inputs together are up to 32 times as large as a number here.
template <class Form, class Draw>
void expect_exact_up_to_limit(Form form, Draw draw) {
    counts const within = try_form(form, draw, -5);
    CHECK(within.accepted == ladder::draws);
    CHECK(within.inexact == 0);
    CHECK(within.wrong == 0);
    counts const near = try_form(form, draw, -2);
    CHECK(near.accepted_and_inexact == 0);
    CHECK(near.wrong == 0);
    // Stored numbers may have one bit less than their differences, and no more than that is lost.
    counts const most = try_form(form, draw, -1);
    CHECK(most.at_run_time == ladder::draws);
    CHECK(most.at_run_time_and_inexact == 0);
    CHECK(most.accepted_and_inexact == 0);
    CHECK(most.wrong == 0);
    counts const beyond = try_form(form, draw, 2);
    CHECK(beyond.accepted < ladder::draws / 10);
    CHECK(beyond.inexact > 0);
    CHECK(beyond.accepted_and_inexact == 0);
    CHECK(beyond.at_run_time_and_inexact == 0);
    CHECK(beyond.certain > ladder::draws / 2);
    CHECK(beyond.wrong == 0);
}

TEST_CASE("plain numbers are exact on a short grid") {
    expect_exact_up_to_limit(hantei::segment_gap, [](grid_dice& d, auto take) {
        take(directions.difference(d.plane(), d.plane()), lengths.difference(d.plane(), d.plane()),
             lengths.nonnegative(d.length()));
    });
    expect_exact_up_to_limit(hantei::crossing_gap, [](grid_dice& d, auto take) {
        take(lengths.difference(d.plane(), d.plane()), lengths.difference(d.plane(), d.plane()),
             lengths.difference(d.plane(), d.plane()));
    });
    expect_exact_up_to_limit(hantei::lines_beyond, [](grid_dice& d, auto take) {
        take(lengths.difference(d.space(), d.space()), lengths.difference(d.space(), d.space()), lengths.value(d.space()),
             lengths.sum(d.length(), d.length()));
    });
    expect_exact_up_to_limit(hantei::slab_gap, [](grid_dice& d, auto take) {
        take(directions.value(d.space()), lengths.difference(d.space(), d.space()), lengths.difference(d.space(), d.space()));
    });
    constexpr auto turned = [](auto const& offset, auto const& u) {
        return hantei::square(dot(offset, u)) - squared_norm(offset) * hantei::square(u.x);
    };
    expect_exact_up_to_limit(turned, [](grid_dice& d, auto take) {
        take(lengths.difference(d.plane(), d.plane()), axes.value(vec<double>{d.of_axis(), d.of_axis()}));
    });
}

TEST_CASE("a short grid has the multiples of its unit, and no axes but small integers") {
    hantei::short_grid const grid(255.75, 10);
    auto const has = [&grid](auto x) { return grid.has(lengths.value(x)); };
    CHECK(has(255.5));
    CHECK(has(-255.5));
    CHECK(has(255));
    CHECK(has(-1e6));
    CHECK(has(0.5));
    CHECK_FALSE(has(0.125));  // 256 has eleven bits of it
    CHECK_FALSE(has(-0.125));
    CHECK_FALSE(has(255.75F + 0x1p-16F));
    CHECK_FALSE(has(std::numeric_limits<double>::denorm_min()));
    CHECK_FALSE(has(std::numeric_limits<double>::quiet_NaN()));
    CHECK_FALSE(has(std::numeric_limits<std::int64_t>::max()));
    CHECK_FALSE(has(std::numeric_limits<std::int64_t>::min()));
    CHECK(grid.has(axes.value(vec<double>{3, -4})));
    CHECK_FALSE(grid.has(axes.value(vec<double>{0.5, 1})));
    CHECK_FALSE(grid.has(axes.value(vec<double>{1, 8})));
    CHECK_FALSE(grid.has(axes.value(vec<double>{-8, 1})));
}

TEST_CASE("a plain value is not certain beyond its range") {
    auto const gap = [](vec<double> const& p, double r) {
        constexpr hantei::error_bound limit =
            hantei::limit_of<double, hantei::point_gap_form, decltype(lengths.value(p)), decltype(lengths.nonnegative(r))>;
        return hantei::evaluate_plainly<limit, 0, 0>(hantei::point_gap, hantei::plain_input(lengths.value(p)),
                                                     hantei::plain_input(lengths.nonnegative(r)));
    };
    CHECK(gap({3, 4}, 4).is_certain);
    CHECK_FALSE(gap({3, 4}, 5).is_certain);
    CHECK(gap({3, 4}, 5).in_range);
    CHECK(gap({0x1p99, 0}, 1).is_certain);
    CHECK_FALSE(gap({0x1p100, 0}, 1).is_certain);
    CHECK_FALSE(gap({0x1p100, 0}, 1).in_range);
    CHECK_FALSE(gap({0x1p-101, 0}, 0).is_certain);
    CHECK_FALSE(gap({0x1p-101, 0}, 0).in_range);
    CHECK(gap({0, 0}, 0).in_range);
    CHECK_FALSE(gap({0, 0}, 0).is_certain);
}

}  // namespace
