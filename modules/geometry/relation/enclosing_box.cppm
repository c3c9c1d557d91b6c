// SPDX-License-Identifier: MIT
// A bounding box in doubles that is cheap to find: it only shows that shapes are far apart.
export module hantei:enclosing_box;
import :base;
import :generic_arithmetic;
import :rational;
import :vec;
import :alternatives;
import :dispatch;
import :shape_traits;
import :own_shapes;

namespace hantei {

inline constexpr double infinity = numeric_limits<double>::infinity();

/// A box that contains a shape. It may be larger than the tightest one by a few units in the last place, and is infinite where the shape is.
template <size_t N>
struct enclosing_box {
    vec<double, N> low, high;

    static constexpr enclosing_box everything() {
        enclosing_box all;
        for (size_t i = 0; i < N; ++i) all.low[i] = -infinity, all.high[i] = infinity;
        return all;
    }
};
/// Sets the box along an axis to [low − reach, high + reach] or a little more. The conversions of three stored numbers, two sums and the growth
/// itself are off by less than 6u of the sum of the sizes, and the growth is 8u of it; sums that are subnormal are exact. GCC allows no overflow in
/// a constant expression: there, a box that might overflow becomes infinite.
template <size_t N>
[[gnu::always_inline]] constexpr void reach_along(enclosing_box<N>& box, size_t i, double low, double high, double reach) {
    if (is_constant_evaluated()) {
        constexpr double most = numeric_limits<double>::max() / 4;
        if (!(magnitude_of(low) < most && magnitude_of(high) < most && reach < most)) {
            box.low[i] = -infinity;
            box.high[i] = infinity;
            return;
        }
    }
    double const size = larger(magnitude_of(low), magnitude_of(high)) + reach, growth = size * 0x1p-50;
    box.low[i] = (low - reach) - growth;
    box.high[i] = (high + reach) + growth;
}

/// The enclosing box of a valid shape. A shape of fractions, or one whose corners are not stored, gets the whole space.
template <class S>
[[gnu::always_inline]] constexpr auto enclosing_box_of(S const& s) {
    constexpr size_t N = S::dimension;
    using T = typename S::scalar_type;
    auto const number = [](T const& x) { return static_cast<double>(x); };
    enclosing_box<N> box;
    if constexpr (same_as<T, rational> || !bounded<S>) {
        box = enclosing_box<N>::everything();
    } else if constexpr (rounded_shape<S> && !is_own<S>) {
        auto const around = enclosing_box_of(s.core());
        for (size_t i = 0; i < N; ++i) reach_along(box, i, around.low[i], around.high[i], number(s.radius));
    } else if constexpr (is_turned_box<S>) {
        vec<double, N> reach;
        if constexpr (N == 2) {  // each is rounded three times; the factor below covers that
            double const c = magnitude_of(number(s.rotation.c)), along = magnitude_of(number(s.rotation.s));
            reach.x = c * number(s.half_extents.x) + along * number(s.half_extents.y);
            reach.y = along * number(s.half_extents.x) + c * number(s.half_extents.y);
        } else {
            double const all = (number(s.half_extents.x) + number(s.half_extents.y)) + number(s.half_extents.z);
            reach = {all, all, all};
        }
        for (size_t i = 0; i < N; ++i)
            reach_along(box, i, number(s.center[i]), number(s.center[i]),
                        reach[i] * (1 + 0x1p-50) + numeric_limits<double>::min());
    } else if constexpr (keeps_vertices<S>) {
        auto const around = s.box();
        for (size_t i = 0; i < N; ++i) reach_along(box, i, number(around.min[i]), number(around.max[i]), 0);
    } else if constexpr (is_box<S>) {
        for (size_t i = 0; i < N; ++i) reach_along(box, i, number(s.min[i]), number(s.max[i]), 0);
    } else if constexpr (requires { s.core_vertices(); }) {
        auto const corners = s.core_vertices();
        for (size_t i = 0; i < N; ++i) {
            double low = number(corners[0][i]), high = low;
            for (size_t k = 1; k < corners.size(); ++k) {
                low = smaller(low, number(corners[k][i]));
                high = larger(high, number(corners[k][i]));
            }
            reach_along(box, i, low, high, number(radius_of(s)));
        }
    } else {
        box = enclosing_box<N>::everything();
    }
    return box;
}

/// The dimension of anything that can be judged.
template <class X>
struct dimension_of_any {
    template <class S, class... More>
    static consteval size_t of_first(type_list<S, More...>) {
        return S::dimension;
    }
    static constexpr size_t value = of_first(alternatives<X>{});
};

/// The enclosing box of anything that can be judged, after a call of f with the shape that it is.
template <class X, class F>
[[gnu::always_inline]] constexpr enclosing_box<dimension_of_any<X>::value> enclosing_box_of_any(X const& any, F f) {
    return with_alternative(any, [&f](auto const& s) {
        f(s);
        return enclosing_box_of(s);
    });
}

/// A lower bound of the squared distance of two points in the boxes, up to a part of 2^-48 of it and a subnormal.
template <size_t N>
[[gnu::always_inline]] constexpr double squared_gap(enclosing_box<N> const& a, enclosing_box<N> const& b) {
    double sum = 0;
    for (size_t i = 0; i < N; ++i) {
        double const gap = larger(larger(a.low[i] - b.high[i], b.low[i] - a.high[i]), 0.0);
        sum += gap * gap;
    }
    return sum;
}

}  // namespace hantei
