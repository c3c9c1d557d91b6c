// SPDX-License-Identifier: MIT
// The contact of a rounded solid whose separating translation is a crossing of offset curves: its numbers in balls, and exactly.
//
// The coordinates of such a move have nested roots, so balls are tried first (contact_in_balls.cppm).
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
import :offset_boundary;
import :approximation;
import :long_ball;
import :rational;
import :rounding;
import :surd;

namespace hantei {

/// The contact, in balls, of a rounded a that overlaps b and leaves it by the move of the candidate `how`. Stored numbers must be in range.
template <bool WithPoints, class T>
class rounded_contact_in_balls : public contact_in_balls<T> {
    using base = contact_in_balls<T>;
    using typename base::position;

  public:
    constexpr rounded_contact_in_balls(exact_moves<T> const& solids, candidate_moves<T> const& candidates,
                                       candidate_move const& how, dynamic_array<corner_at_side_of> const& pieces)
        : base(solids, candidates) {
        position const move = this->leave_by(how);
        if constexpr (WithPoints)
            if (!this->doubt) put_points(move, pieces);
    }

  private:
    /// Adds the points of contact: the points of b that are at the distance r from the core of a after the move, and keep a from moving along
    /// −`move`. A corner that two pieces share is made of the same stored numbers for both, so the difference is certainly 0.
    constexpr void put_points(position const& move, dynamic_array<corner_at_side_of> const& pieces) {
        auto const sign_of_way = [this](position const& v, position const& p, position const& q) {
            return this->sign_of(v, p - q);
        };
        dynamic_array<position> places;
        for (size_t i = 0; i < pieces.size(); ++i) {
            auto const both =
                this->ends(pieces[i]);  // (clang 19 has no constant expression of a lambda with captured bindings)
            position const &from = both[0], &to = both[1];
            position const along = to - from;
            auto const foot = [&] { return from + along * (dot(along, move - from) / squared_norm(along)); };
            auto const nearest = holding(from, to, along, move, move, foot, sign_of_way);
            if (!nearest.has_value()) continue;
            position const p = this->corner(pieces[i].corner_of_a, pieces[i].corner);
            places.push_back(pieces[i].corner_of_a ? *nearest + p : p);
        }
        this->doubt |= places.empty();
        if (this->doubt) return;
        one_or_two const farthest = farthest_apart(places, -perp(move), -move, sign_of_way);
        for (size_t i = 0; i < farthest.count; ++i) this->put(places[farthest.at[i]], move);
    }
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
