// SPDX-License-Identifier: MIT
// A double-double with a running error that stays 0 as long as nothing is rounded: the number type that decides and rounds what discs and lean
// numbers leave open, above all ties.
//
// A wide_ball stands for a real x with |x − (hi + lo)| <= err·(1 + 2^-21), |lo| <= u·|hi|. Each operation finds what its inner sums have
// rounded away, and adds that, or a bound of it, to err. So an exact sum or product is known to be exact. Grids need no stage of their own.
// Source: Joldes, Muller and Popescu, Tight and Rigorous Error Bounds for Basic Building Blocks of Double-Word Arithmetic, ACM TOMS
// 2017 (the shapes of the operations); the bounds are running ones (Higham, section 3.3).
export module hantei:ball_number;
import :base;
import :error_free;

namespace hantei {

struct wide_ball {
    double hi = 0, lo = 0, err = 0;

    [[gnu::always_inline]] friend constexpr wide_ball operator-(wide_ball const& x) { return {-x.hi, -x.lo, x.err}; }
    /// The error grows by the rounding errors of two of the inner sums, which two_sum returns.
    friend constexpr wide_ball operator+(wide_ball const& a, wide_ball const& b) {
        if (is_constant_evaluated() && are_doubles(a, b)) {  // two_sum, without a call
            double const sum = a.hi + b.hi, of_b = sum - a.hi;
            return {sum, (a.hi - (sum - of_b)) + (b.hi - of_b), 0};
        }
        auto const [s, e] = two_sum(a.hi, b.hi);
        auto const [t, f] = two_sum(a.lo, b.lo);
        auto const [w, g] = two_sum(e, t);
        auto const [h, l] = two_sum(s, w);
        return {h, l, a.err + b.err + (magnitude_of(f) + magnitude_of(g))};
    }
    friend constexpr wide_ball operator-(wide_ball const& a, wide_ball const& b) { return a + -b; }
    /// The error grows by the rounding errors of the cross products and of two of the inner sums, which are computed with them, and by
    /// a.lo·b.lo.
    friend constexpr wide_ball operator*(wide_ball const& a, wide_ball const& b) {
        if (is_constant_evaluated() && are_doubles(a, b)) {
            if (are_short(a.hi, b.hi)) return {a.hi * b.hi, 0, 0};
            auto const [p, e] = two_product(a.hi, b.hi);
            return {p, e, 0};
        }
        if (b.is_power_of_two()) return {a.hi * b.hi, a.lo * b.hi, a.err * magnitude_of(b.hi)};
        if (a.is_power_of_two()) return {a.hi * b.hi, a.hi * b.lo, b.err * magnitude_of(a.hi)};
        auto const [p, e] = products_of_machine::product(a.hi, b.hi);
        auto const [c1, e1] = products_of_machine::product(a.hi, b.lo);
        auto const [c2, e2] = products_of_machine::product(a.lo, b.hi);
        auto const [c, f] = two_sum(c1, c2);
        auto const [w, g] = two_sum(e, c);
        auto const [h, l] = fast_two_sum(p, w);
        double const own = magnitude_of(e1) + magnitude_of(e2) + magnitude_of(f) + magnitude_of(g) + magnitude_of(a.lo * b.lo);
        return {h, l,
                own + (magnitude_of(a.hi) + magnitude_of(a.lo)) * b.err +
                    (magnitude_of(b.hi) + magnitude_of(b.lo) + b.err) * a.err};
    }
    /// a / b, where b is known to one part in 2^26. q = RN(a.hi / b.hi) leaves a residue a.hi − q·b.hi that is a double. The rounding errors of
    /// the rest of the residue are computed with it. Its quotient by b is off by 4u of it, because b.hi stands for b; or by nothing, if it has
    /// no more digits than a double. So a time that lies at the midpoint of two doubles, as is frequent for whole numbers, is known to lie
    /// there.
    friend constexpr wide_ball quotient_of(wide_ball const& a, wide_ball const& b) {
        if (is_constant_evaluated() && are_doubles(a, b)) {
            double const q = a.hi / b.hi;
            if (q * b.hi == a.hi && are_short(q, b.hi)) return {q, 0, 0};
        }
        double const inverse = 1 / b.hi;
        if (b.is_power_of_two()) return {a.hi * inverse, a.lo * inverse, a.err * magnitude_of(inverse)};
        double const q = a.hi / b.hi;
        auto const [p, e] = products_of_machine::product(q, b.hi);
        auto const [m, f] = products_of_machine::product(q, b.lo);
        auto const [r1, g] = two_sum(a.lo, -m);
        auto const [r, k] = two_sum((a.hi - p) - e, r1);
        double const rest = r / b.hi;
        auto const [back, less] = products_of_machine::product(rest, b.hi);
        auto const [h, l] = fast_two_sum(q, rest);
        double const of_rest = b.lo == 0 && back == r && less == 0 ? 0 : 4 * unit_roundoff * magnitude_of(r);
        double const own = magnitude_of(f) + magnitude_of(g) + magnitude_of(k) + of_rest;
        return {h, l, (own + a.err + (magnitude_of(q) + magnitude_of(l)) * b.err) * magnitude_of(inverse)};
    }
    /// √x for x > 4·err. As for lean numbers (root_of), its own error is below 9.5u²·s.
    friend constexpr wide_ball root_of_positive(wide_ball const& x) {
        double const s = estimated_root(x.hi), inverse = 0.5 / s;
        auto const [p, e] = products_of_machine::square(s);
        double const r1 = (x.hi - p) - e, r = r1 + x.lo, d = r * inverse;
        auto const [h, l] = fast_two_sum(s, d);
        bool const exact = (r == 0) & (x.lo == 0) & (x.err == 0);
        return {h, l, exact ? 0 : 10 * unit_roundoff * unit_roundoff * s + 2 * x.err * inverse};
    }
    friend constexpr wide_ball halved(wide_ball const& x) { return {x.hi / 2, x.lo / 2, x.err / 2}; }
    friend constexpr wide_ball abs(wide_ball const& x) { return x.hi < 0 ? -x : x; }
    /// max(x, 0): 0 for certain, or off by no more than x is.
    friend constexpr wide_ball positive_part(wide_ball const& x) {
        if (x.hi > 0) return x;
        return {0, 0, x.sign_is_certain() ? 0 : x.err};
    }

    /// Whether hi has the sign of x for certain, or all is 0. The factor 1 − 2^-40 makes up for lo.
    constexpr bool sign_is_certain() const {
        return magnitude_of(hi) * (1 - 0x1p-40) > err * of_all_roundings || (hi == 0 && lo == 0 && err == 0);
    }
    constexpr bool divides() const { return err * 0x1p26 < magnitude_of(hi); }
    constexpr bool has_root() const { return hi > 4 * err; }

  private:
    static constexpr bool are_doubles(wide_ball const& a, wide_ball const& b) {
        return a.lo == 0 && b.lo == 0 && a.err == 0 && b.err == 0;
    }
    constexpr bool is_power_of_two() const { return (bit_cast<uint64_t>(hi) << 12) == 0 && lo == 0 && err == 0; }
};

/// A fraction of two balls, which is divided only when it is rounded. A third is no double-double, but a number computed from it may be 0 or a
/// tie. These are recognized here as long as numerators and denominators are exact.
struct ball_fraction {
    wide_ball numerator, denominator{1, 0, 0};

    ball_fraction() = default;
    constexpr ball_fraction(wide_ball const& x) : numerator(x) {}
    constexpr ball_fraction(wide_ball const& n, wide_ball const& d) : numerator(n), denominator(d) {}

    friend constexpr ball_fraction operator-(ball_fraction const& x) { return {-x.numerator, x.denominator}; }
    friend constexpr ball_fraction operator+(ball_fraction const& a, ball_fraction const& b) {
        if (b.is_zero()) return a;  // as in a move across an axis: no common denominator is needed
        if (a.is_zero()) return b;
        if (is_certainly_same(a.denominator, b.denominator)) return {a.numerator + b.numerator, a.denominator};
        return {a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator};
    }
    friend constexpr ball_fraction operator-(ball_fraction const& a, ball_fraction const& b) { return a + -b; }
    friend constexpr ball_fraction operator*(ball_fraction const& a, ball_fraction const& b) {
        return {a.numerator * b.numerator, a.denominator * b.denominator};
    }

  private:
    constexpr bool is_zero() const { return numerator.hi == 0 && numerator.err == 0; }
    static constexpr bool is_certainly_same(wide_ball const& a, wide_ball const& b) {
        return a.hi == b.hi && a.lo == b.lo && a.err == 0 && b.err == 0;
    }
};

}  // namespace hantei
