// SPDX-License-Identifier: MIT
// The candidates for the shortest translation that separates two solids of the plane (penetration_search.cppm). Doubles with error bounds find
// them; exact numbers, or long ones, judge them.
export module hantei:candidate_moves;
import :base;
import :dynamic_array;
import :hashed_list;
import :generic_arithmetic;
import :rational;
import :enclosure;
import :long_number;
import :vec;
import :surd;
import :signed_ball;
import :offset_curves;
import :solid_outline;
import :approximate_moves;
import :exact_moves;
import :covered_pieces;
import :exact_covers;
import :near_search;

namespace hantei {

/// A candidate for the shortest separating translation, named by the pieces and circles that it is on.
struct candidate_move {
    curve_point::kind what{};
    int side = 1;
    corner_at_side_of first_piece{}, second_piece{};
    two_corners first_center{}, second_center{};
    approximate_corner at{};
    double error = 0, low = 0, high = 0;  ///< error of the position; bounds of the squared length

    constexpr vec<enclosure, 2> position() const { return {enclosure(at.x, error), enclosure(at.y, error)}; }
    /// Sets the position, and bounds of its squared length. Where two lines are nearly parallel, the square of the error may overflow. So the lower
    /// bound counts a coordinate as `far` at most, and the upper bound is infinite if a coordinate may be farther.
    constexpr void place(vec<enclosure, 2> const& p) {
        constexpr double infinite = numeric_limits<double>::infinity();
        bool const known = p.x.error < infinite && p.y.error < infinite;
        at = known ? approximate_corner{p.x.value, p.y.value} : approximate_corner{};
        error = known ? larger(p.x.error, p.y.error) : infinite;
        constexpr double far = 0x1p500;
        double const x = magnitude_of(at.x), y = magnitude_of(at.y), most = larger(x, y) + error;
        auto const least = [this](double coordinate) { return square(smaller(larger(coordinate - error, 0.0), far)); };
        low = (least(x) + least(y)) * (1 - 0x1p-50);
        high = most < far ? (square(x + error) + square(y + error)) * (1 + 0x1p-50) + 0x1p-1000 : infinite;
    }
    /// The center of a circle that the candidate is on, if there is one.
    constexpr optional<two_corners> center() const {
        using kind = curve_point::kind;
        if (what == kind::foot || what == kind::lines) return {};
        return what == kind::line_and_circle ? second_center : first_center;
    }
    /// Whether another candidate has the same pieces and circles, whatever its position.
    constexpr bool is_named_as(candidate_move const& c) const {
        return what == c.what && side == c.side && first_piece == c.first_piece && second_piece == c.second_piece &&
               first_center == c.first_center && second_center == c.second_center;
    }
    /// A hash of the name.
    constexpr size_t hash() const {
        return hash_of_indices(first_piece.hash(), second_piece.hash(), first_center.of_a, first_center.of_b,
                               second_center.of_a, second_center.of_b);
    }
};

/// Finds the candidates, one cell of moves at a time.
template <class T>
class candidate_moves {
  public:
    constexpr candidate_moves(solid_outline<T> const& a, solid_outline<T> const& b, approximate_moves<T> const& approximate,
                              exact_moves<T>& exact)
        : a_(a),
          b_(b),
          approximate_(approximate),
          exact_(exact),
          exact_covers_(a, b, exact),
          radius_(enclosure(approximate.radius(), approximate.radius() * 0x1p-52)) {}

    constexpr enclosure const& radius() const { return radius_; }
    /// Whether moves are computed without roots. (A small program treats straight solids as rounded ones with radius 0.)
    constexpr bool is_straight() const { return !is_small_program && approximate_.radius() == 0; }

    /// The pieces of the convolution that belong to pairs of near sides and for which wanted(piece), each once. It is enough to take the first corner
    /// of each side: if a corner comes near a side, so do both sides at the corner.
    template <class Wanted>
    constexpr dynamic_array<corner_at_side_of> pieces_of(dynamic_array<two_sides> const& near, Wanted wanted) {
        dynamic_array<corner_at_side_of> pieces;
        auto const add = [&](corner_at_side_of const& s) {
            if (wanted(s) && exact_.is_piece(s)) pieces.push_back(s);
        };
        for (size_t n = 0; n < near.size(); ++n) {
            add({true, near[n].of_a, near[n].of_b});
            add({false, near[n].of_b, near[n].of_a});
        }
        return pieces;
    }

    /// Keeps the pieces and centers on which there may be a way out in a cell. Returns false if doubles see more than `most` different ones. `near`
    /// are the pairs of sides that come near each other in the cell.
    constexpr bool gather(cell_of_moves const& cell, dynamic_array<two_sides> const& near, size_t most) {
        bool const is_round = approximate_.radius() > 0;
        size_t allowed = most;
        auto const end_passes = [&](corner_at_side_of const& s) {
            auto const ends = ends_of(s);
            return passes(cell, ends[0]) || passes(cell, ends[1]);
        };
        auto const passing =
            pieces_of(near, [&](corner_at_side_of const& s) { return passes(cell, s) || (is_round && end_passes(s)); });
        curves_ = {{}, {}, radius_};
        pieces_.clear();
        centers_.clear();
        bool const many = !is_small_program && passing.size() > some;
        dynamic_array<approximate_piece_of> with_ends;
        if (many) {
            for (size_t i = 0; i < passing.size(); ++i) {
                auto const ends = ends_of(passing[i]);
                with_ends.push_back({passing[i], approximate_center(ends[0]), approximate_center(ends[1])});
            }
        }
        covered_pieces<T> covered(approximate_, cell, with_ends);
        for (size_t i = 0; i < passing.size(); ++i) {
            bool const is_covered = (many && covered.is_covered(i)) || is_covered_exactly(passing[i]);
            if (is_round || !is_covered)
                for (auto const& c : ends_of(passing[i]))
                    if (passes(cell, c) && (!is_round || exact_.is_convex(false, c.of_b)) &&
                        !(many && is_round && covered.is_covered(approximate_center(c))))
                        add_center(c);
            if (is_covered || (is_round && !passes(cell, passing[i]))) continue;  // (straight solids: all of these pieces pass)
            pieces_.push_back(passing[i]);
            auto const ends = approximate_ends(passing[i]);
            curves_.pieces.push_back({ends[0], ends[1], approximate_normal(passing[i]), radius_});
            if (pieces_.size() + centers_.size() > allowed) {
                if (!are_at_most(most)) return false;
                allowed *= 2;
            }
        }
        return allowed == most || are_at_most(most);
    }
    /// Calls told(candidate) for the candidates of the cell gathered last whose squared length may be at most `limit`.
    template <class Told>
    constexpr void find(cell_of_moves const& cell, dynamic_array<two_sides> const& near, double limit, Told told) {
        bool const is_round = approximate_.radius() > 0;
        auto const add = [&](curve_point const& s) {
            if (auto const c = candidate_at(cell, near, limit, s); c.has_value()) told(*c);
        };
        auto const add_both = [&](curve_point::kind kind, size_t i, size_t k) {
            add({kind, i, k, 1});
            add({kind, i, k, -1});
        };
        for (size_t i = 0; i < pieces_.size(); ++i) {
            if (faces_away(i) && is_beside(i, {})) add({curve_point::kind::foot, i});
        }
        for (size_t i = 0; i < centers_.size(); ++i) {
            auto const squared = squared_norm(curves_.centers[i]);
            if (!is_round) {
                add({curve_point::kind::round, i});
            } else if (sign(squared - square(radius_)) <= 0) {
                bool const at_zero = sign(squared) == 0 && squared_norm(exact_.center(centers_[i])).sign() == 0;
                add({at_zero ? curve_point::kind::leftmost : curve_point::kind::round, i});
            }
        }
        for (size_t i = 0; i < pieces_.size(); ++i) {
            for (size_t k = 0; k < i; ++k)
                if (int const sense = sense_of(i, k); sense != 0) add({curve_point::kind::lines, i, k, sense});
        }
        if (!is_round) return;
        for (size_t i = 0; i < pieces_.size(); ++i)
            for (size_t k = 0; k < centers_.size(); ++k)
                if (is_off(i, k)) add_both(curve_point::kind::line_and_circle, i, k);
        for (size_t i = 0; i < centers_.size(); ++i)
            for (size_t k = 0; k < i; ++k) add_both(curve_point::kind::circles, i, k);
    }
    /// Whether doubles hardly know the position of a candidate. Every cell would find it again, so it is kept, and judged exactly once.
    constexpr bool is_badly_known(candidate_move const& c) const { return !(c.error < approximate_.slack() * 0x1p8); }

    /// Whether exact numbers prove that a candidate is no way out. (This is worth its cost if doubles hardly know the position.)
    constexpr bool is_covered_exactly(candidate_move const& c) {
        if (is_small_program || approximate_.radius() == 0) return false;
        using kind = curve_point::kind;
        auto const is_beside_covered = [this](corner_at_side_of const& s) { return exact_covers_.covers_piece(s, ends_of(s)); };
        switch (c.what) {
            case kind::foot: return is_beside_covered(c.first_piece) || exact_covers_.covers_foot(c.first_piece);
            case kind::lines:
                return is_beside_covered(c.first_piece) || is_beside_covered(c.second_piece) ||
                       exact_covers_.covers_crossing(c.first_piece, c.second_piece);
            case kind::line_and_circle:
                return is_beside_covered(c.first_piece) || exact_covers_.covers_crossing(c.first_piece, c.second_center);
            case kind::circles: return exact_covers_.covers_crossing(c.first_center, c.second_center, c.side);
            default: return exact_covers_.covers_nearest(c.first_center);
        }
    }

    // -------------------------------------------------------------------------------------------- pieces and places
    /// The enclosure of a corner, of the move that brings one corner to another, or of the difference of two such moves. The error is less than
    /// 26u of the size, because corners are off by 5u, and each difference is rounded by 2u.
    constexpr vec<enclosure, 2> enclosed_place(approximate_corner const& p) const {
        return {enclosure(p.x, approximate_.slack()), enclosure(p.y, approximate_.slack())};
    }
    /// Enclosures of the ends of a piece.
    constexpr array<vec<enclosure, 2>, 2> approximate_ends(corner_at_side_of const& s) const {
        auto const ends = ends_of(s);
        return {enclosed_place(approximate_center(ends[0])), enclosed_place(approximate_center(ends[1]))};
    }
    /// The enclosure of the normal of a piece.
    constexpr vec<enclosure, 2> approximate_normal(corner_at_side_of const& s) const {
        auto const ends = ends_of(s);
        approximate_corner const from = approximate_center(ends[0]), to = approximate_center(ends[1]);
        return -perp(enclosed_place({to.x - from.x, to.y - from.y}));
    }
    constexpr array<two_corners, 2> ends_of(corner_at_side_of const& s) const {
        if (s.corner_of_a) return {two_corners{s.corner, s.side}, two_corners{s.corner, b_.after[s.side]}};
        return {two_corners{s.side, s.corner}, two_corners{a_.after[s.side], s.corner}};
    }
    /// The move of a candidate of straight solids.
    constexpr vec<rational, 2> straight_move(candidate_move const& c) const {
        return straight_move_on<rational>(
            c, [this](corner_at_side_of const& s) { return exact_.line(s); },
            [this](two_corners const& s) { return exact_.center(s); });
    }
    /// Like straight_move(), in numbers X, for lines and centers that the caller makes: line_of(corner_at_side_of), center_of(two_corners).
    template <class X>
    static constexpr vec<X, 2> straight_move_on(candidate_move const& c, auto line_of, auto center_of) {
        if (c.what == curve_point::kind::round) return center_of(c.first_center);
        auto const p = line_of(c.first_piece);
        if (c.what == curve_point::kind::foot) return p.away * (p.level / squared_norm(p.away));
        auto const q = line_of(c.second_piece);
        X const divisor = cross(p.away, q.away);
        return map([&](X const& x) { return x / divisor; }, perp(p.away) * q.level - perp(q.away) * p.level);
    }
    /// The move 0 in balls; nothing if numbers are out of their range.
    constexpr optional<vec<signed_ball, 2>> no_move_in_balls() const {
        optional<vec<signed_ball, 2>> r;
        if (exact_.are_balls_in_range()) r.emplace();
        return r;
    }
    /// The move of a candidate in balls; nothing if numbers are out of their range, if the curves do not meet, or if balls hardly know the move. Along
    /// axes it is exact.
    constexpr optional<vec<signed_ball, 2>> move_in_balls(candidate_move const& c) const {
        optional<vec<signed_ball, 2>> r;
        if constexpr (!same_as<T, rational>) {
            if (!exact_.are_balls_in_range()) return r;
            auto const center_of = [this](two_corners const& s) { return exact_.center_in_balls(s); };
            vec<signed_ball, 2> v;
            if (is_straight()) {
                v = straight_move_on<signed_ball>(
                    c, [this](corner_at_side_of const& s) { return exact_.line_in_balls(s); }, center_of);
            } else {
                signed_ball const radius(by_balls::number(a_.core.radius));
                auto const p = move_on(
                    c, radius,
                    [&](corner_at_side_of const& s) {
                        auto const ends = ends_of(s);
                        return offset_piece<signed_ball>(center_of(ends[0]), center_of(ends[1]), exact_.normal_in_balls(s),
                                                         radius);
                    },
                    center_of);
                if (!p.has_value() || !p->scale.ball.divides()) return r;
                v = {p->times.x / p->scale, p->times.y / p->scale};
            }
            if (v.x.ball.err < 1 && v.y.ball.err < 1) r = v;
        }
        return r;
    }
    template <class X>
    static constexpr vec<X, 2> in_numbers(vec<rational, 2> const& v) {
        return {X(v.x), X(v.y)};
    }
    /// The move of a candidate of a rounded solid, in numbers X; nothing if the curves do not meet.
    template <class X>
    constexpr optional<homogeneous_point<X>> round_move(candidate_move const& c) const {
        X const radius(exact_.radius());
        return move_on(
            c, radius,
            [&](corner_at_side_of const& s) {
                auto const p = exact_.piece(s);
                return offset_piece<X>(in_numbers<X>(p.from), in_numbers<X>(p.to), in_numbers<X>(p.away), radius);
            },
            [&](two_corners const& s) { return in_numbers<X>(exact_.center(s)); });
    }
    /// The move of a candidate that is on a circle, seen from the center of this circle; nothing if the curves do not meet. All its numbers are of
    /// the size of the radius and of the curves near it, however far away the center is.
    template <class X>
    constexpr optional<homogeneous_point<X>> move_from_center(candidate_move const& c) const {
        auto const center = exact_.center(*c.center());
        X const radius(exact_.radius());
        if (c.what == curve_point::kind::round) {
            auto const q = in_numbers<X>(center);
            X const norm = squared_norm(q);
            return homogeneous_point<X>{lifted(q * (square_root(norm) * -radius)), norm};
        }
        return move_on(
            c, radius,
            [&](corner_at_side_of const& s) {
                auto const p = exact_.piece(s);
                return offset_piece<X>(in_numbers<X>(p.from - center), in_numbers<X>(p.to - center), in_numbers<X>(p.away),
                                       radius);
            },
            [&](two_corners const& s) { return in_numbers<X>(exact_.center(s) - center); });
    }
    /// Like round_move(), for pieces and centers that the caller makes: piece_of(corner_at_side_of), center_of(two_corners).
    template <class X>
    static constexpr optional<homogeneous_point<X>> move_on(candidate_move const& c, X const& radius, auto piece_of,
                                                            auto center_of) {
        offset_curves<X> curves{{}, {}, radius};
        curve_point s{c.what, 0, 0, c.side};
        switch (c.what) {
            case curve_point::kind::foot: curves.pieces.push_back(piece_of(c.first_piece)); break;
            case curve_point::kind::lines:
                curves.pieces.push_back(piece_of(c.first_piece));
                curves.pieces.push_back(piece_of(c.second_piece));
                s.second = 1;
                break;
            case curve_point::kind::line_and_circle:
                curves.pieces.push_back(piece_of(c.first_piece));
                curves.centers.push_back(center_of(c.second_center));
                break;
            case curve_point::kind::circles:
                curves.centers.push_back(center_of(c.first_center));
                curves.centers.push_back(center_of(c.second_center));
                s.second = 1;
                break;
            default: curves.centers.push_back(center_of(c.first_center)); break;
        }
        return curves.at(s);
    }

  private:
    static constexpr size_t some = 16;  ///< up to this number of pieces, a search for covered ones does not pay

    /// The move that brings a corner of a to one of b.
    constexpr approximate_corner approximate_center(two_corners const& c) const {
        auto const &p = approximate_.a()[c.of_a], &q = approximate_.b()[c.of_b];
        return {q.x - p.x, q.y - p.y};
    }
    /// Whether the pieces and centers are at most so many, if those that doubles cannot tell from each other are counted once. (To cut a cell does
    /// not separate these.) False as well if more than half of some are different, because then the rest is hardly worth a look.
    constexpr bool are_at_most(size_t most) const {
        dynamic_array<array<vec<double, 2>, 2>> seen;
        seen.reserve(some);
        size_t count = 0;
        auto const hopeless = [&] { return seen.size() > most || (count >= some && 2 * seen.size() > count); };
        auto const add = [&](vec<enclosure, 2> const& from, vec<enclosure, 2> const& to) {
            auto const same = [](vec<double, 2> const& p, vec<enclosure, 2> const& q) {
                return magnitude_of(p.x - q.x.value) <= 2 * q.x.error && magnitude_of(p.y - q.y.value) <= 2 * q.y.error;
            };
            ++count;
            for (size_t i = 0; i < seen.size(); ++i)
                if (same(seen[i][0], from) && same(seen[i][1], to)) return;
            seen.push_back({vec<double, 2>{from.x.value, from.y.value}, vec<double, 2>{to.x.value, to.y.value}});
        };
        for (size_t i = 0; i < pieces_.size() && !hopeless(); ++i) add(curves_.pieces[i].from, curves_.pieces[i].to);
        for (size_t i = 0; i < centers_.size() && !hopeless(); ++i) add(curves_.centers[i], curves_.centers[i]);
        return !hopeless();
    }
    /// Whether the line beside a piece, or the circle around a center, at the distance of the radius may pass through the cell. All candidates are on
    /// these. The direction d of a piece is known up to an angle of two slacks of corners over |d|.
    constexpr bool passes(cell_of_moves const& cell, corner_at_side_of const& s) const {
        auto const ends = ends_of(s);
        approximate_corner const from = approximate_center(ends[0]), to = approximate_center(ends[1]),
                                 d{to.x - from.x, to.y - from.y};
        using moves = approximate_moves<T>;
        double const length = moves::length(d);
        if (!(length > approximate_.corner_slack() && length > 0x1p-900)) return true;  // its direction is not known
        double const beside = approximate_.radius() > 0 ? approximate_.radius() / length : 0;
        approximate_corner const e{cell.center.x - from.x - d.y * beside, cell.center.y - from.y + d.x * beside};
        double const off = 8 * approximate_.slack() + 4 * beside * approximate_.corner_slack();
        return !moves::is_longer(moves::way_from(e, d), cell.reach * 1.4143 + off);
    }
    constexpr bool passes(cell_of_moves const& cell, two_corners const& c) const {
        approximate_corner const center = approximate_center(c);
        double const off =
            approximate_moves<T>::length({cell.center.x - center.x, cell.center.y - center.y}) - approximate_.radius();
        return magnitude_of(off) <= cell.reach * 1.4143 + 8 * approximate_.slack();
    }
    constexpr void add_center(two_corners const& c) {
        for (size_t i = 0; i < centers_.size(); ++i)
            if (centers_[i] == c) return;
        centers_.push_back(c);
        curves_.centers.push_back(enclosed_place(approximate_center(c)));
    }
    constexpr bool faces_away(size_t i) const { return sign(curves_.pieces[i].level) >= 0; }
    /// Whether the foot of a move on the line of a piece may be between the ends of the piece.
    constexpr bool is_beside(size_t i, vec<enclosure, 2> const& v) const {
        auto const& p = curves_.pieces[i];
        auto const along = p.to - p.from;
        return sign(dot(along, v - p.from)) >= 0 && sign(dot(along, v - p.to)) <= 0;
    }
    /// The sense in which the normals of two lines turn. 0 if the lines are parallel, or if their crossing does not matter: for straight solids, if 0
    /// is on the outer side of both, or if the pieces have the same corner. Then they are images of two sides of one solid, which meet at most in
    /// corners. The ends of pieces are candidates already.
    constexpr int sense_of(size_t i, size_t k) const {
        if (approximate_.radius() == 0) {
            auto const &p = pieces_[i], &q = pieces_[k];
            if (p.corner_of_a == q.corner_of_a && p.corner == q.corner) return 0;
            if (!faces_away(i) && !faces_away(k)) return 0;
        }
        int const sure = sign(cross(curves_.pieces[i].away, curves_.pieces[k].away));
        return sure != 0 ? sure : exact_.turn_of_normals(pieces_[i], pieces_[k]);
    }
    /// Whether a center is off the line of a piece. If it is on that line, its circle only touches the line beside the piece.
    constexpr bool is_off(size_t i, size_t k) const {
        for (auto const& end : ends_of(pieces_[i]))
            if (end == centers_[k]) return false;
        auto const& p = curves_.pieces[i];
        if (sign(dot(p.away, curves_.centers[k] - p.from)) != 0) return true;
        return exact_.is_off_line(pieces_[i], centers_[k]);
    }

    /// The candidate at a curve point, with its position in doubles; nothing if doubles already tell that it is not in the cell, too far, or no
    /// way out.
    constexpr optional<candidate_move> candidate_at(cell_of_moves const& cell, dynamic_array<two_sides> const& near,
                                                    double limit, curve_point const& s) {
        candidate_move c;
        c.what = s.what;
        c.side = s.side;
        bool const by_pieces = s.what == curve_point::kind::foot || s.what == curve_point::kind::lines ||
                               s.what == curve_point::kind::line_and_circle;
        if (by_pieces) {
            c.first_piece = pieces_[s.first];
        } else {
            c.first_center = centers_[s.first];
        }
        if (s.what == curve_point::kind::lines) c.second_piece = pieces_[s.second];
        if (s.what == curve_point::kind::line_and_circle || s.what == curve_point::kind::circles)
            c.second_center = centers_[s.second];
        if (is_repeated(c)) return {};
        if (approximate_.radius() == 0 && s.what == curve_point::kind::round) {
            c.place(curves_.centers[s.first]);
        } else {
            auto const v = curves_.at(s);
            if (!v.has_value()) return {};
            vec<enclosure, 2> const at{v->times.x / v->scale, v->times.y / v->scale};
            if (by_pieces && s.what != curve_point::kind::foot && !is_beside(s.first, at)) return {};
            if (s.what == curve_point::kind::lines && !is_beside(s.second, at)) return {};
            c.place(at);
        }
        double const within = cell.reach + c.error;
        if (magnitude_of(c.at.x - cell.center.x) > within || magnitude_of(c.at.y - cell.center.y) > within) return {};
        if (c.low > limit || surely_overlap(c, near)) return {};
        if (is_badly_known(c)) badly_known_.add(c.hash(), c);
        return c;
    }
    /// Whether a piece is so short that doubles do not know its direction, and exact numbers prove that nothing beside it is a way out.
    constexpr bool is_covered_exactly(corner_at_side_of const& s) {
        if (is_small_program || approximate_.radius() == 0) return false;
        auto const ends = ends_of(s);
        auto const from = approximate_center(ends[0]), to = approximate_center(ends[1]);
        if (approximate_moves<T>::is_longer({to.x - from.x, to.y - from.y}, approximate_.slack() * 0x1p-8)) return false;
        return exact_covers_.covers_piece(s, ends);
    }
    constexpr bool is_repeated(candidate_move const& c) const {
        return !badly_known_.empty() &&
               badly_known_.find(c.hash(), [&](candidate_move const& known) { return known.is_named_as(c); }) != nullptr;
    }
    constexpr bool surely_overlap(candidate_move const& c, dynamic_array<two_sides> const& near) const {
        if (!(c.error < numeric_limits<double>::infinity())) return false;  // it may be anywhere
        for (size_t i = 0; i < near.size(); ++i)
            if (approximate_.judge({c.at, c.error}, near[i]) == approximate_moves<T>::closeness::overlap) return true;
        return false;
    }

    solid_outline<T> const &a_, &b_;
    approximate_moves<T> const& approximate_;
    exact_moves<T>& exact_;  ///< keeps its answers, so it is not const
    exact_covers<T> exact_covers_;
    enclosure radius_;
    dynamic_array<corner_at_side_of> pieces_;
    dynamic_array<two_corners> centers_;
    offset_curves<enclosure> curves_;
    hashed_list<candidate_move> badly_known_;
};

}  // namespace hantei
