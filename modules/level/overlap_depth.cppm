// SPDX-License-Identifier: MIT
// The penetration depth of two overlapping shapes: for messages only, never for a decision.
export module hantei.level:overlap_depth;
import :base;
import :placement;
import hantei;

namespace hantei::level {

/// The number of corners of a shape, as a measure of the work of an exact comparison. Every shape but a polygon counts as four.
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
/// The depth is computed for shapes with at most this many pairs of corners. The compiler then needs about a second and a fiftieth of its steps.
constexpr size_t most_corner_pairs = 64;

constexpr double no_depth = -1;

/// The penetration depth of two overlapping shapes: the length of the shortest translation that separates them; `no_depth` if one of them is a
/// chain, which has none.
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
