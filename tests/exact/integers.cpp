// SPDX-License-Identifier: MIT
// 64-bit integers that double does not hold, under each of their names: no stage may take them for doubles.
#include <doctest/doctest.h>

#include "laws.hpp"

#include <cstdint>

import hantei;

namespace exact_integers {

using namespace hantei;

template <class T, class U>
constexpr bool are_told_apart(T big, U one) {
    ball<T, 2> const coin{{big, 0}, 1};
    aabb<T, 2> const box{{big, -1}, {big + 1, 1}};
    segment<U, 2> const short_wall{{0, 0}, {one, 0}};
    bool right = touches(coin, vec<T, 2>{big + 1, 0}) && disjoint(coin, vec<T, 2>{big + 2, 0});
    right = right && touches(box, vec<T, 2>{big + 1, 0}) && disjoint(box, vec<T, 2>{big + 2, 0});
    right = right && overlaps(box, coin) && disjoint(coin, short_wall) && disjoint(short_wall, box);
    right = right && touches(segment<T, 2>{{big, 0}, {big + 4, 3}}, vec<T, 2>{big + 4, 3});
    right = right && disjoint(segment<T, 2>{{big, 0}, {big + 4, 3}}, vec<T, 2>{big + 3, 2});
    right = right && distance(vec<T, 2>{big, 0}, vec<T, 2>{big + 3, 4}) == 5;
    right = right && distance(coin, box) == 0 && contact(coin, box)->depth == 1;
    right = right && distance(vec<T, 2>{one, 0}, vec<U, 2>{0, 0}) == 1;
    right = right && sweep(coin, vec<T, 2>{4, 0}, aabb<T, 2>{{big + 3, -1}, {big + 9, 1}})->first == 0.5;
    right = right && raycast(ray<T, 2>{{big - 3, 0}, {1, 0}}, box)->enter.t == 3;
    return right;
}

template <class T, class U>
void ask() {
    static_assert(are_told_apart(T{1} << 60, U{1}));
    CHECK(are_told_apart(laws::read_back(T{1} << 60), laws::read_back(U{1})));
}

TEST_CASE("64-bit integers beyond 2^53") {
    ask<std::int64_t, std::int64_t>();
    ask<long, int>();
    ask<long long, long long>();
    ask<long long, long>();
    ask<long long, int>();
}

}  // namespace exact_integers
