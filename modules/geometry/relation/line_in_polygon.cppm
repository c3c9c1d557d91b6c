// SPDX-License-Identifier: MIT
// How a segment, a ray or a line passes the boundary of a region, by signs of the stored numbers alone.
//
// The boundary cuts a straight shape into pieces that are wholly inside or wholly outside. If the shape meets the boundary at all, every piece has an
// end there: at a point where the shape crosses a side, which leads inside in one direction; at an end of the shape on a side; or at a vertex.
// (Next to a point where a side runs along the shape there is no piece.) So there is a piece inside if and only if the shape leads into the region
// from some such point, and nothing has to be cut.
// Source: O'Rourke, Computational Geometry in C, section 1.6 (which diagonals of a polygon are inside it).
export module hantei:line_in_polygon;
import :base;
import :vec;
import :relation;
import :shape;
import :sign;
import :formulas;
import :segment;
import :ray;
import :line;
import :shape_traits;
import :aabb;
import :decide;
import :predicates;
import :vertex_list;
import :side_tree;
import :touching_rings;
import :inputs;

namespace hantei {

/// Whether all points of the shape are above (`is_below`: below) x on axis i.
template <class T>
constexpr bool is_above(segment<T, 2> const& s, size_t i, T const& x) {
    return x < s.a[i] && x < s.b[i];
}
template <class T>
constexpr bool is_below(segment<T, 2> const& s, size_t i, T const& x) {
    return s.a[i] < x && s.b[i] < x;
}
template <class T>
constexpr bool is_above(ray<T, 2> const& s, size_t i, T const& x) {
    return x < s.origin[i] && !(s.direction[i] < T{0});
}
template <class T>
constexpr bool is_below(ray<T, 2> const& s, size_t i, T const& x) {
    return s.origin[i] < x && !(T{0} < s.direction[i]);
}
template <class T>
constexpr bool is_above(line<T, 2> const&, size_t, T const&) {
    return false;
}
template <class T>
constexpr bool is_below(line<T, 2> const&, size_t, T const&) {
    return false;
}

/// The side of the shape's line on which p lies: 1 on the left of its direction, −1 on the right, 0 on it.
template <class T>
constexpr int orientation(segment<T, 2> const& s, vec<T, 2> const& p) {
    return orientation(s.a, s.b, p);
}
template <class S, class T>
    requires requires(S const& s) { s.direction; }
constexpr int orientation(S const& s, vec<T, 2> const& p) {
    return exact_engine::sign(cross_sign, directions.value(s.direction), lengths.difference(s.origin, p));
}

/// Where a shape that runs across the line from v to w, from right to left, comes from: 1 from the right of the line, 0 from a start on it, −1 from a
/// start beyond it.
template <class S, class T>
constexpr int comes_from(S const& s, vec<T, 2> const& v, vec<T, 2> const& w) {
    if constexpr (same_as<S, line<T, 2>>) {
        return 1;
    } else {
        return -orientation(v, w, some_point(s));
    }
}
/// Where a shape that runs across the line from v to w, from right to left, goes: 1 to the left of the line, 0 to an end on it, −1 to an end before
/// it.
template <class S, class T>
constexpr int goes_to(S const& s, vec<T, 2> const& v, vec<T, 2> const& w) {
    if constexpr (same_as<S, segment<T, 2>>) {
        return orientation(v, w, s.b);
    } else {
        return 1;
    }
}
template <class S, class T>
constexpr bool starts_at(S const& s, vec<T, 2> const& p) {
    return !same_as<S, line<T, 2>> && some_point(s) == p;
}
template <class S, class T>
constexpr bool ends_at(S const& s, vec<T, 2> const& p) {
    if constexpr (same_as<S, segment<T, 2>>) {
        return s.b == p;
    } else {
        return false;
    }
}

/// A straight shape s of nonzero length at a ring of a region's boundary. Its scalar holds the ring's numbers.
template <class T, class S>
class line_in_polygon {
    using scalar_type = typename S::scalar_type;
    using position = vec<scalar_type, 2>;

  public:
    constexpr line_in_polygon(boundary_ring<T>& ring, S const& s) : ring_(ring.vertices()), boundary_(ring), s_(s) {}

    /// Overlapping if s leads into the region from the ring, touching if it only meets the ring, else disjoint. If s lies within a side, it leads
    /// nowhere: that is disjoint, too.
    constexpr relation relate() {
        relation best = relation::disjoint;
        auto const may_meet = [this](aabb<T, 2> const& box, size_t, size_t) { return !certainly_apart(box, s_); };
        each_side_near(ring_, may_meet, [&](size_t i) {
            best = larger(best, relate_at(i));
            return best != relation::overlapping;
        });
        return best;
    }
    /// Like `relate`, for the side i alone, without its end.
    constexpr relation relate_at(size_t i) {
        auto const v = at(i), w = at(i + 1);
        return in_reach(v, w) ? at_side(i, v, w) : relation::disjoint;
    }

  private:
    constexpr position at(size_t i) const { return scalar_cast<scalar_type>(ring_[i]); }
    /// The side of s on which the vertex i lies. The last result is kept.
    constexpr int sign_at(size_t i) {
        if (i != last_ || !known_) sign_ = orientation(s_, at(i)), last_ = i, known_ = true;
        return sign_;
    }
    /// Whether no axis separates s from the side from v to w.
    constexpr bool in_reach(position const& v, position const& w) const {
        for (size_t k = 0; k < 2; ++k) {
            if (is_above(s_, k, v[k]) && is_above(s_, k, w[k])) return false;
            if (is_below(s_, k, v[k]) && is_below(s_, k, w[k])) return false;
        }
        return true;
    }
    /// The relation at the side i, from v to w, without its end.
    constexpr relation at_side(size_t i, position const& v, position const& w) {
        int const from = sign_at(i), to = sign_at(i + 1 < ring_.size() ? i + 1 : 0);
        if (from == 0) return at_vertex(i, v, to);
        return from == -to ? at_crossing(from > 0 ? v : w, from > 0 ? w : v, from) : relation::disjoint;
    }
    /// s runs across the line from v to w, from right to left. The ring's side runs from v to w (along = 1) or back (−1).
    constexpr relation at_crossing(position const& v, position const& w, int along) {
        int const from = comes_from(s_, v, w), to = goes_to(s_, v, w);
        if (from < 0 || to < 0) return relation::disjoint;
        bool const crosses = from > 0 && to > 0;
        return crosses || (along * boundary_.region_side() > 0) == (from == 0) ? relation::overlapping : relation::touching;
    }
    /// The relation at v = at(i), which is on the line of s. The next vertex is on the side `after` of the line.
    constexpr relation at_vertex(size_t i, position const& v, int after) {
        if (!in_reach(v, v)) return relation::disjoint;
        // Does s lead into the cone of the region at v? The sides of the line on which the neighbors of v lie tell: O'Rourke, section 1.6.
        int before = orientation(s_, at(i + ring_.size() - 1)), bend = turn_at(ring_, i);
        if (boundary_.region_side() < 0) before = -before, after = -after, bend = -bend;
        auto const in_cone = [bend](int b, int a) { return bend > 0 ? b > 0 && a < 0 : b > 0 || a < 0; };
        bool const inside = (!ends_at(s_, v) && in_cone(before, after)) || (!starts_at(s_, v) && in_cone(-before, -after));
        return inside ? relation::overlapping : relation::touching;
    }

    vertex_list<T> ring_;
    boundary_ring<T>& boundary_;
    S const& s_;
    size_t last_ = 0;
    bool known_ = false;
    int sign_ = 0;
};

}  // namespace hantei
