// SPDX-License-Identifier: MIT
// Closest points where they need more than a clamp, in exact fractions: convex polygons of the plane, a line at a box, and
// two lines.
export module hantei:nearest;
import :base;
import :number;
import :rational;
import :vec;
import :shape;
import :reduction;
import :rough;
import :passage;
import :aabb;

namespace hantei {

/// The point of the segment a b nearest to p.
constexpr vec<rational, 2> nearest_on_segment(vec<rational, 2> const& a, vec<rational, 2> const& b, vec<rational, 2> const& p) {
    auto const d = b - a;
    auto const length = squared_norm(d), t = clip(dot(d, p - a), length);
    return t.sign() == 0 ? a : a + d * (t / length);
}

/// (|d|²|e|² − c(2t − c)) / |d|² as in beyond_segment: the squared distance of p from a b.
constexpr rational squared_distance_to_segment(vec<rational, 2> const& a, vec<rational, 2> const& b,
                                               vec<rational, 2> const& p) {
    auto const d = b - a, e = p - a;
    auto const length = squared_norm(d), t = dot(d, e), c = clip(t, length);
    return c.sign() == 0 ? squared_norm(e) : squared_norm(e) - c * (t + t - c) / length;
}
/// Where two segments that are not parallel cross.
constexpr optional<vec<rational, 2>> crossing_of(vec<rational, 2> const& a, vec<rational, 2> const& b,
                                                 vec<rational, 2> const& c, vec<rational, 2> const& d) {
    auto const u = b - a, v = d - c, e = c - a;
    rational const k = cross(u, v), t = cross(e, v), s = cross(e, u);
    optional<vec<rational, 2>> r;
    auto const within = [&k](rational const& x) { return k.sign() > 0 ? x.sign() >= 0 && x <= k : x.sign() <= 0 && k <= x; };
    if (k.sign() != 0 && within(t) && within(s)) r = a + u * (t / k);
    return r;
}

/// p is in the closed polygon; one without inner points contains nothing here, its sides do.
constexpr bool inside_corners(corner_list const& polygon, vec<rational, 2> const& p) {
    int seen = 0;
    for (size_t i = 0; i < polygon.size(); ++i) {
        auto const &a = polygon[i], &b = polygon[i + 1];
        int const side = cross(b - a, p - a).sign();
        if (side != 0 && seen != 0 && side != seen) return false;
        seen = side != 0 ? side : seen;
    }
    return doubled_area_inside(polygon).sign() != 0;
}

/// One corner of a polygon and one side of another: a candidate for the closest points of the two.
struct corner_and_side {
    vec<rational, 2> corner, from, to;
    bool corner_is_of_a = false;

    constexpr closest<rational, 2> points() const {
        auto const foot = nearest_on_segment(from, to, corner);
        return corner_is_of_a ? closest<rational, 2>{corner, foot} : closest<rational, 2>{foot, corner};
    }
};

/// Calls f with every corner of one polygon and side of the other, until f says no.
constexpr bool each_candidate(corner_list const& a, corner_list const& b, auto f) {
    for (size_t i = 0; i < a.size(); ++i)
        for (size_t j = 0; j < b.size(); ++j)
            if (!f(corner_and_side{a[i], b[j], b[j + 1], true}) || !f(corner_and_side{b[j], a[i], a[i + 1], false}))
                return false;
    return true;
}

/// The squared distance of a candidate in plain double arithmetic, for polygons with coordinates of magnitude at most 2^400.
constexpr double rough_squared_distance(corner_and_side const& c) {
    auto const corner = roughly(c.corner), from = roughly(c.from);
    auto const d = roughly(c.to) - from, e = corner - from;
    double const length = squared_norm(d), t = dot(d, e);
    double const share = t <= 0 || length <= 0 ? 0 : t >= length ? 1 : t / length;
    return squared_norm(e - d * share);
}

/// The closest pair of a corner and a side of polygons that are apart; the first of equally close ones.
///
/// Most candidates are put aside by a rough look: with coordinates up to M, the rough squared distance is off by less than
/// 2^-40 M² (a position on a side by some 10 roundings of M, its distance by as much, the square by twice M times that).
constexpr closest<rational, 2> nearest_apart(corner_list const& a, corner_list const& b) {
    double const reach = larger(reach_of(a), reach_of(b));
    bool const rough = in_rough_range(reach);
    double const slack = rough ? 0x1p-39 * reach * reach : 0;
    double bar = numeric_limits<double>::infinity();
    if (rough) {
        each_candidate(a, b, [&](corner_and_side const& c) {
            bar = smaller(bar, rough_squared_distance(c));
            return true;
        });
    }
    optional<rational> least;
    corner_and_side best;
    each_candidate(a, b, [&](corner_and_side const& c) {
        if (rough && rough_squared_distance(c) > bar + slack) return true;
        rational const distance = squared_distance_to_segment(c.from, c.to, c.corner);
        if (!least.has_value() || distance < *least) {
            least = distance;
            best = c;
        }
        return true;
    });
    return best.points();
}

/// A common point of polygons, segments or points that meet: the first corner of a that is in b, else the first corner of b in
/// a, else the first corner on a side of the other, else the first crossing of sides, in stored order.
constexpr vec<rational, 2> common_point(corner_list const& a, corner_list const& b) {
    for (auto const& p : a)
        if (inside_corners(b, p)) return p;
    for (auto const& p : b)
        if (inside_corners(a, p)) return p;
    optional<vec<rational, 2>> found;
    each_candidate(a, b, [&](corner_and_side const& c) {
        if (squared_distance_to_segment(c.from, c.to, c.corner).sign() == 0) found = c.corner;
        return !found.has_value();
    });
    for (size_t i = 0; i < a.size(); ++i)
        for (size_t j = 0; j < b.size() && !found.has_value(); ++j) found = crossing_of(a[i], a[i + 1], b[j], b[j + 1]);
    return found.value_or(a[0]);
}

/// The closest points of two convex polygons, segments or points; where they meet, a common point, twice. A corner is always
/// among the closest points of polygons that are apart.
constexpr closest<rational, 2> nearest_of_corners(corner_list const& a, corner_list const& b, bool apart) {
    if (apart) return nearest_apart(a, b);
    auto const p = common_point(a, b);
    return {p, p};
}

/// The points of a box and of (a part of) a line that are nearest to each other; of several, the first along the line.
///
/// Half the slope of the squared distance is g(t) = Σ direction[i]·(how far outside the slab on axis i), which never falls and
/// is linear between the t where the line enters or leaves a slab. Its zero lies between two neighbours of these.
/// Source: Schneider and Eberly, Geometric Tools for Computer Graphics, section 10.9.4.
template <class T, size_t N>
constexpr closest<T, N> nearest_on_box(aabb<T, N> const& box, carrier<N> const& c) {
    auto const slope = [&](rational const& t) {
        auto const p = c.at(t);
        return dot(c.direction, p - clamped(p, box));
    };
    // The greatest bend with g <= 0 where g is still rising to 0, and the least with g >= 0.
    optional<rational> below, above;
    for (size_t i = 0; i < N; ++i) {
        if (c.direction[i].sign() == 0) continue;
        for (auto const& wall : array{box.min[i], box.max[i]}) {
            rational const t = (wall - c.origin[i]) / c.direction[i];
            int const g = slope(t).sign();
            if (g < 0 && (!below.has_value() || *below < t)) below = t;
            if (g >= 0 && (!above.has_value() || t < *above)) above = t;
        }
    }
    rational t = 0;
    if (above.has_value()) {
        t = *above;
        if (below.has_value()) {
            rational const low = slope(*below), high = slope(*above);
            t = *below - low * (*above - *below) / (high - low);
        }
    }
    auto const p = c.at(c.clamped(t));
    return {clamped(p, box), p};
}

/// The points of two straight lines, or parts of such, that are nearest to each other. Of several, as on parallels, those whose
/// place on a is nearest to a's origin.
///
/// |w + s·u − t·v|² is least where both slopes are 0; what is clamped to one part moves the other. Source: Ericson, section
/// 5.1.9; Schneider and Eberly, Geometric Tools for Computer Graphics, section 10.8.
template <size_t N>
constexpr closest<rational, N> nearest_of_lines(carrier<N> const& a, carrier<N> const& b) {
    auto const &u = a.direction, &v = b.direction;
    auto const w = a.origin - b.origin;
    rational const uu = squared_norm(u), uv = dot(u, v), vv = squared_norm(v), uw = dot(u, w), vw = dot(v, w);
    rational const area = uu * vv - square(uv);
    rational s = area.sign() == 0 ? rational(0) : a.clamped((uv * vw - vv * uw) / area);
    rational const free = vv.sign() == 0 ? rational(0) : (uv * s + vw) / vv, t = b.clamped(free);
    if (uu.sign() != 0 && (vv.sign() == 0 || t != free)) s = a.clamped((uv * t - uw) / uu);
    return {a.at(s), b.at(t)};
}

/// The points of a ray or a line and of a convex polygon, which may be flat, that are nearest to each other; where they meet, a
/// common point: what has no end leaves every polygon through a side. Of several, the first on the first side.
constexpr closest<rational, 2> nearest_on_sides(carrier<2> const& c, corner_list const& polygon) {
    closest<rational, 2> best;
    optional<rational> least;
    for (size_t i = 0; i < polygon.size(); ++i) {
        auto const &p = polygon[i], &q = polygon[i + 1];
        auto const found = nearest_of_lines(carrier<2>{p, q - p, true, true}, c);
        rational const distance = squared_norm(found.on_b - found.on_a);
        if (!least.has_value() || distance < *least) {
            least = distance;
            best = {found.on_b, found.on_a};
        }
    }
    return best;
}

}  // namespace hantei
