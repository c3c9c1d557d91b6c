// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <limits>
#include <variant>
#include <vector>

#include "big.hpp"
#include "numbers.hpp"
import hantei;

namespace queries_centroid {

using hantei::centroid;
using hantei::vec;
constexpr double greatest = std::numeric_limits<double>::max();

static_assert(centroid(hantei::point{3, 4}) == vec{3.0, 4.0});
static_assert(centroid(hantei::segment{{0, 0}, {3, 5}}) == vec{1.5, 2.5});
static_assert(centroid(hantei::segment{{greatest, 0}, {greatest, 0}}) == vec{greatest, 0.0});  // no sum overflows
static_assert(centroid(hantei::disk{{5, 6}, 2.0}) == vec{5.0, 6.0});
static_assert(centroid(hantei::capsule{{0, 0}, {2, 4}, 7.0}) == vec{1.0, 2.0});
static_assert(centroid(hantei::aabb{{-1, 0}, {2, 1}}) == vec{0.5, 0.5});
static_assert(centroid(hantei::obb{{5, 6}, {2, 1}, hantei::rotation{0.6, 0.8}}) == vec{5.0, 6.0});
static_assert(centroid(hantei::triangle{{0, 0}, {3, 0}, {0, 6}}) == vec{1.0, 2.0});
static_assert(centroid(hantei::triangle{{0, 0}, {0, 6}, {3, 0}}) == vec{1.0, 2.0});
// A flat triangle is a segment: its middle, not the mean of the corners.
static_assert(centroid(hantei::triangle{{0, 0}, {1, 1}, {6, 6}}) == vec{3.0, 3.0});
static_assert(centroid(hantei::triangle{{2, 3}, {2, 3}, {2, 3}}) == vec{2.0, 3.0});
static_assert(centroid(hantei::aabb<int, 2>{{0, 0}, {1, 2}}) == vec{0.5, 1.0});  // integers give doubles
static_assert(centroid(hantei::aabb<std::int64_t, 2>{{INT64_MAX, 0}, {INT64_MAX, 2}}) == vec{0x1p63, 1.0});
static_assert(centroid(hantei::triangle{{0.0, 0}, {1, 0}, {0, 1}}).x == 1 / 3.0);  // rounded once
static_assert(centroid(hantei::aabb{{-1, 0, 4}, {2, 1, 6}}) == vec{0.5, 0.5, 5.0});
static_assert(centroid(hantei::sphere{{1, 2, 3}, 9.0}) == vec{1.0, 2.0, 3.0});
static_assert(centroid(hantei::obb{{1, 2, 3}, {1, 1, 1}, hantei::rotation{1.0, 2.0, 3.0, 4.0}}) == vec{1.0, 2.0, 3.0});

template <class S>
concept has_centroid = requires(S const& s) { centroid(s); };
static_assert(!has_centroid<hantei::ray<>> && !has_centroid<hantei::line<>>);
static_assert(has_centroid<std::variant<hantei::disk<>, hantei::aabb<>>>);
static_assert(!has_centroid<std::variant<hantei::ray<>, hantei::line<>>> &&
              centroid(hantei::any_shape<>(hantei::disk{{1, 2}, 3})) == vec{1.0, 2.0});

TEST_CASE_TEMPLATE("a triangle's centroid is the mean of its corners, and lies in it", T, double, float) {
    numbers::source random(18);
    for (int i = 0; i < 2000; ++i) {
        hantei::triangle<T, 2> t;
        for (auto* p : {&t.a, &t.b, &t.c}) *p = {random.number<T>(), random.number<T>()};
        if (!t.has_interior()) continue;
        for (std::size_t k = 0; k < 2; ++k) {
            using hantei::rational;
            rational const mean = (rational(t.a[k]) + rational(t.b[k]) + rational(t.c[k])) / rational(3);
            CHECK(numbers::is_nearest(centroid(t)[k], mean));
        }
        CHECK(hantei::contains(hantei::bounds(t), centroid(t)));
        CHECK(centroid(t) == centroid(hantei::triangle<T, 2>{t.b, t.a, t.c}));
    }
}

// A chain: each side weighs as much as it is long.
using hantei::chain;
static_assert(centroid(chain({vec{0.0, 0.0}, {3, 0}, {3, 4}})) == vec{16.5 / 7, 8.0 / 7});
static_assert(centroid(hantei::closed_chain(std::array{vec{0.0, 0.0}, vec{4.0, 0.0}, vec{4.0, 3.0}})) == vec{2.5, 1.0});
static_assert(centroid(chain({vec{-3.0, 0.0}, {0, 4}, {3, 0}})) == vec{0.0, 2.0});
static_assert(centroid(chain({vec{-2.0, 0.0}, {-1, 1}, {0, 0}, {2, 2}})).x == 0);  // (−3/2 − 1/2)·√2 + 1·√8
static_assert(centroid(chain({vec{-2.0, 0.0}, {-1, 1}, {0, 0}, {2, 0x1.0000000000001p+1}})).x > 0);
static_assert(centroid(chain({vec{1.7e308, -1.7e308}, {1.7e308, 1.7e308}})) == vec{1.7e308, 0.0});

template <class T>
bool is_mean_of_sides(std::vector<vec<T>> const& v, vec<T> const& c) {
    if (v.size() == 2) {  // no root is left: the middle is often a tie, which rounded roots would miss
        using hantei::rational;
        auto const middle = [&](std::size_t k) { return (rational(v[0][k]) + rational(v[1][k])) / rational(2); };
        return numbers::is_nearest(c.x, middle(0)) && numbers::is_nearest(c.y, middle(1));
    }
    mpf_class length = numbers::big(0), x = length, y = length;
    for (std::size_t i = 0; i + 1 < v.size(); ++i) {
        auto const p = numbers::wide(v[i]), q = numbers::wide(v[i + 1]);
        mpf_class const side = sqrt(numbers::squared_length(p, q));
        length += side;
        x += side * (numbers::big(p.x) + numbers::big(q.x)) / 2;
        y += side * (numbers::big(p.y) + numbers::big(q.y)) / 2;
    }
    return numbers::is_nearest(c.x, mpf_class(x / length)) && numbers::is_nearest(c.y, mpf_class(y / length));
}

TEST_CASE_TEMPLATE("a chain's centroid is correctly rounded, exactly 0 too", T, double, float) {
    numbers::source random(19);
    for (int i = 0; i < 500; ++i) {
        std::vector<vec<T>> v;
        for (int k = random.whole(2, 6); k > 0; --k) {
            vec<T> const p{random.number<T>(), random.number<T>()};
            if (v.empty() || v.back() != p) v.push_back(p);
        }
        if (v.size() < 2) continue;
        CHECK(is_mean_of_sides(v, centroid(chain(v))));
        auto mirrored = v;
        for (std::size_t k = v.size(); k > 0; --k) mirrored.push_back({-v[k - 1].x, v[k - 1].y});
        if (v.back().x == 0) mirrored.erase(mirrored.begin() + static_cast<std::ptrdiff_t>(v.size()));
        CHECK(centroid(chain(mirrored)).x == 0);
    }
}

TEST_CASE("bad numbers are refused") {
    CHECK_THROWS_AS(centroid(hantei::disk{{0, 0}, -1.0}), hantei::invalid_shape);
    CHECK_THROWS_AS(centroid(hantei::segment{{0, std::numeric_limits<double>::infinity()}, {0, 0}}), hantei::invalid_shape);
}

TEST_CASE("the middle of a curve that is beside 0 by less than the least number is not 0") {
    // x is about (dy₁² − dy₂²) / 2^1003 for the heights dy of the two sides, which is −2^-2003.
    hantei::chain const wide{{{0x1p1000, 0.0}, {0x1p-1074, 0x1p-1000}, {-0x1p1000, 0x1p-500}}};
    CHECK(centroid(wide).x == -0x1p-1074);
    CHECK(centroid(wide).y == 0x1p-502);
}

}  // namespace queries_centroid
