// SPDX-License-Identifier: MIT
// The chord of a line in a ball, in exact numbers: where the line enters and where it leaves.
export module hantei:ball_chord;
import :base;
import :rational;
import :surd;
import :vec;
import :results;
import :line;
import :ball;

namespace hantei {

/// The chord of the line origin + t·d in a ball. Its ends solve |e − t·d| = radius for e = center − origin: t = (d·e ∓ √root) / D
/// with D = |d|² and root = (d·e)² − D(|e|² − radius²). The line misses the ball if root < 0.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.2.
template <size_t N>
struct ball_chord {
    vec<rational, N> offset, direction;
    rational radius, length, middle, root;

    constexpr ball_chord(ball<rational, N> const& b, line<rational, N> const& l)
        : offset(b.center - l.origin),
          direction(l.direction),
          radius(b.radius),
          length(squared_norm(direction)),
          middle(dot(direction, offset)),
          root(square(middle) - length * (squared_norm(offset) - square(radius))) {}

    constexpr bool misses() const { return root.sign() < 0; }
    /// Both ends of the chord; the line must not miss the ball. The normal is the unit vector from the center to the end. For a ball of
    /// radius 0 the normals are −d/|d| where the line enters and d/|d| where it leaves.
    constexpr exact_chord<N> ends() const { return {end(-1), end(1)}; }

  private:
    constexpr exact_end<N> end(rational const& side) const {
        if (radius.sign() == 0) return {{middle / length}, unit_vector(direction * side)};
        // The time of a tangent is a fraction. Kept as a + b·√0, it could not be added to a number with another root, as points computed with a
        // normal are.
        surd const t = root.sign() == 0 ? surd{middle / length} : surd{middle / length, side / length, root};
        return {t,
                map([&](rational const& d, rational const& o) { return surd{(d * t.a - o) / radius, d * t.b / radius, t.c}; },
                    direction, offset)};
    }
};

}  // namespace hantei
