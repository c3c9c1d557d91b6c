// SPDX-License-Identifier: MIT
#include "ring_checker.hpp"

#include "nearest_pairs.hpp"
#include "outline_chords.hpp"
#include "round_ways_out.hpp"
#include "ways_out.hpp"

namespace oracle {

namespace {

/// The corners of a core; of a box the middle, too.
std::vector<qpoint> inner_places(core<2> const& c) {
    auto r = vertices(c);
    if (std::holds_alternative<box<2>>(c)) r.push_back(Q(1, 2) * (r.front() + r.back()));
    return r;
}

}  // namespace

template <class M>
bool ring_checker<M>::judge() {
    ++counts_.cases;
    ++counts_.relations[static_cast<std::size_t>(relation_)];
    if (!got_.error.empty()) {
        wrong("relate", false, "an answer", got_.error);
        return done();
    }
    relations(relation_, got_);
    containment();
    if (got_.measured) {
        ++counts_.measured;
        gap const truth(case_.a, case_.b);
        distances(truth);
        if (relation_ == relation::disjoint) closest(truth);
        else common_point(truth);
        for (auto const& c : got_.casts) cast(c);
        if (got_.has_contacts) contacts();
    }
    return done();
}

template <class M>
void ring_checker<M>::containment() {
    for (bool const swapped : {false, true}) {
        bool const inside = relation_ != relation::disjoint && contains(side(swapped), side(!swapped));
        expect("contains", swapped, inside, got_.contains[swapped]);
        expect("strictly_contains", swapped, inside && contains(side(swapped), side(!swapped), true),
               got_.strictly_contains[swapped]);
    }
}

template <class M>
void ring_checker<M>::distances(gap const& truth) {
    Q const reach = truth.radius_a + truth.radius_b, squared = truth.ways[0].squared;
    keeper::distances(got_, relation_ != relation::disjoint, scaled(surd{-reach, 1, squared}, -case_.shift),
                      scaled(surd{squared + reach * reach, -2 * reach, squared}, -2 * case_.shift));
}

/// Both points are those of one of the shortest ways.
template <class M>
void ring_checker<M>::closest(gap const& truth) {
    for (bool const swapped : {false, true}) {
        auto const &p = got_.closest[swapped][swapped ? 1 : 0], &q = got_.closest[swapped][swapped ? 0 : 1];
        counts(4);
        bool const good = std::any_of(truth.ways.begin(), truth.ways.end(), [&](auto const& way) {
            auto const from_a = plus(qpoint{}, Q(truth.radius_a / way.squared), way.gap, way.squared);
            auto const from_b = plus(way.gap, Q(-truth.radius_b / way.squared), way.gap, way.squared);
            return is_of_nearest(way, from_a, from_b, p, q, case_.shift);
        });
        if (good) continue;
        ++counts_.wrong_bits;
        wrong("closest_points", swapped, "the nearest to closest points", source_of_place(p) + ", " + source_of_place(q));
    }
}

/// Of shapes that meet one point, twice: common to a side of the one and a side or the core of the other, or a corner of what lies inside;
/// where only the radius reaches, that on the side.
template <class M>
void ring_checker<M>::common_point(gap const& truth) {
    auto const parts = [](figure const& f) {
        std::vector<core<2>> r;
        if (auto const* o = std::get_if<outline>(&f)) r.assign(o->sides.begin(), o->sides.end());
        else r.push_back(std::get<set<2>>(f).core);
        return r;
    };
    auto const sides_of_a = parts(case_.a), sides_of_b = parts(case_.b);
    std::vector<qpoint> truths;
    for (auto const& s : sides_of_a) {
        for (auto const& t : sides_of_b) {
            if (meet(s, t).squared != 0) continue;
            auto const more = meeting_points(s, t);
            truths.insert(truths.end(), more.begin(), more.end());
        }
    }
    for (auto const* all : {&sides_of_a, &sides_of_b}) {
        auto const& other = all == &sides_of_a ? case_.b : case_.a;
        auto const* region = std::get_if<outline>(&other);
        if (!region || !region->solid) continue;
        for (auto const& s : *all)
            for (auto const& p : inner_places(s))
                if (place_in(*region, p) >= 0) truths.push_back(p);
    }
    bool const cores_meet = !truths.empty();
    for (bool const swapped : {false, true}) {
        auto const &p = got_.closest[swapped][0], &q = got_.closest[swapped][1];
        counts(4);
        bool good = p == q && std::any_of(truths.begin(), truths.end(), [&](qpoint const& truth) {
                        return same_place(scaled_place(plus(truth, 0, truth, 0), -case_.shift), p);
                    });
        for (auto const& way : truth.ways) {
            if (cores_meet || p != q) continue;
            Q const share = truth.radius_a / (truth.radius_a + truth.radius_b);
            auto const there = plus(share * way.gap, 0, way.gap, 0);
            good = good || is_of_nearest(way, there, there, p, q, case_.shift);
        }
        if (good) continue;
        ++counts_.wrong_bits;
        wrong("closest_points", swapped, "one common point", source_of_place(p) + ", " + source_of_place(q));
    }
}

template <class M>
void ring_checker<M>::cast(cast_answer<M, 2> const& got) {
    bool const swapped = got.second_is_cast;
    auto const& line = std::get<oracle::side>(std::get<set<2>>(side(swapped)).core);
    bool const meet = relation_ != relation::disjoint;
    if (got.chord.has_value() != meet) return wrong("raycast", swapped, meet ? "a hit" : "no hit", meet ? "no hit" : "a hit");
    auto const& target = std::get<outline>(side(!swapped));
    std::vector<outline_chord> chords;
    bool const is_point = line.direction == qpoint{};
    if (is_point) chords.push_back({{0, 0}, {qpoint{1, 0}, qpoint{1, 0}}});
    else chords = chords_of(target, line);
    auto const judged = [&](crossing_answer<M, 2> const& c, Q const& t, qpoint const& n) {
        qpoint const p = line.at(t);
        measured("raycast", swapped, surd{t}, c.t);
        measured("raycast", swapped, scaled_place(plus(p, 0, p, 0), -case_.shift), c.point);
        measured("raycast", swapped, unit(n), c.normal);
    };
    std::size_t met = 0;
    while (meet && met < chords.size() && line.range.lo && chords[met].t[1] < 0) ++met;
    if (meet && met == chords.size()) return wrong("raycast", swapped, "a chord", "one that the oracle does not see");
    if (meet)
        for (std::size_t k = 0; k < 2; ++k) judged((*got.chord)[k], chords[met].t[k], chords[met].normal[k]);
    std::vector<std::pair<Q, qpoint>> ends;
    for (auto const& c : chords) {
        for (std::size_t k = 0; k < 2 && meet; ++k)
            if (line.range.has(c.t[k]) && (k == 0 || c.t[0] < c.t[1])) ends.emplace_back(c.t[k], c.normal[k]);
    }
    if (is_point && target.solid && place_in(target, line.origin) == 1) ends.clear();  // not on the boundary
    if (ends.size() != got.crossings.size())
        return wrong("crossings", swapped, std::to_string(ends.size()) + " places", std::to_string(got.crossings.size()));
    for (std::size_t i = 0; i < ends.size(); ++i) judged(got.crossings[i], ends[i].first, ends[i].second);
}

template <class M>
void ring_checker<M>::contacts() {
    if (!contacts_agree(relation_ != relation::disjoint, got_)) return;
    auto const& got = *got_.contacts[0];
    auto const round = [](figure const& f) {
        auto const* s = std::get_if<set<2>>(&f);
        return s && s->radius > 0;
    };
    bool const touch = relation_ == relation::touching;
    if (touch && got.depth != 0) wrong("contact", false, "depth 0", source_of(got.depth));
    if (round(case_.a) || round(case_.b)) return round_contact();
    if (!std::isfinite(got.depth)) return;
    Q const depth = exactly(got.depth), little = depth / (1 << 20) + scaled({spacing(got.depth)}, case_.shift).x;
    auto const ways = touch ? std::vector<qpoint>{qpoint{}} : ways_out(case_.a, case_.b, depth - little, depth + little);
    std::vector<parting<2>> truths;
    for (auto const& way : ways) {
        auto more = partings_after(case_.a, case_.b, way);
        truths.insert(truths.end(), more.begin(), more.end());
    }
    region_parts(truths);
}

/// Judges a contact by partings with all the places at which the two touch. Each point of the contact is another one of these places.
template <class M>
void ring_checker<M>::region_parts(std::vector<parting<2>> truths) {
    for (auto& t : truths) {
        auto free = t.points.begin();  // those before it are taken
        for (auto const& q : got_.contacts[0]->points) {
            auto const near = [&](auto const& p) { return same_place(scaled_place(p, -case_.shift), q); };
            if (auto const found = std::find_if(free, t.points.end(), near); found != t.points.end())
                std::iter_swap(free++, found);
        }
        t.points.erase(free, t.points.end());
    }
    parts(truths, case_.shift, got_);
}

/// A region that need not be convex, and a disk or a capsule.
template <class M>
void ring_checker<M>::round_contact() {
    auto const& got = *got_.contacts[0];
    if (!std::isfinite(got.depth)) return;
    bool const first = std::holds_alternative<set<2>>(case_.a);
    auto const& shape = std::get<set<2>>(first ? case_.a : case_.b);
    auto const& region = std::get<outline>(first ? case_.b : case_.a);
    Q const depth = exactly(got.depth), little = depth * 4 * spacing(M(1)) + 2 * scaled({spacing(got.depth)}, case_.shift).x;
    qpoint const way = (first ? depth : Q(-depth)) * qpoint{Q(got.normal[0]), Q(got.normal[1])};
    if (relation_ == relation::overlapping) {
        if (auto const flaw = flaw_of_way(shape, region, way, little))
            wrong("contact", false, *flaw, "depth " + source_of(got.depth));
    }
    round_ways_out const truth(shape, region, way, little, relation_ == relation::touching);
    counts(5 + 2 * got.points.size());
    auto const& translation = *got_.translations[0];
    std::string best = "one of the shortest ways out";
    for (auto const& out : truth.found) {
        auto const flaw = [&]() -> std::string {
            auto const places = [&](long_place const& x, int sign, mpf_class const& scale, place_of<M, 2> const& y,
                                    long shift) {
                return is_nearest_to_long(mpf_class(sign * x[0]), scale, y[0], shift) &&
                       is_nearest_to_long(mpf_class(sign * x[1]), scale, y[1], shift);
            };
            if (!places(out.normal, first ? 1 : -1, 1, got.normal, 0)) return "the nearest normal";
            if (!is_nearest_to_long(out.depth, out.depth, got.depth, case_.shift)) return "the nearest depth";
            if (!places(out.way, first ? -1 : 1, out.depth, translation, case_.shift)) return "the nearest minimum_translation";
            for (auto const& p : got.points) {
                bool const good = std::any_of(out.points.begin(), out.points.end(), [&](auto const& q) {
                    return places(q, 1, abs(q[0]) + abs(q[1]) + out.depth, p, case_.shift);
                });
                if (!good) return "the nearest points";
            }
            return {};
        }();
        if (flaw.empty()) return;
        auto const plain = [](mpf_class const& x) { return oracle::source_of(x.get_d()); };
        best += "; " + flaw + ", normal " + plain(out.normal[0]) + ", " + plain(out.normal[1]);
    }
    ++counts_.wrong_bits;
    wrong("contact", false, best,
          "normal " + source_of_place(got.normal) + ", depth " + source_of(got.depth) + ", " + source_of_place(got.points[0]) +
              ", way " + source_of_place(translation));
}

template class ring_checker<double>;
template class ring_checker<float>;

}  // namespace oracle
