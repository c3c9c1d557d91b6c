// SPDX-License-Identifier: MIT
// The shortest translation that separates two solids of the plane. At least one need not be convex, and the first may be rounded.
//
// A move v is a translation of a by v. Let D be the open set of the moves after which a overlaps b (exact_moves.cppm); 0 is in D. A way out is a
// move that separates the solids: after it they do not overlap.
// Straight solids: let v be the shortest move outside D. It lies on the boundary of D, so on a piece of the convolution.
// - If all pieces through v are on one line, and v is not an end of any of them, then the moves near v on that line are outside D too: all
//   corners at sides just slide along. So v is the foot of the perpendicular from 0 on that line.
// - Else v is an end of a piece, or two pieces cross there.
// - The solids overlap after all moves between 0 and v. So at least one of the pieces through v has 0 strictly on its inner side. Otherwise
//   every corner would leave its side, or slide along it, on the way back from v to 0.
// So v is a foot on a piece of this kind, an end, or a crossing of a piece of this kind with another. The result is the shortest of these
// candidates after which the solids do not overlap. Every way out into a hole or a notch is among them.
//
// A rounded a is a core with a radius r > 0. Here D is the set of the moves after which the core overlaps b, and S consists of the pieces of its
// convolution. S contains the boundary of D, and is in the closure of D. The shapes do not overlap after v exactly if v is outside D and no
// nearer than r to D, which means no nearer than r to S. Let v be the shortest of these moves, and let 0 not be one of them. Let s be any piece at
// the distance r from v, and n(s) the vector to v from its nearest point on s. Only these pieces matter near v. Each of them forbids the moves
// that are nearer to it than r. This set is convex, and its tangent at v is perpendicular to n(s). So a direction d with d·n(s) >= 0 for all s
// is free. Such a direction does not come nearer to 0, which means d·v >= 0. By Farkas' lemma v is in the cone of the n(s):
// v = λ·n(s) + μ·n(t) for two of them, with λ and μ >= 0.
// - If one of them is enough, v is the foot of 0 on the line beside s, or it is on the line through 0 and an end q of s: it is the nearest point
//   to 0 of the circle around q, or the farthest. The farthest point has shorter moves on both sides of it, unless something else forbids these:
//   another piece with the end q, at a right angle to v, whose foot is v, or a piece with another nearest point.
// - Else v is where the curves at the distance r from two pieces cross: two lines, a line and a circle, or two circles. These do not
//   touch there, because n(s) and n(t) are not parallel.
// Only the line on the outer side of a piece counts: the line on the inner side has moves of D all along it. An end at a reflex corner of b is
// never the nearest point, because D fills more than half a turn there.
// The moves nearer to v than r are all in D or all outside D, because S has no point there. So it is enough to test any one of them.
// If an end of S is 0, all points of the circle around it are equally far from 0. Of the allowed points the one with the least x, then y, counts.
// It is the leftmost point of the circle or, because x decreases toward that point both ways around, an end of an allowed arc, as above.
//
// The search is best first. It looks for these candidates in cells, which are squares of moves, the nearest to 0 first. A cell has no
// candidates if the solids certainly overlap after all of its moves. For any other cell, it is known which sides come near each other. If
// these are many, the cell is cut into four. Otherwise its candidates are computed in doubles with error bounds, and wait for their turn among
// the cells. The turn of a candidate comes when nothing nearer is left. It is then judged exactly, by the few sides that come near each other
// there. Whatever is farther than the best candidate is skipped. If the radius is so much larger than the sides that doubles hardly
// know the position of a candidate, the candidate first has to pass the tests of exact_covers.cppm, which need no roots.
//
// It is enough to look near the places where the boundaries meet. At such a place, after a move v, each solid is an angle, in a small
// neighborhood. If the two angles overlap at no place, the solids do not overlap. Proof: let R and S be rings of the two solids that meet. Each
// solid is on one side of its ring. These sides are connected, and they do not overlap near the places where R and S meet. So S does not enter
// the side of R, nor R that of S. So the sides are apart, or one contains the other, which is excluded because they do not overlap near those
// places. Therefore, where a candidate brings a corner to a side, only what is near has to be judged.
//
// The cost has three parts: the corners in doubles; the cells, each with a descent of the boxes around sides; and the candidates that are as short
// as the best one within their errors. It is about linear in the number of corners if few sides come near each other at the best way out. At
// worst all pairs of n and m sides do. Then there are candidates for every pair of pieces of the convolution that no other piece covers
// (covered_pieces.cppm): (n·m)².
// Source: Hart, Nilsson and Raphael, A Formal Basis for the Heuristic Determination of Minimum Cost Paths, 1968 (best first).
export module hantei:penetration_search;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :rational;
import :enclosure;
import :vec;
import :shape;
import :surd;
import :offset_curves;
import :solid_outline;
import :approximate_moves;
import :exact_moves;
import :candidate_moves;
import :located_move;
import :separation_test;

namespace hantei {

/// A shortest translation that separates two solids, as the candidate that gives it, and the pieces of the convolution at the distance of the
/// radius from it. All lengths are in the unit of `approximate_moves`.
struct penetration_found {
    candidate_move how;
    dynamic_array<corner_at_side_of> pieces;
};

/// The search for the shortest translation of a that separates it from b.
template <class T>
class penetration_search {
  public:
    constexpr penetration_search(solid_outline<T> const& a, solid_outline<T> const& b)
        : approximate_(a, b),
          exact_(a, b, approximate_),
          candidates_(a, b, approximate_, exact_),
          test_(a, b, approximate_, exact_, candidates_) {}

    constexpr approximate_moves<T> const& approximate() const { return approximate_; }
    constexpr exact_moves<T> const& exact() const { return exact_; }
    constexpr candidate_moves<T> const& candidates() const { return candidates_; }

    /// The result for solids that touch: the move 0.
    constexpr penetration_found none() {
        best_ = located_move<T>(candidates_);
        test_.find_near_sides(best_->candidate());
        test_.find_pieces_at_radius(*best_);
        return {{}, test_.pieces_at_radius()};
    }
    /// The move that was found, in exact numbers.
    constexpr homogeneous_point<rational> const& move() { return best_->exactly(); }
    /// Returns the given pieces in exact numbers.
    constexpr dynamic_array<convolution_edge> exactly(dynamic_array<corner_at_side_of> const& pieces) {
        dynamic_array<convolution_edge> r;
        for (size_t i = 0; i < pieces.size(); ++i) r.push_back(exact_.piece(pieces[i]));
        return r;
    }
    /// The position of the corner of piece `s` after the move of candidate `c`.
    constexpr vec<enclosure, 2> place_after(corner_at_side_of const& s, candidate_move const& c) const {
        auto const place = candidates_.enclosed_place((s.corner_of_a ? approximate_.a() : approximate_.b())[s.corner]);
        return s.corner_of_a ? place + c.position() : place;
    }
    /// The normal of a piece, the direction in which a leaves b there.
    constexpr vec<enclosure, 2> normal_off(corner_at_side_of const& s) const { return candidates_.approximate_normal(s); }
    /// The result for solids that overlap: the shortest way out.
    constexpr penetration_found shortest() {
        auto const reach = farthest();
        limit_ = square(reach) * (1 + 0x1p-40);
        if constexpr (is_small_program) return shortest_in({{0, 0}, reach});
        start_ = reach;
        wait_for(0, cell_of_moves{{0, 0}, reach});
        while (!waiting_.empty() && waiting_[0].low <= limit_) {
            entry const next = pop();
            if (next.is_cell) {
                search(cells_[next.place]);
            } else {
                resolve(moves_[next.place]);
            }
        }
        return {best_->candidate(), best_pieces_};
    }

  private:
    /// Like shortest(), from the candidates of one cell that is never cut. A small program, for solids with few corners, does this.
    constexpr penetration_found shortest_in(cell_of_moves const& cell) {
        dynamic_array<candidate_move> left;
        approximate_.look(cell, near_, everything);
        dynamic_array<two_sides> const near = near_;
        candidates_.gather(cell, near, everything);
        candidates_.find(cell, near, limit_, [&left](candidate_move const& c) { left.push_back(c); });
        while (!left.empty()) {
            size_t next = 0;
            for (size_t i = 1; i < left.size(); ++i)
                if (left[i].low < left[next].low) next = i;
            candidate_move const c = left[next];
            if (c.low > limit_) break;
            left[next] = left.back();
            left.pop_back();
            resolve(c);
        }
        return {best_->candidate(), best_pieces_};
    }
    static constexpr size_t everything = ~size_t{0}, some = 8, many = 64;

    /// An entry of the queue: a cell or a candidate, as an index into its list. `low` is a lower bound of its squared length.
    struct entry {
        double low;
        size_t place;
        bool is_cell;
    };
    constexpr void wait_for(double low, cell_of_moves const& cell) {
        cells_.push_back(cell);
        push({low, cells_.size() - 1, true});
    }
    constexpr void wait_for(candidate_move const& c) {
        moves_.push_back(c);
        push({c.low, moves_.size() - 1, false});
    }

    // ----------------------------------------------------------------------------------------------- a binary heap
    constexpr void push(entry const& e) {
        waiting_.push_back(e);
        for (size_t i = waiting_.size() - 1; i > 0 && waiting_[i].low < waiting_[(i - 1) / 2].low; i = (i - 1) / 2)
            swap(waiting_[i], waiting_[(i - 1) / 2]);
    }
    constexpr entry pop() {
        entry const top = waiting_[0];
        waiting_[0] = waiting_[waiting_.size() - 1];
        waiting_.pop_back();
        for (size_t i = 0;;) {
            size_t least = i;
            for (size_t k = 2 * i + 1; k <= 2 * i + 2 && k < waiting_.size(); ++k)
                if (waiting_[k].low < waiting_[least].low) least = k;
            if (least == i) return top;
            swap(waiting_[i], waiting_[least]);
            i = least;
        }
    }
    static constexpr void swap(entry& x, entry& y) {
        entry const z = x;
        x = y;
        y = z;
    }

    // ------------------------------------------------------------------------------------------------------- cells
    /// An upper bound of the shortest way out: a move of this length along an axis separates the boxes around the solids.
    constexpr double farthest() const {
        auto const a = approximate_.a().box(), b = approximate_.b().box();
        double const x = smaller(a.max_x - b.min_x, b.max_x - a.min_x), y = smaller(a.max_y - b.min_y, b.max_y - a.min_y);
        return (smaller(x, y) + approximate_.radius()) * (1 + 0x1p-40) + approximate_.slack() * 4;
    }
    static constexpr double outside_of(double center, double reach) { return larger(magnitude_of(center) - reach, 0.0); }
    static constexpr double least_square(cell_of_moves const& c) {
        return (square(outside_of(c.center.x, c.reach)) + square(outside_of(c.center.y, c.reach))) * (1 - 0x1p-50);
    }
    /// The number of near pairs of sides, or else of pieces and centers, above which a cell is cut. It is higher for smaller cells, because cutting
    /// them gains less; if doubles see the convolution as one place, because then every cell has the same candidates again; and for straight solids
    /// with few sides, which have few candidates.
    constexpr size_t most_at(cell_of_moves const& cell) const {
        if (cell.reach < 64 * approximate_.slack()) return everything;
        bool const is_small = approximate_.radius() == 0 && approximate_.a().count() * approximate_.b().count() <= many;
        double most = approximate_.is_one_place() ? many : is_small ? 4 * some : some;
        for (double reach = cell.reach; reach < start_ / 16; reach *= 2) most *= 2;
        return most < 0x1p30 ? static_cast<size_t>(most) : everything;
    }
    /// A higher limit for near pairs, if a solid is small compared with the cell: all its sides come near something at once, so they are no reason
    /// to cut the cell. The first, large cells are cut all the same (0): their parts may cull most sides (box_culling.cppm) or, if a is rounded,
    /// lie in all directions.
    constexpr size_t most_of_small(cell_of_moves const& cell) const {
        if (approximate_.culls() && cell.reach > start_ / 15) return 0;
        auto const &a = approximate_.a(), &b = approximate_.b();
        bool const small_a = a.box().reach() < cell.reach, small_b = b.box().reach() < cell.reach;
        if (small_a && small_b) return approximate_.radius() > 0 && cell.reach < start_ / 15 ? everything : 0;
        return small_a || small_b ? some * (small_a ? a : b).count() : 0;
    }
    /// Takes a copy of the cell, because the list of cells may be reallocated meanwhile.
    constexpr void search(cell_of_moves cell) {
        using verdict = typename approximate_moves<T>::verdict;
        size_t const most = most_at(cell), most_near = larger(most, most_of_small(cell));
        verdict const v = approximate_.look_for_ways_out(cell, near_, most_near);
        if (v == verdict::overlap) return;
        if (v == verdict::near && near_.empty()) return;
        if (v == verdict::near && candidates_.gather(cell, near_, near_.size() > most ? most : everything)) {
            candidates_.find(cell, near_, limit_, [this](candidate_move const& c) { wait_for(c); });
            return;
        }
        if (approximate_.overlap_at_few_corners(cell)) return;
        double const half = cell.reach / 2, wide = half * (1 + 0x1p-40);
        for (double const x : array{-half, half}) {
            for (double const y : array{-half, half}) {
                cell_of_moves const part{{cell.center.x + x, cell.center.y + y}, wide};
                if (double const low = least_square(part); low <= limit_) wait_for(low, part);
            }
        }
    }
    // -------------------------------------------------------------------------------------------------- candidates
    /// Judges a candidate whose turn has come. A way out that is shorter than the best one becomes the best.
    constexpr void resolve(candidate_move const& found) {
        located_move<T> v(candidates_, found);
        if (candidates_.is_badly_known(found)) {
            if (candidates_.is_covered_exactly(found) || !v.locate() || v.candidate().low > limit_) return;
        } else if (!v.curves_meet()) {
            return;
        }
        candidate_move const& c = v.candidate();
        if (best_.has_value() && c.low > best_->candidate().high) return;
        if (!test_.leads_outwards(c)) return;
        if (best_.has_value() && c.high >= best_->candidate().low && (is_best(c) || !v.is_shorter_than(*best_))) return;
        if (!test_.find_near_sides(c)) return;
        bool const is_plain = test_.is_plain_foot(c);
        if (!is_plain && !test_.is_plain_meeting(c) &&
            !(test_.is_on_pieces(v) && !was_refused(v) && is_way_out(v) && v.curves_meet()))
            return;
        limit_ = smaller(limit_, c.high);
        best_ = static_cast<located_move<T>&&>(v);
        best_is_plain_ = is_plain;
        best_pieces_ = test_.pieces_at_radius();
    }
    /// Whether the candidate is the best one again: the best is a plain foot, and the candidate is the foot on one of its pieces, which are all
    /// on one line.
    constexpr bool is_best(candidate_move const& c) const {
        if (!best_is_plain_ || c.what != curve_point::kind::foot) return false;
        for (size_t i = 0; i < best_pieces_.size(); ++i)
            if (best_pieces_[i] == c.first_piece) return true;
        return false;
    }
    /// Whether the candidate is one of the moves refused last, after which the solids overlap. Where several pieces meet, each two of them give the
    /// same candidate. For straight solids.
    constexpr bool was_refused(located_move<T>& v) {
        if (!candidates_.is_straight()) return false;
        candidate_move const& c = v.candidate();
        double const within = c.error + approximate_.slack() * 0x1p8;
        for (size_t i = 0; i < refused_.size(); ++i) {
            auto const& p = refused_[i].candidate().at;
            if (magnitude_of(c.at.x - p.x) <= within && magnitude_of(c.at.y - p.y) <= within && v.is_same_as(refused_[i]))
                return true;
        }
        return false;
    }
    /// Whether the solids do not overlap after the move. If straight ones do, it is kept among the refused moves.
    constexpr bool is_way_out(located_move<T>& v) {
        if (test_.is_way_out(v)) return true;
        if (!candidates_.is_straight()) return false;
        if (refused_.size() < some) {
            refused_.push_back(v);
        } else {
            refused_[oldest_refusal_++ % some] = v;
        }
        return false;
    }

    approximate_moves<T> approximate_;
    exact_moves<T> exact_;
    candidate_moves<T> candidates_;
    separation_test<T> test_;
    dynamic_array<entry> waiting_;
    dynamic_array<cell_of_moves> cells_;  ///< of the entries in the queue, past and present
    dynamic_array<candidate_move> moves_;
    double limit_ = 0, start_ = 0;
    dynamic_array<two_sides> near_;
    optional<located_move<T>> best_;
    bool best_is_plain_ = false;
    dynamic_array<corner_at_side_of> best_pieces_;
    dynamic_array<located_move<T>> refused_;
    size_t oldest_refusal_ = 0;
};

}  // namespace hantei
