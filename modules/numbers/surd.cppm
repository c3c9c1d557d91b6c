// SPDX-License-Identifier: MIT
// Exact numbers with a square root: a distance, a point on a circle, the t of a tangent. With a root over such numbers: a point where two
// circles meet, or a circle and a parallel of a line.
export module hantei:surd;
import :base;
import :rational;
import :long_ball;

namespace hantei {

/// The exact number a + b·√c, c >= 0, for a, b and c of an ordered field F: the fractions, or numbers of this kind that all have the same root.
/// Sums and products are for numbers with the same root, or if one of them has none (b = 0).
template <class F>
struct sqrt_extension {
    F a;
    F b{};
    F c{};

    friend constexpr sqrt_extension operator-(sqrt_extension const& x) { return {-x.a, -x.b, x.c}; }
    friend constexpr sqrt_extension operator+(sqrt_extension const& x, sqrt_extension const& y) {
        return {x.a + y.a, x.b + y.b, root_of(x, y)};
    }
    friend constexpr sqrt_extension operator-(sqrt_extension const& x, sqrt_extension const& y) { return x + -y; }
    friend constexpr sqrt_extension operator*(sqrt_extension const& x, sqrt_extension const& y) {
        if (sign(y.b) == 0) return {x.a * y.a, x.b * y.a, x.c};
        if (sign(x.b) == 0) return {x.a * y.a, x.a * y.b, y.c};
        return {x.a * y.a + x.b * y.b * x.c, x.a * y.b + x.b * y.a, x.c};
    }

  private:
    static constexpr F const& root_of(sqrt_extension const& x, sqrt_extension const& y) { return sign(x.b) != 0 ? x.c : y.c; }
};

/// Operations with a number of F, or with a fraction. (Not friends: GCC 16 emits constrained friend templates of a module twice.)
template <class F, class B>
    requires(same_as<B, F> || same_as<B, rational>)
constexpr sqrt_extension<F> operator+(sqrt_extension<F> const& x, B const& y) {
    return {x.a + y, x.b, x.c};
}
template <class F, class B>
    requires(same_as<B, F> || same_as<B, rational>)
constexpr sqrt_extension<F> operator-(sqrt_extension<F> const& x, B const& y) {
    return {x.a - y, x.b, x.c};
}
template <class F, class B>
    requires(same_as<B, F> || same_as<B, rational>)
constexpr sqrt_extension<F> operator*(sqrt_extension<F> const& x, B const& y) {
    return {x.a * y, x.b * y, x.c};
}
template <class F, class B>
    requires(same_as<B, F> || same_as<B, rational>)
constexpr sqrt_extension<F> operator*(B const& x, sqrt_extension<F> const& y) {
    return y * x;
}
template <class F, class B>
    requires(same_as<B, F> || same_as<B, rational>)
constexpr sqrt_extension<F> operator+(B const& x, sqrt_extension<F> const& y) {
    return y + x;
}
template <class F, class B>
    requires(same_as<B, F> || same_as<B, rational>)
constexpr sqrt_extension<F> operator-(B const& x, sqrt_extension<F> const& y) {
    return -y + x;
}

/// a + b·√c for fractions.
using surd = sqrt_extension<rational>;
/// a + b·√c for surds, all with one root.
using nested_surd = sqrt_extension<surd>;

constexpr int sign(rational const& x) { return x.sign(); }

/// The number of all limbs of x.
constexpr int limbs_of(rational const& x) { return x.numerator().length() + x.denominator().length(); }
template <class F>
constexpr int limbs_of(sqrt_extension<F> const& x) {
    return limbs_of(x.a) + limbs_of(x.b) + limbs_of(x.c);
}
/// x as a ball, computed with `bits` leading bits at every step.
constexpr long_ball refined(rational const& x, int bits) {
    if (x.denominator().is_one()) return long_ball{x.numerator()}.cut(bits);
    return quotient(long_ball{x.numerator()}.cut(bits), long_ball{x.denominator()}.cut(bits), bits);
}
template <class F>
constexpr long_ball refined(sqrt_extension<F> const& x, int bits) {
    return sum(refined(x.a, bits), product(refined(x.b, bits), root(refined(x.c, bits), bits), bits), bits);
}
/// Numbers with more limbs are first evaluated to some bits, because their squares take longer.
inline constexpr int few_limbs = 400;

/// The sign of a + b√c. If the two terms have different signs, a² − b²c decides, which has no √c.
template <class F>
constexpr int sign(sqrt_extension<F> const& x) {
    if (limbs_of(x) > few_limbs)
        if (int const sure = refined(x, 512).sure_sign(); sure != 0) return sure;
    int const sa = sign(x.a), sb = sign(x.b) * sign(x.c);
    if (sa * sb >= 0) return sa != 0 ? sa : sb;
    return sa * sign(x.a * x.a - x.b * x.b * x.c);
}

/// √x, x >= 0.
constexpr surd square_root(rational const& x) { return {0, 1, x}; }
constexpr nested_surd square_root(surd const& x) { return {{0}, {1}, x}; }
/// x in a type with room for a root, or for a second one.
constexpr surd lifted(rational const& x) { return {x}; }
constexpr nested_surd lifted(surd const& x) { return {x}; }
/// x in a type with two roots, its own as the second one, so that it can be combined with numbers that have another root.
constexpr nested_surd lifted_root(surd const& x) { return {{x.a}, {x.b}, {x.c}}; }

/// Whether x is a fraction.
constexpr bool has_no_root(surd const& x) { return x.b.sign() == 0 || x.c.sign() == 0; }
/// The sign of x − y = p − q, with p = x.a − y.a + x.b·√x.c and q = y.b·√y.c. If p and q have the same sign, p² − q² decides, which has only
/// one root.
constexpr int compare(surd const& x, surd const& y) {
    if (has_no_root(x) && has_no_root(y)) return compare(x.a, y.a);
    if (limbs_of(x) + limbs_of(y) > few_limbs)
        if (int const sure = difference(refined(x, 512), refined(y, 512)).sure_sign(); sure != 0) return sure;
    surd const p{x.a - y.a, x.b, x.c};
    int const sp = sign(p), sq = y.b.sign() * y.c.sign();
    if (sp != sq) return sp < sq ? -1 : 1;
    if (sp == 0) return 0;
    return sp * sign(surd{p.a * p.a + p.b * p.b * p.c - y.b * y.b * y.c, p.a * p.b * rational(2), p.c});
}
/// The sign of x − y if up to `most_bits` bits show it, else 0. Each of x and y may have roots of its own.
constexpr int compare_refined(nested_surd const& x, nested_surd const& y, int most_bits) {
    for (int bits = 256; bits <= most_bits; bits *= 2) {
        int const sure = difference(refined(x, bits), refined(y, bits)).sure_sign();
        if (sure != 0) return sure;
    }
    return 0;
}
/// The sign of x − y, for numbers with the same root.
constexpr int compare(nested_surd const& x, nested_surd const& y) { return sign(x - y); }
template <class F>
constexpr bool operator<(sqrt_extension<F> const& x, sqrt_extension<F> const& y) {
    return compare(x, y) < 0;
}
template <class F>
constexpr bool operator==(sqrt_extension<F> const& x, sqrt_extension<F> const& y) {
    return compare(x, y) == 0;
}

}  // namespace hantei
