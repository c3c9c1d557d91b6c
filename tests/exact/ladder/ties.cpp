// SPDX-License-Identifier: MIT
// Ties that doubles are sure of, against fractions: of shapes on a grid, and of shapes whose stored numbers say that their sides are parallel.
module;
#include "operations.hpp"

#include <cmath>
#include <cstddef>
module hantei;

namespace {

using namespace ladder;
using namespace hantei;

template <class Points>
bool same_points(Points const& p, Points const& q) {
    bool same = p.size() == q.size();
    for (std::size_t i = 0; i < p.size() && same; ++i) same = p[i] == q[i];
    return same;
}

/// As measures see it.
template <class S>
convex_core<double> core_of_shape(S const& s) {
    return with_straight_core(s, [](auto const& core) { return core; });
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
/// Whether doubles choose the contact; what they choose must be what fractions do.
bool checked_contact(core_contact<double> const& m) {
    core_contact_case found;
    if (!m.chosen_approximately(found)) return false;
    by_fractions fractions;
    auto const chosen = manifold_of_cores<double>::of(fractions, m, found);
    auto const exactly = measured_exactly<manifold_of_cores<double>>(m);
    CHECK(chosen.normal == exactly.normal);
    CHECK(chosen.depth == exactly.depth);
    CHECK(same_points(chosen.points, exactly.points));
    return true;
}
/// The same of the closest points of two that are apart.
bool checked_gap(gap_of_cores<double> const& m) {
    closest_features_case found;
    if (!m.chosen_approximately(found)) return false;
    by_fractions fractions;
    bool const same = ends_of_core_gap<double>::of(fractions, m, found) == measured_exactly<ends_of_core_gap<double>>(m);
    CHECK(same);
    return true;
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

TEST_CASE("a contact of boxes on a grid is the one that fractions choose") {
    hard_numbers d{7};
    long met = 0;
    for (long i = 0; i < draws; ++i) {
        drawn_box const a(d, true), b(d, true);
        if (apart(a, b)) continue;
        ++met;
        auto const core_a = a.straight(), core_b = b.straight();
        core_contact<double> const m{core_a, core_b, false};
        REQUIRE(checked_contact(m));
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
        REQUIRE(checked_gap(m));
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

TEST_CASE(
    "a ray at a box on a grid enters and leaves through the sides that fractions tell, at its corners, and along its sides") {
    hard_numbers d{11};
    long met = 0, at_corner = 0, along_side = 0;
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
        REQUIRE(certainly_measured<chord_of_core_cast<double>>(m, r));
        along_side += r.enter.normal == r.exit.normal ? 1 : 0;
        at_corner += r.enter.point == box.low || r.enter.point == box.high ? 1 : 0;
        CHECK(r.enter.t == expected.enter.t);
        CHECK(r.exit.t == expected.exit.t);
        CHECK(r.enter.normal == expected.enter.normal);
        CHECK(r.exit.normal == expected.exit.normal);
    }
    CHECK(met > draws / 10);
    CHECK(at_corner > draws / 1000);
    CHECK(along_side > draws / 1000);
}

/// A shape whose corners are small whole numbers, with sides along the axes or in the directions of 3, 4, 5.
convex_core<double> drawn_on_grid(hard_numbers& d) {
    auto const place = [&d] {
        return vec<double, 2>{static_cast<double>(d.whole(-3, 3)), static_cast<double>(d.whole(-3, 3))};
    };
    auto const size = [&d] { return static_cast<double>(d.whole(1, 3)); };
    vec<double, 2> const at = place(), along = d.one_in(2) ? vec<double, 2>{size(), 0} : vec<double, 2>{3, 4};
    switch (d.whole(0, 6)) {
        case 0: return core_of_shape(aabb<double, 2>{at, at + vec<double, 2>{size(), size()}});
        case 1: return core_of_shape(obb<double, 2>{at, {size(), size()}, rotation<double, 2>{0.6, 0.8}});
        case 2: return core_of_shape(capsule<double, 2>{at, at + along, size()});
        case 3: return core_of_shape(triangle<double, 2>{at, at + along, at + perp(along)});
        case 4: return core_of_shape(segment<double, 2>{at, at + along});
        case 5: return core_of_shape(ball<double, 2>{at, size()});
        default: return core_of_shape(point<double, 2>{at});
    }
}
TEST_CASE("a sweep along a side, or to a corner, is the one that fractions tell, and mostly found without them") {
    hard_numbers d{17};
    long along_side = 0, along_certain = 0, met = 0, certain = 0;
    for (long i = 0; i < draws; ++i) {
        auto const a = drawn_on_grid(d), b = drawn_on_grid(d);
        vec<double, 2> const way = d.one_in(4)   ? vec<double, 2>{-3, -4}
                                   : d.one_in(2) ? vec<double, 2>{static_cast<double>(d.whole(1, 6)) * d.sign(), 0}
                                                 : vec<double, 2>{static_cast<double>(d.whole(-4, 4)), 2};
        core_sweep<double> const m{{a, b, {way}}};
        auto const exactly = checked_sweep(m);
        if (!exactly.meet) continue;
        sweep_answer<double> found;
        bool const slides = exactly.hit.points.size() > 0 && dot(exactly.hit.normal, way) == 0,
                   known = certainly_measured<impact_of_cores<double>>(m, found);
        ++met;
        certain += known ? 1 : 0;
        along_side += slides ? 1 : 0;
        along_certain += slides && known ? 1 : 0;
    }
    CHECK(met > draws / 4);
    CHECK(certain > met * 9 / 10);
    CHECK(along_side > draws / 200);
    CHECK(along_certain > along_side * 9 / 10);
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

/// Two boxes with one rotation, up to quarter turns: in numbers as people write them, or in any.
struct boxes_turned_alike {
    obb<double, 2> a, b;

    explicit boxes_turned_alike(hard_numbers& d) {
        bool const in_tenths = d.one_in(2);
        auto const number = [&](int least, int greatest) {
            double const tenths = static_cast<double>(d.whole(least, greatest)) / 10;
            return in_tenths ? tenths : tenths + d.significand() / 16;
        };
        auto const place = [&] { return vec<double, 2>{number(-25, 25), number(-25, 25)}; };
        auto const half = [&] { return vec<double, 2>{number(1, 20), number(1, 20)}; };
        double const angle = static_cast<double>(d.whole(0, 359)) / 57;
        rotation<double, 2> turn{std::cos(angle), std::sin(angle)};
        if (in_tenths && d.one_in(2)) turn = {0.6, -0.8};
        a = {place(), half(), turn};
        for (int quarters = d.whole(0, 3); quarters > 0; --quarters) turn = {-turn.s, turn.c};
        b = {place(), half(), turn};
    }
};
convex_core<double> core_of_box(obb<double, 2> const& box) { return core_of_shape(box); }

TEST_CASE("contacts, gaps and sweeps of boxes turned alike are those of fractions, and mostly chosen in doubles") {
    hard_numbers d{15};
    long met = 0, gaps = 0, sweeps = 0, contacts_at_once = 0, gaps_at_once = 0, sweeps_at_once = 0;
    for (long i = 0; i < draws; ++i) {
        boxes_turned_alike const boxes(d);
        auto const a = core_of_box(boxes.a), b = core_of_box(boxes.b);
        if (intersects(boxes.a, boxes.b)) {
            ++met;
            contacts_at_once += checked_contact({a, b, false}) ? 1 : 0;
            continue;
        }
        ++gaps;
        gaps_at_once += checked_gap({a, b}) ? 1 : 0;
        core_sweep<double> const m{{a, b, {way_in_tenths(d, 60)}}};
        if (m.moving.way.way == vec<double, 2>{} || !checked_sweep(m).meet) continue;
        core_sweep_case found;
        ++sweeps;
        sweeps_at_once += m.chosen_approximately(found) ? 1 : 0;
    }
    CHECK(met > draws / 5);
    CHECK(gaps > draws / 5);
    CHECK(sweeps > draws / 10);
    CHECK(contacts_at_once > met * 9 / 10);
    CHECK(gaps_at_once > gaps * 9 / 10);
    CHECK(sweeps_at_once > sweeps * 9 / 10);
}

/// A box, a capsule, a triangle or a segment with a side in a direction, or across it, up to rounding.
convex_core<double> drawn_along(hard_numbers& d, double angle) {
    auto const place = [&] { return vec<double, 2>{d.real(-6, 6), d.real(-6, 6)}; };
    auto const way = [&angle](double length, double more = 0) {
        return vec<double, 2>{std::cos(angle + more) * length, std::sin(angle + more) * length};
    };
    auto const at = place(), end = at + way(d.real(0.3, 6));
    double const right = 1.5707963267948966;
    switch (d.whole(0, 3)) {
        case 0: {
            auto const turn = way(1, d.one_in(2) ? right : 0);
            return core_of_box({at, {d.real(0.3, 2), d.real(0.3, 2)}, {turn.x, turn.y}});
        }
        case 1: return core_of_shape(capsule<double, 2>{at, end, d.real(0.2, 1)});
        case 2: return core_of_shape(triangle<double, 2>{at, end, at + way(d.real(0.3, 6), right)});
        default: return core_of_shape(segment<double, 2>{at, end});
    }
}
TEST_CASE("a sweep of shapes with nearly parallel sides is the one that fractions tell, and chosen without them") {
    hard_numbers d{16};
    long met = 0, doubts = 0, guessed_wrong = 0;
    for (long i = 0; i < draws; ++i) {
        double const angle = d.real(0, 7);
        auto const a = drawn_along(d, angle), b = drawn_along(d, angle);
        core_sweep<double> const m{{a, b, {{d.real(-6, 6), d.real(-6, 6)}}}};
        if (!checked_sweep(m).meet) continue;
        ++met;
        core_sweep_case found;
        if (m.chosen_approximately(found)) continue;
        auto const guess = m.moving.guessed();
        core_cast_case ends{guess.enter.end, guess.exit.end};
        by_balls balls;
        m.moving.find(balls, ends);
        doubts += balls.doubt ? 1 : 0;
        guessed_wrong += ends.enter == guess.enter.end && ends.exit == guess.exit.end ? 0 : 1;
    }
    CHECK(met > draws / 6);
    CHECK(doubts < met / 50);
    CHECK(guessed_wrong > met / 8);
}

TEST_CASE("how sides run along each other is known for one rotation up to quarter turns, for the axes, and for nothing else") {
    auto const box = [](rotation<double, 2> const& turn) { return core_of_box({{0.1, 0.2}, {0.3, 0.7}, turn}); };
    rotation<double, 2> const turn{0.6, 0.8};
    rotation<double, 2> const quarters[]{turn, {-0.8, 0.6}, {-0.6, -0.8}, {0.8, -0.6}};
    int const senses[]{1, 0, -1, 0};
    auto const upright = core_of_box({{0.1, 0.2}, {0.3, 0.7}, rotation<double, 2>::quarter_turns(0)});
    for (std::size_t q = 0; q < 4; ++q)
        for (std::size_t side = 0; side < 4; ++side)
            for (std::size_t other = 0; other < 4; ++other) {
                CHECK(parallel_sense(box(turn), side, box(quarters[q]), other) == senses[(q + other + 4 - side) % 4]);
                auto const along =
                    core_of_box({{0.1, 0.2}, {0.3, 0.7}, rotation<double, 2>::quarter_turns(static_cast<int>(q))});
                CHECK(parallel_sense(upright, side, along, other) == senses[(q + other + 4 - side) % 4]);
                CHECK(parallel_sense(along, side, box(turn), other) == 0);
            }
    rotation<double, 2> const beside{0.6, std::nextafter(0.8, 1.0)}, mirrored{0.6, -0.8}, swapped{0.8, 0.6};
    for (auto const& other : {beside, mirrored, swapped}) CHECK(parallel_sense(box(turn), 0, box(other), 0) == 0);
    CHECK(are_parallel_boxes(box(turn), box(quarters[3])));
    CHECK(are_parallel_boxes(upright, box({0, -1})));
    CHECK_FALSE(are_parallel_boxes(upright, box(turn)));
    CHECK_FALSE(are_parallel_boxes(box(turn), box(beside)));
}

/// A shape with sides along the axes, in tenths, as measures see it: a box, one that is turned, a capsule, or a triangle with a right angle.
convex_core<double> drawn_level_core(hard_numbers& d) {
    auto const place = [&d](int least, int greatest) { return static_cast<double>(d.whole(least, greatest)) / 10; };
    vec<double, 2> const at{place(-30, 30), place(-30, 30)}, along{place(1, 20) * d.sign(), 0}, up{0, place(1, 20) * d.sign()};
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
        auto const ends = measured_exactly<ends_of_core_gap<double>>(m);
        bool const parallel = ends.on_a.x == ends.on_b.x || ends.on_a.y == ends.on_b.y, at_once = checked_gap(m);
        at_sides += parallel ? 1 : 0;
        chosen_at_once += parallel && at_once ? 1 : 0;
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
