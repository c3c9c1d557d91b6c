// SPDX-License-Identifier: MIT
#include "ring_shapes.hpp"

namespace oracle {
namespace {

/// The points in the order of a ring.
template <class T>
corner_list<T> arranged(corner_list<T> const& points, ring (*arrange)(ring)) {
    common_grid const grid(drawn<T>{{}, {points}}.flat());
    ring exact_points;
    for (auto const& p : points) exact_points.push_back(grid.vector(p));
    corner_list<T> r;
    for (auto const& v : arrange(exact_points)) {
        auto const at = std::find(exact_points.begin(), exact_points.end(), v) - exact_points.begin();
        r.push_back(points[static_cast<std::size_t>(at)]);
    }
    return r;
}

/// x moved by k, or by k neighbors if it is asked for or if x is too great to be moved.
template <class T>
T moved(T x, int k, bool by_neighbors) {
    bool const room = k > 0 ? x < std::numeric_limits<T>::max() / 2 : x > std::numeric_limits<T>::lowest() / 2;
    T const there = room ? static_cast<T>(x + static_cast<T>(k)) : x;
    return by_neighbors || there == x ? next_toward(x, k) : there;
}

/// A ring of four corners around the holes.
template <class T>
std::vector<corner_list<T>> framed(std::vector<corner_list<T>> const& holes, bool closely) {
    if (holes.empty()) return {};
    auto lo = holes[0][0], hi = lo;
    for (auto const& corners : holes) {
        for (auto const& p : corners) {
            lo = {std::min(lo.x, p.x), std::min(lo.y, p.y)};
            hi = {std::max(hi.x, p.x), std::max(hi.y, p.y)};
        }
    }
    auto const beyond = [closely](T x, int k) { return moved(x, k, closely); };
    T const left = beyond(lo.x, -1), right = beyond(hi.x, 1), below = beyond(lo.y, -1), above = beyond(hi.y, 1);
    if (left == lo.x || right == hi.x || below == lo.y || above == hi.y) return {};  // at the end of the range
    std::vector<corner_list<T>> r{{{left, below}, {beyond(hi.x, 2), below}, {right, beyond(hi.y, 2)}, {left, above}}};
    r.insert(r.end(), holes.begin(), holes.end());
    return r;
}

template <class T>
std::vector<corner_list<T>> two_holes(corner_list<T> points) {
    std::sort(points.begin(), points.end(),
              [](auto const& p, auto const& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    auto const middle = points.begin() + static_cast<std::ptrdiff_t>(points.size() / 2);
    std::vector<corner_list<T>> holes;
    for (auto const& half : {corner_list<T>(points.begin(), middle), corner_list<T>(middle, points.end())}) {
        if (auto r = arranged(half, convex_ring); !r.empty()) holes.push_back(std::move(r));
    }
    return framed(holes, false);
}

/// Two holes that touch in a point, mirrored in it, and a frame that touches the first of them.
template <class T>
std::vector<corner_list<T>> touching(corner_list<T> const& points) {
    auto const hole = arranged(points, convex_ring);
    if (hole.empty()) return {};
    auto const by_x = [](auto const& p, auto const& q) { return p.x < q.x; };
    auto const [least, most] = std::minmax_element(hole.begin(), hole.end(), by_x);
    auto const far = [](T x) { return x < std::numeric_limits<T>::lowest() / 8 || std::numeric_limits<T>::max() / 8 < x; };
    corner_list<T> mirrored;
    for (auto const& p : hole) {
        if (far(p.x) || far(p.y)) return {};
        mirrored.push_back({static_cast<T>(most->x + (most->x - p.x)), static_cast<T>(most->y + (most->y - p.y))});
    }
    std::vector<corner_list<T>> rings = framed<T>({hole, mirrored}, false);
    if (rings.empty()) return {};
    for (auto& p : rings[0])
        if (p.x < least->x) p.x = least->x;
    common_grid const grid(drawn<T>{{}, rings}.flat());
    return is_region(outline(exact_rings<T>({{}, rings}, grid), true, true)) ? rings : std::vector<corner_list<T>>{};
}

/// A star and the same star, a quarter as large, inside it.
template <class T>
std::vector<corner_list<T>> star_in_star(corner_list<T> const& points) {
    auto outer = arranged(points, star_ring);
    if (outer.empty()) return {};
    auto const size = static_cast<T>(outer.size());
    hantei::vec<T, 2> middle{};
    for (auto const& p : outer) middle = {static_cast<T>(middle.x + p.x / size), static_cast<T>(middle.y + p.y / size)};
    auto hole = outer;
    constexpr T most = std::numeric_limits<T>::max() / 8;
    for (std::size_t i = 0; i < outer.size(); ++i) {
        for (std::size_t k = 0; k < 2; ++k) {
            if (outer[i][k] < -most || most < outer[i][k]) return {std::move(outer)};
            hole[i][k] = static_cast<T>(outer[i][k] + 3 * middle[k]);
        }
    }
    auto great = outer;
    for (auto& p : great) p = {static_cast<T>(4 * p.x), static_cast<T>(4 * p.y)};
    drawn<T> const both{{}, {great, hole}};
    common_grid const grid(both.flat());
    std::vector<ring> rings(2);
    for (std::size_t i = 0; i < 2; ++i) {
        for (auto const& p : both.rings[i]) rings[i].push_back(grid.vector(p));
        if (without_straight(rings[i]).size() != rings[i].size()) return {std::move(outer)};
    }
    if (is_region(outline(rings, true, true))) return both.rings;
    return {std::move(outer)};
}

/// The points without those that are equal to the one before.
template <class T>
std::vector<corner_list<T>> curve(corner_list<T> points, bool closed) {
    points.erase(std::unique(points.begin(), points.end()), points.end());
    while (closed && points.size() > 1 && points.front() == points.back()) points.pop_back();
    if (points.size() < (closed ? 3 : 2)) return {};
    return {std::move(points)};
}

template <class T>
std::vector<corner_list<T>> rings_of(style s, corner_list<T> const& points) {
    auto one = [](corner_list<T> const& r) { return std::vector<corner_list<T>>(r.empty() ? 0 : 1, r); };
    switch (s.how) {
        case manner::convex: return one(arranged(points, convex_ring));
        case manner::monotone: return one(arranged(points, monotone_ring));
        case manner::star: return one(arranged(points, star_ring));
        case manner::framed: return framed(one(arranged(points, star_ring)), false);
        case manner::framed_closely: return framed(one(arranged(points, monotone_ring)), true);
        case manner::star_in_star: return star_in_star(points);
        case manner::two_holes: return two_holes(points);
        case manner::touching: return touching(points);
        default: return curve(points, s.how == manner::closed);
    }
}

}  // namespace

template <class T>
drawn<T> draw(style s, std::size_t size, T const* p) {
    drawn<T> r;
    if (s.how == manner::numbers) {
        r.numbers.assign(p, p + size);
        return r;
    }
    corner_list<T> points;
    for (std::size_t i = 0; i < s.points; ++i) points.push_back(vec_at<T, 2>(p + 2 * i));
    r.rings = rings_of(s, points);
    r.good = !r.rings.empty();
    for (auto& corners : r.rings) {
        if (s.backwards) std::reverse(corners.begin(), corners.end());
    }
    return r;
}

template <class T>
common_grid grid_of(drawn<T> const& a, drawn<T> const& b) {
    auto all = a.flat();
    auto const more = b.flat();
    all.insert(all.end(), more.begin(), more.end());
    return common_grid(all);
}

template <class T>
std::vector<ring> exact_rings(drawn<T> const& d, common_grid g) {
    std::vector<ring> r;
    for (auto const& corners : d.rings) {
        r.emplace_back();
        for (auto const& p : corners) r.back().push_back(g.vector(p));
    }
    return r;
}

template drawn<double> draw(style, std::size_t, double const*);
template common_grid grid_of(drawn<double> const&, drawn<double> const&);
template std::vector<ring> exact_rings(drawn<double> const&, common_grid);
template drawn<float> draw(style, std::size_t, float const*);
template common_grid grid_of(drawn<float> const&, drawn<float> const&);
template std::vector<ring> exact_rings(drawn<float> const&, common_grid);
template drawn<std::int32_t> draw(style, std::size_t, std::int32_t const*);
template common_grid grid_of(drawn<std::int32_t> const&, drawn<std::int32_t> const&);
template std::vector<ring> exact_rings(drawn<std::int32_t> const&, common_grid);
template drawn<std::int64_t> draw(style, std::size_t, std::int64_t const*);
template common_grid grid_of(drawn<std::int64_t> const&, drawn<std::int64_t> const&);
template std::vector<ring> exact_rings(drawn<std::int64_t> const&, common_grid);

}  // namespace oracle
