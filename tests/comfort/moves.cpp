// SPDX-License-Identifier: MIT
// s + way moves a shape, as its own kind.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <variant>
#include <vector>

import hantei;

namespace {

using namespace hantei;

constexpr vec way{10.0, -1.0};
constexpr std::array corners{vec{0.0, 0.0}, vec{4.0, 0.0}, vec{0.0, 4.0}},
    gone{vec{10.0, -1.0}, vec{14.0, -1.0}, vec{10.0, 3.0}};

static_assert(point{1.0, 2.0} + way == point{11.0, 1.0});
static_assert(segment{{1, 2}, {3, 4}} + way == segment{{11, 1}, {13, 3}});
static_assert(ray{{1, 2}, {3, 4}} + way == ray{{11, 1}, {3, 4}} && line{{1, 2}, {3, 4}} + way == line{{11, 1}, {3, 4}});
static_assert(disk{{1, 2}, 3.0} + way == disk{{11, 1}, 3.0} &&
              sphere{{1, 2, 3}, 1.0} + vec{1.0, 1.0, 1.0} == sphere{{2, 3, 4}, 1.0});
static_assert(aabb{{1, 2}, {3, 4}} + way == aabb{{11, 1}, {13, 3}});
static_assert(obb{{1, 2}, {3, 4}, rotation{4.0, 3.0}} + way == obb{{11, 1}, {3, 4}, rotation{4.0, 3.0}});
static_assert(capsule{{1, 2}, {3, 4}, 5.0} + way == capsule{{11, 1}, {13, 3}, 5.0});
static_assert(triangle{{0, 0}, {4, 0}, {0, 4}} + way == triangle{{10, -1}, {14, -1}, {10, 3}});
static_assert(convex{corners} + way == convex{gone} && chain{corners} + way == chain{gone});
static_assert(closed_chain{corners} + way == closed_chain{gone} && polygon{corners} + way == polygon{gone});
static_assert(polygon{gone} - way == polygon{corners});
static_assert(std::is_same_v<decltype(polygon{corners} + way), polygon<std::array<vec<>, 3>>>);

// Every scalar, and the one in which two meet.
static_assert(aabb<int>{{1, 2}, {3, 4}} + vec<int>{1, 1} == aabb<int>{{2, 3}, {4, 5}});
static_assert(std::is_same_v<decltype(disk<float>{} + vec{1.0f, 1.0f}), disk<float>>);
static_assert(std::is_same_v<decltype(disk<float>{} + vec{1.0, 1.0}), disk<double>>);
static_assert(convex{std::array{vec<int>{0, 0}, vec<int>{1, 0}, vec<int>{0, 1}}} + vec{0.5, 0.0} ==
              convex{std::vector{vec{0.5, 0.0}, vec{1.5, 0.0}, vec{0.5, 1.0}}});

// A point moves by a vector, but by no point; between two points is a vector.
static_assert(std::is_same_v<decltype(point{1, 2} - point{0, 0}), vec<>> && point{4, 6} - point{1, 2} == vec{3, 4});
static_assert(std::is_same_v<decltype(point{1, 2} - vec{1, 1}), point<>>);

template <class S, class V>
concept moves = requires(S s, V v) { s + v; };
static_assert(!moves<disk<>, vec<double, 3>> && !moves<disk<std::int64_t>, vec<double>> && !moves<pose<>, vec<>> &&
              !moves<int, vec<>> && !moves<disk<>, point<>>);

constexpr bool goes_there_and_back() {
    any_shape<> thing = disk{{1, 2}, 3.0};
    thing += way;
    bool const there = std::get<disk<>>(thing) == disk{{11, 1}, 3.0};
    thing = thing - way;
    return there && std::get<disk<>>(thing) == disk{{1, 2}, 3.0};
}
static_assert(goes_there_and_back());

TEST_CASE("a move beyond the range, or of a bad shape, is refused") {
    constexpr int top = std::numeric_limits<int>::max(), bottom = std::numeric_limits<int>::min();
    CHECK_THROWS_AS((disk<int>{{top, 0}, 1} + vec<int>{1, 0}), std::domain_error);
    CHECK_THROWS_AS((disk<int>{{bottom, 0}, 1} - vec<int>{1, 0}), std::domain_error);
    CHECK_THROWS_AS((disk<int>{{0, 0}, 1} - vec<int>{bottom, 0}), std::domain_error);
    CHECK((disk<int>{{-1, 0}, 1} - vec<int>{bottom, 0}).center == vec<int>{top, 0});
    CHECK((disk<int>{{top, 0}, 1} + vec<int>{bottom, 0}).center == vec<int>{-1, 0});
    CHECK_THROWS_AS((disk{{1e308, 0}, 1.0} + vec{1e308, 0.0}), std::domain_error);
    CHECK_THROWS_AS((disk{{0, 0}, -1.0} + way), invalid_shape);
    CHECK_THROWS_AS((disk{{0, 0}, 1.0} + vec{std::numeric_limits<double>::quiet_NaN(), 0.0}), invalid_shape);
    // Corners that meet after the rounding.
    CHECK_THROWS_AS((convex{std::array{vec{0.0, 0.0}, vec{1e-20, 0.0}, vec{0.0, 1.0}}} + way), invalid_shape);
}

TEST_CASE("at run time") {
    std::vector<aabb<>> row{{{0, 0}, {1, 1}}, {{2, 0}, {3, 1}}};
    for (auto& box : row) box += vec{0.5, 0.25};
    CHECK(row[1] == aabb{{2.5, 0.25}, {3.5, 1.25}});
    polygon region{std::vector(corners.begin(), corners.end()), std::vector{vec{1.0, 1.0}, vec{2.0, 1.0}, vec{1.0, 2.0}}};
    auto const before = region;
    region += way;
    CHECK(region.holes()[0] == vec{11.0, 0.0});
    CHECK(intersects(region, point{10.5, -0.5}));
    CHECK_FALSE(intersects(region, point{11.25, 0.25}));
    region -= way;
    CHECK(region == before);
}

}  // namespace
