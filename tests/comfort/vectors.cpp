// SPDX-License-Identifier: MIT
// Arithmetic of vectors.
#include <doctest/doctest.h>

#include <cstdint>
#include <limits>
#include <stdexcept>
#include <type_traits>

import hantei;

namespace {

using namespace hantei;

constexpr vec<> after_a_step(vec<> place, vec<> velocity, double dt) {
    place += velocity * dt;
    velocity *= 0.5;
    place -= dt * velocity;
    velocity /= 2.0;
    return place + velocity;
}
static_assert(after_a_step({1, 2}, {4, 8}, 0.5) == vec{1 + 2 - 1 + 1.0, 2 + 4 - 2 + 2.0});
// Numbers without a type are double; float, 64 bits and a type that is written stay.
template <class T, class V>
inline constexpr bool has_scalar = std::is_same_v<typename V::scalar_type, T>;
static_assert(has_scalar<double, decltype(vec{0, 0})> && has_scalar<double, decltype(vec{0, 0, 0})> &&
              has_scalar<double, decltype(point{0, 0})> && has_scalar<double, decltype(point{1, 2, 3})>);
static_assert(has_scalar<double, decltype(vec{0, 0.5})> && has_scalar<float, decltype(vec{1.0f, 2})> &&
              has_scalar<float, decltype(point{1, 2.0f, 3})> && has_scalar<double, decltype(vec{1.0f, 2.0})>);
static_assert(has_scalar<std::int64_t, decltype(vec{std::int64_t{1}, 2})> &&
              has_scalar<rational, decltype(vec{rational(1), 2})> && has_scalar<double, decltype(vec{short{1}, 2})> &&
              has_scalar<int, decltype(vec<int>{1, 2} + vec<int>{3, 4})>);
constexpr vec<> whole_steps(int x, int y) {
    vec place{0, 0};
    vec const velocity{x, y};
    place = place + velocity * 0.5;
    return vec{x, 0.5} + place;
}
static_assert(whole_steps(2, 4) == vec{3.0, 2.5} && disk{vec{1, 2}, 3}.center == vec{1, 2});

constexpr point<> middle_of(point<> const& p, point<> q) {
    auto const& [x, y] = p;
    auto& [u, v] = q;
    u = (u + x) / 2;
    q.y = (q.y + p.y) / 2;
    return q;
}
static_assert(middle_of({0, 2}, {4, 4}) == point{2, 3} && point{{1.0, 2.0}} == point{1.0, 2.0} && point{1, 2, 3}.z == 3);
static_assert(point<>{} == point{0, 0} && point(vec{1, 2}).position() == vec{1, 2} &&
              sizeof(point<float, 3>) == 3 * sizeof(float));
template <point P>
inline constexpr double height_of = P.y;
static_assert(height_of<point{3, 4}> == 4);
constexpr auto sum_of_parts = [](vec<double, 3> const& v) {
    auto const& [x, y, z] = v;
    return x + y + z;
};
static_assert(sum_of_parts({1, 2, 3}) == 6);

static_assert(2 * vec{1, 2} == vec{2, 4} && vec{1.0, 2.0} / 4 == vec{0.25, 0.5} &&
              0.5 * vec{1.0, 2.0, 3.0} == vec{0.5, 1.0, 1.5});
template <class A, class B>
concept divides = requires(A a, B b) { a / b; };
static_assert(!divides<vec<std::int32_t>, std::int32_t> && divides<vec<std::int32_t>, double>);
template <class A, class B>
concept adds_up = requires(A a, B b) { a += b; };
static_assert(adds_up<vec<double>, vec<int>> && !adds_up<vec<int>, vec<double>> && !adds_up<vec<double, 2>, vec<double, 3>>);

static_assert(lerp(vec{1.0, 2.0}, vec{3.0, -2.0}, 0.25) == vec{1.5, 1.0});
static_assert(lerp(vec{0.1, 0.7}, vec{0.3, 1e300}, 0) == vec{0.1, 0.7} &&
              lerp(vec{0.1, 0.7}, vec{0.3, 1e300}, 1) == vec{0.3, 1e300});

static_assert(length(vec{3.0, 4.0}) == 5 && length(vec{2, 3, 6}) == 7 && length(vec{0.0, 0.0}) == 0);
static_assert(length(vec{1e200, 1e200}) == 0x1.d8f9811335b57p+664);  // √2·1e200: nothing is squared
static_assert(std::is_same_v<decltype(length(vec{1.0f, 1.0f})), float> && std::is_same_v<decltype(length(vec{1, 1})), double>);
static_assert(normalized(vec{3.0, -4.0}) == vec{0.6, -0.8} && normalized(vec{0, 0, -7}) == vec{0.0, 0.0, -1.0});
static_assert(normalized(vec{5e-324, 5e-324}) == vec{0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bcdp-1});

TEST_CASE("a vector that points nowhere has no direction") {
    double const nan = std::numeric_limits<double>::quiet_NaN();
    CHECK_THROWS_AS(normalized(vec{0.0, 0.0}), std::domain_error);
    CHECK_THROWS_AS(normalized(vec{nan, 0.0}), std::domain_error);
    CHECK_THROWS_AS(length(vec{0.0, nan}), invalid_shape);
    CHECK(length(vec{5.0, 12.0}) == 13);
    CHECK(normalized(vec{0.0, 1e-300}) == vec{0.0, 1.0});
}

}  // namespace
