// SPDX-License-Identifier: MIT
// Vectors, shapes and results as keys: equality, hash and order.
#include <doctest/doctest.h>

#include <cstdint>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

import hantei;

namespace {

using namespace hantei;

template <class X>
constexpr auto hash(X const& x) {
    return std::hash<X>{}(x);
}
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

static_assert(hash(vec{0.0, 1.0}) == hash(vec{-0.0, 1.0}) && vec{0.0, 1.0} == vec{-0.0, 1.0});
static_assert(hash(disk<float>{{-0.0f, 1.0f}, 0.0f}) == hash(disk<float>{{0.0f, 1.0f}, -0.0f}));
static_assert(hash(vec{0.0, 1.0}) != hash(vec{1.0, 0.0}) && hash(vec<int>{1, 2}) != hash(vec<int>{2, 1}));
static_assert(hash(obb{{0, 1}, {2, 3}, rotation{4.0, 3.0}}) != hash(obb{{0, 1}, {2, 3}, rotation{3.0, 4.0}}));
static_assert(!hashable<vec<rational>> && !hashable<disk<rational>> && !hashable<int> && !hashable<relation>);

constexpr less before;
static_assert(before(vec{1, 5}, vec{2, 0}) && !before(vec{2, 0}, vec{1, 5}) && before(vec{1, 5}, vec{1, 6}));
static_assert(!before(vec{-0.0, 0.0}, vec{0.0, 0.0}) && !before(vec{0.0, 0.0}, vec{-0.0, 0.0}));
static_assert(before(vec{1e308, 0.0}, vec{nan, 0.0}) && !before(vec{nan, 0.0}, vec{-1e308, 0.0}) &&
              !before(vec{nan, 0.0}, vec{nan, 0.0}));
static_assert(before(vec{nan, 0.0}, vec{nan, 1.0}));
static_assert(before(disk{{0, 0}, 1.0}, disk{{0, 0}, 2.0}) && before(disk<rational>{{0, 0}, 1}, disk<rational>{{0, 0}, 2}));
static_assert(before(chain({vec{0.0, 0.0}, {1, 0}, {2, 5}}), chain({vec{0.0, 0.0}, {1, 1}, {2, 0}})));
static_assert(before(std::vector{1, 2}.size() == 2 ? any_shape<>(point{9, 9}) : any_shape<>(), any_shape<>(disk{{0, 0}, 1.0})));
static_assert(!stored_numbers<int> && !stored_numbers<std::vector<double>> && stored_numbers<rotation<>>);

using ring = std::vector<vec<>>;
polygon<ring, std::vector<ring>> field(double at) {
    return polygon{ring{{0, 0}, {8, 0}, {8, 8}, {0, 8}}, std::vector<ring>{{{at, 1}, {at + 1, 1}, {at, 2}}}};
}

TEST_CASE("the keys of a container") {
    std::unordered_map<vec<>, int> coins;
    for (int i = 0; i < 1000; ++i) coins[vec{i % 10, i / 100}] += 1;
    CHECK(coins.size() == 100);
    CHECK(coins.at(vec{-0.0, 3.0}) == 10);

    std::map<aabb<std::int64_t>, int, less> rooms{{{{0, 0}, {2, 2}}, 1}, {{{0, 0}, {1, 9}}, 2}, {{{0, 0}, {2, 2}}, 3}};
    CHECK(rooms.size() == 2);
    CHECK(rooms.begin()->second == 2);

    std::vector<any_shape<>> const things{disk{{0, 0}, 1.0}, point{0, 0}, disk{{-0.0, 0.0}, 1.0}, field(1), field(3), field(1)};
    std::unordered_set<any_shape<>> const hashed(things.begin(), things.end());
    std::set<any_shape<>, less> const ordered(things.begin(), things.end());
    CHECK(hashed.size() == 4);
    CHECK(ordered.size() == 4);
    CHECK(std::hash<polygon<ring, std::vector<ring>>>{}(field(1)) != std::hash<polygon<ring, std::vector<ring>>>{}(field(3)));
}

TEST_CASE("results are equal where their members are") {
    std::vector<disk<>> const row{{{4, 0}, 1}, {{8, 0}, 1}};
    ray const east{{0, 0}, {1, 0}};
    CHECK(nearest(point{0, 0}, row) == nearest(point{0, 0}, row));
    CHECK(nearest(point{0, 0}, row) != nearest(point{1, 0}, row));
    CHECK(first_hit(east, row) == first_hit(east, row));
    CHECK(first_hit(east, row) != first_hit(ray{{1, 0}, {1, 0}}, row));
    CHECK(raycast(east, row[0]) != raycast(east, row[1]));
    CHECK(raycast(east, row[0])->enter == crossing{3.0, vec{3.0, 0.0}, vec{-1.0, 0.0}});
    CHECK(closest_points(point{0, 0}, row[0]) == closest{vec{0.0, 0.0}, vec{3.0, 0.0}});
    CHECK(contact(row[0], aabb{{4, -1}, {9, 1}}) == contact(row[0], aabb{{4, -1}, {9, 1}}));
    CHECK(contact(row[0], aabb{{4, -1}, {9, 1}}) != contact(row[0], aabb{{4.5, -1}, {9, 1}}));
    CHECK(sweep(row[0], {9, 0}, row[1]) == sweep(row[0], {9, 0}, row[1]));
    CHECK(sweep(row[0], {9, 0}, row[1]) != sweep(row[0], {8, 0}, row[1]));
    CHECK(flaws(disk{{0, 0}, -1.0}) == flaws(disk{{5, 0}, -2.0}));
    CHECK(flaws(disk{{0, 0}, -1.0}) != flaws(disk{{0, 0}, 1.0}));
}

}  // namespace
