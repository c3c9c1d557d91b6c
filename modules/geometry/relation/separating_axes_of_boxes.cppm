// SPDX-License-Identifier: MIT
// Two boxes of space along the fifteen directions that can part them: the axes of both, and the cross products of one's with the
// other's. For any numbers; nothing is divided.
//
// The differences of points of the two make a convex body, the sum of six segments, one along each axis; the boxes meet if 0
// belongs to it, and their inner points if 0 is an inner point of it. Each of its faces holds two of the segments, so it has the
// normal of two axes of one box, which is that box's third axis, or of one axis of each.
// Flat boxes need no more directions. If the body is flat, only segments of one plane are left, and one of the fifteen is normal to
// it. In the plane the normal of a side along u is an axis of u's box where that has two sides in the plane; the cross product of u
// and the other box's normal where only the other has; and where each box is a segment, it is a sum of two axes of u's box, along
// both of which gaps and reaches are those along the normal, shortened alike. On a line the six axes see whatever can be seen.
// Sources: Gottschalk, Lin and Manocha, OBBTree, SIGGRAPH 1996, section 5; Ericson, Real-Time Collision Detection, section 4.4.1.
export module hantei:separating_axes_of_boxes;
import :base;
import :generic_arithmetic;
import :vec;
import :relation;
import :sign;
import :rotated_frame;

namespace hantei {

/// How far apart the middles of two sets are, seen along a direction, and how far the two reach towards each other.
template <class W, class R>
struct seen_along {
    W way;
    R reach;

    constexpr auto gap() const { return way - reach; }
};

/// A box b seen from a box a, in coordinates along a's axes.
///
/// Offset and half extents are all too long by one factor, b's axes by another, the scale. (Inlined by force: through memory the
/// numbers with their bounds take twice the time.)
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
    /// Along n = axis i of a × axis j of b. n·x = axis j · (x × axis i) is, for an axis x of a, 0 or a coordinate; so for one of b.
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
    /// The sign of the greatest gap along the fifteen directions.
    ///
    /// Where two axes are parallel, their cross product is 0 and says nothing; where they nearly are, it says little that is certain.
    /// But then the six axes nearly suffice. Let s be the sine of the angle of two axes, and let b be turned about its center
    /// until they are parallel: its unit axes move by at most √2·s. So what the boxes overlap along the six axes, at least −g, becomes
    /// less by at most √2·s·(|d| + |h| + |k|), with d, h and k the offset and the half extents. The body of differences is now a
    /// prism with the six axes for normals: the boxes overlap by no less along any direction. Turning b back takes away at
    /// most √2·s·|k|. Altogether the gap is at most g + 4·s·(|d| + |h| + |k|) along any direction, and where this is below 0, it stands
    /// for the cross product. (All in sums of magnitudes, which are not below the lengths.)
    [[gnu::always_inline]] constexpr auto gap() const {
        auto const along_axes = gap_along_axes();
        auto const size = sum(abs(offset)) + (sum(half_a) + sum(half_b));
        auto const around = (size + size) + (size + size);
        return max(along_axes, max(gap_across(0, along_axes, around), gap_across(1, along_axes, around),
                                   gap_across(2, along_axes, around)));
    }

  private:
    static constexpr auto sum(auto const& v) { return v.x + v.y + v.z; }
    /// The greatest of the three for axis j of b, each not above g + s·around.
    [[gnu::always_inline]] constexpr auto gap_across(size_t j, auto const& g, auto const& around) const {
        auto const& [x, y, z] = cosines[j];
        return max(min(along_cross_product(0, j).gap(), g + (y + z) * around),
                   min(along_cross_product(1, j).gap(), g + (z + x) * around),
                   min(along_cross_product(2, j).gap(), g + (x + y) * around));
    }
};
/// With the cosines.
[[gnu::always_inline]] constexpr auto two_boxes_of(auto const& offset, auto const& half_a, auto const& half_b,
                                                   auto const& axes_b, auto const& scale) {
    auto const cosines = map([](auto const& axis) { return abs(axis); }, axes_b);
    return boxes_in_one_frame{offset, half_a, half_b, axes_b, cosines, scale};
}
/// Two turned boxes: b seen from a, too long by a's scale; b's axes are those of the turn from a to b. w + v is a's quaternion.
[[gnu::always_inline]] constexpr auto boxes_of(auto const& offset, auto const& half_a, auto const& half_b, auto const& w,
                                               auto const& v, auto const& w_of_b, auto const& v_of_b) {
    auto const frame = frame_of(w, v);
    auto const between = turn_between(frame, frame_of(w_of_b, v_of_b));
    auto const e = extent_scale(frame);
    return two_boxes_of(along_axes(frame, offset), half_a * e, half_b * e, axes_of(between), extent_scale(between));
}
/// A box along the axes, given by its corners seen from the center of one turned by w + v: both twice as large.
[[gnu::always_inline]] constexpr auto boxes_of(auto const& low, auto const& high, auto const& half, auto const& w,
                                               auto const& v) {
    auto const frame = frame_of(w, v);
    return two_boxes_of(low + high, high - low, half + half, axes_of(frame), extent_scale(frame));
}

/// The greatest gaps of boxes_of(inputs...), as forms.
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

/// A function of its own: it is large, and seldom asked.
template <class Engine, class... Inputs>
[[gnu::noinline]] constexpr auto sign_along_fifteen(Engine engine, Inputs const&... inputs) {
    return engine.sign(gap_along_fifteen, inputs...);
}
/// The sign of the greatest gap. Most boxes that are apart are so along an axis, which takes less to see than a cross product.
template <class Engine, class... Inputs>
[[gnu::always_inline]] constexpr auto sign_of_gap(Engine engine, Inputs const&... inputs) {
    auto const along_axes = engine.sign(gap_along_axes, inputs...);
    return is_positive(along_axes) ? along_axes : max_sign(along_axes, sign_along_fifteen(engine, inputs...));
}

/// Flat boxes that meet: 0 is a relative inner point of the body of differences if it is one along every direction along which that
/// is more than a point.
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
