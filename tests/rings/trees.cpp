// SPDX-License-Identifier: MIT
// What keeps a tree: arrays and vectors, made of views, too, in the compiler and at run time; copies, moves, other scalars.
#include <doctest/doctest.h>

#include <array>
#include <span>
#include <vector>

#include "figures.hpp"
import hantei;

namespace rings_trees {

using namespace hantei;

/// A saw of n corners between two parabolas.
template <std::size_t N>
constexpr std::array<vec<>, N> saw() {
    std::array<vec<>, N> r;
    for (std::size_t i = 0; i < N; ++i) {
        double const x = static_cast<double>(i) - static_cast<double>(N) / 2;
        r[i] = {x, x * x + (i % 2 == 0 ? 0.0 : 20.0)};
    }
    return r;
}
constexpr auto teeth = saw<100>();

// A template argument, of which the tree is a part.
template <auto Shape>
constexpr bool holds(vec<> p) {
    return intersects(Shape, p);
}
constexpr polygon big{teeth};
constexpr polygon small{{{0, 0}, {4, 0}, {0, 4}}};
static_assert(is_valid(big) && holds<big>({0, 200}) && !holds<big>({0, -1}) && holds<small>({1, 1}));
static_assert(holds<chain{teeth}>(teeth[40]) && !holds<chain{teeth}>({0, 200}));
static_assert(holds<closed_chain{teeth}>(teeth[0]));
constexpr polygon framed{std::array<vec<>, 4>{{{-99, -9}, {99, -9}, {99, 9999}, {-99, 9999}}}, std::array{teeth}};
static_assert(is_valid(framed) && !holds<framed>({0, 200}) && holds<framed>({0, -1}) && holds<framed>(teeth[7]));
constexpr polygon one_hole{std::array<vec<>, 4>{{{-99, -9}, {99, -9}, {99, 9999}, {-99, 9999}}}, teeth};
static_assert(is_valid(one_hole) && !holds<one_hole>({0, 200}) && one_hole == one_hole);

// A view, in the compiler: its vertices are copied.
static_assert(intersects(polygon{std::span{teeth}}, vec{0.0, 200.0}) && !intersects(polygon{std::span{teeth}}, vec{0.0, -1.0}));
static_assert(overlaps(polygon{std::span{teeth}}, segment{{-60, 100}, {60, 100}}));
static_assert(overlaps(big, segment{{-60, 100}, {60, 100}}));
static_assert(relate(big, disk{{0, -3}, 2.0}) == relation::disjoint);
// A vector, in the compiler.
static_assert(intersects(polygon{std::vector<vec<>>(teeth.begin(), teeth.end())}, vec{0.0, 200.0}));

TEST_CASE("every way to keep vertices gives the same answers") {
    std::vector<vec<>> const corners(teeth.begin(), teeth.end());
    polygon const in_vector{corners};
    polygon const in_view{std::span{corners}};
    auto copy = in_vector;
    auto const moved = std::move(copy);
    auto assigned = polygon{std::vector<vec<>>{{0, 0}, {1, 0}, {0, 1}}};
    assigned = in_vector;
    CHECK(moved == in_vector);
    CHECK(assigned == in_vector);
    std::vector<vec<std::int32_t>> whole;
    std::vector<vec<float>> floats;
    for (auto const& p : corners) {
        whole.push_back({static_cast<std::int32_t>(p.x), static_cast<std::int32_t>(p.y)});
        floats.push_back({static_cast<float>(p.x), static_cast<float>(p.y)});
    }
    dice d(31);
    for (int k = 0; k < 2000; ++k) {
        vec<std::int32_t> const p{d.whole(-60, 60), d.whole(-20, 2600)};
        vec<> const q{static_cast<double>(p.x), static_cast<double>(p.y)};
        auto const answer = relate(in_vector, q);
        CHECK(relate(big, q) == answer);
        CHECK(relate(in_view, q) == answer);
        CHECK(relate(moved, q) == answer);
        CHECK(relate(assigned, q) == answer);
        CHECK(relate(polygon{whole}, p) == answer);
        CHECK(relate(polygon{floats}, p) == answer);
    }
    auto const image = transform(in_vector, pose{rotation<>::degrees(90), vec{3.0, 4.0}});
    CHECK(intersects(image, vec{-197.0, 4.0}));
    CHECK_FALSE(intersects(image, vec{4.0, 4.0}));
}

}  // namespace rings_trees
