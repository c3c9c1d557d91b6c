// SPDX-License-Identifier: MIT
// Where a straight line passes through a convex set, in exact fractions: the interval of t on which origin + t·direction
// satisfies every constraint. Decides the touching cases of lines, rays and segments, and gives the t of a raycast.
// Source: Cyrus and Beck, Generalized Two- and Three-Dimensional Clipping, 1978 (for boxes the slab test of Kay and Kajiya).
export module hantei:line_clipping;
import :base;
import :generic_arithmetic;
import :rational;
import :vec;
import :shape;
import :relation;
import :segment;
import :ray;
import :line;
import :aabb;

namespace hantei {

/// A parametric line origin + t·direction with the part of it that belongs to a line, a ray or a segment.
template <size_t N>
struct parametric_line {
    vec<rational, N> origin, direction;
    bool starts = false, ends = false;  ///< whether the part starts at t = 0, whether it ends at t = 1

    constexpr vec<rational, N> at(rational const& t) const { return origin + direction * t; }
    /// The parameter of the part that is nearest to t.
    constexpr rational clamped(rational const& t) const {
        if (starts && t.sign() < 0) return 0;
        return ends && rational(1) < t ? rational(1) : t;
    }
    /// Whether t is in the relative interior of the part.
    constexpr bool inside(rational const& t) const { return (!starts || t.sign() > 0) && (!ends || t < rational(1)); }
};
template <class T, size_t N>
constexpr parametric_line<N> parametric_line_of(line<T, N> const& s) {
    return {exact(s.origin), exact(s.direction)};
}
template <class T, size_t N>
constexpr parametric_line<N> parametric_line_of(ray<T, N> const& s) {
    return {exact(s.origin), exact(s.direction), true, false};
}
template <class T, size_t N>
constexpr parametric_line<N> parametric_line_of(segment<T, N> const& s) {
    return {exact(s.a), exact(s.b) - exact(s.a), true, true};
}

/// A segment, a ray or a line.
template <class S>
concept linear_component = requires(S const& s) { parametric_line_of(s); };

/// The interval of t on which every half-space constraint met so far holds; each end may be open to infinity.
struct clipped_line {
    optional<rational> enter, exit;
    bool empty = false;
    int enter_face = -1, exit_face = -1;  ///< the constraint that gave the end; the first, if several do

    /// Keeps the t with offset + slope·t <= 0.
    constexpr void restrict(rational const& offset, rational const& slope, int face) {
        if (slope.sign() == 0) {
            empty = empty || offset.sign() > 0;
            return;
        }
        rational const t = -offset / slope;
        if (slope.sign() > 0) {
            if (!exit.has_value() || t < *exit) {
                exit = t;
                exit_face = face;
            }
        } else if (!enter.has_value() || *enter < t) {
            enter = t;
            enter_face = face;
        }
        empty = empty || (enter.has_value() && exit.has_value() && *exit < *enter);
    }
    /// Some t strictly between the ends, or their common value. The interval must not be empty.
    constexpr rational middle() const {
        if (enter.has_value() && exit.has_value()) return (*enter + *exit) / rational(2);
        if (enter.has_value()) return *enter + rational(1);
        return exit.has_value() ? *exit - rational(1) : rational(0);
    }
    template <size_t N>
    constexpr void restrict_to(parametric_line<N> const& c) {
        if (c.starts) restrict(rational(0), rational(-1), -1);
        if (c.ends) restrict(rational(-1), rational(1), -1);
    }
};

/// The part of the whole line in the box. Face 2i is max on axis i, face 2i + 1 is min.
template <size_t N>
constexpr clipped_line through(parametric_line<N> const& c, aabb<rational, N> const& box) {
    clipped_line p;
    for (size_t i = 0; i < N; ++i) {
        p.restrict(c.origin[i] - box.max[i], c.direction[i], static_cast<int>(2 * i));
        p.restrict(box.min[i] - c.origin[i], -c.direction[i], static_cast<int>(2 * i + 1));
    }
    return p;
}
template <size_t N>
constexpr bool in_interior(vec<rational, N> const& p, aabb<rational, N> const& box) {
    for (size_t i = 0; i < N; ++i)
        if (box.min[i] != box.max[i] && !(box.min[i] < p[i] && p[i] < box.max[i])) return false;
    return true;
}

/// The part of the whole line in a convex polygon with inner points: the points on the inner side of all sides. Face i starts at corner i.
template <size_t N, class S>
    requires(N == 2)
constexpr clipped_line through(parametric_line<N> const& c, S const& polygon) {
    auto const corner = polygon.core_vertices();
    rational const winding{cross(corner[1] - corner[0], corner[2] - corner[0]).sign()};
    clipped_line p;
    for (size_t i = 0; i < corner.size(); ++i) {
        auto const along = (corner[(i + 1) % corner.size()] - corner[i]) * winding;
        p.restrict(-cross(along, c.origin - corner[i]), -cross(along, c.direction), static_cast<int>(i));
    }
    return p;
}
template <size_t N, class S>
    requires(N == 2)
constexpr bool in_interior(vec<rational, N> const& p, S const& polygon) {
    auto const corner = polygon.core_vertices();
    int seen = 0;
    for (size_t i = 0; i < corner.size(); ++i) {
        int const side = cross(corner[(i + 1) % corner.size()] - corner[i], p - corner[i]).sign();
        if (side == 0 || side == -seen) return false;
        seen = side;
    }
    return true;
}

/// The relation of a line, a ray or a segment to a convex set. A relative-interior point of their common part decides, because it is in
/// both relative interiors as soon as any point is. Source: Rockafellar, Convex Analysis, theorem 6.5.
template <size_t N, class S>
constexpr relation relate_exactly(parametric_line<N> const& c, S const& s) {
    clipped_line common = through(c, s);
    common.restrict_to(c);
    if (common.empty) return relation::disjoint;
    rational const t = common.middle();
    bool const a_point = c.ends && squared_norm(c.direction).sign() == 0;
    return in_interior(c.at(t), s) && (a_point || c.inside(t)) ? relation::overlapping : relation::touching;
}

}  // namespace hantei
