// SPDX-License-Identifier: MIT
// What the library finds by sweeps and trees, by looking at every side, in rational numbers.
#pragma once

#include <gmpxx.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

import hantei;

namespace naive {

using Q = mpq_class;
struct point {
    Q x, y;
    friend bool operator==(point const& p, point const& q) { return p.x == q.x && p.y == q.y; }
};
using points = std::vector<point>;

template <class T>
Q number(T x) {
    if constexpr (std::is_integral_v<T>) return Q(static_cast<long>(x));
    if constexpr (!std::is_integral_v<T>) return Q(static_cast<double>(x));
}
template <class T>
point exact(hantei::vec<T> const& p) {
    return {number(p.x), number(p.y)};
}
template <class T>
points exact(std::vector<hantei::vec<T>> const& ring) {
    points r;
    for (auto const& p : ring) r.push_back(exact(p));
    return r;
}

/// 1 if p is on the left of the line from a to b, −1 on the right, 0 on it.
inline int side(point const& a, point const& b, point const& p) {
    return sgn((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
}
inline bool between(Q const& x, Q const& a, Q const& b) { return (a <= x && x <= b) || (b <= x && x <= a); }
inline bool on(point const& a, point const& b, point const& p) {
    return between(p.x, a.x, b.x) && between(p.y, a.y, b.y) && side(a, b, p) == 0;
}
/// Closed segments a b and c d have a common point.
inline bool meet(point const& a, point const& b, point const& c, point const& d) {
    if (on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)) return true;
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
inline point const& at(points const& ring, std::size_t i) { return ring[i % ring.size()]; }

/// The numbers of the vertices that are corners, after others were left out one at a time: those equal to the one before, then those between
/// the two beside them. One that is left with both beside it on one hand is `doubling`; so is one of the two that are left of more.
inline std::vector<std::size_t> corners(points const& r, std::optional<std::size_t>& doubling) {
    std::vector<std::size_t> kept(r.size());
    for (std::size_t i = 0; i < r.size(); ++i) kept[i] = i;
    for (std::size_t i = 1; i < kept.size();)
        if (r[kept[i - 1]] == r[kept[i]]) kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
        else ++i;
    while (kept.size() > 1 && r[kept.back()] == r[kept.front()]) kept.pop_back();
    bool const are_more = kept.size() > 2;
    for (std::size_t i = 0; i < kept.size() && kept.size() > 2;) {
        std::size_t const n = kept.size();
        auto const &before = r[kept[(i + n - 1) % n]], &here = r[kept[i]], &after = r[kept[(i + 1) % n]];
        if (on(before, after, here)) {
            kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
            i = 0;
        } else {
            if (side(before, here, after) == 0 && !doubling) doubling = kept[i];
            ++i;
        }
    }
    if (are_more && kept.size() == 2 && !doubling) doubling = kept.front();
    return kept;
}

/// The first flaw of a ring, in the words of invalid_shape without what is before them.
inline std::string flaw(points const& given) {
    std::optional<std::size_t> doubling;
    auto const kept = corners(given, doubling);
    if (kept.size() < 3 && !doubling) return "too few different vertices: " + std::to_string(kept.size());
    if (doubling) return "it doubles back on itself";
    points r;
    for (std::size_t const i : kept) r.push_back(given[i]);
    std::size_t const n = r.size();
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t k = i + 2; k < n; ++k)
            if (k + 1 - i != n && meet(r[i], at(r, i + 1), r[k], at(r, k + 1)))
                return "it meets itself, at sides " + std::to_string(kept[i]) + " and " + std::to_string(kept[k]);
    return "";
}
/// 1 inside the ring, 0 on it, −1 outside.
inline int point_in_polygon(points const& ring, point const& p) {
    bool inside = false;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        auto const &a = ring[i], &b = at(ring, i + 1);
        if (on(a, b, p)) return 0;
        if ((a.y > p.y) != (b.y > p.y) && (side(a, b, p) > 0) == (b.y > p.y)) inside = !inside;
    }
    return inside ? 1 : -1;
}

/// The rings of a region, the outer one first.
using region = std::vector<points>;
inline int point_in_polygon(region const& rings, point const& p) {
    int const outer = point_in_polygon(rings[0], p);
    for (std::size_t i = 1; i < rings.size() && outer > 0; ++i)
        if (int const in_hole = point_in_polygon(rings[i], p); in_hole >= 0) return -in_hole;
    return outer;
}

/// A part of a line: from origin along direction, from t = 0 and to t = 1 if it starts and ends there.
struct straight {
    point origin, direction;
    bool starts = true, ends = true;

    point at(Q const& t) const { return {origin.x + direction.x * t, origin.y + direction.y * t}; }
};
template <class T>
straight exact(hantei::segment<T> const& s) {
    auto const a = exact(s.a), b = exact(s.b);
    return {a, {b.x - a.x, b.y - a.y}};
}
template <class T>
straight exact(hantei::ray<T> const& s) {
    return {exact(s.origin), exact(s.direction), true, false};
}
template <class T>
straight exact(hantei::line<T> const& s) {
    return {exact(s.origin), exact(s.direction), false, false};
}
inline Q cross(point const& u, point const& v) { return u.x * v.y - u.y * v.x; }
inline Q dot(point const& u, point const& v) { return u.x * v.x + u.y * v.y; }
inline point operator-(point const& p, point const& q) { return {p.x - q.x, p.y - q.y}; }
/// All t, in order, at which a line comes to a corner on it or crosses a side.
inline std::vector<Q> cuts(region const& rings, straight const& s) {
    std::vector<Q> cuts;
    for (auto const& ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            point const a = ring[i] - s.origin, b = at(ring, i + 1) - s.origin, d = b - a;
            Q const of_a = cross(s.direction, a), of_b = cross(s.direction, b);
            if (of_a == 0) cuts.push_back(dot(s.direction, a) / dot(s.direction, s.direction));
            if (sgn(of_a) * sgn(of_b) < 0) cuts.push_back(cross(a, d) / cross(s.direction, d));
        }
    }
    std::sort(cuts.begin(), cuts.end());
    return cuts;
}
/// Of a part of a line that is no point: whether some of it is in the interior of the region, on its boundary, outside.
struct passage {
    bool inside = false, on = false, outside = false;
};
inline passage pass(region const& rings, straight const& s) {
    std::vector<Q> t;
    for (auto const& x : cuts(rings, s))
        if ((!s.starts || x > 0) && (!s.ends || x < 1)) t.push_back(x);
    t.insert(t.begin(), s.starts ? Q(0) : t.empty() ? Q(0) : t.front() - 1);
    t.push_back(s.ends ? Q(1) : t.back() + 1);
    passage found;
    auto const look = [&](Q const& x) {
        int const place = point_in_polygon(rings, s.at(x));
        (place > 0 ? found.inside : place == 0 ? found.on : found.outside) = true;
    };
    for (std::size_t i = 0; i < t.size(); ++i) {
        look(t[i]);
        if (i + 1 < t.size()) look((t[i] + t[i + 1]) / 2);
    }
    return found;
}
inline hantei::relation relate(region const& rings, straight const& s) {
    passage const p = pass(rings, s);
    // An end inside of the region has inner points of the part beside it.
    return p.inside ? hantei::relation::overlapping : p.on ? hantei::relation::touching : hantei::relation::disjoint;
}
/// What of the boundary of a is inside, on and outside of b.
inline passage boundary_in(region const& a, region const& b) {
    passage found;
    for (auto const& ring : a) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            passage const p = pass(b, {ring[i], at(ring, i + 1) - ring[i]});
            found = {found.inside || p.inside, found.on || p.on, found.outside || p.outside};
        }
    }
    return found;
}
/// Two regions. Where no boundary runs inside the other, their insides are the same or have nothing in common.
inline hantei::relation relate(region const& a, region const& b) {
    passage const p = boundary_in(a, b), q = boundary_in(b, a);
    bool const same = !p.inside && !p.outside && !q.inside && !q.outside;
    if (p.inside || q.inside || same) return hantei::relation::overlapping;
    return p.on || q.on ? hantei::relation::touching : hantei::relation::disjoint;
}

}  // namespace naive
