// SPDX-License-Identifier: MIT
// Numbers by their leading bits with a bound of what is lost, as one computes with them: what enclosure.cppm is in doubles, for numbers of
// any size.
export module hantei:long_number;
import :base;
import :dyadic;
import :rational;
import :long_ball;
import :surd;

namespace hantei {

/// A real in a ball of so many leading bits.
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
    /// y is surely not zero.
    friend constexpr long_number_of operator/(long_number_of const& x, long_number_of const& y) {
        return long_number_of(quotient(x.ball, y.ball, bits));
    }
    /// x >= 0
    friend constexpr long_number_of square_root(long_number_of const& x) { return long_number_of(root(x.ball, bits)); }
    /// 1 or −1 if x > 0 or x < 0 for certain, else 0.
    friend constexpr int sign(long_number_of const& x) { return x.ball.sure_sign(); }
};

/// As for exact numbers (surd.cppm): here the type has room for all roots.
template <int Bits>
constexpr long_number_of<Bits> lifted(long_number_of<Bits> const& x) {
    return x;
}
template <int Bits>
constexpr long_number_of<Bits> lifted_root(long_number_of<Bits> const& x) {
    return x;
}

using long_number = long_number_of<256>;
/// For those that agree in more.
using longer_number = long_number_of<1024>;

}  // namespace hantei
