// SPDX-License-Identifier: MIT
// The formulas that several pairs share. Each is a polynomial (or a maximum or minimum of some) in exact input numbers;
// its sign is negative where the interiors meet, zero at a touch, positive where there is a gap.
export module hantei:formulas;
import :base;
import :generic_arithmetic;
import :vec;
import :sign;
import :inputs;

namespace hantei {

/// |offset|² − reach²: the distance of two points, compared with a reach. Degree 2.
inline constexpr struct point_gap_form {
    constexpr auto operator()(auto const& offset, auto const& reach) const { return squared_norm(offset) - square(reach); }
} point_gap;

/// D·(dist² − reach²) for the distance of a point p from the segment a b, with d = b − a, e = p − a, D = |d|². Degree 4.
///
/// The foot of p on the line is a + (t/D)·d with t = d·e; clipping t to [0, D] gives the nearest point of the segment in all
/// three regions (before a, beside, beyond b), and D·dist² = D·|e|² − c·(2t − c) with c the clipped t. No division, no cross
/// product, any dimension. Source: Ericson, Real-Time Collision Detection, section 5.1.2.1.
inline constexpr struct segment_gap_form {
    constexpr auto operator()(auto const& d, auto const& e, auto const& reach) const {
        auto const length = squared_norm(d);
        auto const t = dot(d, e);
        auto const c = clip(t, length);
        return length * (squared_norm(e) - square(reach)) - c * (t + (t - c));
    }
} segment_gap;

/// The sign of dist(p, a b) − reach; reach is one of `lengths`. A segment of length zero is a point. For it the form is 0 everywhere: the quick
/// engine does not know the sign then, and the exact engine does not use the form.
template <class Engine, class T, size_t N>
constexpr auto gap_to_segment(Engine engine, vec<T, N> const& a, vec<T, N> const& b, vec<T, N> const& p, auto reach) {
    if constexpr (Engine::is_exact) {
        if (a == b) return engine.sign(point_gap, lengths.difference(a, p), reach);
    }
    return engine.sign(segment_gap, directions.difference(a, b), lengths.difference(a, p), reach);
}

/// The sign of the least dist(p, a b) − reach for several points p.
template <class Engine, class T, size_t N, class... More>
constexpr auto gap_to_segment(Engine engine, vec<T, N> const& a, vec<T, N> const& b, auto reach, vec<T, N> const& p,
                              vec<T, N> const& q, More const&... more) {
    constexpr auto least = [](auto const& d, auto const& r, auto const&... e) { return min(segment_gap(d, e, r)...); };
    if constexpr (Engine::is_exact) {
        if (a == b) {
            return min_sign(engine.sign(point_gap, lengths.difference(a, p), reach),
                            engine.sign(point_gap, lengths.difference(a, q), reach),
                            engine.sign(point_gap, lengths.difference(a, more), reach)...);
        }
    }
    return engine.sign(least, directions.difference(a, b), reach, lengths.difference(a, p), lengths.difference(a, q),
                       lengths.difference(a, more)...);
}

/// D·(dist² − reach²) for the distance of a point from a ray: e is the vector from its origin to the point, D = |dir|². Degree 4.
///
/// The nearest point of the ray is origin + (t/D)·dir with t = max(dir·e, 0). Source: Ericson, section 5.1.2.
inline constexpr struct ray_gap_form {
    constexpr auto operator()(auto const& dir, auto const& e, auto const& reach) const {
        auto const t = positive_part(dot(dir, e));
        return squared_norm(dir) * (squared_norm(e) - square(reach)) - square(t);
    }
} ray_gap;

/// u × v: positive if v points to the left of u, 0 if they are parallel. Degree 2.
inline constexpr struct cross_sign_form {
    constexpr auto operator()(auto const& u, auto const& v) const { return cross(u, v); }
} cross_sign;
/// It is in the archive because polygons, triangles and cores ask for it wherever they are made.
template <size_t F, class T>
inline constexpr bool is_in_archive<cross_sign_form, difference_input<F, T, 2>, difference_input<F, T, 2>> = true;

/// The orientation of a, b and p: 1 if p lies to the left of the line from a to b, −1 if to the right, 0 if on the line.
template <class T>
constexpr int orientation(vec<T, 2> const& a, vec<T, 2> const& b, vec<T, 2> const& p) {
    return exact_engine::sign(cross_sign, directions.difference(a, b), directions.difference(a, p));
}

/// u · v: positive if the angle between u and v is acute, 0 if they are perpendicular. Degree 2.
inline constexpr struct dot_sign_form {
    constexpr auto operator()(auto const& u, auto const& v) const { return dot(u, v); }
} dot_sign;

/// |u × v|², the squared area of the parallelogram of u and v; in space by Lagrange's identity |u|²·|v|² − (u·v)². Degree 4.
template <class U, class V, size_t N>
constexpr auto squared_area(vec<U, N> const& u, vec<V, N> const& v) {
    if constexpr (N == 2) {
        return square(cross(u, v));
    } else {
        return squared_norm(u) * squared_norm(v) - square(dot(u, v));
    }
}

/// The distance of a point from the line along dir, multiplied by |dir|; `offset` is the vector to it from a point of the line: |dir × offset|
/// in the plane, degree 2; in space its square, degree 4. Never below 0, and 0 on the line.
inline constexpr struct line_distance_form {
    template <class D, class E, size_t N>
    constexpr auto operator()(vec<D, N> const& dir, vec<E, N> const& offset) const {
        if constexpr (N == 2) {
            return abs(cross(dir, offset));
        } else {
            return squared_area(dir, offset);
        }
    }
} line_distance;

/// The least distance from 0 of numbers that are all on one side of it; below 0 if they are on both sides.
constexpr auto on_one_side(auto const&... x) { return max(min(x...), -max(x...)); }

/// Points (or directions) x, relative to a point of a line along dir: positive if all lie on one side of the line, negative if they lie on
/// both, 0 if the line only supports them. Degree 2.
inline constexpr struct beside_line_form {
    constexpr auto operator()(auto const& dir, auto const&... x) const { return on_one_side(cross(dir, x)...); }
} beside_line;

/// A ray along dir and the segment a b, both relative to the origin of the ray; the arguments are dir × a, dir × b and a × b. Degree 2.
///
/// The line of the ray has a and b on different sides if dir × a and dir × b have different signs, and the crossing is
/// (a × b) / (dir × b − dir × a) directions ahead, which is positive if a × b has the sign of dir × b. Both signs are tried. Positive means
/// apart, negative crossing.
constexpr auto missed_by_ray(auto const& dir_a, auto const& dir_b, auto const& a_b) {
    return min(max(dir_a, -dir_b, -a_b), max(-dir_a, dir_b, a_b));
}

/// Segments a b and c d of the plane, with u = b − a, v = d − c, e = c − a. Degree 2.
///
/// If the lines cross, k = u × v, the crossing is a + (t/k)·u with t = e × v, and c + (s/k)·v with s = e × u. It lies in both open segments if
/// t/k and s/k are in (0, 1), that is |2t − k| < |k| and |2s − k| < |k|. Positive means certainly apart. On parallels and at ends the form is 0
/// or still right: segments with k = 0 and t or s != 0 are parallel and apart.
inline constexpr struct crossing_gap_form {
    constexpr auto operator()(auto const& u, auto const& v, auto const& e) const {
        auto const k = cross(u, v);
        auto const t = cross(e, v);
        auto const s = cross(e, u);
        return max(abs(t + (t - k)), abs(s + (s - k))) - abs(k);
    }
} crossing_gap;

/// The lines a + s·u and c + t·v of space, with e = c − a, are nearest to each other at s = S/k and t = T/k with k = |u × v|². The form is
/// below 0 if both are strictly between 0 and 1: |2S − k| < k and |2T − k| < k. It is 0 or above on parallels. Degree 4.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.9.
inline constexpr struct feet_outside_form {
    constexpr auto operator()(auto const& u, auto const& v, auto const& e) const {
        auto const k = squared_area(u, v);
        auto const uv = dot(u, v), ue = dot(u, e), ve = dot(v, e);
        auto const s = ue * squared_norm(v) - uv * ve;
        auto const t = uv * ue - ve * squared_norm(u);
        return max(abs(s + (s - k)), abs(t + (t - k))) - k;
    }
} feet_outside;

/// k·(dist² − reach²) for the two lines of `feet_outside`, whose distance is |e·(u × v)| / √k. Degree 6.
inline constexpr struct lines_beyond_form {
    constexpr auto operator()(auto const& u, auto const& v, auto const& e, auto const& reach) const {
        return square(dot(e, cross(u, v))) - squared_area(u, v) * square(reach);
    }
} lines_beyond;

/// The sign of dist − reach for the segments a b and c d if inner points of both are nearest to each other; else 1, because an end is then
/// among the nearest. In the plane inner points are nearest only if the segments cross. reach is one of `lengths`.
template <class T, size_t N>
[[gnu::always_inline]] constexpr auto gap_between_insides(auto engine, vec<T, N> const& a, vec<T, N> const& b,
                                                          vec<T, N> const& c, vec<T, N> const& d, auto reach) {
    auto const u = lengths.difference(a, b), v = lengths.difference(c, d), e = lengths.difference(a, c);
    if constexpr (N == 2) {
        return if_negative(engine.sign(crossing_gap, u, v, e));
    } else {
        return max_sign(if_negative(engine.sign(feet_outside, u, v, e)), engine.sign(lines_beyond, u, v, e, reach));
    }
}

/// The origin and a triangle with corners a, b, c. The cross products are the doubled areas of the three triangles that the origin makes with
/// the sides: if all are positive or all negative, the origin is inside, and the form is negative. Degree 2; either winding.
inline constexpr struct outside_corners_form {
    constexpr auto operator()(auto const& a, auto const& b, auto const& c) const {
        auto const ab = cross(a, b), bc = cross(b, c), ca = cross(c, a);
        return min(max(ab, bc, ca), max(-ab, -bc, -ca));
    }
} outside_corners;

/// Along the normal of a side of a triangle, the triangle extends from the side, at 0, to its third corner, at `area`. How far a set that is
/// symmetric along this normal lies beyond the triangle: twice the gap, for twice the place of the set's middle and twice its reach. Either
/// winding.
constexpr auto beyond_side(auto const& twice_middle, auto const& twice_reach, auto const& area) {
    return abs(twice_middle - area) - (abs(area) + twice_reach);
}

/// A line and a box: dir is the direction of the line, low and high are the corners of the box relative to its origin. Degree 2.
///
/// The line is in the slab of axis i while dir[i]·t is between low[i] and high[i]. For two axes, and t multiplied by dir[i]·dir[j], these are
/// two intervals, and the line misses the box if they do not meet. So nothing is divided, and a zero component needs no special case.
/// Source: Ericson, section 5.3.3; without divisions: Mahovsky and Wyvill, Fast Ray-Axis Aligned Bounding Box Overlap Tests.
inline constexpr struct slab_gap_form {
    template <class D, class P, size_t N>
    constexpr auto operator()(vec<D, N> const& dir, vec<P, N> const& low, vec<P, N> const& high) const {
        auto const plane = [&](size_t i, size_t j) {
            vec const pace{dir[j], dir[i]};
            auto const at_low = times(vec{low[i], low[j]}, pace), at_high = times(vec{high[i], high[j]}, pace);
            auto const from = min(at_low, at_high), to = max(at_low, at_high);
            return max(from[0] - to[1], from[1] - to[0]);
        };
        if constexpr (N == 2) {
            return plane(0, 1);
        } else {
            return max(plane(0, 1), plane(1, 2), plane(2, 0));
        }
    }
} slab_gap;

/// Two points and a box, whose corners are low_a and high_a relative to one of them, low_b and high_b relative to the other: how far both lie
/// before or behind the box, on the axis where that is most. Degree 1.
inline constexpr struct ends_beside_box_form {
    template <class P, size_t N>
    constexpr auto operator()(vec<P, N> const& low_a, vec<P, N> const& high_a, vec<P, N> const& low_b,
                              vec<P, N> const& high_b) const {
        return greatest_coordinate(max(min(low_a, low_b), -max(high_a, high_b)));
    }
} ends_beside_box;

/// How far the sides at which a line leaves the slabs of a box lie behind its origin, on the axis where that is most. Degree 1.
inline constexpr struct box_behind_form {
    template <class D, class P, size_t N>
    constexpr auto operator()(vec<D, N> const& dir, vec<P, N> const& low, vec<P, N> const& high) const {
        auto const ahead =
            lanewise([](auto const& d, auto const& x, auto const& y) { return by_sign(d, -x, y); }, dir, low, high);
        return greatest_coordinate(-ahead);
    }
} box_behind;

}  // namespace hantei
