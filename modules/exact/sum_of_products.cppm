// SPDX-License-Identifier: MIT
// x·a + y·b with its error, in one pass over doubles or over both lanes of two: a coordinate of a rotated point, or of an extent.
export module hantei:sum_of_products;
import :base;
import :error_free;

namespace hantei {

/// x·a + y·b as hi + lo, off by at most err: one sum, or one in each of two lanes. If err is 0, nothing was rounded.
///
/// Two sums are rounded: that of the low parts of the products, and its sum with the rounding error of the sum of their high parts.
template <class F>
struct sum_of_products {
    F hi, lo, err;

    [[gnu::always_inline]] constexpr sum_of_products(F x, F a, F y, F b) {
        auto const p = two_product(x, a), q = two_product(y, b), high = two_sum(p.hi, q.hi);
        F const low = p.lo + q.lo;
        hi = high.hi, lo = high.lo + low;
        err = (magnitude_of(low) + magnitude_of(lo)) * unit_roundoff;
    }
    [[gnu::always_inline]] constexpr sum_of_products(F h, F l, F e) : hi(h), lo(l), err(e) {}
    /// x + sense·this, where hi is the double nearest to hi + lo.
    [[gnu::always_inline]] constexpr sum_of_products added_to(F x, double sense) const {
        auto const sum = two_sum(x, hi * sense), rest = two_sum(sum.lo, lo * sense), all = two_sum(sum.hi, rest.hi);
        return {all.hi, all.lo, err + magnitude_of(rest.lo)};
    }
};

}  // namespace hantei
