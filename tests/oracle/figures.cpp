// SPDX-License-Identifier: MIT
// All that is asked of sets with straight sides is decided at some points: where their sides cut each other, in the middle of each piece, and
// at a point inside.
#include "figures.hpp"

namespace oracle {
namespace {

/// The set of a figure that has a radius.
set<2> const* round_part(figure const& f) {
    auto const* s = std::get_if<set<2>>(&f);
    return s && s->radius > 0 ? s : nullptr;
}

std::vector<qpoint> corners_of(figure const& f) {
    if (auto const* s = std::get_if<set<2>>(&f)) return vertices<2>(s->core);
    std::vector<qpoint> all;
    for (auto const& r : std::get<outline>(f).rings) all.insert(all.end(), r.begin(), r.end());
    return all;
}

/// A straight figure: a region, a curve, or a part of a line.
struct straight {
    figure set;
    std::vector<side> sides;  ///< of a line without an end, the part beside some points
    std::vector<side> ends;  ///< of an open curve, each from itself to itself: also where another side passes them
    bool solid = false;

    straight(figure const& f, std::vector<qpoint> const& beside) : set(f) {
        if (auto const* s = std::get_if<oracle::set<2>>(&f)) {
            auto const* l = std::get_if<side>(&s->core);
            auto corners = hull(vertices<2>(l ? cut_off(*l, beside) : s->core));
            if (corners.size() < 3) {
                sides.push_back(segment_core<2>(corners.front(), corners.back()));
                return;
            }
            set = outline({std::move(corners)}, true, true);
        }
        auto const& o = std::get<outline>(set);
        sides = o.sides;
        solid = o.solid;
        if (o.closed) return;
        for (auto const& p : {o.rings[0].front(), o.rings[0].back()}) ends.push_back(segment_core<2>(p, p));
    }
    /// Calls f with the points that the sides of another figure, and its own ends, make of its sides.
    bool all_pieces_cut_by(straight const& other, std::function<bool(qpoint const&)> const& f) const {
        auto cutters = other.sides;
        cutters.insert(cutters.end(), ends.begin(), ends.end());
        return std::all_of(sides.begin(), sides.end(), [&](side const& s) { return all_pieces(s, cutters, f); });
    }
    int place(qpoint const& p) const {
        if (auto const* o = std::get_if<outline>(&set)) return place_in(*o, p);
        return static_cast<int>(relate(std::get<oracle::set<2>>(set), {point_core<2>(p), 0})) - 1;
    }
};

/// Two of them, and all the points that a question about them is decided at.
struct cut_pair {
    straight a, b;

    cut_pair(figure const& x, figure const& y) : a(x, corners_of(y)), b(y, corners_of(x)) {}
    bool all_points(std::function<bool(qpoint const&)> const& f) const {
        for (auto const* x : {&a, &b}) {
            if (x->solid && !f(inner_point(std::get<outline>(x->set)))) return false;
        }
        return a.all_pieces_cut_by(b, f) && b.all_pieces_cut_by(a, f);
    }
};

/// The boxes around two figures are apart: a quick no.
bool far_apart(figure const& a, figure const& b) {
    auto const p = corners_of(a), q = corners_of(b);
    if (p.empty() || q.empty()) return false;
    auto const range = [](std::vector<qpoint> const& points) {
        extent<2> r(points.front());
        for (auto const& v : points) r.add(v);
        return r;
    };
    auto const x = range(p), y = range(q);
    auto const radius = [](figure const& f) { return round_part(f) ? round_part(f)->radius : Q(0); };
    Q const reach = radius(a) + radius(b);
    for (std::size_t i = 0; i < 2; ++i) {
        if (x.hi[i] + reach < y.lo[i] || y.hi[i] + reach < x.lo[i]) return true;
    }
    return false;
}

/// A round set overlaps a region that has a point of its core inside, else it lies to the outline as to its sides.
relation relate_round(outline const& o, set<2> const& round) {
    if (o.solid && place_in(o, vertices<2>(round.core).front()) > 0) return relation::overlapping;
    relation r = relation::disjoint;
    for (auto const& s : o.sides) r = std::max(r, relate(set<2>{s, 0}, round));
    return r;
}
bool contains_round(outline const& o, set<2> const& round, bool strict) {
    if (!o.solid || place_in(o, vertices<2>(round.core).front()) <= 0) return false;
    for (auto const& s : o.sides) {
        if (relate(set<2>{s, 0}, round) >= (strict ? relation::touching : relation::overlapping)) return false;
    }
    return true;
}

}  // namespace

/// Straight sets meet if a point is in both. They overlap if it is in both relative interiors, or inside a region: all parts of the other
/// set have points of its relative interior beside them. A chain goes through the inner points of a region in a piece; of two regions that
/// overlap, one has a piece of its boundary in the other, or all its inner points.
relation relate(figure const& a, figure const& b) {
    auto const *x = std::get_if<set<2>>(&a), *y = std::get_if<set<2>>(&b);
    if (x && y) return relate(*x, *y);
    if (far_apart(a, b)) return relation::disjoint;
    if (auto const* r = round_part(a)) return relate_round(std::get<outline>(b), *r);
    if (auto const* r = round_part(b)) return relate_round(std::get<outline>(a), *r);
    relation best = relation::disjoint;
    cut_pair const both(a, b);
    both.all_points([&](qpoint const& p) {
        int const in_a = both.a.place(p);
        if (in_a < 0) return true;
        int const in_b = both.b.place(p);
        if (in_b < 0) return true;
        bool const inside = (in_a > 0 && in_b > 0) || (both.a.solid && in_a > 0) || (both.b.solid && in_b > 0);
        best = std::max(best, inside ? relation::overlapping : relation::touching);
        return !inside;
    });
    return best;
}

bool contains(figure const& a, figure const& b, bool strict) {
    auto const *x = std::get_if<set<2>>(&a), *y = std::get_if<set<2>>(&b);
    if (x && y) return contains(*x, *y, strict);
    if (auto const* r = round_part(a)) {
        auto const& sides = std::get<outline>(b).sides;
        return std::all_of(sides.begin(), sides.end(), [&](side const& s) { return contains(*r, set<2>{s, 0}, strict); });
    }
    if (auto const* r = round_part(b)) return contains_round(std::get<outline>(a), *r, strict);
    cut_pair const both(a, b);
    if (both.b.solid && !both.a.solid) return false;
    for (auto const& p : corners_of(b)) {  // most are decided here
        if (both.a.place(p) < (strict ? 1 : 0)) return false;
    }
    return both.all_points([&](qpoint const& p) {
        int const in_b = both.b.place(p);
        if (in_b < 0) return true;
        int const in_a = both.a.place(p);
        return in_a >= (strict ? 1 : 0) && !(both.b.solid && in_b > 0 && in_a == 0);  // around an inner point of b all is b
    });
}

gap::gap(figure const& a, figure const& b) {
    auto const cores = [](figure const& f) {
        std::vector<core<2>> r;
        if (auto const* convex = std::get_if<set<2>>(&f)) return std::vector{convex->core};
        for (auto const& s : std::get<outline>(f).sides) r.emplace_back(s);
        return r;
    };
    if (auto const* r = round_part(a)) radius_a = r->radius;
    if (auto const* r = round_part(b)) radius_b = r->radius;
    for (auto const& s : cores(a)) {
        for (auto const& t : cores(b)) {
            auto way = meet(s, t);
            if (!ways.empty() && ways[0].squared < way.squared) continue;
            if (!ways.empty() && way.squared < ways[0].squared) ways.clear();
            ways.push_back(std::move(way));
        }
    }
}

}  // namespace oracle
