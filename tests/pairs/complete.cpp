// SPDX-License-Identifier: MIT
// The matrix has no hole: every two shapes of the plane are a pair, in both orders, in every scalar type.
#include <cstdint>
#include <variant>
#include <vector>

import hantei;

namespace {

using namespace hantei;

/// Stops the build at the pair that is missing.
template <class A, class B>
struct pair_of {
    static constexpr bool is_there = judgeable<A, B> && judgeable<B, A>;
    static_assert(is_there, "a pair of the plane is missing");
};
template <class A, class All>
struct row;
template <class A, class... B>
struct row<A, std::variant<B...>> {
    static constexpr bool complete = (pair_of<A, B>::is_there && ...);
};
template <class All>
struct matrix;
template <class... A>
struct matrix<std::variant<A...>> {
    static constexpr bool complete = (row<A, std::variant<A...>>::complete && ...);
    static constexpr int shapes = sizeof...(A);
};

static_assert(matrix<any_shape<double>>::complete && matrix<any_shape<float>>::complete);
static_assert(matrix<any_shape<std::int32_t>>::complete && matrix<any_shape<std::int64_t>>::complete);
static_assert(matrix<any_shape<double>>::shapes == 13, "twelve shapes; a chain is open or closed");

}  // namespace
