// SPDX-License-Identifier: MIT
// Two shapes from outside of the library, made of what it exports, which need no pair: one of a core and a radius, one of corners.
// (annulus.cpp: one that is not convex, with pairs.)
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <sstream>
#include <tuple>
#include <variant>
#include <vector>

import hantei;

namespace mine {

using hantei::scalar;
using hantei::vec;

/// All points at most radius from the box between min and max.
template <scalar T = double, std::size_t N = 2>
struct rounded_box {
    vec<T, N> min, max;
    T radius{};

    constexpr hantei::aabb<T, N> core() const { return {min, max}; }

    using scalar_type = T;
    static constexpr std::size_t dimension = N;
    static constexpr char const* name = "rounded_box";
    constexpr auto members(auto f) const { return f(min, max, radius); }
    constexpr void report_flaws(auto& report) const {
        core().report_flaws(report);
        report.length("radius", radius);
    }
    constexpr bool sizes_nonnegative() const { return core().sizes_nonnegative() && !(radius < T{0}); }
    constexpr bool operator==(rounded_box const&) const = default;
};

/// The hull of six corners, in whichever order.
template <scalar T = double, std::size_t N = 2>
struct hexagon {
    std::array<vec<T, N>, 6> at{};

    using scalar_type = T;
    static constexpr std::size_t dimension = N;
    static constexpr char const* name = "hexagon";
    constexpr auto members(auto f) const { return f(at[0], at[1], at[2], at[3], at[4], at[5]); }
    static constexpr bool parts_are_positions = true;
    constexpr hexagon() = default;
    constexpr hexagon(auto const&... p) : at{p...} {}
    constexpr auto core_vertices() const { return at; }
    constexpr bool has_interior() const { return hantei::area(*this) > 0; }
    constexpr void report_flaws(auto& report) const {
        for (auto const& p : at) report.finite("corner", p);
    }
    constexpr bool operator==(hexagon const&) const = default;
};

}  // namespace mine

namespace {

using namespace hantei;
using mine::rounded_box;

// --------------------------------------------------------------------------------------------------- a core and a radius are enough
constexpr rounded_box<> box{{0, 0}, {4, 2}, 5};
static_assert(touches(box, point{7, 6}) && overlaps(point{7, 5}, box) && disjoint(box, point{7, 6.5}));
static_assert(touches(box, disk{{10, 10}, 5}) && overlaps(disk{{10, 10}, 5.5}, box) && disjoint(box, disk{{10, 10}, 4.5}));
static_assert(relate(rounded_box<float>{{0, 0}, {4, 2}, 5}, disk{{10, 10}, 5}) == relation::touching);
static_assert(touches(box, segment{{9, 0}, {12, 3}}) && touches(ray{{3, 9}, {4, -3}}, box) &&
              disjoint(box, line{{20, 0}, {0, 1}}));
static_assert(touches(box, aabb{{9, 0}, {12, 3}}) && overlaps(box, triangle{{0, 0}, {1, 0}, {0, 1}}));
static_assert(touches(box, rounded_box<>{{12, 0}, {13, 2}, 3}) && touches(rounded_box<>{{9, 0}, {9, 0}, 0}, box));
static_assert(touches(rounded_box<double, 3>{{0, 0, 0}, {1, 1, 1}, 3}, point{2, 3, 3}));

// What the library makes of it.
constexpr std::variant<disk<>, rounded_box<>> any{box};
static_assert(touches(any, point{7, 6}) && distance(any, point{10, 10}) == 5 && within_distance(box, point{10, 10}, 5.0));
static_assert(distance(box, disk{{10, 10}, 1.0}) == 4 && closest_points(box, point{10, 10}).on_a == vec{7, 6});
static_assert(distance(rounded_box<int>{{0, 0}, {4, 2}, 5}, segment<int>{{0, 10}, {4, 10}}) == 3);
static_assert(bounds(box) == aabb{{-5, -5}, {9, 7}} && support(box, vec{1, 0}) == vec{9, 0} &&
              support(box, vec{-3, 4}) == vec{-3, 6});
static_assert(area(rounded_box<>{{0, 0}, {4, 2}, 0}) == 8 && area(rounded_box<>{{1, 1}, {1, 1}, 2}) == area(disk{{0, 0}, 2}) &&
              area(rounded_box<>{{0, 0}, {4, 0}, 1}) == area(capsule{{0, 0}, {4, 0}, 1}));
static_assert(area(box) == 146.53981633974483);  // 8 + 12·5 + 25π
static_assert(centroid(box) == vec{2, 1} && centroid(rounded_box<double, 3>{{0, 0, 0}, {1, 1, 1}, 3}) == vec{0.5, 0.5, 0.5});
static_assert(intersecting_pairs(std::array{box}, std::array{point{7, 6}, point{8, 8}}) == std::vector<index_pair>{{0, 0}});
static_assert(is_valid(box) && !is_valid(rounded_box<>{{0, 0}, {4, 2}, -5}) && !is_valid(rounded_box<>{{4, 0}, {0, 2}, 5}));

// Containment: with room for a ball that is larger than the radius, too.
static_assert(contains(box, point{7, 6}) && !strictly_contains(box, point{7, 6}) && strictly_contains(box, point{6, 6}));
static_assert(contains(box, disk{{4, 2}, 5}) && !strictly_contains(box, disk{{4, 2}, 5}) && !contains(box, disk{{4, 2}, 5.5}));
static_assert(contains(box, disk{{2, 1}, 6}) && !strictly_contains(box, disk{{2, 1}, 6}) &&
              strictly_contains(box, disk{{2, 1}, 5.5}));
static_assert(contains(box, aabb{{-3, -4}, {7, 6}}) && !contains(box, aabb{{-3, -4.5}, {7, 6}}) && contains(box, box));
static_assert(contains(aabb{{-5, -5}, {9, 7}}, box) && !contains(aabb{{-5, -5}, {8, 7}}, box) &&
              contains(disk{{2, 1}, 8}, box));
static_assert(!contains(box, ray{{0, 0}, {1, 0}}) && contains(box, rounded_box<>{{1, 1}, {2, 1}, 5.5}));

// Casts, contacts and sweeps: with the core of a segment or a point they are those of the capsule and the disk.
static_assert(raycast(ray{{20, 1}, {-1, 0}}, box)->enter.t == 11 && raycast(ray{{20, 1}, {-1, 0}}, box)->exit.t == 25);
static_assert(crossings(segment{{2, 1}, {2, 10}}, box).size() == 1);
static_assert(contact(box, disk{{10, 1}, 2})->depth == 1 && contact(disk{{10, 1}, 2}, box)->normal == vec{-1, 0});
static_assert(contact(box, aabb{{8, -10}, {20, 20}})->points.size() == 2 &&
              minimum_translation(box, aabb{{8, -10}, {20, 20}}) == vec{-1, 0});
static_assert(minimum_translation(obb{{10, 1}, {2, 2}, rotation<>::quarter_turns(1)}, box) == vec{1, 0});
static_assert(contact(rounded_box<double, 3>{{0, 0, 0}, {1, 1, 1}, 3}, sphere{{0, 0, 6}, 3})->depth == 1);
constexpr disk<> ball_there{{3, 3}, 2};
static_assert(contact(rounded_box<>{{0, 0}, {0, 0}, 4}, ball_there) == contact(disk{{0, 0}, 4}, ball_there));
constexpr obb<> turned{{3, 2}, {2, 1}, rotation{4.0, 3.0}};
static_assert(contact(rounded_box<>{{0, 0}, {2, 0}, 3}, turned) == contact(capsule{{0, 0}, {2, 0}, 3}, turned));
static_assert(sweep(disk{{20, 1}, 1.0}, vec{-20, 0}, box)->first == 0.5 &&
              sweep(disk{{-26, 2}, 1.0}, vec{40, 0}, box)->first == 0.5);
static_assert(sweep(rounded_box<>{{0, 0}, {2, 0}, 3}, vec{10, 0}, turned) ==
              sweep(capsule{{0, 0}, {2, 0}, 3}, vec{10, 0}, turned));

// ------------------------------------------------------------------------------------------------------------ corners are enough, too
constexpr mine::hexagon<> hex{vec{2.0, 0.0}, vec{-2.0, 0.0}, vec{1.0, 2.0}, vec{-1.0, 2.0}, vec{1.0, -2.0}, vec{-1.0, -2.0}};
static_assert(area(hex) == 12 && centroid(hex) == vec{0, 0} && bounds(hex) == aabb{{-2, -2}, {2, 2}});
static_assert(touches(hex, point{2, 0}) && overlaps(hex, disk{{0, 0}, 1}) && touches(hex, disk{{0, 3}, 1}) &&
              touches(hex, hex + vec{4, 0}));
static_assert(distance(hex, line{{0, 5}, {1, 0}}) == 3 && closest_points(ray{{3, 0}, {1, 1}}, hex).on_b == vec{2, 0});
static_assert(distance(hex, point{0, 5}) == 3 && contact(hex, disk{{0, 3}, 2})->depth == 1 &&
              support(hex, vec{0, 1}) == vec{1, 2});
static_assert(raycast(ray{{-5, 0}, {1, 0}}, hex)->exit.t == 7 && sweep(hex, vec{0, 10}, point{0, 7})->first == 0.5);
static_assert(contains(disk{{0, 0}, 2.5}, hex) && contains(hex, segment{{-1, -2}, {1, 2}}) && within(hex, disk{{0, 0}, 2.5}));

TEST_CASE("shapes from outside at run time") {
    std::ostringstream text;
    text << box;
    CHECK(text.str() == "rounded_box{{0.0, 0.0}, {4.0, 2.0}, 5.0}");
    CHECK_THROWS_AS(intersects(rounded_box<>{{4, 0}, {0, 2}, 1}, point{0, 0}), invalid_shape);
}
TEST_CASE("six corners on their way at a polygon and a chain, as a convex polygon") {
    convex const same{{{2, 0}, {1, 2}, {-1, 2}, {-2, 0}, {-1, -2}, {1, -2}}};
    polygon const court{{{20, -10}, {30, -10}, {30, 10}, {20, 10}, {24, 0}}};
    std::vector const wall{vec{9.0, -20.0}, vec{10.0, 20.0}};
    for (int i = -12; i <= 12; ++i) {
        CHECK(sweep(hex, vec{40, 1.0 * i}, court) == sweep(same, vec{40, 1.0 * i}, court));
        CHECK(sweep(chain(wall), vec{-20, 1.0 * i}, hex) == sweep(chain(wall), vec{-20, 1.0 * i}, same));
    }
}
TEST_CASE("a rounded box among polygons and chains") {
    polygon const court{{{20, -10}, {30, -10}, {30, 10}, {20, 10}, {24, 0}}};
    std::vector const wall{vec{9.0, -20.0}, vec{9.0, 20.0}};
    CHECK(touches(box, chain(wall)));
    CHECK(distance(rounded_box<>{{0, 0}, {4, 0}, 5}, court) == distance(capsule{{0, 0}, {4, 0}, 5}, court));
    CHECK(contains(polygon{{{-10, -10}, {30, -10}, {30, 10}, {-10, 10}}}, box));
    // In either order the rounded shape is the one that the search moves.
    rounded_box<> const pill{{22, 0}, {26, 0}, 1};
    capsule<> const same{{22, 0}, {26, 0}, 1};
    CHECK(contact(pill, court) == contact(same, court));
    CHECK(minimum_translation(court, pill) == minimum_translation(court, same));
    CHECK(sweep(pill, vec{40, 3}, court) == sweep(same, vec{40, 3}, court));
    CHECK(sweep(rounded_box<>{{0, 0}, {4, 0}, 5}, vec{40, 3}, court) == sweep(capsule{{0, 0}, {4, 0}, 5}, vec{40, 3}, court));
    CHECK(distance(hex, court) == distance(convex{{{2, 0}, {1, 2}, {-1, 2}, {-2, 0}, {-1, -2}, {1, -2}}}, court));
}

}  // namespace
