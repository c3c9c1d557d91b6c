// SPDX-License-Identifier: MIT
// How deep two overlapping shapes lie in each other: for messages only, never for a decision.
export module hantei.level:depth;
import :base;
import :placement;
import hantei;

namespace hantei::level {

/// A chain or a polygon.
template <class S>
concept with_vertices = requires { S::is_convex; };

/// The length of the shortest shift that separates two shapes that overlap; 0 for chains, which have none, and for polygons, of which
/// it may take the compiler long.
constexpr double depth_of(shape const& a, shape const& b) {
    return visit(
        []<class A, class B>(A const& s, B const& t) -> double {
            if constexpr (contactable<A, B> && !with_vertices<A> && !with_vertices<B>) {
                return contact(s, t)->depth;
            } else {
                return 0;
            }
        },
        a, b);
}

}  // namespace hantei::level
