// SPDX-License-Identifier: MIT
// Exact fractions: the number type in which closest points, distances and chords are computed before the one rounding.
export module hantei:rational;
import :base;
import :dyadic;
import :number_storage;

namespace hantei {

inline constexpr dyadic dyadic_one{1};
struct parts_of_rational {
    dyadic numerator;
    dyadic denominator = dyadic_one;
};

}  // namespace hantei

export namespace hantei {

/// A fraction numerator / denominator, denominator > 0, of integers of any length (times powers of two).
///
/// Every finite float, double and integer converts without error; + - * / and comparisons are exact. It is also a
/// coordinate type: shapes of `rational` are judged by the same formulas, without a filter. Fractions are not reduced.
/// Dividing by zero throws std::domain_error.
class rational {
    /// An operand, by value in a small program, where a number is a pointer (number_storage.cppm).
    using operand = conditional_t<is_small_program, rational, rational const&>;

  public:
    constexpr rational() = default;
    // Not inlined: written out wherever a number is made, passed or destroyed, these functions would be a tenth of the archive.
    [[gnu::noinline]] constexpr rational(rational const&) = default;
    [[gnu::noinline]] constexpr rational(rational&&) = default;
    [[gnu::noinline]] constexpr rational& operator=(rational const&) = default;
    [[gnu::noinline]] constexpr rational& operator=(rational&&) = default;
    [[gnu::noinline]] constexpr ~rational() = default;
    template <signed_integral I>
    constexpr rational(I x) : parts_(dyadic(x)) {}
    constexpr rational(float x) : parts_(dyadic(x)) {}
    constexpr rational(double x) : parts_(dyadic(x)) {}
    constexpr explicit rational(dyadic const& x) : parts_(x) {}
    constexpr rational(int64_t numerator, int64_t denominator) : rational(dyadic(numerator), dyadic(denominator)) {}

    /// −1, 0 or 1.
    constexpr int sign() const { return numerator().sign(); }

    friend constexpr rational operator-(operand a) { return {-a.numerator(), a.denominator(), positive{}}; }
    // A zero operand is recognized before denominators are multiplied.
    friend constexpr rational operator+(operand a, operand b) {
        if (a.sign() == 0) return b;
        if (b.sign() == 0) return a;
        if (same_denominator(a, b)) return {a.numerator() + b.numerator(), a.denominator(), positive{}};
        return {a.numerator() * b.denominator() + b.numerator() * a.denominator(), a.denominator() * b.denominator(),
                positive{}};
    }
    friend constexpr rational operator-(operand a, operand b) {
        if (a.sign() == 0) return -b;
        if (b.sign() == 0) return a;
        if (same_denominator(a, b)) return {a.numerator() - b.numerator(), a.denominator(), positive{}};
        return {a.numerator() * b.denominator() - b.numerator() * a.denominator(), a.denominator() * b.denominator(),
                positive{}};
    }
    friend constexpr rational operator*(operand a, operand b) {
        if (a.sign() == 0 || b.sign() == 0) return {};
        return {a.numerator() * b.numerator(), scaled(a.denominator(), b.denominator()), positive{}};
    }
    friend constexpr rational operator/(operand a, operand b) {
        return {scaled(a.numerator(), b.denominator()), scaled(b.numerator(), a.denominator())};
    }
    friend constexpr int compare(operand a, operand b) {
        if (a.sign() != b.sign()) return a.sign() - b.sign();
        if (same_denominator(a, b)) return compare(a.numerator(), b.numerator());
        return compare(a.numerator() * b.denominator(), b.numerator() * a.denominator());
    }
    friend constexpr bool operator==(operand a, operand b) { return compare(a, b) == 0; }
    friend constexpr bool operator<(operand a, operand b) { return compare(a, b) < 0; }
    friend constexpr bool operator>(operand a, operand b) { return compare(a, b) > 0; }
    friend constexpr bool operator<=(operand a, operand b) { return compare(a, b) <= 0; }
    friend constexpr bool operator>=(operand a, operand b) { return compare(a, b) >= 0; }

    constexpr dyadic const& numerator() const { return parts_->numerator; }
    constexpr dyadic const& denominator() const { return parts_->denominator; }

  private:
    struct positive {};
    constexpr rational(dyadic&& n, dyadic d, positive) : parts_(static_cast<dyadic&&>(n), static_cast<dyadic&&>(d)) {}
    constexpr rational(dyadic const& n, dyadic const& d) : parts_(d.sign() < 0 ? -n : n, d.sign() < 0 ? -d : d) {
        if (d.sign() == 0) fail(domain_error("hantei: division of a rational by zero"));
    }
    static constexpr dyadic scaled(dyadic const& a, dyadic const& b) { return b.is_one() ? a : a.is_one() ? b : a * b; }
    static constexpr bool same_denominator(operand a, operand b) { return a.denominator() == b.denominator(); }

    stored_value<parts_of_rational> parts_;
};

}  // namespace hantei
