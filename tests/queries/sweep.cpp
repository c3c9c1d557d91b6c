// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <variant>

#include "impacts.hpp"

import hantei;

namespace queries_sweep {

using namespace hantei;

using impacts::touch_in;

constexpr disk left{{-5, 0}, 1.0}, middle{{0, 0}, 1.0};
constexpr auto head_on = sweep(left, {10, 0}, middle);
static_assert(head_on.has_value() && head_on->first == 0.3 && head_on->last == 0.7 && head_on->normal == vec{1.0, 0.0});
static_assert(touch_in(head_on, vec{-1.0, 0.0}));
constexpr auto up_to_it = sweep(left, {3, 0}, middle);
static_assert(up_to_it->first == 1 && up_to_it->last == 1, "touching at the end");
static_assert(!sweep(left, {0x1.7ffffffffffffp1, 0}, middle).has_value(), "one neighbor of 3 short of it");
static_assert(!sweep(left, {-10, 0}, middle).has_value(), "away");
static_assert(!sweep(left, {0, 10}, middle).has_value(), "past it");

constexpr auto tangent = sweep(disk{{-5, 2}, 1.0}, {10, 0}, middle);
static_assert(tangent->first == 0.5 && tangent->last == 0.5 && tangent->normal == vec{0.0, -1.0});
constexpr auto past_a_point = sweep(disk{{-10, 3}, 5.0}, {20, 0}, point{0, 0});
static_assert(past_a_point->first == 0.3 && past_a_point->last == 0.7 && past_a_point->normal == vec{0.8, -0.6});
static_assert(touch_in(past_a_point, vec{0.0, 0.0}));

// At the start.
constexpr auto parting = sweep(disk{{-2, 0}, 1.0}, {-1, 0}, middle);
static_assert(parting->first == 0 && parting->last == 0 && parting->normal == vec{1.0, 0.0}, "touching, then away");
static_assert(touch_in(parting, vec{-1.0, 0.0}));
constexpr auto out_of_it = sweep(disk{{1, 0}, 1.0}, {4, 0}, middle);
static_assert(out_of_it->first == 0 && out_of_it->last == 0.25 && out_of_it->normal == vec{1.0, 0.0}, "overlapping");
static_assert(touch_in(out_of_it));
constexpr auto still = sweep(disk{{1, 0}, 1.0}, {0, 0}, middle);
static_assert(still->first == 0 && still->last == 1 && still->normal == vec{1.0, 0.0});
static_assert(!sweep(left, {0, 0}, middle).has_value());

// Straight sides.
constexpr aabb wall{{3, 0}, {5, 1}};
constexpr auto box_to_wall = sweep(aabb{{0, 0}, {1, 1}}, {4, 0}, wall);
static_assert(box_to_wall->first == 0.5 && box_to_wall->last == 1 && box_to_wall->normal == vec{1.0, 0.0});
static_assert(touch_in(box_to_wall, vec{3.0, 0.0}, vec{3.0, 1.0}));
constexpr auto lower = sweep(capsule{{1, 5}, {4, 5}, 1.0}, {0, -8}, wall);
static_assert(lower->first == 0.375 && touch_in(lower, vec{3.0, 1.0}, vec{4.0, 1.0}), "as much as the two share");
constexpr auto sliding = sweep(aabb{{0, 1}, {1, 2}}, {10, 0}, wall);
static_assert(sliding->first == 0.2 && sliding->last == 0.5 && sliding->normal == vec{0.0, -1.0} &&
                  touch_in(sliding, vec{3.0, 1.0}),
              "along the top of the wall");
constexpr auto standing = sweep(aabb{{3, 1}, {4, 2}}, {8, 0}, wall);
static_assert(standing->first == 0 && standing->last == 0.25 && standing->normal == vec{0.0, -1.0} &&
                  touch_in(standing, vec{3.0, 1.0}, vec{4.0, 1.0}),
              "it stands on the wall and walks");
constexpr auto rolling = sweep(disk{{-7, 2}, 1.0}, {20, 0}, triangle{{1, 1}, {-5, -2}, {5, 1}});
static_assert(rolling->first == 0.4 && rolling->last == 0.6 && rolling->normal == vec{0.0, -1.0} &&
                  touch_in(rolling, vec{1.0, 1.0}),
              "along a side");
constexpr auto through = sweep(point{0, 0}, {16, 0}, segment{{4, -1}, {4, 1}});
static_assert(through->first == 0.25 && through->last == 0.25 && through->normal == vec{1.0, 0.0}, "nothing is thin");
constexpr auto to_a_corner = sweep(capsule{{-6, -1}, {-6, 1}, 1.0}, {8, 0}, obb{{0, 0}, {1, 1}, rotation{1.0, 1.0}});
static_assert(to_a_corner->first == 0.375 && to_a_corner->normal == vec{1.0, 0.0} && touch_in(to_a_corner, vec{-2.0, 0.0}));
constexpr auto along = sweep(segment{{0, 0}, {1, 0}}, {8, 0}, segment{{3, 0}, {5, 0}});
static_assert(along->first == 0.25 && along->last == 0.625 && along->normal == vec{1.0, 0.0}, "on one line");
constexpr auto onto_a_tip = sweep(triangle{{0, 0}, {2, 0}, {1, -1}}, {0, -4}, triangle{{1, -3}, {0, -5}, {2, -5}});
static_assert(onto_a_tip->first == 0.5 && onto_a_tip->last == 1);

// What has no end.
constexpr line ground{{0, 0}, {1, 0}};
constexpr ray post{{0, 0}, {0, 4}}, beam{{3, 0}, {2, 0}};
constexpr auto falls = sweep(disk{{7, 9}, 1.0}, {0, -16}, ground);
static_assert(falls->first == 0.5 && falls->last == 0.625 && falls->normal == vec{0.0, -1.0} && touch_in(falls, vec{7.0, 0.0}));
constexpr auto lands = sweep(aabb{{1, 4}, {3, 5}}, {8, -8}, ground);
static_assert(lands->first == 0.5 && touch_in(lands, vec{5.0, 0.0}, vec{7.0, 0.0}));
constexpr auto rises = sweep(ground, {-8, 8}, aabb{{1, 4}, {3, 5}});
static_assert(rises->first == 0.5 && rises->last == 0.625 && touch_in(rises, vec{3.0, 4.0}, vec{1.0, 4.0}));
constexpr auto skates = sweep(aabb{{1, 0}, {3, 1}}, {8, 0}, ground);
static_assert(skates->first == 0 && skates->last == 1 && skates->normal == vec{0.0, -1.0} &&
                  touch_in(skates, vec{1.0, 0.0}, vec{3.0, 0.0}),
              "it touches all the way");
constexpr auto rolls_on = sweep(disk{{1, 1}, 1.0}, {8, 0}, ground);
static_assert(rolls_on->first == 0 && rolls_on->last == 1 && rolls_on->normal == vec{0.0, -1.0} &&
              touch_in(rolls_on, vec{1.0, 0.0}));
constexpr auto sunk = sweep(disk{{1, 0.5}, 1.0}, {8, 0}, ground);
static_assert(sunk->first == 0 && sunk->last == 1 && sunk->normal == vec{1.0, 0.0} && touch_in(sunk), "it always overlapped");
static_assert(!sweep(disk{{1, 1.5}, 1.0}, {8, 0}, ground).has_value());
constexpr auto levels = sweep(line{{0, 8}, {-3, 0}}, {5, -16}, ground);
static_assert(levels->first == 0.5 && levels->last == 0.5 && levels->normal == vec{0.0, -1.0} && touch_in(levels),
              "two parallels share no end");
static_assert(!sweep(line{{0, 8}, {-3, 0}}, {5, 0}, ground).has_value());
constexpr auto never_apart = sweep(line{{0, 8}, {1, 1}}, {5, 0}, ground);
static_assert(never_apart->first == 0 && never_apart->last == 1 && never_apart->normal == vec{1.0, 0.0} &&
              touch_in(never_apart));
constexpr auto at_the_post = sweep(disk{{-5, 1}, 1.0}, {16, 0}, post);
static_assert(at_the_post->first == 0.25 && at_the_post->last == 0.375 && touch_in(at_the_post, vec{0.0, 1.0}));
constexpr auto over_its_foot = sweep(disk{{-5, -1}, 1.0}, {16, 0}, post);
static_assert(over_its_foot->first == 0.3125 && over_its_foot->last == 0.3125 && touch_in(over_its_foot, vec{0.0, 0.0}));
static_assert(over_its_foot->normal == vec{0.0, 1.0} && !sweep(disk{{-5, -1.5}, 1.0}, {16, 0}, post).has_value());
constexpr auto down_the_post = sweep(disk{{0, -5}, 1.0}, {0, 16}, post);
static_assert(down_the_post->first == 0.25 && down_the_post->last == 1 && touch_in(down_the_post, vec{0.0, 0.0}), "and on");
constexpr auto out_of_the_post = sweep(disk{{0, 3}, 1.0}, {0, -8}, post);
static_assert(out_of_the_post->first == 0 && out_of_the_post->last == 0.5 && out_of_the_post->normal == vec{0.0, -1.0});
constexpr auto stacked = sweep(ray{{1, 8}, {1, 0}}, {0, -16}, beam);
static_assert(stacked->first == 0.5 && touch_in(stacked, vec{3.0, 0.0}), "two rays share one end");
constexpr auto opposed = sweep(ray{{5, 8}, {-1, 0}}, {0, -16}, beam);
static_assert(opposed->first == 0.5 && touch_in(opposed, vec{3.0, 0.0}, vec{5.0, 0.0}), "or a stretch with two");
constexpr auto tip_to_tip = sweep(ray{{0, 0}, {-1, 0}}, {4, 0}, beam);
static_assert(tip_to_tip->first == 0.75 && tip_to_tip->last == 1 && tip_to_tip->normal == vec{1.0, 0.0} &&
              touch_in(tip_to_tip, vec{3.0, 0.0}));
constexpr ray westward{{1, 0}, {-1, 0}}, north_west{{0, 0}, {-4, 1}};
constexpr auto slides_under = sweep(westward, vec{-3.0, 0.0}, north_west);
static_assert(slides_under->first == 0 && slides_under->last == 1 / 3.0 && slides_under->normal == vec{0.0, 1.0} &&
                  touch_in(slides_under, vec{0.0, 0.0}),
              "what two rays make is a wedge with inner points, and the way runs along its side");
constexpr auto slides_over = sweep(north_west, vec{3.0, 0.0}, westward);
static_assert(slides_over->first == 0 && slides_over->last == 1 / 3.0 && slides_over->normal == vec{0.0, -1.0} &&
                  touch_in(slides_over, vec{0.0, 0.0}),
              "in the other order");

// Scalars meet as everywhere; variants are taken as they are.
constexpr auto mixed = sweep(ball<float, 2>{{-8, 0}, 1}, vec<std::int32_t>{8, 0}, aabb<std::int32_t, 2>{{-3, -1}, {0, 1}});
static_assert(mixed->first == 0.5 && mixed->last == 1);
constexpr std::variant<disk<>, segment<>> moving = segment{{0, 0}, {1, 0}};
static_assert(sweep(moving, {8, 0}, segment{{3, 0}, {5, 0}}) == along);
// A turned box without height is a segment of two corners, beside a shape of more than four.
constexpr convex octagon{{{3.0, -1.0}, {3, 1}, {1, 3}, {-1, 3}, {-3, 1}, {-3, -1}, {-1, -3}, {1, -3}}};
static_assert(sweep(obb<>{{10, 0}, {1, 0}, {3, 4}}, vec{-20.0, 0.0}, octagon)->first == 0.3125);
static_assert(sweepable<ray<>, disk<>> && !sweepable<sphere<>, sphere<>> && sweepable<disk<>, point<>>);

TEST_CASE("sweep: magnitudes far apart") {
    auto const slow = sweep(disk{{-2, 0}, 1.0}, {1e-300, 0}, disk{{0x1p-52, 0}, 1.0});
    CHECK_FALSE(slow.has_value());
    auto const far = sweep(disk{{-1e300, 0}, 1e-300}, {1.5e300, 1e-300}, point{0, 0});
    REQUIRE(far.has_value());
    CHECK(far->first == 1 / 1.5);
    auto const tiny = sweep(point{0, 0}, {0x1p1000, 0}, segment{{0x1p-1000, -1}, {0x1p-1000, 1}});
    CHECK(tiny->first == std::numeric_limits<double>::denorm_min());
    auto const box =
        sweep(obb{{0, 0}, {1e300, 1e-300}, rotation{1e-3, 1e300}}, {-1e300, 1e300}, triangle{{1, 0}, {1e-300, 2}, {3, 3}});
    CHECK(box.has_value());
}

TEST_CASE("sweep: numbers that are none") {
    double const infinite = std::numeric_limits<double>::infinity(), none = std::numeric_limits<double>::quiet_NaN();
    for (vec<> const& bad : {vec<>{infinite, 0}, vec<>{0, -infinite}, vec<>{none, 0}, vec<>{0, none}})
        CHECK_THROWS_WITH_AS(static_cast<void>(sweep(left, bad, middle)),
                             "hantei: sweep: the displacement is not finite (NaN or infinity)", std::domain_error);
    for (vec<> const& way : {vec<>{1, 0}, vec<>{0, 0}}) {
        CHECK_THROWS_AS(static_cast<void>(sweep(disk{{0, 0}, -1.0}, way, middle)), invalid_shape);
        CHECK_THROWS_AS(static_cast<void>(sweep(wall, way, disk{{none, 0}, 1.0})), invalid_shape);
    }
}

}  // namespace queries_sweep
