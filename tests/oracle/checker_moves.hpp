// SPDX-License-Identifier: MIT
// The part of the checker for shapes that move: a moved by t·way meets b where t·way is a difference of their points.
#pragma once

#include "checker.hpp"

namespace oracle {

/// The ends of a core; where it has none, the places `far` directions away.
inline std::vector<qpoint> ends_or_far(core<2> const& c, Q const& far) {
    auto const* l = std::get_if<linear<2>>(&c);
    if (!l) return vertices(c);
    return {l->at(l->range.lo ? *l->range.lo : Q(-far)), l->at(l->range.hi ? *l->range.hi : far)};
}

/// Where a part of a line without an end may be cut off, so that no difference of points of two cores gets lost that is as near to 0 as
/// some vector is long, and a radius more. All numbers are whole, so two directions enclose an area of 1 or more: if s·u - t·w, for
/// directions u and w, is the difference of such a point and one of differences of ends, s is at most six times the square of them all.
inline Q far_for(core<2> const& a, core<2> const& b, qpoint const& way, Q const& radius) {
    Q greatest = 1 + radius + abs(way[0]) + abs(way[1]);
    for (auto const* c : {&a, &b}) {
        auto const* l = std::get_if<linear<2>>(c);
        for (auto const& p : l ? std::vector<qpoint>{l->origin, l->direction} : vertices(*c)) greatest += abs(p[0]) + abs(p[1]);
    }
    return 8 * greatest * greatest;
}

/// A way that brings the cores together just at its end, up to rounding; where they meet, one made of the case's own numbers.
template <class A, class B, class Library>
hantei::vec<double, 2> checker<A, B, Library>::a_way() const {
    if (near_.squared == 0) return {static_cast<double>(numbers_.front()), static_cast<double>(numbers_.back())};
    auto const length = [this](Q const& x) { return scaled({x}, -grid_.shift).x.get_d(); };
    return {length(near_.gap[0]), length(near_.gap[1])};
}

template <class A, class B, class Library>
void checker<A, B, Library>::moves() {
    auto const way = a_way();
    if (!std::isfinite(way.x) || !std::isfinite(way.y)) return;
    linear<2> const path{{}, {scaled({Q(way.x)}, grid_.shift).x, scaled({Q(way.y)}, grid_.shift).x}, {}};
    Q const radius = truth_a_.radius + truth_b_.radius, far = far_for(truth_a_.core, truth_b_.core, path.direction, radius);
    std::vector<qpoint> differences;
    for (auto const& p : ends_or_far(truth_a_.core, far))
        for (auto const& q : ends_or_far(truth_b_.core, far)) differences.push_back(q - p);
    auto const times = rounded_chord(path, hull(differences), radius);
    bool const still = way.x == 0 && way.y == 0;
    bool const meet =
        still ? relation_ != relation::disjoint : times && compare((*times)[0], 1) <= 0 && compare((*times)[1], 0) >= 0;
    for (bool const swapped : {false, true}) {
        auto const got = swapped ? Library::sweep(b_, -way, a_) : Library::sweep(a_, way, b_);
        if (got.has_value() != meet) wrong("sweep", swapped, meet ? "an impact" : "none", got ? "an impact" : "none");
        if (!got || !meet) continue;
        surd const first = still || compare((*times)[0], 0) < 0 ? surd{0} : (*times)[0];
        surd const last = still || compare((*times)[1], 1) > 0 ? surd{1} : (*times)[1];
        measured("sweep", swapped, counts_.worst_other, first, got->first);
        measured("sweep", swapped, counts_.worst_other, last, got->last);
        if ((got->first == 0) != (relation_ != relation::disjoint))
            wrong("sweep", swapped, "first 0 exactly where they meet at the start", source_of(got->first));
    }
}

}  // namespace oracle
