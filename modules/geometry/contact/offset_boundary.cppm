// SPDX-License-Identifier: MIT
// A move at the distance r from pieces of a convolution, and the places that it brings together. Signs are found approximately if they are
// certain, else exactly.
export module hantei:offset_boundary;
import :base;
import :rational;
import :enclosure;
import :vec;
import :exact_moves;
import :results;
import :surd;

namespace hantei {

/// A position with nested roots, exactly and approximately.
struct offset_position {
    vec<nested_surd, 2> exactly;
    vec<enclosure, 2> approximately;

    constexpr offset_position() = default;
    constexpr offset_position(vec<nested_surd, 2> const& p, vec<enclosure, 2> const& near) : exactly(p), approximately(near) {}
    constexpr explicit offset_position(vec<rational, 2> const& p)
        : exactly(twice_lifted(p)), approximately{enclosure(p.x), enclosure(p.y)} {}

    friend constexpr offset_position operator+(offset_position const& p, offset_position const& q) {
        return {p.exactly + q.exactly, p.approximately + q.approximately};
    }
    friend constexpr offset_position operator-(offset_position const& p, offset_position const& q) {
        return {p.exactly - q.exactly, p.approximately - q.approximately};
    }
};
/// The sign of v · (p − q). Numbers that are multiplied exactly must have the roots of the same move.
constexpr int sign_of_way(offset_position const& v, offset_position const& p, offset_position const& q) {
    if (int const sure = sign(dot(v.approximately, p.approximately - q.approximately)); sure != 0) return sure;
    auto const way = p.exactly - q.exactly;
    return sign(way.x) == 0 && sign(way.y) == 0 ? 0 : sign(dot(v.exactly, way));
}

/// The point nearest to a move on a piece. `side` leads from one end of the piece to the other, foot() is the foot of the move on its line, and
/// sign_of(v, p, q) the sign of v · (p − q).
template <class Place>
constexpr Place nearest_on_piece(Place const& from, Place const& to, Place const& side, Place const& move, auto foot,
                                 auto sign_of) {
    if (sign_of(side, move, from) <= 0) return from;
    return sign_of(side, move, to) < 0 ? foot() : to;
}
/// The point nearest to a move on a piece at the distance of the radius, if the piece keeps the move from going on along −`leaving`; else nothing.
template <class Place>
constexpr optional<Place> holding(Place const& nearest, Place const& move, Place const& leaving, auto sign_of) {
    optional<Place> r;
    if (sign_of(leaving, move, nearest) > 0) r = nearest;
    return r;
}
/// holding() in exact numbers.
constexpr optional<offset_position> holding(convolution_edge const& piece, offset_position const& move,
                                            offset_position const& leaving) {
    offset_position const from(piece.from), to(piece.to);
    auto const along = piece.to - piece.from;
    offset_position const side(along);
    auto const foot = [&] {
        rational const norm = squared_norm(along);
        auto const part = dot(side.approximately, move.approximately - from.approximately) / enclosure(norm);
        return offset_position{along * (dot(along, move.exactly - from.exactly) * (rational(1) / norm)) + piece.from,
                               side.approximately * part + from.approximately};
    };
    return holding(nearest_on_piece(from, to, side, move, foot, sign_of_way), move, leaving, sign_of_way);
}

}  // namespace hantei
