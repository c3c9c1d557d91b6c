// SPDX-License-Identifier: MIT
// The cheapest numbers from which the value of a measure can be rounded: double-doubles whose relative error is part of their type and, once
// something has cancelled, whose error is one more double.
//
// stored_double   a stored number, exactly
// lean<R, P>      a real x with |x − (hi + lo)| <= R·u²·|hi|, |lo| <= u·|hi|; P: x >= 0
// lean_running    a real x with |x − (hi + lo)| <= err·(1 + 2^-21). lo need not be small: its rounding errors are counted as they come,
//                 so nothing waits for the low parts (renormalizing after each step takes half of a double-double's time)
// Relative errors, in u², of the operations' own roundings: sum of numbers >= 0: 3, product: 7, square: 6 (Joldes, Muller and Popescu, Tight
// and Rigorous Error Bounds for Basic Building Blocks of Double-Word Arithmetic, ACM TOMS 2017, theorems 3.1 and 5.1), product by a double: 3
// (theorem 4.3); quotient and root are counted below. Each is taken larger by one, which covers the terms of higher order because R stays far
// below 2^20. What these numbers leave open, above all ties, is left to wide_ball, which knows what is exact.
export module hantei:lean;
import :base;
import :error_free;

namespace hantei {

template <class E>
struct stored_double;
template <int R, bool P, class E>
struct lean;
template <class E>
struct lean_running;

/// A stored_double, a lean or a lean_running.
template <class X>
concept lean_number = requires { X::is_lean; };
/// x as a double-double with its error: relative (with_low_part), or running (running).
template <lean_number A>
[[gnu::always_inline]] constexpr auto with_low_part(A const& x);
template <lean_number A>
[[gnu::always_inline]] constexpr auto running(A const& x);
template <class E>
[[gnu::always_inline]] constexpr lean_running<E> renormalized(lean_running<E> const& x);
/// The low part of x, and a bound of its absolute error: doubles, or absent.
template <lean_number A>
[[gnu::always_inline]] constexpr auto low_part(A const& x);
template <lean_number A>
[[gnu::always_inline]] constexpr auto error_part(A const& x);

/// By how much, in u, the sum of two numbers may have been rounded: by nothing if one is absent.
[[gnu::always_inline]] constexpr double rounded_size(double, double, double sum) { return magnitude_of(sum); }
[[gnu::always_inline]] constexpr absent rounded_size(auto, auto, auto) { return {}; }

/// u and u², with room for the rounding of the bound itself.
inline constexpr double own_rounding = unit_roundoff * of_all_roundings;
inline constexpr double own_rounding_squared = unit_roundoff * unit_roundoff * of_all_roundings;

/// √x for x = hi + lo, as s + (x − s²) / 2s for an s near √x, off by at most 1.5u·s. x − s² is below 4u·s², because lo is below u·hi. So the
/// next term is below 2u²·s. Rounding errors: hi − s² (in the compiler; 3u²·s²), its sum with lo (4u²·s²), and by the inverse and its product
/// 4u²·s: together 9.5u²·s.
template <class E>
[[gnu::always_inline]] constexpr double_pair root_of(double hi, double lo) {
    double const s = estimated_root(hi);
    auto const [p, e] = E::square(s);
    return fast_two_sum(s, (((hi - p) - e) + lo) * (0.5 / s));
}

/// The operations of all three number types: friends of their common base, so that formulas anywhere find them.
struct lean_words {
    template <lean_number A>
    [[gnu::always_inline]] friend constexpr auto operator-(A const& x) {
        if constexpr (A::is_stored) {
            return stored_double<typename A::products>(-x.hi);
        } else if constexpr (A::is_running) {
            return lean_running<typename A::products>(-x.hi, -x.lo, x.err);
        } else {
            return lean<A::relative, false, typename A::products>(-x.hi, -x.lo);
        }
    }
    /// A sum of two stored numbers is exact, and numbers >= 0 do not cancel. Any other sum has a running error.
    template <lean_number A, lean_number B>
    [[gnu::always_inline]] friend constexpr auto operator+(A const& a, B const& b) {
        if constexpr (A::is_stored && B::is_stored) {
            return lean<0, false, typename A::products>(two_sum(a.hi, b.hi));
        } else if constexpr (A::is_nonnegative && B::is_nonnegative) {
            auto const [s, e] = two_sum(a.hi, b.hi);
            return lean<larger(A::relative, B::relative) + 4, true, typename A::products>(fast_two_sum(s, e + (a.lo + b.lo)));
        } else {
            auto const [h, e] = two_sum(a.hi, b.hi);
            auto const t = low_part(a) + low_part(b);
            double const w = e + t;
            return lean_running<typename A::products>(
                h, w,
                error_part(a) + error_part(b) + (rounded_size(low_part(a), low_part(b), t) + magnitude_of(w)) * own_rounding);
        }
    }
    template <lean_number A, lean_number B>
    [[gnu::always_inline]] friend constexpr auto operator-(A const& a, B const& b) {
        return a + -b;
    }
    template <lean_number A, lean_number B>
    [[gnu::always_inline]] friend constexpr auto operator*(A const& a, B const& b) {
        auto const [p, e] = A::products::product(a.hi, b.hi);
        if constexpr (A::is_stored && B::is_stored) {
            return lean<0, false, typename A::products>(p, e);
        } else if constexpr (A::is_stored) {
            return b * a;
        } else if constexpr (A::is_running || B::is_running) {
            auto const c1 = a.hi * low_part(b);
            auto const c2 = low_part(a) * b.hi;
            double const w = e + (c1 + c2);
            auto const rounded = magnitude_of(c1) + magnitude_of(c2) +
                                 rounded_size(c1, c2, magnitude_of(c1) + magnitude_of(c2)) + magnitude_of(w);
            auto const of_a = error_part(a) * (magnitude_of(b.hi) + magnitude_of(low_part(b)) + error_part(b));
            auto const of_b = (magnitude_of(a.hi) + magnitude_of(low_part(a))) * error_part(b);
            return lean_running<typename A::products>(
                p, w, of_a + of_b + (rounded * own_rounding + magnitude_of(low_part(a) * low_part(b))));
        } else if constexpr (B::is_stored) {
            return lean<A::relative + 4, false, typename A::products>(fast_two_sum(p, e + a.lo * b.hi));
        } else {
            return lean<A::relative + B::relative + 8, (A::is_nonnegative && B::is_nonnegative), typename A::products>(
                fast_two_sum(p, e + (a.hi * b.lo + a.lo * b.hi)));
        }
    }
    template <lean_number A>
    [[gnu::always_inline]] friend constexpr auto square(A const& x) {
        auto const [p, e] = A::products::square(x.hi);
        if constexpr (A::is_stored) {
            return lean<0, true, typename A::products>(p, e);
        } else {
            double const c = x.hi * x.lo, w = e + (c + c);
            if constexpr (A::is_running) {
                double const rounded = 2 * magnitude_of(c) + magnitude_of(w);
                double const of_x = x.err * (2 * (magnitude_of(x.hi) + magnitude_of(x.lo)) + x.err);
                return lean_running<typename A::products>(p, w, of_x + (rounded * own_rounding + x.lo * x.lo));
            } else {
                return lean<2 * A::relative + 7, true, typename A::products>(fast_two_sum(p, w));
            }
        }
    }
    /// a / b, for a b that divides(): q + r / b with q = RN(a.hi / b.hi) and the residue r = a − q·b.
    ///
    /// a.hi − q·b.hi is a double, at most u·|a|; q·b.lo and a.lo are no larger. Rounding errors: q·b.lo (u²·|a|), its difference from a.lo
    /// (2u²), r (3u²), the inverse and its product with r (6u²); and r / b.hi in place of r / b (3u²): 15u² of the quotient.
    template <lean_number A, lean_number B>
    [[gnu::always_inline]] friend constexpr auto quotient_of(A const& a, B const& b_) {
        auto const b = [&] {
            if constexpr (B::is_running) return renormalized(b_);
            if constexpr (!B::is_running) return b_;
        }();
        double const inverse = 1 / b.hi, q = a.hi / b.hi;
        auto const [p, e] = A::products::product(q, b.hi);
        auto const m = -q * low_part(b);
        auto const rest = low_part(a) + m;
        double const r = ((a.hi - p) - e) + rest, l = r * inverse;
        if constexpr (A::is_running || B::is_running) {
            double const rounded = magnitude_of(m) + rounded_size(low_part(a), m, rest) + 7 * magnitude_of(r);
            auto const of_b = (magnitude_of(q) + magnitude_of(l)) * error_part(b);
            return lean_running<typename A::products>(q, l,
                                                      (rounded * own_rounding + error_part(a) + of_b) * magnitude_of(inverse));
        } else {
            return lean<A::relative + B::relative + 16, (A::is_nonnegative && B::is_nonnegative), typename A::products>(
                fast_two_sum(q, l));
        }
    }
    /// √x for an x that has_root().
    template <lean_number A>
    [[gnu::always_inline]] friend constexpr auto root_of_positive(A const& x_) {
        if constexpr (A::is_running) {
            auto const x = renormalized(x_);
            auto const [h, l] = root_of<typename A::products>(x.hi, x.lo);
            return lean_running<typename A::products>(h, l, x.err / h + h * (10 * own_rounding_squared));
        } else {
            auto const x = with_low_part(x_);
            return lean<(A::relative + 1) / 2 + 10, true, typename A::products>(root_of<typename A::products>(x.hi, x.lo));
        }
    }
    template <lean_number A>
    [[gnu::always_inline]] friend constexpr auto abs(A const& x_) {
        if constexpr (A::is_running) {
            auto const x = renormalized(x_);
            return x.hi < 0 ? -x : x;
        } else {
            auto const x = with_low_part(x_);
            return lean<A::relative, true, typename A::products>(x.hi < 0 ? -x.hi : x.hi, x.hi < 0 ? -x.lo : x.lo);
        }
    }
    /// max(x, 0). For a running number it is 0 for certain, or off by no more than x is.
    template <lean_number A>
    [[gnu::always_inline]] friend constexpr auto positive_part(A const& x_) {
        if constexpr (A::is_running) {
            auto const x = renormalized(x_);
            bool const below = -x.hi * (1 - 0x1p-40) >= x.err * of_all_roundings;
            return x.hi > 0 ? x : lean_running<typename A::products>(0, 0, below ? 0 : x.err);
        } else {
            auto const x = with_low_part(x_);
            return lean<A::relative, true, typename A::products>(x.hi > 0 ? x.hi : 0, x.hi > 0 ? x.lo : 0);
        }
    }
    template <lean_number A>
    [[gnu::always_inline]] friend constexpr A halved(A x) {
        x.hi /= 2;
        if constexpr (!A::is_stored) x.lo /= 2;
        if constexpr (A::is_running) x.err /= 2;
        return x;
    }
    /// Whether x can be a divisor: it is known to one part in 2^26.
    template <lean_number A>
    [[gnu::always_inline]] friend constexpr bool divides(A const& x) {
        if constexpr (A::is_running) return x.err * 0x1p26 < magnitude_of(x.hi + x.lo);
        return x.hi != 0;
    }
    template <lean_number A>
    [[gnu::always_inline]] friend constexpr bool has_root(A const& x) {
        if constexpr (A::is_running) return x.hi + x.lo > 4 * x.err;
        return x.hi > 0;
    }
};

/// A stored number, exactly. E is the way to products without rounding (error_free.cppm).
template <class E>
struct stored_double : lean_words {
    double hi = 0;
    using products = E;
    static constexpr bool is_lean = true, is_stored = true, is_running = false, is_nonnegative = false;
    static constexpr int relative = 0;

    stored_double() = default;
    [[gnu::always_inline]] constexpr explicit stored_double(double x) : hi(x) {}
};
template <int R, bool P, class E>
struct lean : lean_words {
    double hi = 0, lo = 0;
    using products = E;
    static constexpr bool is_lean = true, is_stored = false, is_running = false, is_nonnegative = P;
    static constexpr int relative = R;

    lean() = default;
    [[gnu::always_inline]] constexpr lean(double h, double l) : hi(h), lo(l) {}
    [[gnu::always_inline]] constexpr explicit lean(double_pair x) : hi(x.hi), lo(x.lo) {}
};
template <class E>
struct lean_running : lean_words {
    double hi = 0, lo = 0, err = 0;
    using products = E;
    static constexpr bool is_lean = true, is_stored = false, is_running = true, is_nonnegative = false;

    lean_running() = default;
    [[gnu::always_inline]] constexpr lean_running(double h, double l, double e) : hi(h), lo(l), err(e) {}
};

/// Whether an A is exact: a stored number, or the exact sum or product of two. Then |lo| is at most half a unit in the last place of hi.
template <lean_number A>
consteval bool is_exact() {
    if constexpr (A::is_running) return false;
    if constexpr (!A::is_running) return A::relative == 0;
}
template <lean_number A>
[[gnu::always_inline]] constexpr auto with_low_part(A const& x) {
    if constexpr (A::is_stored) {
        return lean<0, false, typename A::products>(x.hi, 0);
    } else {
        return x;
    }
}
template <lean_number A>
[[gnu::always_inline]] constexpr auto running(A const& x) {
    if constexpr (A::is_running) {
        return x;
    } else {
        return lean_running<typename A::products>(x.hi, low_part(x), error_part(x));
    }
}
template <lean_number A>
[[gnu::always_inline]] constexpr auto low_part(A const& x) {
    if constexpr (A::is_stored) return absent{};
    if constexpr (!A::is_stored) return x.lo;
}
template <lean_number A>
[[gnu::always_inline]] constexpr auto error_part(A const& x) {
    if constexpr (A::is_running) {
        return x.err;
    } else if constexpr (A::relative == 0) {
        return absent{};
    } else {
        return magnitude_of(x.hi) * (A::relative * own_rounding_squared);
    }
}
template <class E>
[[gnu::always_inline]] constexpr lean_running<E> renormalized(lean_running<E> const& x) {
    auto const [h, l] = two_sum(x.hi, x.lo);
    return {h, l, x.err};
}

}  // namespace hantei
