// SPDX-License-Identifier: MIT
// The exact test whether a move is a way out: whether it separates two solids of the plane (penetration_search.cppm).
//
// Only the sides that come near each other after the move are examined. Each question is first asked in doubles with error bounds, then in balls.
export module hantei:separation_test;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :rational;
import :dyadic;
import :enclosure;
import :vec;
import :surd;
import :offset_curves;
import :solid_outline;
import :approximate_moves;
import :exact_moves;
import :candidate_moves;
import :located_move;

namespace hantei {

/// The test of one move after another of a.
template <class T>
class separation_test {
  public:
    constexpr separation_test(solid_outline<T> const& a, solid_outline<T> const& b, approximate_moves<T>& approximate,
                              exact_moves<T>& exact, candidate_moves<T>& candidates)
        : a_(a), b_(b), approximate_(approximate), exact_(exact), candidates_(candidates) {}

    /// Finds the sides that come near each other after a move. The functions below need them. Returns false if doubles prove that the solids overlap
    /// then.
    constexpr bool find_near_sides(candidate_move const& c) {
        using verdict = typename approximate_moves<T>::verdict;
        return approximate_.look({c.at, c.error}, near_, ~size_t{0}) != verdict::overlap;
    }
    /// The pieces of the convolution at the distance of the radius from the move tested last, if it is a way out.
    constexpr dynamic_array<corner_at_side_of> const& pieces_at_radius() const { return pieces_at_radius_; }

    /// Whether a foot, or the point of a circle nearest to 0, leads outwards: along the normal of its piece, or away from its center. Else it is no
    /// way out of the piece, though it may be the same move as one (see the proof in penetration_search.cppm). Doubles may leave it open.
    constexpr bool leads_outwards(candidate_move const& c) const {
        if (c.what == curve_point::kind::foot) {
            if (int const sure = sign(dot(candidates_.approximate_normal(c.first_piece), c.position())); sure != 0)
                return sure > 0;
            auto const p = exact_.piece(c.first_piece);
            return sign(offset_piece<rational>(p.from, p.to, p.away, exact_.radius()).level) > 0;
        }
        if (c.what != curve_point::kind::round || approximate_.radius() == 0) return true;
        return (squared_norm(exact_.center(c.first_center)) - square(exact_.radius())).sign() <= 0;
    }
    /// Whether a candidate of straight solids is a foot strictly between the ends of its piece, and certainly a way out. If so,
    /// pieces_at_radius() are those that it lies on.
    ///
    /// After the move the corner is on the side. By the definition of a piece, the corner's neighbors are not on the inner side of that side. One
    /// side at the corner may be parallel to it, and then lies along it. The corners on their common line form pieces with these two sides. So the
    /// solids lie on opposite sides of the line there, and overlap nowhere if nothing else comes near. (If more sides than these are on the
    /// line, more corners may be at one of them: then this returns false.)
    constexpr bool is_plain_foot(candidate_move const& c) {
        corner_at_side_of const& s = c.first_piece;
        if (!candidates_.is_straight() || c.what != curve_point::kind::foot || lies_beside(c, s) <= 0) return false;
        bool const of_a = s.corner_of_a;
        auto const &of_corner = outline_of(of_a), &of_side = outline_of(!of_a);
        uint32_t const before = of_corner.before[s.corner];
        bool const has_sides = of_corner.count() > 1, next_is_level = has_sides && is_level(s, of_a, s.corner),
                   before_is_level = has_sides && is_level(s, of_a, before), any_is_level = next_is_level || before_is_level;
        if (next_is_level && before_is_level) return false;  // as at all corners of a flat solid
        uint32_t const along = next_is_level ? s.corner : before, neighbor = next_is_level ? of_corner.after[s.corner] : before;
        uint32_t const ends[]{s.side, of_side.after[s.side]};
        bool reaches_end[]{false, false};
        auto const is_at = [&](uint32_t side, uint32_t corner) { return is_side_at(of_corner, side, corner); };
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
        pieces_at_radius_.clear();
        pieces_at_radius_.push_back(s);
        if (!any_is_level) return true;
        auto const add = [&](corner_at_side_of const& other) {
            int const beside = exact_.is_piece(other) ? lies_beside(c, other) : 0;
            if (beside > 0) pieces_at_radius_.push_back(other);
            return beside != 0;
        };
        if (!add({of_a, neighbor, s.side})) return false;
        for (size_t end = 0; end < 2; ++end)
            if (reaches_end[end] && !add({!of_a, ends[end], along})) return false;
        return true;
    }
    /// Whether a foot or crossing of straight solids is on the pieces whose lines it was found on. (If it is not, another candidate may still be the
    /// same move.)
    constexpr bool is_on_pieces(located_move<T>& v) {
        if (approximate_.radius() != 0) return true;
        auto const& c = v.candidate();
        auto const is_on = [&](corner_at_side_of const& s) {
            int const beside = lies_beside(c, s);
            return beside != 0 ? beside > 0 : is_between_ends(v, s);
        };
        return (c.what == curve_point::kind::round || is_on(c.first_piece)) &&
               (c.what != curve_point::kind::lines || is_on(c.second_piece));
    }
    /// Whether a crossing or an end of pieces of straight solids is certainly a way out, by signs without the move. If so, pieces_at_radius() are those
    /// that it lies on. The solids touch at two places, where a corner is on a side, or at one, where two corners meet, if nothing else comes
    /// near. No side at such a place is parallel to another one, so they meet nowhere else. A piece whose corner is on its side does not make
    /// the solids overlap, by its definition; two corners do not if their angles do not overlap.
    constexpr bool is_plain_meeting(candidate_move const& c) {
        using kind = curve_point::kind;
        if (!candidates_.is_straight()) return false;
        if (c.what == kind::lines) {
            auto const meets = [this](corner_at_side_of const& s, two_sides const& pair) {
                uint32_t const x = s.corner_of_a ? pair.of_a : pair.of_b, y = s.corner_of_a ? pair.of_b : pair.of_a;
                return y == s.side && is_side_at(outline_of(s.corner_of_a), x, s.corner);
            };
            for (size_t n = 0; n < near_.size(); ++n)
                if (!meets(c.first_piece, near_[n]) && !meets(c.second_piece, near_[n])) return false;
            for (auto const& s : array{c.first_piece, c.second_piece}) {
                if (lies_beside(c, s) <= 0 || is_level(s, s.corner_of_a, s.corner) ||
                    is_level(s, s.corner_of_a, outline_of(s.corner_of_a).before[s.corner]))
                    return false;
            }
            pieces_at_radius_.clear();
            pieces_at_radius_.push_back(c.first_piece);
            pieces_at_radius_.push_back(c.second_piece);
            return true;
        }
        if (c.what != kind::round || a_.is_flat() || b_.is_flat()) return false;
        uint32_t const i = c.first_center.of_a, k = c.first_center.of_b;
        for (size_t n = 0; n < near_.size(); ++n)
            if (!is_side_at(a_, near_[n].of_a, i) || !is_side_at(b_, near_[n].of_b, k)) return false;
        if (!exact_.are_clear_corners(i, k)) return false;
        pieces_at_radius_ =
            candidates_.pieces_of(near_, [&](corner_at_side_of const& s) { return s.corner == (s.corner_of_a ? i : k); });
        return !pieces_at_radius_.empty();
    }
    /// Whether the solids do not overlap after the move.
    constexpr bool is_way_out(located_move<T>& v) {
        candidate_move const& c = v.candidate();
        bool const straight = approximate_.radius() == 0;
        if (straight && do_straight_overlap(v)) return false;
        if (!find_pieces_at_radius(v)) return false;
        // A move that no piece holds can go on toward 0, so it is not the shortest, even if it counts as equally short (order_of_moves.cppm).
        if (pieces_at_radius_.empty()) return false;
        if (straight) return true;
        // Either the core overlaps b after all moves that are nearer to this one than the radius, or after none of them.
        if (approximate_.radius() > 4 * c.error + 8 * approximate_.slack()) return !approximate_.one_is_inside(c.at);
        auto const& move = v.exactly();
        if (move.scale.sign() == 0) return false;
        rational const reach = square(exact_.radius() * move.scale);
        auto const is_outside = [&](vec<rational, 2> const& times) {
            auto const p = times * (rational(1) / move.scale);
            return !exact_.overlap_after(p, near_) && !exact_.first_corner_inside(p);
        };
        for (int bits = 128;; bits *= 2) {
            auto const x = refined(move.times.x, bits), y = refined(move.times.y, bits);
            // Both coordinates are off by at most 2^error, so the point by less than 2^(error + 1). (2^-100000 is less than any stored number.)
            int const error = larger(larger(x.error, y.error), -100000);
            if (rational(dyadic::scaled(1, 2 * error + 2)) < reach) return is_outside({rational(x.middle), rational(y.middle)});
        }
    }

    /// Finds the pieces at the distance of the radius from a move. Returns false if a piece is nearer.
    constexpr bool find_pieces_at_radius(located_move<T>& v) {
        auto const at = v.candidate().position();
        pieces_at_radius_.clear();
        auto const pieces = candidates_.pieces_of(near_, [](corner_at_side_of const&) { return true; });
        auto const order_of = [&](corner_at_side_of const& s) {
            auto const ends = candidates_.approximate_ends(s);
            int const sure = order_of_distance(ends[0], ends[1], candidates_.radius(), {at, enclosure(1.0)});
            return sure != 0 ? sure : order_of_piece(v, at, s, ends);
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
            if (order == 0) pieces_at_radius_.push_back(pieces[i]);
        }
        return true;
    }

  private:
    /// in_balls(the exact moves, the move in balls), if balls know the move and are certain of the answer; else exactly(). Fractions have no
    /// balls: in_balls gets both as arguments, so it is not compiled for them.
    constexpr auto judged(located_move<T>& v, auto in_balls, auto exactly) const {
        if constexpr (!same_as<T, rational>) {
            if (auto const& move = v.in_balls(); move.has_value())
                if (auto const sure = in_balls(exact_, *move); sure.has_value()) return *sure;
        }
        return exactly();
    }
    /// Whether the move of straight solids is on a piece.
    constexpr bool is_on_piece(located_move<T>& v, corner_at_side_of const& s) {
        return judged(
            v, [&](auto const& exact, auto const& move) { return exact.is_on_piece(move, s); },
            [&] { return exact_.piece(s).has(v.straight()); });
    }
    /// The same for a move that was found on the line of the piece.
    constexpr bool is_between_ends(located_move<T>& v, corner_at_side_of const& s) {
        return judged(
            v, [&](auto const& exact, auto const& move) { return exact.is_between_ends(move, s); },
            [&] { return exact_.piece(s).is_between_ends(v.straight()); });
    }
    /// Whether straight solids overlap after the move.
    constexpr bool do_straight_overlap(located_move<T>& v) {
        return judged(
            v, [&](auto const& exact, auto const& move) { return exact.overlap_after(move, near_); },
            [&] { return exact_.overlap_after(v.straight(), near_); });
    }
    constexpr solid_outline<T> const& outline_of(bool of_a) const { return of_a ? a_ : b_; }
    /// Whether a corner is an end of a side.
    static constexpr bool is_side_at(solid_outline<T> const& outline, uint32_t side, uint32_t corner) {
        return side == corner || outline.after[side] == corner;
    }
    /// Whether a side of one of the solids is parallel to the side of a piece.
    constexpr bool is_level(corner_at_side_of const& s, bool of_a, uint32_t side) const {
        return exact_.sign_between(!s.corner_of_a, s.side, outline_of(!s.corner_of_a).after[s.side], of_a, side,
                                   outline_of(of_a).after[side]) == 0;
    }
    /// 1 if the candidate, which is on the line of a piece, is certainly between the ends of the piece; −1 if it is certainly beyond one; else 0.
    constexpr int lies_beside(candidate_move const& c, corner_at_side_of const& s) const {
        auto const ends = candidates_.approximate_ends(s);
        auto const along = ends[1] - ends[0];
        int const behind = sign(dot(along, c.position() - ends[0])), before = sign(dot(along, c.position() - ends[1]));
        return behind > 0 && before < 0 ? 1 : behind < 0 || before > 0 ? -1 : 0;
    }
    /// Whether a move was found on the line beside a piece, at the distance of the radius. Then it is not nearer to the piece than the radius,
    /// and exactly as far if its foot is between the ends.
    static constexpr bool is_on_line_of(located_move<T> const& v, corner_at_side_of const& s) {
        using kind = curve_point::kind;
        auto const& c = v.candidate();
        if (!v.is_on_curves()) return false;
        if (c.what == kind::lines && s == c.second_piece) return true;
        return (c.what == kind::foot || c.what == kind::lines || c.what == kind::line_and_circle) && s == c.first_piece;
    }
    /// Whether a move was found on the circle around a center. Then its distance from a piece with an end at the center is the radius, or
    /// less if the candidate is beside the piece.
    static constexpr bool is_round_about(located_move<T> const& v, two_corners const& center) {
        auto const first = v.center();
        if (!first.has_value()) return false;
        return center == *first || (v.candidate().what == curve_point::kind::circles && center == v.candidate().second_center);
    }
    /// The sign of (the distance of a move from a piece) − radius.
    constexpr int order_of_piece(located_move<T>& v, vec<enclosure, 2> const& at, corner_at_side_of const& s,
                                 array<vec<enclosure, 2>, 2> const& approximate) {
        if (approximate_.radius() == 0) return is_on_piece(v, s) ? 0 : 1;
        auto const order_along = [&](vec<enclosure, 2> const& near_end, bool at_end) {
            if (int const sure = sign(dot(approximate[1] - approximate[0], at - near_end)); sure != 0) return sure;
            auto const p = exact_.piece(s);
            return v.sign_at([&]<class X>(homogeneous_point<X> const& move) {
                auto const way = move.times - candidates_.template in_numbers<X>(at_end ? p.to : p.from) * move.scale;
                return sign(dot(candidates_.template in_numbers<X>(p.to - p.from), way));
            });
        };
        auto const from_start = [&] { return order_along(approximate[0], false); };
        auto const from_end = [&] { return order_along(approximate[1], true); };
        auto const ends = candidates_.ends_of(s);
        if (is_on_line_of(v, s)) return from_start() < 0 || from_end() > 0 ? 1 : 0;
        if (is_round_about(v, ends[0])) return from_start() > 0 ? -1 : 0;
        if (is_round_about(v, ends[1])) return from_end() < 0 ? -1 : 0;
        return judged(
            v, [&](auto const& exact, auto const& move) { return exact.order_of_distance(move, s); },
            [&] {
                auto const p = exact_.piece(s);
                if (auto const center = v.center(); center.has_value())
                    return order_beside_circle(v, at, exact_.center(*center), p);
                return v.sign_at([&]<class X>(homogeneous_point<X> const& move) {
                    return order_of_distance(candidates_.template in_numbers<X>(p.from),
                                             candidates_.template in_numbers<X>(p.to), X(exact_.radius()), move);
                });
            });
    }
    /// The sign of (the distance of a move from a piece) − radius, for a move on the circle around `center`. Seen from there, doubles know the places
    /// of pieces that are much smaller than the radius.
    constexpr int order_beside_circle(located_move<T>& v, vec<enclosure, 2> const& at, vec<rational, 2> const& center,
                                      convolution_edge const& p) {
        auto const from = p.from - center, to = p.to - center;
        auto const order_in = [&]<class X>(homogeneous_point<X> const& move) {
            return order_of_distance_on_circle(candidates_.template in_numbers<X>(from), candidates_.template in_numbers<X>(to),
                                               X(exact_.radius()), move);
        };
        auto const seen = at - candidates_.template in_numbers<enclosure>(center);
        if (int const sure = order_in(homogeneous_point<enclosure>{seen, enclosure(1.0)}); sure != 0) return sure;
        return v.sign_from_center(center, order_in);
    }

    solid_outline<T> const &a_, &b_;
    approximate_moves<T>& approximate_;
    exact_moves<T>& exact_;  ///< keeps its answers, so it is not const
    candidate_moves<T>& candidates_;
    dynamic_array<two_sides> near_;
    dynamic_array<corner_at_side_of> pieces_at_radius_;
    corner_at_side_of nearest_{};  ///< the piece that was too near to the last refused move: tried first for the next one
};

}  // namespace hantei
