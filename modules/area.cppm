// SPDX-License-Identifier: MIT
// How large a shape of the plane is, rounded once.
export module hantei:area;
import :base;
import :number;
import :scalar;
import :rational;
import :rounding;
import :angle;
import :vec;
import :shape;
import :reduction;
import :one_shape;

namespace hantei {

/// Twice the area of a core of exact numbers: of a region that of the outer ring without the holes, of a curve 0.
template <class S>
constexpr rational doubled_area_of(S const& core) {
    if constexpr (curve<S>) {
        return 0;
    } else if constexpr (sided<S>) {
        rational left = abs(doubled_area_inside(core.corners()));
        for (size_t i = 0; i < core.hole_count(); ++i) left = left - abs(doubled_area_inside(core.hole(i)));
        return left;
    } else {
        return abs(doubled_area_inside(corners_of(core)));
    }
}

/// A convex core with all that is at most r from it has the core's area, the core's outline times r, and πr². Nothing is
/// subtracted, so every term may be rounded to 64 bits. Source: Steiner's formula (Schneider, Convex Bodies, section 4.2).
template <class S>
constexpr truncated thickened_area(S const& core, rational const& radius) {
    truncated total = truncated::from(doubled_area_of(core) / rational(2));
    if (radius.sign() == 0) return total;
    auto const corner = corners_of(core);
    for (size_t i = 0; i < corner.size(); ++i)
        total = total + root(truncated::from(squared_norm(corner[i + 1] - corner[i]) * square(radius)));
    return total + truncated::from(pi()) * truncated::from(square(radius));
}

}  // namespace hantei

export namespace hantei {

/// The area of a shape of the plane, in the square of the user's unit, within 0.51 ulp: 0 for what has no inner points, so for
/// points, segments, rays, lines, chains and flat solids, and for nothing else. A polygon's holes do not count. +infinity
/// beyond the range of the scalar; double for integers. Throws invalid_shape for bad numbers.
inline constexpr struct area_fn {
    template <planar S>
    constexpr auto operator()(S const& any) const {
        return with_shape(
            []<class X>(X const& s) {
                using T = measure_t<typename X::scalar_type>;
                if constexpr (bounded<X>) {
                    return to_nearest<T>(1, thickened_area(exact(thin(s)), rational(radius_of(s))));
                } else {
                    return T{0};
                }
            },
            any);
    }
} area;

}  // namespace hantei
