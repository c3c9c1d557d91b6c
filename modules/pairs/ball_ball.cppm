// SPDX-License-Identifier: MIT
export module hantei:ball_ball;
import :base;
import :pair;
import :formulas;
import :ball;
import :inputs;

export namespace hantei {

/// Two balls meet if their centers are at most the sum of the radii apart, the exact sum. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 4.3.1.
template <class T, size_t N>
struct pair<ball<T, N>, ball<T, N>> {
    static constexpr auto gap(auto engine, ball<T, N> const& a, ball<T, N> const& b) {
        return engine.sign(point_gap, lengths.difference(a.center, b.center), lengths.sum(a.radius, b.radius));
    }
};

}  // namespace hantei
