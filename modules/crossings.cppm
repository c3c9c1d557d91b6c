// SPDX-License-Identifier: MIT
// Where a line passes through a chain or a region: the chords, in order. For exact numbers.
//
// The line is cut where it meets a side; what lies between two cuts belongs to the set or does not, and its middle tells. Chords that
// meet are one. Source: O'Rourke, Computational Geometry in C, section 7.4, with every crossing kept.
export module hantei:crossings;
import :base;
import :number;
import :rational;
import :rounding;
import :vec;
import :relation;
import :shape;
import :point;
import :segment;
import :reduction;
import :passage;
import :results;
import :predicates;
import :ring;
import :locate;

namespace hantei {

template <sided S>
constexpr bool is_in(S const& set, vec<rational, 2> const& p) {
    if constexpr (curve<S>) {
        return relate(set, point<rational, 2>{p}) != relation::disjoint;
    } else {
        return locate(set, p) >= 0;
    }
}

/// Calls f with every side and its normal: of a region the outward one, of a curve the one against the direction.
template <sided S>
constexpr void each_normal(S const& set, vec<rational, 2> const& against, auto f) {
    if constexpr (curve<S>) {
        set.each_side([&](auto const& side) {
            auto const n = perp(exact(side.b) - exact(side.a));
            return f(side, dot(n, against).sign() > 0 ? -n : n);
        });
    } else {
        bool outer = true;
        set.each_ring([&](auto const& ring) {
            bool const to_the_right = (turn_at(ring, extreme_vertex(ring)) > 0) == outer;
            outer = false;
            return ring.each_side([&](auto const& side) {
                auto const n = perp(exact(side.b) - exact(side.a));
                return f(side, to_the_right ? -n : n);
            });
        });
    }
}

/// The normal at p, where a line in this direction comes to the set (or leaves it, for the opposite direction): that of the first side
/// there that faces it, else of the first along which it runs, else the opposite direction.
template <sided S>
constexpr vec<surd, 2> normal_at(S const& set, vec<rational, 2> const& p, vec<rational, 2> const& direction) {
    optional<vec<rational, 2>> facing, along;
    each_normal(set, direction, [&](auto const& side, auto const& n) {
        if (relate(side, point<rational, 2>{p}) == relation::disjoint) return true;
        int const pace = dot(n, direction).sign();
        if (pace < 0) facing = n;
        if (pace == 0 && !along.has_value()) along = n;
        return pace >= 0;
    });
    return unit(facing.has_value() ? *facing : along.has_value() ? *along : -direction);
}

/// The t in ascending order at which a line comes to a side, or runs along one from or to.
template <class S>
constexpr vector<rational> cuts_of(S const& set, carrier<2> const& c) {
    vector<rational> cuts;
    set.each_side([&](auto const& s) {
        auto const side = carrier_of(s);
        auto const way = side.origin - c.origin;
        rational const k = cross(c.direction, side.direction), on_side = cross(way, c.direction);
        if (k.sign() != 0) {
            rational const share = on_side / k;
            if (share.sign() >= 0 && share <= rational(1)) cuts.push_back(cross(way, side.direction) / k);
        } else if (on_side.sign() == 0) {
            rational const length = squared_norm(c.direction), t = dot(way, c.direction) / length;
            cuts.push_back(t);
            cuts.push_back(t + dot(side.direction, c.direction) / length);
        }
        return true;
    });
    rng::sort(cuts, [](rational const& s, rational const& t) { return s < t; });
    return cuts;
}

/// All that the whole line and the set have in common, in the order of t.
template <sided S>
constexpr vector<exact_chord<2>> chords_of(S const& set, vec<rational, 2> const& origin, vec<rational, 2> const& direction) {
    carrier<2> const line{origin, direction};
    auto const cuts = cuts_of(set, line);
    vector<exact_chord<2>> chords;
    for (size_t from = 0, to; from < cuts.size(); from = to + 1) {
        for (to = from; to + 1 < cuts.size(); ++to)
            if (cuts[to] < cuts[to + 1] && !is_in(set, line.at((cuts[to] + cuts[to + 1]) * rational(1, 2)))) break;
        chords.push_back({{{cuts[from]}, normal_at(set, line.at(cuts[from]), direction)},
                          {{cuts[to]}, normal_at(set, line.at(cuts[to]), -direction)}});
    }
    return chords;
}

}  // namespace hantei
