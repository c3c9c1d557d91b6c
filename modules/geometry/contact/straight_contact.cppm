// SPDX-License-Identifier: MIT
// The contact of two solids with straight sides: its numbers in balls, and exactly.
export module hantei:straight_contact;
import :base;
import :dynamic_array;
import :rational;
import :vec;
import :results;
import :ladder;
import :offset_curves;
import :exact_moves;
import :candidate_moves;
import :contact_places;
import :contact_in_balls;
import :surd;

namespace hantei {

/// The points of contact of solids with straight sides that touch after a move, as numbers of pieces. There are `pieces` pieces, with the places
/// place_of(i) and the normals away_of(i). Of those that keep a from moving along −`leaving`, the two that are farthest apart count, or the only
/// one; without any the count is 0.
template <class Place>
constexpr one_or_two touching_after(size_t pieces, Place const& leaving, auto place_of, auto away_of, auto sign_of) {
    dynamic_array<size_t> holding;
    dynamic_array<Place> places;
    for (size_t i = 0; i < pieces; ++i) {
        if (sign_of(leaving, away_of(i), Place{}) <= 0) continue;
        holding.push_back(i);
        places.push_back(place_of(i));
    }
    if (holding.empty()) return {0, {}};
    one_or_two r = farthest_apart(places, -perp(leaving), -leaving, sign_of);
    for (size_t i = 0; i < r.count; ++i) r.at[i] = holding[r.at[i]];
    return r;
}
constexpr one_or_two touching_after(dynamic_array<convolution_edge> const& pieces, vec<rational, 2> const& move,
                                    vec<rational, 2> const& leaving) {
    return touching_after(
        pieces.size(), leaving, [&](size_t i) { return pieces[i].place(move); }, [&](size_t i) { return pieces[i].away; },
        [](auto const& n, auto const& p, auto const& q) { return dot(n, p - q).sign(); });
}

/// The contact of two solids with straight sides that meet. `move` is the translation that separates them (0 if they touch), and `leaving` the
/// direction in which a leaves b. The points are corners at sides that keep a from moving along −`leaving` after the move, shifted by −`move`/2.
template <bool WithPoints>
constexpr exact_contact<2> contact_after(dynamic_array<convolution_edge> const& pieces, vec<rational, 2> const& move,
                                         vec<rational, 2> const& leaving, rational const& unit_length) {
    rational const length = squared_norm(move);
    exact_contact<2> c{
        .normal = unit_vector(-leaving), .depth = {0, unit_length * rational(length.sign()), length}, .points = {}, .count = 0};
    if constexpr (!WithPoints) return c;
    auto const touching = touching_after(pieces, move, leaving);
    for (size_t i = 0; i < touching.count; ++i)
        c.points[c.count++] = lifted((pieces[touching.at[i]].place(move) - move * rational(1, 2)) * unit_length);
    return c;
}

/// The contact, in balls, of two solids with straight sides. A candidate and the pieces that it is on say how they leave each other; or only the
/// pieces, if they touch. Stored numbers must be in range.
template <class T>
class straight_contact_in_balls : public contact_in_balls<T> {
    using base = contact_in_balls<T>;
    using typename base::position;

  public:
    constexpr straight_contact_in_balls(exact_moves<T> const& solids, candidate_moves<T> const& candidates,
                                        candidate_move const& how, dynamic_array<corner_at_side_of> const& pieces)
        : base(solids, candidates), how_(how), pieces_(pieces) {}

    /// Makes the contact of solids that overlap.
    template <bool WithPoints>
    constexpr void leave() {
        move_ = this->move_of(how_);
        this->leave_by(move_);
        if constexpr (WithPoints)
            if (!this->doubt) put_points(move_);
    }
    /// Makes the contact of solids that touch.
    template <bool WithPoints>
    constexpr void touch() {
        position const leaving = direction_of_leaving();
        if (!this->doubt) this->touch_along(leaving);
        if constexpr (WithPoints)
            if (!this->doubt) put_points(leaving);
    }
    /// The points of contact of solids that overlap, as numbers of pieces.
    constexpr one_or_two touching() {
        move_ = this->move_of(how_);
        return this->doubt ? one_or_two{} : touching(move_);
    }

  private:
    /// The least of the normals of the pieces that solids touch at, of length 1.
    constexpr position direction_of_leaving() {
        position least;
        for (size_t i = 0; i < pieces_.size() && !this->doubt; ++i) {
            auto const& s = pieces_[i];
            if (i > 0 && s.corner_of_a == pieces_[0].corner_of_a && s.side == pieces_[0].side) continue;  // the first one's
            position const way = this->unit_vector(this->normal_off(s));
            if (i == 0 || this->is_before(way, least)) least = way;
        }
        return least;
    }
    /// Where the corner of a piece is after the move. If this brings one corner to another, both are the same place.
    constexpr position place_of(size_t i) {
        auto const& s = pieces_[i];
        if (!s.corner_of_a) return this->corner(false, s.corner);
        if (how_.what == curve_point::kind::round && s.corner == how_.first_center.of_a)
            return this->corner(false, how_.first_center.of_b);
        return this->corner(true, s.corner) + move_;
    }
    constexpr one_or_two touching(position const& leaving) {
        return touching_after(
            pieces_.size(), leaving, [this](size_t i) { return place_of(i); },
            [this](size_t i) { return this->normal_off(pieces_[i]); },
            [this](auto const& n, auto const& p, auto const& q) { return this->sign_of(n, p - q); });
    }
    constexpr void put_points(position const& leaving) {
        auto const those = touching(leaving);
        for (size_t i = 0; i < those.count; ++i) this->put(place_of(those.at[i]), move_);
    }

    candidate_move const& how_;
    dynamic_array<corner_at_side_of> const& pieces_;
    position move_{};
};

}  // namespace hantei
