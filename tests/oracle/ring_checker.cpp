// SPDX-License-Identifier: MIT
#include "ring_checker.hpp"

#include "ways_out.hpp"

namespace oracle {

template <class M>
bool ring_checker<M>::judge() {
    ++counts_.cases;
    ++counts_.relations[static_cast<std::size_t>(relation_)];
    if (!got_.error.empty()) {
        wrong("relate", false, "an answer", got_.error);
        return done();
    }
    relations();
    containment();
    if (got_.measured) {
        ++counts_.distances;
        if (relation_ == relation::disjoint) {
            gap const truth(case_.a, case_.b);
            distances(truth);
            closest(truth);
        } else {
            keeper::distances<M>(false, true, {}, {}, got_.distance[0], got_.squared_distance[0]);
            keeper::distances<M>(true, true, {}, {}, got_.distance[1], got_.squared_distance[1]);
            common_point();
        }
        if (got_.has_contacts) contacts();
    }
    return done();
}

template <class M>
void ring_checker<M>::relations() {
    expect("is_valid", false, true, got_.valid);
    related(got_.degenerate, relation_, got_.relations[0], got_.relations[1]);
    expect("intersects", false, relation_ != relation::disjoint, got_.intersects);
    expect("disjoint", true, relation_ == relation::disjoint, got_.disjoint);
    expect("touches", false, relation_ == relation::touching, got_.touches);
    expect("overlaps", true, relation_ == relation::overlapping, got_.overlaps);
}

template <class M>
void ring_checker<M>::containment() {
    for (bool const swapped : {false, true}) {
        figure const &outer = swapped ? case_.b : case_.a, &inner = swapped ? case_.a : case_.b;
        bool const inside = relation_ != relation::disjoint && contains(outer, inner);
        expect("contains", swapped, inside, got_.contains[swapped]);
        expect("strictly_contains", swapped, inside && contains(outer, inner, true), got_.strictly_contains[swapped]);
    }
}

template <class M>
void ring_checker<M>::distances(gap const& truth) {
    Q const reach = truth.radius_a + truth.radius_b, squared = truth.ways[0].squared;
    surd const distance = scaled({-reach, 1, squared}, -case_.shift);
    surd const square = scaled({squared + reach * reach, -2 * reach, squared}, -2 * case_.shift);
    for (bool const swapped : {false, true})
        keeper::distances(swapped, false, distance, square, got_.distance[swapped], got_.squared_distance[swapped]);
    if (got_.distance[0] != got_.distance[1]) asymmetric_ = true;
}

/// Both points are those of one of the shortest ways, component by component.
template <class M>
void ring_checker<M>::closest(gap const& truth) {
    ++counts_.closest;
    for (bool const swapped : {false, true}) {
        auto const& on_a = got_.closest[swapped][swapped ? 1 : 0];
        auto const& on_b = got_.closest[swapped][swapped ? 0 : 1];
        std::optional<std::pair<misplaced, M>> least;
        for (auto const& way : truth.ways) {
            std::pair<misplaced, M> worst{{0, {}}, M(0)};
            for (std::size_t i = 0; i < 2; ++i) {
                auto a = place_error(i, on_a[i], way.on_a, truth.radius_a, way, case_.shift);
                auto b = place_error(i, on_b[i], way.on_b, -truth.radius_b, way, case_.shift);
                if (a.step > worst.first.step) worst = {std::move(a), on_a[i]};
                if (b.step > worst.first.step) worst = {std::move(b), on_b[i]};
            }
            if (!least || worst.first.step < least->first.step) least = std::move(worst);
        }
        judged("closest_points", swapped, counts_.worst_other, least->first.step, least->first.truth, least->second);
    }
}

/// Of shapes that meet: one point, twice, in both of them but for its rounding.
template <class M>
void ring_checker<M>::common_point() {
    ++counts_.closest;
    for (bool const swapped : {false, true}) {
        auto const &p = got_.closest[swapped][0], &q = got_.closest[swapped][1];
        bool good = p == q && std::isfinite(p[0]) && std::isfinite(p[1]);
        if (good) {
            auto const exact = [this](Q const& x) { return scaled({x}, case_.shift).x; };
            Q const ulps = exact(spacing(std::fabs(p[0])) + spacing(std::fabs(p[1])));
            set<2> const around{point_core<2>({exact(Q(p[0])), exact(Q(p[1]))}), ulps};
            good = relate(case_.a, around) != relation::disjoint && relate(case_.b, around) != relation::disjoint;
        }
        if (!good) wrong("closest_points", swapped, "one common point", source_of(p[0]) + ", " + source_of(p[1]));
    }
}

template <class M>
void ring_checker<M>::contacts() {
    ++counts_.contacts;
    if (!contacts_agree(relation_ != relation::disjoint, got_.equal, got_.contacts[0], got_.contacts[1])) return;
    auto const is_round = [](figure const& f) { return std::holds_alternative<set<2>>(f) && std::get<set<2>>(f).radius > 0; };
    if (!std::holds_alternative<set<2>>(case_.a) || !std::holds_alternative<set<2>>(case_.b))
        return is_round(case_.a) || is_round(case_.b) ? parts_round() : parts_regions();
    auto const &a = std::get<set<2>>(case_.a), &b = std::get<set<2>>(case_.b);
    auto const near = meet(a.core, b.core);
    halfway(a, b, case_.shift, *got_.contacts[0]);
    if (near.squared > 0) leaves_along_gap(a, b, near, case_.shift, *got_.contacts[0]);
    else leaves_through_side(a, b, case_.shift, *got_.contacts[0]);
}

/// A region that need not be convex, and another straight solid.
template <class M>
void ring_checker<M>::parts_regions() {
    auto const& got = *got_.contacts[0];
    if (relation_ == relation::touching && got.depth != 0) wrong("contact", false, "depth 0", source_of(got.depth));
    if (relation_ == relation::touching || !std::isfinite(got.depth)) return;
    auto const exact = [this](Q const& x) { return scaled({x}, case_.shift).x; };
    Q const depth = exact(Q(got.depth)), little = depth / (1 << 20) + exact(spacing(got.depth));
    auto const ways = ways_out(case_.a, case_.b, depth - little, depth + little);
    if (ways.empty()) return wrong("contact", false, "a way out", "depth " + source_of(got.depth));
    Q const squared = dot(ways[0], ways[0]);
    measured("contact", false, counts_.worst_other, scaled({0, 1, squared}, -case_.shift), got.depth);
    bool along_one = false, between = false;
    for (auto const& way : ways) {
        if (!close(surd{0, -way[0] / squared, squared}, got.normal[0]) ||
            !close(surd{0, -way[1] / squared, squared}, got.normal[1]))
            continue;
        along_one = between = true;
        for (auto const& p : got.points) {
            Q const ulps = exact(spacing(std::fabs(p[0])) + spacing(std::fabs(p[1])));
            set<2> const around{point_core<2>(qpoint{exact(Q(p[0])), exact(Q(p[1]))} + Q(1, 2) * way), ulps};
            between = between && relate(moved(case_.a, way), around) != relation::disjoint &&
                      relate(case_.b, around) != relation::disjoint;
        }
    }
    if (!along_one) wrong("contact", false, "the normal of a shortest way out", source_of(got.normal[0]));
    else if (!between) wrong("contact", false, "points halfway between the places", source_of(got.points[0][0]));
}

/// A region that need not be convex, and a disk or a capsule.
template <class M>
void ring_checker<M>::parts_round() {
    auto const& got = *got_.contacts[0];
    if (relation_ == relation::touching && got.depth != 0) wrong("contact", false, "depth 0", source_of(got.depth));
    if (relation_ == relation::touching || !std::isfinite(got.depth)) return;
    auto const exact = [this](Q const& x) { return scaled({x}, case_.shift).x; };
    Q const depth = exact(Q(got.depth)), little = depth * 4 * spacing(M(1)) + 2 * exact(spacing(got.depth));
    qpoint const way = depth * qpoint{Q(got.normal[0]), Q(got.normal[1])};
    bool const first = std::holds_alternative<set<2>>(case_.a);
    auto const flaw = first ? flaw_of_way(std::get<set<2>>(case_.a), case_.b, way, little)
                            : flaw_of_way(std::get<set<2>>(case_.b), case_.a, Q(-1) * way, little);
    if (flaw) wrong("contact", false, *flaw, "depth " + source_of(got.depth));
}

template class ring_checker<double>;
template class ring_checker<float>;

}  // namespace oracle
