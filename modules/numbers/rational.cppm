// SPDX-License-Identifier: MIT
// Exact fractions: the number type in which closest points, distances and chords are computed before the one rounding.
export module hantei:rational;
import :base;
import :dyadic;

export namespace hantei {

/// A fraction numerator / denominator, denominator > 0, of integers of any length (times powers of two).
///
/// Every finite float, double and integer converts without error; + - * / and comparisons are exact. It is also a
/// coordinate type: shapes of `rational` are judged by the same formulas, without a filter. Fractions are not reduced.
/// Dividing by zero throws std::domain_error.
class rational {
  public:
    constexpr rational() = default;
    template <signed_integral I>
    constexpr rational(I x) : numerator_(x) {}
    constexpr rational(float x) : numerator_(x) {}
    constexpr rational(double x) : numerator_(x) {}
    constexpr explicit rational(dyadic const& x) : numerator_(x) {}
    constexpr rational(int64_t numerator, int64_t denominator) : rational(dyadic(numerator), dyadic(denominator)) {}

    /// −1, 0 or 1.
    constexpr int sign() const { return numerator_.sign(); }

    friend constexpr rational operator-(rational a) {
        a.numerator_ = -a.numerator_;
        return a;
    }
    friend constexpr rational operator+(rational const& a, rational const& b) {
        if (same_denominator(a, b)) return {a.numerator_ + b.numerator_, a.denominator_, positive{}};
        return {a.numerator_ * b.denominator_ + b.numerator_ * a.denominator_, a.denominator_ * b.denominator_, positive{}};
    }
    friend constexpr rational operator-(rational const& a, rational const& b) {
        if (same_denominator(a, b)) return {a.numerator_ - b.numerator_, a.denominator_, positive{}};
        return {a.numerator_ * b.denominator_ - b.numerator_ * a.denominator_, a.denominator_ * b.denominator_, positive{}};
    }
    friend constexpr rational operator*(rational const& a, rational const& b) {
        return {a.numerator_ * b.numerator_, scaled(a.denominator_, b.denominator_), positive{}};
    }
    friend constexpr rational operator/(rational const& a, rational const& b) {
        return {scaled(a.numerator_, b.denominator_), scaled(b.numerator_, a.denominator_)};
    }
    friend constexpr int compare(rational const& a, rational const& b) {
        if (same_denominator(a, b)) return compare(a.numerator_, b.numerator_);
        return compare(a.numerator_ * b.denominator_, b.numerator_ * a.denominator_);
    }
    friend constexpr bool operator==(rational const& a, rational const& b) { return compare(a, b) == 0; }
    friend constexpr bool operator<(rational const& a, rational const& b) { return compare(a, b) < 0; }
    friend constexpr bool operator>(rational const& a, rational const& b) { return compare(a, b) > 0; }
    friend constexpr bool operator<=(rational const& a, rational const& b) { return compare(a, b) <= 0; }
    friend constexpr bool operator>=(rational const& a, rational const& b) { return compare(a, b) >= 0; }

    constexpr dyadic const& numerator() const { return numerator_; }
    constexpr dyadic const& denominator() const { return denominator_; }

  private:
    struct positive {};
    constexpr rational(dyadic&& n, dyadic d, positive)
        : numerator_(static_cast<dyadic&&>(n)), denominator_(static_cast<dyadic&&>(d)) {}
    constexpr rational(dyadic n, dyadic d) : numerator_(n), denominator_(d) {
        if (d.sign() == 0) fail(domain_error("hantei: division of a rational by zero"));
        if (d.sign() < 0) {
            numerator_ = -numerator_;
            denominator_ = -denominator_;
        }
    }
    static constexpr dyadic scaled(dyadic const& a, dyadic const& b) { return b.is_one() ? a : a.is_one() ? b : a * b; }
    static constexpr bool same_denominator(rational const& a, rational const& b) { return a.denominator_ == b.denominator_; }

    dyadic numerator_;
    dyadic denominator_ = 1;
};

}  // namespace hantei
