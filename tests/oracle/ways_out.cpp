// SPDX-License-Identifier: MIT
// The boundary of the moves after which a overlaps b is made of parts of "a corner of one moves along a side of the other". Its point
// nearest to 0 is the foot of a perpendicular on one of these, an end, or where two of them cross.
#include "ways_out.hpp"

#include <cmath>
#include <numbers>

namespace oracle {
namespace {

std::vector<ring> rings_of(figure const& f) {
    if (auto const* o = std::get_if<outline>(&f)) return o->rings;
    return {hull(vertices<2>(std::get<set<2>>(f).core))};
}

/// Every corner of one at every side of the other, as moves of a from one to another.
std::vector<side> moves_along(figure const& a, figure const& b) {
    std::vector<side> all;
    auto const rings_of_a = rings_of(a), rings_of_b = rings_of(b);
    for (auto const& r : rings_of_a) {
        for (auto const& s : rings_of_b) {
            for (std::size_t i = 0; i < r.size(); ++i) {
                for (std::size_t k = 0; k < s.size(); ++k) {
                    qpoint const &p = r[i], &p_next = r[(i + 1) % r.size()], &q = s[k], &q_next = s[(k + 1) % s.size()];
                    all.push_back(segment_core<2>(q - p, q_next - p));
                    all.push_back(segment_core<2>(q - p, q - p_next));
                }
            }
        }
    }
    return all;
}

}  // namespace

figure moved(figure const& f, qpoint const& way) {
    auto rings = rings_of(f);
    for (auto& r : rings)
        for (auto& p : r) p = p + way;
    if (std::holds_alternative<outline>(f)) return outline(rings, true, true);
    return set<2>{hull_of<2>{rings[0]}, 0};
}

std::vector<qpoint> ways_out(figure const& a, figure const& b, Q const& shortest, Q const& longest) {
    std::vector<side> near;
    std::vector<std::pair<Q, qpoint>> all;
    Q const bound = longest * longest;
    auto const add = [&](qpoint const& v) {
        if (Q const squared = dot(v, v); squared <= bound) all.emplace_back(squared, v);
    };
    for (auto const& s : moves_along(a, b)) {
        Q const norm = dot(s.direction, s.direction);
        qpoint const foot = norm == 0 ? s.origin : s.at(s.range.clamp(Q(-dot(s.origin, s.direction) / norm)));
        if (dot(foot, foot) > bound) continue;
        near.push_back(s);
        add(foot);
        add(s.at(0));
        add(s.at(1));
    }
    for (auto const& s : near)
        for (Q const& t : cuts(s, near)) add(s.at(t));
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    std::size_t const shorter = static_cast<std::size_t>(
        std::count_if(all.begin(), all.end(), [&](auto const& v) { return v.first < shortest * shortest; }));
    std::vector<qpoint> found;
    Q least = bound;
    for (std::size_t i = 0; i < all.size() && all[i].first <= least;
         i = i < shorter ? std::min(i + 1 + shorter / 100, shorter) : i + 1) {
        if (relate(moved(a, all[i].second), b) == relation::overlapping) continue;
        least = all[i].first;
        found.push_back(all[i].second);
    }
    return found;
}

std::vector<parting<2>> partings_after(figure const& a, figure const& b, qpoint const& move) {
    auto const there = rings_of(moved(a, move)), here = rings_of(b);
    std::vector<qpoint> places, normals;
    for (bool const swapped : {false, true}) {
        for (auto const& corners : swapped ? there : here) {
            for (auto const& p : corners) {
                for (auto const& r : swapped ? here : there) {
                    for (std::size_t i = 0; i < r.size(); ++i) {
                        auto const s = segment_core<2>(r[i], r[(i + 1) % r.size()]);
                        if (!is_on(s, p)) continue;
                        places.push_back(p);
                        if (s.direction == qpoint{}) continue;
                        normals.push_back({s.direction[1], Q(-s.direction[0])});
                        normals.push_back({Q(-s.direction[1]), s.direction[0]});
                    }
                }
            }
        }
    }
    if (move != qpoint{}) normals = {Q(-1) * move};
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    std::vector<splace<2>> points;
    for (auto const& p : places) points.push_back({surd{p[0] - move[0] / 2}, surd{p[1] - move[1] / 2}});
    std::vector<parting<2>> r;
    for (auto const& n : normals) r.push_back({unit(n), {0, 1, dot(move, move)}, {surd{move[0]}, surd{move[1]}}, points});
    return r;
}

std::optional<std::string> flaw_of_way(set<2> const& round, figure const& region, qpoint const& way, Q const& little) {
    auto const lie = [&](qpoint const& v, Q const& more) {
        return relate(set<2>{round.core, round.radius + more}, moved(region, v));
    };
    if (lie(way, little) == relation::disjoint) return "a way that is not too long";
    if (round.radius > little && lie(way, -little) == relation::overlapping) return "a way out";
    if (dot(way, way) < 0x1p22 * little * little) return {};
    constexpr int directions = 32;
    for (int k = 0; k < directions; ++k) {
        double const turn = 2 * std::numbers::pi * k / directions;
        qpoint const unit{Q(std::cos(turn)), Q(std::sin(turn))};
        qpoint v = (abs(way[0]) + abs(way[1])) * unit;
        while (dot(v, v) >= dot(way, way)) v = Q(63, 64) * v;
        if (lie(Q(1 + k % 4, 4) * Q(1023, 1024) * v, 0) != relation::overlapping) return "the shortest way";
    }
    return {};
}

}  // namespace oracle
