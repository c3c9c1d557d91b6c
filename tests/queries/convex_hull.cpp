// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <variant>
#include <vector>

#include "numbers.hpp"
import hantei;

namespace queries_convex_hull {

using hantei::convex_hull;
using hantei::vec;

template <class T>
using corners = std::vector<vec<T, 2>>;

struct crate {
    vec<> at;
    hantei::aabb<> box;
};

static_assert(convex_hull(corners<double>{}).empty());
static_assert(convex_hull(corners<double>{{1, 2}}) == corners<double>{{1, 2}});
static_assert(convex_hull(corners<double>{{1, 2}, {1, 2}}) == corners<double>{{1, 2}});
static_assert(convex_hull(corners<double>{{3, 3}, {1, 1}, {2, 2}}) == corners<double>{{1, 1}, {3, 3}});
static_assert(convex_hull(corners<int>{{0, 2}, {2, 2}, {1, 1}, {2, 0}, {1, 0}, {0, 0}, {0, 1}}) ==
              corners<int>{{0, 0}, {2, 0}, {2, 2}, {0, 2}});
static_assert(convex_hull(corners<std::int64_t>{{INT64_MIN, INT64_MIN}, {INT64_MAX, INT64_MAX}, {0, 1}}).size() == 3);
static_assert(convex_hull(std::array{hantei::point{0, 0}, hantei::point{1, 0}, hantei::point{0, 1}}).size() == 3);
static_assert(convex_hull(std::array{crate{{4, 4}, {}}, crate{{0, 0}, {}}, crate{{4, 0}, {}}}, &crate::at) ==
              corners<double>{{0, 0}, {4, 0}, {4, 4}});
static_assert(convex_hull(std::array{crate{{}, {{0, 0}, {1, 1}}}, crate{{}, {{4, 0}, {5, 1}}}}, &crate::box) ==
              corners<double>{{0, 0}, {5, 0}, {5, 1}, {0, 1}});
// Three points that are almost on a line.
static_assert(convex_hull(std::vector<std::variant<hantei::point<>, hantei::aabb<float>>>{
                  hantei::point{0, 0}, hantei::aabb<float>{{1, 1}, {2, 3}}}) ==
              corners<double>{{0, 0}, {2, 1}, {2, 3}, {1, 3}});
static_assert(convex_hull(corners<double>{{0, 0}, {1, 1}, {0.5, 0.5 + 0x1p-53}}).size() == 3);
static_assert(convex_hull(corners<double>{{0, 0}, {0.1, 0.1}, {0.3, 0.3}}).size() == 2);
static_assert(convex_hull(corners<hantei::rational>{{0, 0}, {1, 3}, {2, 6}, {2, 0}}).size() == 3);
// A hull with inner points is a convex shape.
static_assert(hantei::contains(hantei::convex(convex_hull(corners<double>{{0, 2}, {1, 1}, {2, 2}, {2, 0}, {0, 0}})),
                               vec{1.0, 1.0}));
static_assert(convex_hull(std::array{hantei::polygon{{{0, 0}, {4, 0}, {1, 1}, {0, 4}}}}).size() == 3);

template <class R>
concept has_hull = requires(R const& range) { convex_hull(range); };
static_assert(has_hull<std::vector<hantei::aabb<>>> && !has_hull<std::vector<hantei::disk<>>>);

/// Strictly convex, counter-clockwise, from the least corner; every point is in it, and every corner is one of the points.
template <class T>
void check_hull(corners<T> const& points, corners<T> const& hull) {
    auto const exact = [](vec<T, 2> const& p) { return vec{hantei::rational(p.x), hantei::rational(p.y)}; };
    auto const side = [&exact](vec<T, 2> const& p, vec<T, 2> const& q, vec<T, 2> const& r) {
        return cross(exact(q) - exact(p), exact(r) - exact(p)).sign();
    };
    auto const before = [](vec<T, 2> const& p, vec<T, 2> const& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); };
    std::size_t const n = hull.size();
    for (std::size_t i = 0; i < n; ++i) {
        CHECK(std::find(points.begin(), points.end(), hull[i]) != points.end());
        CHECK(!before(hull[i], hull[0]));
        if (n < 3) continue;
        CHECK(side(hull[i], hull[(i + 1) % n], hull[(i + 2) % n]) > 0);
        for (auto const& p : points) CHECK(side(hull[i], hull[(i + 1) % n], p) >= 0);
    }
    if (n < 3)
        for (auto const& p : points) CHECK(hantei::intersects(hantei::segment<T, 2>{hull[0], hull[n - 1]}, p));
}

TEST_CASE_TEMPLATE("a hull is strictly convex, holds every point, and has only given corners", T, double, float, int,
                   std::int64_t) {
    numbers::source random(20);
    for (int i = 0; i < 300; ++i) {
        corners<T> points(static_cast<std::size_t>(random.whole(1, 25)));
        for (auto& p : points) p = {random.number<T>(), random.number<T>()};
        auto const hull = convex_hull(points);
        check_hull(points, hull);
        CHECK(convex_hull(hull) == hull);
        std::shuffle(points.begin(), points.end(), random);
        CHECK(convex_hull(points) == hull);
    }
}

TEST_CASE("equal points with zeros of both signs give one corner without the sign") {
    auto const hull = convex_hull(corners<double>{{-0.0, 0.0}, {0.0, -0.0}});
    REQUIRE(hull.size() == 1);
    CHECK(!std::signbit(hull[0].x));
    CHECK(!std::signbit(hull[0].y));
}

TEST_CASE("bad numbers are refused") {
    CHECK_THROWS_AS(convex_hull(corners<double>{{0, 0}, {std::numeric_limits<double>::infinity(), 0}}), hantei::invalid_shape);
}

}  // namespace queries_convex_hull
