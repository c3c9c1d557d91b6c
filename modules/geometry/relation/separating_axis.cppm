// SPDX-License-Identifier: MIT
// The separating axis theorem for two convex sets of the plane, along the normals of their sides, by signs.
//
// The Minkowski difference of a and b is a convex polygon. Its sides have the normals of a's sides and the reversed normals of b's. The sets meet if
// it contains 0, and their interiors meet if 0 is an interior point of it. So take the line of any side of a or b, and ask whether the other set
// reaches the inner side of the line. If for some line it does not even reach the line, the sets are disjoint; else if for some line it reaches only
// the line itself, they touch; if it reaches the inner side of every line, they overlap.
// Sources: Ericson, Real-Time Collision Detection, section 5.2.1; de Berg et al., Computational Geometry, section 13.3; for the inner
// points Rockafellar, Convex Analysis, corollary 6.6.2.
export module hantei:separating_axis;
import :base;
import :vec;
import :relation;
import :shape;
import :shape_traits;
import :formulas;
import :aabb;
import :polygon_relation;
import :decide;
import :common_scalar;
import :sided_view;
import :vertex_list;

namespace hantei {

/// The side of the line from a to b on which the leftmost corner of a convex set lies: 1 left, 0 on the line, −1 right. The search begins at corner
/// `at` and leaves it where it ends: that corner changes little from one side of another set to the next.
template <class T, class U>
constexpr int farthest_side(vertex_list<U> const& corners, vec<T, 2> const& a, vec<T, 2> const& b, size_t& at) {
    int best = -1;
    for (size_t n = 0; n < corners.size() && best < 1; ++n) {
        if (n > 0) at = at + 1 < corners.size() ? at + 1 : 0;
        best = larger(best, orientation(a, b, scalar_cast<T>(corners[at])));
    }
    return best;
}
/// How far the corners reach over the lines of a convex ring's sides, where they reach least: to the inner side (overlapping), only to the line
/// (touching), or not even there (disjoint).
template <class T, class U, class W>
constexpr relation relate_along(vertex_list<U> const& ring, vertex_list<W> const& corners) {
    bool const counter_clockwise = turn_at(ring, 0) > 0;
    int least = 1;
    size_t at = 0;
    ring.each_side([&](auto const& side) {
        auto const a = scalar_cast<T>(side.a), b = scalar_cast<T>(side.b);
        least = smaller(least, counter_clockwise ? farthest_side(corners, a, b, at) : farthest_side(corners, b, a, at));
        return least >= 0;
    });
    return relation_of(least);
}

/// The relation of a convex polygon to another one or to a triangle; a flat triangle is a segment. Polygons with many corners are treated as regions,
/// because the boxes around their sides leave fewer corners to look at.
template <class C, class X>
[[gnu::noinline]] constexpr relation convex_relation(C const& c, X const& x) {
    using T = typename common_scalar<typename C::scalar_type, typename X::scalar_type>::type;
    if (c.core_vertices().boxes() != nullptr) return region_relation(c, x);
    if constexpr (keeps_vertices<X>) {
        if (x.core_vertices().boxes() != nullptr) return region_relation(x, c);
    } else {
        if (!is_solid(x)) return region_relation(c, flattened(x));
    }
    auto const stored = x.core_vertices();
    vertex_list const corners(stored);
    relation const r = relate_along<T>(c.core_vertices(), corners);
    return r == relation::disjoint ? r : smaller(r, relate_along<T>(corners, c.core_vertices()));
}
/// The relation of a convex polygon to a box. Along the axes of the plane, the box around the polygon stands for it.
template <class C, class U>
[[gnu::noinline]] constexpr relation convex_relation(C const& c, aabb<U, 2> const& box) {
    using T = typename common_scalar<typename C::scalar_type, U>::type;
    if (c.core_vertices().boxes() != nullptr) return region_relation(c, box);
    relation const r = relate_valid(c.box(), box);
    if (r == relation::disjoint) return r;
    if (!has_interior(box)) return region_relation(c, flattened(box));
    auto const stored = box.core_vertices();
    return smaller(r, relate_along<T>(c.core_vertices(), vertex_list(stored)));
}

struct relating_convex {
    static constexpr relation of(auto const& c, auto const& x) { return convex_relation(c, x); }
};
/// The relation of a convex polygon to another one, a triangle or a box.
constexpr relation relate_convex(auto const& c, auto const& x) { return related_by_sides<relating_convex>(c, x); }

}  // namespace hantei
