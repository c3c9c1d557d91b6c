// SPDX-License-Identifier: MIT
// Distances and closest points of rays and lines: cases by hand, and the same as in fractions.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "in_fractions.hpp"

import hantei;

namespace queries_distance_to_line {

using namespace hantei;

// A line passes a shape closest at a corner.
constexpr line<> slope{{0.0, 0.0}, {4, 3}};
static_assert(distance(slope, point{0.0, 5.0}) == 4 && squared_distance(slope, point{0.0, 5.0}) == 16);
static_assert(closest_points(slope, point{0.0, 5.0}) == closest<double, 2>{{2.4, 1.8}, {0, 5}});
static_assert(distance(slope, segment{{0.0, 5.0}, {0.0, 10.0}}) == 4 && distance(disk{{0.0, 5.0}, 1.5}, slope) == 2.5);
static_assert(distance(slope, aabb{{-10.0, 5.0}, {0.0, 6.0}}) == 4);
static_assert(closest_points(aabb{{-10.0, 5.0}, {0.0, 6.0}}, slope).on_a == vec{0.0, 5.0});
// A side parallel to it is everywhere as close: the closest point is the first along the line, or on the first side.
constexpr line<> level{{-9.0, 0.0}, {1, 0}};
static_assert(distance(level, aabb{{2.0, 1.0}, {4.0, 3.0}}) == 1);
static_assert(closest_points(level, aabb{{2.0, 1.0}, {4.0, 3.0}}) == closest<double, 2>{{2, 0}, {2, 1}});
static_assert(distance(level, segment{{5.0, 2.0}, {-5.0, 2.0}}) == 2);
static_assert(distance(level, triangle{{0.0, 3.0}, {4.0, 3.0}, {2.0, 7.0}}) == 3);

// A ray is closest with its origin if the shape is behind it, beside it, or crosses its line behind it.
constexpr ray<> east{{0.0, 0.0}, {2, 0}};
static_assert(distance(east, point{-3.0, 4.0}) == 5 && distance(east, point{3.0, 4.0}) == 4 &&
              distance(east, point{0.0, 4.0}) == 4);
static_assert(closest_points(east, point{-3.0, 4.0}).on_a == vec{0.0, 0.0});
static_assert(closest_points(east, point{3.0, 4.0}).on_a == vec{3.0, 0.0});
static_assert(distance(east, segment{{-2.0, -3.0}, {-2.0, 5.0}}) == 2, "a side across the line, behind");
static_assert(closest_points(east, segment{{-2.0, -3.0}, {-2.0, 5.0}}).on_b == vec{-2.0, 0.0});
static_assert(distance(east, segment{{-3.0, 4.0}, {3.0, 4.0}}) == 4, "a parallel side beside the origin");
static_assert(distance(east, segment{{-5.0, 0.0}, {-1.0, 6.0}}) ==
              distance(point{0.0, 0.0}, segment{{-5.0, 0.0}, {-1.0, 6.0}}));
static_assert(distance(east, segment{{-1.0, 1.0}, {7.0, 5.0}}) == distance(point{0.0, 0.0}, segment{{-1.0, 1.0}, {7.0, 5.0}}),
              "the corner closest to the line is behind the origin");
static_assert(distance(capsule{{3.0, 3.0}, {3.0, 9.0}, 1.0}, east) == 2 &&
              distance(capsule{{-3.0, 4.0}, {-3.0, 9.0}, 1.0}, east) == 4);

// Two of them.
static_assert(distance(level, line<>{{3.0, 2.0}, {-5, 0}}) == 2);
static_assert(closest_points(level, line<>{{3.0, 2.0}, {-5, 0}}) == closest<double, 2>{{-9, 0}, {-9, 2}},
              "the origin of the first");
static_assert(distance(level, ray<>{{3.0, 2.0}, {1, 1}}) == 2 && distance(ray<>{{3.0, 2.0}, {1, 1}}, level) == 2);
static_assert(distance(east, ray<>{{-3.0, 4.0}, {-1, 0}}) == 5 && distance(east, ray<>{{5.0, 2.0}, {0, 1}}) == 2);
static_assert(distance(east, ray<>{{-1.0, -5.0}, {0, 1}}) == 1, "the origin of the first beside the second");

// A chain and a region, by a vertex or by the side closest to the origin.
constexpr chain valley{{{-4.0, 6.0}, {-2.0, 2.0}, {0.0, 6.0}, {2.0, 2.5}, {4.0, 6.0}}};
static_assert(distance(level, valley) == 2 && closest_points(valley, level).on_a == vec{-2.0, 2.0});
static_assert(distance(east, valley) == 2.5 && closest_points(east, valley) == closest<double, 2>{{2, 0}, {2, 2.5}});
static_assert(distance(ray<>{{-3.0, 1.0}, {-1, -1}}, valley) == distance(point{-3.0, 1.0}, valley));
constexpr polygon block{{{-4.0, 2.0}, {4.0, 2.0}, {4.0, 6.0}, {0.0, 4.0}, {-4.0, 6.0}}};
static_assert(distance(level, block) == 2 && distance(block, ray<>{{0.0, 5.0}, {0, 1}}) == distance(block, point{0.0, 5.0}));

// A common point: the crossing with the first side that the line meets; where it enters a box; the line's point closest to a core that it does not meet.
constexpr auto common = [](vec<> const& p) { return closest<double, 2>{p, p}; };
static_assert(closest_points(slope, segment{{4.0, 0.0}, {4.0, 9.0}}) == common({4, 3}));
static_assert(closest_points(slope, triangle{{8.0, 0.0}, {8.0, 9.0}, {0.0, 9.0}}) == common({8, 6}), "its first side");
static_assert(closest_points(ray<>{{6.0, 6.0}, {-1, 1}}, triangle{{8.0, 0.0}, {8.0, 9.0}, {0.0, 9.0}}) == common({3, 9}),
              "the side by which a ray leaves it");
static_assert(closest_points(east, triangle{{0.0, -1.0}, {4.0, 0.0}, {0.0, 1.0}}) == common({4, 0}), "through a corner");
static_assert(closest_points(level, segment{{5.0, 0.0}, {-5.0, 0.0}}) == common({-5, 0}), "along the line");
static_assert(closest_points(slope, aabb{{-4.0, -9.0}, {4.0, 9.0}}) == common({-4, -3}));
static_assert(closest_points(ray<>{{0.0, 0.0}, {4, 3}}, aabb{{-4.0, -9.0}, {4.0, 9.0}}) == common({0, 0}));
static_assert(closest_points(level, obb<>{{0.0, 0.0}, {0.5, 0.5}, {6, 8}}) == common({6.25, 0}));
static_assert(closest_points(slope, disk{{0.0, 5.0}, 4.5}) == common({2.4, 1.8}) &&
              closest_points(capsule{{0.0, 5.0}, {-9.0, 9.0}, 4.5}, slope) == common({2.4, 1.8}));
static_assert(closest_points(ray<>{{3.0, 0.0}, {1, 0}}, disk{{0.0, 0.0}, 4.0}) == common({3, 0}));
static_assert(closest_points(slope, level) == common({0, 0}) &&
              closest_points(level, ray<>{{1.0, -2.0}, {1, 4}}) == common({1.5, 0}));
static_assert(closest_points(line<>{{0.0, 4.0}, {1, 0}}, valley) == common({-3, 4}));
static_assert(closest_points(line<>{{0.0, 5.0}, {1, 0}}, block) == common({4, 5}));

using numbers::in_fractions;
using numbers::twice;

template <class T>
struct drawn : numbers::source {
    using numbers::source::source;
    vec<T, 2> place() { return {number<T>(), number<T>()}; }
    vec<T, 2> way() {
        for (;;) {
            vec<T, 2> const d = place();
            if (d.x != 0 || d.y != 0) return whole(0, 3) == 0 && d.x != 0 ? vec<T, 2>{d.x, 0} : d;
        }
    }
    void each_caster(auto f) {
        auto const p = place(), d = way();
        f(twice{ray<T, 2>{p, d}, ray<rational, 2>{in_fractions(p), in_fractions(d)}});
        f(twice{line<T, 2>{p, d}, line<rational, 2>{in_fractions(p), in_fractions(d)}});
    }
    void each_shape(auto f) {
        auto const p = place(), q = place(), r = place(), d = way();
        T const w = length<T>(), h = length<T>();
        auto const e = [](auto const& x) { return in_fractions(x); };
        f(twice{point<T, 2>{p}, point<rational, 2>{e(p)}});
        f(twice{segment<T, 2>{p, q}, segment<rational, 2>{e(p), e(q)}});
        f(twice{ball<T, 2>{p, w}, ball<rational, 2>{e(p), rational(w)}});
        vec<T, 2> const low{std::min(p.x, q.x), std::min(p.y, q.y)}, high{std::max(p.x, q.x), std::max(p.y, q.y)};
        f(twice{aabb<T, 2>{low, high}, aabb<rational, 2>{e(low), e(high)}});
        f(twice{obb<T, 2>{p, {w, h}, {d.x, d.y}},
                obb<rational, 2>{e(p), {rational(w), rational(h)}, {rational(d.x), rational(d.y)}}});
        f(twice{capsule<T, 2>{p, q, w}, capsule<rational, 2>{e(p), e(q), rational(w)}});
        f(twice{triangle<T, 2>{p, q, r}, triangle<rational, 2>{e(p), e(q), e(r)}});
        std::vector<vec<T, 2>> const corners{p, q, r, place(), place()};
        chain const open(corners);
        if (is_valid(open)) f(twice{open, chain(in_fractions(corners))});
        if (polygon const region(corners); is_valid(region)) f(twice{region, polygon(in_fractions(corners))});
        if (auto const hull = convex_hull(corners); hull.size() > 2) f(twice{convex(hull), convex(in_fractions(hull))});
        each_caster(f);
    }
    /// Shapes that nearly touch the line through p along d, or have a side that is nearly parallel to it.
    void each_near_shape(vec<T, 2> const& p, vec<T, 2> const& d, auto f) {
        auto const e = [](auto const& x) { return in_fractions(x); };
        auto const close = nudged(p + d * static_cast<T>(whole(-3, 3)));
        f(twice{point<T, 2>{close}, point<rational, 2>{e(close)}});
        T const thirds = static_cast<T>(whole(1, 3));
        auto const from = place(), to = from + vec<T, 2>{d.x * thirds / 3, d.y * thirds / 3}, other = to + (from - p);
        f(twice{segment<T, 2>{from, to}, segment<rational, 2>{e(from), e(to)}});
        f(twice{segment<T, 2>{to, from}, segment<rational, 2>{e(to), e(from)}});
        f(twice{segment<T, 2>{from, close}, segment<rational, 2>{e(from), e(close)}});
        f(twice{triangle<T, 2>{from, to, other}, triangle<rational, 2>{e(from), e(to), e(other)}});
        std::vector<vec<T, 2>> const corners{to, from, other, to + (to - p)};
        if (chain const open(corners); is_valid(open)) f(twice{open, chain(in_fractions(corners))});
    }

  private:
    vec<T, 2> nudged(vec<T, 2> p) {
        if constexpr (std::is_integral_v<T>) return p + vec<T, 2>{static_cast<T>(whole(-1, 1)), 0};
        else return {std::nextafter(p.x, static_cast<T>(whole(-100, 100))), p.y};
    }
};
TEST_CASE_TEMPLATE("distances of rays and lines are those in fractions", T, double, std::int64_t) {
    drawn<T> draw(3301);
    std::size_t apart = 0;
    for (int i = 0; i < 150; ++i) {
        draw.each_caster([&](auto const& caster) {
            auto const compare = [&](auto const& other) { apart += numbers::gap_is_as_in_fractions(caster, other); };
            draw.each_shape(compare);
            draw.each_near_shape(caster.plain.origin, caster.plain.direction, compare);
        });
    }
    CHECK(apart > 500);
}

}  // namespace queries_distance_to_line
