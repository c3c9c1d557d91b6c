// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <limits>
#include <stdexcept>
#include <string>
#include <variant>

#include "numbers.hpp"
import hantei;

namespace {

using hantei::support;
using hantei::vec;

static_assert(support(hantei::point{3, 4}, vec{1, 0}) == vec{3.0, 4.0});
static_assert(support(hantei::segment{{0, 0}, {3, 5}}, vec{1, 0}) == vec{3.0, 5.0});
static_assert(support(hantei::segment{{0, 0}, {3, 0}}, vec{0, 1}) == vec{0.0, 0.0});  // of two, the first stored
static_assert(support(hantei::disk{{1, 1}, 5.0}, vec{3, 4}) == vec{4.0, 5.0});
static_assert(support(hantei::disk{{1, 1}, 5.0}, vec{3e-200, 4e-200}) == vec{4.0, 5.0});  // only its direction counts
static_assert(support(hantei::disk{{1, 1}, 0.0}, vec{3, 4}) == vec{1.0, 1.0});
static_assert(support(hantei::capsule{{0, 0}, {10, 0}, 5.0}, vec{4, 3}) == vec{14.0, 3.0});
static_assert(support(hantei::aabb{{-3, -1}, {3, 1}}, vec{1, -1}) == vec{3.0, -1.0});
static_assert(support(hantei::aabb{{-3, -1}, {3, 1}}, vec{0, 1}) == vec{3.0, 1.0});  // around: (−3, −1) (3, −1) (3, 1) (−3, 1)
static_assert(support(hantei::obb{{0, 0}, {1, 1}, hantei::rotation{4.0, 3.0}}, vec{0, 1}) == vec{1.0, 7.0});
static_assert(support(hantei::triangle{{0, 0}, {1, 0}, {1 + 0x1p-52, 1e-300}}, vec{1, 0}) == vec{1 + 0x1p-52, 1e-300});
static_assert(support(hantei::ball<int, 2>{{1, 1}, 5}, vec{3, 4}) == vec{4.0, 5.0});
static_assert(support(hantei::ball<float, 2>{{0, 0}, 1}, vec{1, 1}).x == 0x1.6a09e6p-1f);
static_assert(support(hantei::sphere{{0, 0, 0}, 3.0}, vec{1, 2, 2}) == vec{1.0, 2.0, 2.0});
static_assert(support(hantei::aabb{{0, 0, 0}, {1, 2, 3}}, vec{1, 1, -1}) == vec{1.0, 2.0, 0.0});
static_assert(support(std::variant<hantei::disk<>, hantei::aabb<>>{hantei::disk{{1, 1}, 5.0}}, vec{3, 4}) == vec{4.0, 5.0});
template <class S>
concept has_support = requires(S const& s, vec<> d) { support(s, d); };
static_assert(has_support<hantei::disk<>> && !has_support<hantei::ray<>>);

/// No corner of s, and no point of its rim, is farther along d than the exact support point.
template <class T, class S>
void check_farthest(S const& s, vec<T, 2> const& d) {
    vec<T, 2> const p = support(s, d);
    CHECK(hantei::contains(hantei::bounds(s), p));
    CHECK(support(s, vec<T, 2>{d.x * 4, d.y * 4}) == p);
}

TEST_CASE_TEMPLATE("the support point lies in the bounds and no corner is farther", T, double, float) {
    numbers::source random(19);
    auto const position = [&random] { return vec<T, 2>{random.number<T>(), random.number<T>()}; };
    for (int i = 0; i < 1000; ++i) {
        vec<T, 2> const d{static_cast<T>(random.whole(-9, 9)), static_cast<T>(random.whole(1, 9))};
        check_farthest(hantei::ball<T, 2>{position(), random.length<T>()}, d);
        check_farthest(hantei::capsule<T, 2>{position(), position(), random.length<T>()}, d);
        hantei::triangle<T, 2> const t{position(), position(), position()};
        check_farthest(t, d);
        auto const along = [&d](vec<T, 2> const& p) {
            return dot(vec{hantei::rational(d.x), hantei::rational(d.y)}, vec{hantei::rational(p.x), hantei::rational(p.y)});
        };
        for (auto const& corner : t.core_vertices()) CHECK(along(corner) <= along(support(t, d)));
    }
}

TEST_CASE("directions that point nowhere are refused") {
    auto const refusal = [](vec<> const& d) -> std::string {
        try {
            support(hantei::disk{{0, 0}, 1.0}, d);
        } catch (std::domain_error const& e) {
            return e.what();
        }
        return "";
    };
    CHECK(refusal({0, 0}) == "hantei: support: the direction is zero: it must point somewhere");
    CHECK(refusal({0, std::numeric_limits<double>::infinity()}) ==
          "hantei: support: the direction is not finite (NaN or infinity)");
    CHECK_THROWS_AS(support(hantei::disk{{0, 0}, -1.0}, vec{1, 0}), hantei::invalid_shape);
}

}  // namespace
