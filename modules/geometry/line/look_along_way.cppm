// SPDX-License-Identifier: MIT
// A quick rejection test before a sweep: whether two shapes surely stay apart while one moves. Most sweeps miss, and end here.
export module hantei:look_along_way;
import :base;
import :vec;
import :shape;
import :shape_traits;
import :own_shapes;
import :enclosing_box;

namespace hantei {

/// The interval of the heights cross(w, p) of the points p of a shape's core across a way w, and the sum of the magnitudes of the terms
/// that were added up, which bounds the rounding.
struct heights_across {
    double low, high, size;

    /// The heights of a box, which bound those of everything in it.
    [[gnu::always_inline]] constexpr heights_across(vec<double, 2> const& w, enclosing_box<2> const& box) {
        double const x0 = w.y * box.low.x, x1 = w.y * box.high.x, y0 = w.x * box.low.y, y1 = w.x * box.high.y;
        low = smaller(y0, y1) - larger(x0, x1);
        high = larger(y0, y1) - smaller(x0, x1);
        size = (magnitude_of(x0) + magnitude_of(x1)) + (magnitude_of(y0) + magnitude_of(y1));
    }
    /// The height of one point: a corner of a core, or its center.
    template <class T>
    [[gnu::always_inline]] constexpr heights_across(vec<double, 2> const& w, vec<T, 2> const& p) {
        double const x = w.y * static_cast<double>(p.x), y = w.x * static_cast<double>(p.y);
        low = high = y - x;
        size = magnitude_of(x) + magnitude_of(y);
    }
    [[gnu::always_inline]] constexpr void add(heights_across const& x) {
        low = smaller(low, x.low);
        high = larger(high, x.high);
        size += x.size;
    }
};
/// The heights of the core of a shape.
template <class S>
[[gnu::always_inline]] constexpr heights_across heights_of_core(vec<double, 2> const& w, S const& s) {
    if constexpr (rounded_shape<S>) {
        return heights_of_core(w, s.core());
    } else if constexpr (is_turned_box<S>) {
        heights_across r(w, s.center);
        auto const axis = scalar_cast<double>(s.rotation.as_vec()), half = scalar_cast<double>(s.half_extents);
        for (vec<double, 2> const& half_edge : array{axis * half.x, perp(axis) * half.y}) {
            double const x = w.y * half_edge.x, y = w.x * half_edge.y;
            r.low -= magnitude_of(y - x);
            r.high += magnitude_of(y - x);
            r.size += magnitude_of(x) + magnitude_of(y);
        }
        return r;
    } else if constexpr (is_point<S> || is_segment<S> || is_triangle<S>) {
        auto const corners = s.core_vertices();
        heights_across r(w, corners[0]);
        for (size_t i = 1; i < corners.size(); ++i) r.add({w, corners[i]});
        return r;
    } else {
        return {w, enclosing_box_of(s)};
    }
}

/// Whether a surely does not meet b on its way: along an axis of the plane, or across the way, they stay apart by more than all rounding
/// errors.
///
/// Along an axis the errors are those of three subtractions. Across the way, heights are sums of a few products. Each product is rounded by
/// less than 8u of itself, and the sums by u of themselves: together less than 16u of the sizes. |w| <= max + (√2 − 1)·min of its
/// coordinates' magnitudes. A product that is subnormal is off by less than a part of the least normal number. For the half edges of a
/// turned box that error is multiplied by w, which the last term pays for; for |w| it is multiplied by a radius, for which |w| is taken
/// larger by that number. If a number is too large or not a number, so are the sizes, and the comparison is false. Both tests are always
/// made, because a branch between them would be unpredictable.
template <class A, class B, class D>
bool surely_apart_on_way(A const& a, vec<D, 2> const& way, B const& b) {
    auto const p = enclosing_box_of(a), q = enclosing_box_of(b);
    bool apart = false;
    for (size_t i = 0; i < 2; ++i) {
        double const w = static_cast<double>(way[i]);
        auto const off = [w](double x, double y) { return 0x1p-50 * (magnitude_of(x) + magnitude_of(y) + magnitude_of(w)); };
        apart |= q.low[i] - p.high[i] - larger(w, 0.0) > off(q.low[i], p.high[i]);
        apart |= p.low[i] - q.high[i] + smaller(w, 0.0) > off(p.low[i], q.high[i]);
    }
    vec<double, 2> const w = scalar_cast<double>(way);
    heights_across const of_a = heights_of_core(w, a), of_b = heights_of_core(w, b);
    constexpr double least = numeric_limits<double>::min();
    double const x = magnitude_of(w.x), y = magnitude_of(w.y), length = larger(x, y) + 0.41422 * smaller(x, y) + least;
    double const reach = (static_cast<double>(radius_of(a)) + static_cast<double>(radius_of(b))) * length;
    double const off = 0x1p-48 * (of_a.size + of_b.size + reach) + (length + 1) * least;
    return apart | (larger(of_b.low - of_a.high, of_a.low - of_b.high) - reach > off);
}

}  // namespace hantei
