// SPDX-License-Identifier: MIT
export module hantei:ball_capsule;
import :base;
import :pair;
import :formulas;
import :ball;
import :capsule;
import :inputs;

export namespace hantei {

/// A capsule meets a ball where its core segment meets the ball grown by the capsule's radius: circle against segment, with
/// the exact sum of the radii. Degree 4, any dimension.
/// Source: Ericson, Real-Time Collision Detection, section 4.5.1.
template <class T, size_t N>
struct pair<ball<T, N>, capsule<T, N>> {
    static constexpr auto gap(auto engine, ball<T, N> const& b, capsule<T, N> const& c) {
        return gap_to_segment(engine, c.a, c.b, b.center, lengths.sum(b.radius, c.radius));
    }
};

}  // namespace hantei
