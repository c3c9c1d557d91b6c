// SPDX-License-Identifier: MIT
// Two boxes in any frames, by the edges of each against the whole of the other.
#pragma once

#include "straight.hpp"

namespace oracle {

template <std::size_t N>
std::vector<linear<N>> edges(box<N> const& b) {
    std::vector<linear<N>> r;
    for (std::size_t i = 0; i < N; ++i) {
        for (unsigned k = 0; k < (1U << N); ++k) {
            if ((k >> i & 1U) != 0) continue;
            qvec<N> x;
            for (std::size_t j = 0; j < N; ++j) x[j] = (k >> j & 1U) != 0 ? *b.side[j].hi : *b.side[j].lo;
            qvec<N> const from = b.world(x);
            x[i] = *b.side[i].hi;
            r.push_back(segment_core(from, b.world(x)));
        }
    }
    return r;
}

/// Every side of the box has the coordinate of p on its axis, in the sense of `has`.
template <std::size_t N>
bool every_side(box<N> const& b, qvec<N> const& p, bool (interval::*has)(Q const&) const) {
    qvec<N> const x = b.local(p - b.origin);
    for (std::size_t i = 0; i < N; ++i)
        if (!(b.side[i].*has)(x[i])) return false;
    return true;
}
template <std::size_t N>
bool has(box<N> const& b, qvec<N> const& p) {
    return every_side(b, p, &interval::has);
}
/// In the relative interior.
template <std::size_t N>
bool has_inside(box<N> const& b, qvec<N> const& p) {
    return every_side(b, p, &interval::has_inside);
}

/// The nearest pairs are a convex set, whose corners lie on an edge of one box or the other. So do the corners of the common part of two
/// boxes that meet; the middle of all of them is a relative inner point of it, and so of both boxes, unless these have none in common.
template <std::size_t N>
nearest<N> meet_boxes(box<N> const& a, box<N> const& b) {
    std::optional<nearest<N>> best;
    qvec<N> sum;
    long count = 0;
    auto offer = [&](nearest<N> const& r) {
        if (best && best->squared < r.squared) return;
        if (!best || r.squared < best->squared) {
            best = r;
            sum = {};
            count = 0;
        } else {
            best->ends.insert(best->ends.end(), r.ends.begin(), r.ends.end());
        }
        for (auto const* p : {&r.on_a.lo, &r.on_a.hi}) {
            best->on_a.add(*p);
            sum = sum + *p;
            ++count;
        }
        for (auto const* q : {&r.on_b.lo, &r.on_b.hi}) best->on_b.add(*q);
    };
    for (auto const& edge : edges(a)) offer(meet(edge, b));
    for (auto const& edge : edges(b)) offer(meet(edge, a).flipped());
    qvec<N> const middle = Q(Q(1) / count) * sum;
    best->inside = best->squared == 0 && has_inside(a, middle) && has_inside(b, middle);
    return *best;
}

}  // namespace oracle
