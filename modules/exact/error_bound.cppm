// SPDX-License-Identifier: MIT
// A floating-point number whose error bound is part of its type.
//
// A formula is written once, for any number type. Run on `approx`, it does exactly the floating-point operations of the plain formula, and the
// compiler works out how far the result can be from the truth. The stored numbers that a formula starts from are sorted into families; q[f] is
// a run-time number not below |x| for any x of family f. With Q the product of q[f]^degree[f], and u half the machine epsilon, an `approx` with
// value v stands for an unknown real x with
//
//     |x| <= size · Q      and      |v − x| <= error · u · Q · (1 + 2^-12).
//
// Rules, each the textbook's forward analysis (Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., ch. 3):
//   stored number   size 1, error 0                     difference of two stored   size 1, error 1 (one rounding)
//   a ± b           sizes add, errors add, + size       a · b   size·size, error_a·size_b + error_b·size_a + size·size
//   |a|, min, max   1-Lipschitz: the larger of each     [0, a]  the same
// A form of few products, like p − q or max(p, q) − r, needs no family: each product has a known relative error, so the error is below a
// multiple of u · (|p| + |q| + |r|), the `sum` of numbers that are computed anyway.
// The factor 1 + 2^-12 covers the products of two errors and the rounding of Q itself, because size and error are far below 2^20.
// For the numbers x of its family, q may be any number not below |x|: Σ|x| or, for an even degree, for which only q² is needed, the root of
// Σx².
// Underflow: a constant `floor` is added to q, or to the sum (filter.cppm), so what a subnormal product loses is below u · Q · 2^-20.
// Overflow: see filter.cppm.
export module hantei:error_bound;
import :base;

namespace hantei {

/// The families. In `lengths` and `directions` every term of a sum must have the same degree, because both measure lengths, and a length has no
/// natural unit. In `axes` (of turned boxes) q >= 1, so a lower power is below a higher one.
inline constexpr size_t families = 3;

/// What v preserves of x. Rounding is monotonic: fl(x) < fl(y) implies x < y, also if the rounded numbers are subnormal or infinite. So the
/// difference of two rounded products of stored numbers has the right sign, unless it is 0.
enum class precision {
    approximate,
    sign,  ///< the sign of v is that of x, unless v is 0
    rounded_once,  ///< v is x, rounded once
    all  ///< v is x
};

struct error_bound {
    int64_t size = 1;
    int64_t error = 0;
    array<int, families> degree{};
    bool non_negative = false;
    int64_t relative = -1;  ///< |v − x| <= relative · u · |v|, or −1 if no such bound is known
    int64_t of_sum = -1;  ///< |v − x| <= of_sum · u · sum, a run-time number, or −1 if no such bound is known
    int terms = 0;  ///< the number of products, or stored numbers, that are added up in the sum
    precision kept = precision::approximate;
};

constexpr bool same_lengths(error_bound const& a, error_bound const& b) {
    return a.degree[0] == b.degree[0] && a.degree[1] == b.degree[1];
}
constexpr array<int, families> joined(error_bound const& a, error_bound const& b) {
    return {a.degree[0], a.degree[1], larger(a.degree[2], b.degree[2])};
}
constexpr int64_t worse(int64_t a, int64_t b) { return a >= 0 && b >= 0 ? larger(a, b) : -1; }
/// What is preserved by an operation with one rounding, whose sign follows from the order (sum) or the signs (product) of its operands.
constexpr precision kept_of_sum(precision a, precision b) {
    precision const least = smaller(a, b);
    return least == precision::all            ? precision::rounded_once
           : least == precision::rounded_once ? precision::sign
                                              : precision::approximate;
}
constexpr precision kept_of_product(precision a, precision b) {
    precision const least = smaller(a, b);
    return least == precision::all ? precision::rounded_once : smaller(least, precision::sign);
}
/// What the larger or smaller of two preserves. A difference of products may be infinity − infinity, which a comparison does not notice.
constexpr precision kept_of_pick(precision a, precision b) {
    precision const least = smaller(a, b);
    return least == precision::sign ? precision::approximate : least;
}
constexpr int64_t one_more(int64_t error) { return error >= 0 ? error + 1 : -1; }

constexpr error_bound add(error_bound const& a, error_bound const& b, bool minus) {
    bool const positive = !minus && a.non_negative && b.non_negative;
    bool const one_term = positive && a.terms == 1 && b.terms == 1;
    return {a.size + b.size,
            a.error + b.error + a.size + b.size,
            joined(a, b),
            positive,
            positive ? one_more(worse(a.relative, b.relative)) : -1,
            one_more(worse(a.of_sum, b.of_sum)),
            one_term ? 1 : a.terms + b.terms,
            kept_of_sum(a.kept, b.kept)};
}
/// The product has a bound of_sum only if it is one of two stored numbers: the bound need not hold if a factor that underflows is multiplied by
/// another.
constexpr error_bound multiply(error_bound const& a, error_bound const& b, bool square) {
    array<int, families> const degree{a.degree[0] + b.degree[0], a.degree[1] + b.degree[1], a.degree[2] + b.degree[2]};
    int64_t const relative = a.relative >= 0 && b.relative >= 0 ? a.relative + b.relative + 1 : -1;
    bool const of_two = a.terms == 1 && b.terms == 1 && degree[0] + degree[1] + degree[2] <= 2;
    return {a.size * b.size,
            a.error * b.size + b.error * a.size + a.size * b.size,
            degree,
            square || (a.non_negative && b.non_negative),
            relative,
            of_two ? relative : -1,
            1,
            kept_of_product(a.kept, b.kept)};
}
/// The square of a sum of such products also has a bound of_sum. Underflow takes less than terms · 2^-1074 from x, and twice that times x from
/// the square. Next to sum² + floor that is negligible, because sum² or else floor is large enough.
constexpr error_bound square_of(error_bound const& a) {
    error_bound r = multiply(a, a, true);
    if (a.of_sum < 0 || a.degree[0] + a.degree[1] + a.degree[2] > 2) return r;
    r.of_sum = 2 * a.of_sum + 1;
    r.terms = a.terms;
    return r;
}
constexpr error_bound pick(error_bound const& a, error_bound const& b, bool non_negative) {
    return {larger(a.size, b.size),        larger(a.error, b.error),  joined(a, b),      non_negative,
            worse(a.relative, b.relative), worse(a.of_sum, b.of_sum), a.terms + b.terms, kept_of_pick(a.kept, b.kept)};
}
constexpr error_bound with_sign(error_bound b, bool non_negative) {
    b.non_negative = non_negative;
    return b;
}
/// The greatest number of products that are cheaper to add up than the families of stored numbers.
inline constexpr int most_terms = 8;
constexpr bool is_short_sum(error_bound const& b) { return b.of_sum >= 0 && b.terms <= most_terms; }
/// Whether v has the sign of x, 0 included: for a stored number, a difference of two, or the least or greatest of such numbers. (Nothing
/// underflows in them.)
constexpr bool sign_is_exact(error_bound const& b) { return b.relative >= 0 && b.degree[0] + b.degree[1] + b.degree[2] == 1; }
/// min(max(t, 0), d), where d >= 0 has a known relative error. The result is at most |t|, and d matters only if d <= |t|: then its error,
/// relative · u · d, is at most relative · u · |t|. So the degree is that of t.
constexpr error_bound clip(error_bound const& t, error_bound const& d) {
    return {t.size, larger(t.error, d.relative * t.size), t.degree, true, -1};
}

/// A number with the error bound B. T is a floating-point type, or two lanes of one.
template <class T, error_bound B>
struct approx {
    static constexpr error_bound limit = B;
    T value{};
    T sum{};  ///< Σ|x| over the terms

    template <error_bound C>
    constexpr auto operator+(approx<T, C> b) const {
        static_assert(same_lengths(B, C), "a sum must be homogeneous in each family of lengths: use one family");
        return approx<T, add(B, C, false)>{value + b.value, sum + b.sum};
    }
    template <error_bound C>
    constexpr auto operator-(approx<T, C> b) const {
        static_assert(same_lengths(B, C), "a difference must be homogeneous in each family of lengths: use one family");
        return approx<T, add(B, C, true)>{value - b.value, sum + b.sum};
    }
    template <error_bound C>
    constexpr auto operator*(approx<T, C> b) const {
        return approx<T, multiply(B, C, false)>::term(value * b.value);
    }
    constexpr auto squared() const { return approx<T, square_of(B)>{value * value, B.terms > 1 ? sum * sum : value * value}; }
    constexpr auto operator-() const { return approx<T, with_sign(B, false)>{-value, sum}; }
    constexpr auto magnitude() const { return approx<T, with_sign(B, true)>{magnitude_of(value), sum}; }
    constexpr auto positive_part() const {
        constexpr error_bound result{B.size, B.error, B.degree, true, -1, B.of_sum, larger(B.terms, 2), B.kept};
        return approx<T, result>{larger(value, T{}), sum};
    }
    template <error_bound C>
    constexpr auto max_with(approx<T, C> b) const {
        static_assert(same_lengths(B, C), "compared quantities must have the same degree in each family of lengths");
        return approx<T, pick(B, C, B.non_negative || C.non_negative)>{larger(value, b.value), sum + b.sum};
    }
    template <error_bound C>
    constexpr auto min_with(approx<T, C> b) const {
        static_assert(same_lengths(B, C), "compared quantities must have the same degree in each family of lengths");
        return approx<T, pick(B, C, B.non_negative && C.non_negative)>{smaller(value, b.value), sum + b.sum};
    }
    /// a if this number is negative, else b. This number must be a stored number or a difference of two, whose sign is exact. The number that
    /// is not chosen must occur elsewhere in the forms of the pair, because their sums have to reveal every number that is not finite.
    template <error_bound C>
    constexpr approx<T, C> choose(approx<T, C> a, approx<T, C> b) const {
        static_assert(B.size == 1 && B.error <= 1, "a choice needs the sign of a stored number");
        return {where_negative(value, a.value, b.value), where_negative(value, a.sum, b.sum)};
    }
    template <error_bound D>
    constexpr auto clipped(approx<T, D> end) const {
        static_assert(D.non_negative && D.relative >= 0, "the upper end of a clip must be a sum of squares");
        return approx<T, clip(B, D)>{smaller(larger(value, T{}), end.value), sum};
    }

    template <floating_point F>
    static approx<lanes<F>, B> packed(approx<F, B> const& x, approx<F, B> const& y) {
        return {lanes<F>{x.value, y.value}, lanes<F>{x.sum, y.sum}};
    }
    auto lane(int i) const { return approx<remove_cvref_t<decltype(value[i])>, B>{value[i], sum[i]}; }
    static constexpr approx term(T x) { return {x, B.non_negative ? x : magnitude_of(x)}; }
};

}  // namespace hantei
