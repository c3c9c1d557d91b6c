// SPDX-License-Identifier: MIT
// Sums of square roots with exact weights, Σ w·√r, as for the length of a curve: their sign is decided, and they are rounded correctly.
//
// Each root is enclosed by two binary fractions, and the enclosures are narrowed until the sum is known to 64 bits. This would not end for a
// sum that is 0, so zero is decided separately: roots of which no two have a rational quotient are linearly independent over the rationals. So
// once the weights of roots with a rational quotient are combined, the sum is 0 exactly if every weight is 0. A quotient of two sums is rounded
// by the sign of numerator − middle · denominator, which is a sum of the same roots.
// Source: Besicovitch, On the Linear Independence of Fractional Powers of Integers, Journal of the London Mathematical Society, 1940.
export module hantei:sum_of_square_roots;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :dyadic;
import :rational;
import :approximation;
import :rounding;

namespace hantei {

/// √m for a number m > 0: low() <= √m < high(), closer at every step.
class enclosed_root {
  public:
    /// The first bounds. Two truncations, of m and of its root, lose less than two units in the last of 64 places.
    constexpr explicit enclosed_root(dyadic const& m) : square_(m) {
        truncated const r = root(truncated::from(m));
        low_ = dyadic::scaled(r.mantissa, r.exponent);
        place_ = r.exponent + 1;
    }
    constexpr dyadic const& square() const { return square_; }
    constexpr dyadic const& low() const { return low_; }
    constexpr dyadic high() const { return low_ + dyadic::scaled(1, place_); }

    /// Adds 58 binary digits. What is missing, (m − low²) / (√m + low), is computed to 60 digits: the truncations of the quotient, and high in
    /// place of √m and of low, each lose less than 2^-61 of it. It is cut to the new places, and the last may be one too low.
    constexpr void narrow() {
        truncated const above = truncated::from(high() + high());
        truncated const missing =
            truncated::from(square_ - low_ * low_) / truncated::from(uint128{above.mantissa} + 1, above.exponent);
        place_ -= 58;
        int const dropped = place_ - missing.exponent;
        if (dropped < 64 && !missing.is_zero()) low_ = low_ + dyadic::scaled(missing.mantissa >> dropped, place_);
        if (dyadic const next = high(); !(square_ < next * next)) low_ = next;
    }
    /// √m if it is a binary fraction. If m is a multiple of 2^e, √m is then a multiple of 2^(e / 2); low is a multiple of 2^place, so it is √m
    /// if 2·place <= e.
    constexpr optional<dyadic> rational_value() {
        while (2 * place_ > square_.lowest_place()) narrow();
        if (low_ * low_ == square_) return low_;
        return {};
    }

  private:
    dyadic square_, low_;
    int place_;
};

/// A sum of terms w·√r.
class sum_of_square_roots {
  public:
    /// Adds w·√r, r >= 0. With r = n/d that is (w/d)·√(n·d).
    constexpr void add(rational const& w, rational const& r) {
        if (w.sign() == 0 || r.sign() == 0) return;
        dyadic const m = r.numerator() * r.denominator();
        rational const weight = w / rational(r.denominator());
        for (size_t i = 0; i < terms_.size(); ++i) {
            if (terms_[i].root.square() != m) continue;
            terms_[i].weight = terms_[i].weight + weight;
            return;
        }
        terms_.push_back({weight, enclosed_root(m)});
    }

    /// Adds w·x, for a number w and a sum x.
    constexpr void add(rational const& w, sum_of_square_roots const& x) {
        for (size_t i = 0; i < x.terms_.size(); ++i) add(w * x.terms_[i].weight, rational(x.terms_[i].root.square()));
    }

    /// The sign of the sum and its leading bits, off by at most eight units in the last of them: one for the sum, the others for its fraction
    /// (rounding.cppm).
    constexpr approximation value() {
        for (int round = 0;; ++round) {
            rational low = 0, high = 0;
            for (size_t i = 0; i < terms_.size(); ++i) {
                auto const& [w, root] = terms_[i];
                bool const adds = w.sign() > 0;
                low = low + w * rational(adds ? root.low() : root.high());
                high = high + w * rational(adds ? root.high() : root.low());
            }
            if (low.sign() * high.sign() > 0 && abs(high - low) * rational(0x1p64) <= abs(low)) return approximated(low);
            if (round == rounds_before_zero && is_zero()) return {};
            for (size_t i = 0; i < terms_.size(); ++i) terms_[i].root.narrow();
        }
    }

  private:
    struct term {
        rational weight;
        enclosed_root root;
    };
    /// After so many rounds nearly all sums that are not 0 are known not to be.
    static constexpr int rounds_before_zero = 2;

    /// Whether the sum is 0. √s is a rational multiple of √r exactly if √(r·s) is rational; then √s = √(r·s)/r · √r.
    constexpr bool is_zero() const {
        auto terms = terms_;
        for (size_t i = 0; i < terms.size(); ++i) {
            dyadic const& r = terms[i].root.square();
            rational weight = terms[i].weight;
            for (size_t k = i + 1; k < terms.size() && weight.sign() != 0; ++k) {
                auto const product = enclosed_root(r * terms[k].root.square()).rational_value();
                if (!product.has_value()) continue;
                weight = weight + terms[k].weight * rational(*product) / rational(r);
                terms[k].weight = 0;
            }
            if (weight.sign() != 0) return false;
        }
        return true;
    }

    dynamic_array<term> terms_;
};

/// The T nearest to x / y, y > 0. The quotient of two values that are each off by eight units is off by less than 32.
template <floating_point T>
constexpr T nearest_quotient(sum_of_square_roots x, sum_of_square_roots y) {
    approximation const quotient = x.value() / y.value();
    return to_nearest<T>(quotient, 32, [&](rational const& middle) {
        sum_of_square_roots beyond;  // |x| − middle · y
        beyond.add(rational(quotient.sign), x);
        beyond.add(-middle, y);
        return beyond.value().sign;
    });
}

}  // namespace hantei
