// SPDX-License-Identifier: MIT
// Whether two shapes are at most a given distance apart, decided exactly.
export module hantei:within;
import :base;
import :scalar;
import :rational;
import :rounding;
import :relation;
import :shape;
import :validation;
import :predicates;
import :measures;

namespace hantei {

[[noreturn]] inline void refuse_reach(char const* what) {
    throw domain_error(string("hantei: within: the distance ").append(what));
}

}  // namespace hantei

export namespace hantei {

/// within(a, b, d): the distance of a and b, the true one, is at most d, in the user's unit. d is finite and not negative: anything
/// else throws std::domain_error (in a constant expression the build fails). Throws invalid_shape for bad numbers.
inline constexpr struct within_fn {
    template <class A, class B, scalar D>
        requires judgeable<A, B>
    constexpr bool operator()(A const& a, B const& b, D const& d) const {
        if (!is_finite(d)) refuse_reach("is not finite (NaN or infinity)");
        if (d < D{0}) refuse_reach("is negative");
        return with_pair(
            [&d]<class P>(P*, auto const& x, auto const& y, bool) {
                if (decide<P>(x, y) != relation::disjoint) return true;
                return compare(exact_distance(x, y), surd{rational(d)}) <= 0;
            },
            a, b);
    }
} within;

}  // namespace hantei
