// SPDX-License-Identifier: MIT
// How large a shape of the plane is, rounded once.
export module hantei:area;
import :base;
import :scalar;
import :shape_traits;
import :ladder;
import :convex_core;
import :moments;
import :unary_dispatch;

export namespace hantei {

/// The area of a shape of the plane, in the square of the user's unit, correctly rounded: 0 for what has no inner points, so for
/// points, segments, rays, lines, chains and flat solids, and for nothing else. A polygon's holes do not count. +infinity
/// beyond the range of the scalar; double for integers. Throws invalid_shape for bad numbers.
inline constexpr struct area_fn {
    template <planar S>
    constexpr auto operator()(S const& any) const {
        return ask_valid<is_planar>(
            []<class X>(X const& s) {
                using T = measure_t<typename X::scalar_type>;
                if constexpr (requires { s.each_ring([](auto const&) { return true; }); }) {
                    return with_rings(s, [](auto const& region) { return measured<rounded_area<T>>(region); });
                } else if constexpr (bounded<X> && !curve<X>) {
                    return with_convex_core(s, [](auto const& core) {
                        using number = typename remove_cvref_t<decltype(core)>::scalar_type;
                        return measured<rounded_area<T>>(size_of_core<number>{core});
                    });
                } else {
                    return T{0};
                }
            },
            any);
    }
} area;

}  // namespace hantei
