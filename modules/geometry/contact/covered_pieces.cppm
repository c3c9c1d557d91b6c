// SPDX-License-Identifier: MIT
// Pieces of the convolution, and ends of these, on which no way out is, seen from the others: so that of many that are near a cell of moves
// few are left (penetration_search.cppm).
//
// Straight solids: after a move of a piece, its corner p is on a side. Let q be another corner of the same solid, farther in at that side.
// After that move q is at the place of p and q − p on. Where all these places are inside the other solid, they overlap.
//
// A rounded a of radius r: a move beside a piece is at the distance r from its foot f there, along the outer normal n, |n| = 1. It is nearer to
// another place x of the convolution if |f − x|² < 2r·n·(x − f): of a given x that is true of all feet between two if it is of these.
// - x may be an end of any piece.
// - Another piece with the same side is this one, shifted by a d: with x = f + d it is the same for all feet.
// A move v at the distance r from an end p is nearer to another end q if (p − q)·(2v − p − q) < 0.
//
// All is certain: what is near in doubles is covered by nothing. A corner, or a difference of corners, is off by less than the slack of corners in
// each coordinate. A direction d is off by two of these over |d|, and what is found along it, or across, by so much for each unit of the
// way there. Places in a cell round by the slack of moves.
export module hantei:covered_pieces;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :approximate_moves;
import :exact_moves;
import :near_search;

namespace hantei {

/// A piece of the convolution, and its ends in doubles.
struct approximate_piece_of {
    corner_at_side_of name;
    approximate_corner from, to;
};

/// What the pieces of one cell cover.
template <class T>
class covered_pieces {
  public:
    /// The cell and its pieces must outlive this.
    constexpr covered_pieces(approximate_moves<T> const& moves, cell_of_moves const& cell,
                             dynamic_array<approximate_piece_of> const& pieces)
        : moves_(moves), cell_(cell), pieces_(pieces) {
        for (size_t i = 0; i < pieces.size(); ++i) {
            auto const& s = pieces[i];
            if (i == 0) nearest_end_ = s.from;
            for (auto const& end : array{s.from, s.to})
                if (nearer_end_by(end) > 0) nearest_end_ = end;
            uint32_t& known = outermost(s.name);
            if (known == none || level(s) > level(pieces[known])) known = static_cast<uint32_t>(i);
        }
    }
    /// No way out of the cell is on a piece, or on the line beside it.
    constexpr bool is_covered(size_t i) {
        auto const& s = pieces_[i];
        auto const& other = pieces_[outermost(s.name)];
        bool const is_other = !(other.name == s.name);
        if (moves_.radius() == 0) return is_other && has_inside(s, other.name.corner);
        auto const d = way(s.from, s.to);
        double const length = moves_.length(d);
        if (!(length > 0x1p10 * moves_.corner_slack() && length > 0x1p-900)) return false;
        approximate_corner const along{d.x / length, d.y / length};
        if (is_other && is_nearer(height(s, other.from, along, length), moves_.length(way(s.from, other.from)))) return true;
        auto const to_center = way(s.from, cell_.center);
        double const middle = dot(to_center, along) / length;
        double const off = move_margin() + corner_margin() * (1 + moves_.length(to_center) / length);
        double const half = (cell_.reach + off) * (magnitude_of(along.x) + magnitude_of(along.y)) / length;
        double const first = larger(middle - half, 0.0), last = smaller(middle + half, 1.0);
        if (!(first <= last)) return true;
        auto const from_end = [&](double t) {
            return moves_.length({s.from.x + t * d.x - nearest_end_.x, s.from.y + t * d.y - nearest_end_.y});
        };
        return is_nearer(height(s, nearest_end_, along, length), larger(from_end(first), from_end(last)));
    }
    /// No way out of the cell is on the circle round an end of a piece.
    constexpr bool is_covered(approximate_corner const& end) const {
        auto const d = way(nearest_end_, end), w = from_both(end);
        double const of_d = magnitude_of(d.x) + magnitude_of(d.y), of_w = magnitude_of(w.x) + magnitude_of(w.y);
        double const off = 2 * (cell_.reach + move_margin()) * of_d + corner_margin() * (of_w + of_d + corner_margin());
        return nearer_end_by(end) + off < 0;
    }

  private:
    static constexpr uint32_t none = ~uint32_t{0};

    constexpr double corner_margin() const { return 8 * moves_.corner_slack(); }
    constexpr double move_margin() const { return 8 * moves_.slack(); }
    static constexpr double dot(approximate_corner const& v, approximate_corner const& w) { return v.x * w.x + v.y * w.y; }
    static constexpr double cross(approximate_corner const& v, approximate_corner const& w) { return v.x * w.y - v.y * w.x; }
    static constexpr approximate_corner way(approximate_corner const& from, approximate_corner const& to) {
        return {to.x - from.x, to.y - from.y};
    }
    /// The ways to the center of the cell from an end and from the nearest one, added.
    constexpr approximate_corner from_both(approximate_corner const& end) const {
        return {2 * cell_.center.x - end.x - nearest_end_.x, 2 * cell_.center.y - end.y - nearest_end_.y};
    }
    /// |c − q|² − |c − p|² for the center c of the cell, an end p, and the nearest one q that is known, as (p − q)·(2c − p − q).
    constexpr double nearer_end_by(approximate_corner const& end) const { return dot(way(nearest_end_, end), from_both(end)); }
    /// How far out its line is: comparable between pieces with one side, whose normal this is with.
    constexpr double level(approximate_piece_of const& s) const {
        auto const& of_side = s.name.corner_of_a ? moves_.b() : moves_.a();
        auto const d = way(of_side[s.name.side], of_side.next(s.name.side));
        double const out = d.y * s.from.x - d.x * s.from.y;
        return s.name.corner_of_a ? out : -out;
    }
    /// Of the pieces with its side, the number of the one farthest out.
    constexpr uint32_t& outermost(corner_at_side_of const& s) {
        auto& known = outermost_[s.corner_of_a];
        if (known.empty()) known = dynamic_array<uint32_t>((s.corner_of_a ? moves_.b() : moves_.a()).count(), none);
        return known[s.side];
    }
    /// How far x is from the line of a piece on its outer side, at least.
    constexpr double height(approximate_piece_of const& s, approximate_corner const& x, approximate_corner const& along,
                            double length) const {
        auto const to_x = way(s.from, x);
        return cross(to_x, along) - corner_margin() * (1 + moves_.length(to_x) / length);
    }
    /// What is beside a piece, with a foot so far from x, is nearer to x than the radius.
    constexpr bool is_nearer(double height_of_x, double farthest_foot) const {
        return height_of_x * (2 * moves_.radius()) * (1 - 0x1p-40) > square(farthest_foot + corner_margin()) + 0x1p-1000;
    }
    /// After all the moves of the cell that are on a piece, that other corner is inside.
    constexpr bool has_inside(approximate_piece_of const& s, uint32_t other) const {
        auto const &of_side = s.name.corner_of_a ? moves_.b() : moves_.a(),
                   &of_corner = s.name.corner_of_a ? moves_.a() : moves_.b();
        auto const d = way(s.from, s.to);
        bool const by_x = magnitude_of(d.x) > magnitude_of(d.y);
        double const along = by_x ? d.x : d.y, center = by_x ? cell_.center.x - s.from.x : cell_.center.y - s.from.y;
        if (!(magnitude_of(along) > 0x1p10 * moves_.corner_slack())) return false;
        double const middle = center / along, half = (cell_.reach + move_margin()) / magnitude_of(along);
        double const first = larger(middle - half, 0.0), last = smaller(middle + half, 1.0);
        if (!(first <= last)) return true;
        auto const &from = of_side[s.name.side], &p = of_corner[s.name.corner], &q = of_corner[other];
        auto const side = way(from, of_side.next(s.name.side)), shift = way(p, q);
        auto const at = [&](double t) {
            return approximate_corner{from.x + t * side.x + shift.x, from.y + t * side.y + shift.y};
        };
        return holds_all(of_side, at(first), at(last)) && of_side.holds(at((first + last) / 2));
    }
    /// No side of a region comes to a segment.
    constexpr bool holds_all(approximate_outline<T> const& region, approximate_corner const& p,
                             approximate_corner const& q) const {
        auto const around = box_of_sides::around(p, q);
        auto const d = way(p, q);
        /// Two points are on one side of the line through v along e.
        auto const on_one_side = [&](approximate_corner const& v, approximate_corner const& e, approximate_corner const& x,
                                     approximate_corner const& y) {
            auto const to_x = way(v, x), to_y = way(v, y);
            double const of_all = magnitude_of(e.x) + magnitude_of(e.y) + magnitude_of(to_x.x) + magnitude_of(to_x.y) +
                                  magnitude_of(to_y.x) + magnitude_of(to_y.y);
            double const off = corner_margin() * (of_all + corner_margin()), of_x = cross(e, to_x), of_y = cross(e, to_y);
            return (of_x > off && of_y > off) || (of_x < -off && of_y < -off);
        };
        return region.each_side_under([&](box_of_sides const& b) { return gap_after(around, {}, b) <= corner_margin(); },
                                      [&](size_t i) {
                                          auto const &v = region[i], &w = region.next(i);
                                          if (gap_after(around, {}, region.side_box(i)) > corner_margin()) return true;
                                          return on_one_side(v, way(v, w), p, q) || on_one_side(p, d, v, w);
                                      });
    }

    approximate_moves<T> const& moves_;
    cell_of_moves const& cell_;
    dynamic_array<approximate_piece_of> const& pieces_;
    approximate_corner nearest_end_;
    array<dynamic_array<uint32_t>, 2> outermost_;  ///< by whose side it is; by the side
};

}  // namespace hantei
