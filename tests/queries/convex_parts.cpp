// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "drawn_regions.hpp"

import hantei;

namespace queries_convex_parts {

using namespace hantei;

// A block with a notch from above, and a frame.
static_assert(convex_parts(polygon{{{0.0, 0.0}, {6, 0}, {6, 4}, {4, 4}, {4, 2}, {2, 2}, {2, 4}, {0, 4}}}).size() == 3);
static_assert(convex_parts(polygon{std::array<vec<>, 4>{{{0, 0}, {8, 0}, {8, 8}, {0, 8}}},
                                   std::array<vec<>, 4>{{{2, 2}, {6, 2}, {6, 6}, {2, 6}}}})
                  .size() == 4);

TEST_CASE("convex_parts: the region, and nothing twice") {
    drawn_regions d;
    std::size_t with_holes = 0, touching_rings = 0;
    for (int n = 0; n < 150; ++n) {
        CAPTURE(n);
        region const whole = d.any_region();
        auto const parts = convex_parts(whole);
        with_holes += whole.hole_count() > 0;
        touching_rings += whole.facts().rings_touch;
        rational sum = 0;
        std::size_t turns = 0;
        auto const doubled = [](auto const& vertices) {
            rational s = 0;
            for (std::size_t i = 0; i < vertices.size(); ++i) {
                auto const &p = vertices[i], &q = vertices[(i + 1) % vertices.size()];
                s = s + rational(p.x) * rational(q.y) - rational(q.x) * rational(p.y);
            }
            return s.sign() < 0 ? -s : s;
        };
        for (auto const& part : parts) {
            REQUIRE(is_valid(part));
            CHECK(contains(whole, part));
            sum = sum + doubled(part.vertices());
        }
        rational expected = doubled(whole.outer());
        for (auto const& hole : whole.holes()) expected = expected - doubled(hole);
        CHECK(sum == expected);
        for (std::size_t i = 0; i < parts.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(overlaps(parts[i], parts[k]));
        whole.each_ring([&](auto const& vertices) {
            turns += vertices.size();
            return true;
        });
        CHECK(parts.size() <= turns + 2 * whole.hole_count() - 2);  // no more than triangles
    }
    CHECK(with_holes > 20);
    CHECK(touching_rings > 3);
    CHECK(convex_parts(region{ring{{0, 0}, {4, 0}, {4, 4}, {0, 4}}}).size() == 1);
}

TEST_CASE("convex_parts of a variant") {
    any_shape<> const block{region{ring{{0, 0}, {4, 0}, {4, 4}, {0, 4}}}};
    CHECK(convex_parts(block).value().size() == 1);
    CHECK_FALSE(convex_parts(any_shape<>(disk<>{{0, 0}, 1})).has_value());
}

}  // namespace queries_convex_parts
