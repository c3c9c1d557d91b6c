// SPDX-License-Identifier: MIT
// The axis-aligned bounding box of a shape, rounded outwards.
export module hantei:bounds;
import :base;
import :generic_arithmetic;
import :scalar;
import :rational;
import :error_free;
import :sum_of_products;
import :lean;
import :ball_number;
import :ladder;
import :directed_rounding;
import :vec;
import :shape;
import :validation;
import :own_shapes;
import :shape_traits;
import :sentence;
import :unary_dispatch;
import :aabb;
import :rotated_frame;
import :obb;

namespace hantei {

/// The box from low to high, with 0 in place of −0.
template <class T, size_t N>
constexpr aabb<T, N> box_between(vec<T, N> const& low, vec<T, N> const& high) {
    auto const plus_zero = [](T const& x) { return x + T{0}; };
    return {map(plus_zero, low), map(plus_zero, high)};
}
/// The box around the corners of s, each with the radius of s.
template <class S>
constexpr auto around_corners(S const& s) {
    auto box = with_core(s, [](auto const& core) {
        auto const& corners = core.core_vertices();
        auto least = corners[0], greatest = least;
        for (size_t i = 1; i < corners.size(); ++i) {
            least = min(least, corners[i]);
            greatest = max(greatest, corners[i]);
        }
        return aabb<typename S::scalar_type, S::dimension>{least, greatest};
    });
    auto &low = box.min, &high = box.max;
    if constexpr (rounded_shape<S>) {
        for (size_t i = 0; i < S::dimension; ++i) {
            low[i] = sum_toward(low[i], -s.radius, direction::down);
            high[i] = sum_toward(high[i], s.radius, direction::up);
        }
    }
    return box_between(low, high);
}
/// The box around the corners of s for a shape whose corners are not stored: computed in fractions, and rounded outwards.
template <scalar T, class S>
constexpr aabb<T, S::dimension> around_fractions(S const& s) {
    auto const box = around_corners(exact(s));
    return {map([](rational const& x) { return rounded_toward<T>(x, direction::down); }, box.min),
            map([](rational const& x) { return rounded_toward<T>(x, direction::up); }, box.max)};
}

/// The box around a turned box of the plane, whose corners are center ± half.x·(c, s) ± half.y·(−s, c). On each axis the two products have
/// the same sign at the farthest corner. Doubles hold the sums with most of their rounding errors. If this leaves a side in doubt, and for
/// numbers out of range, fractions decide.
template <floating_point T>
constexpr aabb<T, 2> around_turned(obb<T, 2> const& s) {
    vec<double, 2> const center = scalar_cast<double>(s.center), half = scalar_cast<double>(s.half_extents);
    vec<double, 2> const axis = abs(scalar_cast<double>(s.rotation).as_vec());
    if (!(all_in_range(center) & all_in_range(half) & all_in_range(axis)) || !s.sizes_nonnegative()) [[unlikely]] {
        validate(s);  // numbers in range that pass the quick look are valid
        return around_fractions<T>(s);
    }
    bool doubt = false;
    auto const rounded = [&doubt](direction way, double sum, double rest, double err) {
        return rounded_toward<T>(sum, rest, err, way, doubt);
    };
    aabb<T, 2> box;
    constexpr auto down = direction::down, up = direction::up;
    if (is_constant_evaluated()) {
        for (size_t i = 0; i < 2; ++i) {
            sum_of_products const reach(half.x, axis[i], half.y, axis[1 - i]);
            auto const low = reach.added_to(center[i], -1), high = reach.added_to(center[i], 1);
            box.min[i] = rounded(down, low.hi, low.lo, low.err);
            box.max[i] = rounded(up, high.hi, high.lo, high.err);
        }
    } else {  // both axes at once
        using both = lanes<double>;
        both const at{center.x, center.y};
        sum_of_products const reach(both{half.x, half.x}, both{axis.x, axis.y}, both{half.y, half.y}, both{axis.y, axis.x});
        auto const low = reach.added_to(at, -1), high = reach.added_to(at, 1);
        box.min = {rounded(down, low.hi[0], low.lo[0], low.err[0]), rounded(down, low.hi[1], low.lo[1], low.err[1])};
        box.max = {rounded(up, high.hi[0], high.lo[0], high.err[0]), rounded(up, high.hi[1], high.lo[1], high.err[1])};
    }
    return doubt ? around_fractions<T>(s) : box;
}
/// The box around a turned box of integers. A product is at most 2^126, and a sum of two that is beyond 2^65 reaches beyond the range from
/// any center.
template <scalar T>
    requires(!floating_point<T> && !same_as<T, rational>)
constexpr aabb<T, 2> around_turned(obb<T, 2> const& s) {
    validate(s);
    auto const product = [](T const& half, T const& axis) { return int128{half} * (axis < 0 ? -int128{axis} : int128{axis}); };
    auto const reach = [](int128 a, int128 b) { return smaller(a + b, int128{1} << 65); };
    int128 const x = reach(product(s.half_extents.x, s.rotation.c), product(s.half_extents.y, s.rotation.s));
    int128 const y = reach(product(s.half_extents.x, s.rotation.s), product(s.half_extents.y, s.rotation.c));
    return {{into_range<T>(s.center.x - x), into_range<T>(s.center.y - y)},
            {into_range<T>(s.center.x + x), into_range<T>(s.center.y + y)}};
}

/// A number of a rung of the ladder, rounded to a T.
template <floating_point T>
constexpr T rounded_toward(by_leans& rung, lean_running<split_products> const& x_, direction way) {
    auto const x = renormalized(x_);
    return rounded_toward<T>(x.hi, x.lo, x.err, way, rung.doubt);
}
template <floating_point T>
constexpr T rounded_toward(by_balls& rung, wide_ball const& x, direction way) {
    auto const sum = two_sum(x.hi, x.lo);
    return rounded_toward<T>(sum.hi, sum.lo, x.err, way, rung.doubt);
}
template <scalar T>
constexpr T rounded_toward(by_fractions&, rational const& x, direction way) {
    return rounded_toward<T>(x, way);
}

/// The box around a turned box of space. On each axis it reaches from the center as far as the half axes do together.
template <class Rung, class T>
constexpr aabb<T, 3> around_turned(Rung& rung, obb<T, 3> const& s) {
    auto const frame = frame_of(rung.number(s.rotation.w), rung.stored(s.rotation.vector()));
    auto const frame_axes = axes_of(frame);
    auto const half = rung.stored(s.half_extents);
    auto const scale = extent_scale(frame);
    aabb<T, 3> box;
    for (size_t i = 0; i < 3; ++i) {
        auto const reach = abs(frame_axes.x[i]) * half.x + abs(frame_axes.y[i]) * half.y + abs(frame_axes.z[i]) * half.z;
        auto const center = rung.number(s.center[i]);
        auto const offset = rung.quotient(reach, scale);
        box.min[i] = rounded_toward<T>(rung, center - offset, direction::down);
        box.max[i] = rounded_toward<T>(rung, center + offset, direction::up);
    }
    return box;
}
template <scalar T>
constexpr aabb<T, 3> around_turned(obb<T, 3> const& s) {
    validate(s);
    if constexpr (floating_point<T>) {
        if (all_in_range(s)) {
            by_leans leans;
            auto const box = around_turned(leans, s);
            if (!leans.doubt) [[likely]]
                return box;
            by_balls balls;
            auto const closer = around_turned(balls, s);
            if (!balls.doubt) return closer;
        }
    }
    by_fractions fractions;
    return around_turned(fractions, s);
}

}  // namespace hantei

export namespace hantei {

/// The least axis-aligned box that contains s, with coordinates of the scalar T of s: each side is rounded outwards. A side beyond the
/// range of T is the greatest or least finite T. So the box contains every point of the shape whose coordinates are within that range, and
/// the boxes of two shapes that intersect intersect too, because this rounding keeps the order of numbers. Throws invalid_shape for bad
/// numbers.
inline constexpr struct bounds_fn {
    template <bounded_shape S>
        requires answerable<objection_to_many<is_bounded, true, S>()>
    constexpr auto operator()(S const& any) const {
        return ask_one<is_bounded>([](auto const& s) { return of_shape(s); }, any);
    }

  private:
    static constexpr auto of_shape(auto const& s) {
        using shape_type = remove_cvref_t<decltype(s)>;
        using T = typename shape_type::scalar_type;
        if constexpr (is_turned_box<shape_type> && requires { around_turned(s); }) {
            return around_turned(s);
        } else {
            validate(s);
            if constexpr (has_hull<shape_type>) {
                return of_shape(s.hull());
            } else if constexpr (keeps_vertices<shape_type>) {  // known since the shape was made
                return box_between(s.box().min, s.box().max);
            } else if constexpr (is_box<shape_type>) {
                return box_between(s.min, s.max);
            } else if constexpr (requires { core_of(s).core_vertices(); }) {
                return around_corners(s);
            } else {
                return around_fractions<T>(s);
            }
        }
    }
} bounds;

}  // namespace hantei
