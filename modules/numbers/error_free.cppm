// SPDX-License-Identifier: MIT
// Sums and products of doubles together with their rounding errors, and the test that tells whether a result may be rounded.
//
// u = 2^-53. All of this needs rounding to nearest, no overflow, and products that lose nothing below 2^-1074; in_range() makes sure of that.
// Sources: Knuth, The Art of Computer Programming, volume 2, section 4.2.2 (two_sum); Dekker, A Floating-Point Technique for Extending
// the Available Precision, 1971 (fast_two_sum, two_product); Boldo, Graillat and Muller, On the Robustness of the 2Sum and Fast2Sum
// Algorithms, ACM TOMS 2017.
export module hantei:error_free;
import :base;

namespace hantei {

inline constexpr double unit_roundoff = 0x1p-53;

/// The number hi + lo, not rounded; for lanes, one number in each lane.
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

/// Whether both numbers have at most 26 bits, so that their product is a double. For an x of n bits, 2^27·x + x has n + 27 bits, so it is a
/// double for n up to 26. (If this sum is rounded, subtracting 2^27·x, which is exact, does not give back x.)
[[gnu::always_inline]] constexpr bool are_short(double a, double b) {
    double const of_a = a * 0x1p27, of_b = b * 0x1p27;
    return of_a + a - of_a == a && of_b + b - of_b == b;
}

/// Exact products by splitting the factors, on every machine and in constant expressions. `fused_products` gives the same two numbers.
struct split_products {
    [[gnu::always_inline]] static constexpr double_pair product(double a, double b) { return two_product(a, b); }
    [[gnu::always_inline]] static constexpr double_pair square(double a) { return two_square(a); }
};
/// Exact products by one instruction that multiplies and subtracts, for functions that are called only if the machine has it
/// (queries/archive.hpp).
struct fused_products {
    [[gnu::always_inline]] static inline double_pair product(double a, double b) {
        double const p = a * b;
        return {p, fused_product_less(a, b, p)};
    }
    [[gnu::always_inline]] static inline double_pair square(double a) { return product(a, a); }
};
/// Exact products by whichever of the two ways is quicker on the machine, for code that is compiled once and seldom run.
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

/// An approximation of √x, off by at most 1.5u·√x, for 2^-1000 < x < 2^1000. Constant evaluation has no square root. There it is computed by
/// Newton's method for 1/√x, whose error, 2^-4 at first, is squared by each step, and by a step of Heron's method, which leaves three half
/// roundings.
[[gnu::always_inline]] constexpr double estimated_root(double x) {
    if (is_constant_evaluated()) {
        double y = bit_cast<double>(0x5fe6eb50c7b537a9 - (bit_cast<uint64_t>(x) >> 1));
        for (int step = 0; step < 5; ++step) y = y * (1.5 - 0.5 * x * y * y);
        double const s = x * y;
        return 0.5 * (s + x / s);
    }
    return square_root(x);
}

/// Whether numbers are in range: true if all are. The check of one number is its exponent less the least one in range, as an integer without sign,
/// or 0 for the number 0. It is below `limit`, a power of 2, if the number is in range. So the bits of many checks, taken together, are below the
/// limit if all numbers are in range.
struct range_check {
    static constexpr uint64_t limit = uint64_t{128} << 52;
    uint64_t bits = 0;

    [[gnu::always_inline]] constexpr explicit operator bool() const { return bits < limit; }
    [[gnu::always_inline]] friend constexpr range_check operator&(range_check a, range_check b) { return {a.bits | b.bits}; }
    [[gnu::always_inline]] constexpr range_check& operator&=(range_check other) { return *this = *this & other; }
    static constexpr range_check never() { return {limit}; }
};
/// Whether x is 0 or 2^-64 ≤ |x| < 2^64. Then no formula of degree at most 8 in such numbers loses a bit to underflow: x is a multiple of 2^-116,
/// products of eight are multiples of 2^-928, and their errors are not subnormal. False for NaN and infinity.
[[gnu::always_inline]] constexpr range_check in_range(double x) {
    constexpr uint64_t exponent_bits = uint64_t{0x7ff} << 52, least = uint64_t{1023 - 64} << 52;
    uint64_t const exponent = bit_cast<uint64_t>(x) & exponent_bits;
    return {x == 0 ? 0 : exponent - least};
}

/// A part of a number that is 0 by its type. Computing with it takes no time, whereas a double 0 has to be added and multiplied, because it may
/// be −0, and the other operand NaN.
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

/// The factor by which error bounds are enlarged. Errors are sums of fewer than 2^30 terms that are not negative, each rounded, some of them
/// divided by numbers known to one part in 2^26, so they may be too small by less than a 2^-21 part. The factor makes up for that, and for its
/// own rounding.
inline constexpr double of_all_roundings = 1 + 0x1p-20;

/// The float nearest to all reals between x − e and x + e, if there is one; otherwise `doubt` becomes true. Never −0, and 0 only for 0. The two
/// ends are rounded to doubles first, so the caller takes e larger by a unit in the last place of x, unless e is 0.
///
/// Rounding is monotonic: if both ends of an interval that contains all these reals round to one number, so does every real in it. (In a
/// constant expression no compiler rounds to infinity, so numbers of 2^127 and more are in doubt.)
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

/// The T nearest to all reals within err of hi + lo, if there is one; otherwise `doubt` becomes true. Never −0.
///
/// For a double, the ends of the interval are rounded sums, so e is larger than err by four units in the last place of lo. For a float, each
/// end is one double, so e is larger by one unit in the last place of hi, and by lo. If nothing is rounded (err = 0), the number itself is
/// rounded once.
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
