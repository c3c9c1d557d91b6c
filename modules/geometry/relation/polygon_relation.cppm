// SPDX-License-Identifier: MIT
// The relation of a region with straight sides, convex or not, to any shape.
//
// Every neighborhood of a boundary point of the region contains interior points of the region. So a solid whose interior meets a side overlaps the
// region. If its interior meets no side, it lies wholly inside or wholly outside. For a round shape or a turned box, the stored center or core shows
// which. For two regions, their boundaries do: let U be the set of common interior points, if there are any. The boundary of U consists of boundary
// points of either region. If no boundary point of one region is inside the other, U has no boundary point inside either of them; these interiors
// are connected, so U is all of both, and the regions are the same set. Otherwise a ring of one enters the other, which its sides show
// (line_in_polygon.cppm).
export module hantei:polygon_relation;
import :base;
import :common_scalar;
import :relation;
import :shape;
import :pair;
import :point;
import :segment;
import :own_shapes;
import :shape_traits;
import :line_clipping;
import :decide;
import :vertex_list;
import :side_tree;
import :point_in_polygon;
import :near_pairs;
import :touching_rings;
import :line_in_polygon;
import :sided_view;
import :chain_relation;

namespace hantei {

/// A solid between stored corners, a triangle or a box along the axes, as a region with one ring.
template <class Corners>
struct corner_region {
    Corners at;

    constexpr auto core_vertices() const { return vertex_list(at); }
    constexpr void each_ring(auto f) const { f(core_vertices()); }
};
/// Calls f with the closed curves of a region's boundary, as boundary_ring, until f returns false. Each vertex has one angle of the region beside it.
template <class R>
constexpr void each_boundary_of(R const& region, auto f) {
    if constexpr (requires { region.each_boundary(f); }) {
        region.each_boundary(f);
    } else {
        boundary_ring boundary(region.core_vertices(), 1);
        f(boundary);
    }
}
/// Whether X is a region, or a solid between stored corners.
template <class X>
concept has_rings = is_own<X> && !rounded_shape<X> && requires(X const& x) { x.has_interior(), x.core_vertices(); };
/// Calls f with x as a region with rings.
constexpr auto with_region(has_rings auto const& x, auto f) {
    if constexpr (keeps_vertices<remove_cvref_t<decltype(x)>>) {
        return f(x);
    } else {
        return f(corner_region<decltype(x.core_vertices())>{x.core_vertices()});
    }
}

template <class R>
using ring_scalar = typename decltype(static_cast<R const*>(nullptr)->core_vertices())::scalar_type;

/// Calls f with the rings as boundaries of what is outside the region: outside the outer ring, or inside a hole. Each of these can be judged alone.
constexpr void each_ring_of_outside(auto const& region, auto f) {
    int outside = -1;
    region.each_ring([&](auto const& ring) {
        boundary_ring boundary(ring, outside);
        outside = 1;
        return f(boundary);
    });
}
/// How a straight shape s of nonzero length meets the boundary of a region: overlapping if s leads from a boundary point into the region (out of it,
/// if `leads_out`), touching if it only meets the boundary, else disjoint. Where it runs within a side it leads nowhere: that is disjoint.
template <class R, class S>
constexpr relation relate_boundary(R const& region, S const& any, bool leads_out = false) {
    using T = typename common_scalar<ring_scalar<R>, typename S::scalar_type>::type;
    auto const s = scalar_cast<T>(any);
    relation best = relation::disjoint;
    auto const pass = [&](auto& boundary) {
        best = larger(best, line_in_polygon(boundary, s).relate());
        return best != relation::overlapping;
    };
    if (leads_out) {
        each_ring_of_outside(region, pass);
    } else {
        each_boundary_of(region, pass);
    }
    return best;
}

/// How the boundary of x lies to a region: overlapping if a part of it is inside, touching if it meets only the boundary, else disjoint.
template <class X, class R>
constexpr relation relate_rings(X const& x, R const& region) {
    using T = typename common_scalar<ring_scalar<X>, ring_scalar<R>>::type;
    relation best = relation::disjoint;
    x.each_ring([&](auto const& ring) {
        relation met = relation::disjoint;
        each_boundary_of(region, [&](auto& boundary) {
            return near_pairs(ring, boundary.vertices()).each([&](size_t i, size_t k) {
                met = larger(met, line_in_polygon(boundary, scalar_cast<T>(ring.side(i))).relate_at(k));
                return met != relation::overlapping;
            });
        });
        best = larger(best, met == relation::disjoint ? relation_of(point_in_polygon(region, ring[0])) : met);
        return best != relation::overlapping;
    });
    return best;
}
/// Whether the extreme corners of two regions have the same place and the same neighbors. If so, the interiors meet next to the corner. Two regions
/// that are the same set have such corners.
template <class A, class B>
constexpr bool same_corner(A const& a, B const& b) {
    using T = typename common_scalar<ring_scalar<A>, ring_scalar<B>>::type;
    auto const p = a.core_vertices();
    auto const q = b.core_vertices();
    size_t const i = extreme_vertex(p), k = extreme_vertex(q);
    auto const same = [&](size_t m, size_t n) { return scalar_cast<T>(p[m]) == scalar_cast<T>(q[n]); };
    size_t const before = i + p.size() - 1, first_of_q = k + q.size() - 1;
    return same(i, k) && ((same(before, first_of_q) && same(i + 1, k + 1)) || (same(before, k + 1) && same(i + 1, first_of_q)));
}
/// The relation of two regions whose boundaries meet, where a's does not enter b. If b's does not enter a either, they touch or are the same set.
template <class A, class B>
constexpr relation relate_touching(A const& a, B const& b) {
    return relate_rings(b, a) == relation::overlapping || same_corner(a, b) ? relation::overlapping : relation::touching;
}
/// The relation of two regions. If the boundaries do not meet, one region is inside the other exactly if its outer ring is.
template <class A, class B>
constexpr relation relate_regions(A const& a, B const& b) {
    relation const met = relate_rings(b, a);
    if (met == relation::touching) return relate_touching(b, a);
    return met == relation::overlapping || point_in_polygon(b, a.core_vertices()[0]) > 0 ? relation::overlapping
                                                                                         : relation::disjoint;
}

template <class R, class T>
constexpr relation region_relation(R const& region, point<T, 2> const& x) {
    return relation_of(point_in_polygon(region, x.position()));
}
/// The relation to a straight shape of nonzero length. If relate_boundary is disjoint, the shape is wholly inside, outside, or within a side.
template <class R, linear_component S>
constexpr relation relate_straight(R const& region, S const& s) {
    relation const met = relate_boundary(region, s);
    return met == relation::disjoint ? relation_of(point_in_polygon(region, some_point(s))) : met;
}
template <class R, linear_component S>
[[gnu::noinline]] constexpr relation region_relation(R const& region, S const& s) {
    if constexpr (bounded<S>) {
        if (s.a == s.b) return relation_of(point_in_polygon(region, s.a));
    }
    return relate_straight(region, s);
}
template <class R, class X>
[[gnu::noinline]] constexpr relation region_relation(R const& region, X const& x) {
    if constexpr (keeps_vertices<X>) {
        return relate_regions(region, x);
    } else {
        if (!is_solid(x)) return region_relation(region, flattened(core_of(x)));
        relation met = relation::disjoint;
        each_side_at(region, x, [&](auto const& side) {
            met = larger(met, relate_valid(side, x));
            return met != relation::overlapping;
        });
        if (met == relation::overlapping) return met;
        if constexpr (has_rings<X>) {
            if (met == relation::touching)
                return with_region(x, [&](auto const& other) { return relate_touching(region, other); });
        }
        return point_in_polygon(region, some_point(x)) > 0 ? relation::overlapping : met;
    }
}

/// The relation of a region to a side or a joint of a chain, or to a shape without an end.
template <class T, class X>
    requires is_point<X> || is_segment<X> || is_endless<X>
struct pair<region_view<T>, X> {
    static constexpr relation relate(region_view<T> const& region, X const& x) {
        return certainly_apart(region.box(), x) ? relation::disjoint : region_relation(region, x);
    }
};

struct relating_region {
    static constexpr relation of(auto const& region, auto const& x) { return region_relation(region, x); }
};
/// The relation of a region to any shape but a chain.
constexpr relation relate_region(auto const& region, auto const& x) { return related_by_sides<relating_region>(region, x); }

/// Whether every point of x is a point of the region; if strict, an interior point. A segment is contained if it leads nowhere outside.
template <class R, class T>
constexpr bool region_holds(R const& region, segment<T, 2> const& x, bool strict) {
    if (point_in_polygon(region, x.a) < (strict ? 1 : 0)) return false;
    return x.a == x.b || relate_boundary(region, x, true) <= (strict ? relation::disjoint : relation::touching);
}
template <class R, class X>
constexpr bool region_holds(R const& region, X const& x, bool strict) {
    if (!is_solid(x)) return region_holds(region, flattened(core_of(x)), strict);
    if constexpr (has_rings<X>) {
        return with_region(x, [&region, strict](auto const& other) {
            if (relate_rings(region, other) > (strict ? relation::disjoint : relation::touching)) return false;
            return relate_regions(region, other) == relation::overlapping;
        });
    } else {
        bool ok = true;
        each_side_at(region, x, [&](auto const& side) {
            relation const r = relate_valid(side, x);
            ok = strict ? r == relation::disjoint : r != relation::overlapping;
            return ok;
        });
        return ok && point_in_polygon(region, some_point(x)) > 0;
    }
}

}  // namespace hantei
