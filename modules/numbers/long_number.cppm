// SPDX-License-Identifier: MIT
// Arithmetic with numbers to some leading bits and a bound on their error: like enclosure.cppm in doubles, but for numbers of any size.
export module hantei:long_number;
import :base;
import :dyadic;
import :rational;
import :long_ball;
import :surd;

namespace hantei {

/// A real number in a ball of `Bits` leading bits.
template <int Bits>
struct long_number_of {
    static constexpr int bits = Bits;
    long_ball ball;

    constexpr long_number_of() = default;
    constexpr explicit long_number_of(double x) : ball{dyadic(x)} {}
    constexpr explicit long_number_of(rational const& x) : ball(refined(x, bits)) {}
    constexpr explicit long_number_of(long_ball const& b) : ball(b) {}

    friend constexpr long_number_of operator-(long_number_of x) {
        x.ball.middle = -x.ball.middle;
        return x;
    }
    friend constexpr long_number_of operator+(long_number_of const& x, long_number_of const& y) {
        return long_number_of(sum(x.ball, y.ball, bits));
    }
    friend constexpr long_number_of operator-(long_number_of const& x, long_number_of const& y) { return x + -y; }
    friend constexpr long_number_of operator*(long_number_of const& x, long_number_of const& y) {
        return long_number_of(product(x.ball, y.ball, bits));
    }
    /// x / y, where y is surely not zero.
    friend constexpr long_number_of operator/(long_number_of const& x, long_number_of const& y) {
        return long_number_of(quotient(x.ball, y.ball, bits));
    }
    /// √x for x >= 0.
    friend constexpr long_number_of square_root(long_number_of const& x) { return long_number_of(root(x.ball, bits)); }
    /// 1 if x > 0 for certain, −1 if x < 0 for certain, else 0.
    friend constexpr int sign(long_number_of const& x) { return x.ball.sure_sign(); }
};

/// Like `lifted` and `lifted_root` of exact numbers (surd.cppm). This type has room for all roots, so nothing changes.
template <int Bits>
constexpr long_number_of<Bits> lifted(long_number_of<Bits> const& x) {
    return x;
}
template <int Bits>
constexpr long_number_of<Bits> lifted_root(long_number_of<Bits> const& x) {
    return x;
}

using long_number = long_number_of<256>;
/// For numbers that agree in more bits.
using longer_number = long_number_of<1024>;

}  // namespace hantei
