// SPDX-License-Identifier: MIT
// Numbers of double precision that carry a bound of their error: an approximate look at a formula that tells for certain or not at all.
//
// With u = 2^-53 an operation with a result v adds a rounding error of at most u·|v|, below the least normal number 2^-1075. Here it is
// 2u·|v| + 2^-1060, and the bound, itself computed in some few roundings, is taken 2^-50 larger than it comes out. What overflows has
// no finite bound, and no sign.
// Source: Higham, Accuracy and Stability of Numerical Algorithms, section 3.3 (running error analysis).
export module hantei:enclosure;
import :base;
import :rational;
import :rounding;
import :error_free;

namespace hantei {

/// A real x with |x − value| <= error.
struct enclosure {
    double value = 0, error = 0;

    constexpr enclosure() = default;
    /// A plain number, exactly.
    constexpr explicit enclosure(double x) : value(x) {}
    constexpr explicit enclosure(rational const& x) : enclosure(computed(to_nearest<double>(x), 0)) {}

    constexpr double low() const { return value - error; }
    constexpr double high() const { return value + error; }

    friend constexpr enclosure operator-(enclosure x) {
        x.value = -x.value;
        return x;
    }
    friend constexpr enclosure operator+(enclosure const& x, enclosure const& y) {
        return computed(x.value + y.value, x.error + y.error);
    }
    friend constexpr enclosure operator-(enclosure const& x, enclosure const& y) { return x + -y; }
    friend constexpr enclosure operator*(enclosure const& x, enclosure const& y) {
        // A program gets NaN for 0 times infinity, of which no sign is certain either; the compiler stops there.
        if (is_constant_evaluated() && (x.is_unknown() || y.is_unknown())) return unknown();
        double const of_x = x.error * (magnitude_of(y.value) + y.error), of_y = magnitude_of(x.value) * y.error;
        return computed(x.value * y.value, of_x + of_y);
    }
    /// y is not zero, but what is known of it may be.
    friend constexpr enclosure operator/(enclosure const& x, enclosure const& y) {
        double const least = magnitude_of(y.value) - y.error;
        if (!(least > 0)) return unknown();
        double const v = x.value / y.value;
        return computed(v, (x.error + magnitude_of(v) * y.error) / least);
    }
    /// x >= 0; |√x − √v| <= |x − v| / √v.
    friend constexpr enclosure square_root(enclosure const& x) {
        if (!(x.high() < numeric_limits<double>::infinity())) return unknown();
        if (x.low() <= 0) return computed(0, root_of(larger(x.high(), 0x1p-1000)));
        if (x.value < 0x1p-1000 || x.high() > 0x1p1000) return unknown();
        double const v = root_of(x.value);
        return computed(v, x.error / v);
    }
    /// 1 or −1 if x > 0 or x < 0 for certain, else 0.
    friend constexpr int sign(enclosure const& x) { return (x.value > x.error) - (x.value < -x.error); }

  private:
    constexpr bool is_unknown() const { return !(magnitude_of(value) + error < numeric_limits<double>::infinity()); }
    static constexpr enclosure computed(double v, double e) {
        enclosure r(v);
        r.error = e * (1 + 0x1p-50) + magnitude_of(v) * 0x1p-52 + 0x1p-1060;
        return r;
    }
    static constexpr enclosure unknown() { return computed(0, numeric_limits<double>::infinity()); }
    /// The root of what is in the range of estimated_root, which is off by less than the 2u and the factor that are added to errors.
    static constexpr double root_of(double x) { return x < 0x1p1000 ? estimated_root(x) : numeric_limits<double>::infinity(); }
};

/// As for exact numbers (surd.cppm): here the type has room for all roots.
constexpr enclosure lifted(enclosure const& x) { return x; }
constexpr enclosure lifted_root(enclosure const& x) { return x; }

}  // namespace hantei
