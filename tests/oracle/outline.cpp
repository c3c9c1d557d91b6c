// SPDX-License-Identifier: MIT
#include "outline.hpp"

namespace oracle {

outline::outline(std::vector<ring> corners, bool is_solid, bool is_closed)
    : rings(std::move(corners)), solid(is_solid), closed(is_closed) {
    for (auto const& r : rings) {
        for (std::size_t i = 0; i + (closed ? 0 : 1) < r.size(); ++i)
            sides.push_back(segment_core<2>(r[i], r[(i + 1) % r.size()]));
    }
}

bool is_on(side const& s, qpoint const& p) {
    qpoint const d = p - s.origin;
    for (std::size_t i = 0; i < 2; ++i) {  // outside the box around the side
        int const way = sgn(s.direction[i]);
        if (sgn(d[i]) * way < 0 || (way == 0 ? d[i] != 0 : cmp(d[i], s.direction[i]) * way > 0)) return false;
    }
    return s.direction[0] * d[1] == s.direction[1] * d[0];
}

/// Each side that crosses the height of the point on its right counts, upwards +1 and downwards -1.
int winding(ring const& corners, qpoint const& p) {
    int turns = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        qpoint const& v = corners[i];
        qpoint const& w = corners[(i + 1) % corners.size()];
        if (v[1] <= p[1] && w[1] > p[1] && area(v, w, p) > 0) ++turns;
        if (v[1] > p[1] && w[1] <= p[1] && area(v, w, p) < 0) --turns;
    }
    return turns;
}

int place_in(outline const& o, qpoint const& p) {
    bool const on_side = std::any_of(o.sides.begin(), o.sides.end(), [&p](side const& s) { return is_on(s, p); });
    if (o.solid) {
        if (on_side) return 0;
        bool inside = winding(o.rings[0], p) != 0;
        for (std::size_t i = 1; i < o.rings.size(); ++i) inside = inside && winding(o.rings[i], p) == 0;
        return inside ? 1 : -1;
    }
    if (!on_side) return -1;
    auto const& v = o.rings[0];
    return o.closed || (p != v.front() && p != v.back()) ? 1
                                                         : 0;  // an end is none of its inner points, wherever else it passes
}

/// In the middle of the first stretch inside the region, of a level line between two heights of corners.
qpoint inner_point(outline const& o) {
    std::vector<Q> heights, crossings;
    for (auto const& corners : o.rings) {
        for (auto const& v : corners) heights.push_back(v[1]);
    }
    std::sort(heights.begin(), heights.end());
    heights.erase(std::unique(heights.begin(), heights.end()), heights.end());
    Q const level = (heights[0] + heights[1]) / 2;
    for (auto const& s : o.sides) {
        if (s.direction[1] == 0) continue;
        Q const t = (level - s.origin[1]) / s.direction[1];
        if (s.range.has(t)) crossings.push_back(s.at(t)[0]);
    }
    std::sort(crossings.begin(), crossings.end());
    return {Q((crossings[0] + crossings[1]) / 2), level};
}

namespace {

/// The sides go from parameter 0 to 1.
void cut(side const& s, side const& other, std::vector<Q>& at) {
    qpoint const apart = other.origin - s.origin;
    auto const cross = [](qpoint const& a, qpoint const& b) { return Q(a[0] * b[1] - a[1] * b[0]); };
    Q const k = cross(s.direction, other.direction);
    if (k != 0) {
        Q const t = cross(apart, other.direction), u = cross(apart, s.direction);  // times k
        auto const within = [&k](Q const& x) { return sgn(x) * sgn(k) >= 0 && cmp(Q(abs(x)), Q(abs(k))) <= 0; };
        if (within(t) && within(u)) at.push_back(t / k);
    } else if (cross(apart, s.direction) == 0 && !s.range.is_point()) {
        Q const norm = dot(s.direction, s.direction);
        for (Q const& end : {Q(dot(apart, s.direction) / norm), Q(dot(apart + other.direction, s.direction) / norm)}) {
            if (s.range.has(end)) at.push_back(end);
        }
    }
}

}  // namespace

std::vector<Q> cuts(side const& s, std::vector<side> const& others) {
    std::vector<Q> at{*s.range.lo, *s.range.hi};
    for (auto const& other : others) cut(s, other, at);
    std::sort(at.begin(), at.end());
    at.erase(std::unique(at.begin(), at.end()), at.end());
    return at;
}

bool all_pieces(side const& s, std::vector<side> const& others, std::function<bool(qpoint const&)> const& f) {
    auto const at = cuts(s, others);
    for (std::size_t i = 0; i < at.size(); ++i) {
        if (!f(s.at(at[i])) || (i + 1 < at.size() && !f(s.at((at[i] + at[i + 1]) / 2)))) return false;
    }
    return true;
}

}  // namespace oracle
