// SPDX-License-Identifier: MIT
// The correct rounding of a measure: from an exact value to the nearest float or double, ties to even.
//
// The values are fractions, numbers a + b·√c over fractions, and such numbers over those: a distance, a point on a circle or the t of a tangent
// all have this form. Their 64 leading bits are computed in integers, with an error below a known number of units in the last of them. They
// decide the rounding unless the midpoint of two neighboring results lies within the error; then the exact sign of the difference from that
// midpoint decides. So the result does not depend on how the leading bits were found.
// Source: Ziv, Fast Evaluation of Elementary Mathematical Functions with Correctly Rounded Last Bit, ACM TOMS 1991.
export module hantei:rounding;
import :base;
import :dyadic;
import :rational;
export import :surd;
export import :approximation;

namespace hantei {

/// The layout of a float or double.
template <floating_point T>
struct layout {
    static constexpr int digits = numeric_limits<T>::digits;
    static constexpr int min_exponent = numeric_limits<T>::min_exponent - digits;  // of the last place of a subnormal
    static constexpr int max_exponent = numeric_limits<T>::max_exponent;
};

/// 2^e for a normal or subnormal result.
template <floating_point T>
constexpr T power_of_two(int e) {
    if constexpr (same_as<T, double>) {
        return e >= -1022 ? bit_cast<double>(static_cast<uint64_t>(e + 1023) << 52)
                          : bit_cast<double>(uint64_t{1} << (e + 1074));
    } else {
        return e >= -126 ? bit_cast<float>(static_cast<uint32_t>(e + 127) << 23) : bit_cast<float>(uint32_t{1} << (e + 149));
    }
}

/// The greatest error of an approximation of an X, in units in the last of its 64 bits.
///
/// One truncation loses less than 2^-63 of a number, so at most two units. A quotient of two truncated integers loses three truncations. A root
/// halves the loss of its argument and adds a truncation; a sum has the larger of two losses and adds one. Hence the sum a + b·√c loses at most
/// one truncation more than its parts. If the parts cancel, the quotient (a² − b²c) / (|a| + |b|√c) adds the loss of its numerator, which is an
/// exact F, and a truncation: at most four times the loss of an F. A long number of which more than 80 bits are certain loses one truncation.
template <class X>
inline constexpr uint64_t units_off = 8;
template <class F>
inline constexpr uint64_t units_off<sqrt_extension<F>> = 4 * units_off<F>;

/// sign·kept·2^last, for kept at most 2^digits.
template <floating_point T>
constexpr T assembled(int sign, uint64_t kept, int last) {
    using bits = layout<T>;
    if (kept == uint64_t{1} << bits::digits) {
        kept >>= 1;
        ++last;
    }
    if (last + bits::digits > bits::max_exponent)
        return sign < 0 ? -numeric_limits<T>::infinity() : numeric_limits<T>::infinity();
    T const value = static_cast<T>(static_cast<int64_t>(kept)) * power_of_two<T>(last);  // exact: at most `digits` bits
    return sign < 0 ? -value : value;
}

/// The T nearest to a number x, whose leading bits `a` are off by at most `units` units. size_less(m) is the sign of |x| − m for a fraction m;
/// it is called only if the bits do not decide. A number that is not zero never becomes zero; one that is beyond the range becomes an infinity.
template <floating_point T>
constexpr T to_nearest(approximation const& a, uint64_t units, auto size_less) {
    if (a.size.is_zero()) return T{0};
    using bits = layout<T>;
    truncated const& x = a.size;
    int const last = larger(x.exponent + 64 - bits::digits, bits::min_exponent);  // exponent of the result's last place
    int const drop = last - x.exponent;
    if (drop > 64) return assembled<T>(a.sign, 1, last);  // less than half of the least number
    uint64_t kept = drop < 64 ? x.mantissa >> drop : 0;
    uint64_t const half = uint64_t{1} << (drop - 1), rest = x.mantissa & (half | (half - 1));
    bool const above = rest > half, close = (above ? rest - half : half - rest) <= units;
    int const side = close ? size_less(rational(dyadic::scaled(2 * kept + 1, last - 1))) : above ? 1 : -1;
    if (side > 0 || (side == 0 && (kept & 1) != 0) || kept == 0) ++kept;
    return assembled<T>(a.sign, kept, last);
}

/// The T nearest to `a`, whose bits are taken as exact.
template <floating_point T>
constexpr T to_nearest(approximation const& a) {
    return to_nearest<T>(a, 0, [](rational const&) { return 0; });
}
/// The T nearest to x: a fraction, or a number with roots.
template <floating_point T, class X>
constexpr T to_nearest(X const& x) {
    approximation const a = approximated(x);
    return to_nearest<T>(a, units_off<X>, [&](rational const& middle) { return sign(a.sign > 0 ? x - middle : -x - middle); });
}

}  // namespace hantei
