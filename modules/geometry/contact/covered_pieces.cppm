// SPDX-License-Identifier: MIT
// A search for covered pieces of the convolution, and covered ends: other pieces show that no way out is on them. It leaves few of many pieces that
// are near a cell of moves (penetration_search.cppm).
//
// Straight solids: after a move of a piece, its corner p is on a side. Let q be another corner of the same solid, farther in at that side.
// After that move q is at the place of p plus q − p. If all these places are inside the other solid, the solids overlap.
//
// A rounded a of radius r: a move beside a piece is at the distance r from its foot f there, along the outer normal n, |n| = 1. It is nearer
// than r to another place x of the convolution if |f − x|² < 2r·n·(x − f). If this holds for a given x and two feet, it holds for all feet
// between them.
// - x may be an end of any piece.
// - Another piece with the same side is this piece, shifted by some d. With x = f + d the inequality is the same for all feet.
// A move v at the distance r from an end p is nearer than r to another end q if (p − q)·(2v − p − q) < 0.
//
// All answers are certain: if doubles are in doubt, a piece counts as not covered. A corner, or a difference of corners, is off by less than the
// slack of corners in each coordinate. A direction d is off by an angle of two of these slacks over |d|, and a position along it, or across it, by
// that angle times its distance. Positions in a cell are rounded by the slack of moves.
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

/// The pieces of one cell, and which of them others cover.
template <class T>
class covered_pieces {
  public:
    /// The cell and its pieces must outlive this object.
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
    /// Whether it is certain that no way out in the cell is on a piece, or on the line beside it.
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
    /// Whether it is certain that no way out in the cell is on the circle around an end of a piece.
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
    /// The sum of the vectors to the center of the cell from an end and from the nearest end.
    constexpr approximate_corner from_both(approximate_corner const& end) const {
        return {2 * cell_.center.x - end.x - nearest_end_.x, 2 * cell_.center.y - end.y - nearest_end_.y};
    }
    /// |c − q|² − |c − p|² for the center c of the cell, an end p, and the nearest end q so far, computed as (p − q)·(2c − p − q).
    constexpr double nearer_end_by(approximate_corner const& end) const { return dot(way(nearest_end_, end), from_both(end)); }
    /// How far out the line of a piece is, along the normal of its side. It can be compared between pieces with the same side.
    constexpr double level(approximate_piece_of const& s) const {
        auto const& of_side = s.name.corner_of_a ? moves_.b() : moves_.a();
        auto const d = way(of_side[s.name.side], of_side.next(s.name.side));
        double const out = d.y * s.from.x - d.x * s.from.y;
        return s.name.corner_of_a ? out : -out;
    }
    /// The number of the piece that is the farthest out of all pieces with the same side.
    constexpr uint32_t& outermost(corner_at_side_of const& s) {
        auto& known = outermost_[s.corner_of_a];
        if (known.empty()) known = dynamic_array<uint32_t>((s.corner_of_a ? moves_.b() : moves_.a()).count(), none);
        return known[s.side];
    }
    /// A lower bound of the distance of x from the line of a piece, on the outer side of the piece.
    constexpr double height(approximate_piece_of const& s, approximate_corner const& x, approximate_corner const& along,
                            double length) const {
        auto const to_x = way(s.from, x);
        return cross(to_x, along) - corner_margin() * (1 + moves_.length(to_x) / length);
    }
    /// Whether all moves beside a piece whose feet are at most `farthest_foot` away from x are certainly nearer than the radius to x.
    constexpr bool is_nearer(double height_of_x, double farthest_foot) const {
        return height_of_x * (2 * moves_.radius()) * (1 - 0x1p-40) > square(farthest_foot + corner_margin()) + 0x1p-1000;
    }
    /// Whether another corner of the same solid is certainly inside the other solid after all moves of the cell that are on a piece.
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
    /// Whether it is certain that no side of a region meets the segment from p to q.
    constexpr bool holds_all(approximate_outline<T> const& region, approximate_corner const& p,
                             approximate_corner const& q) const {
        auto const around = box_of_sides::around(p, q);
        auto const d = way(p, q);
        /// Whether the points x and y are certainly on the same side of the line through v along e.
        auto const on_one_side = [&](approximate_corner const& v, approximate_corner const& e, approximate_corner const& x,
                                     approximate_corner const& y) {
            auto const to_x = way(v, x), to_y = way(v, y);
            double const of_all = magnitude_of(e.x) + magnitude_of(e.y) + magnitude_of(to_x.x) + magnitude_of(to_x.y) +
                                  magnitude_of(to_y.x) + magnitude_of(to_y.y);
            double const off = corner_margin() * (of_all + corner_margin()), of_x = cross(e, to_x), of_y = cross(e, to_y);
            return (of_x > off && of_y > off) || (of_x < -off && of_y < -off);
        };
        return region.each_side_under([&](box_of_sides const& b) { return gap_between(around, b) <= corner_margin(); },
                                      [&](size_t i) {
                                          auto const &v = region[i], &w = region.next(i);
                                          if (gap_between(around, region.side_box(i)) > corner_margin()) return true;
                                          return on_one_side(v, way(v, w), p, q) || on_one_side(p, d, v, w);
                                      });
    }

    approximate_moves<T> const& moves_;
    cell_of_moves const& cell_;
    dynamic_array<approximate_piece_of> const& pieces_;
    approximate_corner nearest_end_;
    array<dynamic_array<uint32_t>, 2> outermost_;  ///< indexed by whose side it is, then by the side
};

}  // namespace hantei
