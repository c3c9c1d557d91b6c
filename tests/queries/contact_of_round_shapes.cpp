// SPDX-License-Identifier: MIT
// The contact of a polygon that is not convex and a disk or a capsule, by hand: on a side, round a corner, in a corner, on two corners,
// and where there is just one place to go.
#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <optional>

#include "contact.hpp"

import hantei;

namespace queries_contact_of_round_shapes {

using namespace hantei;
using namespace contacts;

/// The same but for the rounding of what is expected.
template <class M>
bool is_near(std::optional<M> const& c, vec<> const& move, auto const&... points) {
    constexpr double little = 0x1p-50;
    auto const near = [](vec<> const& p, vec<> const& q) { return squared_norm(p - q) < little * little; };
    double const depth = std::sqrt(squared_norm(move));
    std::size_t k = 0;
    return c.has_value() && std::fabs(c->depth - depth) < little && near(c->normal, -(move * (1 / depth))) &&
           c->points.size() == sizeof...(points) && (near(c->points[k++], points) && ...);
}

/// Left of the line y = x and below y = 0: a notch of 45 degrees, open to the right.
constexpr polygon beak{{{0, 0}, {8, 8}, {-2, 8}, {-2, -2}, {8, -2}, {8, 0}}};
double const half = std::sqrt(0.5);

TEST_CASE("contact: a disk in a notch") {
    CHECK(is(contact(disk{{2.25, 2.5}, 0.5}, slotted), west, 0.25, vec{1.875, 2.5}));
    CHECK(is(contact(slotted, disk{{2.25, 2.5}, 0.5}), east, 0.25, vec{1.875, 2.5}));
    CHECK(is(contact(disk{{3, 1.25}, 0.5}, slotted), south, 0.25, vec{3.0, 0.875}));
    CHECK(is_near(contact(disk{{2.25, 1.25}, 0.5}, slotted), {0.25, 0.25}, vec{1.875, 1.375}, vec{2.375, 0.875}));
    CHECK(is(contact(disk{{2.5, 2.5}, 1.0}, slotted), west, 0.5, vec{1.75, 2.5}));  // it just fits
    CHECK(is(contact(disk{{3, 1.5}, 1.0}, slotted), south, 0.5, vec{3.0, 0.75}));
    CHECK(is(contact(disk{{3, 2}, 1.25}, slotted), south, 2.75, vec{2.0, 2.625}, vec{4.0, 2.625}));  // too large: on both rims
    static_assert(minimum_translation(disk{{2.25, 1.25}, 0.5}, slotted) == vec{0.25, 0.25});
    static_assert(minimum_translation(slotted, disk{{3, 2}, 1.25}) == vec{0.0, -2.75});
}
TEST_CASE("contact: a disk in a hole") {
    CHECK(is(contact(disk{{1.5, 0}, 1.0}, pond), east, 0.5, vec{2.25, 0.0}));
    CHECK(is_near(contact(disk{{1.5, 1.5}, 1.0}, pond), {-0.5, -0.5}, vec{2.25, 1.25}, vec{1.25, 2.25}));
    CHECK(is_near(contact(disk{{0.5, 0.25}, 2.0}, pond), {-0.5, -0.25}, vec{2.25, 0.125}, vec{0.25, 2.125}));  // just one place
    CHECK(is_near(contact(pond, disk{{0.5, 0.25}, 2.0}), {0.5, 0.25}, vec{2.25, 0.125}, vec{0.25, 2.125}));
    CHECK(is(contact(disk{{0.5, 0.25}, 2.5}, pond), west, 8.0, vec{2.0, 0.25}));  // too large for it: over the rim
    CHECK(is(contact(disk{{0, 0}, 2.5}, pond), east, 8.5, vec{-1.75, 0.0}));  // four ways, the least x
    CHECK(!contact(disk{{0, 0}, 1.0}, pond).has_value());
}
TEST_CASE("contact: a disk at a corner") {
    CHECK(is_near(contact(disk{{4.5, 4.5}, 1.0}, ell), {0.5, 0.5}, vec{3.75, 4.75}, vec{4.75, 3.75}));
    CHECK(is_near(contact(disk{{8.5, 4.5}, 1.0}, ell), vec{1.0, 1.0} * (half - 0.5),
                  vec{8 - (half - 0.5) / 2, 4 - (half - 0.5) / 2}));
    CHECK(is(contact(disk{{2, 2}, 1.0}, ell), east, 3.0, vec{1.5, 2.0}));  // west or south, the least x
    CHECK(is(contact(disk{{8, 4}, 1.0}, ell), south, 1.0, vec{8.0, 3.5}));  // at its very corner, all ways round it
    static_assert(minimum_translation(disk{{0, 0}, 1.5}, polygon{{{5, 7}, {3, 7}, {0, 0}}}) == vec{-1.5, 0.0});
    static_assert(minimum_translation(disk{{0, 0}, 1.5}, polygon{{{-4, -3}, {0, 0}, {-4, 3}}}) == vec{0.9, -1.2});
    double const width = 1 + std::sqrt(2.0);  // from the notch's corner to the center of a disk that stands in it
    CHECK(is_near(contact(disk{{2, 0.75}, 1.0}, beak), {width - 2, 0.25}, vec{(width + 2) / 2 - half, 0.875 + half},
                  vec{width / 2 + 1, -0.125}));
    CHECK(is_near(contact(disk{{2, 1}, 1.0}, beak), {width - 2, 0}, vec{(width + 2) / 2 - half, 1 + half}));
}
TEST_CASE("contact: a disk, of which one way is shorter by very little") {
    constexpr polygon square{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    // 3 + 3·2^-52 is the middle between two doubles: to even.
    static_assert(contact(disk{{0, 0}, 1 + 3 * 0x1p-52}, polygon{{{-2, -50}, {50, -50}, {50, 50}, {-2, 50}}})->depth ==
                  0x1.8000000000002p+1);
    static_assert(is(contact(disk{{0x1p-58, 0}, 0.25}, square), west, 1.25, vec{0.375, 0.0}));
    static_assert(is(contact(disk{{-0x1p-58, 0}, 0.25}, square), east, 1.25, vec{-0.375, 0.0}));
    CHECK(is(contact(disk{{0, 0x1p-1000}, 0.25}, square), south, 1.25, vec{0.0, 0.375}));
}
TEST_CASE("contact: a capsule") {
    CHECK(is(contact(capsule{{2.5, 2}, {2.5, 6}, 1.0}, slotted), west, 0.5, vec{1.75, 4.0}, vec{1.75, 2.0}));  // in a corridor
    CHECK(is(contact(capsule{{1, 4.5}, {5, 4.5}, 1.0}, slotted), south, 0.5, vec{1.0, 3.75}, vec{5.0, 3.75}));
    CHECK(is(contact(slotted, capsule{{1, 4.5}, {5, 4.5}, 1.0}), north, 0.5, vec{1.0, 3.75}, vec{5.0, 3.75}));
    CHECK(is(contact(capsule{{3, 1.5}, {3, 6}, 0.75}, slotted), south, 0.25, vec{3.0, 0.875}));
    CHECK(is(contact(capsule{{1.25, 0}, {-0.5, 0}, 1.0}, pond), east, 0.25, vec{2.125, 0.0}));
}
TEST_CASE("contact: round shapes that touch, or are points and segments") {
    CHECK(is(contact(disk{{3, 2}, 1.0}, slotted), east, 0.0, vec{4.0, 2.0}));  // on both sides and the floor
    CHECK(is(contact(capsule{{1, 5}, {5, 5}, 1.0}, slotted), south, 0.0, vec{1.0, 4.0}, vec{5.0, 4.0}));
    CHECK(is(contact(disk{{1.75, 2}, 0.0}, slotted), west, 0.25, vec{1.875, 2.0}));
    CHECK(is(contact(capsule{{1.5, 2}, {1.5, 3}, 0.0}, slotted), west, 0.5, vec{1.75, 3.0}, vec{1.75, 2.0}));
    CHECK(is(contact(capsule{{2.25, 2.5}, {2.25, 2.5}, 0.5}, slotted), west, 0.25, vec{1.875, 2.5}));
}
TEST_CASE("contact: of round shapes, in other numbers") {
    constexpr polygon slot{{vec<std::int64_t>{0, 0}, {6, 0}, {6, 4}, {4, 4}, {4, 1}, {2, 1}, {2, 4}, {0, 4}}};
    CHECK(contact(disk<std::int64_t>{{3, 2}, 2}, slot)->depth == 2 + std::sqrt(3.0));
    CHECK(minimum_translation(disk<std::int64_t>{{3, 2}, 2}, slot) == vec{0.0, 2 + std::sqrt(3.0)});
    constexpr double far = 0x1p1000;
    constexpr polygon large{{{0, 0}, {8 * far, 0}, {8 * far, 4 * far}, {4 * far, 4 * far}, {4 * far, 8 * far}, {0, 8 * far}}};
    CHECK(minimum_translation(disk{{4.5 * far, 4.5 * far}, far}, large) == vec{0.5 * far, 0.5 * far});
    CHECK(minimum_translation(disk{{4.5, 4.5}, 0x1p-1074}, ell) == std::nullopt);
    CHECK(minimum_translation(disk{{4, 5}, 0x1p-1074}, ell) == vec{0x1p-1074, 0.0});
}

}  // namespace queries_contact_of_round_shapes
