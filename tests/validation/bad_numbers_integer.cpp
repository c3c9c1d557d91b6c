// SPDX-License-Identifier: MIT
#include <cstdint>
#include <limits>
#include <stdexcept>

#include "bad_numbers.hpp"

import hantei;

#include "every_question.hpp"

namespace {

using namespace hantei;

// Great integers are good numbers: nothing is multiplied or added on the way that an integer does not hold.
static_assert(obb<std::int32_t>{{0, 0}, {1, 1}, {65536, 65536}}.sizes_nonnegative(), "the sum of the squares is 2^33");
static_assert(obb<std::int32_t>{{0, 0}, {1, 1}, {0, std::numeric_limits<std::int32_t>::min()}}.sizes_nonnegative());
static_assert(obb<std::int64_t>{{0, 0}, {1, 1}, {std::int64_t{1} << 32, 0}}.sizes_nonnegative());
static_assert(obb<std::int32_t, 3>{{0, 0, 0}, {1, 1, 1}, {0, 65536, 65536, 0}}.sizes_nonnegative());
static_assert(!rotation<std::int32_t>{0, 0}.sizes_nonnegative() && !rotation<std::int64_t, 3>{0, 0, 0, 0}.sizes_nonnegative());
static_assert(aabb<std::int32_t>::from_center({0, 2147483645}, {5, 4}) ==
              aabb<std::int32_t>{{-2, 2147483643}, {3, 2147483647}});
static_assert(aabb<std::int32_t>::from_center({0, -2147483643}, {2, 10}).min == vec{-1, -2147483647 - 1});

/// The same question in fractions, which have no range.
template <class T>
void compare_with_fractions() {
    T const great[]{std::numeric_limits<T>::min(), std::numeric_limits<T>::max(),
                    T{1} << (std::numeric_limits<T>::digits / 2 + 1)};
    disk<T> const around{{great[1], great[1]}, great[1]};
    for (T const c : great) {
        for (T const s : great) {
            obb<T> const box{{c, s}, {great[1], great[2]}, {c, s}};
            obb<rational> const same{{c, s}, {great[1], great[2]}, {c, s}};
            CHECK(relate(box, around) == relate(same, around));
            CHECK(relate(box, obb<T>{{s, c}, {1, great[2]}, {s, great[2]}}) ==
                  relate(same, obb<T>{{s, c}, {1, great[2]}, {s, great[2]}}));
        }
    }
}

}  // namespace

TEST_CASE("great integers are good numbers") {
    compare_with_fractions<std::int32_t>();
    compare_with_fractions<std::int64_t>();
}

TEST_CASE("a box of integers about a center that the integers do not hold is refused") {
    using box = aabb<std::int32_t>;
    char const* const refusal = "hantei: aabb::from_center: the box reaches beyond the range of the scalar type";
    CHECK_THROWS_WITH_AS(static_cast<void>(box::from_center({0, -2147483647}, {2, 10})), refusal, std::domain_error);
    CHECK_THROWS_WITH_AS(static_cast<void>(box::from_center({2147483646, 0}, {3, 1})), refusal, std::domain_error);
}

TEST_CASE("bad numbers: integers") {
    spoil_the_plane<std::int32_t>();
    spoil_the_plane<std::int64_t>();
}
