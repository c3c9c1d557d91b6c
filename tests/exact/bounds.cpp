// SPDX-License-Identifier: MIT
// bounds(): never smaller than the shape, no larger than it must be, for whatever shape.
#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "../dice.hpp"

import hantei;

namespace exact_bounds {

using namespace hantei;

constexpr double greatest = std::numeric_limits<double>::max();
constexpr auto least_int = std::numeric_limits<std::int32_t>::min(), greatest_int = std::numeric_limits<std::int32_t>::max();
constexpr auto least_long = std::numeric_limits<std::int64_t>::min(), greatest_long = std::numeric_limits<std::int64_t>::max();
template <class T>
using box = aabb<T, 2>;

static_assert(bounds(disk{{1, 2}, 3.0}) == box<double>{{-2, -1}, {4, 5}});
static_assert(bounds(disk{{0x1.fffffffffffffp1023, 0}, 1.0}).min.x ==
              0x1.ffffffffffffep1023);  // just within the range: outwards
static_assert(bounds(disk{{-0x1.fffffffffffffp1023, 0}, 1.0}).max.x == -0x1.ffffffffffffep1023);
static_assert(bounds(hantei::obb<float, 2>{{0, 0x1.fffffep127f}, {0, 0x1p-23f}, {3, 4}}).min.y == 0x1.fffffcp127f);
static_assert(bounds(capsule<>{{0, 0}, {4, 2}, 1}) == box<double>{{-1, -1}, {5, 3}});
static_assert(bounds(capsule<std::int64_t>{{0, 9}, {4, 2}, 1}) == box<std::int64_t>{{-1, 1}, {5, 10}});
static_assert(bounds(triangle<float>{{0, 7}, {4, 2}, {-1, 3}}) == box<float>{{-1, 2}, {4, 7}});
static_assert(bounds(disk{{1, 0}, 0x1p-60}) == box<double>{{0x1.fffffffffffffp-1, -0x1p-60}, {0x1.0000000000001p0, 0x1p-60}});

// What reaches beyond the range of the scalar has a box that ends there.
static_assert(bounds(disk{{0x1p1023, 0}, 0x1.8p1023}) == box<double>{{-0x1p1022, -0x1.8p1023}, {greatest, 0x1.8p1023}});
static_assert(bounds(disk{{greatest, -greatest}, greatest}) == box<double>{{0, -greatest}, {greatest, 0}});
static_assert(bounds(disk{{greatest, 0}, 1.0}).max.x == greatest && bounds(disk{{-greatest, 0}, 1.0}).min.x == -greatest);
static_assert(bounds(obb{{greatest, 0}, {1, 2}, rotation{1.0, 1.0}}).max == vec{greatest, 3.0});
static_assert(bounds(obb{{0, 0}, {1e200, 1e200}, rotation{1e200, 0.0}}) ==
              box<double>{{-greatest, -greatest}, {greatest, greatest}});
static_assert(bounds(ball<float, 3>{{0x1.cp127f, -0x1.cp127f, 0}, 0x1p126f}) ==
              aabb<float, 3>{{0x1.4p127f, -std::numeric_limits<float>::max(), -0x1p126f},
                             {std::numeric_limits<float>::max(), -0x1.4p127f, 0x1p126f}});
static_assert(bounds(ball<std::int32_t, 2>{{greatest_int, -2}, 5}) ==
              box<std::int32_t>{{greatest_int - 5, -7}, {greatest_int, 3}});
static_assert(bounds(ball<std::int32_t, 2>{{-1, least_int}, greatest_int}) ==
              box<std::int32_t>{{least_int, least_int}, {greatest_int - 1, -1}});
static_assert(bounds(capsule<std::int64_t, 2>{{0, 1}, {9, least_long}, greatest_long}) ==
              box<std::int64_t>{{-greatest_long, least_long}, {greatest_long, greatest_long}});
static_assert(bounds(obb<std::int32_t>{{7, -9}, {greatest_int, greatest_int}, {least_int, 1}}) ==
              box<std::int32_t>{{least_int, least_int}, {greatest_int, greatest_int}});
static_assert(bounds(obb<std::int64_t>{{least_long, greatest_long}, {2, 1}, {0, 3}}) ==
              box<std::int64_t>{{least_long, greatest_long - 6}, {least_long + 3, greatest_long}});
static_assert(bounds(obb<std::int32_t, 3>{{5, 5, 5}, {greatest_int, 1, 2}, {1, 1, 0, 0}}) ==
              aabb<std::int32_t, 3>{{5 - greatest_int, 3, 4}, {greatest_int, 7, 6}});

/// The greatest T <= x, or the least T >= x.
template <class T>
bool is_nearest_below(T t, rational const& x) {
    if constexpr (std::is_integral_v<T>) return rational(t) <= x && x < rational(t) + rational(1);
    else return rational(t) <= x && x < rational(std::nextafter(t, std::numeric_limits<T>::max()));
}
template <class T>
bool is_nearest_above(T t, rational const& x) {
    if constexpr (std::is_integral_v<T>) return x <= rational(t) && rational(t) - rational(1) < x;
    else return x <= rational(t) && rational(std::nextafter(t, std::numeric_limits<T>::lowest())) < x;
}
template <class T, std::size_t N>
void check(aabb<T, N> const& found, aabb<rational, N> const& exactly) {
    for (std::size_t i = 0; i < N; ++i) {
        CHECK(is_nearest_below(found.min[i], exactly.min[i]));
        CHECK(is_nearest_above(found.max[i], exactly.max[i]));
    }
}

/// Numbers of one kind: short ones, all bits, all bits at magnitudes far apart, or powers of two beside their neighbors.
class numbers {
  public:
    explicit numbers(int kind) : kind_(kind) {}
    template <class T>
    T number() {
        if constexpr (std::is_integral_v<T>) return static_cast<T>(dice_.whole(-999, 999));
        else return static_cast<T>(any());
    }
    template <class T>
    T length() {
        T const x = number<T>();
        return x < 0 ? -x : x;
    }
    template <class T, std::size_t N>
    vec<T, N> position() {
        vec<T, N> p;
        for (std::size_t i = 0; i < N; ++i) p[i] = number<T>();
        return p;
    }
    template <class T, std::size_t N>
    vec<T, N> lengths() {
        vec<T, N> p;
        for (std::size_t i = 0; i < N; ++i) p[i] = length<T>();
        return p;
    }
    template <class T>
    rotation<T, 2> turn(rotation<T, 2> const&) {
        T const x = number<T>(), y = number<T>();
        return x == 0 && y == 0 ? rotation<T, 2>{1, 0} : rotation<T, 2>{x, y};
    }
    template <class T>
    rotation<T, 3> turn(rotation<T, 3> const&) {
        rotation<T, 3> const q{number<T>(), number<T>(), number<T>(), number<T>()};
        return q == rotation<T, 3>{0, 0, 0, 0} ? rotation<T, 3>{} : q;
    }

  private:
    double any() {
        double const x = dice_.real(-1, 1);
        switch (kind_) {
            case 0: return dice_.whole(-12, 12) / 4.0;
            case 1: return x;
            case 2: return dice_.whole(0, 9) == 0 ? 0 : std::ldexp(x, dice_.whole(-60, 60));
            default:
                return std::ldexp(dice_.whole(0, 1) == 0 ? 1.0 : -1.0, dice_.whole(-40, 40)) *
                       (1 + dice_.whole(-1, 1) * 0x1p-52);
        }
    }
    dice dice_;
    int kind_;
};

TEST_CASE_TEMPLATE("bounds are never smaller than the shape, and no larger than they must be", T, double, float, std::int32_t,
                   std::int64_t) {
    for (int kind = 0; kind < (std::is_integral_v<T> ? 1 : 4); ++kind) {
        CAPTURE(kind);
        numbers d(kind);
        auto const exactly = [](auto const& v) {
            if constexpr (requires { v.z; }) return vec<rational, 3>{v.x, v.y, v.z};
            else return vec<rational, 2>{v.x, v.y};
        };
        for (int k = 0; k < 200; ++k) {
            CAPTURE(k);
            auto const p = d.position<T, 2>(), q = d.position<T, 2>();
            auto const r = d.length<T>();
            check(bounds(capsule<T>{p, q, r}), bounds(capsule<rational>{exactly(p), exactly(q), r}));
            auto const half = d.lengths<T, 2>();
            auto const turn = d.turn(rotation<T, 2>{});
            check(bounds(obb<T>{p, half, turn}), bounds(obb<rational>{exactly(p), exactly(half), {turn.c, turn.s}}));
            if (k % 4 != 0) continue;
            auto const m = d.position<T, 3>(), h = d.lengths<T, 3>();
            auto const t = d.turn(rotation<T, 3>{});
            check(bounds(obb<T, 3>{m, h, t}), bounds(obb<rational, 3>{exactly(m), exactly(h), {t.w, t.x, t.y, t.z}}));
        }
    }
}

TEST_CASE("a side that doubles leave in doubt is found all the same") {
    // The center takes away what a double holds of a side: what its products' rounding has lost is all that there is, and more than
    // another double holds.
    numbers d(1);
    for (int k = 0; k < 200; ++k) {
        CAPTURE(k);
        double const x = d.length<double>() + 0.5, c = d.length<double>() + 0.5;
        double const y = 0x1p-26 + std::ldexp(d.length<double>(), -50), s = 0x1p-26 + 0x1p-56;
        vec const center{-(x * c + y * s), x * s + y * c};
        check(bounds(obb{center, {x, y}, rotation{c, s}}), bounds(obb<rational>{{center.x, center.y}, {x, y}, {c, s}}));
        check(bounds(obb{center, {y, x}, rotation{-s, c}}), bounds(obb<rational>{{center.x, center.y}, {y, x}, {-s, c}}));
        rotation<double, 3> const q{0, 0, std::sqrt(c), std::sqrt(s)};
        vec const m{-x, -y, x};
        check(bounds(obb<double, 3>{m, {x, y, 1}, q}), bounds(obb<rational, 3>{{-x, -y, x}, {x, y, 1}, {0, 0, q.y, q.z}}));
    }
}

}  // namespace exact_bounds
