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
    bool const meets = relation_ != relation::disjoint;
    if (ab.has_value() != meets) wrong("contact", false, meets ? "a contact" : "none", ab ? "a contact" : "none");
    if (ba.has_value() != meets) wrong("contact", true, meets ? "a contact" : "none", ba ? "a contact" : "none");
    if (!ab || !ba || !meets) return;
    bool equal = false;  // nothing tells an equal shape from the other
    if constexpr (std::is_same_v<A, B>) equal = a_ == b_;
    if (ab->depth != ba->depth || (!equal && ab->normal != -ba->normal)) {
        wrong("contact", true, "the flipped contact", "depth " + source_of(ba->depth));
        asymmetric_ = true;
    }
    bool points = ab->points.size() > 0;
    for (auto const& p : ab->points) {
        for (std::size_t i = 0; i < N; ++i) points = points && std::isfinite(p[i]);
    }
    if (!points) wrong("contact", false, "finite points", "others or none");
    if constexpr (N == 2) {
        for (auto const& p : ab->points) halfway(*ab, p);
    }
    if (near_.squared > 0) {
        surd const depth{truth_a_.radius + truth_b_.radius, -1, near_.squared};
        measured("contact", false, counts_.worst_other, scaled(depth, -grid_.shift), ab->depth);
        for (std::size_t i = 0; i < N; ++i) {
            if (!close(surd{0, near_.gap[i] / near_.squared, near_.squared}, ab->normal[i]))
                wrong("contact", false, "the normal from a to b", source_of(ab->normal[i]));
        }
    } else if constexpr (is_ball<A> && is_ball<B>) {
        measured("contact", false, counts_.worst_other, scaled({truth_a_.radius + truth_b_.radius}, -grid_.shift), ab->depth);
        Q norm = 0;
        for (std::size_t i = 0; i < N; ++i) norm += Q(ab->normal[i]) * Q(ab->normal[i]);
        if (!close(surd{norm}, ab->depth * 0 + 1)) wrong("contact", false, "a unit normal", source_of(ab->normal[0]));
    } else if constexpr (N == 2) {
        exit_through_side(*ab);
    } else {
        exit_along_axis(*ab);
    }
}

/// By how much numbers may differ that are computed in double from rounded ones up to `greatest`.
template <class M>
double slack_of(double greatest) {
    return greatest * 64 * spacing(M(1)).get_d() + 8 * static_cast<double>(std::numeric_limits<M>::denorm_min());
}

/// A contact point of the plane lies halfway between the two surfaces, and beside the farthest side of each; roughly: in double.
template <class A, class B, class Library>
void checker<A, B, Library>::halfway(auto const& contact, auto const& point) {
    auto const number = [this](Q const& x) { return std::ldexp(x.get_d(), static_cast<int>(-grid_.shift)); };
    double const nx = contact.normal[0], ny = contact.normal[1];
    double greatest = number(truth_a_.radius) + number(truth_b_.radius);
    auto const heights = [&](set<N> const& s, double side) {
        double height = -HUGE_VAL;
        for (auto const& v : vertices(s.core)) {
            double const x = number(v[0]), y = number(v[1]);
            greatest = std::max({greatest, std::fabs(x), std::fabs(y)});
            height = std::max(height, side * (x * nx + y * ny));
        }
        return side * (height + number(s.radius));
    };
    double const middle = heights(truth_a_, 1) / 2 + heights(truth_b_, -1) / 2;
    double const slack = slack_of<std::remove_cvref_t<decltype(contact.depth)>>(greatest);
    double const found = static_cast<double>(point[0]) * nx + static_cast<double>(point[1]) * ny;
    if (!(std::fabs(found - middle) <= slack) && greatest < 1e150)
        wrong("contact", false, "a point halfway between the surfaces", source_of(point[0]) + ", " + source_of(point[1]));
}

/// The cores meet: the shortest way out is through the nearest side of the hull of all differences a - b. In the direction of the
/// normal (of all normals, where a corner of the hull is as near) the hull reaches just so far; roughly: in double.
template <class A, class B, class Library>
void checker<A, B, Library>::exit_through_side(auto const& got) {
    std::vector<qpoint> differences;
    for (auto const& v : vertices(truth_a_.core)) {
        for (auto const& w : vertices(truth_b_.core)) differences.push_back(v - w);
    }
    auto const corners = hull(std::move(differences));
    surd depth{truth_a_.radius + truth_b_.radius};
    double away = HUGE_VAL, reach = -HUGE_VAL, greatest = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        qpoint const& v = corners[i];
        qpoint const edge = corners[(i + 1) % corners.size()] - v;
        Q const norm = dot(edge, edge), product = area(v, v + edge, qpoint{});
        Q const share = norm == 0 ? Q(0) : Q(product / norm);
        double const here = share.get_d() * std::sqrt(norm.get_d());
        if (i == 0 || cmp(Q(share * share * norm), Q(depth.y * depth.y * depth.n)) < 0) {
            depth = {depth.x, share, norm};
            away = here;
        }
        double const x = v[0].get_d(), y = v[1].get_d();
        reach = std::max(reach, x * static_cast<double>(got.normal[0]) + y * static_cast<double>(got.normal[1]));
        greatest = std::max({greatest, std::fabs(x), std::fabs(y)});
    }
    measured("contact", false, counts_.worst_other, scaled(depth, -grid_.shift), got.depth);
    Q const length = Q(got.normal[0]) * Q(got.normal[0]) + Q(got.normal[1]) * Q(got.normal[1]);
    double const slack = slack_of<std::remove_cvref_t<decltype(got.depth)>>(greatest);
    if (!close(surd{length}, got.depth * 0 + 1) || (std::fabs(reach - away) > slack && greatest < 1e150))
        wrong("contact", false, "the normal of the shortest way out",
              source_of(got.normal[0]) + ", " + source_of(got.normal[1]));
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
