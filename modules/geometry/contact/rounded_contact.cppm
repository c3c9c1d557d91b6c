// SPDX-License-Identifier: MIT
// The contact of a rounded solid whose separating translation is a crossing of offset curves: its numbers in balls, and exactly.
//
// The coordinates of such a move have nested roots. Balls know them to about a hundred bits, in a hundredth of the time of exact numbers. That is
// enough to round almost every number. A sign or a rounding that balls leave open is found in exact numbers.
// Formulas of a degree of at most 8 in stored numbers that are in range lose nothing to underflow (error_free.cppm). These have a degree of 4.
export module hantei:rounded_contact;
import :base;
import :dynamic_array;
import :vec;
import :error_free;
import :results;
import :ladder;
import :ball_number;
import :convex_core;
import :offset_curves;
import :solid_outline;
import :exact_moves;
import :candidate_moves;
import :contact_places;
import :offset_boundary;
import :approximation;
import :long_ball;
import :rational;
import :rounding;
import :surd;

namespace hantei {

/// A ball as a number of the formulas of offset_curves.cppm. Its sign is certain, or 0. A root or quotient that is not known at all has an error
/// that is larger than all numbers in these formulas, but so small that nothing overflows in them.
struct signed_ball {
    wide_ball ball;

    constexpr signed_ball() = default;
    constexpr signed_ball(wide_ball const& x) : ball(x) {}
    constexpr explicit signed_ball(double x) : ball{x, 0, 0} {}
    static constexpr signed_ball unknown() { return wide_ball{0, 0, 0x1p200}; }

    friend constexpr signed_ball operator-(signed_ball const& x) { return -x.ball; }
    friend constexpr signed_ball operator+(signed_ball const& x, signed_ball const& y) { return x.ball + y.ball; }
    friend constexpr signed_ball operator-(signed_ball const& x, signed_ball const& y) { return x.ball - y.ball; }
    friend constexpr signed_ball operator*(signed_ball const& x, signed_ball const& y) { return x.ball * y.ball; }
    friend constexpr signed_ball operator/(signed_ball const& x, signed_ball const& y) {
        return y.ball.divides() ? signed_ball(quotient_of(x.ball, y.ball)) : unknown();
    }
    friend constexpr signed_ball square_root(signed_ball const& x) {
        return x.ball.has_root() ? signed_ball(root_of_positive(x.ball)) : unknown();
    }
    friend constexpr int sign(signed_ball const& x) { return x.ball.sign_is_certain() ? (x.ball.hi > 0) - (x.ball.hi < 0) : 0; }
    /// Like lifted() and lifted_root() of exact numbers (surd.cppm), whose type has to grow with each root. A ball stays what it is.
    friend constexpr signed_ball lifted(signed_ball const& x) { return x; }
    friend constexpr signed_ball lifted_root(signed_ball const& x) { return x; }
};

/// A number of a contact in balls, with the flag that is set if its rounding is in doubt.
struct doubtful_ball {
    wide_ball ball;
    bool* doubt = nullptr;

    friend constexpr doubtful_ball operator-(doubtful_ball const& x) { return {-x.ball, x.doubt}; }
    friend constexpr doubtful_ball operator*(doubtful_ball const& x, doubtful_ball const& y) {
        return {x.ball * y.ball, x.doubt};
    }
    template <floating_point T>
    friend constexpr T to_nearest(doubtful_ball const& x) {
        return rounded_surely<T>(x.ball.hi, x.ball.lo, x.ball.err, *x.doubt);
    }
};
/// The contact, in balls, of a rounded a that overlaps b and leaves it by the move of the candidate `how`. Stored numbers must be in range.
template <bool WithPoints, class T>
class contact_in_balls {
    using position = vec<signed_ball, 2>;

  public:
    /// Set if a sign is not certain, or if a number of `contact` is rounded and its rounding is not certain. Otherwise `contact` is right.
    bool doubt = false;
    exact_contact<2, doubtful_ball> contact;

    constexpr contact_in_balls(solid_outline<T> const& a, solid_outline<T> const& b, candidate_moves<T> const& candidates,
                               candidate_move const& how, dynamic_array<corner_at_side_of> const& pieces)
        : a_(a.core), b_(b.core), candidates_(candidates) {
        signed_ball const radius(by_balls::number(a.core.radius));
        auto const v = candidates.move_on(
            how, radius,
            [&](corner_at_side_of const& s) {
                auto const both = ends(s);
                return offset_piece<signed_ball>(both[0], both[1], perp(both[0] - both[1]), radius);
            },
            [this](two_corners const& c) { return center(c); });
        doubt = !v.has_value() || !v->scale.ball.divides();
        if (doubt) return;
        position const move{v->times.x / v->scale, v->times.y / v->scale};
        doubt = !(move.x.ball.err < 1 && move.y.ball.err < 1);
        if (doubt) return;
        signed_ball const squared = squared_norm(move);
        doubt = !squared.ball.has_root();
        if (doubt) return;
        signed_ball const length = square_root(squared);
        contact.normal = map([&](signed_ball const& x) { return number(-x / length); }, move);
        contact.depth = number(length);
        if constexpr (WithPoints) put_points(move, pieces);
        doubt |= balls_.doubt;
    }

  private:
    constexpr doubtful_ball number(signed_ball const& x) { return {x.ball, &doubt}; }
    constexpr position corner(bool of_a, size_t i) {
        return map([](wide_ball const& x) { return signed_ball(x); }, any_corner(balls_, of_a ? a_ : b_, i));
    }
    constexpr position center(two_corners const& c) { return corner(false, c.of_b) - corner(true, c.of_a); }
    constexpr array<position, 2> ends(corner_at_side_of const& s) {
        auto const of = candidates_.ends_of(s);
        return {center(of[0]), center(of[1])};
    }
    /// The sign of v · w, in doubt where it is not certain.
    constexpr int sign_of(position const& v, position const& w) {
        auto const x = dot(v, w);
        doubt |= !x.ball.sign_is_certain();
        return sign(x);
    }
    /// Adds the points of contact: the points of b that are at the distance r from the core of a after the move, and keep a from moving along
    /// −`move`. A corner that two pieces share is made of the same stored numbers for both, so the difference is certainly 0.
    constexpr void put_points(position const& move, dynamic_array<corner_at_side_of> const& pieces) {
        auto const sign_of_way = [this](position const& v, position const& p, position const& q) { return sign_of(v, p - q); };
        dynamic_array<position> places;
        for (size_t i = 0; i < pieces.size(); ++i) {
            auto const both = ends(pieces[i]);  // (clang 19 has no constant expression of a lambda with captured bindings)
            position const &from = both[0], &to = both[1];
            position const along = to - from;
            auto const foot = [&] { return from + along * (dot(along, move - from) / squared_norm(along)); };
            auto const nearest = holding(from, to, along, move, move, foot, sign_of_way);
            if (!nearest.has_value()) continue;
            position const p = corner(pieces[i].corner_of_a, pieces[i].corner);
            places.push_back(pieces[i].corner_of_a ? *nearest + p : p);
        }
        doubt |= places.empty();
        if (doubt) return;
        one_or_two const farthest = farthest_apart(places, -perp(move), -move, sign_of_way);
        for (size_t i = 0; i < farthest.count; ++i)
            contact.points[contact.count++] =
                map([this](signed_ball const& x) { return number(x); }, places[farthest.at[i]] - move * signed_ball(0.5));
    }

    convex_core<T> const &a_, &b_;
    candidate_moves<T> const& candidates_;
    by_balls balls_;
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
