// SPDX-License-Identifier: MIT
// The contact of two solids with straight sides, of which at least one is not convex. For exact numbers.
export module hantei:region_parting;
import :base;
import :number;
import :rational;
import :rounding;
import :vec;
import :shape;
import :reduction;
import :results;
import :ring;
import :polygon;
import :predicates;
import :convolution;
import :escape;

namespace hantei {

/// Of solids that touch: the direction in which a leaves b at one of the places, of several the one with the least unit vector, by x,
/// then y.
constexpr vec<rational, 2> leaving(vector<sliding> const& pieces) {
    optional<vec<rational, 2>> best;
    for (size_t i = 0; i < pieces.size(); ++i) {
        if (!pieces[i].has({})) continue;
        auto const& away = pieces[i].away;
        if (!best.has_value() || lexicographically_before(unit(away), unit(*best))) best = away;
    }
    return *best;
}

/// The contact of two solids that meet, where a is moved first by `move`, and leaves b in the direction `back`. Its points are, of the
/// corners at sides that keep a from moving back, the two farthest apart along the surface, halfway back; of several at one
/// place along it the first in the direction of the normal.
constexpr exact_contact<2> contact_after(vector<sliding> const& pieces, vec<rational, 2> const& move,
                                         vec<rational, 2> const& back) {
    auto const n = -back, along = perp(n);
    exact_contact<2> c{.normal = unit(n), .depth = {0, 1, squared_norm(move)}, .points = {}, .count = 0};
    optional<vec<rational, 2>> low, high;
    auto const before = [&](auto const& p, auto const& q, int sense) {
        int const order = sense * compare(dot(along, p), dot(along, q));
        return order < 0 || (order == 0 && dot(n, p) < dot(n, q));
    };
    for (size_t i = 0; i < pieces.size(); ++i) {
        if (!pieces[i].has(move) || dot(pieces[i].away, back).sign() <= 0) continue;
        auto const p = pieces[i].place(move);
        if (!low.has_value() || before(p, *low, 1)) low = p;
        if (!high.has_value() || before(p, *high, -1)) high = p;
    }
    auto const add = [&](auto const& p) {
        c.points[c.count++] = map([](rational const& x) { return surd{x}; }, p - move * rational(1, 2));
    };
    add(*low);
    if (*low != *high) add(*high);
    return c;
}

/// The contact of two solids with straight sides that touch, or overlap.
template <class A, class B>
constexpr exact_contact<2> contact_of_regions(A const& a, B const& b, bool touch) {
    auto const rings_of_a = rings_of(a), rings_of_b = rings_of(b);
    auto const pieces = slidings_of(rings_of_a, rings_of_b);
    if (touch) return contact_after(pieces, {}, leaving(pieces));
    rough_overlap const rough(rings_of_a, rings_of_b);
    auto const move = escapes(pieces, rough, [&](vec<rational, 2> const& v) {
                          if constexpr (sided<A>) {
                              return overlaps(a.moved(v), b);
                          } else {
                              return overlaps(a, b.moved(-v));
                          }
                      }).shortest();
    return contact_after(pieces, move, move);
}

/// A bounded set of the plane with straight sides, convex or not, that can have inner points.
template <class S>
concept straight_solid = S::dimension == 2 && bounded<S> && !round<S> && requires(S const& s) { s.has_interior(); };

}  // namespace hantei
