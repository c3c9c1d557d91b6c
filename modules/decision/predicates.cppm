// SPDX-License-Identifier: MIT
// The predicates on two shapes, exact for every valid shape.
export module hantei:predicates;
import :base;
import :relation;
import :alternatives;
import :judgeable;
import :dispatch;
import :decide;

export namespace hantei {

/// Returns which of the three relations holds between the closed sets a and b. Symmetric. Throws invalid_shape for bad numbers.
inline constexpr struct relate_fn {
    template <class A, class B>
        requires judgeable<A, B>
    [[gnu::always_inline]] constexpr auto operator()(A const& a, B const& b) const {
        return ask<pair_known>(deciding_for<as_is, A, B>{}, a, b);
    }
} relate;

/// Whether a and b have no common point.
inline constexpr struct disjoint_fn {
    template <class A, class B>
        requires judgeable<A, B>
    [[gnu::always_inline]] constexpr auto operator()(A const& a, B const& b) const {
        return ask<pair_known>(deciding_for<relation_is<relation::disjoint>, A, B>{}, a, b);
    }
} disjoint;

/// Whether a and b have a common point; touching counts. The negation of disjoint(a, b).
inline constexpr struct intersects_fn {
    template <class A, class B>
        requires judgeable<A, B>
    [[gnu::always_inline]] constexpr auto operator()(A const& a, B const& b) const {
        return ask<pair_known>(deciding_for<relation_is<relation::disjoint, false>, A, B>{}, a, b);
    }
} intersects;

/// Whether a and b have a common point although their relative interiors have none.
inline constexpr struct touches_fn {
    template <class A, class B>
        requires judgeable<A, B>
    [[gnu::always_inline]] constexpr auto operator()(A const& a, B const& b) const {
        return ask<pair_known>(deciding_for<relation_is<relation::touching>, A, B>{}, a, b);
    }
} touches;

/// Whether the relative interiors of a and b have a common point; touching does not count. (This is wider than the OGC's `overlaps`: a coin
/// inside a plate overlaps it here.)
inline constexpr struct overlaps_fn {
    template <class A, class B>
        requires judgeable<A, B>
    [[gnu::always_inline]] constexpr auto operator()(A const& a, B const& b) const {
        return ask<pair_known>(deciding_for<relation_is<relation::overlapping>, A, B>{}, a, b);
    }
} overlaps;

}  // namespace hantei
