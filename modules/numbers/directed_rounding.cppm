// SPDX-License-Identifier: MIT
// Rounding down and up, for the sides of a box that must not be smaller than what it holds.
//
// A value beyond the range of T becomes the greatest or least finite T, so these roundings are monotonic like others.
export module hantei:directed_rounding;
import :base;
import :scalar;
import :rational;
import :rounding;
import :error_free;

namespace hantei {

enum class direction { down, up };

/// If `away`, the T next to a finite x: the greatest one below it or the least one above it; otherwise x. There is no branch on `away`, because
/// no processor can predict whether a sum was rounded up or down.
template <floating_point T>
[[gnu::always_inline]] constexpr T next_toward(T x, direction way, bool away = true) {
    using bits = conditional_t<same_as<T, float>, int32_t, int64_t>;
    constexpr T least = numeric_limits<T>::denorm_min();
    if (x == 0) [[unlikely]]
        return !away ? T{0} : way == direction::up ? least : -least;
    bits const b = bit_cast<bits>(x);
    bool const farther_from_zero = (b >= 0) == (way == direction::up);
    return bit_cast<T>(b + (farther_from_zero ? bits{away} : -bits{away})) + T{0};  // never −0
}

/// The greatest T <= x or the least T >= x, if it is the same for all reals x within err of hi + lo; otherwise `doubt` becomes true. hi must be
/// the double nearest to hi + lo.
///
/// Let n be the T nearest to hi. hi − n is a double, and its computed sum with lo has the sign of the exact sum and, up to u, its size. The sum
/// is at most half of the way from n to the neighbor on that side, plus a 2^-28 part of it. If err is less than half of the sum, x lies between
/// n and this neighbor.
template <floating_point T>
[[gnu::always_inline]] constexpr T rounded_toward(double hi, double lo, double err, direction way, bool& doubt) {
    constexpr double greatest = numeric_limits<T>::max();
    if (!(magnitude_of(hi) < greatest)) [[unlikely]] {
        doubt |= err != 0;
        bool const within = hi == greatest ? lo < 0 : hi == -greatest && lo > 0;
        return next_toward(static_cast<T>(hi < 0 ? -greatest : greatest), way, within && (way == direction::up) == (hi < 0));
    }
    T const nearest = static_cast<T>(hi);
    double const rest = (hi - static_cast<double>(nearest)) + lo;
    doubt |= !(2 * of_all_roundings * err < magnitude_of(rest)) & (err != 0);
    return next_toward(nearest, way, way == direction::up ? rest > 0 : rest < 0);
}

/// The greatest T <= x or the least T >= x.
template <scalar T>
constexpr T rounded_toward(rational const& x, direction way) {
    if constexpr (same_as<T, rational>) {
        return x;
    } else if constexpr (floating_point<T>) {
        constexpr T greatest = numeric_limits<T>::max();
        T const r = larger(-greatest, smaller(greatest, to_nearest<T>(x)));
        bool const inwards = way == direction::up ? rational(r) < x : x < rational(r);
        return next_toward(r, way, inwards && r != (way == direction::up ? greatest : -greatest));
    } else {
        int64_t low = numeric_limits<T>::min(), high = numeric_limits<T>::max();
        while (low < high) {  // the greatest integer <= x
            int64_t const middle = static_cast<int64_t>((int128{low} + high + 1) >> 1);
            if (rational(middle) <= x) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        if (way == direction::up && rational(low) < x && low < numeric_limits<T>::max()) ++low;
        return static_cast<T>(low);
    }
}

/// The integer x clamped to the range of T.
template <scalar T>
constexpr T into_range(int128 x) {
    return static_cast<T>(larger<int128>(numeric_limits<T>::min(), smaller<int128>(numeric_limits<T>::max(), x)));
}

/// x + y rounded down or up, for doubles whose sum may be beyond their range. At run time it is compiled once.
constexpr double fraction_sum_toward(double x, double y, direction way) {
    return rounded_toward<double>(rational(x) + rational(y), way);
}
template <class T>
double sum_toward_in_archive(T x, T y, direction way);
/// x + y rounded down or up.
template <scalar T>
[[gnu::always_inline]] constexpr T sum_toward(T const& x, T const& y, direction way) {
    if constexpr (same_as<T, rational>) {
        return x + y;
    } else if constexpr (!floating_point<T>) {
        return into_range<T>(int128{x} + y);
    } else {
        constexpr double half = numeric_limits<double>::max() / 2;
        double const a = x, b = y;
        if constexpr (same_as<T, double>) {
            if (magnitude_of(a) > half || magnitude_of(b) > half) [[unlikely]]
                return is_constant_evaluated() ? fraction_sum_toward(a, b, way) : sum_toward_in_archive(a, b, way);
        }
        auto const [hi, lo] = two_sum(a, b);
        bool doubt = false;  // stays false, because the error is 0
        return rounded_toward<T>(hi, lo, 0, way, doubt);
    }
}

}  // namespace hantei
