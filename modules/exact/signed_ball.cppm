// SPDX-License-Identifier: MIT
// Balls in formulas for any type of numbers, with roots and quotients as operators.
export module hantei:signed_ball;
import :base;
import :ball_number;

namespace hantei {

/// A ball as a number of formulas that are written for exact numbers, too. Its sign is certain, or 0. A root or quotient that is not known at all has
/// an error that is larger than all numbers in these formulas, but so small that nothing overflows in them.
struct signed_ball {
    wide_ball ball;

    constexpr signed_ball() = default;
    constexpr signed_ball(wide_ball const& x) : ball(x) {}
    constexpr explicit signed_ball(double x) : ball{x, 0, 0} {}
    static constexpr signed_ball unknown() { return wide_ball{0, 0, 0x1p200}; }

    friend constexpr signed_ball operator-(signed_ball const& x) { return -x.ball; }
    friend constexpr signed_ball operator+(signed_ball const& x, signed_ball const& y) { return x.ball + y.ball; }
    friend constexpr signed_ball operator-(signed_ball const& x, signed_ball const& y) { return x.ball - y.ball; }
    friend constexpr signed_ball operator*(signed_ball const& x, signed_ball const& y) { return x.ball * y.ball; }
    friend constexpr signed_ball operator/(signed_ball const& x, signed_ball const& y) {
        return y.ball.divides() ? signed_ball(quotient_of(x.ball, y.ball)) : unknown();
    }
    friend constexpr signed_ball square_root(signed_ball const& x) {
        return x.ball.has_root() ? signed_ball(root_of_positive(x.ball)) : unknown();
    }
    friend constexpr int sign(signed_ball const& x) { return x.ball.sign_is_certain() ? (x.ball.hi > 0) - (x.ball.hi < 0) : 0; }
    /// Like lifted() and lifted_root() of exact numbers (surd.cppm), whose type has to grow with each root. A ball stays what it is.
    friend constexpr signed_ball lifted(signed_ball const& x) { return x; }
    friend constexpr signed_ball lifted_root(signed_ball const& x) { return x; }
};

}  // namespace hantei
