// SPDX-License-Identifier: MIT
// Every figure at compile time. A claim that does not hold ends the build here: the compiler's note shows the call
// require("figure", "subject", "verb", "object", stated, found).
#include <cstddef>
#include <tuple>
#include <utility>

import hantei;
import hantei.figures;

namespace {

namespace figures = hantei::figures;

/// One constant expression a figure, so that each has the compiler's whole allowance of steps to itself.
template <std::size_t I>
struct proof {
    static_assert(figures::prove(std::get<I>(figures::all_figures)) > 0, "a figure without claims shows nothing");
    static constexpr bool done = true;
};

template <std::size_t... I>
constexpr bool prove_each(std::index_sequence<I...>) {
    return (proof<I>::done && ...);
}
static_assert(prove_each(std::make_index_sequence<std::tuple_size_v<decltype(figures::all_figures)>>{}));

/// A figure with one number changed.
struct changed_white_corner : figures::white_corner {
    constexpr changed_white_corner() { disk.value.radius = 2.5; }
};
static_assert(figures::holds(figures::white_corner{}));
static_assert(!figures::holds(changed_white_corner{}));

}  // namespace
