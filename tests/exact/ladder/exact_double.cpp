// SPDX-License-Identifier: MIT
// An exact_double against fractions, and what it tells of ties: the same as fractions do.
module;
#include "operations.hpp"
module hantei;

namespace {

using namespace ladder;
using namespace hantei;

TEST_CASE("an exact_double is the sum, or the product, unless it says that something was rounded") {
    dice d{5};
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
    dice d{6};
    auto const whole = [&] { return exact_double{static_cast<double>(d.whole(-64, 64)) / 4}; };
    for (long i = 0; i < draws; ++i) {
        exact_double const a = whole(), b = whole(), c = whole();
        CHECK_FALSE(((a * b + b * c) * (c - a) * b).is_rounded);
        exact_double const x{d.number(-60, 60)}, power{dice::power(d.whole(-60, 60))};
        CHECK_FALSE((x * power).is_rounded);
        CHECK_FALSE((power * x).is_rounded);
        CHECK_FALSE((x * exact_double{}).is_rounded);
    }
}

/// A box on a grid: as it is stored, or turned by quarters.
struct drawn_box {
    vec<double, 2> low, high;
    convex_core<double> core;

    explicit drawn_box(dice& d, bool may_be_turned) {
        auto const place = [&d](int least, int greatest) { return static_cast<double>(d.whole(least, greatest)) / 2; };
        vec<double, 2> const center{place(-6, 6), place(-6, 6)}, half{place(1, 4), place(1, 4)};
        int const quarters = may_be_turned ? d.whole(0, 4) : 4;
        vec<double, 2> const reach = quarters % 2 == 1 ? vec<double, 2>{half.y, half.x} : half;
        low = center - reach;
        high = center + reach;
        core.count = 4;
        core.is_box = true;
        core.turned = quarters < 4;
        if (core.turned) {
            core.at = {center, half, rotation<double, 2>::quarter_turns(quarters).as_vec()};
        } else {
            core.at = {low, {high.x, low.y}, high, {low.x, high.y}};
        }
    }
    friend bool apart(drawn_box const& a, drawn_box const& b) {
        return a.high.x < b.low.x || b.high.x < a.low.x || a.high.y < b.low.y || b.high.y < a.low.y;
    }
};
template <class Points>
bool same_points(Points const& p, Points const& q) {
    bool same = p.size() == q.size();
    for (std::size_t i = 0; i < p.size() && same; ++i) same = p[i] == q[i];
    return same;
}

TEST_CASE("a contact of boxes on a grid is the one that fractions choose") {
    dice d{7};
    long met = 0;
    for (long i = 0; i < draws; ++i) {
        drawn_box const a(d, true), b(d, true);
        if (apart(a, b)) continue;
        ++met;
        core_contact<double> const m{a.core, b.core, false};
        core_contact_case found;
        REQUIRE(m.chosen_approximately(found));
        by_fractions fractions;
        auto const by_rungs = manifold_of_cores<double>::of(fractions, m, found);
        auto const exactly = measured_exactly<manifold_of_cores<double>>(m);
        CHECK(by_rungs.normal == exactly.normal);
        CHECK(by_rungs.depth == exactly.depth);
        CHECK(same_points(by_rungs.points, exactly.points));
    }
    CHECK(met > draws / 10);
}

TEST_CASE("a box that is straightened keeps its corners, in their order") {
    dice d{9};
    for (long i = 0; i < draws; ++i) {
        auto const box = drawn_box(d, true).core;
        auto straight = box;
        REQUIRE(stand_straight(straight));
        by_fractions fractions;
        for (std::size_t k = 0; k < box.count; ++k) {
            bool const same = any_corner(fractions, box, k) == any_corner(fractions, straight, k);
            CHECK(same);
        }
    }
}

TEST_CASE("a sweep of boxes on a grid is the one that fractions tell") {
    dice d{8};
    long met = 0;
    for (long i = 0; i < draws; ++i) {
        drawn_box const a(d, false), b(d, false);
        vec<double, 2> const way{static_cast<double>(d.whole(-8, 8)) / 2, static_cast<double>(d.whole(-8, 8)) / 2};
        if (way == vec<double, 2>{}) continue;
        core_sweep<double> const m{{a.core, b.core, {way}}};
        auto const by_rungs = swept<double>(m), exactly = swept_exactly<double>(m);
        CHECK(by_rungs.meet == exactly.meet);
        if (!exactly.meet) continue;
        ++met;
        CHECK(by_rungs.hit.first == exactly.hit.first);
        CHECK(by_rungs.hit.last == exactly.hit.last);
        CHECK(by_rungs.hit.normal == exactly.hit.normal);
        CHECK(same_points(by_rungs.hit.points, exactly.hit.points));
    }
    CHECK(met > draws / 10);
}

}  // namespace
