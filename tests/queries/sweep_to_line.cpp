// SPDX-License-Identifier: MIT
// Sweeps to rays and lines, and of them: cases by hand, and the same as in fractions.
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>

#include "lines_and_shapes.hpp"

import hantei;

namespace queries_sweep_to_line {

using namespace hantei;
using hit = sweep_hit<double, 2>;

// A disk falls onto the ground, and through it.
constexpr line<> ground{{-9.0, 0.0}, {2, 0}};
static_assert(*sweep(disk{{3.0, 5.0}, 1.0}, vec{2.0, -8.0}, ground) == hit{0.5, 0.75, {0, -1}, {{4, 0}}});
static_assert(*sweep(disk{{3.0, 5.0}, 1.0}, vec{2.0, -5.0}, ground) == hit{0.8, 1, {0, -1}, {{4.6, 0}}}, "and no farther");
static_assert(*sweep(disk{{3.0, 5.0}, 1.0}, vec{2.0, -4.0}, ground) == hit{1, 1, {0, -1}, {{5, 0}}}, "it just arrives");
static_assert(!sweep(disk{{3.0, 5.0}, 1.0}, vec{2.0, -3.5}, ground) && !sweep(disk{{3.0, 5.0}, 1.0}, vec{2.0, 1.0}, ground) &&
              !sweep(disk{{3.0, 5.0}, 1.0}, vec{2.0, 0.0}, ground));
// Seen from the ground, which rises: the same times, the opposite normal, and a point on the disk at rest.
static_assert(*sweep(ground, vec{-2.0, 8.0}, disk{{3.0, 5.0}, 1.0}) == hit{0.5, 0.75, {0, 1}, {{3, 4}}});
static_assert(*sweep(line<>{{-9.0, 0.0}, {-2, 0}}, vec{0.0, 8.0}, disk{{3.0, 5.0}, 1.0}) == hit{0.5, 0.75, {0, 1}, {{3, 4}}});
// A box lands on its whole bottom; the points are in the order along the normal turned to the left.
static_assert(*sweep(aabb{{0.0, 2.0}, {4.0, 3.0}}, vec{1.0, -4.0}, ground) == hit{0.5, 0.75, {0, -1}, {{0.5, 0}, {4.5, 0}}});
static_assert(*sweep(aabb{{0.0, -3.0}, {4.0, -2.0}}, vec{1.0, 4.0}, ground) == hit{0.5, 0.75, {0, 1}, {{4.5, 0}, {0.5, 0}}});
static_assert(*sweep(triangle{{0.0, 5.0}, {3.0, 1.0}, {6.0, 5.0}}, vec{0.0, -2.0}, ground) == hit{0.5, 1, {0, -1}, {{3, 0}}});
// An incline.
static_assert(*sweep(capsule{{-4.0, 7.0}, {-4.0, 17.0}, 5.0}, vec{4.0, -7.0}, line<>{{0.0, 0.0}, {4, 3}}) ==
              hit{0.375, 1, {0.6, -0.8}, {{0.5, 0.375}}});
// In the ground at the start: the time of its end, the normal of the place where it came in.
static_assert(*sweep(disk{{0.0, 0.5}, 1.0}, vec{1.0, 6.0}, ground) == hit{0, 0.0833333333333333333, {0, 1}, {}});
static_assert(*sweep(aabb{{0.0, -1.0}, {4.0, 3.0}}, vec{0.0, -12.0}, ground) == hit{0, 0.25, {0, -1}, {}});
static_assert(sweep(aabb{{0.0, -1.0}, {4.0, 3.0}}, vec{1.0, 0.0}, ground)->last == 1, "along it");
static_assert(sweep(aabb{{0.0, 0.0}, {4.0, 3.0}}, vec{0.0, 6.0}, ground)->points.size() == 2, "it touches at the start");

// A ray: beyond its origin it is not there.
constexpr ray<> ledge{{0.0, 0.0}, {3, 0}};
static_assert(*sweep(disk{{2.0, 5.0}, 1.0}, vec{2.0, -8.0}, ledge) == hit{0.5, 0.75, {0, -1}, {{3, 0}}});
static_assert(!sweep(disk{{-2.0, 5.0}, 1.0}, vec{0.0, -8.0}, ledge));
static_assert(*sweep(disk{{0.0, 5.0}, 1.0}, vec{0.0, -8.0}, ledge) == hit{0.5, 0.75, {0, -1}, {{0, 0}}}, "onto its origin");
static_assert(*sweep(disk{{-3.0, 0.0}, 1.0}, vec{4.0, 0.0}, ledge) == hit{0.5, 1, {1, 0}, {{0, 0}}}, "against its origin");
static_assert(*sweep(disk{{-4.0, -3.0}, 1.0}, vec{4.0, 3.0}, ledge) == hit{0.8, 1, {0.8, 0.6}, {{0, 0}}},
              "against it from below");
static_assert(*sweep(disk{{0.0, 0.0}, 1.0}, vec{-3.0, 4.0}, ledge) == hit{0, 0.2, {0, 1}, {}}, "it came onto the ledge");
static_assert(*sweep(disk{{0.0, 0.0}, 1.0}, vec{3.0, 4.0}, ledge) == hit{0, 0.25, {0.6, 0.8}, {}},
              "it came against its origin");
constexpr hit over_the_edge = *sweep(disk{{4.0, 3.0}, 1.0}, vec{-6.0, -4.0}, ledge);
static_assert(over_the_edge.first == 0.5 && 0.825 < over_the_edge.last && over_the_edge.last < 0.826,
              "it leaves by the origin");
static_assert(*sweep(ledge, vec{0.0, 8.0}, aabb{{2.0, 4.0}, {3.0, 6.0}}) == hit{0.5, 0.75, {0, 1}, {{3, 4}, {2, 4}}});
static_assert(*sweep(ledge, vec{0.0, 8.0}, aabb{{-2.0, 4.0}, {3.0, 6.0}}) == hit{0.5, 0.75, {0, 1}, {{3, 4}, {0, 4}}});

// Chains and regions. A line comes down onto an L, and stays in it.
constexpr polygon ell{{{0.0, 0.0}, {6.0, 0.0}, {6.0, 2.0}, {2.0, 2.0}, {2.0, 6.0}, {0.0, 6.0}}};
static_assert(*sweep(line<>{{-9.0, 10.0}, {1, 0}}, vec{0.0, -8.0}, ell) == hit{0.5, 1, {0, -1}, {{0, 6}, {2, 6}}});
static_assert(*sweep(ell, vec{0.0, 16.0}, line<>{{-9.0, 10.0}, {1, 0}}) == hit{0.25, 0.625, {0, 1}, {{2, 10}, {0, 10}}});
// A ray comes down into its notch: what touches begins at the origin.
static_assert(*sweep(ray{{4.0, 10.0}, {1, 0}}, vec{0.0, -16.0}, ell) == hit{0.5, 0.625, {0, -1}, {{4, 2}, {6, 2}}});
static_assert(*sweep(ray{{9.0, 1.0}, {0, 1}}, vec{-6.0, 0.0}, ell) == hit{0.5, 1, {-1, 0}, {{6, 2}, {6, 1}}});
static_assert(!sweep(ray{{9.0, 3.0}, {1, 1}}, vec{-6.0, 0.0}, ell),
              "it stays above the lower part, and right of the upper one");
// The origin of a ray comes to a slope.
constexpr chain roof{{{0.0, 0.0}, {4.0, 4.0}, {8.0, 0.0}}};
constexpr hit onto_the_slope = *sweep(ray{{6.0, 6.0}, {1, 0}}, vec{0.0, -8.0}, roof);
static_assert(onto_the_slope == hit{0.5, 0.75, sweep(disk{{9.0, 9.0}, 1.0}, vec{-8.0, -8.0}, roof)->normal, {{6, 2}}});
// From one gable to the other: the second is in front of the origin, and the ray is in contact until it has passed the valley.
constexpr chain gables{{{0.0, 0.0}, {2.0, 8.0}, {4.0, 2.0}, {6.0, 6.0}, {8.0, 0.0}}};
static_assert(*sweep(ray{{3.0, 10.0}, {1, 0}}, vec{0.0, -16.0}, gables) == hit{0.25, 0.625, {0, -1}, {{6, 6}}});
static_assert(*sweep(line<>{{3.0, 10.0}, {1, 0}}, vec{0.0, -16.0}, gables) == hit{0.125, 0.625, {0, -1}, {{2, 8}}});
// They touch at the start: the line comes into the L, or goes.
static_assert(*sweep(line<>{{0.0, 6.0}, {1, 0}}, vec{0.0, -4.0}, ell) == hit{0, 1, {0, -1}, {{0, 6}, {2, 6}}});
static_assert(*sweep(line<>{{0.0, 6.0}, {1, 0}}, vec{0.0, 4.0}, ell) == hit{0, 0, {0, -1}, {{0, 6}, {2, 6}}});
static_assert(*sweep(ray{{1.0, 6.0}, {1, 0}}, vec{0.0, 4.0}, ell) == hit{0, 0, {0, -1}, {{1, 6}, {2, 6}}});
// In it at the start: the normal of the place where they came together.
static_assert(*sweep(line<>{{0.0, 3.0}, {1, 0}}, vec{0.0, -6.0}, ell) == hit{0, 0.5, {0, -1}, {}});
static_assert(*sweep(ray{{-1.0, 3.0}, {1, 0}}, vec{0.0, 6.0}, ell) == hit{0, 0.5, {0, 1}, {}});
static_assert(*sweep(line<>{{0.0, 3.0}, {1, 0}}, vec{0.0, 6.0}, gables) == hit{0, 0.8333333333333334, {0, 1}, {}});

TEST_CASE_TEMPLATE("sweeps to rays and lines are those in fractions", T, double, std::int64_t) {
    numbers::lines_and_shapes<T> draw(48);
    std::size_t hits = 0;
    for (int i = 0; i < 60; ++i) {
        draw.each_caster([&](auto const& caster) {
            draw.each_shape([&](auto const& shape) {
                auto const way = draw.way();
                auto const exact_way = numbers::in_fractions(way);
                auto const onto = sweep(shape.plain, way, caster.plain);
                INFO(shape.plain.name);
                CHECK(onto == sweep(shape.exact, exact_way, caster.exact));
                CHECK(sweep(caster.plain, way, shape.plain) == sweep(caster.exact, exact_way, shape.exact));
                hits += onto.has_value();
            });
        });
    }
    CHECK(hits > 100);
}

}  // namespace queries_sweep_to_line
