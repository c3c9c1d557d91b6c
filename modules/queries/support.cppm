// SPDX-License-Identifier: MIT
// The support function: the point of a shape that is farthest along a direction.
export module hantei:support;
import :base;
import :scalar;
import :rational;
import :rounding;
import :foreign_vec;
import :vec;
import :shape;
import :validation;
import :own_shapes;
import :shape_traits;
import :ladder;
import :convex_core;
import :farthest_point;
import :unary_dispatch;
import :sentence;

namespace hantei {

[[noreturn]] inline void refuse_support(char const* what) {
    fail(domain_error(string("hantei: support: the direction ").append(what)));
}

template <class V>
consteval auto objection_to_direction() {
    if constexpr (!readable_vec<V>) {
        return sentence("hantei: the direction is no vector: support(shape, {dx, dy}) takes a vec, or one of another library");
    } else {
        return no_objection;
    }
}
template <size_t N>
struct of_dimension {
    template <class X>
    struct bounded_one {
        static constexpr bool value = has_end_everywhere<X> && requires { requires X::dimension == N; };
    };
    template <class X>
    struct words {
        static consteval composed_text text() {
            if constexpr (has_end_everywhere<X>) {
                return objection_text<X>(N == 2 ? " lies in space, the direction in the plane"
                                                : " lies in the plane, the direction in space");
            } else {
                return objection_text_endless<X>::text();
            }
        }
    };
};

/// The support point of a user's shape, in fractions: of its corners, or of its core with the radius around it. Of several farthest corners
/// the first counts.
template <class T, class X, size_t N>
constexpr vec<T, N> support_of_corners(X const& s, vec<rational, N> const& d) {
    rational const radius = radius_of(s), length = squared_norm(d);
    return with_core(s, [&](auto const& core) {
        auto const corners = core.core_vertices();
        size_t best = 0;
        for (size_t i = 1; i < corners.size(); ++i)
            if (dot(d, corners[i] - corners[best]).sign() > 0) best = i;
        return map(
            [&](rational const& x, rational const& along) { return to_nearest<T>(surd{x, radius * along / length, length}); },
            corners[best], d);
    });
}

/// The scalar in which a shape and a direction are both measured.
template <class T, class D>
using support_scalar = conditional_t<same_as<core_scalar<T>, core_scalar<D>>, core_scalar<T>, rational>;

}  // namespace hantei

export namespace hantei {

/// support(s, d): the support point of a bounded shape s, which is the point p of s for which d·p is greatest, rounded once in each
/// coordinate. The direction d may have any length but 0. If several corners are equally far along, the first in stored order is taken; the
/// point of a capsule is that corner moved by the radius. A coordinate beyond the range of the scalar is +-infinity. Throws
/// std::domain_error if d is zero or not finite, and invalid_shape for bad numbers.
/// Source: Ericson, Real-Time Collision Detection, section 9.5.
inline constexpr struct support_fn {
    template <class S, class V = vec<>>
        requires answerable<objection_to_direction<V>()> &&
                 answerable<objection_to<of_dimension<dimension_of_vector<V>()>::template bounded_one,
                                         of_dimension<dimension_of_vector<V>()>::template words, S>>
    constexpr auto operator()(S const& any, V const& direction) const {
        return along(any, as_vec(direction));
    }

  private:
    template <class S, scalar D, size_t N>
    [[gnu::always_inline]] static constexpr auto along(S const& any, vec<D, N> const& direction) {
        if (!all_finite(direction)) refuse_support("is not finite (NaN or infinity)");
        if (direction == vec<D, N>{}) refuse_support("is zero: it must point somewhere");
        return ask_valid<of_dimension<N>::template bounded_one>(
            [d = direction]<class X>(X const& s) {
                using T = measure_t<typename X::scalar_type>;
                if constexpr (has_hull<X>) {
                    return support_of_corners<T>(exact(s.hull()), exact(d));
                } else if constexpr (!is_own<X>) {
                    return support_of_corners<T>(exact(s), exact(d));
                } else {
                    using C = support_scalar<typename X::scalar_type, D>;
                    auto const ask = [d](auto const& core) {
                        using core_type = remove_cvref_t<decltype(core)>;
                        return measured<rounded_farthest_point<T, N>>(farthest_point<C, core_type>{core, scalar_cast<C>(d)});
                    };
                    if constexpr (same_as<C, core_scalar<typename X::scalar_type>>) return with_core_of_corners(s, ask);
                    if constexpr (!same_as<C, core_scalar<typename X::scalar_type>>) return with_core_of_corners(exact(s), ask);
                }
            },
            any);
    }
} support;

}  // namespace hantei
