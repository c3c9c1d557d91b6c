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
        T r = to_nearest<T>(x);
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

/// x − r rounded down, or x + r rounded up: the rounding error of a sum is itself a floating-point number (Knuth, The Art of
/// Computer Programming, volume 2, section 4.2.2, theorem B), and its sign tells whether to take the neighbour.
template <scalar T>
constexpr T stepped_outwards(T const& x, T const& r, bool up) {
    if constexpr (floating_point<T>) {
        if (r == 0) return x;
        T const y = up ? r : -r, sum = x + y;
        if (!is_finite(sum)) refuse_range();
        T const y_seen = sum - x, x_seen = sum - y_seen;
        T const error = (x - x_seen) + (y - y_seen);
        return (up ? error > 0 : error < 0) ? neighbour(sum, up) : sum;
    } else {
        return rounded_outwards<T>(up ? rational(x) + rational(r) : rational(x) - rational(r), up);
    }
}

/// The box of coordinates T around the corners of s, each with radius r.
template <scalar T, class S, class X>
constexpr aabb<T, S::dimension> around(S const& s, X const& r) {
    constexpr size_t N = S::dimension;
    auto const corners = s.corners();
    vec<X, N> low = corners[0], high = corners[0];
    for (auto const& p : corners) {
        for (size_t i = 0; i < N; ++i) {
            low[i] = min(low[i], p[i]);
            high[i] = max(high[i], p[i]);
        }
    }
    aabb<T, N> box;
    for (size_t i = 0; i < N; ++i) {
        if constexpr (same_as<X, T>) {
            box.min[i] = stepped_outwards(low[i], r, false);
            box.max[i] = stepped_outwards(high[i], r, true);
        } else {
            box.min[i] = rounded_outwards<T>(low[i], false);
            box.max[i] = rounded_outwards<T>(high[i], true);
        }
    }
    return box;
}

}  // namespace hantei

export namespace hantei {

/// The least box along the axes that holds s and has coordinates of s's own type: never smaller than the shape. Throws
/// invalid_shape for bad numbers, std::domain_error if the box is beyond the range of the scalar type.
inline constexpr struct bounds_fn {
    template <class S>
        requires bounded<resolved_t<S>>
    constexpr auto operator()(S const& any) const {
        auto const& s = resolved(any);
        using shape_type = remove_cvref_t<decltype(s)>;
        using T = typename shape_type::scalar_type;
        constexpr size_t N = shape_type::dimension;
        validate(s);
        if constexpr (same_as<shape_type, aabb<T, N>>) {
            return s;
        } else if constexpr (!requires { s.corners(); }) {  // not stored, but exact
            return around<T>(exact(s), rational(0));
        } else {
            return around<T>(s, radius_of(s));
        }
    }
} bounds;

}  // namespace hantei
