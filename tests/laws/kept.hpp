// SPDX-License-Identifier: MIT
// The laws: which of them, if any, do the answers about a placement break.
#pragma once

#include "answers.hpp"

#include <limits>

import hantei;

namespace laws {

/// The box of the numbers that a rounded point may stand for: one unit in the last place, or two, around each coordinate. Its sides
/// are never zero, so that a set without inner points contains none.
template <class T, std::size_t N>
constexpr hantei::aabb<T, N> cell(hantei::vec<T, N> const& p) {
    auto const reach = [](T x) {
        return x == 0 ? std::numeric_limits<T>::min() : (x < 0 ? -x : x) * std::numeric_limits<T>::epsilon();
    };
    return {hantei::map([&](T x) { return x - reach(x); }, p), hantei::map([&](T x) { return x + reach(x); }, p)};
}

/// The rounded point p may be a point of s.
template <class S, class T, std::size_t N>
constexpr bool may_be_in(S const& s, hantei::vec<T, N> const& p) {
    auto const box = cell(p);
    if constexpr (hantei::judgeable<S, hantei::aabb<T, N>>) {
        return hantei::intersects(s, box);
    } else {
        return true;
    }
}
template <class S, class T, std::size_t N>
constexpr bool may_be_on_boundary(S const& s, hantei::vec<T, N> const& p) {
    return hantei::intersects(s, cell(p)) && !hantei::strictly_contains(s, cell(p));
}

/// a moved along the contact by the share of its depth, less or more than all of it.
template <class A, class T, std::size_t N>
constexpr A moved_out(A const& a, hantei::contact_manifold<T, N> const& m, T share) {
    motion<T, N> out{law::contact_parts, {}, {}, -(m.normal * (m.depth * share))};
    for (std::size_t i = 0; i < N; ++i) out.axis[i] = i, out.sign[i] = 1;
    return image(out, a);
}

/// Moved by the depth, the shapes no longer overlap; by less, they still do. The depth and the way are rounded: hence the shares.
/// Out into a notch, a little more may be too much: what remains is no deeper than that.
template <class A, class B, class T, std::size_t N>
constexpr bool parts(A const& a, B const& b, hantei::contact_manifold<T, N> const& m) {
    constexpr T slack = std::numeric_limits<T>::epsilon() * 256;
    if (m.depth == 0) return true;
    if (!hantei::overlaps(moved_out(a, m, 1 - slack), b)) return false;
    auto const beyond = moved_out(a, m, 1 + slack);
    if constexpr (kinds::is_region<A> || kinds::is_region<B>) {
        auto const rest = hantei::contact(beyond, b);
        return !rest.has_value() || rest->depth < slack * 64;
    } else {
        return !hantei::overlaps(beyond, b);
    }
}

/// |v.x| + |v.y| ..., not less than the length.
template <class T, std::size_t N>
constexpr T taxicab_length(hantei::vec<T, N> const& v) {
    T sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += v[i] < 0 ? -v[i] : v[i];
    return sum;
}

/// p, up to the roundings of a few operations on numbers of its size and that of the depth, is on the boundary of s.
template <class S, class T, std::size_t N>
constexpr bool nearly_on_boundary(S const& s, hantei::vec<T, N> const& p, T depth) {
    T const size = taxicab_length(p) + depth;
    T const reach = size * std::numeric_limits<T>::epsilon() * 256 + std::numeric_limits<T>::min();
    auto const moved = [&](T by) { return hantei::map([by](T x) { return x + by; }, p); };
    hantei::aabb<T, N> const around{moved(-reach), moved(reach)};
    return hantei::intersects(s, around) && !hantei::strictly_contains(s, around);
}
/// There are points, each halfway between the two surfaces: half the depth along the normal is that of a, half the depth back that of b.
template <class A, class B, class T, std::size_t N>
constexpr bool points_are_halfway(A const& a, B const& b, hantei::contact_manifold<T, N> const& m) {
    auto const half = m.normal * (m.depth / 2);
    for (auto const& p : m.points)
        if (!nearly_on_boundary(a, p + half, m.depth) || !nearly_on_boundary(b, p - half, m.depth)) return false;
    return m.points.size() > 0;
}

/// In against the normal and out along it; at a tangent the two are perpendicular, up to the rounding of the normal.
template <class T, std::size_t N>
constexpr bool enters_before_it_exits(hantei::chord<T, N> const& c, hantei::vec<T, N> const& direction) {
    T const slack = taxicab_length(direction) * std::numeric_limits<T>::epsilon();
    return c.enter.t <= c.exit.t && hantei::dot(c.enter.normal, direction) <= slack &&
           hantei::dot(c.exit.normal, direction) >= -slack;
}

/// A normal has length 1, and nothing of a convex solid is farther along it than the crossing is.
template <class S, class T, std::size_t N>
constexpr bool points_outwards(S const& s, hantei::crossing<T, N> const& c) {
    constexpr T slack = std::numeric_limits<T>::epsilon() * 256;
    T const excess = hantei::squared_norm(c.normal) - 1;
    if (excess > slack || excess < -slack) return false;
    if constexpr (kinds::is_solid<S>) {
        auto const farthest = hantei::support(s, c.normal);
        return hantei::dot(c.normal, farthest - c.point) <= (taxicab_length(farthest) + taxicab_length(c.point)) * slack;
    }
    return true;
}

template <class T, std::size_t N>
constexpr auto direction_of(hantei::segment<T, N> const& s) {
    return s.b - s.a;
}
constexpr auto direction_of(auto const& s) { return s.direction; }

/// The first law that the relations, in both orders, break.
constexpr law broken_by(hantei::relation expected, hantei::relation ab, hantei::relation ba) {
    if (ab != ba) return law::symmetry;
    return ab == expected ? law::none : law::stated_relation;
}
constexpr law broken_by(hantei::relation expected, relations const& ab, relations const& ba) {
    if (law const l = broken_by(expected, ab.relate, ba.relate); l != law::none) return l;
    for (relations const& r : {ab, ba}) {
        if (r.disjoint != (expected == apart) || r.touches != (expected == touching) ||
            r.overlaps != (expected == overlapping) || r.intersects == r.disjoint)
            return law::exactly_one_relation;
        if (r.contains && !r.intersects) return law::contains_implies_intersects;
        if (r.strictly_contains && !(r.contains && r.overlaps)) return law::strictly_contains_implies_contains;
    }
    return law::none;
}

/// The first law that an image of the placement breaks by its relation.
template <class A, class B>
constexpr law broken_by_images(hantei::relation expected, A const& a, B const& b) {
    law broken = law::none;
    each_image(a, b, [&](law tests, A const& p, B const& q, auto) {
        if (broken == law::none && hantei::relate(p, q) != expected) broken = tests;
    });
    return broken;
}
/// ... by its distance, which is the same, or larger by the power of two.
template <class A, class B>
constexpr law broken_by_image_distances(A const& a, B const& b) {
    using M = measure_of<A>;
    M const distance = hantei::distance(a, b);
    law broken = law::none;
    each_image(a, b, [&](law tests, A const& p, B const& q, auto scale) {
        if (broken == law::none && !same_bits(hantei::distance(p, q), distance * static_cast<M>(scale))) broken = tests;
    });
    return broken;
}

template <class A, class B, class M, std::size_t N>
constexpr law broken_by_contact(A const& a, B const& b, hantei::relation expected, measures<M, N> const& ab,
                                measures<M, N> const& ba) {
    auto const& there = ab.contact;
    auto const& back = ba.contact;
    if (there.has_value() != (expected != apart) || back.has_value() != there.has_value())
        return law::contact_exactly_when_intersecting;
    if (!there.has_value()) return law::none;
    if (there->depth < 0 || (expected == touching && there->depth != 0)) return law::touching_has_depth_zero;
    bool equal = false;  // equal shapes have no direction to part in: the first axis, in both orders
    if constexpr (std::is_same_v<A, B>) equal = a == b;
    if (!same_bits(there->depth, back->depth) || !same_points(*there, *back) ||
        there->normal != (equal ? back->normal : -back->normal))
        return law::contact_flips;
    if (!parts(cast<M>(a), cast<M>(b), *there)) return law::contact_parts;
    return points_are_halfway(cast<M>(a), cast<M>(b), *there) ? law::none : law::contact_points_are_halfway;
}

template <class A, class B, class M, std::size_t N>
constexpr law broken_by_chord(A const& straight, B const& solid, hantei::relation expected, measures<M, N> const& ab,
                              measures<M, N> const& ba) {
    auto const& chord = ab.chord;
    if (chord.has_value() != (expected != apart)) return law::chord_exactly_when_intersecting;
    if (!std::is_same_v<A, B> && !same_bits(chord, ba.chord))  // of two segments the first is cast
        return law::chord_is_the_same_in_both_orders;
    auto const direction = direction_of(cast<M>(straight));
    if (!chord.has_value() || hantei::squared_norm(direction) == 0) return law::none;  // a point's chord is a point
    if (!enters_before_it_exits(*chord, direction)) return law::chord_enters_before_it_exits;
    auto const body = cast<M>(solid);
    if (!points_outwards(body, chord->enter) || !points_outwards(body, chord->exit)) return law::chord_normals_point_outwards;
    return may_be_on_boundary(body, chord->enter.point) && may_be_on_boundary(body, chord->exit.point)
               ? law::none
               : law::chord_ends_on_the_boundary;
}

/// The first law that the measures, in both orders, break.
template <class A, class B, class M, std::size_t N>
constexpr law broken_by(hantei::relation expected, A const& a, B const& b, measures<M, N> const& ab, measures<M, N> const& ba) {
    bool const meet = expected != apart;
    if (!same_bits(ab.distance, ba.distance) || !same_bits(ab.squared_distance, ba.squared_distance)) return law::symmetry;
    if (!(ab.distance >= 0) || (ab.distance == 0) != meet) return law::distance_zero_exactly_when_intersecting;
    if (!(ab.squared_distance >= 0) || (ab.squared_distance == 0) != meet)
        return law::squared_distance_zero_exactly_when_intersecting;
    if ((ab.nearest.on_a == ab.nearest.on_b) != meet) return law::common_point_exactly_when_intersecting;
    if (!may_be_in(cast<M>(a), ab.nearest.on_a) || !may_be_in(cast<M>(b), ab.nearest.on_b))
        return law::closest_points_lie_in_their_shapes;
    if (!std::is_same_v<A, B> && !same_bits(ab.nearest, {ba.nearest.on_b, ba.nearest.on_a})) return law::closest_points_flip;
    if constexpr (has_contact<A, B>) {
        return broken_by_contact(a, b, expected, ab, ba);
    } else if constexpr (casts_at<A, B>) {
        return broken_by_chord(a, b, expected, ab, ba);
    } else if constexpr (casts_at<B, A>) {
        return broken_by_chord(b, a, expected, ab, ba);
    } else {
        return law::none;
    }
}

/// The first law that the answers about a placement, or its images, break.
template <class A, class B, class M, std::size_t N>
constexpr law broken_by(hantei::relation expected, A const& a, B const& b, answers<M, N> const& all) {
    if (law const l = broken_by(expected, all.ab, all.ba); l != law::none) return l;
    if (law const l = broken_by_images(expected, a, b); l != law::none) return l;
    return broken_by(expected, a, b, all.there, all.back);
}

}  // namespace laws
