// SPDX-License-Identifier: MIT
// The comparison of two moves by length. For moves with nested roots, leading bits decide if they can, before exact numbers.
export module hantei:order_of_moves;
import :base;
import :rational;
import :long_ball;
import :vec;
import :surd;
import :offset_curves;
import :approximation;

namespace hantei {

/// The sign of x − y for two numbers with different roots. The difference is a number with all four roots, nested.
constexpr int compare_any(nested_surd const& x, nested_surd const& y) {
    using three_roots = sqrt_extension<nested_surd>;
    three_roots const of_x{lifted(x.a), lifted(x.b), lifted(x.c)};
    sqrt_extension<three_roots> const difference{of_x - lifted_root(y.a), three_roots{-lifted_root(y.b)},
                                                 three_roots{lifted_root(y.c)}};
    return sign(difference);
}

/// The sign of x − y if their leading bits tell it, the last few of which may be wrong; else 0.
constexpr int surely_compared(approximation const& x, approximation const& y) {
    if (x.sign != y.sign) return x.sign < y.sign ? -1 : 1;
    if (x.sign == 0) return 0;
    int const rise = x.size.exponent - y.size.exponent;
    if (rise > 1 || rise < -1) return rise > 0 ? x.sign : -x.sign;
    uint128 const m = uint128{x.size.mantissa} << (rise > 0), n = uint128{y.size.mantissa} << (rise < 0);
    if ((m < n ? n - m : m - n) < uint128{8} * units_off<nested_surd>) return 0;
    return m > n ? x.sign : -x.sign;
}
/// Numbers with different roots are compared exactly up to `most_limbs`. Longer ones, as of solids that reach from the least to the greatest
/// doubles, count as equal if they agree in `most_bits` bits: to prove that they are equal would take minutes.
inline constexpr int most_limbs = 600, most_bits = 1 << 13;
/// The leading bits of a move, `bits` of each number.
struct refined_move {
    long_ball x, y, scale;

    constexpr refined_move(homogeneous_point<rational> const& s, int bits)
        : x(refined(s.times.x, bits)), y(refined(s.times.y, bits)), scale(refined(s.scale, bits)) {}
};
/// The leading 256, 512, ... bits of a move. They are computed when they are asked for, and kept, because they are slow to compute and the best move
/// is compared with many.
class move_by_bits {
  public:
    constexpr refined_move const& by(int step, homogeneous_point<rational> const& s) {
        auto& kept = steps_[static_cast<size_t>(step)];
        if (!kept.has_value()) kept = refined_move(s, bits(step));
        return *kept;
    }
    static constexpr int bits(int step) { return 256 << step; }
    static constexpr int most_steps = 5;
    static constexpr int step_beyond_longer = 3;  ///< the first with more bits than a longer_number

  private:
    array<optional<refined_move>, most_steps> steps_;
};
/// The sign of |v| − |w| if leading bits are certain of it, from the step `first_step` on; else 0. Exact squares take much longer than leading bits,
/// except for short numbers. For these the result is 0 at once, unless steps are left out: then fewer bits are known not to tell.
constexpr int surely_shorter(homogeneous_point<rational> const& v, homogeneous_point<rational> const& w, move_by_bits& of_w,
                             int first_step) {
    auto const length = [](homogeneous_point<rational> const& s) {
        return limbs_of(s.times.x) + limbs_of(s.times.y) + limbs_of(s.scale);
    };
    if (first_step == 0 && length(v) + length(w) <= few_limbs) return 0;
    for (int step = first_step; step < move_by_bits::most_steps; ++step) {
        int const bits = move_by_bits::bits(step);
        auto const squared = [bits](refined_move const& s, long_ball const& scale) {
            auto const x = product(s.x, scale, bits), y = product(s.y, scale, bits);
            return sum(product(x, x, bits), product(y, y, bits), bits);
        };
        refined_move const p(v, bits);
        refined_move const& q = of_w.by(step, w);
        if (int const sure = difference(squared(p, q.scale), squared(q, p.scale)).sure_sign(); sure != 0) return sure;
    }
    return 0;
}
/// Compares two moves by length. Of equally long ones, the one with the lesser x, then y, is less. order_of(x, y) compares two numbers.
template <class X>
constexpr int compare_lengths_then_axes(vec<X, 2> const& p, vec<X, 2> const& q, auto order_of) {
    int order = order_of(squared_norm(p), squared_norm(q));
    for (size_t i = 0; i < 2 && order == 0; ++i) order = order_of(p[i], q[i]);
    return order;
}
/// Compares two moves by length, then x, then y: by their leading bits, from the step `first_step` on, then exactly. Each move is multiplied by the
/// scale of the other, so that no number has a denominator: fractions with different denominators grow with every sum.
constexpr int compare_moves(homogeneous_point<rational> const& v, homogeneous_point<rational> const& w, move_by_bits& of_w,
                            int first_step) {
    if (int const sure = surely_shorter(v, w, of_w, first_step); sure != 0) return sure;
    return compare_lengths_then_axes(v.times * w.scale, w.times * v.scale, [](nested_surd const& x, nested_surd const& y) {
        if (limbs_of(x) + limbs_of(y) > most_limbs) return compare_refined(x, y, most_bits);
        int const sure = surely_compared(approximated(x), approximated(y));
        return sure != 0 ? sure : compare_any(x, y);
    });
}
/// Compares two moves of straight solids, which have no roots, by length, then x, then y. Leading bits tell the order of most long fractions.
constexpr int compare_straight_moves(vec<rational, 2> const& v, vec<rational, 2> const& w) {
    auto const length = [](vec<rational, 2> const& p) { return limbs_of(p.x) + limbs_of(p.y); };
    constexpr int few = 32;
    if (length(v) + length(w) > few) {
        constexpr int bits = 192;
        auto const squared = [](vec<rational, 2> const& p) {
            auto const x = refined(p.x, bits), y = refined(p.y, bits);
            return sum(product(x, x, bits), product(y, y, bits), bits);
        };
        if (int const sure = difference(squared(v), squared(w)).sure_sign(); sure != 0) return sure;
    }
    return compare_lengths_then_axes(v, w, [](rational const& x, rational const& y) { return compare(x, y); });
}

}  // namespace hantei
