// SPDX-License-Identifier: MIT
// What is true: the relation, the containment and the measures of two exact sets.
#pragma once

#include "planar.hpp"
#include "solid.hpp"
#include "straight.hpp"

#include <stdexcept>

namespace oracle {

enum class relation { disjoint, touching, overlapping };

/// The part of a line beside some points and a little more: what is beyond is not nearer to them.
template <std::size_t N>
linear<N> cut_off(linear<N> l, std::vector<qvec<N>> const& points) {
    Q const norm = dot(l.direction, l.direction);
    if (norm == 0) return l;
    extent<1> beside(qvec<1>{Q(0)});
    for (auto const& p : points) beside.add(qvec<1>{Q(dot(p - l.origin, l.direction) / norm)});
    if (!l.range.lo) l.range.lo = beside.lo[0] - 1;
    if (!l.range.hi) l.range.hi = beside.hi[0] + 1;
    return l;
}

/// Nearest points of any two cores that the oracle knows.
template <std::size_t N>
nearest<N> meet(core<N> const& a, core<N> const& b) {
    auto const* la = std::get_if<linear<N>>(&a);
    auto const* lb = std::get_if<linear<N>>(&b);
    auto const* ba = std::get_if<box<N>>(&a);
    auto const* bb = std::get_if<box<N>>(&b);
    if (la && lb) return meet(*la, *lb);
    if (la && bb) return meet(*la, *bb);
    if (ba && lb) return meet(*lb, *ba).flipped();
    if (ba && bb && ba->upright && bb->upright) return meet_upright(*ba, *bb);
    if constexpr (N == 2) {
        if (la) return meet_planar(cut_off(*la, vertices(b)), b);
        if (lb) return meet_planar(a, cut_off(*lb, vertices(a)));
        return meet_planar(a, b);
    } else {
        if (ba && bb) return meet_boxes(*ba, *bb);
    }
    throw std::logic_error("the oracle has no method for this pair in space");
}

/// The sets' relation, from the cores' one: with a radius the interiors meet exactly when the cores are nearer than the sum of the radii.
template <std::size_t N>
relation relate(set<N> const& a, set<N> const& b, nearest<N> const& cores) {
    Q const reach = a.radius + b.radius;
    if (reach == 0) return cores.inside ? relation::overlapping : cores.squared == 0 ? relation::touching : relation::disjoint;
    int const side = cmp(cores.squared, Q(reach * reach));
    return side < 0 ? relation::overlapping : side == 0 ? relation::touching : relation::disjoint;
}

template <std::size_t N>
relation relate(set<N> const& a, set<N> const& b) {
    return relate(a, b, meet(a.core, b.core));
}

/// Is the ball of radius `depth` around p within the core (strictly: within its topological interior)?
template <std::size_t N>
bool holds_ball(core<N> const& c, qvec<N> const& p, Q const& depth, bool strict) {
    auto deep = [&](Q const& away, Q const& norm) {  // away / sqrt(norm) against depth
        int const side = away < 0 ? -1 : cmp(Q(away * away), Q(depth * depth * norm));
        return strict ? side > 0 && away > 0 : side >= 0;
    };
    if (auto const* b = std::get_if<box<N>>(&c)) {
        qvec<N> const x = b->local(p - b->origin);
        for (std::size_t i = 0; i < N; ++i) {
            Q const per = 1 / b->scale();
            if (!deep(x[i] - *b->side[i].lo, per) || !deep(*b->side[i].hi - x[i], per)) return false;
        }
        return true;
    }
    if constexpr (N == 2) {
        if (auto const* t = std::get_if<hull_of<N>>(&c)) {
            auto const corners = hull(t->points);
            if (corners.size() < 3) return false;
            for (std::size_t i = 0; i < corners.size(); ++i) {
                qpoint const& v = corners[i];
                qpoint const& w = corners[(i + 1) % corners.size()];
                if (!deep(area(v, w, p), dot(w - v, w - v))) return false;
            }
            return true;
        }
    }
    return false;  // a part of a line has no interior in two or more dimensions
}

/// Is a linear core without an end, or without both, within a?
template <std::size_t N>
bool runs_along(set<N> const& a, linear<N> const& b, bool strict) {
    auto const* l = std::get_if<linear<N>>(&a.core);
    if (!l) return false;
    Q const along = dot(l->direction, b.direction);
    if (along * along != dot(l->direction, l->direction) * dot(b.direction, b.direction)) return false;
    bool const same_way = along > 0;
    if (!b.range.hi && (same_way ? l->range.hi : l->range.lo)) return false;
    if (!b.range.lo && (same_way ? l->range.lo : l->range.hi)) return false;
    auto const near = meet(a.core, core<N>(point_core(b.at(b.range.clamp(0)))));
    return strict ? near.inside : near.squared == 0;
}

/// b within a; strictly: b within the relative interior of a.
template <std::size_t N>
bool contains(set<N> const& a, set<N> const& b, bool strict = false) {
    auto const corners = vertices(b.core);
    if (corners.empty()) return runs_along(a, std::get<linear<N>>(b.core), strict);
    Q const depth = b.radius - a.radius;
    for (auto const& p : corners) {
        bool good = false;
        if (depth > 0) {
            good = holds_ball(a.core, p, depth, strict);
        } else if (depth == 0 && a.radius > 0 && strict) {
            good = holds_ball(a.core, p, depth, true);
        } else if (auto const* box_of_a = std::get_if<box<N>>(&a.core); depth == 0 && box_of_a) {
            good = strict ? has_inside(*box_of_a, p) : has(*box_of_a, p);
        } else {
            auto const near = meet(a.core, core<N>(point_core(p)));
            if (depth == 0) good = strict ? near.inside : near.squared == 0;
            else good = strict ? near.squared < depth * depth : near.squared <= depth * depth;
        }
        if (!good) return false;
    }
    return true;
}

/// Distance of disjoint sets.
template <std::size_t N>
surd distance(set<N> const& a, set<N> const& b, nearest<N> const& cores) {
    return {-a.radius - b.radius, 1, cores.squared};
}

template <std::size_t N>
surd squared_distance(set<N> const& a, set<N> const& b, nearest<N> const& cores) {
    Q const reach = a.radius + b.radius;
    return {cores.squared + reach * reach, -2 * reach, cores.squared};
}

/// A component of a core's nearest point p pushed out by the radius along the unit vector of `toward`.
inline surd pushed(Q const& p, Q const& radius, Q const& toward, Q const& squared) {
    return {p, radius * toward / squared, squared};
}

/// The parameters at which the whole line of `l` enters and leaves a set; the core of a solid is a point or an upright box.
template <std::size_t N>
std::optional<std::array<surd, 2>> chord(linear<N> const& l, set<N> const& solid) {
    if (auto const* b = std::get_if<box<N>>(&solid.core)) {
        std::optional<Q> in, out;
        for (std::size_t i = 0; i < N; ++i) {
            if (l.direction[i] == 0) continue;
            Q t0 = (*b->side[i].lo - l.origin[i]) / l.direction[i];
            Q t1 = (*b->side[i].hi - l.origin[i]) / l.direction[i];
            if (t1 < t0) std::swap(t0, t1);
            if (!in || *in < t0) in = t0;
            if (!out || t1 < *out) out = t1;
        }
        if (!in) return {};
        return std::array<surd, 2>{surd{*in}, surd{*out}};
    }
    qvec<N> const to_center = std::get<linear<N>>(solid.core).origin - l.origin;
    Q const norm = dot(l.direction, l.direction);
    if (norm == 0) return {};
    Q const middle = dot(to_center, l.direction) / norm;
    Q const root = middle * middle - (dot(to_center, to_center) - solid.radius * solid.radius) / norm;
    return std::array<surd, 2>{surd{middle, -1, root}, surd{middle, 1, root}};
}

}  // namespace oracle
