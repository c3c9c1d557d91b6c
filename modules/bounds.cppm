// SPDX-License-Identifier: MIT
// The box along the axes around a shape, rounded outwards.
export module hantei:bounds;
import :base;
import :number;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :shape;
import :validation;
import :reduction;
import :containment;
import :predicates;
import :aabb;

namespace hantei {

/// The neighbour of x towards −infinity (up = false) or +infinity.
template <floating_point T>
constexpr T neighbour(T x, bool up) {
    using bits = conditional_t<same_as<T, float>, uint32_t, uint64_t>;
    if (x == 0) return up ? numeric_limits<T>::denorm_min() : -numeric_limits<T>::denorm_min();
    bits const b = bit_cast<bits>(x);
    return bit_cast<T>((x > 0) == up ? b + 1 : b - 1);
}

[[noreturn]] inline void refuse_range() {
    throw domain_error("hantei: bounds: the box reaches beyond the range of the scalar type");
}

/// The greatest T <= x, or the least T >= x.
template <scalar T>
constexpr T rounded_outwards(rational const& x, bool up) {
    if constexpr (same_as<T, rational>) {
        return x;
    } else if constexpr (floating_point<T>) {
        T r = nearest<T>(x);
        if (!is_finite(r)) r = r < 0 ? -numeric_limits<T>::max() : numeric_limits<T>::max();
        if (up ? rational(r) < x : x < rational(r)) r = neighbour(r, up);
        if (!is_finite(r)) refuse_range();
        return r;
    } else {
        int64_t low = numeric_limits<T>::min(), high = numeric_limits<T>::max();
        if (x < rational(low) || rational(high) < x) refuse_range();
        while (low < high) {  // the greatest integer <= x
            int64_t const middle = static_cast<int64_t>((int128{low} + high + 1) >> 1);
            if (rational(middle) <= x) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        if (up && rational(low) < x) {
            if (low == numeric_limits<T>::max()) refuse_range();
            ++low;
        }
        return static_cast<T>(low);
    }
}

}  // namespace hantei

export namespace hantei {

/// The least box along the axes that holds s and has coordinates of s's own type: never smaller than the shape. Throws
/// invalid_shape for bad numbers, std::domain_error if the box is beyond the range of the scalar type.
inline constexpr struct bounds_fn {
    template <class S>
        requires shape<resolved_t<S>>
    constexpr auto operator()(S const& any) const {
        auto const& s = resolved(any);
        using shape_type = remove_cvref_t<decltype(s)>;
        using T = typename shape_type::scalar_type;
        constexpr size_t N = shape_type::dimension;
        validate(s);
        auto const x = exact(s);
        auto const r = radius_of(x);
        vec<rational, N> low, high;
        bool any_corner = false;
        all_corners(x, [&](vec<rational, N> const& p) {
            for (size_t i = 0; i < N; ++i) {
                low[i] = any_corner ? min(low[i], p[i]) : p[i];
                high[i] = any_corner ? max(high[i], p[i]) : p[i];
            }
            return any_corner = true;
        });
        aabb<T, N> box;
        for (size_t i = 0; i < N; ++i) {
            box.min[i] = rounded_outwards<T>(low[i] - r, false);
            box.max[i] = rounded_outwards<T>(high[i] + r, true);
        }
        return box;
    }
} bounds;

}  // namespace hantei
