// SPDX-License-Identifier: MIT
// Coordinates of offsets along the axes of a turned box, whose axes are not normalized: the same functions for the plane and for space.
//
// In the plane the axes are (c, s) and (−s, c) as stored. Measured along them, a length is too large by the factor √(c² + s²), an extent by
// c² + s². In space the axes are the columns of the matrix of the quaternion q, and lengths and extents are both too large by |q|².
// Source: Ericson, Real-Time Collision Detection, section 5.1.4; quaternions: Shoemake, Animating Rotation with Quaternion Curves, SIGGRAPH
// 1985.
export module hantei:rotated_frame;
import :base;
import :generic_arithmetic;
import :vec;
import :rotation;
import :inputs;

namespace hantei {

/// The quaternion w + v with the real part w and the vector part v.
template <class A>
struct quaternion {
    A w;
    vec<A, 3> v;
};

template <class A>
constexpr vec<A, 2> frame_of(vec<A, 2> const& axis) {
    return axis;
}
template <class A>
constexpr quaternion<A> frame_of(A const& w, vec<A, 3> const& v) {
    return {w, v};
}

/// The coordinates of the offset along the axes of the box. In the plane: axis · offset and axis × offset.
template <class A, class V>
constexpr auto along_axes(vec<A, 2> const& axis, vec<V, 2> const& offset) {
    return offset * axis.x - perp(offset) * axis.y;
}
/// The offset turned by q, or turned back by q if `back`, times |q|²: (w² − |v|²)·offset + 2(v·offset)·v ± 2w·(v × offset), with − if
/// `back`.
template <class A, class V>
constexpr auto turned(quaternion<A> const& q, vec<V, 3> const& offset, bool back) {
    auto const along = dot(q.v, offset);
    auto const straight = square(q.w) - squared_norm(q.v);
    auto const around = cross(q.v, offset);
    auto const coordinate = [&](size_t i) {
        auto const side = around[i] * q.w;
        auto const lean = along * q.v[i] + (back ? -side : side);
        return straight * offset[i] + (lean + lean);
    };
    return vec{coordinate(0), coordinate(1), coordinate(2)};
}
template <class A, class V>
constexpr auto along_axes(quaternion<A> const& q, vec<V, 3> const& offset) {
    return turned(q, offset, true);
}
/// The offset with coordinates x along the axes of the box. In space it is too large by the factor |q|².
template <class A, class V>
constexpr auto from_axes(vec<A, 2> const& axis, vec<V, 2> const& x) {
    return axis * x.x + perp(axis) * x.y;
}
template <class A, class V>
constexpr auto from_axes(quaternion<A> const& q, vec<V, 3> const& x) {
    return turned(q, x, false);
}

/// The rotation from the axes p to the axes q: p⁻¹q times |p|².
template <class P, class Q>
[[gnu::always_inline]] constexpr auto turn_between(quaternion<P> const& p, quaternion<Q> const& q) {
    auto const &a = p.v, &b = q.v;
    auto const w = (p.w * q.w + a.x * b.x) + (a.y * b.y + a.z * b.z);
    auto const x = (p.w * b.x - a.x * q.w) + (a.z * b.y - a.y * b.z);
    auto const y = (p.w * b.y - a.y * q.w) + (a.x * b.z - a.z * b.x);
    auto const z = (p.w * b.z - a.z * q.w) + (a.y * b.x - a.x * b.y);
    return frame_of(w, vec{x, y, z});
}
/// The three axes: the columns of the matrix of q, each of length |q|².
template <class A>
[[gnu::always_inline]] constexpr auto axes_of(quaternion<A> const& q) {
    auto const twice = [](auto const& x) { return x + x; };
    auto const& [x, y, z] = q.v;
    auto const ww = q.w * q.w, xx = x * x, yy = y * y, zz = z * z, xy = x * y, yz = y * z, zx = z * x;
    auto const wx = q.w * x, wy = q.w * y, wz = q.w * z;
    return vec{vec{(ww + xx) - (yy + zz), twice(xy + wz), twice(zx - wy)},
               vec{twice(xy - wz), (ww + yy) - (zz + xx), twice(yz + wx)},
               vec{twice(zx + wy), twice(yz - wx), (ww + zz) - (xx + yy)}};
}

/// The factor by which an extent measured along the axes is too large.
template <class A>
constexpr auto extent_scale(vec<A, 2> const& axis) {
    return squared_norm(axis);
}
template <class A>
constexpr auto extent_scale(quaternion<A> const& q) {
    return square(q.w) + squared_norm(q.v);
}
/// The factor by which a squared length measured along the axes is too large.
template <class A>
constexpr auto squared_length_scale(vec<A, 2> const& axis) {
    return squared_norm(axis);
}
template <class A>
constexpr auto squared_length_scale(quaternion<A> const& q) {
    return square(extent_scale(q));
}

/// |X| − half·E on each axis, where X are the coordinates of the offset along the axes and E is the extent scale. A positive number means
/// that the offset is outside the box on that axis.
template <class V, class H, size_t N>
constexpr auto beyond_extents(vec<V, N> const& offset, vec<H, N> const& half, auto const& frame) {
    return abs(along_axes(frame, offset)) - half * extent_scale(frame);
}

/// The half width of a box of the plane across the direction dir, times |dir|: |dir × u|·half.x + |dir × v|·half.y.
template <class D, class H, class A>
constexpr auto reach_across(vec<D, 2> const& dir, vec<H, 2> const& half, vec<A, 2> const& axis) {
    return half.x * abs(cross(dir, axis)) + half.y * abs(dot(dir, axis));
}

/// The separating-axis test of a line along dir and a turned box of the plane: the distance of the center from the line minus the half
/// width of the box across dir, times |dir|. It is positive exactly if the two are disjoint. offset runs from the center to a point of the
/// line, or back. Degree 3.
inline constexpr struct line_misses_turned_box_form {
    constexpr auto operator()(auto const& dir, auto const& offset, auto const& half, auto const& axis) const {
        return abs(cross(dir, offset)) - reach_across(dir, half, axis);
    }
} line_misses_turned_box;

template <class T>
constexpr auto frame_of(rotation<T, 2> const& r) {
    return r.as_vec();
}
template <class T>
constexpr auto frame_of(rotation<T, 3> const& r) {
    return quaternion<T>{r.w, r.vector()};
}

/// The sign of a form whose last arguments are the axes, which it passes on to frame_of.
template <class T, size_t N>
constexpr auto sign_with_axes(auto engine, auto form, rotation<T, N> const& q, auto const&... inputs) {
    if constexpr (N == 2) {
        return engine.sign(form, inputs..., axes.value(q.as_vec()));
    } else {
        return engine.sign(form, inputs..., axes.value(q.w), axes.value(q.vector()));
    }
}

}  // namespace hantei
