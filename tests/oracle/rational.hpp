// SPDX-License-Identifier: MIT
// Exact numbers of the oracle: rationals, numbers with one square root, intervals, and how far a measured float is from such a number.
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

/// Spacing of the floats of M in the binade of m >= 0, m finite.
template <class M>
Q spacing(M m) {
    int e = std::numeric_limits<M>::min_exponent;
    if (m >= std::numeric_limits<M>::min()) std::frexp(m, &e);
    return scaled({1}, e - std::numeric_limits<M>::digits).x;
}

/// The bounds on an error that are told apart, in units in the last place of the true value.
inline constexpr std::array error_steps{0.0, 0.5, 1.0, 2.0, 4.0, 64.0, std::numeric_limits<double>::infinity()};

/// Index into error_steps of the least bound that holds for |got - truth|. Infinity stands for every number beyond the range.
template <class M>
std::size_t error_step(surd const& truth, M got) {
    static_assert(std::is_floating_point_v<M>);
    constexpr std::size_t hopeless = error_steps.size() - 1;
    if (std::isnan(got)) return hopeless;
    if (std::isinf(got)) {
        Q const most = std::numeric_limits<M>::max();
        return (got > 0 ? compare(truth, most) > 0 : compare(truth, -most) < 0) ? 1 : hopeless;
    }
    int const side = compare(truth, Q(got));
    if (side == 0) return 0;
    M const size = std::fabs(got);
    bool const outward = got == 0 || (side > 0) == (got > 0);
    M next = std::nextafter(size, outward ? std::numeric_limits<M>::infinity() : M(0));
    if (std::isinf(next)) next = size;
    Q const ulp = spacing(next);
    for (std::size_t i = 1; i < hopeless; ++i) {
        Q const limit = got + side * Q(error_steps[i]) * ulp;
        if (compare(truth, limit) * side <= 0) return i;
    }
    return hopeless;
}

}  // namespace oracle
