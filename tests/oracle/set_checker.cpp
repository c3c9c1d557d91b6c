// SPDX-License-Identifier: MIT
#include "set_checker.hpp"

#include "nearest_pairs.hpp"

namespace oracle {
namespace {

/// The ends of a core; where it has none, the places `far` directions away.
std::vector<qpoint> ends_or_far(core<2> const& c, Q const& far) {
    auto const* l = std::get_if<linear<2>>(&c);
    if (!l) return vertices(c);
    return {l->at(l->range.lo ? *l->range.lo : Q(-far)), l->at(l->range.hi ? *l->range.hi : far)};
}

/// Where a part of a line without an end may be cut off, so that no difference of points of two cores gets lost that is as near to 0 as
/// some vector is long, and a radius more. All numbers are whole, so two directions enclose an area of 1 or more: if s·u - t·w, for
/// directions u and w, is the difference of such a point and one of differences of ends, s is at most six times the square of them all.
Q far_for(core<2> const& a, core<2> const& b, qpoint const& way, Q const& radius) {
    Q greatest = 1 + radius + abs(way[0]) + abs(way[1]);
    for (auto const* c : {&a, &b}) {
        auto const* l = std::get_if<linear<2>>(c);
        for (auto const& p : l ? std::vector<qpoint>{l->origin, l->direction} : vertices(*c)) greatest += abs(p[0]) + abs(p[1]);
    }
    return 8 * greatest * greatest;
}

}  // namespace

std::array<double, 2> a_way(set_case<2> const& c, double first, double last) {
    if (c.near.squared == 0) return {first, last};
    auto const length = [&c](Q const& x) { return scaled({x}, -c.shift).x.get_d(); };
    return {length(c.near.gap[0]), length(c.near.gap[1])};
}

template <class M, std::size_t N>
bool set_checker<M, N>::judge() {
    ++counts_.cases;
    ++counts_.relations[static_cast<std::size_t>(case_.lie)];
    if (!got_.error.empty()) {
        wrong("relate", false, "an answer", got_.error);
        return done();
    }
    relations(case_.lie, got_);
    containment();
    if (got_.measured) {
        ++counts_.measured;
        distances();
        if (meets()) common_point();
        else closest();
        for (auto const& c : got_.casts) cast(c);
        if (got_.has_contacts) contacts();
        if constexpr (N == 2) {
            for (bool const swapped : {false, true})
                if (got_.has_sweeps) sweep(swapped);
        }
    }
    return done();
}

template <class M, std::size_t N>
void set_checker<M, N>::containment() {
    for (bool const swapped : {false, true}) {
        expect("contains", swapped, contains(side(swapped), side(!swapped)), got_.contains[swapped]);
        expect("strictly_contains", swapped, contains(side(swapped), side(!swapped), true), got_.strictly_contains[swapped]);
    }
}

template <class M, std::size_t N>
void set_checker<M, N>::distances() {
    auto const gap = scaled(distance(case_.a, case_.b, case_.near), -case_.shift);
    keeper::distances(got_, meets(), gap, scaled(squared_distance(case_.a, case_.b, case_.near), -2 * case_.shift));
}

template <class M, std::size_t N>
void set_checker<M, N>::closest() {
    auto const& near = case_.near;
    auto const from_a = plus(qvec<N>{}, Q(case_.a.radius / near.squared), near.gap, near.squared);
    auto const from_b = plus(near.gap, Q(-case_.b.radius / near.squared), near.gap, near.squared);
    for (bool const swapped : {false, true}) {
        auto const &p = got_.closest[swapped][swapped ? 1 : 0], &q = got_.closest[swapped][swapped ? 0 : 1];
        counts(2 * N);
        if (is_of_nearest(near, from_a, from_b, p, q, case_.shift)) continue;
        ++counts_.wrong_bits;
        auto const there =
            scaled_place(plus(near.ends[0], Q(case_.a.radius / near.squared), near.gap, near.squared), -case_.shift);
        wrong("closest_points", swapped, "the nearest to points, of the first shape about " + about(there),
              source_of_place(p) + ", " + source_of_place(q));
    }
}

/// One point, twice: of cores that meet, one of theirs; else what divides the way between their nearest points like the radii.
template <class M, std::size_t N>
void set_checker<M, N>::common_point() {
    auto const& near = case_.near;
    std::vector<splace<N>> truths;
    if constexpr (N == 2) {
        if (near.squared == 0)
            for (auto const& p : meeting_points(case_.a.core, case_.b.core)) truths.push_back(plus(p, 0, p, 0));
    }
    Q const reach = case_.a.radius + case_.b.radius;
    auto const part = plus(near.squared == 0 ? qvec<N>{} : Q(case_.a.radius / reach) * near.gap, 0, near.gap, 0);
    for (bool const swapped : {false, true}) {
        auto const &p = got_.closest[swapped][0], &q = got_.closest[swapped][1];
        counts(2 * N);
        bool const good = p == q && (truths.empty() ? is_of_nearest(near, part, part, p, q, case_.shift)
                                                    : std::any_of(truths.begin(), truths.end(), [&](auto const& truth) {
                                                          return same_place(scaled_place(truth, -case_.shift), p);
                                                      }));
        if (good) continue;
        ++counts_.wrong_bits;
        wrong("closest_points", swapped, "one common point", source_of_place(p) + ", " + source_of_place(q));
    }
}

template <class M, std::size_t N>
void set_checker<M, N>::cast(cast_answer<M, N> const& got) {
    bool const swapped = got.second_is_cast;
    set<N> const& target = side(!swapped);
    auto const& line = std::get<linear<N>>(side(swapped).core);
    if (got.chord.has_value() != meets()) {
        wrong("raycast", swapped, got.chord ? "no hit" : "a hit", got.chord ? "a hit" : "no hit");
        return;
    }
    std::vector<crossing_answer<M, N>> there;
    bool const is_point = dot(line.direction, line.direction) == 0;
    if (got.chord) {
        auto const truth = [&]() -> std::optional<std::array<surd, 2>> {
            if (is_point) return std::array<surd, 2>{};  // a segment that is a point has no parameter
            if constexpr (N == 2) return rounded_chord(line, vertices(target.core), target.radius);
            else return chord(line, target);
        }();
        if (!truth) return wrong("raycast", swapped, "a chord", "one that the oracle does not see");
        for (std::size_t k = 0; k < 2; ++k) {
            auto const& t = (*truth)[k];
            crossing(swapped, (*got.chord)[k], line, target, t, k == 0 ? -1 : 1);
            bool const again = k == 1 && compare((*truth)[0], t) == 0;
            if (!again && (!line.range.lo || compare(t, *line.range.lo) >= 0) &&
                (!line.range.hi || compare(t, *line.range.hi) <= 0))
                there.push_back((*got.chord)[k]);
        }
        if (is_point &&
            (target.radius > 0 ? contains(target, side(swapped), true) : holds_ball(target.core, line.origin, Q(0), true)))
            there.clear();  // it is inside, and not on the boundary
    }
    if (got.crossings != there)
        wrong("crossings", swapped, std::to_string(there.size()) + " ends of the chord", std::to_string(got.crossings.size()));
}

/// One end of a chord: its parameter, its point, and its outward normal. sense is -1 where the line enters, 1 where it leaves.
template <class M, std::size_t N>
void set_checker<M, N>::crossing(bool swapped, crossing_answer<M, N> const& got, linear<N> const& line, set<N> const& target,
                                 surd const& t, int sense) {
    measured("raycast", swapped, t, got.t);
    splace<N> place;
    for (std::size_t i = 0; i < N; ++i) place[i] = {line.origin[i] + t.x * line.direction[i], t.y * line.direction[i], t.n};
    measured("raycast", swapped, scaled_place(place, -case_.shift), got.point);
    counts(N);
    auto const truths = normals(line, target, t, sense);
    if (truths.empty()) return wrong("raycast", swapped, "a normal", "one that the oracle does not see");
    if (!std::any_of(truths.begin(), truths.end(), [&](auto const& n) { return same_place(n, got.normal); }))
        not_near("raycast", sense < 0 ? "outward normal at enter" : "outward normal at exit", truths[0], got.normal, swapped);
}

template <class M, std::size_t N>
std::vector<splace<N>> set_checker<M, N>::normals(linear<N> const& line, set<N> const& target, surd const& t, int sense) const {
    std::vector<splace<N>> r;
    auto const* upright = std::get_if<box<N>>(&target.core);
    if (line.direction == qvec<N>{}) {
        r.emplace_back()[0] = {1};
    } else if (upright &&
               upright->upright) {  // the first axis whose slab the line crosses there, against the direction or with it
        for (std::size_t i = 0; i < N && r.empty(); ++i) {
            int const heading = sgn(line.direction[i]) * sense;
            if (heading == 0) continue;
            Q const& wall = heading > 0 ? *upright->side[i].hi : *upright->side[i].lo;
            if (line.origin[i] + t.x * line.direction[i] == wall) r.emplace_back()[i] = {heading};
        }
    } else if constexpr (N == 2) {
        for (auto const& n : boundary_normals(line, hull(vertices(target.core)), target.radius, t, sense)) {
            r.push_back(n.value);
            if (target.radius == 0) break;
        }
    } else if (target.radius == 0) {
        r.push_back(unit(Q(sense) * line.direction));
    } else {
        auto& n = r.emplace_back();
        auto const& center = std::get<linear<N>>(target.core).origin;
        for (std::size_t i = 0; i < N; ++i)
            n[i] = {(line.origin[i] + t.x * line.direction[i] - center[i]) / target.radius,
                    t.y * line.direction[i] / target.radius, t.n};
    }
    return r;
}

template <class M, std::size_t N>
void set_checker<M, N>::contacts() {
    if (contacts_agree(meets(), got_)) parts(partings(case_.a, case_.b, case_.near), case_.shift, got_);
}

/// a moved by t·way meets b where t·way is a difference of their points.
template <class M, std::size_t N>
void set_checker<M, N>::sweep(bool swapped) {
    if constexpr (N == 2) {
        set<2> const &a = side(swapped), &b = side(!swapped);
        auto const& got = got_.sweeps[swapped];
        Q const sign = swapped ? -1 : 1;
        qpoint const way{scaled({sign * Q(got_.way[0])}, case_.shift).x, scaled({sign * Q(got_.way[1])}, case_.shift).x};
        bool const endless = vertices(a.core).empty() || vertices(b.core).empty(), still = way == qpoint{};
        Q const radius = a.radius + b.radius, far = endless ? far_for(a.core, b.core, way, radius) : Q(0);
        std::vector<qpoint> differences;
        for (auto const& p : ends_or_far(a.core, far))
            for (auto const& q : ends_or_far(b.core, far)) differences.push_back(q - p);
        auto const corners = hull(std::move(differences));
        linear<2> const path{{}, way, {}};
        auto const times = rounded_chord(path, corners, radius);
        bool const meet = still ? meets() : times && compare((*times)[0], 1) <= 0 && compare((*times)[1], 0) >= 0;
        if (got.has_value() != meet) wrong("sweep", swapped, meet ? "an impact" : "none", got ? "an impact" : "none");
        if (!got || !meet) return;
        if (still) {
            splace<2> const first_axis{surd{1}, surd{0}};
            bool const good = is_nearest(surd{0}, got->first) && got->last == 1 && got->points.empty() &&
                              same_place<M, 2>(first_axis, got->normal);
            counts(4);
            if (!good) wrong("sweep", swapped, "0, 1, the first axis and no points", source_of_place(got->normal));
            return;
        }
        auto const &first = (*times)[0], &last = (*times)[1];
        bool const at_start = compare(first, 0) < 0, parting_there = at_start && compare(last, 0) == 0;
        measured("sweep", swapped, at_start ? surd{0} : first, got->first);
        measured("sweep", swapped, compare(last, 1) > 0 ? surd{1} : last, got->last);
        if ((got->first == 0) != meets())
            wrong("sweep", swapped, "first 0 exactly where they meet at the start", source_of(got->first));
        if (endless && at_start) return;  // they may have been together always
        auto const normals = boundary_normals(path, corners, radius, parting_there ? last : first, parting_there ? 1 : -1);
        counts(2 + (endless ? 0 : 2 * got->points.size()));
        std::optional<std::pair<splace<2>, std::vector<splace<2>>>> closest;
        bool right = false, right_normal = false;
        for (auto const& n : normals) {
            auto out = n;
            if (at_start) out.t = {0};
            splace<2> normal = n.value;
            for (auto& x : normal) x = {-x.x, -x.y, x.n};
            bool const along = n.corner ? false : dot(n.side, way) == 0;
            std::vector<splace<2>> places;
            if ((!at_start || parting_there || along) && !endless)
                places = scaled_places(touching_places(a, way, b, out), -case_.shift);
            bool const good_normal = same_place(normal, got->normal);
            bool const merged = places.size() == 2 && got->points.size() == 1 && same_place(places[0], got->points[0]) &&
                                same_place(places[1], got->points[0]);
            bool const good_points = endless || merged || same_points(places, got->points, true);
            right = right || (good_normal && good_points);
            if (!closest || (good_normal && !right_normal)) closest = {normal, places};
            right_normal = right_normal || good_normal;
            if (radius == 0) break;
        }
        if (right) return;
        if (!closest) return wrong("sweep", swapped, "a normal", "one that the oracle does not see");
        if (!right_normal) return not_near("sweep", "normal", closest->first, got->normal, swapped);
        ++counts_.wrong_bits;
        std::string truth, found;
        for (auto const& p : closest->second) truth += about(p);
        for (auto const& p : got->points) found += source_of_place(p);
        wrong("sweep", swapped, "the points nearest to about " + truth, found);
    }
}

template class set_checker<double, 2>;
template class set_checker<float, 2>;
template class set_checker<double, 3>;
template class set_checker<float, 3>;

}  // namespace oracle
