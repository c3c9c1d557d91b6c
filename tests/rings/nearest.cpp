// SPDX-License-Identifier: MIT
// Distances from rings and chains with many sides, and casts at them: what the search by trees finds, against every pair of sides in GMP's
// rational numbers.
#include <doctest/doctest.h>
#include <gmpxx.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "figures.hpp"
#include "naive.hpp"
import hantei;

namespace rings_nearest {

using namespace hantei;
using naive::Q;

template <class T>
using sides = std::vector<segment<T>>;
template <class T, class S>
sides<T> sides_of(S const& s) {
    sides<T> all;
    s.each_side([&](auto const& side) {
        all.push_back(side);
        return true;
    });
    return all;
}

struct flat_segment {
    naive::point a, b;
};
template <class T>
std::vector<flat_segment> exact(sides<T> const& all) {
    std::vector<flat_segment> r;
    for (auto const& s : all) r.push_back({naive::exact(s.a), naive::exact(s.b)});
    return r;
}
Q squared_distance_of(naive::point const& p, flat_segment const& s) {
    auto const d = s.b - s.a, e = p - s.a;
    Q const length = naive::dot(d, d), t = naive::dot(d, e);
    if (t <= 0) return naive::dot(e, e);
    if (t >= length) return naive::dot(p - s.b, p - s.b);
    return naive::cross(d, e) * naive::cross(d, e) / length;
}
Q squared_distance_of(flat_segment const& s, flat_segment const& t) {
    return std::min(
        {squared_distance_of(s.a, t), squared_distance_of(s.b, t), squared_distance_of(t.a, s), squared_distance_of(t.b, s)});
}
struct places {
    std::size_t a = 0, b = 0;
};
/// The first of the closest, by the order of a, then of b.
places closest(std::vector<flat_segment> const& a, std::vector<flat_segment> const& b) {
    std::optional<Q> least;
    places best;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t k = 0; k < b.size(); ++k) {
            Q const d = squared_distance_of(a[i], b[k]);
            if (least && d >= *least) continue;
            least = d;
            best = {i, k};
        }
    }
    return best;
}
template <class C>
C flipped(C const& c) {
    return {c.on_b, c.on_a};
}

/// Two shapes made of sides: all is as of the first of their closest sides. The points are those of the side of b and that of a.
template <class T, class A, class B>
void same_as_sides(A const& a, B const& b) {
    if (intersects(a, b)) return;
    auto const of_a = sides_of<T>(a), of_b = sides_of<T>(b);
    auto const [i, k] = closest(exact(of_a), exact(of_b));
    auto const &s = of_a[i], &t = of_b[k];
    CHECK(distance(a, b) == distance(s, t));
    CHECK(distance(b, a) == distance(s, t));
    CHECK(squared_distance(a, b) == squared_distance(s, t));
    CHECK(closest_points(a, b) == flipped(closest_points(t, s)));
    auto const d = static_cast<T>(distance(s, t));
    CHECK(within_distance(a, b, d) == within_distance(s, t, d));
    CHECK_FALSE(within_distance(a, b, static_cast<T>(d / 2)));
}
/// One of them convex and round: the center or the core tells which side is the closest.
template <class T, class A>
void same_as_round(A const& a, vec<T> const& p, vec<T> const& q, T radius) {
    disk<T> const x{p, radius};
    capsule<T> const y{p, q, radius};
    auto const of_a = sides_of<T>(a);
    if (!intersects(a, x)) {
        auto const i = closest(exact(of_a), {{naive::exact(p), naive::exact(p)}}).a;
        CHECK(distance(a, x) == distance(of_a[i], x));
        CHECK(closest_points(a, x) == closest_points(of_a[i], x));
    }
    if (!intersects(a, y)) {
        auto const i = closest(exact(of_a), {{naive::exact(p), naive::exact(q)}}).a;
        CHECK(distance(a, y) == distance(of_a[i], y));
        CHECK(squared_distance(a, y) == squared_distance(of_a[i], y));
    }
}
/// Two convex shapes: the distance is that of their closest sides.
template <class T, class A, class B>
void same_distance(A const& a, B const& b) {
    if (intersects(a, b)) return;
    auto const of_a = sides_of<T>(a), of_b = sides_of<T>(b);
    auto const [i, k] = closest(exact(of_a), exact(of_b));
    CHECK(distance(a, b) == distance(of_a[i], of_b[k]));
    auto const found = closest_points(a, b);
    CHECK(std::abs(found.on_a.x - found.on_b.x) <= static_cast<double>(distance(a, b)) * 1.001);
}

/// A line through no corner: the crossings are those with each side, in order.
template <class T, class S, class Line>
void same_crossings(S const& s, Line const& line) {
    auto const found = crossings(line, s);
    std::vector<crossing<double, 2>> each;
    for (auto const& side : sides_of<T>(s))
        if (auto const hit = raycast(line, side)) each.push_back(hit->enter);
    std::sort(each.begin(), each.end(), [](auto const& x, auto const& y) { return x.t < y.t; });
    for (std::size_t i = 1; i < each.size(); ++i)
        if (each[i - 1].t == each[i].t) return;  // through a corner
    REQUIRE(found.size() == each.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        CHECK(found[i].t == each[i].t);
        CHECK(found[i].point == each[i].point);
        CHECK((found[i].normal == each[i].normal || found[i].normal == -each[i].normal));
    }
    CHECK(raycast(line, s).has_value() == intersects(line, s));
}

figures::ring<double> mirrored(figures::ring<double> r, double at) {
    for (auto& p : r) p.x = at - p.x;
    std::reverse(r.begin(), r.end());
    return r;
}
figures::ring<double> moved(figures::ring<double> r, double x, double y) {
    for (auto& p : r) p = {p.x + x, p.y + y};
    return r;
}
using ring_polygon = polygon<figures::ring<double>>;

TEST_CASE("the closest sides of polygons and chains are those of all pairs of sides") {
    dice d(71);
    for (int turn = 0; turn < 60; ++turn) {
        auto const n = static_cast<std::size_t>(d.whole(4, 46));
        ring_polygon const a{figures::any(d, n)};
        if (!is_valid(a)) continue;
        auto const r = a.outer();
        auto const box = bounds(a);
        double const wide = box.max.x - box.min.x, high = box.max.y - box.min.y;
        auto const beside = moved(d.whole(0, 1) == 0 ? r : mirrored(r, box.min.x + box.max.x), wide * d.real(0.7, 1.3),
                                  high * d.real(-0.6, 0.6));
        ring_polygon const b{beside};
        if (is_valid(b)) same_as_sides<double>(a, b);
        chain const c{beside};
        if (is_valid(c)) same_as_sides<double>(c, a);
        closed_chain const e{beside};
        if (is_valid(c) && is_valid(e)) same_as_sides<double>(e, chain{r});
        vec<> const p{box.max.x + wide * d.real(-0.2, 0.5), box.min.y + high * d.real(-0.5, 1.5)};
        same_as_round<double>(a, p, {p.x + wide * d.real(-0.2, 0.5), p.y + high}, wide * d.real(0, 0.1));
        same_crossings<double>(a, ray<>{p, {-wide * 0.5, high * d.real(-0.3, 0.3)}});
        same_crossings<double>(chain{r}, line<>{p, {-wide * 0.5, high * d.real(-0.3, 0.3)}});
        same_crossings<double>(e, segment<>{p, {p.x - 2 * wide, p.y + high * d.real(-0.3, 0.3)}});
    }
}
TEST_CASE("of many equally close sides the first are the closest") {
    dice d(72);
    for (int turn = 0; turn < 30; ++turn) {
        ring_polygon const a{figures::staircase(d, static_cast<std::size_t>(d.whole(10, 50)))};
        if (!is_valid(a)) continue;
        auto const r = a.outer();
        double const low = bounds(a).min.x, high = bounds(a).max.x;
        for (auto const& other : {mirrored(r, 2 * high + d.whole(1, 3)), moved(r, 0, -2000 - d.whole(1, 3)),
                                  mirrored(r, 2 * low - 1), moved(r, high - low + 2, 0)}) {
            same_as_sides<double>(a, ring_polygon{other});
            same_as_sides<double>(closed_chain{other}, a);
            figures::ring<std::int32_t> whole_r = figures::whole(r, 2), whole_other = figures::whole(other, 2);
            same_as_sides<std::int32_t>(polygon<figures::ring<std::int32_t>>{whole_r},
                                        polygon<figures::ring<std::int32_t>>{whole_other});
            figures::ring<float> f, g;
            figures::ring<std::int64_t> far, far_other;
            for (auto const& p : r) f.push_back({static_cast<float>(p.x), static_cast<float>(p.y)});
            for (auto const& p : other) g.push_back({static_cast<float>(p.x), static_cast<float>(p.y)});
            for (auto const& p : whole_r) far.push_back({p.x + (std::int64_t{1} << 55), p.y});
            for (auto const& p : whole_other) far_other.push_back({p.x + (std::int64_t{1} << 55), p.y});
            same_as_sides<float>(chain{g}, polygon<figures::ring<float>>{f});
            same_as_sides<std::int64_t>(polygon<figures::ring<std::int64_t>>{far},
                                        polygon<figures::ring<std::int64_t>>{far_other});
        }
    }
    // Teeth that face each other, all at the same distance.
    figures::ring<double> comb;
    for (int i = 0; i < 40; ++i) comb.push_back({static_cast<double>(i), i % 2 == 0 ? 0.0 : 3.0});
    comb.push_back({39, 9});
    comb.push_back({0, 9});
    auto below = comb;
    for (auto& p : below) p.y = -1 - p.y;
    same_as_sides<double>(ring_polygon{comb}, ring_polygon{below});
    same_as_sides<double>(ring_polygon{below}, chain{comb});
    // A corner of which a disk's center is as far as of every other.
    figures::ring<double> cross;
    for (int i = 0; i < 28; ++i) {
        constexpr double at[28][2] = {{25, 0},   {24, 7},   {20, 15}, {15, 20},  {7, 24},    {0, 25},    {-7, 24},
                                      {-15, 20}, {-20, 15}, {-24, 7}, {-25, 0},  {-24, -7},  {-20, -15}, {-15, -20},
                                      {-7, -24}, {0, -25},  {7, -24}, {15, -20}, {20, -15},  {24, -7},   {30, -8},
                                      {26, -19}, {19, -26}, {8, -31}, {0, -33},  {-40, -40}, {-40, 40},  {40, 40}};
        cross.push_back({at[i][0], at[i][1]});
    }
    if (is_valid(ring_polygon{cross})) same_as_round<double>(ring_polygon{cross}, {0, 0}, {1, 0}, 1.0);
    same_as_round<double>(closed_chain{cross}, {0, 0}, {1, 0}, 1.0);
}
TEST_CASE("the closest sides of rings with holes, one around the other") {
    dice d(73);
    for (int turn = 0; turn < 20; ++turn) {
        figures::ring<double> const outer{{-9, -9}, {9, -9}, {9, 9}, {-9, 9}};
        auto hole = figures::star(d, static_cast<std::size_t>(d.whole(3, 40)), 0.9);
        auto other_hole = moved(hole, 3, 1);
        polygon<figures::ring<double>, std::vector<figures::ring<double>>> const a{outer, {hole, other_hole}};
        auto inside = figures::star(d, static_cast<std::size_t>(d.whole(3, 40)));
        for (auto& p : inside) p = {p.x * 0.5 + 3, p.y * 0.5 + 1};
        ring_polygon const b{inside};
        if (!is_valid(a) || !is_valid(b)) continue;
        same_as_sides<double>(a, b);
        same_as_sides<double>(b, chain{hole});
        same_as_round<double>(a, {3.1, 1.2}, {3.2, 0.9}, 0.1);
        same_crossings<double>(a, line<>{{d.real(-9, 9), -20}, {d.real(-0.5, 0.5), 1}});
    }
}
TEST_CASE("convex shapes with many corners") {
    dice d(74);
    for (int turn = 0; turn < 40; ++turn) {
        auto const n = static_cast<std::size_t>(d.whole(5, 60)), m = static_cast<std::size_t>(d.whole(5, 60));
        auto const around = [&](std::size_t count, double x, double phase) {
            figures::ring<double> r;
            for (std::size_t i = 0; i < count; ++i) {
                double const angle = phase + 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count);
                r.push_back({x + std::cos(angle), std::sin(angle)});
            }
            return r;
        };
        convex const a{around(n, 0, d.real(0, 1))},
            b{around(turn % 2 == 0 ? m : n, d.real(1.9, 3), turn % 2 == 0 ? d.real(0, 1) : 0)};
        if (!is_valid(a) || !is_valid(b)) continue;
        same_distance<double>(a, b);
        // A sweep of a corner is a cast at the other: here, that of the whole shape is the first of the sweeps of its corners at b, and of
        // b's at it.
        vec<> const way{d.real(0.5, 4), d.real(-1, 1)};
        auto const hit = sweep(a, way, b);
        std::optional<double> first_time;
        auto const take = [&](auto const& other) {
            if (other && (!first_time || other->first < *first_time)) first_time = other->first;
        };
        for (auto const& p : a.vertices()) take(sweep(point<>{p}, way, b));
        for (auto const& q : b.vertices()) take(sweep(a, way, point<>{q}));
        CHECK(hit.has_value() == first_time.has_value());
        if (hit && first_time) CHECK(hit->first == *first_time);
    }
}

}  // namespace rings_nearest
