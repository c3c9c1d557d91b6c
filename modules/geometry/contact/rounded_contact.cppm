// SPDX-License-Identifier: MIT
// The contact of a rounded solid that touches another, or leaves it by a crossing of offset curves: its numbers in balls, and exactly.
//
// The coordinates of such a crossing have nested roots, so balls are tried first (contact_in_balls.cppm).
export module hantei:rounded_contact;
import :base;
import :dynamic_array;
import :vec;
import :results;
import :ladder;
import :exact_moves;
import :candidate_moves;
import :contact_places;
import :contact_in_balls;
import :signed_ball;
import :offset_boundary;
import :approximation;
import :long_ball;
import :rational;
import :rounding;
import :surd;

namespace hantei {

/// The contact, in balls, of a rounded a and b. A candidate and the pieces at the distance of the radius from its move say how they leave each
/// other; or only the pieces, if they touch. Stored numbers must be in range.
template <class T>
class rounded_contact_in_balls : public contact_in_balls<T> {
    using base = contact_in_balls<T>;
    using typename base::position;

  public:
    constexpr rounded_contact_in_balls(exact_moves<T> const& solids, candidate_moves<T> const& candidates,
                                       dynamic_array<corner_at_side_of> const& pieces)
        : base(solids, candidates), pieces_(pieces) {}

    /// Makes the contact of solids that overlap.
    template <bool WithPoints>
    constexpr void leave(candidate_move const& how) {
        move_ = this->move_of(how);
        this->leave_by(move_);
        if constexpr (WithPoints)
            if (!this->doubt) put_points(move_);
    }
    /// Makes the contact of solids that touch, at the distance of the radius from the core of a.
    template <bool WithPoints>
    constexpr void touch(signed_ball const& radius) {
        position const leaving = direction_of_leaving();
        if (!this->doubt) this->touch_along(map([&](signed_ball const& x) { return x / radius; }, leaving));
        if constexpr (WithPoints)
            if (!this->doubt) put_points(leaving);
    }

  private:
    constexpr int sign_of_way(position const& v, position const& p, position const& q) { return this->sign_of(v, p - q); }
    /// The point of a piece that is nearest to the move.
    constexpr position nearest_on(corner_at_side_of const& s) {
        auto const both = this->ends(s);  // (clang 19 has no constant expression of a lambda with captured bindings)
        position const& from = both[0];
        auto const foot = [&] {
            position const n = this->normal_off(s);
            return move_ - n * (dot(n, move_ - from) / squared_norm(n));
        };
        return nearest_on_piece(from, both[1], both[1] - from, move_, foot,
                                [this](auto const& v, auto const& p, auto const& q) { return sign_of_way(v, p, q); });
    }
    /// The least of the vectors from the places where they touch to the core of a. Their length is the radius.
    constexpr position direction_of_leaving() {
        position least;
        for (size_t i = 0; i < pieces_.size() && !this->doubt; ++i) {
            position const way = -nearest_on(pieces_[i]);
            if (i == 0 || this->is_before(way, least)) least = way;
        }
        return least;
    }
    /// Adds the points of contact: the points of b that are at the distance r from the core of a after the move, and keep a from moving along
    /// −`leaving`. A corner that two pieces share is made of the same stored numbers for both, so the difference is certainly 0.
    constexpr void put_points(position const& leaving) {
        auto const sign = [this](position const& v, position const& p, position const& q) { return sign_of_way(v, p, q); };
        dynamic_array<position> places;
        for (size_t i = 0; i < pieces_.size(); ++i) {
            auto const nearest = holding(nearest_on(pieces_[i]), move_, leaving, sign);
            if (!nearest.has_value()) continue;
            position const p = this->corner(pieces_[i].corner_of_a, pieces_[i].corner);
            places.push_back(pieces_[i].corner_of_a ? *nearest + p : p);
        }
        this->doubt |= places.empty();
        if (this->doubt) return;
        one_or_two const farthest = farthest_apart(places, -perp(leaving), -leaving, sign);
        for (size_t i = 0; i < farthest.count; ++i) this->put(places[farthest.at[i]], move_);
    }

    dynamic_array<corner_at_side_of> const& pieces_;
    position move_{};
};

/// The points of b that, after a move, are at the distance r from the core of a and keep a from moving along −`leaving`.
constexpr dynamic_array<offset_position> places_after(dynamic_array<convolution_edge> const& pieces,
                                                      offset_position const& move, offset_position const& leaving) {
    dynamic_array<offset_position> places;
    for (size_t i = 0; i < pieces.size(); ++i) {
        auto const nearest = holding(pieces[i], move, leaving);
        if (!nearest.has_value()) continue;
        offset_position const corner(pieces[i].corner);
        places.push_back(pieces[i].corner_of_a ? *nearest + corner : corner);
    }
    return places;
}
/// x / √d, d > 0: a number in the contact of a rounded solid.
struct over_root {
    nested_surd x;
    nested_surd d = one();

    static constexpr nested_surd one() { return lifted(lifted(rational(1))); }
    friend constexpr over_root operator-(over_root const& v) { return {-v.x, v.d}; }
    friend constexpr over_root operator*(over_root const& v, over_root const& w) { return {v.x * w.x, v.d * w.d}; }
};
/// The nearest T to x / √d. The root halves the loss of d, and the quotient adds this, and three truncations, to the loss of x. To compare
/// |x| / √d with the middle m > 0 of two neighbors, x² is compared with m²·d.
template <floating_point T>
constexpr T to_nearest(over_root const& v) {
    approximation const a = approximated(v.x) / root(approximated(v.d));
    return to_nearest<T>(a, 2 * units_off<nested_surd>, [&](rational const& middle) {
        constexpr int bits = 192;  // almost always enough, in a tenth of the time
        auto const x = refined(v.x, bits), d = refined(v.d, bits), m = refined(middle, bits);
        int const sure = difference(product(x, x, bits), product(d, product(m, m, bits), bits)).sure_sign();
        return sure != 0 ? sure : sign(v.x * v.x - v.d * (middle * middle));
    });
}
/// The contact of a rounded a in exact numbers. `move` is the translation that separates it from b (0 if they touch), and `leaving` the direction in
/// which a leaves b.
template <bool WithPoints>
constexpr exact_contact<2, over_root> contact_after(dynamic_array<convolution_edge> const& pieces, offset_position const& move,
                                                    offset_position const& leaving, bool touch, rational const& unit_length) {
    exact_contact<2, over_root> c;
    auto const squared = squared_norm(leaving.exactly);
    c.normal = map([&](auto const& x) { return over_root{-x, squared}; }, leaving.exactly);
    if (!touch) c.depth = {squared * unit_length, squared};
    if constexpr (!WithPoints) return c;
    offset_position const along{-perp(leaving.exactly), -perp(leaving.approximately)},
        normal{-leaving.exactly, -leaving.approximately};
    auto const places = places_after(pieces, move, leaving);
    one_or_two const farthest = farthest_apart(places, along, normal, sign_of_way);
    for (size_t i = 0; i < farthest.count; ++i)
        c.points[c.count++] = map([](auto const& x) { return over_root{x}; },
                                  (places[farthest.at[i]].exactly - move.exactly * rational(1, 2)) * unit_length);
    return c;
}

}  // namespace hantei
