// SPDX-License-Identifier: MIT
// The offset curves at a distance from line segments (pieces), and where they cross: for exact numbers, and for numbers with an error.
//
// The points at a distance r from a piece, on its outer side, are on a parallel of its line or on a circle around one of its ends. Candidates on
// one such curve have coordinates with one square root. A crossing of two parallels has two square roots, and a crossing of a parallel with a
// circle has one nested in the other. A position is given as times / scale, so that nothing is divided.
// Source: de Berg et al., Computational Geometry, section 13.5 (the boundary of a Minkowski sum with a disk); the intersections by
// Schneider and Eberly, Geometric Tools for Computer Graphics, sections 7.1 to 7.3.
export module hantei:offset_curves;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :rational;
import :vec;
import :results;
import :surd;

namespace hantei {

/// A number X with one square root.
template <class X>
using rooted = decltype(square_root(X{}));
/// A number X with two square roots, which may be nested.
template <class X>
using twice_rooted = decltype(square_root(rooted<X>{}));

/// The position times / scale, scale > 0.
template <class X>
struct homogeneous_point {
    vec<twice_rooted<X>, 2> times;
    X scale;

    constexpr auto exactly() const { return times * (X(1) / scale); }
};

/// The position of a move of straight solids. It has no roots, and the scale 1. (A small program computes it as for rounded solids, with another
/// scale.)
constexpr vec<rational, 2> without_roots(homogeneous_point<rational> const& v) {
    vec<rational, 2> const times{v.times.x.a.a, v.times.y.a.a};
    return is_small_program ? times * (rational(1) / v.scale) : times;
}

/// A piece with an outer normal of the same length, and the line beside it at the distance of the radius: all v with away · v = level.
template <class X>
struct offset_piece {
    vec<X, 2> from, to, away;
    X norm;  ///< |away|²
    rooted<X> level;

    constexpr offset_piece(vec<X, 2> const& p, vec<X, 2> const& q, vec<X, 2> const& n, X const& radius)
        : from(p), to(q), away(n), norm(squared_norm(n)), level(square_root(norm) * radius + dot(n, p)) {}
};

/// A point of the curves where the shortest move may end: the foot of 0 on the line beside a piece; the point of a circle nearest to 0, or the
/// leftmost point of a circle around 0, whose points are all equally near; or a crossing. `side` is 1 or −1: which of two crossings it is, or the
/// sense in which the normals of two lines turn.
struct curve_point {
    enum class kind : unsigned char { foot, round, leftmost, lines, line_and_circle, circles };
    kind what;
    size_t first = 0, second = 0;  ///< the numbers of a piece or of a circle's center, as the name says
    int side = 1;
};

/// The sign of (the distance of a position from a piece) − radius. order_of_end(q, way) is the sign for an end q of the piece, with the way from
/// q to the position, times v.scale. For numbers with an error, 0 also means that the sign is not known.
template <class X>
constexpr int order_of_distance(vec<X, 2> const& from, vec<X, 2> const& to, X const& radius, homogeneous_point<X> const& v,
                                auto order_of_end) {
    auto const along = to - from;
    auto const e = v.times - from * v.scale, f = v.times - to * v.scale;
    auto const of_line = [&] { return sign(square(cross(along, e)) - square(radius * v.scale) * squared_norm(along)); };
    auto const of_start = [&] { return order_of_end(from, e); };
    auto const of_stop = [&] { return order_of_end(to, f); };
    int const behind = sign(dot(along, e)), before = sign(dot(along, f));
    if (behind > 0 && before < 0) return of_line();
    if constexpr (same_as<X, rational>) {
        return behind <= 0 ? of_start() : of_stop();
    } else {
        int const nearest = behind < 0 ? of_start() : before > 0 ? of_stop() : smaller(smaller(of_start(), of_stop()), 0);
        return nearest == 0 && of_line() > 0 ? 1 : nearest;
    }
}
template <class X>
constexpr int order_of_distance(vec<X, 2> const& from, vec<X, 2> const& to, X const& radius, homogeneous_point<X> const& v) {
    X const reach = square(radius * v.scale);
    return order_of_distance(from, to, radius, v,
                             [&](vec<X, 2> const&, auto const& way) { return sign(squared_norm(way) - reach); });
}
/// order_of_distance() of a position at the distance of the radius from 0. Such a position is nearer to a point q than the radius if and only if it
/// is nearer to q than to 0: |v|² − |v − q|² = q·((v − q) + v). This has no squares of v, which would have to be known to many more bits if q is
/// much nearer to 0 than v.
template <class X>
constexpr int order_of_distance_on_circle(vec<X, 2> const& from, vec<X, 2> const& to, X const& radius,
                                          homogeneous_point<X> const& v) {
    return order_of_distance(from, to, radius, v,
                             [&](vec<X, 2> const& q, auto const& way) { return -sign(dot(q, way + v.times)); });
}

/// All pieces and all their ends, each end once.
template <class X>
struct offset_curves {
    dynamic_array<offset_piece<X>> pieces;
    dynamic_array<vec<X, 2>> centers;
    X radius;

    /// The position of a curve point; nothing if its two curves do not meet. The two lines of kind `lines` must not be parallel.
    constexpr optional<homogeneous_point<X>> at(curve_point const& s) const {
        switch (s.what) {
            case curve_point::kind::foot: return foot(pieces[s.first]);
            case curve_point::kind::round: return round(centers[s.first]);
            case curve_point::kind::leftmost: return homogeneous_point<X>{{lifted(lifted(-radius)), {}}, X(1)};
            case curve_point::kind::lines: return crossing(pieces[s.first], pieces[s.second], X(s.side));
            case curve_point::kind::line_and_circle: return crossing(pieces[s.first], centers[s.second], X(s.side));
            default: return crossing(centers[s.first], centers[s.second], X(s.side));
        }
    }

  private:
    /// n·(level / |n|²)
    static constexpr homogeneous_point<X> foot(offset_piece<X> const& p) { return {lifted(p.away * p.level), p.norm}; }
    /// q − r·q/|q|
    constexpr homogeneous_point<X> round(vec<X, 2> const& q) const {
        X const norm = squared_norm(q);
        return {lifted(q * (square_root(norm) * -radius + norm)), norm};
    }
    /// n·v = k and m·v = l: v = (l·perp(n) − k·perp(m)) / (n × m)
    static constexpr homogeneous_point<X> crossing(offset_piece<X> const& p, offset_piece<X> const& q, X const& sense) {
        auto const v = perp(p.away) * lifted_root(q.level) - perp(q.away) * p.level;
        return {v * sense, cross(p.away, q.away) * sense};
    }
    /// v = q + (w·n ± √(r²|n|² − w²)·perp(n)) / |n|², w = k − n·q
    constexpr optional<homogeneous_point<X>> crossing(offset_piece<X> const& p, vec<X, 2> const& q, X const& side) const {
        auto const w = p.level - dot(p.away, q);
        auto const squared = -square(w) + square(radius) * p.norm;
        optional<homogeneous_point<X>> r;
        if (sign(squared) >= 0)
            r = homogeneous_point<X>{perp(p.away) * (square_root(squared) * side) + p.away * w + q * p.norm, p.norm};
        return r;
    }
    /// v = (p + q) / 2 ± perp(d)·√(r²/|d|² − 1/4), d = q − p
    constexpr optional<homogeneous_point<X>> crossing(vec<X, 2> const& p, vec<X, 2> const& q, X const& side) const {
        auto const d = q - p;
        X const norm = squared_norm(d), squared = (square(radius) * X(4) - norm) * norm;
        optional<homogeneous_point<X>> r;
        if (sign(squared) >= 0)
            r = homogeneous_point<X>{lifted(perp(d) * (square_root(squared) * side)) + (p + q) * norm, norm + norm};
        return r;
    }
};

}  // namespace hantei
