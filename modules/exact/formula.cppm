// SPDX-License-Identifier: MIT
// The functions of which the formula of a pair is made, for pairs that are written outside of the library (docs/adding_a_shape.md).
export module hantei:formula;
import :base;
import :generic_arithmetic;
import :vec;
import :inputs;
import :rounding;
import :surd;

/// The functions of generic formulas, to be written with their namespace (formula::square(x)). The library's own units use the same ones.
export namespace hantei::formula {

/// The inputs of a formula: lengths.difference(p, q) is q − p, lengths.value(x) a stored number or vector, lengths.nonnegative(r) a stored
/// number that is never negative, lengths.sum(r, s) the sum of two such. `directions` has the inputs for a direction of any length.
inline constexpr family<0> lengths{};
inline constexpr family<1> directions{};

/// The exact number a + b·√c for fractions a, b and c >= 0, such as a distance that is still to be rounded.
using surd = hantei::surd;

/// The sign of a fraction or a surd: −1, 0 or 1.
template <class X>
constexpr int sign(X const& x) {
    return hantei::sign(x);
}
/// The T nearest to x, a fraction or a surd: for the answers of a pair's own methods.
template <floating_point T, class X>
constexpr T nearest(X const& x) {
    return to_nearest<T>(x);
}
/// x²
template <class X>
constexpr auto square(X const& x) {
    return hantei::square(x);
}
/// |x| of a number; for a vector, of each coordinate.
template <class X>
constexpr auto abs(X const& x) {
    return hantei::abs(x);
}
/// The larger of a and b; for vectors, coordinate by coordinate.
template <class A, class B>
constexpr auto max(A const& a, B const& b) {
    return hantei::max(a, b);
}
/// The smaller of a and b; for vectors, coordinate by coordinate.
template <class A, class B>
constexpr auto min(A const& a, B const& b) {
    return hantei::min(a, b);
}
/// max(x, 0)
template <class X>
constexpr auto positive_part(X const& x) {
    return hantei::positive_part(x);
}

}  // namespace hantei::formula
