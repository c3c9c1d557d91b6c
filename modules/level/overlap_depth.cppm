// SPDX-License-Identifier: MIT
// How deep two overlapping shapes lie in each other: for messages only, never for a decision.
export module hantei.level:overlap_depth;
import :base;
import :placement;
import hantei;

namespace hantei::level {

/// How many corners of one shape the way out of another may have to be held against; a circle counts as much as a box.
constexpr size_t corner_count(shape const& s) {
    return visit(
        []<class S>(S const& set) -> size_t {
            if constexpr (requires { set.outer(); }) {
                return set.outer().size();
            } else {
                return 4;
            }
        },
        s);
}
/// Up to so many pairs of corners the compiler finds the way out within about a second, and a fiftieth of its steps.
constexpr size_t most_corner_pairs = 64;

constexpr double no_depth = -1;

/// The length of the shortest shift that separates two shapes that overlap; `no_depth` for chains, which have none.
constexpr double depth_of(shape const& a, shape const& b) {
    return visit(
        []<class A, class B>(A const& s, B const& t) -> double {
            if constexpr (contactable<A, B>) {
                return contact(s, t)->depth;
            } else {
                return no_depth;
            }
        },
        a, b);
}

}  // namespace hantei::level
