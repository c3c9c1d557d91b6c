// SPDX-License-Identifier: MIT
// The point of a shape that is farthest along a direction.
export module hantei:support;
import :base;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :shape;
import :validation;
import :reduction;
import :measures;
import :one_shape;

namespace hantei {

[[noreturn]] inline void refuse_support(char const* what) {
    throw domain_error(string("hantei: support: the direction ").append(what));
}

/// The corner of a convex core farthest along d; the first of several.
template <class S, size_t N>
constexpr vec<rational, N> farthest_corner(S const& core, vec<rational, N> const& d) {
    auto const corners = core.corners();
    size_t best = 0;
    for (size_t i = 1; i < corners.size(); ++i)
        if (dot(d, corners[i] - corners[best]).sign() > 0) best = i;
    return corners[best];
}

}  // namespace hantei

export namespace hantei {

/// support(s, d): the point p of a bounded shape s for which d·p is greatest, rounded once in each coordinate. The direction d
/// may have any length but 0. Of several corners equally far along, the first in stored order; a capsule's point is that corner
/// moved by the radius. +-infinity beyond the range of the scalar. Throws std::domain_error if d is zero or not finite,
/// invalid_shape for bad numbers.
/// Source: Ericson, Real-Time Collision Detection, section 9.5.
inline constexpr struct support_fn {
    template <bounded_shape S, scalar D, size_t N>
    constexpr auto operator()(S const& any, vec<D, N> const& direction) const {
        if (!all_finite(direction)) refuse_support("is not finite (NaN or infinity)");
        if (direction == vec<D, N>{}) refuse_support("is zero: it must point somewhere");
        return with_shape(
            [d = exact(direction)]<class X>(X const& s) {
                using T = measure_t<typename X::scalar_type>;
                rational const radius{radius_of(s)}, squared = squared_norm(d);
                return rounded<T>(
                    map([&](rational const& x, rational const& along) { return surd{x, radius * along / squared, squared}; },
                        farthest_corner(exact(thin(s)), d), d));
            },
            any);
    }
} support;

}  // namespace hantei
