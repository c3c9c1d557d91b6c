// SPDX-License-Identifier: MIT
// Exact tests that reject pieces of the convolution, and candidates, because another place of the convolution is nearer to them than the radius. They
// are for pieces that are so small compared with the rest that doubles see them as one place (candidate_moves.cppm).
//
// Let a have the radius r. A candidate v is at the distance r from a place f of the convolution, v = f + w, |w| = r. It is nearer than r to
// another place x if 2w·(x − f) > |x − f|², as |v − x|² = |w|² − 2w·(x − f) + |x − f|². Where a bound of a length |d| is enough, |dx| + |dy| is the
// upper bound, and the larger of |dx| and |dy| the lower one.
// - If v is beside a piece with the normal n, w is r·n/|n|. If the inequality holds for the feet at both ends of the piece, it holds for all feet
//   between them: its left side is the same for all, and its right side is convex.
// - If v is beside a piece and also at the distance r from a place x, 2r·n·(x − f) is |n|·|x − f|². If no foot f satisfies this, there is no such v.
// - If v is beside two pieces with feet f and g, and unit normals n and m, then g − f = r·(n − m). This vector goes up along n, and its opposite
//   goes up along m. So each piece has an end on the outer side of the other's line.
// - If v is on circles around f and f + d, w = d/2 ± c·perp(d), c = √(r²/|d|² − 1/4). If r > 2^10·|d|, c is between (1 − 2^-20)·r/|d| and r/|d|.
// - For the point nearest to 0 of a circle around f, n = −f.
//
// A difference q − p of a corner q of b and a corner p of a is in the closure of the moves after which the cores overlap. So a move nearer to it than
// r is no way out. The tests look at the difference that is the farthest along n: of all differences, and of those that share a corner of a or of b
// with f, which may be much nearer. For two circles they also look at the differences of the corners next to those of the centers.
export module hantei:exact_covers;
import :base;
import :hashed_list;
import :rational;
import :vec;
import :solid_outline;
import :exact_moves;

namespace hantei {

/// Exact tests whether some place of the convolution is nearer to a candidate than the radius. True means that the candidate is no way out.
template <class T>
class exact_covers {
  public:
    constexpr exact_covers(solid_outline<T> const& a, solid_outline<T> const& b, exact_moves<T>& exact)
        : a_(a), b_(b), exact_(exact) {}

    /// Whether it is certain that nothing beside a piece is a way out.
    constexpr bool covers_piece(corner_at_side_of const& s, array<two_corners, 2> const& ends) {
        return kept_in(pieces_, s, s.hash(), [&] { return covers(exact_.piece(s).away, ends[0], ends[1]); });
    }
    /// Whether the foot of 0 on the line of a piece is not between its ends, and so no candidate.
    constexpr bool covers_foot(corner_at_side_of const& s) {
        auto const p = exact_.piece(s);
        auto const along = p.to - p.from;
        return dot(along, p.from).sign() > 0 || dot(along, p.to).sign() < 0;
    }
    /// Whether it is certain that no way out is beside both of two pieces.
    constexpr bool covers_crossing(corner_at_side_of const& s, corner_at_side_of const& t) {
        auto const p = exact_.piece(s), q = exact_.piece(t);
        auto const reaches = [](convolution_edge const& x, convolution_edge const& y) {
            return dot(y.away, x.from - y.from).sign() > 0 || dot(y.away, x.to - y.from).sign() > 0;
        };
        return !reaches(p, q) || !reaches(q, p);
    }
    /// Whether it is certain that no way out is beside a piece and on the circle around a center.
    constexpr bool covers_crossing(corner_at_side_of const& s, two_corners const& center) {
        auto const p = exact_.piece(s);
        auto const x = exact_.center(center), from = x - p.from, to = x - p.to, along = p.to - p.from;
        rational const height = dot(p.away, from);
        if (height.sign() <= 0) return true;
        rational const norm = squared_norm(along), reach = square(exact_.radius() * height * rational(2));
        auto const order_at = [&](vec<rational, 2> const& way) { return compare(reach, square(squared_norm(way)) * norm); };
        int const at_from = order_at(from), at_to = order_at(to);
        if (at_from > 0 && at_to > 0) return true;
        bool const is_beside = dot(along, from).sign() > 0 && dot(along, to).sign() < 0;
        return at_from < 0 && at_to < 0 && !is_beside;
    }
    /// Whether it is certain that the crossing of two circles is no way out: the one to the left of the vector from `center` to `other` or, for the
    /// side −1, the one to its right.
    constexpr bool covers_crossing(two_corners const& center, two_corners const& other, int side) {
        auto const f = exact_.center(center), d = exact_.center(other) - f, n = perp(d) * rational(side);
        rational const of_x = abs(d.x), of_y = abs(d.y), longest = of_x + of_y, shortest = max(of_x, of_y);
        if (compare(exact_.radius(), longest * rational(1 << 10)) < 0) return false;
        rational const low = exact_.radius() * rational((1 << 20) - 1, 1 << 19), high = exact_.radius() * rational(2);
        auto const is_nearer = [&](two_corners const& place) {
            auto const way = exact_.center(place) - f;
            rational const height = dot(n, way), between = dot(d, way) - squared_norm(way);
            return height.sign() > 0 ? compare(height * low, -between * longest) > 0
                                     : compare(-height * high, between * shortest) < 0;
        };
        for (auto const& c : array{center, other})
            for (auto const& place : neighbors_of(c))
                if (is_nearer(place)) return true;
        return any_of_farthest(n, center, other, is_nearer);
    }
    /// Whether it is certain that the point nearest to 0 of the circle around a center is no way out. For the center 0 that is its leftmost point.
    constexpr bool covers_nearest(two_corners const& center) {
        auto const f = exact_.center(center);
        bool const is_zero = f.x.sign() == 0 && f.y.sign() == 0;
        return covers(is_zero ? vec<rational, 2>{-1, 0} : -f, center, center);
    }

  private:
    static constexpr rational magnitude(vec<rational, 2> const& v) { return abs(v.x) + abs(v.y); }
    /// The differences that share one corner with `c`, and whose other corner is next to that of `c`.
    constexpr array<two_corners, 4> neighbors_of(two_corners const& c) const {
        auto const at = [](uint32_t const* list, uint32_t i) { return list != nullptr ? list[i] : i; };
        return {two_corners{at(a_.after, c.of_a), c.of_b}, two_corners{at(a_.before, c.of_a), c.of_b},
                two_corners{c.of_a, at(b_.after, c.of_b)}, two_corners{c.of_a, at(b_.before, c.of_b)}};
    }
    /// Whether some place is nearer than the radius to all candidates with the normal n and feet between `first` and `last`.
    constexpr bool covers(vec<rational, 2> const& n, two_corners const& first, two_corners const& last) {
        auto const f = exact_.center(first), g = exact_.center(last);
        rational const of_f = dot(n, f), norm = magnitude(n), twice = exact_.radius() * rational(2);
        return any_of_farthest(n, first, last, [&](two_corners const& place) {
            auto const x = exact_.center(place);
            rational const height = dot(n, x) - of_f;
            return height.sign() > 0 && compare(height * twice, norm * max(squared_norm(x - f), squared_norm(x - g))) > 0;
        });
    }
    /// Whether is_it(x) holds for a place x that is the farthest along n, of all places, or of those that share a corner with f or g.
    constexpr bool any_of_farthest(vec<rational, 2> const& n, two_corners const& f, two_corners const& g, auto is_it) {
        auto const is_any = [&] {
            for (auto const& c : array{f, g})
                if (is_it(two_corners{c.of_a, top_.of_b}) || is_it(two_corners{top_.of_a, c.of_b})) return true;
            return is_it(top_);
        };
        if (is_any()) return true;
        auto const at = [&](bool of_a, uint32_t i) { return dot(n, exact_.corner(of_a, i)); };
        rational low = at(true, 0), high = at(false, 0);
        top_ = {};
        for (uint32_t i = 1; i < a_.count(); ++i)
            if (auto const h = at(true, i); h < low) low = h, top_.of_a = i;
        for (uint32_t i = 1; i < b_.count(); ++i)
            if (auto const h = at(false, i); h > high) high = h, top_.of_b = i;
        return is_any();
    }

    solid_outline<T> const &a_, &b_;
    exact_moves<T>& exact_;
    hashed_list<known_answer<corner_at_side_of, bool>> pieces_;
    two_corners top_{};  ///< the farthest place of the last search, which is tried first
};

}  // namespace hantei
