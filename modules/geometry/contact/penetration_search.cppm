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
import :approximation;
import :rounding;
import :enclosure;
import :long_number;
import :vec;
import :shape;
import :results;
import :surd;
import :convex_core;
import :offset_curves;
import :offset_boundary;
import :solid_outline;
import :approximate_moves;
import :exact_moves;
import :candidate_moves;
import :order_of_moves;
import :near_search;

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
        : a_(a), b_(b), approximate_(a, b), exact_(a, b, approximate_), candidates_(a, b, approximate_, exact_) {}

    constexpr approximate_moves<T> const& approximate() const { return approximate_; }
    constexpr exact_moves<T> const& exact() const { return exact_; }
    constexpr candidate_moves<T> const& candidates() const { return candidates_; }

    /// The result for solids that touch: the move 0.
    constexpr penetration_found none() {
        exact_move_ = homogeneous_point<rational>{{}, 1};
        approximate_.look({{}, 0}, near_, everything);
        hold_pieces(nullptr, {});
        best_move_ = exact_move_;
        return {{}, held_};
    }
    /// The move that was found, in exact numbers.
    constexpr homogeneous_point<rational> const& move() {
        if (!best_move_.has_value()) best_move_ = move_of(best_);
        return *best_move_;
    }
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
    constexpr vec<enclosure, 2> way_off(corner_at_side_of const& s) const { return candidates_.approximate_normal(s); }
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
        return {best_, best_pieces_};
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
        return {best_, best_pieces_};
    }
    static constexpr size_t everything = ~size_t{0}, some = 8, many = 64;

    struct refusal {
        vec<rational, 2> move;
        approximate_corner at;
    };

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
    // --------------------------------------------------------------------------------------------- exact judgement
    /// Whether moves are computed without roots. (A small program treats straight solids as rounded ones with radius 0.)
    constexpr bool is_straight() const { return !is_small_program && approximate_.radius() == 0; }
    /// The move of a candidate; its scale is 0 if the curves do not meet.
    constexpr homogeneous_point<rational> move_of(candidate_move const& c) const {
        if (is_straight()) return {twice_lifted(candidates_.straight_move(c)), 1};
        auto const v = candidates_.template round_move<rational>(c);
        return v.has_value() ? *v : homogeneous_point<rational>{{}, 0};
    }
    /// The move of the current candidate, computed at the first call.
    constexpr homogeneous_point<rational> const& exact_move(candidate_move const& c) {
        if (!exact_move_.has_value()) exact_move_ = move_of(c);
        return *exact_move_;
    }
    /// The move of the current candidate of straight solids, without roots, computed at the first call.
    constexpr vec<rational, 2> const& straight_move(candidate_move const& c) {
        if (!straight_move_.has_value())
            straight_move_ =
                is_small_program || exact_move_.has_value() ? without_roots(exact_move(c)) : candidates_.straight_move(c);
        return *straight_move_;
    }
    /// Whether the curves of the current candidate meet.
    constexpr bool is_somewhere(candidate_move const& c) {
        bool const is_crossing = c.what == curve_point::kind::line_and_circle || c.what == curve_point::kind::circles;
        return !is_crossing || exact_move(c).scale.sign() != 0;
    }
    /// Whether a foot, or the point of a circle nearest to 0, leads outwards: along the normal of its piece, or away from its center. Else it is no
    /// way out of the piece, though it may be the same move as one (see the proof). Doubles may leave it open.
    constexpr bool leads_outwards(candidate_move const& c) {
        if (c.what == curve_point::kind::foot) {
            if (int const sure = sign(dot(candidates_.approximate_normal(c.first_piece), c.position())); sure != 0)
                return sure > 0;
            auto const p = exact_.piece(c.first_piece);
            return sign(offset_piece<rational>(p.from, p.to, p.away, exact_.radius()).level) > 0;
        }
        if (c.what != curve_point::kind::round || approximate_.radius() == 0) return true;
        return (squared_norm(exact_.center(c.first_center)) - square(exact_.radius())).sign() <= 0;
    }
    constexpr solid_outline<T> const& outline_of(bool of_a) const { return of_a ? a_ : b_; }
    /// Whether a side of one of the solids is parallel to the side of a piece.
    constexpr bool is_level(corner_at_side_of const& s, bool of_a, uint32_t side) const {
        return exact_.sign_between(!s.corner_of_a, s.side, outline_of(!s.corner_of_a).after[s.side], of_a, side,
                                   outline_of(of_a).after[side]) == 0;
    }
    /// Whether a candidate of straight solids is a foot strictly between the ends of its piece, and certainly a way out. If so, the pieces that it
    /// lies on are put into held_.
    ///
    /// After the move the corner is on the side. By the definition of a piece, the corner's neighbors are not on the inner side of that side. One
    /// side at the corner may be parallel to it, and then lies along it. The corners on their common line form pieces with these two sides. So the
    /// solids lie on opposite sides of the line there, and overlap nowhere if nothing else comes near. (If more sides than these are on the
    /// line, more corners may be at one of them: then this returns false.)
    constexpr bool is_plain_foot(candidate_move const& c) {
        corner_at_side_of const& s = c.first_piece;
        if (!is_straight() || c.what != curve_point::kind::foot || lies_beside(c, s) <= 0) return false;
        bool const of_a = s.corner_of_a;
        auto const &of_corner = outline_of(of_a), &of_side = outline_of(!of_a);
        uint32_t const before = of_corner.before[s.corner];
        bool const has_sides = of_corner.count() > 1, next_is_level = has_sides && is_level(s, of_a, s.corner),
                   before_is_level = has_sides && is_level(s, of_a, before), any_is_level = next_is_level || before_is_level;
        if (next_is_level && before_is_level) return false;  // as at all corners of a flat solid
        uint32_t const along = next_is_level ? s.corner : before, neighbor = next_is_level ? of_corner.after[s.corner] : before;
        uint32_t const ends[]{s.side, of_side.after[s.side]};
        bool reaches_end[]{false, false};
        auto const is_at = [&](uint32_t side, uint32_t corner) { return side == corner || of_corner.after[side] == corner; };
        for (size_t n = 0; n < near_.size(); ++n) {
            uint32_t const x = of_a ? near_[n].of_a : near_[n].of_b, y = of_a ? near_[n].of_b : near_[n].of_a;
            if (!is_at(x, s.corner) && !(any_is_level && is_at(x, neighbor))) return false;
            if (any_is_level && x != along && is_level(s, of_a, x)) return false;
            if (y == s.side) continue;
            if (!any_is_level || of_side.count() < 3 || is_level(s, !of_a, y)) return false;
            size_t const end = of_side.after[y] == ends[0] ? 0 : 1;
            if (end == 1 && y != ends[1]) return false;
            reaches_end[end] = true;
        }
        held_.clear();
        held_.push_back(s);
        if (!any_is_level) return true;
        auto const add = [&](corner_at_side_of const& other) {
            int const beside = exact_.is_piece(other) ? lies_beside(c, other) : 0;
            if (beside > 0) held_.push_back(other);
            return beside != 0;
        };
        if (!add({of_a, neighbor, s.side})) return false;
        for (size_t end = 0; end < 2; ++end)
            if (reaches_end[end] && !add({!of_a, ends[end], along})) return false;
        return true;
    }
    /// Whether the candidate is the best one again: the best is a plain foot, and the candidate is the foot on one of its pieces, which are all
    /// on one line.
    constexpr bool is_best(candidate_move const& c) const {
        if (!best_is_plain_ || c.what != curve_point::kind::foot) return false;
        for (size_t i = 0; i < best_pieces_.size(); ++i)
            if (best_pieces_[i] == c.first_piece) return true;
        return false;
    }
    /// 1 if the candidate, which is on the line of a piece, is certainly between the ends of the piece; −1 if it is certainly beyond one; else 0.
    constexpr int lies_beside(candidate_move const& c, corner_at_side_of const& s) const {
        auto const [from, to] = candidates_.approximate_ends(s);
        auto const along = to - from;
        int const behind = sign(dot(along, c.position() - from)), before = sign(dot(along, c.position() - to));
        return behind > 0 && before < 0 ? 1 : behind < 0 || before > 0 ? -1 : 0;
    }
    constexpr void resolve(candidate_move c) {
        exact_move_.reset();
        straight_move_.reset();
        long_move_.reset();
        longer_move_.reset();
        if (candidates_.is_hazy(c)) {
            if (candidates_.is_covered_exactly(c) || !place_hazy(c) || c.low > limit_) return;
        } else if (!is_somewhere(c)) {
            return;
        }
        if (has_best_ && c.low > best_.high) return;
        if (!leads_outwards(c)) return;
        if (has_best_ && c.high >= best_.low && (is_best(c) || !is_shorter_than_best(c))) return;
        using verdict = typename approximate_moves<T>::verdict;
        if (approximate_.look({c.at, c.error}, near_, everything) == verdict::overlap) return;
        bool const is_plain = is_plain_foot(c);
        if (!is_plain) {
            if (!is_on_pieces(c)) return;
            if (is_straight() && was_refused(c)) return;
            if (!is_way_out(c)) {
                if (is_straight()) refuse(c);
                return;
            }
            if (!is_somewhere(c)) return;
        }
        best_ = c;
        best_is_plain_ = is_plain;
        best_move_ = exact_move_;
        best_bits_ = {};
        best_long_move_ = long_move_;
        best_longer_move_ = longer_move_;
        best_pieces_ = held_;
        has_best_ = true;
        limit_ = smaller(limit_, c.high);
    }
    /// Whether the candidate is one of the moves refused last, after which the solids overlap. Where several pieces meet, each two of them give the
    /// same candidate. For straight solids.
    constexpr bool was_refused(candidate_move const& c) {
        double const within = c.error + approximate_.slack() * 0x1p8;
        for (size_t i = 0; i < refused_.size(); ++i) {
            auto const& p = refused_[i].at;
            if (magnitude_of(c.at.x - p.x) <= within && magnitude_of(c.at.y - p.y) <= within &&
                straight_move(c) == refused_[i].move)
                return true;
        }
        return false;
    }
    constexpr void refuse(candidate_move const& c) {
        refusal const r{straight_move(c), c.at};
        if (refused_.size() < some) {
            refused_.push_back(r);
        } else {
            refused_[oldest_refusal_++ % some] = r;
        }
    }
    /// Places a candidate whose position doubles hardly know, by leading bits or else exactly. False if its curves do not meet.
    constexpr bool place_hazy(candidate_move& c) {
        if (!is_small_program && !is_straight()) {
            long_move_ = candidates_.template round_move<long_number>(c);
            if (!long_move_.has_value()) return false;
            auto const& [times, scale] = *long_move_;
            if (sign(scale) != 0) {
                c.place({enclosed(times.x / scale), enclosed(times.y / scale)});
                if (!candidates_.is_hazy(c)) return true;
            }
        }
        homogeneous_point<rational> const& move = exact_move(c);
        if (move.scale.sign() == 0) return false;
        approximation const scale = approximated(move.scale);
        auto const rounded = [&scale](nested_surd const& x) {
            return enclosed(to_nearest<double>(approximated(x) / scale), numeric_limits<double>::denorm_min());
        };
        c.place({rounded(move.times.x), rounded(move.times.y)});
        return true;
    }
    /// The enclosure of a number that was off by at most `error` before it was rounded to `value`.
    static constexpr enclosure enclosed(double value, double error) {
        return {value, error * 2 + magnitude_of(value) * 0x1p-48};
    }
    static constexpr enclosure enclosed(long_number const& x) {
        if (x.ball.error > 1000) return {0, numeric_limits<double>::infinity()};
        return enclosed(to_nearest<double>(rational(x.ball.middle)),
                        to_nearest<double>(rational(dyadic::scaled(1, larger(x.ball.error, -1000)))));
    }
    /// Whether leading bits of the current move are known. A small program does without them.
    constexpr bool has_long_move() const { return !is_small_program && long_move_.has_value(); }
    constexpr bool is_shorter_than_best(candidate_move const& c) {
        if (has_long_move()) {
            if (int const sure = order_by_bits(c, long_move_, best_long_move_); sure != 0) return sure < 0;
            if (int const sure = order_by_bits(c, longer_move_, best_longer_move_); sure != 0) return sure < 0;
            if (exact_move(c).scale.sign() == 0) return false;
        }
        if (is_straight()) return compare_straight_moves(straight_move(c), without_roots(move())) < 0;
        return compare_moves(exact_move(c), move(), best_bits_, has_long_move() ? move_by_bits::step_beyond_longer : 0) < 0;
    }
    /// 1 if the leading bits of the two moves tell that the current candidate is longer than the best, −1 if they tell that it is shorter; else 0.
    /// Bits that are not known yet are computed.
    template <class X>
    constexpr int order_by_bits(candidate_move const& c, optional<homogeneous_point<X>>& v, optional<homogeneous_point<X>>& w) {
        if (!v.has_value()) v = candidates_.template round_move<X>(c);
        if (!w.has_value()) w = candidates_.template round_move<X>(best_);
        if (!v.has_value() || !w.has_value()) return 0;
        return sign(squared_norm(v->times * w->scale) - squared_norm(w->times * v->scale));
    }
    /// Whether a foot or crossing of straight solids is on the pieces whose lines it was found on. (If it is not, another candidate may still be the
    /// same move.)
    constexpr bool is_on_pieces(candidate_move const& c) {
        if (approximate_.radius() != 0) return true;
        auto const& v = straight_move(c);
        if (c.what != curve_point::kind::round && !exact_.piece(c.first_piece).has(v)) return false;
        return c.what != curve_point::kind::lines || exact_.piece(c.second_piece).has(v);
    }
    /// Whether the candidate was found on the line beside a piece, at the distance of the radius. Then it is not nearer to the piece than the radius,
    /// and exactly as far if its foot is between the ends.
    static constexpr bool is_on_line_of(candidate_move const& c, corner_at_side_of const& s) {
        using kind = curve_point::kind;
        if (c.what == kind::lines && s == c.second_piece) return true;
        return (c.what == kind::foot || c.what == kind::lines || c.what == kind::line_and_circle) && s == c.first_piece;
    }
    /// Whether the candidate was found on the circle around a center. Then its distance from a piece with an end at the center is the radius, or
    /// less if the candidate is beside the piece.
    static constexpr bool is_round_about(candidate_move const& c, two_corners const& center) {
        using kind = curve_point::kind;
        if (c.what == kind::foot || c.what == kind::lines) return false;
        if (c.what == kind::line_and_circle) return center == c.second_center;
        return center == c.first_center || (c.what == kind::circles && center == c.second_center);
    }
    /// Puts the pieces at the distance of the radius from a move into held_; false if a piece is nearer. The move is that of the candidate `found`,
    /// or *exact_move_ without one, and `at` encloses it. near_ must hold the sides that come near each other after the move.
    constexpr bool hold_pieces(candidate_move const* found, vec<enclosure, 2> const& at) {
        held_.clear();
        auto const pieces = candidates_.pieces_of(near_, [](corner_at_side_of const&) { return true; });
        auto const order_of = [&](corner_at_side_of const& s) {
            auto const ends = candidates_.approximate_ends(s);
            int const sure = order_of_distance(ends[0], ends[1], candidates_.radius(), {at, enclosure(1.0)});
            return sure != 0 ? sure : order_of_piece(found, at, s, ends, exact_.piece(s));
        };
        size_t first = 0;
        while (first < pieces.size() && !(pieces[first] == nearest_)) ++first;
        int const order_of_first = first < pieces.size() ? order_of(nearest_) : 1;
        if (order_of_first < 0) return false;
        for (size_t i = 0; i < pieces.size(); ++i) {
            int const order = i == first ? order_of_first : order_of(pieces[i]);
            if (order < 0) {
                nearest_ = pieces[i];
                return false;
            }
            if (order == 0) held_.push_back(pieces[i]);
        }
        return true;
    }
    /// The sign of (the distance of the current move from a piece) − radius.
    constexpr int order_of_piece(candidate_move const* found, vec<enclosure, 2> const& at, corner_at_side_of const& s,
                                 array<vec<enclosure, 2>, 2> const& approximate, convolution_edge const& p) {
        if (approximate_.radius() == 0)
            return p.has(found != nullptr ? straight_move(*found) : without_roots(*exact_move_)) ? 0 : 1;
        auto const order_along = [&](vec<enclosure, 2> const& near_end, vec<rational, 2> const& end) {
            if (int const sure = sign(dot(approximate[1] - approximate[0], at - near_end)); sure != 0) return sure;
            auto const along = p.to - p.from;
            return sign_for_move(found, [&]<class X>(homogeneous_point<X> const& v) {
                auto const way = v.times - candidates_.template in_numbers<X>(end) * v.scale;
                return sign(dot(candidates_.template in_numbers<X>(along), way));
            });
        };
        auto const from_start = [&] { return order_along(approximate[0], p.from); };
        auto const from_end = [&] { return order_along(approximate[1], p.to); };
        auto const ends = candidates_.ends_of(s);
        if (found != nullptr && is_on_line_of(*found, s)) return from_start() < 0 || from_end() > 0 ? 1 : 0;
        if (found != nullptr && is_round_about(*found, ends[0])) return from_start() > 0 ? -1 : 0;
        if (found != nullptr && is_round_about(*found, ends[1])) return from_end() < 0 ? -1 : 0;
        return sign_for_move(found, [&]<class X>(homogeneous_point<X> const& v) {
            return order_of_distance(candidates_.template in_numbers<X>(p.from), candidates_.template in_numbers<X>(p.to),
                                     X(exact_.radius()), v);
        });
    }
    /// The sign sign_at(v) for the current move v, which is that of the candidate `found`, if any. If doubles hardly know the move, leading bits are
    /// tried before exact numbers.
    constexpr int sign_for_move(candidate_move const* found, auto sign_at) {
        if (found != nullptr && has_long_move()) {
            if (int const sure = sign_at(*long_move_); sure != 0) return sure;
            if (!longer_move_.has_value()) longer_move_ = candidates_.template round_move<longer_number>(*found);
            if (longer_move_.has_value())
                if (int const sure = sign_at(*longer_move_); sure != 0) return sure;
        }
        return sign_at(found != nullptr ? exact_move(*found) : *exact_move_);
    }
    /// Whether the solids do not overlap after the move. near_ must hold the sides that come near each other then.
    constexpr bool is_way_out(candidate_move const& c) {
        bool const straight = approximate_.radius() == 0;
        if (straight && exact_.overlap_after(straight_move(c), near_)) return false;
        if (!hold_pieces(&c, c.position())) return false;
        // A move that no piece holds can go on toward 0, so it is not the shortest, even if it counts as equally short (order_of_moves.cppm).
        if (held_.empty()) return false;
        if (straight) return true;
        // Either the core overlaps b after all moves that are nearer to this one than the radius, or after none of them.
        if (approximate_.radius() > 4 * c.error + 8 * approximate_.slack()) return !approximate_.one_is_inside(c.at);
        auto const& move = exact_move(c);
        if (move.scale.sign() == 0) return false;
        rational const reach = square(exact_.radius() * move.scale);
        auto const is_outside = [&](vec<rational, 2> const& times) {
            auto const v = times * (rational(1) / move.scale);
            return !exact_.overlap_after(v, near_) && !exact_.first_corner_inside(v);
        };
        for (int bits = 128;; bits *= 2) {
            auto const x = refined(move.times.x, bits), y = refined(move.times.y, bits);
            // Both coordinates are off by at most 2^error, so the point by less than 2^(error + 1). (2^-100000 is less than any stored number.)
            int const error = larger(larger(x.error, y.error), -100000);
            if (rational(dyadic::scaled(1, 2 * error + 2)) < reach) return is_outside({rational(x.middle), rational(y.middle)});
        }
    }

    solid_outline<T> const &a_, &b_;
    approximate_moves<T> approximate_;
    exact_moves<T> exact_;
    candidate_moves<T> candidates_;
    dynamic_array<entry> waiting_;
    dynamic_array<cell_of_moves> cells_;  ///< of the entries in the queue, past and present
    dynamic_array<candidate_move> moves_;
    double limit_ = 0, start_ = 0;
    dynamic_array<two_sides> near_;
    bool has_best_ = false;
    candidate_move best_;
    dynamic_array<corner_at_side_of> held_, best_pieces_;
    bool best_is_plain_ = false;
    optional<homogeneous_point<rational>> best_move_;  ///< computed at the first request
    move_by_bits best_bits_;
    optional<homogeneous_point<rational>> exact_move_;  ///< of the current candidate
    optional<vec<rational, 2>> straight_move_;
    /// Leading bits of the current move, if doubles hardly know it, and of the best one; and more bits, if these are not enough.
    optional<homogeneous_point<long_number>> long_move_, best_long_move_;
    optional<homogeneous_point<longer_number>> longer_move_, best_longer_move_;
    corner_at_side_of nearest_{};  ///< the piece that was too near to the last refused move: tried first for the next one
    dynamic_array<refusal> refused_;
    size_t oldest_refusal_ = 0;
};

}  // namespace hantei
