// SPDX-License-Identifier: MIT
// On the grid of quarters plain numbers are exact up to the bits that are allowed, and beyond them they are not.
module;
#include <doctest/doctest.h>

#include "../../dice.hpp"
#include "effort.hpp"

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

/// Numbers on the grid of so many bits, the greatest among them often.
struct quarter_dice {
    dice d;
    int bits;

    double number() {
        long const greatest = (1L << bits) - 1;
        return static_cast<double>(d.one_in(2) ? greatest - d.whole(0, 2) : d.whole(0L, greatest)) / 4 * d.sign();
    }
    vec<double> plane() { return {number(), number()}; }
    vec<double, 3> space() { return {number(), number(), number()}; }
    double length() { return hantei::magnitude_of(number()); }
    double of_axis() { return static_cast<double>(d.whole(-7, 7)); }
};

struct counts {
    long accepted = 0, exact = 0, right = 0;
};
/// What becomes of the form where its numbers have so many bits more than are allowed.
template <class Form, class Draw>
counts try_form(Form form, Draw draw, int more_bits) {
    counts r;
    quarter_dice any{dice(7), 3};
    draw(any, [&](auto const&... inputs) {
        constexpr hantei::error_bound limit = hantei::limit_of<double, Form, std::remove_cvref_t<decltype(inputs)>...>;
        quarter_dice d{dice(2026), hantei::grid_bits(limit) + more_bits};
        for (long i = 0; i < ladder::draws; ++i) {
            draw(d, [&](auto const&... drawn) {
                hantei::quarters const grid(hantei::grid_bits(limit));
                bool const accepted = (... && grid.have(drawn));
                double const plain = form(hantei::exact_input<double>(drawn)...);
                dyadic const exact = form(hantei::exact_input<dyadic>(drawn)...);
                r.accepted += accepted;
                r.exact += exact == dyadic(plain);
                r.right += hantei::exact_engine::sign_in_compiler(form, drawn...) == exact.sign();
            });
        }
    });
    return r;
}
template <class Form, class Draw>
void expect_exact_up_to_limit(Form form, Draw draw) {
    counts const within = try_form(form, draw, 0);
    CHECK(within.accepted == ladder::draws);
    CHECK(within.exact == ladder::draws);
    CHECK(within.right == ladder::draws);
    counts const beyond = try_form(form, draw, 2);
    CHECK(beyond.accepted < ladder::draws / 10);
    CHECK(beyond.exact < ladder::draws);
    CHECK(beyond.right == ladder::draws);
}

TEST_CASE("plain numbers are exact on the grid of quarters") {
    expect_exact_up_to_limit(hantei::segment_gap, [](quarter_dice& d, auto take) {
        take(directions.difference(d.plane(), d.plane()), lengths.difference(d.plane(), d.plane()),
             lengths.nonnegative(d.length()));
    });
    expect_exact_up_to_limit(hantei::crossing_gap, [](quarter_dice& d, auto take) {
        take(lengths.difference(d.plane(), d.plane()), lengths.difference(d.plane(), d.plane()),
             lengths.difference(d.plane(), d.plane()));
    });
    expect_exact_up_to_limit(hantei::lines_beyond, [](quarter_dice& d, auto take) {
        take(lengths.difference(d.space(), d.space()), lengths.difference(d.space(), d.space()), lengths.value(d.space()),
             lengths.sum(d.length(), d.length()));
    });
    expect_exact_up_to_limit(hantei::slab_gap, [](quarter_dice& d, auto take) {
        take(directions.value(d.space()), lengths.difference(d.space(), d.space()), lengths.difference(d.space(), d.space()));
    });
    constexpr auto turned = [](auto const& offset, auto const& u) {
        return hantei::square(dot(offset, u)) - squared_norm(offset) * hantei::square(u.x);
    };
    expect_exact_up_to_limit(turned, [](quarter_dice& d, auto take) {
        take(lengths.difference(d.plane(), d.plane()), axes.value(vec<double>{d.of_axis(), d.of_axis()}));
    });
}

TEST_CASE("what is no quarter, or too large, is not on the grid") {
    hantei::quarters const grid(10);
    auto const has = [&grid](auto x) { return grid.have(lengths.value(x)); };
    CHECK(has(255.75));
    CHECK(has(-255.75));
    CHECK(has(255));
    CHECK_FALSE(has(256.0));
    CHECK_FALSE(has(-256));
    CHECK_FALSE(has(0.125));
    CHECK_FALSE(has(255.75F + 0x1p-16F));
    CHECK_FALSE(has(std::numeric_limits<double>::denorm_min()));
    CHECK_FALSE(has(std::numeric_limits<double>::infinity()));
    CHECK_FALSE(has(std::numeric_limits<double>::quiet_NaN()));
    CHECK_FALSE(has(std::numeric_limits<std::int64_t>::max()));
    CHECK_FALSE(has(std::numeric_limits<std::int64_t>::min()));
    CHECK(grid.have(axes.value(vec<double>{3, -4})));
    CHECK_FALSE(grid.have(axes.value(vec<double>{0.5, 1})));
    CHECK_FALSE(grid.have(axes.value(vec<double>{1, 8})));
    CHECK_FALSE(grid.have(axes.value(vec<double>{-8, 1})));
}

}  // namespace
