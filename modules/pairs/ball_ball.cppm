// SPDX-License-Identifier: MIT
export module hantei:ball_ball;
import :base;
import :results;
import :vec;
import :pair;
import :sign;
import :forms;
import :ball;

export namespace hantei {

/// Two balls meet if their centres are at most the sum of the radii apart, the exact sum. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 4.3.1.
template <class T, size_t N>
struct pair<ball<T, N>, ball<T, N>> {
    static constexpr auto gap(auto engine, ball<T, N> const& a, ball<T, N> const& b) {
        return engine.sign(beyond, first.arrow(a.center, b.center), first.total(a.radius, b.radius));
    }

    /// The normal runs from centre to centre, along the first axis for equal centres. For exact numbers.
    static constexpr exact_contact<N> contact(ball<T, N> const& a, ball<T, N> const& b) {
        auto const way = b.center - a.center;
        auto const apart = squared_norm(way);
        auto const reach = a.radius + b.radius, lean = (a.radius - b.radius) / T{2};
        if (apart.sign() == 0) return along_axis<N>(0, 1, reach, a.center + unit<T, N>(0) * lean);
        exact_contact<N> r{.normal = {}, .depth = {reach, -1, apart}, .points = {}, .count = 1};
        for (size_t i = 0; i < N; ++i) {
            r.normal[i] = {0, way[i] / apart, apart};
            r.points[0][i] = {(a.center[i] + b.center[i]) / T{2}, way[i] * lean / apart, apart};
        }
        return r;
    }
};

}  // namespace hantei
