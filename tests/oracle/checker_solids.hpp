// SPDX-License-Identifier: MIT
// The part of the checker for chords of lines, and for the contacts of solids with each other.
#pragma once

#include "checker.hpp"

namespace oracle {

template <class A, class B, class Library>
void checker<A, B, Library>::chords(auto const& line, auto const& solid, set<N> const& truth_line, set<N> const& truth_solid) {
    ++counts_.chords;
    auto const hit = Library::raycast(line, solid);
    if (hit.has_value() != (relation_ != relation::disjoint)) {
        wrong("raycast", false, hit ? "no hit" : "a hit", hit ? "a hit" : "no hit");
        return;
    }
    auto const& whole = std::get<linear<N>>(truth_line.core);
    auto const truth = [&] {
        if constexpr (N == 2) return rounded_chord(whole, vertices(truth_solid.core), truth_solid.radius);
        else return chord(whole, truth_solid);
    }();
    if (!hit || !truth) return;  // a segment that is a point has no parameter
    crossing(hit->enter, whole, truth_solid, (*truth)[0], -1);
    crossing(hit->exit, whole, truth_solid, (*truth)[1], 1);
    if (hit->exit.t < hit->enter.t)
        wrong("raycast", false, "enter.t <= exit.t", source_of(hit->exit.t) + " < " + source_of(hit->enter.t));
}

/// One end of a chord: its parameter, its point, and its outward normal. side is -1 where the line enters, 1 where it leaves.
template <class A, class B, class Library>
void checker<A, B, Library>::crossing(auto const& got, linear<N> const& line, set<N> const& solid, surd const& t, int side) {
    measured("raycast", false, counts_.worst_other, t, got.t);
    auto const* box_core = std::get_if<box<N>>(&solid.core);
    auto const* linear_core = std::get_if<oracle::linear<N>>(&solid.core);
    bool const round = linear_core && linear_core->range.is_point();
    bool right = true;
    std::array<surd, N> place;
    for (std::size_t i = 0; i < N; ++i) {
        place[i] = {line.origin[i] + t.x * line.direction[i], t.y * line.direction[i], t.n};
        measured("raycast", false, counts_.worst_other, scaled(place[i], -grid_.shift), got.point[i]);
        if (!round || solid.radius == 0) continue;
        Q const center = linear_core->origin[i];
        right = right && close(surd{(place[i].x - center) / solid.radius, place[i].y / solid.radius, t.n}, got.normal[i]);
    }
    if (box_core && box_core->upright) {  // along an axis whose slab the line crosses there, against the direction or with it
        right = false;
        for (std::size_t i = 0; i < N; ++i) {
            int const heading = sgn(line.direction[i]) * side;
            if (heading == 0) continue;
            Q const& wall = heading > 0 ? *box_core->side[i].hi : *box_core->side[i].lo;
            bool const crossed_here = line.origin[i] + t.x * line.direction[i] == wall;
            bool unit = true;
            for (std::size_t k = 0; k < N; ++k) unit = unit && static_cast<double>(got.normal[k]) == (k == i ? heading : 0);
            right = right || (crossed_here && unit);
        }
    } else if (round && solid.radius == 0) {
        Q norm = 0;
        for (std::size_t i = 0; i < N; ++i) norm += Q(got.normal[i]) * Q(got.normal[i]);
        right = close(surd{norm}, decltype(got.t)(1));
    } else if constexpr (N == 2) {
        std::array const normal{static_cast<double>(got.normal[0]), static_cast<double>(got.normal[1])};
        right = round || supports(normal, place, vertices(solid.core), solid.radius, spacing(decltype(got.t)(1)).get_d());
    }
    if (!right)
        wrong("raycast", false, side < 0 ? "the outward normal at enter" : "the outward normal at exit",
              source_of(got.normal[0]) + ", " + source_of(got.normal[1]) + ", ...");
}

template <class A, class B, class Library>
void checker<A, B, Library>::contacts() {
    ++counts_.contacts;
    auto const ab = Library::contact(a_, b_);
    auto const ba = Library::contact(b_, a_);
    bool equal = false;
    if constexpr (std::is_same_v<A, B>) equal = a_ == b_;
    if (!contacts_agree(relation_ != relation::disjoint, equal, ab, ba)) return;
    if constexpr (N == 2) halfway(truth_a_, truth_b_, grid_.shift, *ab);
    if (near_.squared > 0) {
        leaves_along_gap(truth_a_, truth_b_, near_, grid_.shift, *ab);
    } else if constexpr (is_ball<A> && is_ball<B>) {
        measured("contact", false, counts_.worst_other, scaled({truth_a_.radius + truth_b_.radius}, -grid_.shift), ab->depth);
        Q norm = 0;
        for (std::size_t i = 0; i < N; ++i) norm += Q(ab->normal[i]) * Q(ab->normal[i]);
        if (!close(surd{norm}, ab->depth * 0 + 1)) wrong("contact", false, "a unit normal", source_of(ab->normal[0]));
    } else if constexpr (N == 2) {
        leaves_through_side(truth_a_, truth_b_, grid_.shift, *ab);
    } else {
        exit_along_axis(*ab);
    }
}

/// The cores meet: the shortest way out is along an axis, and a moved by -normal * depth touches b from outside.
template <class A, class B, class Library>
void checker<A, B, Library>::exit_along_axis(auto const& got) {
    auto sides = [](set<N> const& s, std::size_t i) {
        if (auto const* b = std::get_if<box<N>>(&s.core)) return b->side[i];
        Q const x = std::get<linear<N>>(s.core).origin[i];
        return interval{x, x};
    };
    Q const reach = truth_a_.radius + truth_b_.radius;
    std::optional<Q> least, chosen;
    for (std::size_t i = 0; i < N; ++i) {
        interval const a = sides(truth_a_, i), b = sides(truth_b_, i);
        for (int const normal : {1, -1}) {
            Q const depth = reach + (normal > 0 ? *a.hi - *b.lo : *b.hi - *a.lo);
            if (!least || depth < *least) least = depth;
            bool this_one = true;
            for (std::size_t k = 0; k < N; ++k)
                this_one = this_one && static_cast<double>(got.normal[k]) == (k == i ? normal : 0);
            if (this_one) chosen = depth;
        }
    }
    measured("contact", false, counts_.worst_other, scaled({*least}, -grid_.shift), got.depth);
    if (!chosen || *chosen != *least)
        wrong("contact", false, "the normal of the shortest way out",
              source_of(got.normal[0]) + ", " + source_of(got.normal[1]));
}

}  // namespace oracle
