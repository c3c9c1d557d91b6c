// SPDX-License-Identifier: MIT
// Closest points where they need more than a clamp, in exact fractions: convex polygons of the plane, and a line at a box.
export module hantei:nearest;
import :base;
import :number;
import :rational;
import :vec;
import :shape;
import :reduction;
import :passage;
import :aabb;

namespace hantei {

/// The point of the segment a b nearest to p.
constexpr vec<rational, 2> nearest_on_segment(vec<rational, 2> const& a, vec<rational, 2> const& b,
                                              vec<rational, 2> const& p) {
    auto const d = b - a;
    auto const length = squared_norm(d), t = clip(dot(d, p - a), length);
    return t.sign() == 0 ? a : a + d * (t / length);
}

/// p is in the closed polygon; one without inner points contains nothing here, its sides do.
constexpr bool inside_corners(corners const& polygon, vec<rational, 2> const& p) {
    int seen = 0;
    rational area = 0;
    for (int i = 0; i < polygon.count; ++i) {
        auto const& a = polygon.at[static_cast<size_t>(i)];
        auto const& b = polygon.at[static_cast<size_t>((i + 1) % polygon.count)];
        int const side = cross(b - a, p - a).sign();
        if (side != 0 && seen != 0 && side != seen) return false;
        seen = side != 0 ? side : seen;
        area = area + cross(a - polygon.at[0], b - polygon.at[0]);
    }
    return area.sign() != 0;
}

/// The closest points of two convex polygons, segments or points. Where they meet, a common point, twice: the first corner of
/// a that is in b, else the first corner of b in a, else the first point where sides meet, in stored order. Where they are
/// apart, the first nearest pair of a corner and a side: a corner is always among the closest points of polygons that are apart.
constexpr closest<rational, 2> nearest_of_corners(corners const& a, corners const& b) {
    for (int i = 0; i < a.count; ++i)
        if (inside_corners(b, a.at[static_cast<size_t>(i)])) return {a.at[static_cast<size_t>(i)], a.at[static_cast<size_t>(i)]};
    for (int i = 0; i < b.count; ++i)
        if (inside_corners(a, b.at[static_cast<size_t>(i)])) return {b.at[static_cast<size_t>(i)], b.at[static_cast<size_t>(i)]};
    closest<rational, 2> best{a.at[0], b.at[0]};
    rational least = squared_norm(best.on_b - best.on_a);
    auto const keep = [&](vec<rational, 2> const& p, vec<rational, 2> const& q) {
        rational const distance = squared_norm(q - p);
        if (distance < least) {
            least = distance;
            best = {p, q};
        }
    };
    auto const side = [](corners const& c, int i) {
        return array{c.at[static_cast<size_t>(i)], c.at[static_cast<size_t>((i + 1) % c.count)]};
    };
    for (int i = 0; i < a.count; ++i) {
        for (int j = 0; j < b.count; ++j) {
            auto const s = side(a, i), t = side(b, j);
            keep(s[0], nearest_on_segment(t[0], t[1], s[0]));
            keep(nearest_on_segment(s[0], s[1], t[0]), t[0]);
            auto const u = s[1] - s[0], v = t[1] - t[0];
            rational const k = cross(u, v);
            if (least.sign() == 0 || k.sign() == 0) continue;
            rational const along_s = cross(t[0] - s[0], v) / k, along_t = cross(t[0] - s[0], u) / k;
            auto const within = [](rational const& x) { return x.sign() >= 0 && x <= rational(1); };
            if (within(along_s) && within(along_t)) return {s[0] + u * along_s, s[0] + u * along_s};
        }
    }
    return best;
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
    if (c.starts) t = positive_part(t);
    if (c.ends) t = min(t, rational(1));
    auto const p = c.at(t);
    return {clamped(p, box), p};
}

}  // namespace hantei
