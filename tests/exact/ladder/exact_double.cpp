// SPDX-License-Identifier: MIT
// An exact_double against fractions, and what it tells of ties: the same as fractions do.
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

/// A box on a grid: as it is stored, or turned by quarters.
struct drawn_box {
    vec<double, 2> low, high;
    convex_core<double> core;

    /// In halves, or in tenths, which doubles do not hold.
    explicit drawn_box(hard_numbers& d, bool may_be_turned, bool in_tenths = false) {
        auto const place = [&d, in_tenths](int least, int greatest) {
            if (in_tenths) return static_cast<double>(d.whole(5 * least, 5 * greatest)) / 10;
            return static_cast<double>(d.whole(least, greatest)) / 2;
        };
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
    /// As measures see it.
    convex_core<double> straight() const {
        auto r = core;
        if (r.turned) REQUIRE(stand_straight(r));
        return r;
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

/// The sweep in fractions, of which the one by rungs must not differ.
auto checked_sweep(core_sweep<double> const& m) {
    auto const by_rungs = swept<double>(m), exactly = swept_exactly<double>(m);
    CHECK(by_rungs.meet == exactly.meet);
    if (!exactly.meet) return exactly;
    CHECK(by_rungs.hit.first == exactly.hit.first);
    CHECK(by_rungs.hit.last == exactly.hit.last);
    CHECK(by_rungs.hit.normal == exactly.hit.normal);
    CHECK(same_points(by_rungs.hit.points, exactly.hit.points));
    return exactly;
}
/// A way in tenths, every other time along an axis.
vec<double, 2> way_in_tenths(hard_numbers& d, int greatest) {
    auto const tenths = [&] { return static_cast<double>(d.whole(-greatest, greatest)) / 10; };
    vec<double, 2> way{tenths(), tenths()};
    if (d.one_in(2)) way[d.one_in(2) ? 0 : 1] = 0;
    return way;
}

TEST_CASE("a contact of boxes on a grid is the one that fractions choose") {
    hard_numbers d{7};
    long met = 0;
    for (long i = 0; i < draws; ++i) {
        drawn_box const a(d, true), b(d, true);
        if (apart(a, b)) continue;
        ++met;
        auto const core_a = a.straight(), core_b = b.straight();
        core_contact<double> const m{core_a, core_b, false};
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
    hard_numbers d{9};
    for (long i = 0; i < draws; ++i) {
        drawn_box const box(d, true);
        auto const straight = box.straight();
        by_fractions fractions;
        for (std::size_t k = 0; k < straight.count; ++k) {
            bool const same = any_corner(fractions, box.core, k) == any_corner(fractions, straight, k);
            CHECK(same);
        }
    }
}

TEST_CASE("the gap of boxes on a grid is between the features that fractions choose") {
    hard_numbers d{10};
    long gaps = 0;
    for (long i = 0; i < draws; ++i) {
        drawn_box const a(d, true), b(d, true);
        if (!apart(a, b)) continue;
        ++gaps;
        auto const core_a = a.straight(), core_b = b.straight();
        gap_of_cores<double> const m{core_a, core_b};
        closest_features_case found;
        REQUIRE(m.chosen_approximately(found));
        by_fractions fractions;
        bool const same = ends_of_core_gap<double>::of(fractions, m, found) == measured_exactly<ends_of_core_gap<double>>(m);
        CHECK(same);
    }
    CHECK(gaps > draws / 10);
}

/// A shape on a grid: a box, a disk, or a point.
convex_core<double> drawn_core(hard_numbers& d) {
    int const kind = d.whole(0, 3);
    if (kind == 0) return drawn_box(d, false).core;
    convex_core<double> r;
    r.count = 1;
    r.at[0] = {static_cast<double>(d.whole(-12, 12)) / 4, static_cast<double>(d.whole(-12, 12)) / 4};
    if (kind < 3) r.radius = static_cast<double>(d.whole(1, 8)) / 4;
    return r;
}

TEST_CASE("a ray at a box on a grid enters and leaves through the sides that fractions tell, and at its corners") {
    hard_numbers d{11};
    long met = 0, at_corner = 0;
    for (long i = 0; i < draws; ++i) {
        drawn_box const box(d, false);
        vec<double, 2> const origin{static_cast<double>(d.whole(-12, 12)) / 2, static_cast<double>(d.whole(-12, 12)) / 2},
            way{static_cast<double>(d.whole(-6, 6)) / 2, static_cast<double>(d.whole(-6, 6)) / 2};
        aabb<double, 2> const set{box.low, box.high};
        if (way == vec<double, 2>{} || !intersects(line{origin, way}, set)) continue;
        ++met;
        convex_core<double> from;
        from.count = 1;
        from.at[0] = origin;
        core_cast<double, stored_way<double>> const m{from, box.core, {way}};
        auto const exactly = chord_of_core(parametric_line_of(exact(line{origin, way})), hull_of(corners_of(exact(set))), 0);
        chord<double, 2> const expected{{to_nearest<double>(exactly.enter.t), {}, rounded<double>(exactly.enter.normal)},
                                        {to_nearest<double>(exactly.exit.t), {}, rounded<double>(exactly.exit.normal)}};
        chord<double, 2> r;
        if (!certainly_measured<chord_of_core_cast<double>>(m, r)) continue;  // along a side
        at_corner += r.enter.point == box.low || r.enter.point == box.high ? 1 : 0;
        CHECK(r.enter.t == expected.enter.t);
        CHECK(r.exit.t == expected.exit.t);
        CHECK(r.enter.normal == expected.enter.normal);
        CHECK(r.exit.normal == expected.exit.normal);
    }
    CHECK(met > draws / 10);
    CHECK(at_corner > draws / 1000);
}

TEST_CASE("a sweep of boxes, disks and points on a grid is the one that fractions tell") {
    hard_numbers d{8};
    long met = 0, parted_at_start = 0;
    for (long i = 0; i < draws; ++i) {
        auto const a = drawn_core(d), b = drawn_core(d);
        vec<double, 2> const way{static_cast<double>(d.whole(-8, 8)) / 2, static_cast<double>(d.whole(-8, 8)) / 2};
        if (way == vec<double, 2>{}) continue;
        core_sweep<double> const m{{a, b, {way}}};
        auto const exactly = checked_sweep(m);
        if (!exactly.meet) continue;
        ++met;
        parted_at_start += exactly.hit.last == 0 ? 1 : 0;
    }
    CHECK(met > draws / 10);
    CHECK(parted_at_start > draws / 1000);
}

TEST_CASE("a sweep of boxes that are turned by quarters is the one that fractions tell, also off the grid") {
    hard_numbers d{12};
    long met = 0, met_as_sums = 0, chosen_at_once = 0;
    for (long i = 0; i < draws; ++i) {
        drawn_box a(d, true, true), b(d, true, true);
        if (a.core.turned) stand_straight(a.core);
        if (b.core.turned) stand_straight(b.core);
        auto const way = way_in_tenths(d, 40);
        if (way == vec<double, 2>{}) continue;
        core_sweep<double> const m{{a.core, b.core, {way}}};
        if (!checked_sweep(m).meet) continue;
        ++met;
        bool const as_sums = a.core.corners_are_sums() || b.core.corners_are_sums();
        core_sweep_case found;
        met_as_sums += as_sums ? 1 : 0;
        chosen_at_once += as_sums && m.chosen_approximately(found) ? 1 : 0;
    }
    CHECK(met > draws / 10);
    CHECK(chosen_at_once > met_as_sums * 3 / 4);
    CHECK(met_as_sums > met / 3);
}

/// A shape with sides along the axes, in tenths, as measures see it: a box, one that is turned, a capsule, or a triangle with a right angle.
convex_core<double> drawn_level_core(hard_numbers& d) {
    auto const place = [&d](int least, int greatest) { return static_cast<double>(d.whole(least, greatest)) / 10; };
    vec<double, 2> const at{place(-30, 30), place(-30, 30)}, along{place(1, 20) * d.sign(), 0}, up{0, place(1, 20) * d.sign()};
    auto const core_of_shape = [](auto const& s) { return with_straight_core(s, [](auto const& core) { return core; }); };
    switch (d.whole(0, 3)) {
        case 0: return core_of_shape(aabb<double, 2>{min(at, at + along + up), max(at, at + along + up)});
        case 1:
            return core_of_shape(
                obb<double, 2>{at, {place(1, 20), place(1, 20)}, rotation<double, 2>::quarter_turns(d.whole(0, 3))});
        case 2: return core_of_shape(capsule<double, 2>{at, at + (d.one_in(2) ? along : up), place(1, 9)});
        default: return core_of_shape(triangle<double, 2>{at, at + along, at + up});
    }
}
/// A line along an axis is between two cores.
bool are_beside(convex_core<double> const& a, convex_core<double> const& b) {
    by_fractions fractions;
    auto const all_before = [&](convex_core<double> const& x, convex_core<double> const& y, std::size_t axis) {
        for (std::size_t i = 0; i < x.count; ++i)
            for (std::size_t k = 0; k < y.count; ++k)
                if (!(any_corner(fractions, x, i)[axis] < any_corner(fractions, y, k)[axis])) return false;
        return true;
    };
    return all_before(a, b, 0) || all_before(b, a, 0) || all_before(a, b, 1) || all_before(b, a, 1);
}
TEST_CASE("the gap of shapes with sides along the axes is that of fractions, and mostly chosen in doubles") {
    hard_numbers d{14};
    long gaps = 0, at_sides = 0, chosen_at_once = 0;
    for (long i = 0; i < draws; ++i) {
        auto const a = drawn_level_core(d), b = drawn_level_core(d);
        if (!are_beside(a, b)) continue;
        ++gaps;
        gap_of_cores<double> const m{a, b};
        by_fractions fractions;
        auto const exactly = measured_exactly<ends_of_core_gap<double>>(m);
        closest_features_case found;
        bool const at_once = m.chosen_approximately(found);
        bool const parallel = exactly.on_a.x == exactly.on_b.x || exactly.on_a.y == exactly.on_b.y;
        at_sides += parallel ? 1 : 0;
        chosen_at_once += parallel && at_once ? 1 : 0;
        if (!at_once) continue;
        bool const same = ends_of_core_gap<double>::of(fractions, m, found) == exactly;
        CHECK(same);
    }
    CHECK(gaps > draws / 10);
    CHECK(chosen_at_once > at_sides * 2 / 3);
}

TEST_CASE("a sweep of shapes with sides along the axes is the one that fractions tell, and mostly chosen in doubles") {
    hard_numbers d{13};
    long met = 0, on_sides = 0, chosen_at_once = 0;
    for (long i = 0; i < draws; ++i) {
        auto const a = drawn_level_core(d), b = drawn_level_core(d);
        auto const way = way_in_tenths(d, 60);
        if (way == vec<double, 2>{}) continue;
        core_sweep<double> const m{{a, b, {way}}};
        auto const exactly = checked_sweep(m);
        if (!exactly.meet) continue;
        ++met;
        if (exactly.hit.points.size() < 2) continue;
        core_sweep_case found;
        ++on_sides;
        chosen_at_once += m.chosen_approximately(found) ? 1 : 0;
    }
    CHECK(met > draws / 10);
    CHECK(on_sides > met / 4);
    CHECK(chosen_at_once > on_sides * 2 / 3);
}

}  // namespace
