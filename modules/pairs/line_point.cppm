// SPDX-License-Identifier: MIT
export module hantei:line_point;
import :base;
import :number;
import :vec;
import :relation;
import :pair;
import :sign;
import :line;
import :point;

export namespace hantei {

/// A point is on a line if D·|e|² − (d·e)², D times its squared distance, is 0: e = p − origin, d the direction, D = |d|².
/// It then overlaps it, as a line is its own interior. Degree 4, any dimension.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.2.
template <class T, size_t N>
struct pair<line<T, N>, point<T, N>> {
    static constexpr auto gap(auto engine, line<T, N> const& l, point<T, N> const& q) {
        constexpr auto squared_distance_times_length = [](auto const& dir, auto const& offset) {
            return squared_norm(dir) * squared_norm(offset) - square(dot(dir, offset));
        };
        return engine.sign(squared_distance_times_length, first.stored(l.direction), second.arrow(l.origin, q.p));
    }
    static constexpr relation on_boundary(line<T, N> const&, point<T, N> const&) { return relation::overlapping; }

    /// The foot of the perpendicular. T must divide exactly.
    static constexpr closest<T, N> nearest(line<T, N> const& l, point<T, N> const& q) {
        auto const t = dot(l.direction, q.p - l.origin) / squared_norm(l.direction);
        return {l.origin + l.direction * t, q.p};
    }
};

}  // namespace hantei
