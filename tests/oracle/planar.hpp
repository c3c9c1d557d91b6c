// SPDX-License-Identifier: MIT
// Bounded cores in the plane, whatever they are: their nearest points are those of the origin and the hull of all differences a - b.
#pragma once

#include "cores.hpp"

namespace oracle {

using qpoint = qvec<2>;

/// Twice the signed area of the triangle p, q, r.
inline Q area(qpoint const& p, qpoint const& q, qpoint const& r) {
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
}

/// The corners of the hull, counter-clockwise, without collinear ones (Andrew's monotone chain).
inline std::vector<qpoint> hull(std::vector<qpoint> points) {
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3) return points;
    std::vector<qpoint> chain;
    auto extend = [&chain](qpoint const& p, std::size_t base) {
        while (chain.size() >= base + 2 && area(chain[chain.size() - 2], chain.back(), p) <= 0) chain.pop_back();
        chain.push_back(p);
    };
    for (auto const& p : points) extend(p, 0);
    std::size_t const lower = chain.size() - 1;
    for (std::size_t i = points.size() - 1; i-- > 0;) extend(points[i], lower);
    chain.pop_back();
    return chain;
}

/// Those of the points with the least product with the direction.
inline std::vector<qpoint> face(std::vector<qpoint> const& points, qpoint const& direction) {
    Q least = dot(points.front(), direction);
    for (auto const& p : points) least = std::min(least, dot(p, direction));
    std::vector<qpoint> r;
    for (auto const& p : points) {
        if (dot(p, direction) == least) r.push_back(p);
    }
    return r;
}

/// The part of the segment `across` from lo to hi, measured along a direction parallel to it.
inline qpoint at_height(std::vector<qpoint> const& points, qpoint const& along, Q const& height) {
    auto less = [&](qpoint const& p, qpoint const& q) { return dot(p, along) < dot(q, along); };
    auto const [lo, hi] = std::minmax_element(points.begin(), points.end(), less);
    Q const from = dot(*lo, along);
    Q const to = dot(*hi, along);
    if (from == to) return *lo;
    return *lo + Q((height - from) / (to - from)) * (*hi - *lo);
}

/// All nearest pairs of two disjoint hulls, given the vector from b to a. They lie on two faces square to it.
inline nearest<2> facing(std::vector<qpoint> const& p, std::vector<qpoint> const& q, qpoint const& from_b) {
    qpoint const along{-from_b[1], from_b[0]};
    auto const on_a = face(p, from_b);
    auto const on_b = face(q, Q(-1) * from_b);
    auto range = [&along](std::vector<qpoint> const& points) {
        interval r{dot(points.front(), along), dot(points.front(), along)};
        for (auto const& v : points) {
            r.lo = std::min<Q>(*r.lo, dot(v, along));
            r.hi = std::max<Q>(*r.hi, dot(v, along));
        }
        return r;
    };
    interval const a = range(on_a);
    interval const b = range(on_b);
    Q const lo = std::max(*a.lo, *b.lo);
    Q const hi = std::min(*a.hi, *b.hi);
    return {at_height(on_a, along, lo), at_height(on_a, along, hi), at_height(on_b, along, lo), at_height(on_b, along, hi)};
}

inline nearest<2> meet_planar(core<2> const& a, core<2> const& b) {
    auto const p = vertices(a);
    auto const q = vertices(b);
    std::vector<qpoint> differences;
    for (auto const& v : p) {
        for (auto const& w : q) differences.push_back(v - w);
    }
    auto const corners = hull(std::move(differences));
    qpoint const origin{};

    bool outside = false;
    bool inside = true;
    qpoint least = corners.front();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        qpoint const& v = corners[i];
        qpoint const edge = corners[(i + 1) % corners.size()] - v;
        Q const norm = dot(edge, edge);
        Q const t = norm == 0 ? Q(0) : interval{Q(0), Q(1)}.clamp(Q(-dot(v, edge) / norm));
        qpoint const candidate = v + t * edge;
        if (dot(candidate, candidate) < dot(least, least)) least = candidate;
        int const turn = corners.size() < 3 ? 0 : sgn(area(v, corners[(i + 1) % corners.size()], origin));
        outside = outside || turn < 0;
        inside = inside && (corners.size() < 3 ? corners.size() == 1 || (0 < t && t < 1) : turn > 0);
    }
    if (corners.size() < 3) outside = least != origin;
    if (outside) return facing(p, q, least);
    nearest<2> r(origin, origin);  // where they meet is nobody's question
    r.inside = inside;
    return r;
}

}  // namespace oracle
