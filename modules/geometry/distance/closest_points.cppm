// SPDX-License-Identifier: MIT
// Closest points that need more than a clamp, in exact fractions: of a point and a segment, a line and a box, and two lines.
export module hantei:closest_points;
import :base;
import :generic_arithmetic;
import :rational;
import :vec;
import :corner_list;
import :line_clipping;
import :aabb;

namespace hantei {

/// The point nearest to p of the segment from a to b.
constexpr vec<rational, 2> nearest_on_segment(vec<rational, 2> const& a, vec<rational, 2> const& b, vec<rational, 2> const& p) {
    auto const d = b - a;
    auto const length = squared_norm(d), t = clip(dot(d, p - a), length);
    return t.sign() == 0 ? a : a + d * (t / length);
}

/// The t at which the point origin + t·direction of a line is nearest to a box; of several, one at which a slab begins or ends. X divides.
///
/// Half the slope of the squared distance is g(t) = Σ direction[i]·(how far outside the slab on axis i). It is nondecreasing, and linear
/// between the t at which the line enters or leaves a slab. Its zero lies between two neighbors of these.
/// Source: Schneider and Eberly, Geometric Tools for Computer Graphics, section 10.9.4.
template <class X, size_t N>
constexpr X nearest_to_box(aabb<X, N> const& box, vec<X, N> const& origin, vec<X, N> const& direction) {
    X const zero{0};
    auto const slope = [&](X const& t) {
        auto const p = origin + direction * t;
        return dot(direction, p - clamped(p, box));
    };
    // The greatest of these t with g < 0, and the least with g >= 0.
    optional<X> below, above;
    for (size_t i = 0; i < N; ++i) {
        if (direction[i] == zero) continue;
        for (auto const& wall : array{box.min[i], box.max[i]}) {
            X const t = (wall - origin[i]) / direction[i];
            bool const is_below = slope(t) < zero;
            if (is_below && (!below.has_value() || *below < t)) below = t;
            if (!is_below && (!above.has_value() || t < *above)) above = t;
        }
    }
    if (!above.has_value() || !below.has_value()) return above.has_value() ? *above : zero;
    X const low = slope(*below), high = slope(*above);
    return *below - low * (*above - *below) / (high - low);
}
/// The closest points of a box and a line, ray or segment; of several, the first along the line.
template <class T, size_t N>
constexpr closest<T, N> nearest_on_box(aabb<T, N> const& box, parametric_line<N> const& c) {
    auto const p = c.at(c.clamped(nearest_to_box(box, c.origin, c.direction)));
    return {clamped(p, box), p};
}

/// The closest points of two lines, rays or segments. Of several, as on parallels, those whose point on a is nearest to a's origin.
///
/// |w + s·u − t·v|² is least where both partial derivatives are 0. Clamping one parameter moves the other. Source: Ericson, section
/// 5.1.9; Schneider and Eberly, Geometric Tools for Computer Graphics, section 10.8.
template <size_t N>
constexpr closest<rational, N> nearest_of_lines(parametric_line<N> const& a, parametric_line<N> const& b) {
    auto const &u = a.direction, &v = b.direction;
    auto const w = a.origin - b.origin;
    rational const uu = squared_norm(u), uv = dot(u, v), vv = squared_norm(v), uw = dot(u, w), vw = dot(v, w);
    rational const area = uu * vv - square(uv);
    rational s = area.sign() == 0 ? rational(0) : a.clamped((uv * vw - vv * uw) / area);
    rational const free = vv.sign() == 0 ? rational(0) : (uv * s + vw) / vv, t = b.clamped(free);
    if (uu.sign() != 0 && (vv.sign() == 0 || t != free)) s = a.clamped((uv * t - uw) / uu);
    return {a.at(s), b.at(t)};
}

/// The closest points of a ray or a line and of a convex polygon, which may be flat. If they meet, a common point: an unbounded line or ray leaves
/// every polygon through a side. Of several, the first on the first side.
constexpr closest<rational, 2> nearest_on_sides(parametric_line<2> const& c, corner_list const& polygon) {
    closest<rational, 2> best;
    optional<rational> least;
    for (size_t i = 0; i < polygon.size(); ++i) {
        auto const &p = polygon[i], &q = polygon[i + 1];
        auto const found = nearest_of_lines(parametric_line<2>{p, q - p, true, true}, c);
        rational const distance = squared_norm(found.on_b - found.on_a);
        if (!least.has_value() || distance < *least) {
            least = distance;
            best = {found.on_b, found.on_a};
        }
    }
    return best;
}

}  // namespace hantei
