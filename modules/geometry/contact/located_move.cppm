// SPDX-License-Identifier: MIT
// The move of one candidate for the shortest separating translation, in the number types that judge it, and its length compared with another's.
//
// Doubles with an error bound come with the candidate. Balls compare two moves if they know both well enough: along axes they are exact, so ties are
// certain. If doubles hardly know the move of a rounded solid, numbers with a few hundred leading bits are tried before exact numbers, which have
// nested roots. Each is computed when it is first asked for. A move on a circle is also computed as seen from the center of the circle.
export module hantei:located_move;
import :base;
import :rational;
import :dyadic;
import :approximation;
import :rounding;
import :enclosure;
import :long_number;
import :vec;
import :surd;
import :ladder;
import :signed_ball;
import :offset_curves;
import :candidate_moves;
import :order_of_moves;

namespace hantei {

/// A candidate with its move; or the move 0, of no candidate.
template <class T>
class located_move {
  public:
    /// The move 0, which is on no curve: for solids that touch.
    constexpr explicit located_move(candidate_moves<T> const& candidates)
        : candidates_(&candidates), exactly_(homogeneous_point<rational>{{}, 1}) {}
    constexpr located_move(candidate_moves<T> const& candidates, candidate_move const& named)
        : candidates_(&candidates), is_on_curves_(true), named_(named) {}

    /// Whether the move was found on curves, as candidate() says. Otherwise it is 0.
    constexpr bool is_on_curves() const { return is_on_curves_; }
    constexpr candidate_move const& candidate() const { return named_; }

    /// The center of a circle that the move was found on, if there is one.
    constexpr optional<two_corners> center() const {
        if (!is_on_curves_) return {};
        return named_.center();
    }
    /// The move in exact numbers. Its scale is 0 if the curves do not meet.
    constexpr homogeneous_point<rational> const& exactly() {
        if (!exactly_.has_value()) exactly_ = computed();
        return *exactly_;
    }
    /// The move of straight solids, without roots.
    constexpr vec<rational, 2> const& straight() {
        if (!straight_.has_value())
            straight_ = exactly_.has_value() || !candidates_->is_straight() ? without_roots(exactly())
                                                                            : candidates_->straight_move(named_);
        return *straight_;
    }
    /// The move in balls; nothing if numbers are out of their range, or if balls hardly know it.
    constexpr optional<vec<signed_ball, 2>> const& in_balls() {
        if (!is_known_in_balls_) balls_ = is_on_curves_ ? candidates_->move_in_balls(named_) : candidates_->no_move_in_balls();
        is_known_in_balls_ = true;
        return balls_;
    }
    /// Whether another move of straight solids is the same.
    constexpr bool is_same_as(located_move& other) {
        if (in_balls().has_value() && other.in_balls().has_value()) {
            by_balls balls;
            bool const same =
                balls.sign((balls_->x - other.balls_->x).ball) == 0 && balls.sign((balls_->y - other.balls_->y).ball) == 0;
            if (!balls.doubt) return same;
        }
        return straight() == other.straight();
    }
    /// Whether the curves of a crossing meet. They do if balls know the root in their crossing, which is then positive.
    constexpr bool curves_meet() {
        bool const is_crossing = named_.what == curve_point::kind::line_and_circle || named_.what == curve_point::kind::circles;
        return !is_crossing || in_balls().has_value() || exactly().scale.sign() != 0;
    }
    /// Places a candidate whose position doubles hardly know, by leading bits or else exactly. Returns false if its curves do not meet.
    constexpr bool locate() {
        if (candidates_->is_straight()) {
            auto const rounded = [](rational const& x) {
                return enclosed(to_nearest<double>(x), numeric_limits<double>::denorm_min());
            };
            named_.place({rounded(straight().x), rounded(straight().y)});
            return true;
        }
        if (!is_small_program) {
            long_ = candidates_->template round_move<long_number>(named_);
            if (!long_.has_value()) return false;
            auto const& [times, scale] = *long_;
            if (sign(scale) != 0) {
                named_.place({enclosed(times.x / scale), enclosed(times.y / scale)});
                if (!candidates_->is_badly_known(named_)) return true;
            }
        }
        if (exactly().scale.sign() == 0) return false;
        approximation const scale = approximated(exactly().scale);
        auto const rounded = [&scale](nested_surd const& x) {
            return enclosed(to_nearest<double>(approximated(x) / scale), numeric_limits<double>::denorm_min());
        };
        named_.place({rounded(exactly().times.x), rounded(exactly().times.y)});
        return true;
    }
    /// The sign sign_of(w) for the way w from the center of a circle that the move is on.
    constexpr int sign_from_center(vec<rational, 2> const& center, auto sign_of) {
        if constexpr (!is_small_program) {
            if (auto const& w = seen_from_center(from_center_); w.has_value())
                if (int const sure = sign_of(*w); sure != 0) return sure;
            if (auto const& w = seen_from_center(longer_from_center_); w.has_value())
                if (int const sure = sign_of(*w); sure != 0) return sure;
        }
        return sign_of(homogeneous_point<rational>{exactly().times - center * exactly().scale, exactly().scale});
    }
    /// The sign sign_of(v) for the move v. If doubles hardly know the move, leading bits are tried before exact numbers.
    constexpr int sign_at(auto sign_of) {
        if (has_long()) {
            if (int const sure = sign_of(*long_); sure != 0) return sure;
            if (auto const& v = in_bits(longer_); v.has_value())
                if (int const sure = sign_of(*v); sure != 0) return sure;
        }
        return sign_of(exactly());
    }
    /// Whether the move is shorter than `other` or, if they are equally long, has the lesser x, then y.
    constexpr bool is_shorter_than(located_move& other) {
        if (has_long()) {
            if (int const sure = order_by_bits<long_number>(&located_move::long_, other); sure != 0) return sure < 0;
            if (int const sure = order_by_bits<longer_number>(&located_move::longer_, other); sure != 0) return sure < 0;
            if (exactly().scale.sign() == 0) return false;
        }
        if (in_balls().has_value() && other.in_balls().has_value()) {
            by_balls balls;
            int const order = compare_lengths_then_axes(
                *balls_, *other.balls_,
                [&balls](signed_ball const& x, signed_ball const& y) { return balls.sign((x - y).ball); });
            if (!balls.doubt) return order < 0;
        }
        if (candidates_->is_straight()) return compare_straight_moves(straight(), other.straight()) < 0;
        return compare_moves(exactly(), other.exactly(), other.bits_, has_long() ? move_by_bits::step_beyond_longer : 0) < 0;
    }

  private:
    /// The move in numbers X, computed if it is not known yet; nothing if the curves do not meet.
    template <class X>
    constexpr optional<homogeneous_point<X>> const& in_bits(optional<homogeneous_point<X>>& v) {
        if (!v.has_value()) v = candidates_->template round_move<X>(named_);
        return v;
    }
    /// The move in numbers X, seen from the center of a circle that the move is on.
    template <class X>
    constexpr optional<homogeneous_point<X>> const& seen_from_center(optional<homogeneous_point<X>>& w) {
        if (!w.has_value()) w = candidates_->template move_from_center<X>(named_);
        return w;
    }
    constexpr homogeneous_point<rational> computed() {
        if (candidates_->is_straight()) return {twice_lifted(straight()), 1};
        auto const v = candidates_->template round_move<rational>(named_);
        return v.has_value() ? *v : homogeneous_point<rational>{{}, 0};
    }
    /// Whether doubles hardly know the move, and leading bits are known. A small program does without them.
    constexpr bool has_long() const { return !is_small_program && long_.has_value(); }
    /// 1 if numbers X tell that this move is longer than `other`, −1 if they tell that it is shorter; else 0. Both moves are computed if they are
    /// not known yet.
    template <class X>
    constexpr int order_by_bits(optional<homogeneous_point<X>> located_move::* in_numbers, located_move& other) {
        auto const &v = in_bits(this->*in_numbers), &w = other.in_bits(other.*in_numbers);
        if (!v.has_value() || !w.has_value()) return 0;
        return sign(squared_norm(v->times * w->scale) - squared_norm(w->times * v->scale));
    }
    /// The enclosure of a number that was off by at most `error` before it was rounded to `value`.
    static constexpr enclosure enclosed(double value, double error) {
        return {value, error * 2 + magnitude_of(value) * 0x1p-48};
    }
    static constexpr enclosure enclosed(long_number const& x) {
        if (x.ball.error > 1000) return {0, numeric_limits<double>::infinity()};
        return enclosed(to_nearest<double>(rational(x.ball.middle)),
                        to_nearest<double>(rational(dyadic::scaled(1, larger(x.ball.error, -1000)))));
    }

    candidate_moves<T> const* candidates_;
    bool is_on_curves_ = false;
    candidate_move named_;
    optional<homogeneous_point<rational>> exactly_;
    optional<vec<rational, 2>> straight_;
    optional<vec<signed_ball, 2>> balls_;
    bool is_known_in_balls_ = false;
    optional<homogeneous_point<long_number>> long_;
    optional<homogeneous_point<longer_number>> longer_;
    optional<homogeneous_point<long_number>> from_center_;
    optional<homogeneous_point<longer_number>> longer_from_center_;
    move_by_bits bits_;
};

}  // namespace hantei
