// SPDX-License-Identifier: MIT
// Two convex sets along the normals of their sides: the separating axis theorem, by signs.
//
// The differences of points of a and points of b make a convex polygon; its sides have the normals of a's sides and, turned around,
// of b's. The sets meet if 0 belongs to it, and their inner points meet if 0 is an inner point of it. So where b does not come to
// the inner side of the line of a side of a, or only up to that line, or where a does so to b, the sets are apart or touch;
// if they come to the inner side of every line, they overlap.
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

/// On which side of the line from a to b the corner of a convex set lies that is farthest to the left. The search begins at corner `at`
/// and leaves it where it ends: that corner changes little from one side of another set to the next.
template <class T, class U>
constexpr int farthest_side(vertex_list<U> const& corners, vec<T, 2> const& a, vec<T, 2> const& b, size_t& at) {
    int best = -1;
    for (size_t n = 0; n < corners.size() && best < 1; ++n) {
        if (n > 0) at = at + 1 < corners.size() ? at + 1 : 0;
        best = larger(best, orientation(a, b, scalar_cast<T>(corners[at])));
    }
    return best;
}
/// How far the corners come to the inner side of a convex ring's sides, where they come least.
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

/// A convex polygon and another one, or a triangle. What is flat is a segment. With many corners it is a region like others, as there the
/// boxes around its sides leave fewer of them to look at.
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
/// Along the axes, a polygon is the box around it.
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
/// A convex polygon and another one, a triangle or a box.
constexpr relation relate_convex(auto const& c, auto const& x) { return related_by_sides<relating_convex>(c, x); }

}  // namespace hantei
