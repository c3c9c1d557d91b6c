// SPDX-License-Identifier: MIT
// The exact part of the search for the shortest separating translation (penetration_search.cppm): the moves that bring a corner to a side, and
// whether two solids overlap after a move.
//
// The moves after which two solids with straight sides, convex or not, just touch are on the reduced convolution.
// After the move v, a overlaps b exactly if v is in D = {q − p : q inside b, p inside a}, an open set (if a is a segment or a
// point, p is any of its points). For v on the boundary of D the two touch. At a place where they touch
// - a corner of one is on a side of the other: sides that cross would overlap, and sides along each other have a common part, whose ends
//   are such corners;
// - that corner is convex or, if two corners meet, one of them is: an angle of more than half a turn fits on neither side of a line;
// - its shape is, near the corner, on the outer side of that side: two angles that do not overlap are separated by the line through
//   a side of one of them.
// So the boundary of D lies on the pieces {side of b} − corner of a and corner of b − {side of a}, for convex corners with both
// neighbors on the outer side of the side. (If both shapes are convex, these pieces are the boundary.)
// Source: Guibas, Ramshaw and Stolfi, A Kinetic Framework for Computational Geometry, 1983; Behar and Lien, Fast and Robust 2D
// Minkowski Sum Using Reduced Convolution, 2011; for convex shapes de Berg et al., Computational Geometry, section 13.3.
export module hantei:exact_moves;
import :base;
import :dynamic_array;
import :hashed_list;
import :rational;
import :long_ball;
import :vec;
import :results;
import :ladder;
import :surd;
import :convex_core;
import :solid_outline;
import :approximate_moves;

namespace hantei {

/// The name of a piece of the convolution: a corner of one of two outlines, and a side of the other, by its first corner.
struct corner_at_side_of {
    bool corner_of_a;
    uint32_t corner, side;

    constexpr bool operator==(corner_at_side_of const&) const = default;
    constexpr size_t hash() const { return hash_of_indices(corner_of_a, corner, side); }
};
/// A piece of the convolution: the moves v of a that bring a corner of one shape to a side of the other.
struct convolution_edge {
    vec<rational, 2> from, to;  ///< all v between these
    vec<rational, 2> away;  ///< normal to the piece: the direction in which a leaves b
    vec<rational, 2> corner;
    bool corner_of_a;

    /// Whether the move v is on the piece.
    constexpr bool has(vec<rational, 2> const& v) const {
        return cross(to - from, v - from).sign() == 0 && dot(v - from, v - to).sign() <= 0;
    }
    /// The place of the corner after the move v, where the two touch.
    constexpr vec<rational, 2> place(vec<rational, 2> const& v) const { return corner_of_a ? corner + v : corner; }
};

/// The line of a piece: all v with away · v = level.
struct line_of_piece {
    vec<rational, 2> away;
    rational level;
};
/// A corner of a and a corner of b. They name the move that brings the one to the other: an end of a piece, the center of a circle.
struct two_corners {
    uint32_t of_a, of_b;

    constexpr bool operator==(two_corners const&) const = default;
};

/// Two solids with straight sides in exact numbers, which are computed when they are asked for, in the unit of `approximate_moves`.
template <class T>
class exact_moves {
  public:
    constexpr exact_moves(solid_outline<T> const& a, solid_outline<T> const& b, approximate_moves<T> const& approximate)
        : a_(a),
          b_(b),
          approximate_(approximate),
          radius_(in_unit(rational(a.core.radius))),
          bends_a_(a.count(), unknown),
          bends_b_(b.count(), unknown) {}

    constexpr rational const& radius() const { return radius_; }
    /// A corner. It is cached, because it is asked for wherever its sides matter.
    constexpr vec<rational, 2> corner(bool of_a, size_t i) {
        return kept_in(corners_, one_corner{of_a, i}, i, [&] {
            by_fractions exactly;
            auto const p = any_corner(exactly, of_a ? a_.core : b_.core, i);
            return approximate_.exponent() == 0 ? p : p * approximate_.scale();
        });
    }
    /// The piece of this name: the moves that bring the corner to the side.
    constexpr convolution_edge piece(corner_at_side_of const& s) {
        auto const p = corner(s.corner_of_a, s.corner), from = corner(!s.corner_of_a, s.side),
                   to = corner(!s.corner_of_a, (s.corner_of_a ? b_ : a_).after[s.side]);
        if (s.corner_of_a) return {from - p, to - p, perp(from - to), p, true};
        return {p - from, p - to, perp(to - from), p, false};
    }
    /// The line of a piece.
    constexpr line_of_piece line(corner_at_side_of const& s) {
        return once(lines_, s, s.hash(), [&] {
            auto const p = piece(s);
            return line_of_piece{p.away, dot(p.away, p.from)};
        });
    }
    constexpr vec<rational, 2> center(two_corners const& c) { return corner(false, c.of_b) - corner(true, c.of_a); }

    /// Whether a corner is convex or straight. The corners of segments and points count as convex.
    constexpr bool is_convex(bool of_a, uint32_t i) {
        auto const& s = of_a ? a_ : b_;
        auto& bend = of_a ? bends_a_[i] : bends_b_[i];
        if (bend == unknown) bend = s.count() < 3 || sign_between(of_a, s.before[i], i, of_a, i, s.after[i]) >= 0;
        return bend != 0;
    }
    /// Whether a corner and a side form a piece: the corner is convex, and its neighbors are not on the inner side of the side when it is there.
    constexpr bool is_piece(corner_at_side_of const& s) {
        auto const& of_corner = s.corner_of_a ? a_ : b_;
        if ((s.corner_of_a ? b_ : a_).count() < 2 || !is_convex(s.corner_of_a, s.corner)) return false;
        return once(pieces_, s, s.hash(),
                    [&] { return is_outside(s, of_corner.before[s.corner]) && is_outside(s, of_corner.after[s.corner]); });
    }
    /// Whether a center is off the line of a piece.
    constexpr bool is_off_line(corner_at_side_of const& s, two_corners const& c) {
        return once(off_lines_, piece_and_center{s, c}, hash_of_indices(s.hash(), c.of_a, c.of_b), [&] {
            auto const of = piece(s);
            return dot(of.away, center(c) - of.from).sign() != 0;
        });
    }
    /// Whether the angles of the solids overlap after the move v, at a place where two of the `near` sides meet. If the boundaries meet somewhere,
    /// this tells whether the solids overlap.
    constexpr bool overlap_after(vec<rational, 2> const& v, dynamic_array<two_sides> const& near) {
        moved_corners const after(*this, v, near);
        for (size_t n = 0; n < near.size(); ++n) {
            auto const& pair = near[n];
            uint32_t const i = pair.of_a, j = a_.after[i], k = pair.of_b, l = b_.after[k];
            auto const &p = after.of_a(i), &q = after.of_a(j), &r = after.of_b(k), &s = after.of_b(l);
            if (are_apart(p.y, q.y, r.y, s.y) || are_apart(p.x, q.x, r.x, s.x)) continue;
            auto const d = corner(true, j) - corner(true, i), f = corner(false, l) - corner(false, k);
            // If one side is strictly on one side of the line of the other, they do not meet.
            int const of_p = cross(f, p - r).sign(), of_q = cross(f, q - r).sign();
            if (of_p * of_q > 0) continue;
            int const of_r = cross(d, r - p).sign(), of_s = cross(d, s - p).sign();
            if (of_r * of_s > 0) continue;
            if (of_p * of_q < 0 && of_r * of_s < 0) return true;
            auto const on = [](auto const& x, auto const& from, auto const& to) { return dot(x - from, x - to).sign() <= 0; };
            auto const angle_on_a = [&](auto const& x) {
                return x == p ? at_corner(true, i) : x == q ? at_corner(true, j) : angle{d, -d};
            };
            auto const angle_on_b = [&](auto const& x) {
                return x == r ? at_corner(false, k) : x == s ? at_corner(false, l) : angle{f, -f};
            };
            auto const clash = [&](auto const& x) { return angles_overlap(angle_on_a(x), angle_on_b(x)); };
            if (of_p == 0 && on(p, r, s) && clash(p)) return true;
            if (of_q == 0 && on(q, r, s) && clash(q)) return true;
            if (of_r == 0 && on(r, p, q) && clash(r)) return true;
            if (of_s == 0 && on(s, p, q) && clash(s)) return true;
        }
        return false;
    }
    /// Whether the first corner of a is inside b after the move v. The corner must not be on a side of b.
    constexpr bool first_corner_inside(vec<rational, 2> const& v) {
        auto const p = corner(true, 0) + v;
        bool odd = false;
        for (size_t i = 0; i < b_.count(); ++i) {
            auto const from = corner(false, i), to = corner(false, b_.after[i]);
            bool const up = p.y < to.y;
            if ((p.y < from.y) != up) odd ^= (cross(to - from, p - from).sign() > 0) == up;
        }
        return odd;
    }
    /// The sign of the cross product of two differences of corners.
    constexpr int sign_between(bool first_of_a, size_t from, size_t to, bool second_of_a, size_t start, size_t end) const {
        if (from == to || start == end) return 0;
        {
            auto const &p = first_of_a ? approximate_.a() : approximate_.b(),
                       &q = second_of_a ? approximate_.a() : approximate_.b();
            double const dx = p[to].x - p[from].x, dy = p[to].y - p[from].y, ex = q[end].x - q[start].x,
                         ey = q[end].y - q[start].y;
            double const product = dx * ey - dy * ex,
                         error = (magnitude_of(dx) + magnitude_of(dy) + magnitude_of(ex) + magnitude_of(ey)) *
                                     approximate_.corner_slack() * 4 +
                                 0x1p-1070;
            if (product > error) return 1;
            if (product < -error) return -1;
        }
        if constexpr (!same_as<T, rational>) {
            if (approximate_.exponent() == 0) {
                by_balls balls;
                int const s = balls.sign(product_of(balls, first_of_a, from, to, second_of_a, start, end));
                if (!balls.doubt) return s;
            }
        }
        by_fractions exactly;
        return product_of(exactly, first_of_a, from, to, second_of_a, start, end).sign();
    }

    /// The sense in which the normals of two pieces turn: the sign of their cross product.
    constexpr int turn_of_normals(corner_at_side_of const& p, corner_at_side_of const& q) {
        if (p.corner_of_a == q.corner_of_a && p.side == q.side) return 0;
        auto const end = [this](corner_at_side_of const& s) { return (s.corner_of_a ? b_ : a_).after[s.side]; };
        two_of_sides const asked{p.corner_of_a, q.corner_of_a, p.side, q.side};
        int const sense = once(turns_, asked, hash_of_indices(p.side, q.side),
                               [&] { return sign_between(!p.corner_of_a, p.side, end(p), !q.corner_of_a, q.side, end(q)); });
        return p.corner_of_a == q.corner_of_a ? sense : -sense;
    }

  private:
    static constexpr signed char unknown = -1;
    /// The directions into a solid from a point of its boundary: those counter-clockwise between two directions or, for a flat solid, these two.
    struct angle {
        vec<rational, 2> from, to;
    };
    constexpr angle at_corner(bool of_a, size_t i) {
        auto const& s = of_a ? a_ : b_;
        auto const p = corner(of_a, i);
        return {corner(of_a, s.after[i]) - p, corner(of_a, s.before[i]) - p};
    }
    static constexpr bool strictly_between(vec<rational, 2> const& x, angle const& c) {
        int const bend = cross(c.from, c.to).sign(), left = cross(c.from, x).sign(), right = cross(x, c.to).sign();
        if (bend > 0) return left > 0 && right > 0;
        if (bend < 0) return !(left <= 0 && right <= 0);
        return left > 0;
    }
    static constexpr bool same_way(vec<rational, 2> const& x, vec<rational, 2> const& y) {
        return cross(x, y).sign() == 0 && dot(x, y).sign() > 0;
    }
    constexpr bool angles_overlap(angle const& of_a, angle const& of_b) const {
        auto const along = [](auto const& flat, angle const& x, angle const& y) {
            return flat.count() > 1 && (strictly_between(x.from, y) || strictly_between(x.to, y));
        };
        if (a_.is_flat()) return along(a_, of_a, of_b);
        if (b_.is_flat()) return along(b_, of_b, of_a);
        return same_way(of_a.from, of_b.from) || strictly_between(of_a.from, of_b) || strictly_between(of_b.from, of_a);
    }
    constexpr bool is_outside(corner_at_side_of const& s, size_t neighbor) const {
        auto const& of_side = s.corner_of_a ? b_ : a_;
        return sign_between(!s.corner_of_a, s.side, of_side.after[s.side], s.corner_of_a, s.corner, neighbor) <= 0;
    }
    /// Whether the interval from p to q and the one from r to s have no common point.
    static constexpr bool are_apart(rational const& p, rational const& q, rational const& r, rational const& s) {
        if (p < r) return p < s && q < r && q < s;
        return r < p && s < p && r < q && s < q;
    }
    /// The corners of some pairs of sides after the move v, multiplied by the denominator of v: a fraction with a long denominator would make all
    /// products longer.
    class moved_corners {
      public:
        constexpr moved_corners(exact_moves& all, vec<rational, 2> const& v, dynamic_array<two_sides> const& sides)
            : at_a_(all.a_.count(), unknown_place), at_b_(all.b_.count(), unknown_place) {
            bool const same = v.x.denominator() == v.y.denominator();
            rational const x(v.x.denominator()), y(v.y.denominator()), scale = same ? x : x * y;
            vec<rational, 2> const way = same ? vec<rational, 2>{rational(v.x.numerator()), rational(v.y.numerator())}
                                              : vec<rational, 2>{rational(v.x.numerator()) * y, rational(v.y.numerator()) * x};
            auto const add = [&](bool of_a, uint32_t i) {
                auto& place = of_a ? at_a_[i] : at_b_[i];
                if (place != unknown_place) return;
                place = static_cast<uint32_t>(corners_.size());
                auto const c = all.corner(of_a, i) * scale;
                corners_.push_back(of_a ? c + way : c);
            };
            for (size_t n = 0; n < sides.size(); ++n) {
                add(true, sides[n].of_a);
                add(true, all.a_.after[sides[n].of_a]);
                add(false, sides[n].of_b);
                add(false, all.b_.after[sides[n].of_b]);
            }
        }
        constexpr vec<rational, 2> const& of_a(uint32_t i) const { return corners_[at_a_[i]]; }
        constexpr vec<rational, 2> const& of_b(uint32_t i) const { return corners_[at_b_[i]]; }

      private:
        static constexpr uint32_t unknown_place = ~uint32_t{0};
        dynamic_array<uint32_t> at_a_, at_b_;
        dynamic_array<vec<rational, 2>> corners_;
    };
    struct one_corner {
        bool of_a;
        size_t at;

        constexpr bool operator==(one_corner const&) const = default;
    };
    /// The sides of two pieces.
    struct two_of_sides {
        bool of_b, and_of_b;
        uint32_t side, other;

        constexpr bool operator==(two_of_sides const&) const = default;
    };
    struct piece_and_center {
        corner_at_side_of piece;
        two_corners center;

        constexpr bool operator==(piece_and_center const&) const = default;
    };
    /// Caches the answer if numbers may be long: then it takes long to compute, and every cell for which it matters asks for it. In a constant
    /// expression everything takes long, so the answer is always cached.
    template <class Asked, class Answer>
    constexpr Answer once(hashed_list<known_answer<Asked, Answer>>& kept, Asked const& asked, size_t hash, auto answer) const {
        if (approximate_.exponent() == 0 && !is_constant_evaluated()) return answer();
        return kept_in(kept, asked, hash, answer);
    }
    template <class Rung>
    constexpr auto product_of(Rung& rung, bool first_of_a, size_t from, size_t to, bool second_of_a, size_t start,
                              size_t end) const {
        auto const &p = first_of_a ? a_.core : b_.core, &q = second_of_a ? a_.core : b_.core;
        return cross(any_corner(rung, p, to) - any_corner(rung, p, from),
                     any_corner(rung, q, end) - any_corner(rung, q, start));
    }
    constexpr rational in_unit(rational const& x) const { return approximate_.exponent() == 0 ? x : x * approximate_.scale(); }

    solid_outline<T> const &a_, &b_;
    approximate_moves<T> const& approximate_;
    rational radius_;
    dynamic_array<signed char> bends_a_, bends_b_;
    hashed_list<known_answer<one_corner, vec<rational, 2>>> corners_;
    hashed_list<known_answer<corner_at_side_of, bool>> pieces_;
    hashed_list<known_answer<corner_at_side_of, line_of_piece>> lines_;
    hashed_list<known_answer<piece_and_center, bool>> off_lines_;
    hashed_list<known_answer<two_of_sides, int>> turns_;
};

}  // namespace hantei
