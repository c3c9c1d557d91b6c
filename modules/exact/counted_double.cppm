// SPDX-License-Identifier: MIT
// A double whose relative error is counted by its type: the number from which a float is rounded.
//
// A counted_double<K, P> stands for a real x with |x − value| <= K·u·|value|; P: x >= 0. K counts the roundings behind it, as Stewart's
// relative error counter does (Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., section 3.4). Wherever terms of higher order
// are left out, one more is counted, which covers them because K stays far below 2^20. The count takes no time, and a double has 29 bits more
// than a float. A sum in which numbers may cancel has no such bound: it is a disc, and so is everything that is computed from it.
export module hantei:counted_double;
import :base;
import :error_free;
import :disc;

namespace hantei {

template <int K, bool P>
struct counted_double;
template <class X>
inline constexpr bool is_counted = false;
template <int K, bool P>
inline constexpr bool is_counted<counted_double<K, P>> = true;

/// A double with an error: a counted one, or a disc.
template <class X>
concept double_with_error = is_counted<X> || same_as<X, disc>;
template <class A, class B>
concept one_is_counted = double_with_error<A> && double_with_error<B> && (is_counted<A> || is_counted<B>);

/// Whether X is a number to which nothing has been done (is_not_rounded), and whether its type says that it is not negative (is_nonnegative).
template <class X>
inline constexpr bool is_not_rounded = false;
template <bool P>
inline constexpr bool is_not_rounded<counted_double<0, P>> = true;
template <class X>
inline constexpr bool is_nonnegative = false;
template <int K>
inline constexpr bool is_nonnegative<counted_double<K, true>> = true;

/// A bound of the absolute error of x.
template <double_with_error A>
[[gnu::always_inline]] constexpr auto absolute_error(A const& x);

/// The operations of all counted doubles: friends of their common base, so that formulas anywhere find them.
struct counted_words {
    template <int K, bool P>
    [[gnu::always_inline]] friend constexpr auto operator-(counted_double<K, P> const& x) {
        return counted_double<K, false>(-x.value);
    }
    /// Numbers >= 0 do not cancel, and a sum of stored numbers is only rounded. Any other sum is a disc.
    template <class A, class B>
        requires one_is_counted<A, B>
    [[gnu::always_inline]] friend constexpr auto operator+(A const& a, B const& b) {
        double const v = a.value + b.value;
        if constexpr ((is_not_rounded<A> && is_not_rounded<B>) || (is_nonnegative<A> && is_nonnegative<B>)) {
            constexpr int count = larger(A::count, B::count);
            return counted_double<count + (count == 0 ? 1 : 2), (A::is_nonnegative && B::is_nonnegative)>(v);
        } else {
            return disc{v, absolute_error(a) + absolute_error(b) + unit_roundoff * magnitude_of(v)};
        }
    }
    template <class A, class B>
        requires one_is_counted<A, B>
    [[gnu::always_inline]] friend constexpr auto operator-(A const& a, B const& b) {
        return a + -b;
    }
    template <class A, class B>
        requires one_is_counted<A, B>
    [[gnu::always_inline]] friend constexpr auto operator*(A const& a, B const& b) {
        double const v = a.value * b.value;
        if constexpr (!is_counted<A>) {
            return disc{v, magnitude_of(b.value) * a.err + (B::count + 1) * unit_roundoff * magnitude_of(v)};
        } else if constexpr (!is_counted<B>) {
            return disc{v, magnitude_of(a.value) * b.err + (A::count + 1) * unit_roundoff * magnitude_of(v)};
        } else {
            constexpr int count = A::count + B::count;
            return counted_double<count + (count == 0 ? 1 : 2), (A::is_nonnegative && B::is_nonnegative)>(v);
        }
    }
    template <int K, bool P>
    [[gnu::always_inline]] friend constexpr auto square(counted_double<K, P> const& x) {
        return counted_double<2 * K + (K == 0 ? 1 : 2), true>(x.value * x.value);
    }
    /// a / b, for a b that divides(). The inverse and its product with a are rounded.
    template <class A, class B>
        requires one_is_counted<A, B>
    [[gnu::always_inline]] friend constexpr auto quotient_of(A const& a, B const& b) {
        if constexpr (!is_counted<B>) {
            return quotient_of(disc{a.value, absolute_error(a)}, b);
        } else {
            double const inverse = 1 / b.value, v = a.value * inverse;
            if constexpr (is_counted<A>)
                return counted_double<A::count + B::count + 3, (A::is_nonnegative && B::is_nonnegative)>(v);
            if constexpr (!is_counted<A>)
                return disc{v, a.err * magnitude_of(inverse) + (B::count + 2) * unit_roundoff * magnitude_of(v)};
        }
    }
    /// √x for an x that has_root(). The root halves the error, and estimated_root adds one and a half.
    template <int K, bool P>
    [[gnu::always_inline]] friend constexpr auto root_of_positive(counted_double<K, P> const& x) {
        return counted_double<(K + 1) / 2 + 2, true>(estimated_root(x.value));
    }
    template <int K, bool P>
    [[gnu::always_inline]] friend constexpr auto abs(counted_double<K, P> const& x) {
        return counted_double<K, true>(magnitude_of(x.value));
    }
    /// max(x, 0)
    template <int K, bool P>
    [[gnu::always_inline]] friend constexpr auto positive_part(counted_double<K, P> const& x) {
        return counted_double<K, true>(x.value > 0 ? x.value : 0);
    }
    template <int K, bool P>
    [[gnu::always_inline]] friend constexpr auto halved(counted_double<K, P> const& x) {
        return counted_double<K, P>(x.value / 2);
    }
};

template <int K, bool P>
struct counted_double : counted_words {
    double value = 0;
    static constexpr int count = K;
    static constexpr bool is_nonnegative = P;

    counted_double() = default;
    [[gnu::always_inline]] constexpr explicit counted_double(double x) : value(x) {}

    /// Whether the number can be a divisor: its sign is certain, because the real is off by less than itself.
    [[gnu::always_inline]] constexpr bool divides() const { return value != 0; }
    [[gnu::always_inline]] constexpr bool has_root() const { return value > 0; }
};

template <double_with_error A>
[[gnu::always_inline]] constexpr auto absolute_error(A const& x) {
    if constexpr (!is_counted<A>) {
        return x.err;
    } else if constexpr (A::count == 0) {
        return absent{};
    } else {
        return A::count * unit_roundoff * magnitude_of(x.value);
    }
}

}  // namespace hantei
