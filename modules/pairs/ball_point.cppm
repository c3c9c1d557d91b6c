// SPDX-License-Identifier: MIT
export module hantei:ball_point;
import :base;
import :vec;
import :pair;
import :sign;
import :forms;
import :ball;
import :point;

export namespace hantei {

/// A point is in a ball if it is at most the radius away from the centre. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 4.3.
template <class T, size_t N>
struct pair<ball<T, N>, point<T, N>> {
    static constexpr auto gap(auto engine, ball<T, N> const& b, point<T, N> const& q) {
        return engine.sign(beyond, first.arrow(b.center, q.position()), first.length(b.radius));
    }
};

}  // namespace hantei
