// SPDX-License-Identifier: MIT
// within_distance(a, b, d) of every kind of shape with every other: it changes its answer where the distance is, and nowhere else.
#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <vector>

#include "../dice.hpp"
#include "things.hpp"
import hantei;

namespace {

using hantei::vec;
using hantei::within_distance;
using things::thing;
using rings = std::vector<std::vector<vec<double, 2>>>;

/// Shapes on a grid of quarters, where many distances are whole; radii in tenths, whose sums round.
class shape_maker {
  public:
    thing any(int kind);

  private:
    double number(int low, int high, double unit) { return dice_.whole(low, high) * unit; }
    vec<double, 2> place() { return {number(0, 60, 0.25), number(0, 60, 0.25)}; }
    vec<double, 2> way() { return {number(1, 8, 0.25), number(-4, 4, 0.25)}; }
    vec<double, 2> size() { return {number(1, 8, 0.25), number(1, 8, 0.25)}; }
    double radius() { return number(1, 20, 0.1); }
    std::vector<vec<double, 2>> ring(vec<double, 2> p, double unit) {
        return {p, p + vec{4 * unit, 0.0}, p + vec{4 * unit, 4 * unit}, p + vec{2 * unit, unit}, p + vec{0.0, 3 * unit}};
    }
    dice dice_;
};

thing shape_maker::any(int kind) {
    auto const p = place(), q = p + way();
    switch (kind) {
        case 0: return hantei::point{p};
        case 1: return hantei::segment{p, q};
        case 2: return hantei::ray{p, q - p};
        case 3: return hantei::line{p, q - p};
        case 4: return hantei::disk{p, radius()};
        case 5: return hantei::aabb{p, p + size()};
        case 6: return hantei::obb{p, size(), hantei::rotation{0.6, 0.8}};
        case 7: return hantei::capsule{p, q, radius()};
        case 8: return hantei::triangle{p, q, p + perp(q - p)};
        case 9: return hantei::convex{std::vector{p, q, q + perp(q - p), p + perp(q - p)}};
        case 10: return hantei::polygon{ring(p, 0.5), rings{{p + vec{0.25, 0.25}, p + vec{0.5, 0.25}, p + vec{0.25, 0.5}}}};
        case 11: return hantei::chain{ring(p, 0.25)};
        default: return hantei::closed_chain{ring(p, 0.75)};
    }
}
constexpr int kinds = 13;
/// All its numbers are quarters: not a disk, a turned box or a capsule.
constexpr bool on_grid(int kind) { return kind != 4 && kind != 6 && kind != 7; }

double below(double d) { return std::nextafter(std::nextafter(d, 0), 0); }
double above(double d) { return std::nextafter(std::nextafter(d, 1e300), 1e300); }

TEST_CASE("within says yes from the distance on, for every two kinds of shape") {
    shape_maker make;
    int whole = 0;
    for (int k = 0; k < kinds; ++k) {
        for (int l = 0; l < kinds; ++l) {
            CAPTURE(k);
            CAPTURE(l);
            for (int round = 0; round < 20; ++round) {
                thing const a = make.any(k), b = make.any(l);
                double const d = hantei::distance(a, b);
                bool const meet = hantei::intersects(a, b);
                CHECK(within_distance(a, b, 0) == meet);
                if (meet) continue;
                CHECK(within_distance(a, b, above(d)));
                CHECK_FALSE(within_distance(a, b, below(d)));
                CHECK(within_distance(a, b, d) == within_distance(b, a, d));
                CHECK(within_distance(a, b, 100));
                CHECK(within_distance(a, b, 0.01) == (d <= 0.01));
                // Squares of distances on this grid have small denominators: one that rounds to a whole square is one.
                if (!on_grid(k) || !on_grid(l) || d != std::floor(d) || hantei::squared_distance(a, b) != d * d) continue;
                ++whole;
                CHECK(within_distance(a, b, d));
                CHECK(within_distance(a, b, static_cast<int>(d)));
                CHECK_FALSE(within_distance(a, b, std::nextafter(d, 0)));
            }
        }
    }
    CHECK(whole > 50);
}

// 3, 4, 5 between corners, in the compiler; tenths, whose sum 0.1 + 0.2 is not 0.3.
constexpr hantei::aabb left{{0, 0}, {1, 1}}, right{{4, 5}, {6, 6}};
static_assert(within_distance(left, right, 5) && !within_distance(left, right, 4.999999999999999));
constexpr hantei::triangle roof{{4, 5}, {9, 5}, {4, 9}};
static_assert(within_distance(left, roof, 5) && within_distance(roof, left, 5.0f) &&
              !within_distance(roof, left, 4.999999999999999));
constexpr hantei::disk small{{0, 0}, 0.1}, other{{0.5, 0}, 0.2};
static_assert(!within_distance(small, other, 0.19999999999999996) && within_distance(small, other, 0.2));

TEST_CASE("sums beyond the range of the scalar") {
    constexpr double greatest = std::numeric_limits<double>::max(), infinity = std::numeric_limits<double>::infinity();
    hantei::disk const huge{{0, 0}, greatest};
    CHECK(within_distance(huge, hantei::point{greatest, greatest}, greatest));
    CHECK_FALSE(within_distance(hantei::disk{{0, 0}, 1.0}, hantei::point{greatest, greatest}, greatest));
    hantei::ball<std::int32_t, 2> const whole{{0, 0}, INT32_MAX};
    CHECK(within_distance(whole, hantei::point<std::int32_t, 2>{INT32_MAX, INT32_MAX}, INT32_MAX));
    CHECK_FALSE(within_distance(whole, hantei::point<std::int32_t, 2>{INT32_MAX, INT32_MAX}, 889516851));
    CHECK(within_distance(whole, hantei::point<std::int32_t, 2>{INT32_MAX, INT32_MAX}, 889516852));
    hantei::point<std::int64_t, 2> const far{INT64_MAX, 0};
    CHECK(within_distance(far, hantei::point<std::int64_t, 2>{0, 0}, INT64_MAX));
    CHECK_FALSE(within_distance(far, hantei::point<std::int64_t, 2>{-1, 0}, INT64_MAX));
    CHECK(within_distance(far, hantei::point<std::int64_t, 2>{-1, 0}, 0x1p63));  // no scalar holds both: exact all the same
    CHECK_THROWS_AS(within_distance(huge, hantei::point{0, 0}, infinity), std::domain_error);
}

TEST_CASE("bad numbers are refused by the shape's own name") {
    CHECK_THROWS_WITH_AS(within_distance(hantei::disk{{0, 0}, -1.0}, hantei::point{0, 0}, 5),
                         "hantei: disk: radius is negative", hantei::invalid_shape);
    CHECK_THROWS_WITH_AS(within_distance(hantei::point{0, 0}, hantei::segment{{0, 0}, {1, NAN}}, 5),
                         "hantei: segment: b is not finite (NaN or infinity)", hantei::invalid_shape);
}

}  // namespace
