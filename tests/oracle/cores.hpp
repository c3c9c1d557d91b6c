// SPDX-License-Identifier: MIT
// The oracle's view of a shape: all points at most `radius` from a convex core. The cores are flat: a line or part of one, a box in its own
// frame, the hull of some points.
#pragma once

#include "rational.hpp"

#include <algorithm>
#include <variant>
#include <vector>

namespace oracle {

/// { origin + t * direction : t in range }. A point has a zero direction and the range [0, 0].
template <std::size_t N>
struct linear {
    qvec<N> origin, direction;
    interval range;

    qvec<N> at(Q const& t) const { return origin + t * direction; }
};

/// { origin + sum of x[i] * axis[i] : x[i] in side[i] }, the axes orthogonal and of one common length.
template <std::size_t N>
struct box {
    qvec<N> origin;
    std::array<qvec<N>, N> axis;
    std::array<interval, N> side;
    bool upright = false;  ///< origin 0 and the axes of the coordinate system

    Q scale() const { return upright ? Q(1) : dot(axis[0], axis[0]); }
    /// Coordinates of a difference of points in the box's frame.
    qvec<N> local(qvec<N> const& d) const {
        if (upright) return d;
        qvec<N> r;
        Q const e = scale();
        for (std::size_t i = 0; i < N; ++i) r[i] = dot(d, axis[i]) / e;
        return r;
    }
    qvec<N> world(qvec<N> const& x) const {
        if (upright) return x;
        qvec<N> r = origin;
        for (std::size_t i = 0; i < N; ++i) r = r + x[i] * axis[i];
        return r;
    }
};

/// The hull of a few points.
template <std::size_t N>
struct hull_of {
    std::vector<qvec<N>> points;
};

template <std::size_t N>
using core = std::variant<linear<N>, box<N>, hull_of<N>>;

/// A closed convex set: all points at most `radius` from the core.
template <std::size_t N>
struct set {
    oracle::core<N> core;
    Q radius = 0;
};

template <std::size_t N>
linear<N> point_core(qvec<N> const& p) {
    return {p, {}, {Q(0), Q(0)}};
}

template <std::size_t N>
linear<N> segment_core(qvec<N> const& a, qvec<N> const& b) {
    return a == b ? point_core<N>(a) : linear<N>{a, b - a, {Q(0), Q(1)}};
}

template <std::size_t N>
box<N> upright_core(qvec<N> const& lo, qvec<N> const& hi) {
    box<N> r;
    r.upright = true;
    for (std::size_t i = 0; i < N; ++i) {
        r.axis[i][i] = 1;
        r.side[i] = {lo[i], hi[i]};
    }
    return r;
}

/// The points whose hull the core is; nothing when the core is unbounded.
template <std::size_t N>
std::vector<qvec<N>> vertices(core<N> const& c) {
    std::vector<qvec<N>> r;
    if (auto const* l = std::get_if<linear<N>>(&c)) {
        if (!l->range.lo || !l->range.hi) return r;
        r.push_back(l->at(*l->range.lo));
        if (!l->range.is_point()) r.push_back(l->at(*l->range.hi));
    } else if (auto const* b = std::get_if<box<N>>(&c)) {
        for (unsigned k = 0; k < (1U << N); ++k) {
            qvec<N> x;
            for (std::size_t i = 0; i < N; ++i) x[i] = (k >> i & 1U) != 0 ? *b->side[i].hi : *b->side[i].lo;
            r.push_back(b->world(x));
        }
    } else {
        r = std::get<hull_of<N>>(c).points;
    }
    return r;
}

/// A range of points, component by component; in some it may have no end.
template <std::size_t N>
struct extent {
    qvec<N> lo, hi;
    std::array<bool, N> no_lo{}, no_hi{};

    explicit extent(qvec<N> const& p) : lo(p), hi(p) {}
    extent(qvec<N> const& a, qvec<N> const& b) : lo(a), hi(a) { add(b); }
    void add(qvec<N> const& p) {
        for (std::size_t i = 0; i < N; ++i) {
            if (p[i] < lo[i]) lo[i] = p[i];
            if (hi[i] < p[i]) hi[i] = p[i];
        }
    }
    /// With each point, all points from it along a direction.
    void stretch(qvec<N> const& direction) {
        for (std::size_t i = 0; i < N; ++i) {
            if (direction[i] < 0) no_lo[i] = true;
            if (direction[i] > 0) no_hi[i] = true;
        }
    }
};

/// Where two cores come nearest: the squared distance, the difference vector from a to b (always unique), and the extent of all the
/// nearest points (one point each when the nearest pair is unique). `inside` says that the relative interiors have a common point.
template <std::size_t N>
struct nearest {
    Q squared;
    qvec<N> gap;
    extent<N> on_a, on_b;
    bool inside = false;
    std::vector<qvec<N>> ends;  ///< on a: their hull is all the nearest points, but for what goes on along `stretches`
    std::vector<qvec<N>> stretches;

    nearest(extent<N> a, extent<N> b) : gap(b.lo - a.lo), on_a(std::move(a)), on_b(std::move(b)) { squared = dot(gap, gap); }
    nearest(qvec<N> const& a, qvec<N> const& b) : nearest(extent<N>(a), extent<N>(b)) { ends.push_back(a); }
    /// All from one point of a to another.
    nearest(qvec<N> const& a, qvec<N> const& to_a, qvec<N> const& b, qvec<N> const& to_b)
        : nearest(extent<N>(a, to_a), extent<N>(b, to_b)) {
        gap = b - a;
        squared = dot(gap, gap);
        ends = {a, to_a};
    }
    nearest flipped() const {
        nearest r = *this;
        r.gap = Q(-1) * gap;
        std::swap(r.on_a, r.on_b);
        for (auto& p : r.ends) p = p + gap;
        return r;
    }
};

}  // namespace oracle
