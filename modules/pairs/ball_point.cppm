// SPDX-License-Identifier: MIT
export module hantei:ball_point;
import :base;
import :pair;
import :formulas;
import :ball;
import :point;
import :inputs;

export namespace hantei {

/// A point is in a ball if it is at most the radius away from the center. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 4.3.
template <class T, size_t N>
struct pair<ball<T, N>, point<T, N>> {
    static constexpr auto gap(auto engine, ball<T, N> const& b, point<T, N> const& q) {
        return engine.sign(point_gap, lengths.difference(b.center, q.position()), lengths.nonnegative(b.radius));
    }
};

}  // namespace hantei
