// SPDX-License-Identifier: MIT
// A double with a running error: the number type in which the cases of a measure are distinguished.
//
// A disc stands for a real x with |x − value| <= err·(1 + 2^-21). Each operation adds its own rounding error, at most u times its result
// (Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., section 3.3). Only stored numbers are known to be exact.
export module hantei:disc;
import :base;
import :error_free;

namespace hantei {

struct disc {
    double value = 0, err = 0;

    [[gnu::always_inline]] friend constexpr disc operator-(disc const& x) { return {-x.value, x.err}; }
    [[gnu::always_inline]] friend constexpr disc operator+(disc const& a, disc const& b) {
        double const v = a.value + b.value;
        return {v, a.err + b.err + unit_roundoff * magnitude_of(v)};
    }
    [[gnu::always_inline]] friend constexpr disc operator-(disc const& a, disc const& b) { return a + -b; }
    [[gnu::always_inline]] friend constexpr disc operator*(disc const& a, disc const& b) {
        double const v = a.value * b.value;
        return {v, magnitude_of(a.value) * b.err + (magnitude_of(b.value) + b.err) * a.err + unit_roundoff * magnitude_of(v)};
    }
    /// a / b, where b is known to one part in 2^26. The inverse and its product with a are rounded: by 2u of the quotient, and by u² of it,
    /// which of_all_roundings covers.
    [[gnu::always_inline]] friend constexpr disc quotient_of(disc const& a, disc const& b) {
        double const inverse = 1 / b.value, v = a.value * inverse;
        return {v, (a.err + magnitude_of(v) * b.err) * magnitude_of(inverse) + 2 * unit_roundoff * magnitude_of(v)};
    }
    /// √x for x > 2·err, by |√x − √v| <= |x − v| / √v.
    [[gnu::always_inline]] friend constexpr disc root_of_positive(disc const& x) {
        double const s = estimated_root(x.value), inverse = 1 / s;
        return {s, x.err * inverse + 2 * unit_roundoff * s};
    }
    [[gnu::always_inline]] friend constexpr disc halved(disc const& x) { return {x.value / 2, x.err / 2}; }
    [[gnu::always_inline]] friend constexpr disc abs(disc const& x) { return {magnitude_of(x.value), x.err}; }
    /// max(x, 0). Like the minimum and maximum of two numbers, it changes by no more than its arguments do.
    [[gnu::always_inline]] friend constexpr disc positive_part(disc const& x) { return {x.value > 0 ? x.value : 0, x.err}; }

    /// Bounds of x: low() is not above it and high() is not below it, although the difference and the sum are rounded themselves.
    constexpr double low() const { return value - reach(); }
    constexpr double high() const { return value + reach(); }
    /// Whether value and x have the same sign for certain, or both are 0.
    [[gnu::always_inline]] constexpr bool sign_is_certain() const {
        return (magnitude_of(value) > err * of_all_roundings) | ((value == 0) & (err == 0));
    }
    [[gnu::always_inline]] constexpr bool divides() const { return err * 0x1p26 < magnitude_of(value); }
    [[gnu::always_inline]] constexpr bool has_root() const { return value > 2 * err; }

  private:
    constexpr double reach() const { return err == 0 ? 0 : err * of_all_roundings + 2 * unit_roundoff * magnitude_of(value); }
};

}  // namespace hantei
