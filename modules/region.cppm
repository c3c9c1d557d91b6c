// SPDX-License-Identifier: MIT
// A region with straight sides, convex or not: how a shape lies to it, once for all shapes.
//
// A boundary point of the region has inner points of it in every neighbourhood. So a solid whose inner points meet a side overlaps the
// region; if they meet none, they lie wholly inside or wholly outside, and one of them decides.
// A straight shape overlaps the region if it crosses a side; where it only touches sides and corners, it is cut there, and the
// middles of the pieces decide.
export module hantei:region;
import :base;
import :number;
import :scalar;
import :rational;
import :vec;
import :relation;
import :shape;
import :point;
import :segment;
import :reduction;
import :passage;
import :sign;
import :forms;
import :predicates;
import :ring;
import :locate;
import :aabb_point;

namespace hantei {

/// An inner point of a region. At an extreme corner v its ring bulges outwards; in the triangle of v and its neighbours, nothing of the
/// boundary is above the vertex that is highest over the line of the neighbours, so the middle of the way from v to that vertex is
/// inside. (Without such a vertex: of the way to the middle of the neighbours.)
/// Source: O'Rourke, Computational Geometry in C, section 1.2.
template <class X>
[[gnu::noinline, gnu::cold]] constexpr vec<rational, 2> point_inside(X const& x) {
    auto const ring = x.corners();
    size_t const n = ring.size(), corner = extreme_vertex(ring);
    auto const v = exact(ring[corner]), a = exact(ring[corner + n - 1]), b = exact(ring[corner + 1]);
    auto const base = b - a;
    rational const height = cross(base, v - a), winding(height.sign());
    auto const inside = [&](vec<rational, 2> const& p) {
        return (cross(base, p - a) * winding).sign() > 0 && (cross(v - b, p - b) * winding).sign() >= 0 &&
               (cross(a - v, p - v) * winding).sign() >= 0 && p != v;
    };
    auto highest = (a + b) * rational(1, 2);
    rational greatest = 0;  // height
    auto const look = [&](auto const& other) {
        for (auto const& q : other) {
            auto const p = exact(q);
            if (rational const h = cross(base, p - a) * winding; inside(p) && greatest < h) highest = p, greatest = h;
        }
        return true;
    };
    if constexpr (requires { x.each_ring(look); }) x.each_ring(look);
    return (v + highest) * rational(1, 2);
}
/// A point in the interior of a solid.
template <class X>
constexpr auto inner_point(X const& x) {
    if constexpr (round<X>) {
        return some_point(x);  // the core is inside
    } else if constexpr (requires { x.center; }) {
        return x.center;
    } else if constexpr (requires { x.facts; }) {
        return point_inside(x);
    } else {
        auto const all = x.corners();  // of a box along the axes (0 and 2 are opposite) or of a triangle
        return (exact(all[0]) + exact(all[1]) + exact(all[2]) * rational(2)) * rational(1, 4);
    }
}

constexpr void sort_ascending(vector<rational>& numbers) {
    rng::sort(numbers, [](rational const& s, rational const& t) { return s < t; });
}

/// The t in ascending order at which (a part of) a line comes to a side, runs along one from or to, starts and ends.
template <class S>
constexpr vector<rational> cuts_of(S const& set, carrier<2> const& c) {
    vector<rational> cuts;
    auto const cut = [&](rational const& t) {
        if (!(c.starts && t.sign() < 0) && !(c.ends && rational(1) < t)) cuts.push_back(t);
    };
    if (c.starts) cut(0);
    if (c.ends) cut(1);
    set.each_side([&](auto const& s) {
        auto const side = carrier_of(s);
        auto const way = side.origin - c.origin;
        rational const k = cross(c.direction, side.direction), on_side = cross(way, c.direction);
        if (k.sign() != 0) {
            rational const share = on_side / k;
            if (share.sign() >= 0 && share <= rational(1)) cut(cross(way, side.direction) / k);
        } else if (on_side.sign() == 0) {
            rational const length = squared_norm(c.direction), t = dot(way, c.direction) / length;
            cut(t);
            cut(t + dot(side.direction, c.direction) / length);
        }
        return true;
    });
    sort_ascending(cuts);
    return cuts;
}
/// f holds for a point of each piece into which the boundary of the region cuts c, boundary points left out.
template <class R>
constexpr bool all_pieces(R const& region, carrier<2> const& c, auto f) {
    auto const cuts = cuts_of(region, c);
    for (size_t i = 0; i + 1 < cuts.size(); ++i)
        if (cuts[i] < cuts[i + 1] && !f(c.at((cuts[i] + cuts[i + 1]) * rational(1, 2)))) return false;
    return true;
}

/// Some piece of c between boundary points of the region is inside.
template <class R>
[[gnu::noinline, gnu::cold]] constexpr bool passes_inside(R const& region, carrier<2> const& c) {
    if (squared_norm(c.direction).sign() == 0) return locate(region, c.origin) > 0;
    return !all_pieces(region, c, [&](auto const& p) { return locate(region, p) <= 0; });
}

/// The direction of a straight shape, for a formula.
template <class T>
constexpr auto direction_leaf(segment<T, 2> const& s) {
    return first.arrow(s.a, s.b);
}
template <class S>
constexpr auto direction_leaf(S const& s) {
    return first.stored(s.direction);
}
/// Two straight shapes have the same direction, or opposite ones.
template <class A, class B>
constexpr bool parallel(A const& a, B const& b) {
    using common = common_scalar_t<A, B>;
    return exactly::sign(left_of, direction_leaf(scalar_cast<common>(a)), direction_leaf(scalar_cast<common>(b))) == 0;
}

/// Two straight shapes, one of which has area on either side, overlap what the other belongs to if they cross.
template <class A, class B>
constexpr bool cross_each_other(relation r, A const& a, B const& b) {
    return r == relation::overlapping && !parallel(a, b);
}

/// The sides of two regions: whether some cross (overlapping), some meet, or none does.
template <class R, class X>
constexpr relation relate_sides_of(R const& region, X const& x) {
    relation found = relation::disjoint;
    region.each_side([&](auto const& side) {
        if (relate(x.box(), side) == relation::disjoint) return true;
        x.each_side([&](auto const& other) {
            relation const r = relate(side, other);
            if (r != relation::disjoint) found = cross_each_other(r, side, other) ? r : relation::touching;
            return found != relation::overlapping;
        });
        return found != relation::overlapping;
    });
    return found;
}

template <class R, class T>
constexpr relation relate_region(R const& region, point<T, 2> const& x) {
    if (with_pair(relating_valid{}, region.box(), x) == relation::disjoint) return relation::disjoint;
    int const place = locate(region, x.p);
    return place > 0 ? relation::overlapping : place == 0 ? relation::touching : relation::disjoint;
}
template <class R, class X>
[[gnu::noinline]] constexpr relation relate_region(R const& region, X const& x) {
    constexpr bool straight = requires { carrier_of(x); };
    if (relate(region.box(), x) == relation::disjoint) return relation::disjoint;
    if constexpr (!straight) {
        if (!is_solid(x)) return relate_region(region, flattened(thin(x)));
    }
    if constexpr (requires { x.facts; }) {
        relation const sides = relate_sides_of(region, x);
        if (sides == relation::overlapping) return sides;
        if (sides == relation::disjoint)
            return locate(region, some_point(x)) > 0 || locate(x, some_point(region)) > 0 ? relation::overlapping
                                                                                          : relation::disjoint;
    }
    bool meet = false, overlap = false;
    region.each_side([&](auto const& side) {
        relation const r = relate(side, x);
        meet = meet || r != relation::disjoint;
        if constexpr (straight) {
            overlap = cross_each_other(r, side, x);
        } else {
            overlap = r == relation::overlapping;
        }
        return !overlap;
    });
    if (overlap) return relation::overlapping;
    if (!meet) return locate(region, some_point(x)) > 0 ? relation::overlapping : relation::disjoint;
    if constexpr (straight) {
        return passes_inside(region, carrier_of(x)) ? relation::overlapping : relation::touching;
    } else {
        return locate(region, inner_point(x)) > 0 ? relation::overlapping : relation::touching;
    }
}

/// Every point of x is a point of the region; if strict, an inner one.
template <class R, class T>
constexpr bool region_holds(R const& region, segment<T, 2> const& x, bool strict) {
    if (locate(region, x.a) < (strict ? 1 : 0) || locate(region, x.b) < (strict ? 1 : 0)) return false;
    bool apart = true;
    region.each_side([&](auto const& side) { return apart = relate(side, x) == relation::disjoint; });
    if (apart || strict) return apart;
    return x.a == x.b || all_pieces(region, carrier_of(x), [&](auto const& p) { return locate(region, p) >= 0; });
}
template <class R, class X>
constexpr bool region_holds(R const& region, X const& x, bool strict) {
    if (!is_solid(x)) return region_holds(region, flattened(thin(x)), strict);
    bool ok = true;
    region.each_side([&](auto const& side) {
        relation const r = relate(side, x);
        ok = strict ? r == relation::disjoint : r != relation::overlapping;
        return ok;
    });
    return ok && locate(region, inner_point(x)) > 0;
}

}  // namespace hantei
