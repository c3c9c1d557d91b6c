// SPDX-License-Identifier: MIT
#include "ring_builder.hpp"

namespace oracle {

ring without_straight(ring r) {
    for (std::size_t i = 0; i < r.size() && r.size() > 2;) {
        std::size_t const n = r.size();
        bool const straight = area(r[(i + n - 1) % n], r[i], r[(i + 1) % n]) == 0;
        if (straight) r.erase(r.begin() + static_cast<std::ptrdiff_t>(i));
        i = straight ? 0 : i + 1;
    }
    return r.size() < 3 ? ring{} : r;
}

ring convex_ring(ring points) {
    auto r = hull(std::move(points));
    return r.size() < 3 ? ring{} : r;
}

namespace {

ring sorted(ring points) {
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

}  // namespace

ring monotone_ring(ring points) {
    points = sorted(std::move(points));
    if (points.size() < 3) return {};
    auto const height = [&](qpoint const& p) { return sgn(area(points.front(), points.back(), p)); };
    bool const any_above = std::any_of(points.begin(), points.end(), [&](qpoint const& p) { return height(p) > 0; });
    ring there{points.front()}, back;
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        (height(points[i]) >= (any_above ? 1 : 0) ? back : there).push_back(points[i]);
    there.push_back(points.back());
    there.insert(there.end(), back.rbegin(), back.rend());
    return without_straight(std::move(there));
}

ring star_ring(ring points) {
    points = sorted(std::move(points));
    if (points.size() < 3) return {};
    qpoint middle{};
    for (auto const& p : points) middle = middle + p;
    middle = Q(1, static_cast<unsigned long>(points.size())) * middle;
    std::erase(points, middle);
    auto const lower = [&](qpoint const& p) { return p[1] < middle[1] || (p[1] == middle[1] && p[0] < middle[0]); };
    std::sort(points.begin(), points.end(), [&](qpoint const& p, qpoint const& q) {
        if (lower(p) != lower(q)) return lower(q);
        int const turn = sgn(area(middle, p, q));
        return turn != 0 ? turn > 0 : dot(p - middle, p - middle) > dot(q - middle, q - middle);
    });
    auto const same_way = [&](qpoint const& p, qpoint const& q) { return lower(p) == lower(q) && area(middle, p, q) == 0; };
    points.erase(std::unique(points.begin(), points.end(), same_way), points.end());
    return without_straight(std::move(points));
}

bool is_region(outline const& o) {
    for (std::size_t i = 0; i < o.sides.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            side const &s = o.sides[i], &t = o.sides[k];
            bool const neighbours = s.origin == t.at(1) || t.origin == s.at(1);
            int meetings = 0;
            for (Q const& at : cuts(s, {t})) meetings += is_on(t, s.at(at)) ? 1 : 0;
            if (meetings > (neighbours ? 1 : 0)) return false;
        }
    }
    for (std::size_t i = 1; i < o.rings.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if ((winding(o.rings[k], o.rings[i][0]) != 0) != (k == 0) || winding(o.rings[i], o.rings[k][0]) != 0) return false;
        }
    }
    return true;
}

}  // namespace oracle
