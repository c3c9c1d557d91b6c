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

/// Of directions in which a leaves b the one with the least unit vector, by x, then y.
constexpr vec<rational, 2> least_direction(vector<vec<rational, 2>> const& directions) {
    size_t least = 0;
    for (size_t i = 1; i < directions.size(); ++i)
        if (lexicographically_before(unit(directions[i]), unit(directions[least]))) least = i;
    return directions[least];
}
/// Of solids that touch: the direction in which a leaves b at one of the places.
constexpr vec<rational, 2> leaving(vector<sliding> const& pieces) {
    vector<vec<rational, 2>> directions;
    for (size_t i = 0; i < pieces.size(); ++i)
        if (pieces[i].has({})) directions.push_back(pieces[i].away);
    return least_direction(directions);
}

/// Of the places that keep a from moving `back`, the two that are farthest apart along the surface; of several at one place along
/// it the first in the direction of the normal. One, if they are the same.
template <class X>
constexpr vector<vec<X, 2>> farthest_apart(vector<vec<X, 2>> const& places, vec<X, 2> const& back) {
    auto const n = -back, along = perp(n);
    auto const before = [&](auto const& p, auto const& q, int sense) {
        int const order = sense * compare(dot(along, p), dot(along, q));
        return order < 0 || (order == 0 && dot(n, p) < dot(n, q));
    };
    size_t low = 0, high = 0;
    for (size_t i = 1; i < places.size(); ++i) {
        if (before(places[i], places[low], 1)) low = i;
        if (before(places[i], places[high], -1)) high = i;
    }
    vector<vec<X, 2>> r{places[low]};
    if (!(places[low] == places[high])) r.push_back(places[high]);
    return r;
}

/// The contact of two solids that meet, where a is moved first by `move`, and leaves b in the direction `back`. Its points are the
/// corners at sides that keep a from moving back, halfway back.
constexpr exact_contact<2> contact_after(vector<sliding> const& pieces, vec<rational, 2> const& move,
                                         vec<rational, 2> const& back) {
    exact_contact<2> c{.normal = unit(-back), .depth = {0, 1, squared_norm(move)}, .points = {}, .count = 0};
    vector<vec<rational, 2>> places;
    for (size_t i = 0; i < pieces.size(); ++i)
        if (pieces[i].has(move) && dot(pieces[i].away, back).sign() > 0) places.push_back(pieces[i].place(move));
    auto const farthest = farthest_apart(places, back);
    for (size_t i = 0; i < farthest.size(); ++i) c.points[c.count++] = lifted(farthest[i] - move * rational(1, 2));
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

/// A bounded set of the plane, convex or not, that can have inner points.
template <class S>
concept solid_of_plane = S::dimension == 2 && bounded<S> && (round<S> || requires(S const& s) { s.has_interior(); });

}  // namespace hantei
