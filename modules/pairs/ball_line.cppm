// SPDX-License-Identifier: MIT
export module hantei:ball_line;
import :base;
import :number;
import :vec;
import :rational;
import :rounding;
import :results;
import :pair;
import :sign;
import :forms;
import :ball;
import :line;

export namespace hantei {

/// A ball and a line meet if the foot of the perpendicular from the centre is within the radius. Degree 4, any dimension.
/// |d|²·(dist² − radius²) = |d × e|² − |radius·d|² for e = center − origin.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.2.
template <class T, size_t N>
struct pair<ball<T, N>, line<T, N>> {
    static constexpr auto gap(auto engine, ball<T, N> const& b, line<T, N> const& r) {
        constexpr auto excess = [](auto const& dir, auto const& offset, auto const& radius) {
            return squared_area(dir, offset) - squared_norm(dir * radius);
        };
        return engine.sign(excess, first.stored(r.direction), second.arrow(r.origin, b.center), second.length(b.radius));
    }

    /// The centre and the line's point nearest to it. T must divide exactly.
    static constexpr closest<T, N> nearest(ball<T, N> const& b, line<T, N> const& r) {
        auto const t = dot(r.direction, b.center - r.origin) / squared_norm(r.direction);
        return {b.center, r.origin + r.direction * t};
    }

    /// Where the line enters and leaves the ball: |e − t·d| = radius, that is t = (d·e ∓ √((d·e)² − D(|e|² − radius²))) / D.
    /// The normal is the radius at that point; a ball of radius 0 has that of the line's direction. For exact numbers.
    static constexpr exact_chord<N> chord(ball<T, N> const& b, line<T, N> const& r) {
        auto const length = squared_norm(r.direction);
        auto const offset = b.center - r.origin;
        auto const middle = dot(r.direction, offset);
        auto const under_root = square(middle) - length * (squared_norm(offset) - square(b.radius));
        auto const end = [&](T const& side) {
            if (b.radius.sign() == 0) return exact_end<N>{{middle / length}, unit(r.direction * side)};
            surd const t{middle / length, side / length, under_root};
            return exact_end<N>{
                t, map([&](T const& d, T const& o) { return surd{(d * t.a - o) / b.radius, d * t.b / b.radius, t.c}; },
                       r.direction, offset)};
        };
        return {end(T{-1}), end(T{1})};
    }
};

}  // namespace hantei
