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
