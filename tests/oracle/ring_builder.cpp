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

namespace {

/// Where a ring lies to the inside of another one that it does not cross: 1, -1, or 0 for a ring with all its vertices on it.
int place_of(ring const& r, ring const& other) {
    outline const around({other}, true, true);
    for (auto const& p : r)
        if (int const place = place_in(around, p); place != 0) return place;
    return 0;
}
/// Some side of one ring runs along a side of the other, or is cut by it with pieces on both of its hands.
bool cross(outline const& a, outline const& b) {
    bool inside = false, outside = false, along = false;
    for (auto const& s : a.sides) {
        auto const at = cuts(s, b.sides);
        for (std::size_t i = 0; i + 1 < at.size(); ++i) {
            int const place = place_in(b, s.at((at[i] + at[i + 1]) / 2));
            (place > 0 ? inside : place < 0 ? outside : along) = true;
        }
    }
    return along || (inside && outside);
}

}  // namespace

/// Of two rings that touch in two points the inside would be cut; rings that touch around a third one are not made here.
bool is_region(outline const& o) {
    for (std::size_t i = 0; i < o.rings.size(); ++i) {
        outline const one({o.rings[i]}, true, true);
        if (without_straight(o.rings[i]).size() != o.rings[i].size()) return false;
        for (auto const& s : one.sides) {
            std::size_t const expected = 2;  // it meets others in its ends only
            if (cuts(s, one.sides).size() != expected) return false;
        }
        for (std::size_t k = 0; k < one.sides.size(); ++k)
            for (std::size_t m = 0; m < k; ++m)
                if (one.sides[k].origin == one.sides[m].origin) return false;
        for (std::size_t k = 0; k < i; ++k) {
            outline const other({o.rings[k]}, true, true);
            if (cross(one, other) || (place_of(o.rings[i], o.rings[k]) > 0) != (k == 0) || place_of(o.rings[k], o.rings[i]) > 0)
                return false;
        }
    }
    return true;
}

}  // namespace oracle
