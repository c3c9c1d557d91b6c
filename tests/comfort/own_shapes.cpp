// SPDX-License-Identifier: MIT
// Two shapes from outside of the library, made of what it exports: one convex and round, one that is not convex.
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <functional>
#include <sstream>
#include <tuple>
#include <variant>
#include <vector>

import hantei;

namespace mine {

using hantei::scalar;
using hantei::vec;
namespace formula = hantei::formula;

/// All points at most radius from the box between low and high.
template <scalar T = double, std::size_t N = 2>
struct rounded_box {
    vec<T, N> low, high;
    T radius{};

    constexpr hantei::aabb<T, N> core() const { return {low, high}; }

    using scalar_type = T;
    static constexpr std::size_t dimension = N;
    static constexpr char const* name = "rounded_box";
    constexpr auto members() const { return std::tuple(low, high, radius); }
    constexpr auto core_vertices() const { return core().core_vertices(); }
    constexpr void report_flaws(auto& report) const {
        core().report_flaws(report);
        report.length("radius", radius);
    }
    constexpr bool sizes_nonnegative() const { return core().sizes_nonnegative() && !(radius < T{0}); }
    friend constexpr bool operator==(rounded_box const&, rounded_box const&) = default;
};

/// All points at least inner and at most outer from center, 0 < inner <= outer.
template <scalar T = double, std::size_t N = 2>
struct annulus {
    vec<T, N> center;
    T inner{}, outer{};

    using scalar_type = T;
    static constexpr std::size_t dimension = N;
    static constexpr char const* name = "annulus";
    static constexpr bool is_convex = false;
    constexpr auto members() const { return std::tuple(center, inner, outer); }
    constexpr void report_flaws(auto& report) const {
        report.finite("center", center);
        report.length("inner", inner);
        report.length("outer", outer);
    }
    constexpr bool sizes_nonnegative() const { return !(inner < T{0}) && !(outer < inner); }
    friend constexpr bool operator==(annulus const&, annulus const&) = default;
};

}  // namespace mine

namespace hantei {

/// A point is beyond the radius from the box: what it is outside on each axis, squared. Degree 2.
template <class T, size_t N>
struct pair<point<T, N>, mine::rounded_box<T, N>> {
    static constexpr auto gap(auto engine, point<T, N> const& p, mine::rounded_box<T, N> const& box) {
        constexpr auto beyond = [](auto const& below, auto const& above, auto const& reach) {
            using namespace mine;
            auto out = [&](std::size_t i) { return formula::square(formula::positive_part(formula::max(below[i], above[i]))); };
            return out(0) + out(1) - formula::square(reach);
        };
        return engine.sign(beyond, formula::lengths.difference(p.position(), box.low),
                           formula::lengths.difference(box.high, p.position()), formula::lengths.nonnegative(box.radius));
    }
};
/// The same for the center of a ball, with the sum of the radii.
template <class T>
struct pair<ball<T, 2>, mine::rounded_box<T, 2>> {
    static constexpr auto gap(auto engine, ball<T, 2> const& b, mine::rounded_box<T, 2> const& box) {
        constexpr auto beyond = [](auto const& below, auto const& above, auto const& reach) {
            using namespace mine;
            auto out = [&](std::size_t i) { return formula::square(formula::positive_part(formula::max(below[i], above[i]))); };
            return out(0) + out(1) - formula::square(reach);
        };
        return engine.sign(beyond, formula::lengths.difference(b.center, box.low),
                           formula::lengths.difference(box.high, b.center), formula::lengths.sum(b.radius, box.radius));
    }
};
/// A point is outside or in the hole. Degree 2.
template <class T, size_t N>
struct pair<mine::annulus<T, N>, point<T, N>> {
    static constexpr auto gap(auto engine, mine::annulus<T, N> const& a, point<T, N> const& p) {
        constexpr auto beyond = [](auto const& offset, auto const& inner, auto const& outer) {
            using namespace mine;
            auto const far = squared_norm(offset);
            return formula::max(far - formula::square(outer), formula::square(inner) - far);
        };
        return engine.sign(beyond, formula::lengths.difference(a.center, p.position()),
                           formula::lengths.nonnegative(a.inner), formula::lengths.nonnegative(a.outer));
    }
    static constexpr relation on_boundary(mine::annulus<T, N> const&, point<T, N> const&) { return relation::touching; }
};

}  // namespace hantei

namespace {

using namespace hantei;

constexpr mine::rounded_box<> box{{0, 0}, {4, 2}, 5};
static_assert(touches(box, point{7, 6}) && overlaps(point{7, 5}, box) && disjoint(box, point{7, 6.5}));
static_assert(touches(box, disk{{10, 10}, 5}) && overlaps(disk{{10, 10}, 5.5}, box) && disjoint(box, disk{{10, 10}, 4.5}));

constexpr mine::annulus<> ring{{1, 1}, 3, 5};
static_assert(touches(ring, point{4, 5}) && touches(ring, point{1, 4}) && overlaps(ring, point{1, 5}));
static_assert(disjoint(ring, point{1, 1}) && disjoint(point{1, 7}, ring) &&
              intersects(mine::annulus<int>{{1, 1}, 3, 5}, vec{4, 5}));

static_assert(relate(mine::rounded_box<float>{{0, 0}, {4, 2}, 5}, disk{{10, 10}, 5}) == relation::touching);

// What the library makes of these pairs, and of the members.
constexpr std::variant<disk<>, mine::rounded_box<>> any{box};
static_assert(touches(any, point{7, 6}) && distance(any, point{10, 10}) == 5 && within_distance(box, point{10, 10}, 5.0));
static_assert(distance(box, disk{{10, 10}, 1.0}) == 4 && closest_points(box, point{10, 10}).on_a == vec{7, 6});
static_assert(sweep(disk{{20, 1}, 1.0}, vec{-20, 0}, box)->first == 0.5);
static_assert(sweep(disk{{-26, 2}, 1.0}, vec{40, 0}, box)->first == 0.5);
static_assert(bounds(box) == aabb{{-5, -5}, {9, 7}} && support(box, vec{1, 0}) == vec{9, 0} &&
              support(box, vec{-3, 4}) == vec{-3, 6});
static_assert(intersecting_pairs(std::array{box}, std::array{point{7, 6}, point{8, 8}}) == std::vector<index_pair>{{0, 0}});
static_assert(is_valid(box) && is_valid(ring) && !is_valid(mine::rounded_box<>{{0, 0}, {4, 2}, -5}) &&
              !is_valid(mine::annulus<>{{0, 0}, -1, 5}));
static_assert(std::hash<mine::annulus<>>{}(ring) == std::hash<mine::annulus<>>{}(mine::annulus<>{{1, 1}, 3, 5}) &&
              less{}(ring, mine::annulus<>{{1, 1}, 3, 6}));

TEST_CASE("shapes from outside at run time") {
    std::ostringstream text;
    text << ring << " " << box;
    CHECK(text.str() == "annulus{{1.0, 1.0}, 3.0, 5.0} rounded_box{{0.0, 0.0}, {4.0, 2.0}, 5.0}");
    std::vector<point<>> const places{{1, 1}, {4, 5}, {1, 5}, {9, 9}};
    int met = 0;
    for (auto const& p : places) met += intersects(p, ring) ? 1 : 0;
    CHECK(met == 2);
    CHECK_THROWS_AS(intersects(mine::rounded_box<>{{4, 0}, {0, 2}, 1}, point{0, 0}), invalid_shape);
    CHECK_THROWS_AS(intersects(mine::annulus<>{{0, 0}, 1, -5}, point{0, 0}), invalid_shape);
}

}  // namespace
