// SPDX-License-Identifier: MIT
#include "outline_chords.hpp"

namespace oracle {
namespace {

Q doubled_area(ring const& r) {
    Q sum = 0;
    for (std::size_t i = 0; i < r.size(); ++i) sum += area(qpoint{}, r[i], r[(i + 1) % r.size()]);
    return sum;
}

/// Square to the sides in their order: of a region outwards, of a curve against a direction.
std::vector<qpoint> side_normals(outline const& o, qpoint const& against) {
    std::vector<qpoint> all;
    for (auto const& r : o.rings) {
        bool const to_the_right = o.solid && (doubled_area(r) > 0) == (&r == o.rings.data());
        for (std::size_t i = 0; i + (o.closed ? 0 : 1) < r.size(); ++i) {
            qpoint const way = r[(i + 1) % r.size()] - r[i];
            qpoint const n{Q(-way[1]), way[0]};
            bool const turned = o.solid ? to_the_right : dot(n, against) > 0;
            all.push_back(Q(turned ? -1 : 1) * n);
        }
    }
    return all;
}

qpoint normal_at(outline const& o, qpoint const& p, qpoint const& direction) {
    auto const normals = side_normals(o, direction);
    std::optional<qpoint> along;
    for (std::size_t i = 0; i < o.sides.size(); ++i) {
        if (!is_on(o.sides[i], p)) continue;
        Q const pace = dot(normals[i], direction);
        if (pace < 0) return normals[i];
        if (pace == 0 && !along) along = normals[i];
    }
    return along ? *along : Q(-1) * direction;
}

}  // namespace

std::vector<outline_chord> chords_of(outline const& o, side const& line) {
    Q const norm = dot(line.direction, line.direction);
    std::vector<Q> at;
    for (auto const& s : o.sides) {
        Q const before = area(line.origin, line.at(1), s.at(0)), after = area(line.origin, line.at(1), s.at(1));
        if (before == 0 && after == 0) {
            for (int const end : {0, 1}) at.emplace_back(dot(s.at(end) - line.origin, line.direction) / norm);
        } else if (sgn(before) * sgn(after) <= 0) {
            at.emplace_back(dot(s.at(before / (before - after)) - line.origin, line.direction) / norm);
        }
    }
    std::sort(at.begin(), at.end());
    at.erase(std::unique(at.begin(), at.end()), at.end());
    std::vector<outline_chord> r;
    for (std::size_t from = 0, to = 0; from < at.size(); from = to = to + 1) {
        while (to + 1 < at.size() && place_in(o, line.at((at[to] + at[to + 1]) / 2)) >= 0) ++to;
        r.push_back({{at[from], at[to]},
                     {normal_at(o, line.at(at[from]), line.direction), normal_at(o, line.at(at[to]), Q(-1) * line.direction)}});
    }
    return r;
}

}  // namespace oracle
