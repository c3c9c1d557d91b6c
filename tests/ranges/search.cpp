// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <range/v3/view/transform.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "../dice.hpp"
#include "things.hpp"
import hantei;

namespace ranges_search {

using namespace things;
using hantei::index_pair;

/// Every pair, asked.
template <class R>
std::vector<index_pair> asked_one_by_one(R const& range) {
    std::vector<index_pair> found;
    for (std::size_t i = 0; i < range.size(); ++i)
        for (std::size_t k = i + 1; k < range.size(); ++k)
            if (hantei::intersects(range[i], range[k])) found.push_back({i, k});
    return found;
}

// In the compiler.
static_assert(hantei::intersecting_pairs(disks).empty());
static_assert(hantei::intersecting_pairs(crates, &crate::box) == std::vector<index_pair>{{0, 1}});
static_assert(hantei::nearest(hantei::point{-5, 1}, disks)->distance == 3);
static_assert(hantei::nearest(hantei::point{-5, 1}, disks)->where == disks + 1);
static_assert(hantei::first_hit(hantei::ray{{-5, 1}, {2, 0}}, disks)->chord.enter.t == 1.5);
static_assert(hantei::first_hit(hantei::ray{{2, 1}, {1, 0}}, disks)->where == disks);  // starts inside
static_assert(!hantei::first_hit(hantei::ray{{-5, 1}, {-1, 0}}, disks).has_value());
constexpr hantei::segment<> fences[]{{{9, -1}, {9, 1}}, {{4, 3}, {4, 1}}, {{6, -2}, {2, 2}}, {{1, 0}, {0, 0}}};
static_assert(hantei::first_hit(hantei::ray{{2, 0}, {1, 0}}, fences)->where == fences + 2);
static_assert(hantei::first_hit(hantei::ray{{2, 0}, {1, 0}}, fences)->chord.enter.t == 2);
static_assert(hantei::first_hit(hantei::segment{{2, 0}, {2, 8}}, fences)->chord.enter.t == 0.25);

// Many: by a tree in the compiler, too.
constexpr bool row_is_found() {
    std::vector<hantei::disk<>> row;
    for (int i = 0; i < 80; ++i) row.push_back({{static_cast<double>(37 * i % 80), 0}, 0.5});
    auto const found = hantei::intersecting_pairs(row);
    return found.size() == 79 && std::ranges::is_sorted(found) && found[0] == index_pair{0, 13};
}
static_assert(row_is_found());

TEST_CASE("intersecting_pairs gives what asking every pair gives") {
    dice source(2026);
    for (int const spread : {4, 12, 60}) {
        auto const draw = [&] { return source.whole(-spread, spread) / 2.0; };
        auto const size = [&] { return source.whole(0, 4) / 2.0; };
        std::vector<thing> many;
        for (int i = 0; i < 120; ++i) {
            hantei::vec<> const p{draw(), draw()}, q{p.x + size(), p.y + size()};
            switch (i % 5) {
                case 0: many.emplace_back(hantei::disk<>{p, size()}); break;
                case 1: many.emplace_back(hantei::aabb<>{p, q}); break;
                case 2: many.emplace_back(hantei::segment<>{p, q}); break;
                case 3: many.emplace_back(hantei::capsule<>{p, q, size()}); break;
                default: many.emplace_back(hantei::aabb<>{p, p});
            }
        }
        auto const expected = asked_one_by_one(many);
        CHECK_FALSE(expected.empty());
        CHECK(hantei::intersecting_pairs(many) == expected);
        CHECK(hantei::intersecting_pairs(many | ranges::views::transform([](thing const& x) { return x; })) == expected);
    }
}

TEST_CASE("of many shapes a tree finds the pairs that are") {
    dice source(2027);
    for (int const n : {63, 64, 65, 512, 700}) {
        std::vector<hantei::disk<>> scattered, column, heap;
        auto const place = [&] { return source.real(0, 2.5 * std::sqrt(n)); };
        auto const size = [&] { return source.real(0.25, 1); };
        for (int i = 0; i < n; ++i) {
            scattered.push_back({{place(), place()}, size()});
            column.push_back({{0, 1.75 * ((7919 * i) % n)}, 1});
            heap.push_back({{size(), size() * 1e-300}, size() * 1e300});
        }
        scattered[5] = {{1e308, -1e308}, 1.7e308};  // holds nearly everything
        for (auto const& many : {scattered, column, std::vector(heap.begin(), heap.begin() + 63)}) {
            auto const expected = asked_one_by_one(many);
            CHECK_FALSE(expected.empty());
            CHECK(hantei::intersecting_pairs(many) == expected);
        }
    }
}

// Each of one range with each of another.
constexpr hantei::aabb<> floors[]{{{0, 0}, {3, 1}}, {{8, 8}, {9, 9}}, {{20, 0}, {30, 1}}};
static_assert(hantei::intersecting_pairs(floors, disks) == std::vector<index_pair>{{0, 0}, {0, 1}, {0, 3}, {1, 2}});
static_assert(hantei::intersecting_pairs(crates, disks, &crate::box) == std::vector<index_pair>{{0, 3}, {2, 0}, {2, 4}});
static_assert(hantei::intersecting_pairs(disks, crates, {}, &crate::box) == std::vector<index_pair>{{0, 2}, {3, 0}, {4, 2}});

TEST_CASE("of two ranges each is asked of each") {
    dice source(2028);
    auto const place = [&] { return source.real(0, 60); };
    auto const size = [&] { return source.real(0.25, 3); };
    for (auto const& [n, m] :
         {std::pair{0, 9}, {9, 0}, {1, 1}, {3, 900}, {900, 3}, {40, 300}, {64, 64}, {65, 600}, {700, 70}, {500, 500}}) {
        std::vector<hantei::disk<>> a;
        std::vector<thing> b;
        for (int i = 0; i < n; ++i) a.push_back({{place(), place()}, size()});
        for (int i = 0; i < m; ++i) {
            hantei::vec<> const p{place(), place()}, q{place(), p.y};
            if (i % 50 == 7) {
                b.emplace_back(hantei::line<>{p, {size(), size()}});
            } else if (i % 2 == 0) {
                b.emplace_back(hantei::point<>{p});
            } else {
                b.emplace_back(hantei::segment<>{p, {p.x + size(), q.y}});
            }
        }
        std::vector<index_pair> expected;
        for (std::size_t i = 0; i < a.size(); ++i)
            for (std::size_t k = 0; k < b.size(); ++k)
                if (hantei::intersects(a[i], b[k])) expected.push_back({i, k});
        CHECK((n * m < 10 || !expected.empty()));
        CHECK(hantei::intersecting_pairs(a, b) == expected);
    }
}

TEST_CASE("rays and lines are compared with everything") {
    std::vector<std::variant<hantei::line<>, hantei::disk<>>> const many{
        hantei::disk{{1000, 0}, 1.0}, hantei::line{{0, 1}, {1, 0}}, hantei::disk{{-1000, 0}, 0.5}};
    CHECK(hantei::intersecting_pairs(many) == std::vector<index_pair>{{0, 1}});
}

// What reaches beyond the range of its scalar has pairs like everything else.
using small_disk = hantei::ball<std::int32_t, 2>;
constexpr small_disk at_the_edge[]{{{2147483647, 0}, 5}, {{0, 0}, 1}, {{2147483640, 3}, 3}, {{-2147483647 - 1, 0}, 9}};
static_assert(hantei::intersecting_pairs(at_the_edge) == std::vector<index_pair>{{0, 2}});
constexpr hantei::disk<> beyond[]{{{1e308, 0}, 1.7e308}, {{-1e308, 1}, 1.7e308}, {{-1.7e308, 0}, 1e300}};
static_assert(hantei::intersecting_pairs(beyond) == std::vector<index_pair>{{0, 1}, {1, 2}});

TEST_CASE("a shape that is none is refused, even alone") {
    CHECK_THROWS_AS(hantei::intersecting_pairs(std::vector<hantei::ray<>>{{{0, 0}, {0, 0}}}), hantei::invalid_shape);
    CHECK_THROWS_AS(hantei::intersecting_pairs(std::vector<hantei::disk<>>{{{0, 0}, -1}}), hantei::invalid_shape);
    CHECK_THROWS_AS(hantei::intersecting_pairs(disks, std::vector<hantei::disk<>>{{{99, 99}, -1}}), hantei::invalid_shape);
}

TEST_CASE("of nearly equal distances the true one decides") {
    // 1e16 + 1 is no double: the distances are rounded to the same number, but the second disk is nearer.
    std::vector<hantei::disk<>> const two{{{1e16, 0}, 0.25}, {{1e16, 0}, 0.5}};
    auto const found = hantei::nearest(hantei::point{0, 0}, two);
    REQUIRE(found.has_value());
    CHECK(found->where == two.begin() + 1);
    CHECK(found->distance == hantei::distance(hantei::point{0, 0}, two[0]));
    CHECK_FALSE(hantei::nearest(hantei::point{0, 0}, std::vector<hantei::disk<>>{}).has_value());
}

TEST_CASE("nearest and first_hit over a game's own types") {
    std::vector<player> const players{{5, 5}, {3, 0}, {9, 0}};
    CHECK(hantei::nearest(wall, players)->where == players.begin() + 1);
    auto const hit = hantei::first_hit(hantei::ray{{20, 0}, {-1, 0}}, players);
    REQUIRE(hit.has_value());
    CHECK(hit->where == players.begin() + 2);
    CHECK(hit->chord.enter.t == 10);
    CHECK(hantei::first_hit(hantei::ray{{20, 3}, {-1, 0}}, crates, &crate::box)->where == crates);
}

}  // namespace ranges_search
