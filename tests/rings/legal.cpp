// SPDX-License-Identifier: MIT
// What OGC calls a valid polygon is one: vertices that add nothing, rings that touch. Its answers are those of the set.
#include <doctest/doctest.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

import hantei;

namespace rings_legal {

using namespace hantei;
using ring = std::vector<vec<>>;

// A square with each side cut into two, the first corner again at the end, another one twice.
constexpr polygon plain{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}};
constexpr polygon dotted{{{0, 0}, {2, 0}, {4, 0}, {4, 0}, {4, 1}, {4, 4}, {2, 4}, {0, 4}, {0, 3}, {0, 0}}};
static_assert(is_valid(dotted) && area(dotted) == area(plain) && centroid(dotted) == centroid(plain));
static_assert(contains(plain, dotted) && contains(dotted, plain) && overlaps(plain, dotted));
static_assert(dotted.core_vertices().size() == 4);
static_assert(contact(dotted, disk{{5, 2}, 2})->depth == 1);
static_assert(polygon{ring{{0, 0}, {2, 0}, {4, 0}, {4, 4}, {0, 4}, {0, 0}}}.outer() == ring{{0, 0}, {4, 0}, {4, 4}, {0, 4}});
static_assert(distance(convex{{{0, 0}, {1, 0}, {2, 0}, {1, 2}, {0, 0}}}, point{1.0, -1.0}) == 1);
static_assert(chain{{{0, 0}, {1, 0}, {1, 0}, {2, 0}}}.core_vertices().size() == 3);
static_assert(centroid(chain{{{0, 0}, {1, 0}, {1, 0}, {2, 0}}}) == vec{1.0, 0.0});

// A hole that hangs from the upper side by its tip, and another one from the first.
constexpr std::array holes{std::array<vec<>, 3>{{{2, 4}, {1, 3}, {3, 3}}}, std::array<vec<>, 3>{{{2, 3}, {1, 2}, {3, 2}}}};
constexpr polygon hanging{std::array<vec<>, 4>{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}}, holes};
static_assert(is_valid(hanging) && area(hanging) == 14);
// What lies in a hole touches the region, also with its tip where rings touch.
static_assert(touches(hanging, triangle{{2, 4}, {1.75, 3.5}, {2.25, 3.5}}));
static_assert(touches(hanging, polygon{{{2, 4}, {1.75, 3.5}, {2.25, 3.5}}}));
static_assert(touches(hanging, segment{{2, 4}, {2, 3.5}}) && touches(hanging, segment{{2, 4}, {2, 2}}));
static_assert(overlaps(hanging, segment{{2, 4}, {1, 3.5}}) && overlaps(hanging, segment{{2, 4}, {2, 1.5}}));
static_assert(minimum_translation(hanging, triangle{{2, 4}, {1.75, 3.5}, {2.25, 3.5}}) == vec{0.0, 0.0});
static_assert(!contains(hanging, segment{{2, 4}, {2, 3.5}}) && contains(hanging, segment{{1, 3}, {2, 4}}));
static_assert(contains(hanging, segment{{0, 3}, {1, 3}}) && !contains(hanging, segment{{1, 3.25}, {3, 3.25}}));
// Through the point in which the holes touch, between them and across them.
static_assert(contains(hanging, segment{{0, 3}, {4, 3}}) && crossings(segment{{2, 5}, {2, -1}}, hanging).size() == 4);
// The same rings the other way around, and with the tip of the hole in the middle of two corners.
static_assert(is_valid(polygon{std::array<vec<>, 5>{{{0, 4}, {2, 4}, {4, 4}, {4, 0}, {0, 0}}}, holes}));

std::string flaw_of(polygon<ring, std::vector<ring>> const& s) { return is_valid(s) ? "" : invalid_shape(flaws(s)[0]).what(); }

TEST_CASE("rings that touch may not cut the inside in two") {
    ring const outer{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    CHECK(flaw_of(polygon{outer, std::vector<ring>{{{0, 2}, {2, 1}, {4, 2}, {2, 3}}}}) ==
          "hantei: polygon: holes[0] invalid: with the rings that it touches it cuts the inside in two; it touches at side 2");
    CHECK(flaw_of(polygon{outer, std::vector<ring>{{{0, 2}, {2, 2}, {1, 3}}, {{2, 2}, {4, 2}, {3, 3}}}}) ==
          "hantei: polygon: holes[1] invalid: with the rings that it touches it cuts the inside in two; it touches at side 1");
    // Three in one point leave it whole.
    CHECK(flaw_of(polygon{
              outer, std::vector<ring>{{{2, 2}, {1, 1}, {2, 1}}, {{2, 2}, {3, 2}, {3, 3}}, {{2, 2}, {1, 3}, {1, 2}}}}) == "");
    // Three around a triangle do not.
    CHECK(flaw_of(polygon{
              outer, std::vector<ring>{{{1, 1}, {3, 1}, {2, 0.5}}, {{3, 1}, {2, 3}, {3.5, 3}}, {{2, 3}, {1, 1}, {0.5, 3}}}}) ==
          "hantei: polygon: holes[1] invalid: with the rings that it touches it cuts the inside in two; it touches at side 0");
    CHECK(flaw_of(polygon{outer, std::vector<ring>{{{0, 2}, {-1, 1}, {-1, 3}}}}) ==
          "hantei: polygon: holes[0] invalid: not inside the outer ring");
}

TEST_CASE("a region keeps its shape when it is moved and widened") {
    polygon<std::vector<vec<float>>, std::vector<std::vector<vec<float>>>> const small(
        {{0, 0}, {4, 0}, {4, 4}, {0, 4}}, {{{2, 4}, {1, 3}, {3, 3}}, {{2, 3}, {1, 2}, {3, 2}}});
    auto const moved = small + vec{8.0F, 0.0F};
    CHECK(moved.facts().rings_touch);
    CHECK(touches(moved, triangle<float>{{10, 4}, {9.75F, 3.5F}, {10.25F, 3.5F}}));
    CHECK(touches(moved, triangle<double>{{10, 4}, {9.75, 3.5}, {10.25, 3.5}}));
    CHECK(overlaps(moved, small + vec{4.5F, 0.0F}));
    CHECK(contact(moved, disk<float>{{10, 3.5F}, 0.125F}) == std::nullopt);
}

}  // namespace rings_legal
