// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "big.hpp"
#include "numbers.hpp"
import hantei;

namespace queries_area {

using hantei::area;
using hantei::centroid;
using hantei::support;
using hantei::transform;
using numbers::big;
using numbers::is_nearest;
using numbers::squared_length;
using numbers::wide;

static_assert(area(hantei::point{3, 4}) == 0 && area(hantei::segment{{0, 0}, {3, 4}}) == 0);
static_assert(area(hantei::ray{{0, 0}, {3, 4}}) == 0 && area(hantei::line{{0, 0}, {3, 4}}) == 0);
static_assert(area(hantei::vec{3.0, 4.0}) == 0);
static_assert(area(hantei::aabb{{-3, -1}, {3, 1}}) == 12);
static_assert(area(hantei::aabb{{1, 2}, {1, 9}}) == 0);
static_assert(area(hantei::obb{{7, 7}, {3, 1}, hantei::rotation<>::quarter_turns(1)}) == 12);
static_assert(area(hantei::obb{{7, 7}, {1, 1}, hantei::rotation{4.0, 3.0}}) == 100);  // five times as large
static_assert(area(hantei::triangle{{0, 0}, {4, 0}, {0, 3}}) == 6);
static_assert(area(hantei::triangle{{0, 0}, {0, 3}, {4, 0}}) == 6);  // the other winding
static_assert(area(hantei::triangle{{0, 0}, {1, 1}, {3, 3}}) == 0);
static_assert(area(hantei::disk{{5, 5}, 1.0}) == 0x1.921fb54442d18p+1);
static_assert(area(hantei::ball<float, 2>{{5, 5}, 1}) == 0x1.921fb6p+1f);
static_assert(area(hantei::disk{{5, 5}, 0.0}) == 0);
static_assert(area(hantei::capsule{{1, 1}, {1, 1}, 2.0}) == area(hantei::disk{{0, 0}, 2.0}));
static_assert(area(hantei::capsule{{0, 0}, {3, 4}, 0.0}) == 0);
static_assert(area(hantei::ball<int, 2>{{0, 0}, 1}) == area(hantei::disk{{0, 0}, 1.0}));
static_assert(area(hantei::aabb<std::int64_t, 2>{{0, 0}, {std::int64_t{1} << 62, std::int64_t{1} << 62}}) == 0x1p124);
// A side of one unit in the last place: nothing cancels.
static_assert(area(hantei::triangle{{1, 1}, {1 + 0x1p-52, 1}, {1, 1 + 0x1p-52}}) == 0x1p-105);
// Beside the middle of two doubles, by 2^-161 of π.
static_assert(area(hantei::capsule{{-0x1.f1976b7ed8fbbp-110, 0}, {0x1.cb3b399d747f2p-55, 0}, 1.0}) == 0x1.921fb54442d18p+1);
static_assert(area(hantei::capsule{{-0x1.f1976b7ed8fbcp-110, 0}, {0x1.cb3b399d747f2p-55, 0}, 1.0}) == 0x1.921fb54442d19p+1);
// What is not zero does not become zero, and what is out of range is an infinity.
static_assert(area(hantei::disk{{0, 0}, 1e-200}) == std::numeric_limits<double>::denorm_min());
static_assert(area(hantei::disk{{0, 0}, 1e200}) == std::numeric_limits<double>::infinity());
static_assert(area(hantei::triangle{{-1e308, -1e308}, {1e308, -1e308}, {0, 1e308}}) == std::numeric_limits<double>::infinity());
static_assert(area(hantei::any_shape<>{hantei::aabb{{0, 0}, {2, 2}}}) == 4);

// What has vertices: a chain encloses nothing, holes do not count.
using ring = std::array<hantei::vec<double>, 4>;
constexpr ring court{{{0, 0}, {6, 0}, {6, 4}, {0, 4}}}, pond{{{1, 1}, {1, 2}, {3, 2}, {3, 1}}};
constexpr hantei::polygon garden(court, pond);
static_assert(area(hantei::convex(court)) == 24 && area(hantei::polygon(court)) == 24 && area(garden) == 22);
static_assert(area(hantei::chain(court)) == 0 && area(hantei::closed_chain(court)) == 0);
static_assert(centroid(hantei::convex(court)) == hantei::vec{3.0, 2.0});
static_assert(centroid(garden) == hantei::vec{68.0 / 22, 45.0 / 22});  // (24·(3, 2) − 2·(2, 1.5)) / 22
static_assert(centroid(hantei::polygon{{{0, 0}, {6, 0}, {6, 1}, {1, 1}, {1, 6}, {0, 6}}}).x == 20.5 / 11);
static_assert(support(garden, hantei::vec{1, 1}) == hantei::vec{6.0, 4.0});
static_assert(support(hantei::chain(pond), hantei::vec{-1, -1}) == hantei::vec{1.0, 1.0});

/// A game's own type.
struct coin {
    double x, y;
};
constexpr hantei::disk<> as_shape(coin const& c) { return {{c.x, c.y}, 1}; }
static_assert(area(coin{3, 4}) == area(hantei::disk{{3, 4}, 1.0}));
static_assert(centroid(coin{3, 4}) == hantei::vec{3.0, 4.0} && support(coin{3, 4}, hantei::vec{0, 1}) == hantei::vec{3.0, 5.0});
static_assert(transform(coin{3, 4}, hantei::pose<>{{}, {1, 1}}) == hantei::disk{{4, 5}, 1.0});

mpf_class big_pi() {
    mpf_class pi{0, numbers::precision};
    mpf_set_str(pi.get_mpf_t(),
                "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534", 10);
    return pi;
}

TEST_CASE_TEMPLATE("areas are correctly rounded", T, double, float) {
    numbers::source random(17);
    mpf_class const pi = big_pi();
    auto const position = [&random] { return hantei::vec<T, 2>{random.number<T>(), random.number<T>()}; };
    for (int i = 0; i < 3000; ++i) {
        auto const a = position(), b = position(), c = position();
        T const r = random.length<T>();
        mpf_class const radius = big(double{r}), round = pi * radius * radius;
        CHECK(is_nearest(area(hantei::ball<T, 2>{a, r}), round));
        mpf_class const length = sqrt(squared_length(wide(a), wide(b)));
        CHECK(is_nearest(area(hantei::capsule<T, 2>{a, b, r}), mpf_class(round + 2 * radius * length)));
        mpf_class const doubled = (big(double{b.x}) - big(double{a.x})) * (big(double{c.y}) - big(double{a.y})) -
                                  (big(double{b.y}) - big(double{a.y})) * (big(double{c.x}) - big(double{a.x}));
        CHECK(is_nearest(area(hantei::triangle<T, 2>{a, b, c}), mpf_class(abs(doubled) / 2)));
        CHECK((area(hantei::triangle<T, 2>{a, b, c}) == 0) == (doubled == 0));
    }
}

TEST_CASE("the area of a capsule beside the middle of two doubles, by 2^-217: more digits of π than are stored") {
    CHECK(area(hantei::capsule{{-0x1.f1976b7ed8fbbp-110, 0}, {0x1.cb3b399d747f2p-55, 0x1.19aa359e22edep-108}, 1.0}) ==
          0x1.921fb54442d18p+1);
    CHECK(area(hantei::capsule{{-0x1.f1976b7ed8fbbp-110, 0}, {0x1.cb3b399d747f2p-55, 0x1.19aa359e22edfp-108}, 1.0}) ==
          0x1.921fb54442d19p+1);
}

TEST_CASE("the same bits at compile time and at run time") {
    static constexpr std::array shapes{hantei::capsule{{0.1, 0.2}, {1e-9, 77.7}, 0.3},
                                       hantei::capsule{{1e150, 0}, {3, 1e-200}, 1e100},
                                       hantei::capsule{{5e-324, 0}, {0, 5e-324}, 5e-324}};
    static constexpr std::array areas{area(shapes[0]), area(shapes[1]), area(shapes[2])};
    for (std::size_t i = 0; i < shapes.size(); ++i) CHECK(area(shapes[i]) == areas[i]);
}

TEST_CASE("bad numbers are refused") {
    CHECK_THROWS_AS(area(hantei::disk{{0, 0}, -1.0}), hantei::invalid_shape);
    CHECK_THROWS_AS(area(hantei::aabb{{1, 0}, {0, 1}}), hantei::invalid_shape);
    CHECK_THROWS_AS(area(hantei::vec{std::numeric_limits<double>::quiet_NaN(), 0.0}), hantei::invalid_shape);
}

}  // namespace queries_area
