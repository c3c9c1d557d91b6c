// SPDX-License-Identifier: MIT
// Chains and regions on the way: cases by hand, and laws that name what the answer is by its convex parts.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <tuple>
#include <vector>

#include "drawn_regions.hpp"

import hantei;

namespace queries_sweep_of_sides {

using namespace hantei;

// A block with a notch from above, 2 wide and 2 deep.
constexpr polygon notched{{{0.0, 0.0}, {6, 0}, {6, 4}, {4, 4}, {4, 2}, {2, 2}, {2, 4}, {0, 4}}};
constexpr auto falls_in = sweep(aabb{{2.5, 6}, {3.5, 7}}, {0, -8}, notched);
static_assert(falls_in->first == 0.5 && falls_in->last == 0.875 && falls_in->normal == vec{0.0, -1.0});
static_assert(falls_in->points.size() == 2 && falls_in->points[0] != falls_in->points[1] && falls_in->points[0].y == 2);
constexpr auto bullet = sweep(point{-2, 3}, {16, 0}, notched);
static_assert(bullet->first == 0.125 && bullet->last == 0.25 && bullet->normal == vec{1.0, 0.0}, "until the notch");
static_assert(bullet->points.size() == 1 && bullet->points[0] == vec{0.0, 3.0});
constexpr auto low_bullet = sweep(point{-2, 1}, {16, 0}, notched);
static_assert(low_bullet->first == 0.125 && low_bullet->last == 0.5, "under it, inside between the sides");
static_assert(!sweep(aabb{{2.5, 3}, {3.5, 4}}, {0, 9}, notched).has_value(), "out of the notch without a touch");
constexpr auto on_the_floor = sweep(aabb{{2.5, 2}, {3, 3}}, {2, 0}, notched);
static_assert(on_the_floor->first == 0 && on_the_floor->last == 1 && on_the_floor->normal == vec{0.0, -1.0});
constexpr auto from_within = sweep(point{1, 3}, {4, 0}, notched);
static_assert(from_within->first == 0 && from_within->last == 0.25 && from_within->points.size() == 0);
static_assert(from_within->normal == vec{1.0, 0.0}, "it came in from the left");
constexpr auto from_deep_within = sweep(disk{{3, 1}, 0.5}, {0, 0.25}, notched);
static_assert(from_deep_within->first == 0 && from_deep_within->last == 1 && from_deep_within->normal == vec{0.0, 1.0});
constexpr auto moving_block = sweep(notched, {0, 8}, aabb{{2.5, 6}, {3.5, 7}});
static_assert(moving_block->first == 0.5 && moving_block->normal == vec{0.0, 1.0});
static_assert(sweep(notched, {0, 0}, point{1, 1})->last == 1 && !sweep(notched, {0, 0}, point{3, 3}).has_value());

// A frame: what is in its hole leaves it through the wall.
constexpr polygon frame{std::array<vec<>, 4>{{{0, 0}, {8, 0}, {8, 8}, {0, 8}}},
                        std::array<vec<>, 4>{{{2, 2}, {6, 2}, {6, 6}, {2, 6}}}};
constexpr auto leaves = sweep(disk{{4, 4}, 1.0}, {16, 0}, frame);
static_assert(leaves->first == 0.0625 && leaves->last == 0.3125 && leaves->normal == vec{1.0, 0.0});
static_assert(leaves->points[0] == vec{6.0, 4.0} && !sweep(disk{{4, 4}, 1.0}, {0.5, 0.5}, frame).has_value());

// Chains: nothing of what they enclose.
constexpr closed_chain fence{std::array<vec<>, 4>{{{0, 0}, {8, 0}, {8, 8}, {0, 8}}}};
constexpr auto through = sweep(point{4, 4}, {16, 0}, fence);
static_assert(through->first == 0.25 && through->last == 0.25 && through->normal == vec{1.0, 0.0});
constexpr chain ground{std::array<vec<>, 4>{{{0, 0}, {4, 0}, {8, 0}, {8, 4}}}};
constexpr auto lands = sweep(aabb{{3, 4}, {5, 5}}, {0, -8}, ground);
static_assert(lands->first == 0.5 && lands->last == 0.625 && lands->points.size() == 2, "on two sides, as on one");
static_assert(std::min(lands->points[0].x, lands->points[1].x) == 3 && std::max(lands->points[0].x, lands->points[1].x) == 5);
constexpr auto walks = sweep(aabb{{0, 0}, {1, 1}}, {16, 0}, ground);
static_assert(walks->first == 0 && walks->last == 0.5 && walks->normal == vec{0.0, -1.0}, "from side to side");
constexpr auto rain = sweep(line{{0, 8}, {1, 0}}, {0, -16}, ground);
static_assert(rain->first == 0.25 && rain->last == 0.5 && rain->points[0] == vec{8.0, 4.0});
static_assert(sweep(polygon{{vec<std::int64_t>{0, 0}, {4, 0}, {0, 4}}}, vec{8.0, 0.0}, point<std::int64_t>{{6, 1}})->first ==
              0.375);
static_assert(sweepable<any_shape<>, any_shape<>>);
// The corners of a kite in another scalar than those with which it is worked out.
template <class T>
constexpr auto kite_in_yard =
    sweep(convex{{vec<T>{1, -3}, {0, 2}, {0, 3}, {4, 3}}}, vec<T>{-4, -2}, polygon{{vec<T>{-2, -4}, {4, -4}, {4, 2}, {-2, 2}}});
static_assert(kite_in_yard<float>->last == 1 && kite_in_yard<std::int32_t>->last == 1 && kite_in_yard<std::int64_t>->last == 1);

TEST_CASE("sweep: of a convex shape in any scalar") {
    std::mt19937 source(26);
    auto const whole = [&source](int low, int high) {
        return static_cast<int>(source() % static_cast<unsigned>(high - low + 1)) + low;
    };
    for (int i = 0; i < 200; ++i) {
        std::vector<vec<>> corners;
        for (int k = 0; k < 9; ++k) corners.push_back({1.0 * whole(-9, 9), 1.0 * whole(-9, 9)});
        corners = convex_hull(corners);
        if (corners.size() < 3) continue;
        vec<> const way{1.0 * whole(-12, 12), 1.0 * whole(-12, 12)}, at{1.0 * whole(-9, 9), 1.0 * whole(-9, 9)};
        auto const swept_in = [&]<class T>(T) {
            auto const to = [](vec<> const& p) { return vec<T>{static_cast<T>(p.x), static_cast<T>(p.y)}; };
            std::vector<vec<T>> hull, bent;
            for (auto const& p : corners) hull.push_back(to(p));
            for (vec<> const& p : {vec{0.0, 0.0}, {8.0, 0.0}, {8.0, 3.0}, {3.0, 3.0}, {3.0, 9.0}, {0.0, 9.0}})
                bent.push_back(to({p.x + at.x, p.y + at.y}));
            return sweep(convex(hull), to(way), polygon(bent));
        };
        auto const expected = swept_in(0.0);
        auto const in_float = swept_in(0.0F);
        auto const in_integers = swept_in(std::int32_t{0});
        CHECK(in_integers == expected);
        REQUIRE(in_float.has_value() == expected.has_value());
        if (!expected.has_value()) continue;
        CHECK(in_float->first == static_cast<float>(expected->first));
        CHECK(in_float->last == static_cast<float>(expected->last));
    }
}
TEST_CASE("sweep: several sides at once") {
    auto const falls_on = sweep(aabb{{1, 6}, {5, 7}}, {0, -4}, notched);
    REQUIRE(falls_on.has_value());
    CHECK(falls_on->first == 0.5);
    CHECK(falls_on->normal == vec{0.0, -1.0});
    REQUIRE(falls_on->points.size() == 2);  // over the notch, on both sides of it
    CHECK(std::min(falls_on->points[0].x, falls_on->points[1].x) == 1);
    CHECK(std::max(falls_on->points[0].x, falls_on->points[1].x) == 5);
    auto const fits = sweep(aabb{{2, 6}, {4, 7}}, {0, -8}, notched);
    REQUIRE(fits.has_value());  // between the walls, down to the floor and on through it
    CHECK(fits->first == 0.25);
    CHECK(fits->last == 0.875);
    CHECK(fits->normal == vec{-1.0, 0.0});
}

/// The convex shapes of which it is the union.
template <class S>
auto parts_of(S const& s) {
    if constexpr (requires { convex_parts(s); }) {
        return convex_parts(s);
    } else if constexpr (requires { s.each_side([](auto const&) { return true; }); }) {
        std::vector<segment<>> sides;
        s.each_side([&sides](auto const& side) {
            sides.push_back(side);
            return true;
        });
        return sides;
    } else {
        return std::vector<S>{s};
    }
}
struct span_of_time {
    double first, last;
};
/// By the parts: rounded times are in order as exact ones are, and where two are equal here, they are equal.
template <class A, class B>
std::optional<span_of_time> expected(A const& a, vec<> const& way, B const& b) {
    std::vector<span_of_time> all;
    for (auto const& p : parts_of(a))
        for (auto const& q : parts_of(b))
            if (auto const hit = sweep(p, way, q)) all.push_back({hit->first, hit->last});
    if (all.empty()) return {};
    std::sort(all.begin(), all.end(), [](auto const& x, auto const& y) { return x.first < y.first; });
    span_of_time r = all[0];
    for (auto const& x : all)
        if (x.first <= r.last) r.last = std::max(r.last, x.last);
    return r;
}

constexpr double rounding = 1e-12;

template <class A, class B>
void check(A const& a, vec<> const& way, B const& b) {
    auto const there = sweep(a, way, b), back = sweep(b, -way, a);
    auto const by_parts = expected(a, way, b);
    REQUIRE(there.has_value() == by_parts.has_value());
    REQUIRE(there.has_value() == back.has_value());
    if (!there.has_value()) return;
    CHECK(there->first == by_parts->first);
    CHECK(there->last == by_parts->last);
    CHECK((there->first == back->first && there->last == back->last));
    CHECK((there->first == 0) == intersects(a, b));
    if (way == vec<>{0, 0}) return;
    CHECK(there->normal == -back->normal);
    CHECK(there->points.size() == back->points.size());
    CHECK(std::fabs(squared_norm(there->normal) - 1) < rounding);
    if (there->first > 0) {
        CHECK(there->points.size() >= 1);
        CHECK(dot(there->normal, way) > -rounding);
    }
    for (auto const& p : there->points) {
        CHECK(within_distance(point<>{p}, b, rounding));
        CHECK(within_distance(point<>{p - way * there->first}, a, rounding));
    }
}

TEST_CASE("sweep: chains and regions are the unions of their parts") {
    drawn_regions d;
    for (int n = 0; n < 40; ++n) {
        CAPTURE(n);
        auto const apart = d.position(-10, 10);
        auto const way = n % 3 == 0 ? -apart : n % 10 == 1 ? vec<>{0, 0} : d.position(-9, 9);
        region const r = d.any_region(), other = d.any_region();
        auto const c = d.any_chain();
        auto const closed = d.any_closed_chain();
        auto const p = d.position() + apart, q = d.position() + apart;
        check(point<>{p}, way, r);
        check(disk<>{p, d.number(0, 2)}, way, r);
        check(aabb<>{p, p + vec<>{d.number(0, 2), 1}}, way, r);
        check(segment<>{p, q}, way, r);
        check(capsule<>{p, q, 0.5}, way, c);
        check(triangle<>{p, q, apart}, way, closed);
        check(obb<>{p, {1, d.number(0, 2)}, {3, 4}}, way, c);
        check(ray<>{p, {1, 2}}, way, c);
        check(line<>{p, {-1, 3}}, way, r);
        check(other, way, r);
        check(c, way, r);
        check(closed, way, c);
    }
}

// Two spikes that a segment of length 2^20 passes: the first is left a unit before the second is reached, 2^-60 of the way; or at this moment.
constexpr std::int64_t length = std::int64_t{1} << 20, half_way = std::int64_t{1} << 59;
constexpr segment<std::int64_t> rod{{0, 0}, {length, 0}};
constexpr vec<std::int64_t> far{2 * half_way, 0};
constexpr auto spikes(std::int64_t between) {
    return chain{
        std::array<vec<std::int64_t>, 4>{{{half_way, -1}, {half_way, 1}, {half_way + between, 1}, {half_way + between, -1}}}};
}
static_assert(sweep(rod, far, spikes(length + 1))->last == 0.5);
static_assert(sweep(rod, far, spikes(length))->last == 0.5 + 0x1p-40);
// On a region, away from it: as the region's side is turned, not as the segment's.
constexpr segment lifted{{1, 0}, {2, 0}};
constexpr polygon table{{{0.0, -2.0}, {3, -2}, {3, 0}, {0, 0}}};
static_assert(sweep(lifted, {0, 3}, table)->normal == vec{0.0, -1.0} && sweep(lifted, {0, 3}, table)->last == 0);

TEST_CASE("sweep: sides, at run time as in the compiler") {
    CHECK(sweep(rod, far, spikes(length + 1))->last == 0.5);
    CHECK(sweep(rod, far, spikes(length))->last == 0.5 + 0x1p-40);
    for (vec<> const way : {vec{0.0, 3.0}, {0.0, -3.0}, {2.0, 1.0}, {2.0, 0.0}, {-1.0, -1.0}}) {
        vec<std::int64_t> const in_integers{static_cast<std::int64_t>(way.x), static_cast<std::int64_t>(way.y)};
        CHECK(sweep(lifted, way, table) == sweep(lifted, in_integers, table));
    }
    CHECK(sweep(lifted, {0, 3}, table)->normal == vec{0.0, -1.0});
}

// A way in 64-bit integers makes doubles and the way fractions.
TEST_CASE("sweep: chains and regions, also those that meet at the start, as in fractions") {
    for (double const unit : {1.0, 0.7}) {
        drawn_regions d;
        d.unit = unit;
        for (int n = 0; n < 60; ++n) {
            CAPTURE(unit);
            CAPTURE(n);
            vec<std::int64_t> const way{d.whole(-6, 6), d.whole(-6, 6)};
            auto const same = [&](auto const& a, auto const& b) {
                vec<> const in_doubles{static_cast<double>(way.x), static_cast<double>(way.y)};
                CHECK(sweep(a, in_doubles, b) == sweep(a, way, b));
            };
            region const r = d.any_region(), other = d.any_region();
            auto const c = d.any_chain(), path = d.any_chain();
            auto const closed = d.any_closed_chain();
            auto const p = d.position(), q = d.position();
            same(disk<>{p, d.number(0, 2)}, r);
            same(r, disk<>{q, unit});
            same(aabb<>{p, p + vec<>{d.number(0, 2), unit}}, r);
            same(capsule<>{p, q, unit / 2}, c);
            same(segment<>{p, q}, r);
            same(triangle<>{p, q, d.position()}, closed);
            same(obb<>{p, {unit, d.number(0, 2)}, {3, 4}}, r);
            same(obb<>{p, {unit, d.number(0, 2)}, {3, 4}}, c);
            same(other, r);
            same(c, r);
            same(r, closed);
            same(c, path);
        }
    }
}

TEST_CASE("sweep: a convex polygon is a convex") {
    drawn_regions d;
    for (int n = 0; n < 120; ++n) {
        CAPTURE(n);
        auto const corners = convex_hull(d.vertices(-3, 3, 6));
        if (corners.size() < 3) continue;
        polygon const as_polygon{corners};
        convex const as_convex{corners};
        auto const p = d.position(-6, 6), way = d.position(-8, 8), q = p + d.position(-2, 2);
        auto const same = [&](auto const& x) {
            CHECK(sweep(x, way, as_polygon) == sweep(x, way, as_convex));
            CHECK(sweep(as_polygon, way, x) == sweep(as_convex, way, x));
        };
        same(point<>{p});
        same(disk<>{p, d.number(0, 2)});
        same(aabb<>{p, p + vec<>{1, 1}});
        same(segment<>{p, q});
        same(ray<>{p, {0, 1}});
        same(as_convex);
        same(convex{ring{p, p + vec<>{2, 0}, p + vec<>{1, 1}}});
        CHECK(sweep(as_polygon, way, polygon{ring{p, p + vec<>{2, 0}, p + vec<>{1, 1}}}) ==
              sweep(as_convex, way, convex{ring{p, p + vec<>{2, 0}, p + vec<>{1, 1}}}));
    }
}

}  // namespace queries_sweep_of_sides
