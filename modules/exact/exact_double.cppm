// SPDX-License-Identifier: MIT
// A double that knows whether anything was rounded on the way to it: the cheapest number that is certain of ties, for shapes on grids.
//
// Sum: let s = RN(a + b) and b' = RN(s − a). If b' = b, then a + b − s is RN(a − RN(s − b)), exactly (Knuth's two_sum). So the sum is exact if
// RN(s − a) = b and RN(s − b) = a.
// Product: a number with z zeros at the end of its 53 bits is an integer below 2^(53 − z) times a power of two. 0 and a power of two are 0 and
// 1 times a power of two, and count as numbers with 53 zeros. So the product is exact if the numbers of zeros of its factors add up to at least
// 53.
// Source: Knuth, The Art of Computer Programming, volume 2, section 4.2.2.
export module hantei:exact_double;
import :base;
import :error_free;

namespace hantei {

/// The number `value` itself, unless something was rounded. Stored numbers are in the range of error_free.cppm.
struct exact_double {
    double value = 0;
    bool is_rounded = false;

    [[gnu::always_inline]] friend constexpr exact_double operator-(exact_double const& x) { return {-x.value, x.is_rounded}; }
    [[gnu::always_inline]] friend constexpr exact_double operator+(exact_double const& a, exact_double const& b) {
        double const s = a.value + b.value;
        bool const rounded = a.is_rounded | b.is_rounded | (s - a.value != b.value) | (s - b.value != a.value);
        return {s, rounded};
    }
    [[gnu::always_inline]] friend constexpr exact_double operator-(exact_double const& a, exact_double const& b) {
        double const s = a.value - b.value;
        bool const rounded = a.is_rounded | b.is_rounded | (a.value - s != b.value) | (s + b.value != a.value);
        return {s, rounded};
    }
    [[gnu::always_inline]] friend constexpr exact_double operator*(exact_double const& a, exact_double const& b) {
        if (is_constant_evaluated() && are_short(a.value, b.value)) return {a.value * b.value, a.is_rounded || b.is_rounded};
        bool const rounded = a.is_rounded | b.is_rounded | (a.zeros() + b.zeros() < 53);
        return {a.value * b.value, rounded};
    }
    [[gnu::always_inline]] friend constexpr exact_double abs(exact_double const& x) {
        return {magnitude_of(x.value), x.is_rounded};
    }

  private:
    [[gnu::always_inline]] constexpr int zeros() const {
        constexpr uint64_t mantissa = (uint64_t{1} << 52) - 1, one = uint64_t{1} << 53;
        return countr_zero((bit_cast<uint64_t>(value) & mantissa) | one);
    }
};

}  // namespace hantei
