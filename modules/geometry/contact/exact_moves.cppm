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
import :ball_number;
import :signed_ball;
import :vec;
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

    /// Whether the move v is on the piece: between its ends along both axes, and on its line.
    constexpr bool has(vec<rational, 2> const& v) const { return is_between_ends(v) && cross(to - from, v - from).sign() == 0; }
    /// The same for a move that is on the line of the piece.
    constexpr bool is_between_ends(vec<rational, 2> const& v) const {
        auto const is_between = [](rational const& x, rational const& p, rational const& q) {
            return p < q ? p <= x && x <= q : q <= x && x <= p;
        };
        return is_between(v.x, from.x, to.x) && is_between(v.y, from.y, to.y);
    }
    /// The place of the corner after the move v, where the two touch.
    constexpr vec<rational, 2> place(vec<rational, 2> const& v) const { return corner_of_a ? corner + v : corner; }
};

/// The line of a piece: all v with away · v = level.
template <class X = rational>
struct line_of_piece {
    vec<X, 2> away;
    X level;
};
/// A corner of a and a corner of b. They name the move that brings the one to the other: an end of a piece, the center of a circle.
struct two_corners {
    uint32_t of_a, of_b;

    constexpr bool operator==(two_corners const&) const = default;
};

/// Two solids with straight sides in exact numbers, which are computed when they are asked for, in the unit of `approximate_moves`; and in balls.
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
    constexpr line_of_piece<> line(corner_at_side_of const& s) {
        return once(lines_, s, s.hash(), [&] {
            auto const p = piece(s);
            return line_of_piece<>{p.away, dot(p.away, p.from)};
        });
    }
    constexpr vec<rational, 2> center(two_corners const& c) { return corner(false, c.of_b) - corner(true, c.of_a); }

    // The same in balls, for numbers that are in their range.
    constexpr bool are_balls_in_range() const {
        return !is_small_program && !same_as<T, rational> && approximate_.exponent() == 0;
    }
    constexpr vec<signed_ball, 2> corner_in_balls(bool of_a, size_t i) const {
        by_balls balls;
        return signed_balls(any_corner(balls, of_a ? a_.core : b_.core, i));
    }
    constexpr vec<signed_ball, 2> center_in_balls(two_corners const& c) const {
        return corner_in_balls(false, c.of_b) - corner_in_balls(true, c.of_a);
    }
    constexpr vec<signed_ball, 2> direction_in_balls(bool of_a, size_t from, size_t to) const {
        by_balls balls;
        return signed_balls(direction(balls, of_a ? a_.core : b_.core, from, to));
    }
    /// The normal of a piece, of any length. Along an axis its length is 1.
    constexpr vec<signed_ball, 2> normal_in_balls(corner_at_side_of const& s) const {
        auto const way = perp(direction_in_balls(!s.corner_of_a, s.side, (s.corner_of_a ? b_ : a_).after[s.side]));
        return s.corner_of_a ? -way : way;
    }
    constexpr line_of_piece<signed_ball> line_in_balls(corner_at_side_of const& s) const {
        auto const away = normal_in_balls(s);
        return {away,
                dot(away, center_in_balls(s.corner_of_a ? two_corners{s.corner, s.side} : two_corners{s.side, s.corner}))};
    }

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
    /// Whether a corner of a and a corner of b that are at the same place have angles that do not overlap, and no parallel sides. The solids must have
    /// area.
    constexpr bool are_clear_corners(uint32_t of_a, uint32_t of_b) {
        /// The sense in which the sides at a corner turn, from the next one to the one before.
        auto const bend = [this](bool x_is_a, uint32_t i) {
            auto const& x = x_is_a ? a_ : b_;
            return sign_between(x_is_a, i, x.after[i], x_is_a, i, x.before[i]);
        };
        array<array<int, 2>, 2> turns{};  // from a side of a to a side of b, each the next one (0) or the one before (1)
        for (size_t m = 0; m < 2; ++m) {
            for (size_t n = 0; n < 2; ++n) {
                turns[m][n] = sign_between(true, of_a, (m == 0 ? a_.after : a_.before)[of_a], false, of_b,
                                           (n == 0 ? b_.after : b_.before)[of_b]);
                if (turns[m][n] == 0) return false;
            }
        }
        return !is_strictly_between(bend(false, of_b), -turns[0][0], turns[0][1]) &&
               !is_strictly_between(bend(true, of_a), turns[0][0], -turns[1][0]);
    }
    /// Whether the angles of the solids overlap after the move v, at a place where two of the `near` sides meet. If the boundaries meet somewhere,
    /// this tells whether the solids overlap.
    constexpr bool overlap_after(vec<rational, 2> const& v, dynamic_array<two_sides> const& near) {
        moved_exactly after(*this, v, near);
        return do_angles_overlap(after, near);
    }
    /// The same in balls; nothing if they are in doubt.
    constexpr optional<bool> overlap_after(vec<signed_ball, 2> const& v, dynamic_array<two_sides> const& near) const {
        moved_in_balls after(*this, v);
        return after.unless_in_doubt(do_angles_overlap(after, near));
    }
    /// Whether a move in balls is on a piece; nothing if they are in doubt.
    constexpr optional<bool> is_on_piece(vec<signed_ball, 2> const& v, corner_at_side_of const& s) const {
        moved_in_balls after(*this, v);
        size_t const end = (s.corner_of_a ? b_ : a_).after[s.side];
        auto const along = after.way(!s.corner_of_a, s.side, end),
                   off = after.place(s.corner_of_a, s.corner) - after.place(!s.corner_of_a, s.side);
        return after.unless_in_doubt(after.sign_of(cross(along, off)) == 0 && after.is_between_ends(s));
    }
    /// The same for a move that is on the line of the piece.
    constexpr optional<bool> is_between_ends(vec<signed_ball, 2> const& v, corner_at_side_of const& s) const {
        moved_in_balls after(*this, v);
        return after.unless_in_doubt(after.is_between_ends(s));
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
    /// The sign of (the distance of a move in balls from a piece) − the radius of a; nothing if they are in doubt.
    constexpr optional<int> order_of_distance(vec<signed_ball, 2> const& v, corner_at_side_of const& s) const {
        moved_in_balls after(*this, v);
        bool const of_a = s.corner_of_a;
        size_t const end = (of_a ? b_ : a_).after[s.side];
        // The ways to the move from both ends of the piece.
        auto const x = after.place(of_a, s.corner),
                   from_start = of_a ? x - after.place(false, s.side) : after.place(true, s.side) - x,
                   from_end = of_a ? x - after.place(false, end) : after.place(true, end) - x, n = normal_in_balls(s);
        signed_ball const reach(by_balls::number(a_.core.radius));
        auto const of_end = [&](vec<signed_ball, 2> const& way) { return after.sign_of(squared_norm(way) - reach * reach); };
        int order = 0;
        if (after.sign_of(dot(perp(n), from_start)) <= 0) {
            order = of_end(from_start);
        } else if (after.sign_of(dot(perp(n), from_end)) >= 0) {
            order = of_end(from_end);
        } else {
            auto const height = dot(n, from_start);
            order = after.sign_of(height * height - reach * reach * squared_norm(n));
        }
        return after.unless_in_doubt(order);
    }
    /// The sign of the cross product of two directions, each from one corner to another.
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
        if (are_along_one_axis(first_of_a ? a_.core : b_.core, from, to, second_of_a ? a_.core : b_.core, start, end)) return 0;
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
    template <class X>
    struct angle {
        vec<X, 2> from, to;
    };
    template <class Moved>
    constexpr auto at_corner(Moved& after, bool of_a, size_t i) const {
        auto const& s = of_a ? a_ : b_;
        return angle{after.way(of_a, i, s.after[i]), after.way(of_a, i, s.before[i])};
    }
    /// Whether a direction is strictly inside an angle that turns by the sense `bend`: it is to the left of the direction `from` and to the right of
    /// `to` or, in a reflex angle, one of both.
    static constexpr bool is_strictly_between(int bend, int left, int right) {
        if (bend > 0) return left > 0 && right > 0;
        if (bend < 0) return left > 0 || right > 0;
        return left > 0;
    }
    template <class X>
    static constexpr bool is_strictly_between(auto& after, vec<X, 2> const& x, angle<X> const& c) {
        return is_strictly_between(after.sign_of(cross(c.from, c.to)), after.sign_of(cross(c.from, x)),
                                   after.sign_of(cross(x, c.to)));
    }
    template <class X>
    constexpr bool angles_overlap(auto& after, angle<X> const& of_a, angle<X> const& of_b) const {
        auto const between = [&](vec<X, 2> const& x, angle<X> const& c) { return is_strictly_between(after, x, c); };
        auto const along = [&](auto const& flat, angle<X> const& x, angle<X> const& y) {
            return flat.count() > 1 && (between(x.from, y) || between(x.to, y));
        };
        if (a_.is_flat()) return along(a_, of_a, of_b);
        if (b_.is_flat()) return along(b_, of_b, of_a);
        bool const same_way = after.sign_of(cross(of_a.from, of_b.from)) == 0 && after.sign_of(dot(of_a.from, of_b.from)) > 0;
        return same_way || between(of_a.from, of_b) || between(of_b.from, of_a);
    }
    /// overlap_after(), for solids that give their corners after the move, and signs. The answer counts only if no sign is in doubt.
    template <class Moved>
    constexpr bool do_angles_overlap(Moved& after, dynamic_array<two_sides> const& near) const {
        for (size_t n = 0; n < near.size() && !after.is_in_doubt(); ++n) {
            uint32_t const i = near[n].of_a, j = a_.after[i], k = near[n].of_b, l = b_.after[k];
            auto const p = after.place(true, i), q = after.place(true, j), r = after.place(false, k), s = after.place(false, l);
            if (after.are_apart(p, q, r, s)) continue;
            auto const d = after.way(true, i, j), f = after.way(false, k, l);
            // If one side is strictly on one side of the line of the other, they do not meet.
            int const of_p = after.sign_of(cross(f, p - r)), of_q = after.sign_of(cross(f, q - r));
            if (of_p * of_q > 0) continue;
            int const of_r = after.sign_of(cross(d, r - p)), of_s = after.sign_of(cross(d, s - p));
            if (of_r * of_s > 0) continue;
            if (of_p * of_q < 0 && of_r * of_s < 0) return true;
            auto const on = [&](auto const& x, auto const& from, auto const& to) {
                return after.sign_of(dot(x - from, x - to)) <= 0;
            };
            auto const clash_at_a = [&](auto const& x, size_t corner) {
                auto const of_b = after.are_same(x, r)   ? at_corner(after, false, k)
                                  : after.are_same(x, s) ? at_corner(after, false, l)
                                                         : angle{f, -f};
                return angles_overlap(after, at_corner(after, true, corner), of_b);
            };
            auto const clash_at_b = [&](auto const& x, size_t corner) {
                auto const of_a = after.are_same(x, p)   ? at_corner(after, true, i)
                                  : after.are_same(x, q) ? at_corner(after, true, j)
                                                         : angle{d, -d};
                return angles_overlap(after, of_a, at_corner(after, false, corner));
            };
            if (of_p == 0 && on(p, r, s) && clash_at_a(p, i)) return true;
            if (of_q == 0 && on(q, r, s) && clash_at_a(q, j)) return true;
            if (of_r == 0 && on(r, p, q) && clash_at_b(r, k)) return true;
            if (of_s == 0 && on(s, p, q) && clash_at_b(s, l)) return true;
        }
        return false;
    }
    constexpr bool is_outside(corner_at_side_of const& s, size_t neighbor) const {
        auto const& of_side = s.corner_of_a ? b_ : a_;
        return sign_between(!s.corner_of_a, s.side, of_side.after[s.side], s.corner_of_a, s.corner, neighbor) <= 0;
    }
    /// The corners of some pairs of sides after the move v, multiplied by the denominator of v: a fraction with a long denominator would make all
    /// products longer.
    class moved_exactly {
      public:
        constexpr moved_exactly(exact_moves& all, vec<rational, 2> const& v, dynamic_array<two_sides> const& sides)
            : all_(all), at_a_(all.a_.count(), unknown_place), at_b_(all.b_.count(), unknown_place) {
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
        constexpr vec<rational, 2> const& place(bool of_a, size_t i) const { return corners_[of_a ? at_a_[i] : at_b_[i]]; }
        /// The direction from one corner of a solid to another.
        constexpr vec<rational, 2> way(bool of_a, size_t from, size_t to) const {
            return all_.corner(of_a, to) - all_.corner(of_a, from);
        }
        static constexpr int sign_of(rational const& x) { return x.sign(); }
        static constexpr bool is_in_doubt() { return false; }
        static constexpr bool are_same(vec<rational, 2> const& p, vec<rational, 2> const& q) { return p == q; }
        /// Whether the side from p to q and the one from r to s are apart along an axis.
        static constexpr bool are_apart(vec<rational, 2> const& p, vec<rational, 2> const& q, vec<rational, 2> const& r,
                                        vec<rational, 2> const& s) {
            return are_apart(p.y, q.y, r.y, s.y) || are_apart(p.x, q.x, r.x, s.x);
        }

      private:
        static constexpr uint32_t unknown_place = ~uint32_t{0};
        static constexpr bool are_apart(rational const& p, rational const& q, rational const& r, rational const& s) {
            if (p < r) return p < s && q < r && q < s;
            return r < p && s < p && r < q && s < q;
        }

        exact_moves& all_;
        dynamic_array<uint32_t> at_a_, at_b_;
        dynamic_array<vec<rational, 2>> corners_;
    };
    /// All corners after a move, in balls.
    class moved_in_balls {
      public:
        constexpr moved_in_balls(exact_moves const& all, vec<signed_ball, 2> const& v) : all_(all), move_(v) {}

        constexpr vec<signed_ball, 2> place(bool of_a, size_t i) const {
            auto const p = all_.corner_in_balls(of_a, i);
            return of_a ? p + move_ : p;
        }
        constexpr vec<signed_ball, 2> way(bool of_a, size_t from, size_t to) const {
            return all_.direction_in_balls(of_a, from, to);
        }
        /// Whether the corner of a piece, which is on the line of its side, is between the ends of the side.
        constexpr bool is_between_ends(corner_at_side_of const& s) {
            size_t const end = (s.corner_of_a ? all_.b_ : all_.a_).after[s.side];
            auto const x = place(s.corner_of_a, s.corner);
            return sign_of(dot(x - place(!s.corner_of_a, s.side), x - place(!s.corner_of_a, end))) <= 0;
        }
        constexpr int sign_of(signed_ball const& x) { return balls_.sign(x.ball); }
        constexpr bool is_in_doubt() const { return balls_.doubt; }
        /// The answer x; nothing if a sign that was asked for is in doubt.
        template <class X>
        constexpr optional<X> unless_in_doubt(X const& x) const {
            optional<X> r;
            if (!is_in_doubt()) r = x;
            return r;
        }
        constexpr bool are_same(vec<signed_ball, 2> const& p, vec<signed_ball, 2> const& q) {
            return sign_of(p.x - q.x) == 0 && sign_of(p.y - q.y) == 0;
        }
        static constexpr bool are_apart(auto const&...) { return false; }  // the test of lines is as fast

      private:
        exact_moves const& all_;
        vec<signed_ball, 2> move_;
        by_balls balls_;
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
    /// Whether stored numbers show that two directions are along one axis of the plane, as is frequent.
    static constexpr bool are_along_one_axis(convex_core<T> const& p, size_t from, size_t to, convex_core<T> const& q,
                                             size_t start, size_t end) {
        if (p.turned || q.turned) return false;
        auto const &at_from = p.corner(from), &at_to = p.corner(to), &at_start = q.corner(start), &at_end = q.corner(end);
        return (at_from.x == at_to.x && at_start.x == at_end.x) || (at_from.y == at_to.y && at_start.y == at_end.y);
    }
    template <class Rung>
    constexpr auto product_of(Rung& rung, bool first_of_a, size_t from, size_t to, bool second_of_a, size_t start,
                              size_t end) const {
        return cross(direction(rung, first_of_a ? a_.core : b_.core, from, to),
                     direction(rung, second_of_a ? a_.core : b_.core, start, end));
    }
    /// A direction from one corner to another, of any length: that of the side between them, if there is one, has a lower degree.
    template <class Rung>
    static constexpr auto direction(Rung& rung, convex_core<T> const& core, size_t from, size_t to) {
        if (core.after(from) == to) return any_side(rung, core, from);
        if (core.after(to) == from) return -any_side(rung, core, to);
        return any_corner(rung, core, to) - any_corner(rung, core, from);
    }
    static constexpr vec<signed_ball, 2> signed_balls(vec<wide_ball, 2> const& p) {
        return map([](wide_ball const& x) { return signed_ball(x); }, p);
    }
    constexpr rational in_unit(rational const& x) const { return approximate_.exponent() == 0 ? x : x * approximate_.scale(); }

    solid_outline<T> const &a_, &b_;
    approximate_moves<T> const& approximate_;
    rational radius_;
    dynamic_array<signed char> bends_a_, bends_b_;
    hashed_list<known_answer<one_corner, vec<rational, 2>>> corners_;
    hashed_list<known_answer<corner_at_side_of, bool>> pieces_;
    hashed_list<known_answer<corner_at_side_of, line_of_piece<>>> lines_;
    hashed_list<known_answer<piece_and_center, bool>> off_lines_;
    hashed_list<known_answer<two_of_sides, int>> turns_;
};

}  // namespace hantei
