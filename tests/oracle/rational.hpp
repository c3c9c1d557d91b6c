// SPDX-License-Identifier: MIT
// Exact numbers of the oracle: rationals, numbers with one square root, intervals, and which float is the nearest to such a number.
#pragma once

#include <gmpxx.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <type_traits>

namespace oracle {

using Q = mpq_class;

/// A vector of rationals.
template <std::size_t N>
using qvec = std::array<Q, N>;

template <std::size_t N>
qvec<N> operator+(qvec<N> const& a, qvec<N> const& b) {
    qvec<N> r;
    for (std::size_t i = 0; i < N; ++i) r[i] = a[i] + b[i];
    return r;
}

template <std::size_t N>
qvec<N> operator-(qvec<N> const& a, qvec<N> const& b) {
    qvec<N> r;
    for (std::size_t i = 0; i < N; ++i) r[i] = a[i] - b[i];
    return r;
}

template <std::size_t N>
qvec<N> operator*(Q const& k, qvec<N> const& a) {
    qvec<N> r;
    for (std::size_t i = 0; i < N; ++i) r[i] = k * a[i];
    return r;
}

template <std::size_t N>
Q dot(qvec<N> const& a, qvec<N> const& b) {
    Q sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += a[i] * b[i];
    return sum;
}

/// A closed interval; an absent end is infinite.
struct interval {
    std::optional<Q> lo, hi;

    bool is_point() const { return lo && hi && *lo == *hi; }
    bool has(Q const& x) const { return (!lo || *lo <= x) && (!hi || x <= *hi); }
    /// In the relative interior: a single number is its own interior.
    bool has_inside(Q const& x) const { return is_point() ? x == *lo : (!lo || *lo < x) && (!hi || x < *hi); }
    Q clamp(Q const& x) const { return lo && x < *lo ? *lo : hi && *hi < x ? *hi : x; }
};

/// Do the relative interiors have a common number?
inline bool insides_meet(interval const& a, interval const& b) {
    if (a.is_point()) return b.has_inside(*a.lo);
    if (b.is_point()) return a.has_inside(*b.lo);
    auto below = [](std::optional<Q> const& lo, std::optional<Q> const& hi) { return !lo || !hi || *lo < *hi; };
    return below(a.lo, b.hi) && below(b.lo, a.hi);
}

/// The number x + y * sqrt(n), n >= 0. Every true measure of the library's shapes has this form.
struct surd {
    Q x, y = 0, n = 0;
};

/// Sign of the number minus the rational v, by squaring.
inline int compare(surd const& s, Q const& v) {
    Q const rest = s.x - v;
    int const a = sgn(rest);
    int const b = sgn(s.n) == 0 ? 0 : sgn(s.y);
    if (a * b >= 0) return a != 0 ? a : b;
    return a * cmp(Q(rest * rest), Q(s.y * s.y * s.n));
}

/// The number times 2^e.
inline surd scaled(surd s, long e) {
    auto shift = [e](Q& q) {
        if (e >= 0) mpq_mul_2exp(q.get_mpq_t(), q.get_mpq_t(), static_cast<mp_bitcnt_t>(e));
        else mpq_div_2exp(q.get_mpq_t(), q.get_mpq_t(), static_cast<mp_bitcnt_t>(-e));
    };
    shift(s.x);
    shift(s.y);
    return s;
}

/// Sign of s - t. Of a + b√m − c√n, by squaring twice where the roots differ.
inline int compare(surd const& s, surd const& t) {
    if (s.n == t.n) return compare(surd{s.x - t.x, s.y - t.y, s.n}, 0);
    int const first = sgn(s.n) == 0 ? 0 : sgn(s.y), second = sgn(t.n) == 0 ? 0 : -sgn(t.y);
    if (second == 0) return compare(s, t.x);
    if (first == 0) return -compare(t, s.x);
    Q const rest = s.x - t.x, p = s.y * s.y * s.n, q = t.y * t.y * t.n;
    int const roots = first == second ? first : first * cmp(p, q), alone = sgn(rest);
    if (alone * roots >= 0) return alone != 0 ? alone : roots;
    return alone * compare(surd{rest * rest - p - q, -2 * first * second, p * q}, 0);
}

/// Spacing of the floats of M in the binade of m >= 0, m finite.
template <class M>
Q spacing(M m) {
    int e = std::numeric_limits<M>::min_exponent;
    if (m >= std::numeric_limits<M>::min()) std::frexp(m, &e);
    return scaled({1}, e - std::numeric_limits<M>::digits).x;
}

/// All numbers that are rounded to a float: those between its middles with the neighbors. To the middles themselves it belongs if its
/// mantissa is even. What is not 0 never becomes 0, and what is beyond the middle after the greatest float becomes infinite. Of NaN, and of
/// −0, which is never an answer, there are none.
struct rounded_from {
    std::optional<Q> low, high;
    bool closed;

    template <class M>
    explicit rounded_from(M got) {
        static_assert(std::is_floating_point_v<M>);
        M const size = std::fabs(got), most = std::numeric_limits<M>::max();
        closed = true;
        if (std::isnan(got) || (got == 0 && std::signbit(got))) low = 1, high = 0;
        else if (got == 0) low = high = 0;
        else if (std::isinf(got)) low = Q(most) + spacing(most) / 2;
        else {
            int e = 0;
            M const mantissa =
                std::scalbn(std::frexp(std::max(size, std::numeric_limits<M>::min()), &e), std::numeric_limits<M>::digits);
            bool const subnormal = size < std::numeric_limits<M>::min();
            M const units = subnormal ? size / std::numeric_limits<M>::denorm_min() : mantissa;
            closed = std::fmod(units, M(2)) == 0;
            M const below = std::nextafter(size, M(0));
            low = below == 0 ? Q(0) : Q((Q(below) + Q(size)) / 2);
            high = Q(size) + spacing(size) / 2;
        }
        if (got >= 0) return;
        std::swap(low, high);
        if (low) low = Q(-*low);
        if (high) high = Q(-*high);
    }
    /// Is a number one of them, whose sign less any fraction this is?
    bool has(auto const& sign_less) const {
        auto const beside = [this](int side) { return side > 0 || (side == 0 && closed); };
        return (!low || beside(sign_less(*low))) && (!high || beside(-sign_less(*high)));
    }
};

/// Is it the float nearest to the number, to even where two are?
template <class M>
bool is_nearest(surd const& truth, M got) {
    return rounded_from(got).has([&truth](Q const& v) { return compare(truth, v); });
}

}  // namespace oracle
