// SPDX-License-Identifier: MIT
// What a contact and an impact of two convex sets are, in exact numbers: the directions in which one leaves the other, and where
// they touch.
#pragma once

#include "chords.hpp"
#include "planar.hpp"

namespace oracle {

template <std::size_t N>
using splace = std::array<surd, N>;

/// How two sets part along one direction.
template <std::size_t N>
struct parting {
    splace<N> normal;
    surd depth;
    splace<N> way;  ///< -normal * depth
    std::vector<splace<N>> points;
};

/// The corners of a core that are farthest along n, as a stretch along a direction square to it.
struct farthest_corners {
    Q height;
    interval places;

    farthest_corners(std::vector<qpoint> const& corners, qpoint const& n) : height(dot(n, corners[0])) {
        qpoint const along{Q(-n[1]), n[0]};
        for (auto const& p : corners) {
            Q const h = dot(n, p), x = dot(along, p);
            if (h < height) continue;
            if (h > height || !places.lo) places = {x, x};
            height = h;
            if (x < *places.lo) places.lo = x;
            if (*places.hi < x) places.hi = x;
        }
    }
};

/// The directions, of any length, of the shortest ways out of cores that meet: square to a side of one of them, both ways. (The hull of all
/// differences has no others, and where the origin is at a corner of it, any between two of them are as short.) A segment leaves along
/// itself, too, as a box without height does; two points part along the first axis.
inline std::vector<qpoint> shortest_ways_out(std::vector<qpoint> const& a, std::vector<qpoint> const& b) {
    std::vector<qpoint> found;
    Q least;  // squared
    for (auto const* core : {&a, &b}) {
        auto const corners = hull(*core);
        for (std::size_t i = 0; i < corners.size() && corners.size() > 1; ++i) {
            qpoint const side = corners[(i + 1) % corners.size()] - corners[i], across{side[1], Q(-side[0])};
            for (auto const& n : {across, Q(-1) * across, side}) {
                if (n == side && corners.size() > 2) continue;
                Q const overlap = farthest_corners(a, n).height + farthest_corners(b, Q(-1) * n).height;
                Q const squared = overlap * overlap / dot(n, n);
                if (!found.empty() && squared > least) continue;
                if (!found.empty() && squared < least) found.clear();
                least = squared;
                found.push_back(n);
            }
        }
    }
    if (found.empty()) return {{1, 0}, {-1, 0}};
    return found;
}

/// The parting of two cores with radii along n: the points lie halfway between the surfaces, at the ends of what the farthest sides (or
/// corners) of the two share.
inline parting<2> parting_along(qpoint const& n, set<2> const& a, set<2> const& b) {
    Q const length = dot(n, n), reach = a.radius + b.radius, lean = (a.radius - b.radius) / 2;
    qpoint const along{Q(-n[1]), n[0]};
    auto const of_b = vertices(b.core);
    farthest_corners const on_a(vertices(a.core), n), on_b(of_b, Q(-1) * n);
    Q const overlap = on_a.height + on_b.height, middle = (on_a.height - on_b.height) / 2;
    // the places of b are mirrored, as its direction is
    Q const low = std::max(*on_a.places.lo, Q(-*on_b.places.hi)), high = std::min(*on_a.places.hi, Q(-*on_b.places.lo));
    parting<2> r{unit(n), {reach, overlap / length, length}, {}, {}};
    for (std::size_t i = 0; i < 2; ++i) r.way[i] = {-n[i] * overlap / length, -n[i] * reach / length, length};
    for (auto const* place : {&low, &high}) {
        if (place == &high && low == high) break;
        splace<2> p;
        for (std::size_t i = 0; i < 2; ++i) p[i] = {(along[i] * *place + n[i] * middle) / length, n[i] * lean / length, length};
        r.points.push_back(std::move(p));
    }
    return r;
}

/// All shortest partings of two bounded convex sets that meet.
inline std::vector<parting<2>> partings(set<2> const& a, set<2> const& b, nearest<2> const& near) {
    std::vector<parting<2>> r;
    auto const ways = near.squared > 0 ? std::vector{near.gap} : shortest_ways_out(vertices(a.core), vertices(b.core));
    for (auto const& n : ways) r.push_back(parting_along(n, a, b));
    return r;
}

/// The same in space, of balls and upright boxes: the cores are apart and have one nearest pair; or the way out is along an axis, and
/// the points are the corners of the common part seen along it.
inline std::vector<parting<3>> partings(set<3> const& a, set<3> const& b, nearest<3> const& near) {
    Q const reach = a.radius + b.radius, lean = (a.radius - b.radius) / 2;
    auto const& gap = near.gap;
    if (near.squared > 0) {
        parting<3> r{unit(gap), {reach, -1, near.squared}, {}, {{}}};
        for (std::size_t i = 0; i < 3; ++i) {
            r.way[i] = {gap[i], -gap[i] * reach / near.squared, near.squared};
            r.points[0][i] = {(near.on_a.lo[i] + near.on_b.lo[i]) / 2, gap[i] * lean / near.squared, near.squared};
        }
        return {r};
    }
    auto const side = [](set<3> const& s, std::size_t i) {
        if (auto const* b = std::get_if<box<3>>(&s.core)) return b->side[i];
        Q const x = std::get<linear<3>>(s.core).origin[i];
        return interval{x, x};
    };
    std::vector<parting<3>> found;
    bool const points = std::holds_alternative<linear<3>>(a.core) && std::holds_alternative<linear<3>>(b.core);
    std::optional<Q> least;
    for (std::size_t i = 0; i < (points ? 1 : 3); ++i) {
        for (int const sense : {1, -1}) {
            interval const p = side(a, i), q = side(b, i);
            Q const depth = reach + (sense > 0 ? *p.hi - *q.lo : *q.hi - *p.lo);
            if (least && *least < depth) continue;
            if (least && depth < *least) found.clear();
            least = depth;
            parting<3> r{{}, {depth}, {}, {{}}};
            r.normal[i] = {sense};
            r.way[i] = {-sense * depth};
            r.points[0][i] = {(sense > 0 ? Q(*p.hi + *q.lo) : Q(*p.lo + *q.hi)) / 2 + sense * lean};
            for (std::size_t k = 0; k < 3; ++k) {
                if (k == i) continue;
                interval const u = side(a, k), v = side(b, k);
                Q const low = std::max(*u.lo, *v.lo), high = std::min(*u.hi, *v.hi);
                for (std::size_t known = r.points.size(); known-- > 0;) {
                    r.points[known][k] = {low};
                    if (low == high) continue;
                    r.points.push_back(r.points[known]);
                    r.points.back()[k] = {high};
                }
            }
            found.push_back(std::move(r));
        }
    }
    return found;
}

/// Where a, moved by t * way, touches b, with a normal from a to b that is the opposite of the outward one of all differences b - a: the
/// ends of what their farthest sides share.
inline std::vector<splace<2>> touching_places(set<2> const& a, qpoint const& way, set<2> const& b, boundary_normal const& out) {
    auto const of_a = vertices(a.core), of_b = vertices(b.core);
    std::vector<splace<2>> r;
    if (out.corner) {
        for (auto const& p : of_a) {
            for (auto const& q : of_b) {
                if (!r.empty() || q - p != *out.corner) continue;
                r.emplace_back();
                for (std::size_t i = 0; i < 2; ++i)
                    r[0][i] = {q[i] + b.radius * out.value[i].x, b.radius * out.value[i].y, out.value[i].n};
            }
        }
        return r;
    }
    auto const n = Q(-1) * out.side;
    qpoint const along{Q(-n[1]), n[0]};
    Q const length = dot(n, n), pace = dot(along, way);
    farthest_corners const on_a(of_a, n), on_b(of_b, out.side);
    auto const later = [&](Q const& place) {  // t has the root of n, or none
        return surd{place + pace * out.t.x, sgn(out.t.n) == 0 ? Q(0) : Q(pace * out.t.y), length};
    };
    surd low = later(*on_a.places.lo), high = later(*on_a.places.hi);
    if (compare(low, Q(-*on_b.places.hi)) < 0) low = {-*on_b.places.hi};
    if (compare(high, Q(-*on_b.places.lo)) > 0) high = {-*on_b.places.lo};
    for (auto const* place : {&low, &high}) {
        if (place == &high && compare(low, high) == 0) break;
        splace<2> p;
        for (std::size_t i = 0; i < 2; ++i) {
            p[i] = {(along[i] * place->x - n[i] * on_b.height) / length, (along[i] * place->y - n[i] * b.radius) / length,
                    length};
        }
        r.push_back(std::move(p));
    }
    return r;
}

}  // namespace oracle
