// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <list>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/take.hpp>
#include <range/v3/view/transform.hpp>
#include <ranges>
#include <stdexcept>
#include <vector>

#include "things.hpp"
import hantei;

// What docs and README tell users of range-v3 to write, once, if its views are to follow ours in a pipeline.
template <class V, class P>
inline constexpr bool ranges::enable_view<std::ranges::filter_view<V, P>> = true;

namespace ranges_views {

using namespace things;
namespace views = hantei::views;

constexpr double radius(hantei::disk<> const& d) { return d.radius; }

template <class R>
constexpr int count(R&& range) {
    int n = 0;
    for ([[maybe_unused]] auto const& x : range) ++n;
    return n;
}

// In the compiler.
static_assert(count(disks | views::intersecting(wall)) == 3);
static_assert(count(disks | views::touching(wall)) == 1);
static_assert(count(disks | views::overlapping(wall)) == 2);
static_assert(count(disks | views::within_distance(wall, 1)) == 4);
static_assert(count(disks | views::within_distance(wall, 0.999)) == 3);
static_assert(count(crates | views::intersecting(wall, &crate::box)) == 2);
static_assert(count(crates | views::touching(wall, &crate::box)) == 1);
static_assert(std::ranges::view<decltype(disks | views::touching(wall))>);

TEST_CASE("views of one shape, in order") {
    std::vector<double> seen;
    for (auto const& d : disks | views::intersecting(wall)) seen.push_back(d.radius);
    CHECK(seen == std::vector{0.5, 1.0, 2.0});
}

TEST_CASE("between views of the standard library") {
    auto const large = [](hantei::disk<> const& d) { return d.radius >= 1; };
    auto view = disks | std::views::filter(large) | views::intersecting(wall) | std::views::transform(radius);
    CHECK(std::ranges::equal(view, std::vector{1.0, 2.0}));
}

TEST_CASE("between views of range-v3") {
    auto const grown = [](hantei::disk<> const& d) { return hantei::disk<>{d.center, d.radius + 1}; };
    auto const radii = disks | ranges::views::transform(grown) | views::overlapping(wall) | ranges::views::transform(radius) |
                       ranges::views::take(3) | ranges::to<std::vector>();
    CHECK(radii == std::vector{1.5, 2.0, 3.0});
}

TEST_CASE("variants, types with as_shape, lists, and temporaries") {
    std::list<thing> const many{hantei::disk{{0, 3}, 1.0}, hantei::segment{{0, 3}, {0, 9}}, hantei::segment{{3, 1}, {9, 1}}};
    CHECK(count(many | views::intersecting(wall)) == 2);
    CHECK(count(many | views::intersecting(thing{wall})) == 2);
    CHECK(count(std::vector<player>{{5, 1}, {6, 1}} | views::touching(wall)) == 1);
    CHECK(count(std::vector<player>{{5, 1}, {6, 1}} | views::within_distance(player{0, 1}, 4)) == 2);
}

TEST_CASE("within refuses a distance that is none") {
    CHECK(hantei::within_distance(hantei::disk{{0, 0}, 1.0}, hantei::disk{{5, 0}, 1.0}, 3));
    CHECK_FALSE(hantei::within_distance(hantei::disk{{0, 0}, 1.0}, hantei::disk{{5, 0}, 1.0}, 2.9999999999999996));
    CHECK(hantei::within_distance(hantei::point{0, 0}, hantei::point{1, 1}, 1.4142135623730952));  // the double above √2
    CHECK_FALSE(hantei::within_distance(hantei::point{0, 0}, hantei::point{1, 1}, 1.414213562373095));  // the double below
    CHECK_THROWS_WITH_AS(hantei::within_distance(hantei::point{0, 0}, hantei::point{1, 1}, -1),
                         "hantei: within_distance: the distance is negative", std::domain_error);
    CHECK_THROWS_WITH_AS(
        hantei::within_distance(hantei::point{0, 0}, hantei::point{1, 1}, std::numeric_limits<double>::quiet_NaN()),
        "hantei: within_distance: the distance is not finite (NaN or infinity)", std::domain_error);
}

}  // namespace ranges_views
