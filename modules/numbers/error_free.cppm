// SPDX-License-Identifier: MIT
// Sums and products of doubles together with what their rounding has lost, and the test that tells whether a result may be rounded.
//
// u = 2^-53. All of it needs rounding to nearest, no overflow, and products that lose nothing below 2^-1074; in_range() sees to that.
// Sources: Knuth, The Art of Computer Programming, volume 2, section 4.2.2 (two_sum); Dekker, A Floating-Point Technique for Extending
// the Available Precision, 1971 (fast_two_sum, two_product); Boldo, Graillat and Muller, On the Robustness of the 2Sum and Fast2Sum
// Algorithms, ACM TOMS 2017.
export module hantei:error_free;
import :base;

namespace hantei {

inline constexpr double unit_roundoff = 0x1p-53;

/// hi + lo, not rounded; of doubles, or of both lanes of two.
template <class F>
struct unrounded_pair {
    F hi, lo;
};
using double_pair = unrounded_pair<double>;

/// a + b
template <class F>
[[gnu::always_inline]] constexpr unrounded_pair<F> two_sum(F a, F b) {
    F const s = a + b, of_b = s - a;
    return {s, (a - (s - of_b)) + (b - of_b)};
}
/// a + b, for |a| >= |b| or a = 0.
[[gnu::always_inline]] constexpr double_pair fast_two_sum(double a, double b) {
    double const s = a + b;
    return {s, b - (s - a)};
}
/// a in two parts of 26 bits, whose products are exact (Veltkamp).
template <class F>
[[gnu::always_inline]] constexpr unrounded_pair<F> split(F a) {
    F const c = a * 0x1.0000002p27, hi = c - (c - a);
    return {hi, a - hi};
}
/// a · b
template <class F>
[[gnu::always_inline]] constexpr unrounded_pair<F> two_product(F a, F b) {
    F const p = a * b;
    auto const [ah, al] = split(a);
    auto const [bh, bl] = split(b);
    return {p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
}
/// a²
[[gnu::always_inline]] constexpr double_pair two_square(double a) {
    double const p = a * a;
    auto const [h, l] = split(a);
    return {p, ((h * h - p) + (h + h) * l) + l * l};
}

/// Neither of the two has more than 26 bits, so their product is a double. An x of n bits times 2^27 + 1 has n + 27: a double, 2^27·x + x,
/// for n up to 26. (If that is rounded, what is left of it without 2^27·x, exactly, is not x.)
[[gnu::always_inline]] constexpr bool are_short(double a, double b) {
    double const of_a = a * 0x1p27, of_b = b * 0x1p27;
    return of_a + a - of_a == a && of_b + b - of_b == b;
}

/// The two ways to a product that is not rounded: both give the same two numbers.
/// By splitting the factors, on every machine and in constant expressions.
struct split_products {
    [[gnu::always_inline]] static constexpr double_pair product(double a, double b) { return two_product(a, b); }
    [[gnu::always_inline]] static constexpr double_pair square(double a) { return two_square(a); }
};
/// By one instruction that multiplies and subtracts: in functions that are called where the machine has it (queries/archive.hpp).
struct fused_products {
    [[gnu::always_inline]] static inline double_pair product(double a, double b) {
        double const p = a * b;
        return {p, fused_product_less(a, b, p)};
    }
    [[gnu::always_inline]] static inline double_pair square(double a) { return product(a, a); }
};
/// By whichever of the two the machine is quicker at: for what is compiled once, and seldom run.
struct products_of_machine {
    [[gnu::always_inline]] static constexpr double_pair product(double a, double b) {
        if (is_constant_evaluated() || !has_fused_products()) return split_products::product(a, b);
        return fused_products::product(a, b);
    }
    [[gnu::always_inline]] static constexpr double_pair square(double a) {
        if (is_constant_evaluated() || !has_fused_products()) return split_products::square(a);
        return fused_products::square(a);
    }
};

/// Near √x, by at most 1.5u·√x, for 2^-1000 < x < 2^1000. Constant evaluation has no square root: there it is Newton's method for 1/√x,
/// whose error, 2^-4 at first, is squared by each step, and a step of Heron's, which leaves three half roundings.
[[gnu::always_inline]] constexpr double estimated_root(double x) {
    if (is_constant_evaluated()) {
        double y = bit_cast<double>(0x5fe6eb50c7b537a9 - (bit_cast<uint64_t>(x) >> 1));
        for (int step = 0; step < 5; ++step) y = y * (1.5 - 0.5 * x * y * y);
        double const s = x * y;
        return 0.5 * (s + x / s);
    }
    return square_root(x);
}

/// 0, or of a magnitude for which nothing that a formula of degree at most 8 computes in such numbers loses a bit to underflow: it is a
/// multiple of 2^-116, products of eight are multiples of 2^-928, and their errors no subnormals. It refuses NaN and infinity.
[[gnu::always_inline]] constexpr bool in_range(double x) {
    double const m = magnitude_of(x);
    return (m < 0x1p64) & ((m > 0x1p-64) | (m == 0));
}

/// A part of a number that its type says is 0. What is worked out with it takes no time, where a double 0 has to be added and multiplied,
/// as it may be negative, and the other NaN.
struct absent {
    [[gnu::always_inline]] friend constexpr absent operator-(absent) { return {}; }
    [[gnu::always_inline]] friend constexpr absent operator+(absent, absent) { return {}; }
    [[gnu::always_inline]] friend constexpr double operator+(absent, double x) { return x; }
    [[gnu::always_inline]] friend constexpr double operator+(double x, absent) { return x; }
    [[gnu::always_inline]] friend constexpr absent operator*(absent, absent) { return {}; }
    [[gnu::always_inline]] friend constexpr absent operator*(absent, double) { return {}; }
    [[gnu::always_inline]] friend constexpr absent operator*(double, absent) { return {}; }
    [[gnu::always_inline]] friend constexpr absent magnitude_of(absent) { return {}; }
    [[gnu::always_inline]] constexpr operator double() const { return 0; }
};

/// Errors are sums of fewer than 2^30 terms that are not negative, each rounded, of which some were divided by numbers known to one part in
/// 2^26: by less than 2^-21 they may be too small. This factor pays for that, and for its own rounding.
inline constexpr double of_all_roundings = 1 + 0x1p-20;

/// The float nearest to all reals between x − e and x + e, if that is one; else `doubt` becomes true. Never −0, and 0 only for 0. These two
/// ends are rounded to doubles first: unless e is 0, it is taken larger by a unit in the last place of x.
///
/// Rounding is monotonic: where both ends of an interval that holds all these reals round to one number, that is it. (In a constant expression
/// no compiler rounds to infinity.)
[[gnu::always_inline]] constexpr float float_between(double x, double e, bool& doubt) {
    double const up = x + e, down = x - e;
    if (is_constant_evaluated() && !(magnitude_of(x) + e < 0x1p127)) {
        doubt = true;
        return 0;
    }
    float const above = static_cast<float>(up), below = static_cast<float>(down);
    bool const differ = above != below, all_zero = (up == 0) & (down == 0);
    doubt |= differ | ((above == 0) & !all_zero);
    return above + 0.0F;
}

/// The T nearest to all reals within err of hi + lo, if that is one; else `doubt` becomes true. Never −0.
///
/// To a double: the ends are rounded sums, so e is taken larger by four units in the last place of lo. To a float: an end is a double, so e
/// is taken larger by one in that of hi, and by lo. Where nothing is rounded (err = 0) the number itself is rounded once.
/// Source: Ziv, Fast Evaluation of Elementary Mathematical Functions with Correctly Rounded Last Bit, 1991.
template <floating_point T>
[[gnu::always_inline]] constexpr T rounded_surely(double hi, double lo, double err, bool& doubt) {
    if constexpr (same_as<T, double>) {
        double const e = err == 0 ? 0 : err * of_all_roundings + magnitude_of(lo) * 0x1p-51;
        double const up = hi + (lo + e), down = hi + (lo - e);
        doubt |= !(up == down);
        return up + 0.0;
    } else {
        bool const exact = (err == 0) & (lo == 0);
        double const wide = err * of_all_roundings + (2 * magnitude_of(lo) + magnitude_of(hi) * 0x1p-52);
        return float_between(hi, exact ? 0 : wide, doubt);
    }
}

}  // namespace hantei
