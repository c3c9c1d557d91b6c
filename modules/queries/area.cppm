// SPDX-License-Identifier: MIT
// The area of a shape of the plane, rounded once.
export module hantei:area;
import :base;
import :scalar;
import :rational;
import :rounding;
import :pi;
import :vec;
import :shape;
import :own_shapes;
import :shape_traits;
import :ladder;
import :convex_core;
import :moments;
import :sentence;
import :unary_dispatch;
import :corner_list;

export namespace hantei {

/// The exact sum number + of_pi·π, in which the area() of a user's shape gives its area.
struct sum_with_pi {
    rational number{0}, of_pi{0};
};

}  // namespace hantei

namespace hantei {

/// The T nearest to the sum. If of_pi is not 0, the sum is irrational: it is never the middle of two T, so close enough bounds of π decide.
template <floating_point T>
constexpr T to_nearest(sum_with_pi const& sum) {
    if (sum.of_pi.sign() == 0) return to_nearest<T>(sum.number);
    for (int terms = 0;; terms = 2 * terms + 32) {
        auto const [low, high] = pi_between(terms);
        T const a = to_nearest<T>(sum.number + sum.of_pi * low), b = to_nearest<T>(sum.number + sum.of_pi * high);
        if (a == b) return a;
    }
}

/// A user's shape that gives its area(), in fractions.
template <class S>
concept tells_area = !is_own<S> && has_fractions<S> && requires(in_fractions<S> const& s) {
    { s.area() } -> same_as<sum_with_pi>;
};
template <class X>
struct area_known {
    static constexpr bool value = false;
};
template <shape X>
    requires(X::dimension == 2)
struct area_known<X> {
    static constexpr bool value = is_own<X> || bounded_in_plane<X> || tells_area<X>;
};
template <class X>
struct objection_text_area {
    static consteval composed_text text() {
        if constexpr (is_planar<X>::value) {
            return objection_text<X>(
                " does not say how large it is: give it core_vertices(), a core() and radius, or area() "
                "(docs/adding_a_shape.md)");
        } else {
            return objection_text_space<X>::text();
        }
    }
};

/// The area of the hull of a user's corners, or of a user's core with the radius around it, in fractions.
template <floating_point T, class S>
constexpr T area_of_hull(S const& s) {
    auto const corners = with_core(s, [](auto const& core) { return hull_of(corners_of(core)); });
    exact_area all(doubled_area_inside(corners) * rational(0.5));
    rational const radius = radius_of(s);
    for (size_t i = 0; i < corners.size() && corners.size() > 1; ++i)
        all.add_side(radius, squared_norm(corners[i + 1] - corners[i]));
    all.add_disk(radius);
    return all.template nearest<T>();
}

}  // namespace hantei

export namespace hantei {

/// The area of a shape of the plane, in the square of the user's unit, correctly rounded. It is 0 for shapes without interior points, which
/// are points, segments, rays, lines, chains and flat solids, and for no others. The holes of a polygon do not count. It is +infinity
/// beyond the range of the scalar. For integers it is a double. Throws invalid_shape for bad numbers.
inline constexpr struct area_fn {
    template <class S>
        requires answerable<objection_to<area_known, objection_text_area, S>>
    constexpr auto operator()(S const& any) const {
        return ask_valid<area_known>(
            []<class X>(X const& s) {
                using T = measure_t<typename X::scalar_type>;
                if constexpr (tells_area<X>) {
                    return to_nearest<T>(exact(s).area());
                } else if constexpr (!is_own<X>) {
                    return area_of_hull<T>(exact(s));
                } else if constexpr (keeps_vertices<X> && !curve<X>) {
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
