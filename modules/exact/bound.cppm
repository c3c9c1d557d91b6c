// SPDX-License-Identifier: MIT
// A floating-point number whose error bound is a type.
//
// A formula is written once, for any number type. Run on `approx`, it does exactly the floating-point operations of the
// plain formula; how far the result can be from the truth is worked out by the compiler. The stored numbers that a formula
// starts from are sorted into families; q[f] is a run-time number not below any of family f. With Q the product of
// q[f]^degree[f], and u half the machine epsilon, an `approx` with value v stands for an unknown real x with
//
//     |x| <= size · Q      and      |v − x| <= error · u · Q · (1 + 2^-12).
//
// Rules, each the textbook's forward analysis (Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., ch. 3):
//   stored number   size 1, error 0                     difference of two stored   size 1, error 1 (one rounding)
//   a ± b           sizes add, errors add, + size       a · b   size·size, error_a·size_b + error_b·size_a + size·size
//   |a|, min, max   1-Lipschitz: the larger of each     [0, a]  the same
// A difference of two sums of squares p − q needs no family: each is known relatively, so the error is below a multiple of
// u · (p + q), and p and q have just been computed.
// The factor 1 + 2^-12 takes the products of two errors and the rounding of Q itself: size and error are far below 2^20.
// q itself may be any number not below |x| for the numbers x of its family: Σ|x|, or for an even degree, where only q² is
// needed, the root of Σx².
// Underflow: q has a constant `floor` added (sign.cppm), so what a subnormal product loses is below u · Q · 2^-20.
// Overflow: see sign.cppm.
export module hantei:bound;
import :base;

namespace hantei {

/// The families. In `first` and `second` every term of a sum must have the same degree (they measure lengths, and a
/// length has no natural unit); in `turn` (axes of boxes) q >= 1, so that a lower power is below a higher one.
inline constexpr size_t families = 3;

struct bound {
    int64_t size = 1;
    int64_t error = 0;
    array<int, families> degree{};
    bool non_negative = false;
    int64_t relative = -1;  ///< |v − x| <= relative · u · |v|, or −1 where that is not known
    int64_t of_sum = -1;    ///< |v − x| <= of_sum · u · sum, a run-time number, or −1 where that is not known
};

constexpr bool same_lengths(bound const& a, bound const& b) { return a.degree[0] == b.degree[0] && a.degree[1] == b.degree[1]; }
constexpr array<int, families> joined(bound const& a, bound const& b) {
    return {a.degree[0], a.degree[1], larger(a.degree[2], b.degree[2])};
}
constexpr bound add(bound const& a, bound const& b, bool minus) {
    bool const positive = !minus && a.non_negative && b.non_negative;
    return {a.size + b.size, a.error + b.error + a.size + b.size, joined(a, b), positive,
            positive && a.relative >= 0 && b.relative >= 0 ? larger(a.relative, b.relative) + 1 : -1};
}
constexpr bound multiply(bound const& a, bound const& b, bool square) {
    return {a.size * b.size,
            a.error * b.size + b.error * a.size + a.size * b.size,
            {a.degree[0] + b.degree[0], a.degree[1] + b.degree[1], a.degree[2] + b.degree[2]},
            square || (a.non_negative && b.non_negative),
            a.relative >= 0 && b.relative >= 0 ? a.relative + b.relative + 1 : -1};
}
/// The largest relative error of two sums of squares of stored numbers, and one for the rounding of their difference; −1 for
/// anything else (where a factor that underflows may be multiplied by a large one).
constexpr int64_t error_of_sum(bound const& a, bound const& b) {
    bool const squares = a.non_negative && b.non_negative && a.relative >= 0 && b.relative >= 0;
    bool const short_products = a.degree[0] + a.degree[1] <= 2 && a.degree[2] == 0 && b.degree[2] == 0;
    return squares && short_products ? larger(a.relative, b.relative) + 1 : -1;
}
constexpr bound pick(bound const& a, bound const& b, bool non_negative) {
    return {larger(a.size, b.size), larger(a.error, b.error), joined(a, b), non_negative,
            a.relative >= 0 && b.relative >= 0 ? larger(a.relative, b.relative) : -1};
}
/// v has the sign of x, 0 included: a stored number, a difference of two, or the least or greatest of such. (Nothing
/// underflows in them.)
constexpr bool sign_is_exact(bound const& b) { return b.relative >= 0 && b.degree[0] + b.degree[1] + b.degree[2] == 1; }
/// min(max(t, 0), d) where d >= 0 is known relatively. The result is at most |t|, and d matters only where d <= |t|:
/// there its error, relative · u · d, is at most relative · u · |t|. So the degree is that of t.
constexpr bound clip(bound const& t, bound const& d) {
    return {t.size, larger(t.error, d.relative * t.size), t.degree, true, -1};
}

template <floating_point T, bound B>
struct approx {
    static constexpr bound limit = B;
    T value{};
    T sum{};

    template <bound C>
    constexpr auto operator+(approx<T, C> b) const {
        static_assert(same_lengths(B, C), "a sum must be homogeneous in each family of lengths: use one family");
        return approx<T, add(B, C, false)>{value + b.value};
    }
    template <bound C>
    constexpr auto operator-(approx<T, C> b) const {
        static_assert(same_lengths(B, C), "a difference must be homogeneous in each family of lengths: use one family");
        constexpr bound plain = add(B, C, true);
        constexpr bound result{plain.size, plain.error, plain.degree, false, -1, error_of_sum(B, C)};
        return approx<T, result>{value - b.value, value + b.value};
    }
    template <bound C>
    constexpr auto operator*(approx<T, C> b) const {
        return approx<T, multiply(B, C, false)>{value * b.value};
    }
    constexpr auto operator-() const { return approx<T, bound{B.size, B.error, B.degree, false, B.relative}>{-value}; }
    constexpr auto squared() const { return approx<T, multiply(B, B, true)>{value * value}; }
    constexpr auto magnitude() const {
        return approx<T, bound{B.size, B.error, B.degree, true, B.relative}>{magnitude_of(value)};
    }
    constexpr auto not_below_zero() const { return approx<T, bound{B.size, B.error, B.degree, true, -1}>{larger(value, T{0})}; }
    template <bound C>
    constexpr auto or_larger(approx<T, C> b) const {
        static_assert(same_lengths(B, C), "compared quantities must have the same degree in each family of lengths");
        return approx<T, pick(B, C, B.non_negative || C.non_negative)>{larger(value, b.value)};
    }
    template <bound C>
    constexpr auto or_smaller(approx<T, C> b) const {
        static_assert(same_lengths(B, C), "compared quantities must have the same degree in each family of lengths");
        return approx<T, pick(B, C, B.non_negative && C.non_negative)>{smaller(value, b.value)};
    }
    /// Only by a stored number, or a difference of two: its sign is exact.
    template <bound C>
    constexpr approx<T, C> choose(approx<T, C> a, approx<T, C> b) const {
        static_assert(B.size == 1 && B.error <= 1, "a choice needs the sign of a stored number");
        return approx<T, C>{value < 0 ? a.value : b.value};
    }
    template <bound D>
    constexpr auto clipped(approx<T, D> end) const {
        static_assert(D.non_negative && D.relative >= 0, "the upper end of a clip must be a sum of squares");
        return approx<T, clip(B, D)>{smaller(larger(value, T{0}), end.value)};
    }
};

}  // namespace hantei
