// SPDX-License-Identifier: MIT
// A first look at two shapes, before their pair's formula: shapes that are far apart are recognized by the boxes around them.
export module hantei:first_look;
import :base;
import :generic_arithmetic;
import :vec;
import :own_shapes;
import :sign;

namespace hantei {

/// The coordinates of a vector; in the plane, both in one register.
template <class F, size_t N>
using row = conditional_t<N == 2, lanes<F>, vec<F, N>>;
template <class F, class T, size_t N>
[[gnu::always_inline]] inline row<F, N> row_of(vec<T, N> const& v) {
    if constexpr (N == 2) {
        return lanes<F>{static_cast<F>(v.x), static_cast<F>(v.y)};
    } else {
        return map([](T const& x) { return static_cast<F>(x); }, v);
    }
}
template <class F, size_t N>
[[gnu::always_inline]] inline row<F, N> row_of_equal(F x) {
    if constexpr (N == 2) {
        return lanes<F>{x, x};
    } else {
        return {x, x, x};
    }
}
template <class F>
[[gnu::always_inline]] inline vec<F, 3> larger(vec<F, 3> const& a, vec<F, 3> const& b) {
    return max(a, b);
}
template <class F>
[[gnu::always_inline]] inline vec<F, 3> smaller(vec<F, 3> const& a, vec<F, 3> const& b) {
    return min(a, b);
}

/// A box around a shape, perhaps too large: on each axis, all points of the shape are at most `reach` from the interval from low to high. If a
/// number of the shape is not finite, `sum` or `reach` is not finite either.
template <class F, size_t N>
struct whereabouts {
    row<F, N> low, high, reach, sum;
};
template <class F, class S>
[[gnu::always_inline]] inline auto whereabouts_of(S const& s) {
    constexpr size_t N = S::dimension;
    using place = whereabouts<F, N>;
    auto const none = row_of_equal<F, N>(0);
    if constexpr (is_ball<S>) {
        auto const at = row_of<F>(s.center);
        return place{at, at, row_of_equal<F, N>(static_cast<F>(s.radius)), at};
    } else if constexpr (is_box<S>) {
        auto const low = row_of<F>(s.min), high = row_of<F>(s.max);
        return place{low, high, none, low + high};
    } else if constexpr (is_turned_box<S>) {
        auto const at = row_of<F>(s.center);
        if constexpr (N == 2) {
            F const c = magnitude_of(static_cast<F>(s.rotation.c)), t = magnitude_of(static_cast<F>(s.rotation.s));
            return place{at, at,
                         lanes<F>{c, t} * static_cast<F>(s.half_extents.x) + lanes<F>{t, c} * static_cast<F>(s.half_extents.y),
                         at};
        } else {  // no axis is longer than 1
            auto const half = row_of<F>(s.half_extents), turn_vector = row_of<F>(s.rotation.vector());
            return place{at, at, row_of_equal<F, N>((half.x + half.y) + half.z),
                         at + (turn_vector + row_of_equal<F, N>(static_cast<F>(s.rotation.w)))};
        }
    } else if constexpr (is_triangle<S>) {
        auto const a = row_of<F>(s.a), b = row_of<F>(s.b), c = row_of<F>(s.c);
        return place{smaller(smaller(a, b), c), larger(larger(a, b), c), none, (a + b) + c};
    } else if constexpr (is_capsule<S>) {
        auto const a = row_of<F>(s.a), b = row_of<F>(s.b);
        return place{smaller(a, b), larger(a, b), row_of_equal<F, N>(static_cast<F>(s.radius)), a + b};
    } else {
        static_assert(is_segment<S>);
        auto const a = row_of<F>(s.a), b = row_of<F>(s.b);
        return place{smaller(a, b), larger(a, b), none, a + b};
    }
}

/// Whether the first look pays: both shapes are bounded and have several corners or ends, and at least one is not along the axes, so their
/// formulas take long. A double must hold their numbers.
template <class S>
inline constexpr bool has_slow_formulas = is_turned_box<S> || is_triangle<S> || is_capsule<S>;
template <class S>
inline constexpr bool is_extended = has_slow_formulas<S> || is_box<S> || is_segment<S>;
template <class A, class B>
inline constexpr bool looked_at_first = false;
template <class A, class B>
    requires((has_slow_formulas<A> && is_extended<B>) || (is_extended<A> && has_slow_formulas<B>))
inline constexpr bool looked_at_first<A, B> =
    floating_point<typename A::scalar_type> || same_as<typename A::scalar_type, int32_t>;

/// Whether on some axis the gap between two shapes is certainly larger than the sum of their widths. Processors predict this branch well:
/// shapes that are near each other are hardly ever far apart in this sense, scattered shapes nearly always. Sizes must be nonnegative.
///
/// Rounding does no harm. It is monotonic: a rounded difference is above `limit` only if the true one is. And `limit` counts the reaches twice,
/// so it is above their sum, although they are rounded a few times each (by less than the least normal number if products are subnormal). False
/// if a number is NaN or infinite, because then the limit or the sum is.
template <class A, class B>
[[gnu::always_inline]] inline bool far_apart(A const& a, B const& b) {
    using F = filter_t<typename A::scalar_type>;
    constexpr size_t N = A::dimension;
    auto const p = whereabouts_of<F>(a), q = whereabouts_of<F>(b);
    auto const gap = larger(p.low - q.high, q.low - p.high);
    auto const limit =
        ((p.high - p.low) + (q.high - q.low)) + (p.reach + q.reach) * F{2} + row_of_equal<F, N>(numeric_limits<F>::min());
    auto const sums = p.sum + q.sum;
    bool far = (gap[0] > limit[0]) | (gap[1] > limit[1]);
    F sum = sums[0] + sums[1];
    if constexpr (N == 3) {
        far |= gap[2] > limit[2];
        sum += sums[2];
    }
    return bool(far & (sum - sum == 0));
}

/// Stage 1 of a pair: what the first look or the filter knows of the sign of the gap.
template <class P, class A, class B>
[[gnu::always_inline]] inline verdict quick_verdict(A const& a, B const& b) {
    if constexpr (looked_at_first<A, B>) {
        if (far_apart(a, b)) return {true, false};
    }
    return P::gap(filtered_engine{}, a, b);
}

}  // namespace hantei
