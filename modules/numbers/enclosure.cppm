// SPDX-License-Identifier: MIT
// Doubles that carry a bound of their error: an approximate evaluation of a formula, which knows the answer for certain or not at all.
//
// With u = 2^-53, an operation with result v adds a rounding error of at most u·|v|, or 2^-1075 for results below the least normal number. The
// bound here is 2u·|v| + 2^-1060. It is itself computed with a few roundings, so it is taken 2^-50 larger than it comes out. A result that
// overflows has no finite bound, and no known sign.
// Source: Higham, Accuracy and Stability of Numerical Algorithms, section 3.3 (running error analysis).
export module hantei:enclosure;
import :base;
import :rational;
import :scalar;
import :rounding;
import :error_free;

namespace hantei {

/// A real x with |x − value| <= error.
struct enclosure {
    double value = 0, error = 0;

    constexpr enclosure() = default;
    constexpr enclosure(double v, double e) : value(v), error(e) {}
    /// A stored number. A constant expression may not overflow, so in one a number of 2^80 or more is unknown.
    constexpr explicit enclosure(double x) : value(x) {
        if (!(-0x1p80 < x && x < 0x1p80) && is_constant_evaluated()) *this = unknown();
    }
    template <scalar T>
    constexpr explicit enclosure(T const& x) : enclosure(static_cast<double>(x)) {
        if constexpr (wide_integer<T>) *this = computed(value, 0);
    }
    constexpr explicit enclosure(rational const& x) : enclosure(computed(to_nearest<double>(x), 0)) {}

    /// to − from, for two stored numbers.
    static constexpr enclosure difference(double to, double from) {
        if (!(-0x1p80 < to && to < 0x1p80 && -0x1p80 < from && from < 0x1p80) && is_constant_evaluated()) return unknown();
        double const v = to - from;
        return {v, (v < 0 ? -v : v) * roundoff};
    }

    constexpr double low() const { return value - error; }
    constexpr double high() const { return value + error; }

    // The operations that the compiler evaluates most often are written without calls: a call takes it longer than an operation.
    friend constexpr enclosure operator-(enclosure const& x) { return {-x.value, x.error}; }
    friend constexpr enclosure operator+(enclosure const& x, enclosure const& y) {
        double const v = x.value + y.value;
        return {v, (x.error + y.error) * slightly_more + ((v < 0 ? -v : v) * roundoff + underflow)};
    }
    friend constexpr enclosure operator-(enclosure const& x, enclosure const& y) {
        double const v = x.value - y.value;
        return {v, (x.error + y.error) * slightly_more + ((v < 0 ? -v : v) * roundoff + underflow)};
    }
    friend constexpr enclosure operator*(enclosure const& x, enclosure const& y) {
        // At run time 0 times infinity is NaN, whose sign is not certain either; a constant expression would stop there.
        if (!(x.error + y.error < infinite) && is_constant_evaluated()) return unknown();
        double const v = x.value * y.value, of_x = x.error * ((y.value < 0 ? -y.value : y.value) + y.error),
                     of_y = (x.value < 0 ? -x.value : x.value) * y.error;
        return {v, (of_x + of_y) * slightly_more + ((v < 0 ? -v : v) * roundoff + underflow)};
    }
    /// x / y, where y is not zero. If its enclosure contains zero, the quotient is unknown.
    friend constexpr enclosure operator/(enclosure const& x, enclosure const& y) {
        double const least = magnitude_of(y.value) - y.error;
        if (!(least > 0)) return unknown();
        double const v = x.value / y.value;
        return computed(v, (x.error + magnitude_of(v) * y.error) / least);
    }
    /// √x for x >= 0, by |√x − √v| <= |x − v| / √v.
    friend constexpr enclosure square_root(enclosure const& x) {
        if (!(x.high() < infinite)) return unknown();
        if (x.low() <= 0) return computed(0, root_of(larger(x.high(), 0x1p-1000)));
        if (x.value < 0x1p-1000 || x.high() > 0x1p1000) return unknown();
        double const v = root_of(x.value);
        return computed(v, x.error / v);
    }
    // The other functions of a formula (generic_arithmetic.cppm). Except for squared(), they change by no more than their arguments do.
    constexpr enclosure squared() const {
        if (!(error < infinite)) return unknown();
        double const v = value * value;
        return {v, ((value < 0 ? -2 * value : 2 * value) + error) * error * slightly_more + (v * roundoff + underflow)};
    }
    constexpr enclosure magnitude() const { return {value < 0 ? -value : value, error}; }
    constexpr enclosure positive_part() const { return {value < 0 ? 0 : value, error}; }
    constexpr enclosure max_with(enclosure const& x) const { return {value < x.value ? x.value : value, error + x.error}; }
    constexpr enclosure min_with(enclosure const& x) const { return {x.value < value ? x.value : value, error + x.error}; }
    /// x if this number is below 0, else y. This number must be a stored number or a difference of two.
    constexpr enclosure choose(enclosure const& x, enclosure const& y) const {
        return !(error < infinite) ? unknown() : value < 0 ? x : y;
    }
    constexpr enclosure clipped(enclosure const& end) const { return positive_part().min_with(end); }

  private:
    static constexpr double infinite = numeric_limits<double>::infinity();
    static constexpr double slightly_more = 1 + 0x1p-50, roundoff = 0x1p-52, underflow = 0x1p-1060;

    static constexpr enclosure computed(double v, double e) {
        return {v, e * slightly_more + (magnitude_of(v) * roundoff + underflow)};
    }
    static constexpr enclosure unknown() { return {0, infinite}; }
    /// √x by estimated_root; infinite beyond its range. Its error is less than the 2u and the factor that are added to errors.
    static constexpr double root_of(double x) { return x < 0x1p1000 ? estimated_root(x) : infinite; }
};
/// 1 if x > 0 for certain, −1 if x < 0 for certain, else 0.
constexpr int sign(enclosure const& x) { return (x.value > x.error) - (x.value < -x.error); }

/// Like `lifted` and `lifted_root` of exact numbers (surd.cppm). This type has room for all roots, so nothing changes.
constexpr enclosure lifted(enclosure const& x) { return x; }
constexpr enclosure lifted_root(enclosure const& x) { return x; }

}  // namespace hantei
