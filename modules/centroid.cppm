// SPDX-License-Identifier: MIT
// The middle of a shape: its centre of mass, every part of it being equally heavy.
export module hantei:centroid;
import :base;
import :number;
import :scalar;
import :rational;
import :rounding;
import :root_sum;
import :vec;
import :shape;
import :reduction;
import :one_shape;

namespace hantei {

/// The centroid of the polygon with these corners: those of the triangles at the first corner, weighed by their signed areas.
/// doubled_area is that of the polygon, and not 0. Source: O'Rourke, Computational Geometry in C, section 1.6.
constexpr vec<rational, 2> centroid_inside(auto const& corner, rational const& doubled_area) {
    vec<rational, 2> sum;
    for (size_t i = 0; i < corner.size(); ++i) {
        auto const p = corner[i] - corner[0], q = corner[i + 1] - corner[0];
        sum = sum + (p + q) * cross(p, q);
    }
    rational const weight = doubled_area * rational(3);
    return corner[0] + map([&weight](rational const& x) { return x / weight; }, sum);
}

/// The centroid of a convex core of exact numbers: of the area, or of the length of a flat one.
template <class S>
    requires(S::dimension == 2 && !sided<S>)
constexpr vec<rational, 2> centroid_of_core(S const& core) {
    auto const corners = corners_of(core);
    rational const doubled_area = doubled_area_inside(corners);
    if (doubled_area.sign() != 0) return centroid_inside(corners, doubled_area);
    auto const flat = flattened(core);
    return (flat.a + flat.b) * rational(0.5);
}
/// Of a region: of its outer ring and of its holes, these counted as less than nothing.
template <sided S>
constexpr vec<rational, 2> centroid_of_core(S const& region) {
    vec<rational, 2> sum;
    rational total = 0;
    auto const add = [&](auto const& ring, rational const& sign) {
        rational const doubled_area = doubled_area_inside(ring), weight = abs(doubled_area) * sign;
        sum = sum + centroid_inside(ring, doubled_area) * weight;
        total = total + weight;
    };
    add(region.corners(), 1);
    for (size_t i = 0; i < region.hole_count(); ++i) add(region.hole(i), -1);
    return map([&total](rational const& x) { return x / total; }, sum);
}
/// In space a core is symmetric about the middle of two of its corners: the first, and the opposite one.
template <class S>
    requires(S::dimension == 3)
constexpr vec<rational, 3> centroid_of_core(S const& core) {
    vec<rational, 3> sum;
    auto const corners = core.corners();
    for (auto const& p : corners) sum = sum + p;
    rational const count{static_cast<int64_t>(corners.size())};
    return map([&count](rational const& x) { return x / count; }, sum);
}

/// Of a curve: the middles of its sides, each weighed by the side's length. Where two sides run along each other both count.
template <class T, curve C>
constexpr vec<T, 2> centroid_of_curve(C const& c) {
    root_sum length;
    vec<root_sum, 2> sum;
    c.each_side([&](auto const& side) {
        auto const middle = (side.a + side.b) * rational(0.5);
        rational const squared_length = squared_norm(side.b - side.a);
        length.add(1, squared_length);
        for (size_t i = 0; i < 2; ++i) sum[i].add(middle[i], squared_length);
        return true;
    });
    auto const total = length.value();
    return map([&total](root_sum weighed) { return to_nearest<T>(weighed.value() / total); }, sum);
}

template <class X>
struct has_centroid {
    static constexpr bool value = false;
};
template <class X>
    requires bounded<resolved_t<X>>
struct has_centroid<X> {
    static constexpr bool flat_in_space = resolved_t<X>::dimension == 3 && requires(resolved_t<X> const& s) { s.c; };
    static constexpr bool value = !flat_in_space;
};

}  // namespace hantei

export namespace hantei {

/// The centre of mass of a bounded shape of the plane, or of one of space that is symmetric about a point, as all but triangles
/// are. Exact, and rounded once in each coordinate. Of a flat solid it is that of the segment or point that it is, so of a segment
/// the middle; of a chain that of its sides, each as heavy as it is long. It is always finite. Throws invalid_shape for bad numbers.
inline constexpr struct centroid_fn {
    template <class S>
        requires for_each_alternative<has_centroid, S>
    constexpr auto operator()(S const& any) const {
        return with_shape(
            []<class X>(X const& s) {
                using T = measure_t<typename X::scalar_type>;
                if constexpr (curve<X>) {
                    return centroid_of_curve<T>(exact(s));
                } else {
                    return map([](rational const& x) { return to_nearest<T>(x); }, centroid_of_core(exact(thin(s))));
                }
            },
            any);
    }
} centroid;

}  // namespace hantei
