// SPDX-License-Identifier: MIT
// Numbers to some hundreds or thousands of leading bits, with a bound on their error, for cases in which exact algebra would take too long.
export module hantei:long_ball;
import :base;
import :dyadic;

namespace hantei {

/// A real number at most 2^error away from a dyadic number, which is kept to some leading bits.
struct long_ball {
    static constexpr int exact = numeric_limits<int>::min() / 4;

    dyadic middle;
    int error = exact;

    /// An e with |x| < 2^e, and 2^(e - 1) <= |x| unless x is 0.
    static constexpr int above(dyadic const& x) { return x.sign() == 0 ? exact : x.lead().exponent + 64; }
    /// The sign of every number in the ball if they have one sign, else 0.
    constexpr int sure_sign() const { return above(middle) - 1 > error ? middle.sign() : 0; }
    /// The ball with its middle cut to `bits` leading bits, or a few more: what is cut is less than 2^place, and is added to the error.
    constexpr long_ball cut(int bits) const {
        int const place = above(middle) - bits;
        if (middle.sign() == 0 || middle.lowest_place() >= place) return *this;
        return {truncated_at(middle, place), larger(error, place) + 1};
    }
};
/// x cut to `bits` leading bits, or a few more.
constexpr dyadic kept(dyadic const& x, int bits) { return truncated_at(x, long_ball::above(x) - bits); }
constexpr long_ball sum(long_ball const& a, long_ball const& b, int bits) {
    return long_ball{a.middle + b.middle, larger(a.error, b.error) + 1}.cut(bits);
}
constexpr long_ball difference(long_ball const& a, long_ball const& b) {
    return {a.middle - b.middle, larger(a.error, b.error) + 1};
}
/// x · y. For x within 2^e of a and y within 2^f of b, |x·y − a·b| <= |a|·2^f + |b|·2^e + 2^(e + f).
constexpr long_ball product(long_ball const& a, long_ball const& b, int bits) {
    int const of_a = long_ball::above(a.middle) + b.error, of_b = long_ball::above(b.middle) + a.error;
    int const error = larger(larger(larger(of_a, of_b), a.error + b.error) + 2, long_ball::exact);
    return long_ball{a.middle * b.middle, error}.cut(bits);
}
/// x / y, where y is surely not 0. Newton's iteration for i = 1/b, b the middle of y, doubles the bits of i in every step; then q = a·i. None
/// of this has to be trusted, because the error bound is taken from q itself: |q − x/y| = |q·y − x| / |y| <= (|q·b − a| + |q|·2^f + 2^e) / |y|.
constexpr long_ball quotient(long_ball const& x, long_ball const& y, int bits) {
    auto const lead = y.middle.lead();
    dyadic const one(1.0);
    dyadic inverse = dyadic(0x1p52 / static_cast<double>(lead.mantissa >> 11)) * dyadic::scaled(1, -(lead.exponent + 63));
    if (y.middle.sign() < 0) inverse = -inverse;
    for (int known = 48; known < bits + 16; known = 2 * known - 4) {
        int const digits = 2 * known + 64;
        dyadic const gap = one - kept(kept(y.middle, digits) * inverse, digits);
        inverse = inverse + kept(inverse * gap, digits);
    }
    dyadic const q = kept(x.middle * kept(inverse, bits + 64), bits + 64);
    int const above_rest = long_ball::above(q * y.middle - x.middle), above_q = long_ball::above(q);
    int const least_y = long_ball::above(y.middle) - 2;  // 2^this <= |y|
    int const error = larger(larger(above_rest, above_q + y.error), x.error) + 2 - least_y;
    return long_ball{q, larger(error, long_ball::exact)}.cut(bits);
}
/// √x for x >= 0. Newton's iteration for y = 1/√m, m the middle of x, doubles the bits of y in every step; then s = m·y. None of this has to be
/// trusted, because the error bound is taken from s itself: |s − √m| = |s² − m| / (s + √m) <= |s² − m| / √m. And |√x − √m| <= |x − m| / √m, or
/// √|x − m|.
constexpr long_ball root(long_ball const& x, int bits) {
    auto const halved = [](int e) { return (e + 2 * 0x100000) / 2 - 0x100000; };  // rounded down
    int const size = long_ball::above(x.middle);
    if (x.middle.sign() <= 0 || size - 1 <= x.error) return {{}, halved(larger(size, x.error) + 3)};
    auto const lead = x.middle.lead();
    bool const odd = ((lead.exponent + 63) & 1) != 0;
    double const m = static_cast<double>(lead.mantissa >> 11) * (odd ? 0x1p-51 : 0x1p-52);  // in [1, 4)
    double y = 0.7;
    for (int i = 0; i < 6; ++i) y = y * (1.5 - 0.5 * m * y * y);
    dyadic const half(0.5), one(1.0);
    dyadic inverse = dyadic(y) * dyadic::scaled(1, -((lead.exponent + 63 - (odd ? 1 : 0)) / 2));
    for (int known = 40; known < bits + 16; known = 2 * known - 4) {
        int const digits = 2 * known + 64;
        dyadic const gap = one - kept(kept(x.middle, digits) * kept(inverse * inverse, digits), digits);
        inverse = inverse + kept(inverse * gap * half, digits);
    }
    dyadic const s = kept(x.middle * kept(inverse, bits + 64), bits + 64);
    int const root_above = halved(size - 1);  // 2^this <= √m
    int const of_s = long_ball::above(s * s - x.middle) - root_above, of_x = smaller(x.error - root_above, halved(x.error + 1));
    return long_ball{s, larger(larger(of_s, of_x) + 1, long_ball::exact)}.cut(bits);
}

}  // namespace hantei
