// SPDX-License-Identifier: MIT
// Convex sets of the plane with straight sides that may be unbounded: rays, lines, and the Minkowski sums of these and of polygons. For
// exact numbers.
export module hantei:recession_cone;
import :base;
import :dynamic_array;
import :rational;
import :vec;
import :shape_traits;
import :corner_list;
import :line_clipping;
import :minkowski_sum;

namespace hantei {

/// The recession cone of a convex set, that is, the directions in which the set is unbounded: all sums of positive multiples of its
/// spanning directions, no two of which are the same direction.
/// Source: Rockafellar, Convex Analysis, section 8 (recession cones).
class recession_cone {
  public:
    constexpr vec<rational, 2> const* begin() const { return spans_.data(); }
    constexpr vec<rational, 2> const* end() const { return spans_.data() + spans_.size(); }
    constexpr void add(vec<rational, 2> const& d) {
        if (!is_span(d)) spans_.push_back(d);
    }
    constexpr bool is_span(vec<rational, 2> const& d) const {
        for (auto const& g : *this)
            if (cross(g, d).sign() == 0 && dot(g, d).sign() > 0) return true;
        return false;
    }
    /// Whether d is in the cone. In the plane, a direction in the cone of several directions is in the cone of two of them.
    constexpr bool has(vec<rational, 2> const& d) const {
        for (auto const& g : *this)
            for (auto const& h : *this)
                if (cross(g, h).sign() > 0 && cross(g, d).sign() >= 0 && cross(d, h).sign() >= 0) return true;
        return is_span(d);
    }
    /// Whether no spanning direction is strictly to the left of d (sense 1), or to the right (−1).
    constexpr bool none_beside(vec<rational, 2> const& d, int sense) const {
        for (auto const& g : *this)
            if (cross(d, g).sign() == sense) return false;
        return true;
    }

  private:
    dynamic_array<vec<rational, 2>> spans_;
};

/// The Minkowski sum of a hull of corners, as `hull_of()` makes it, and a recession cone.
struct unbounded_hull {
    corner_list corners;
    recession_cone recession;
};

/// The hull of a convex core of the plane, bounded or not.
template <class S>
constexpr unbounded_hull unbounded_hull_of(S const& s) {
    unbounded_hull r;
    if constexpr (bounded<S>) {
        r.corners = hull_of(corners_of(s));
    } else {
        auto const c = parametric_line_of(s);
        r.corners.add(c.origin);
        if (!c.ends) r.recession.add(c.direction);
        if (!c.starts) r.recession.add(-c.direction);
    }
    return r;
}

/// The Minkowski difference {q − p : p in a, q in b}.
constexpr unbounded_hull differences_of(unbounded_hull const& a, unbounded_hull const& b) {
    unbounded_hull r{differences_of(a.corners, b.corners), b.recession};
    for (auto const& d : a.recession) r.recession.add(-d);
    return r;
}

/// The boundary of an unbounded hull: its sides, with the set on their left, each a line, a ray or a segment; and its corners, which follow
/// each other around the hull. A segment, a ray and a line have two sides, there and back. A point has a corner and no side, the whole
/// plane has neither.
struct boundary {
    dynamic_array<parametric_line<2>> sides;
    size_t first_corner = 0, corner_count = 0;

    constexpr explicit boundary(unbounded_hull const& set) {
        auto const& hull = set.corners;
        optional<size_t> start, finish;  // corners: a side from infinity ends at start, one to infinity begins at finish
        for (auto const& d : set.recession) {
            bool const both_ways = set.recession.is_span(-d);
            if (set.recession.none_beside(d, -1)) {
                finish = farthest_back(hull, d, -1);
                sides.push_back({hull[*finish], d, !both_ways, false});
            }
            if (set.recession.none_beside(d, 1) && !both_ways) {
                start = farthest_back(hull, d, 1);
                sides.push_back({hull[*start] + d, -d, false, true});
            }
        }
        bool const bounded_set = set.recession.begin() == set.recession.end();
        if (!bounded_set && !(start.has_value() && finish.has_value())) return;
        size_t const n = hull.size();
        first_corner = start.value_or(0);
        corner_count = bounded_set ? n : (*finish + n - first_corner) % n + 1;
        size_t const side_count = bounded_set && n > 1 ? n : corner_count - 1;
        sides.reserve(sides.size() + side_count);
        for (size_t i = first_corner; i < first_corner + side_count; ++i)
            sides.push_back({hull[i], hull[i + 1] - hull[i], true, true});
    }

    /// Whether the set has no inner points: it is a point, or its two sides lie on one line. (The result is also true for the whole plane,
    /// which has no side. Two sides that are not parallel bound a wedge.)
    constexpr bool flat() const {
        if (sides.size() != 2) return sides.empty();
        auto const& d = sides[0].direction;
        return cross(d, sides[1].direction).sign() == 0 && cross(d, sides[1].origin - sides[0].origin).sign() == 0;
    }

  private:
    /// The corner that is farthest to one side of a direction (left: 1, right: −1). Of several it is the last one against the direction.
    static constexpr size_t farthest_back(corner_list const& hull, vec<rational, 2> const& d, int sense) {
        size_t best = 0;
        for (size_t i = 1; i < hull.size(); ++i) {
            auto const way = hull[i] - hull[best];
            int const side = cross(d, way).sign() * sense;
            if (side > 0 || (side == 0 && dot(d, way).sign() < 0)) best = i;
        }
        return best;
    }
};

}  // namespace hantei
