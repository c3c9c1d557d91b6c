// SPDX-License-Identifier: MIT
// Distances and closest points of rays and lines: cases by hand, and the same as in fractions.
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>

#include "lines_and_shapes.hpp"

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

TEST_CASE_TEMPLATE("distances of rays and lines are those in fractions", T, double, std::int64_t) {
    numbers::lines_and_shapes<T> draw(3301);
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
