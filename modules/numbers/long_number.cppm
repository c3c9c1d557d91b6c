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

/// A real in a ball of 256 leading bits.
struct long_number {
    static constexpr int bits = 256;
    long_ball ball;

    constexpr long_number() = default;
    constexpr explicit long_number(double x) : ball{dyadic(x)} {}
    constexpr explicit long_number(rational const& x) : ball(refined(x, bits)) {}
    constexpr explicit long_number(long_ball const& b) : ball(b) {}

    friend constexpr long_number operator-(long_number x) {
        x.ball.middle = -x.ball.middle;
        return x;
    }
    friend constexpr long_number operator+(long_number const& x, long_number const& y) {
        return long_number(sum(x.ball, y.ball, bits));
    }
    friend constexpr long_number operator-(long_number const& x, long_number const& y) { return x + -y; }
    friend constexpr long_number operator*(long_number const& x, long_number const& y) {
        return long_number(product(x.ball, y.ball, bits));
    }
    /// y is surely not zero.
    friend constexpr long_number operator/(long_number const& x, long_number const& y) {
        return long_number(quotient(x.ball, y.ball, bits));
    }
    /// x >= 0
    friend constexpr long_number square_root(long_number const& x) { return long_number(root(x.ball, bits)); }
    /// 1 or −1 if x > 0 or x < 0 for certain, else 0.
    friend constexpr int sign(long_number const& x) { return x.ball.sure_sign(); }
};

/// As for exact numbers (surd.cppm): here the type has room for all roots.
constexpr long_number lifted(long_number const& x) { return x; }
constexpr long_number lifted_root(long_number const& x) { return x; }

}  // namespace hantei
