// SPDX-License-Identifier: MIT
// The separating axis test of two boxes of space, along fifteen directions.
//
// The directions are the axes of both boxes, and the cross products of an axis of one with an axis of the other. The formulas are for any numbers,
// and nothing is divided.
//
// The Minkowski difference of the boxes is convex: it is the sum of six segments, one along each axis. The boxes meet if it contains 0, and their
// interiors meet if 0 is an interior point of it. Each of its faces contains two of the segments. So the face's normal is perpendicular to two axes
// of one box, and is that box's third axis, or to one axis of each box, and is their cross product.
// Flat boxes need no more directions. If the difference is flat, only segments of one plane are left, and one of the fifteen directions is normal
// to that plane. In the plane, look at the normal of a side along u. If u's box has two sides in the plane, the normal is an axis of u's box. If only
// the other box has two, it is the cross product of u and the other box's normal. If each box is a segment, it is a sum of two axes of u's box: along
// both of them, gaps and reaches are those along the normal, shortened by the same factor. On a line the six axes suffice.
// Sources: Gottschalk, Lin and Manocha, OBBTree, SIGGRAPH 1996, section 5; Ericson, Real-Time Collision Detection, section 4.4.1.
export module hantei:separating_axes_of_boxes;
import :base;
import :generic_arithmetic;
import :vec;
import :relation;
import :sign;
import :rotated_frame;

namespace hantei {

/// Two sets projected onto a direction: `way` is the distance of their centers, `reach` the sum of their half widths.
template <class W, class R>
struct seen_along {
    W way;
    R reach;

    constexpr auto gap() const { return way - reach; }
};

/// Two boxes a and b in coordinates along a's axes.
///
/// The offset of the centers and the half extents are all too long by one factor, b's axes by another, the scale. (Inlined by force: through memory
/// the numbers with their bounds take twice the time.)
template <class D, class H, class K, class A, class C, class S>
struct boxes_in_one_frame {
    vec<D, 3> offset;
    vec<H, 3> half_a;
    vec<K, 3> half_b;
    vec<vec<A, 3>, 3> axes_b;
    vec<vec<C, 3>, 3> cosines;  ///< |axes of b|, coordinate by coordinate
    S scale;

    [[gnu::always_inline]] constexpr auto along_axis_of_a(size_t i) const {
        vec const on_axis{cosines[0][i], cosines[1][i], cosines[2][i]};
        return seen_along{abs(offset[i]) * scale, half_a[i] * scale + dot(half_b, on_axis)};
    }
    [[gnu::always_inline]] constexpr auto along_axis_of_b(size_t j) const {
        return seen_along{abs(dot(offset, axes_b[j])), half_b[j] * scale + dot(half_a, cosines[j])};
    }
    /// Along n = axis i of a × axis j of b. n·x = axis j · (x × axis i) is 0 or a coordinate if x is an axis of a, and likewise for an axis of b.
    [[gnu::always_inline]] constexpr auto along_cross_product(size_t i, size_t j) const {
        size_t const i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
        auto const& axis = axes_b[j];
        auto const& cosine = cosines[j];
        return seen_along{
            abs(offset[i2] * axis[i1] - offset[i1] * axis[i2]),
            (half_a[i1] * cosine[i2] + half_a[i2] * cosine[i1]) + (half_b[j1] * cosines[j2][i] + half_b[j2] * cosines[j1][i])};
    }

    /// The greatest gap along the six axes.
    [[gnu::always_inline]] constexpr auto gap_along_axes() const {
        return max(max(along_axis_of_a(0).gap(), along_axis_of_a(1).gap(), along_axis_of_a(2).gap()),
                   max(along_axis_of_b(0).gap(), along_axis_of_b(1).gap(), along_axis_of_b(2).gap()));
    }
    /// A number with the sign of the greatest gap along the fifteen directions.
    ///
    /// If two axes are parallel, their cross product is 0 and shows nothing; if they nearly are, it shows little that is certain. But then the six
    /// axes nearly suffice. Let g be the greatest gap along them, s the sine of the angle of the two axes, and let b be turned about its center until
    /// these are parallel: its unit axes move by at most √2·s. So the overlap of the boxes along the six axes, at least −g, decreases by at most
    /// √2·s·(|d| + |h| + |k|), where d, h and k are the offset and the half extents. The Minkowski difference is then a prism with the six axes for
    /// normals: the boxes overlap by no less along any direction. Turning b back takes away at most √2·s·|k|. Altogether the gap is at most
    /// g + 4·s·(|d| + |h| + |k|) along any direction. If this bound is below 0, it stands for the cross product. (All in sums of magnitudes, which
    /// are not below the lengths.)
    [[gnu::always_inline]] constexpr auto gap() const {
        auto const along_axes = gap_along_axes();
        auto const size = sum(abs(offset)) + (sum(half_a) + sum(half_b));
        auto const around = (size + size) + (size + size);
        return max(along_axes, max(gap_across(0, along_axes, around), gap_across(1, along_axes, around),
                                   gap_across(2, along_axes, around)));
    }

  private:
    static constexpr auto sum(auto const& v) { return v.x + v.y + v.z; }
    /// The greatest gap along the three cross products with axis j of b, each bounded by g + s·around.
    [[gnu::always_inline]] constexpr auto gap_across(size_t j, auto const& g, auto const& around) const {
        auto const& [x, y, z] = cosines[j];
        return max(min(along_cross_product(0, j).gap(), g + (y + z) * around),
                   min(along_cross_product(1, j).gap(), g + (z + x) * around),
                   min(along_cross_product(2, j).gap(), g + (x + y) * around));
    }
};
/// The two boxes, with the cosines computed.
[[gnu::always_inline]] constexpr auto two_boxes_of(auto const& offset, auto const& half_a, auto const& half_b,
                                                   auto const& axes_b, auto const& scale) {
    auto const cosines = map([](auto const& axis) { return abs(axis); }, axes_b);
    return boxes_in_one_frame{offset, half_a, half_b, axes_b, cosines, scale};
}
/// Two turned boxes in the frame of a, too long by a's scale. b's axes are those of the rotation from a to b. w + v is a's quaternion.
[[gnu::always_inline]] constexpr auto boxes_of(auto const& offset, auto const& half_a, auto const& half_b, auto const& w,
                                               auto const& v, auto const& w_of_b, auto const& v_of_b) {
    auto const frame = frame_of(w, v);
    auto const between = turn_between(frame, frame_of(w_of_b, v_of_b));
    auto const e = extent_scale(frame);
    return two_boxes_of(along_axes(frame, offset), half_a * e, half_b * e, axes_of(between), extent_scale(between));
}
/// A box turned by the quaternion w + v, and a box along the axes, given by its corners relative to the center of the first: both twice as large.
[[gnu::always_inline]] constexpr auto boxes_of(auto const& low, auto const& high, auto const& half, auto const& w,
                                               auto const& v) {
    auto const frame = frame_of(w, v);
    return two_boxes_of(low + high, high - low, half + half, axes_of(frame), extent_scale(frame));
}

/// The greatest gap of boxes_of(inputs...) as a form: along the six axes, and (`gap_along_fifteen`) along all fifteen directions.
inline constexpr struct gap_along_axes_form {
    template <class... Inputs>
    [[gnu::always_inline]] constexpr auto operator()(Inputs const&... inputs) const {
        return boxes_of(inputs...).gap_along_axes();
    }
} gap_along_axes;
inline constexpr struct gap_along_fifteen_form {
    template <class... Inputs>
    [[gnu::always_inline]] constexpr auto operator()(Inputs const&... inputs) const {
        return boxes_of(inputs...).gap();
    }
} gap_along_fifteen;

/// The sign of the greatest gap along all fifteen directions. It is not inlined, because it is large and seldom called.
template <class Engine, class... Inputs>
[[gnu::noinline]] constexpr auto sign_along_fifteen(Engine engine, Inputs const&... inputs) {
    return engine.sign(gap_along_fifteen, inputs...);
}
/// The sign of the greatest gap. Most disjoint boxes are separated by one of the six axes, which is cheaper to see than a cross product.
template <class Engine, class... Inputs>
[[gnu::always_inline]] constexpr auto sign_of_gap(Engine engine, Inputs const&... inputs) {
    auto const along_axes = engine.sign(gap_along_axes, inputs...);
    return is_positive(along_axes) ? along_axes : max_sign(along_axes, sign_along_fifteen(engine, inputs...));
}

/// The relation of flat boxes that meet. 0 is a relative interior point of their Minkowski difference if it is one of its projection onto every
/// direction on which the projection is more than a point.
constexpr relation relate_flat_boxes(auto const& boxes) {
    auto const on_rim = [](auto const& seen) { return seen.reach.sign() != 0 && seen.gap().sign() == 0; };
    for (size_t i = 0; i < 3; ++i) {
        if (on_rim(boxes.along_axis_of_a(i)) || on_rim(boxes.along_axis_of_b(i))) return relation::touching;
        for (size_t j = 0; j < 3; ++j)
            if (on_rim(boxes.along_cross_product(i, j))) return relation::touching;
    }
    return relation::overlapping;
}

}  // namespace hantei
