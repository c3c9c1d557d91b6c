// SPDX-License-Identifier: MIT
// Nearest points of cores in any dimension, by minimising the squared distance over the parameters of the points.
#pragma once

#include "cores.hpp"

namespace oracle {

/// Minimum of a convex quadratic in (s, t) over a rectangle: the stationary point, or the best point of an edge.
template <std::size_t N>
nearest<N> meet(linear<N> const& a, linear<N> const& b) {
    qvec<N> const apart = a.origin - b.origin;
    Q const aa = dot(a.direction, a.direction);
    Q const ab = dot(a.direction, b.direction);
    Q const bb = dot(b.direction, b.direction);
    Q const aw = dot(a.direction, apart);
    Q const bw = dot(b.direction, apart);
    if (aa != 0 && bb == 0) {  // a point
        Q const s = a.range.clamp(-aw / aa);
        nearest<N> r(a.at(s), b.origin);
        r.inside = r.squared == 0 && a.range.has_inside(s);
        return r;
    }
    Q const det = aa * bb - ab * ab;
    if (det != 0) {
        Q const s = (ab * bw - bb * aw) / det;
        Q const t = (aa * bw - ab * aw) / det;
        if (a.range.has(s) && b.range.has(t)) {
            nearest<N> r(a.at(s), b.at(t));
            r.inside = r.squared == 0 && a.range.has_inside(s) && b.range.has_inside(t);
            return r;
        }
    }
    std::optional<nearest<N>> best;
    auto offer = [&](Q const& s, Q const& t) {
        nearest<N> r(a.at(s), b.at(t));
        if (!best || r.squared < best->squared) best = std::move(r);
        else if (r.squared == best->squared) {
            best->on_a.add(r.on_a.lo);
            best->on_b.add(r.on_b.lo);
            best->ends.push_back(r.on_a.lo);
        }
    };
    for (auto const* s : {&a.range.lo, &a.range.hi}) {
        if (*s) offer(**s, b.range.clamp(bb == 0 ? Q(0) : Q((bw + **s * ab) / bb)));
    }
    for (auto const* t : {&b.range.lo, &b.range.hi}) {
        if (*t) offer(a.range.clamp(aa == 0 ? Q(0) : Q((**t * ab - aw) / aa)), **t);
    }
    if (!best) offer(0, Q(bw / bb));  // parallel lines
    // Parallels that both go on without an end, beside each other.
    for (int const way : {1, -1}) {
        int const way_of_b = ab > 0 ? way : -way;
        if (det != 0 || (way > 0 ? a.range.hi : a.range.lo) || (way_of_b > 0 ? b.range.hi : b.range.lo)) continue;
        best->stretches.push_back(Q(way) * a.direction);
        best->on_a.stretch(Q(way) * a.direction);
        best->on_b.stretch(Q(way_of_b) * b.direction);
    }
    if (best->squared == 0 && det == 0) {  // on one line: compare the stretches along it
        linear<N> const& main = aa != 0 ? a : b;
        linear<N> const& other = aa != 0 ? b : a;
        Q const norm = aa != 0 ? aa : bb;
        auto place = [&](std::optional<Q> const& t) -> std::optional<Q> {
            if (!t) return {};
            if (norm == 0) return Q(0);
            return Q(dot(other.at(*t) - main.origin, main.direction) / norm);
        };
        interval along{place(other.range.lo), place(other.range.hi)};
        if (dot(main.direction, other.direction) < 0) std::swap(along.lo, along.hi);
        best->inside = insides_meet(main.range, along);
    }
    return *best;
}

/// The parameters t for which every local coordinate is in the relative interior of its side, and t in that of the range: not empty?
template <std::size_t N>
bool passes_inside(linear<N> const& l, box<N> const& b) {
    qvec<N> const start = b.local(l.origin - b.origin);
    qvec<N> const step = b.local(l.direction);
    interval open;  // the part of the line inside the sides that are intervals
    std::optional<Q> only;  // the parameter that a flat side demands
    auto demand = [&](Q const& t) {
        if (only && *only != t) return false;
        only = t;
        return true;
    };
    auto narrow = [&](std::optional<Q> const& lo, std::optional<Q> const& hi) {
        if (lo && (!open.lo || *open.lo < *lo)) open.lo = lo;
        if (hi && (!open.hi || *hi < *open.hi)) open.hi = hi;
    };
    if (l.range.is_point()) only = l.range.lo;
    else narrow(l.range.lo, l.range.hi);
    for (std::size_t i = 0; i < N; ++i) {
        interval const& side = b.side[i];
        if (step[i] == 0) {
            if (!side.has_inside(start[i])) return false;
            continue;
        }
        Q t0 = (*side.lo - start[i]) / step[i];
        Q t1 = (*side.hi - start[i]) / step[i];
        if (side.is_point()) {
            if (!demand(t0)) return false;
            continue;
        }
        if (t1 < t0) std::swap(t0, t1);
        narrow(t0, t1);
    }
    if (only) return (!open.lo || *open.lo < *only) && (!open.hi || *only < *open.hi);
    return !open.lo || !open.hi || *open.lo < *open.hi;
}

/// Minimum along the line of the squared distance to the box, a convex function whose slope is piecewise linear: find where the slope is 0.
template <std::size_t N>
nearest<N> meet(linear<N> const& l, box<N> const& b) {
    qvec<N> const start = b.local(l.origin - b.origin);
    qvec<N> const step = b.local(l.direction);
    auto slope = [&](Q const& t) {
        Q sum = 0;
        for (std::size_t i = 0; i < N; ++i) {
            Q const x = start[i] + t * step[i];
            sum += step[i] * (x - b.side[i].clamp(x));
        }
        return sum;
    };
    std::vector<Q> knots;
    auto knot = [&](Q const& t) {
        if (l.range.has(t)) knots.push_back(t);
    };
    for (std::size_t i = 0; i < N; ++i) {
        if (step[i] == 0) continue;
        knot((*b.side[i].lo - start[i]) / step[i]);
        knot((*b.side[i].hi - start[i]) / step[i]);
    }
    if (l.range.lo) knot(*l.range.lo);
    if (l.range.hi) knot(*l.range.hi);
    std::sort(knots.begin(), knots.end());

    // The number of knots with a negative slope, and the first knot with a positive one.
    auto const from = std::partition_point(knots.begin(), knots.end(), [&](Q const& t) { return slope(t) < 0; });
    auto const to = std::partition_point(from, knots.end(), [&](Q const& t) { return slope(t) == 0; });
    auto const below = static_cast<std::size_t>(from - knots.begin()), above = static_cast<std::size_t>(to - knots.begin());
    Q first = knots.front();
    Q last = first;
    if (below < above) {
        first = knots[below];
        last = knots[above - 1];
    } else if (below == 0) {  // the slope is positive at every knot
        if (!l.range.lo) first -= slope(first) / dot(step, step);
        last = first;
    } else if (below == knots.size()) {
        first = knots.back();
        if (!l.range.hi) first -= slope(first) / dot(step, step);
        last = first;
    } else {  // it changes sign between two knots
        Q const s0 = slope(knots[below - 1]);
        Q const s1 = slope(knots[below]);
        first = knots[below - 1] - s0 * (knots[below] - knots[below - 1]) / (s1 - s0);
        last = first;
    }
    auto on_box = [&](Q const& t) {
        qvec<N> x;
        for (std::size_t i = 0; i < N; ++i) x[i] = b.side[i].clamp(start[i] + t * step[i]);
        return b.world(x);
    };
    nearest<N> r(l.at(first), l.at(last), on_box(first), on_box(last));
    r.inside = r.squared == 0 && passes_inside(l, b);
    return r;
}

/// Upright boxes: each axis for itself.
template <std::size_t N>
nearest<N> meet_upright(box<N> const& a, box<N> const& b) {
    qvec<N> a_lo, a_hi, b_lo, b_hi;
    bool inside = true;
    for (std::size_t i = 0; i < N; ++i) {
        interval const& s = a.side[i];
        interval const& t = b.side[i];
        if (*s.hi < *t.lo) {
            a_lo[i] = a_hi[i] = *s.hi;
            b_lo[i] = b_hi[i] = *t.lo;
        } else if (*t.hi < *s.lo) {
            a_lo[i] = a_hi[i] = *s.lo;
            b_lo[i] = b_hi[i] = *t.hi;
        } else {
            a_lo[i] = b_lo[i] = *s.lo < *t.lo ? *t.lo : *s.lo;
            a_hi[i] = b_hi[i] = *s.hi < *t.hi ? *s.hi : *t.hi;
        }
        inside = inside && insides_meet(s, t);
    }
    nearest<N> r(a_lo, a_hi, b_lo, b_hi);
    r.inside = inside;
    return r;
}

}  // namespace oracle
