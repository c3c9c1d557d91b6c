// SPDX-License-Identifier: MIT
// What the contacts of straight and of rounded solids in balls have in common.
//
// Balls know the numbers of a contact to about a hundred bits, in a hundredth of the time of exact numbers. That is enough to round almost every
// number. A sign or a rounding that balls leave open is found in exact numbers.
// Formulas of a degree of at most 8 in stored numbers that are in range lose nothing to underflow (error_free.cppm). A corner of a turned box has
// a degree of 2, and a move one of at most 3 in corners, before it is divided.
export module hantei:contact_in_balls;
import :base;
import :vec;
import :error_free;
import :results;
import :ladder;
import :ball_number;
import :signed_ball;
import :exact_moves;
import :candidate_moves;

namespace hantei {

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
/// The contact of two solids in balls. Stored numbers must be in range.
template <class T>
class contact_in_balls {
  protected:
    using position = vec<signed_ball, 2>;

  public:
    /// Set if a sign is not certain, or if a number of `contact` is rounded and its rounding is not certain. Otherwise `contact` is right.
    bool doubt = false;
    exact_contact<2, doubtful_ball> contact;

  protected:
    constexpr contact_in_balls(exact_moves<T> const& solids, candidate_moves<T> const& candidates)
        : solids_(solids), candidates_(candidates) {}

    /// The move of a candidate, in doubt if balls do not know it.
    constexpr position move_of(candidate_move const& how) {
        auto const move = candidates_.move_in_balls(how);
        doubt |= !move.has_value();
        return move.has_value() ? *move : position{};
    }
    /// Sets the normal and the depth: a leaves b by this move.
    constexpr void leave_by(position const& move) {
        if (doubt) return;
        signed_ball const length = length_of(move);
        if (doubt) return;
        contact.normal = map([&](signed_ball const& x) { return number(-x / length); }, move);
        contact.depth = number(length);
    }
    /// Sets the normal and the depth of solids that touch, for the unit vector along which a leaves b.
    constexpr void touch_along(position const& leaving) {
        contact.normal = map([this](signed_ball const& x) { return number(-x); }, leaving);
        contact.depth = number({});
    }
    /// |v|, in doubt if balls do not know it.
    constexpr signed_ball length_of(position const& v) {
        by_balls balls;
        auto const length = balls.length(map([](signed_ball const& x) { return x.ball; }, v));
        doubt |= balls.doubt;
        return length;
    }
    constexpr position unit_vector(position const& v) {
        signed_ball const length = length_of(v);
        return map([&](signed_ball const& x) { return x / length; }, v);
    }
    /// Whether p has the lesser x, then y, in doubt where it is not certain.
    constexpr bool is_before(position const& p, position const& q) {
        position const d = p - q;
        int const along = sign_of(d, {signed_ball(1.0), {}});
        return along != 0 ? along < 0 : sign_of(d, {{}, signed_ball(1.0)}) < 0;
    }
    /// Adds a point of contact: a place where the two touch after the move, shifted by −`move`/2.
    constexpr void put(position const& place, position const& move) {
        contact.points[contact.count++] =
            map([this](signed_ball const& x) { return number(x); }, place - move * signed_ball(0.5));
    }
    constexpr position corner(bool of_a, size_t i) const { return solids_.corner_in_balls(of_a, i); }
    constexpr position normal_off(corner_at_side_of const& s) const { return solids_.normal_in_balls(s); }
    /// The ends of a piece.
    constexpr array<position, 2> ends(corner_at_side_of const& s) const {
        auto const of = candidates_.ends_of(s);
        return {solids_.center_in_balls(of[0]), solids_.center_in_balls(of[1])};
    }
    /// The sign of v · w, in doubt where it is not certain.
    constexpr int sign_of(position const& v, position const& w) {
        auto const x = dot(v, w);
        doubt |= !x.ball.sign_is_certain();
        return sign(x);
    }

  private:
    constexpr doubtful_ball number(signed_ball const& x) { return {x.ball, &doubt}; }

    exact_moves<T> const& solids_;
    candidate_moves<T> const& candidates_;
};

}  // namespace hantei
