// SPDX-License-Identifier: MIT
export module hantei:point_ray;
import :base;
import :number;
import :vec;
import :relation;
import :pair;
import :sign;
import :point;
import :ray;

export namespace hantei {

/// A point is on a ray if D·|e|² − t², D times its squared distance, is 0: e = p − origin, t = max(d·e, 0), D = |d|².
/// The origin touches, every other point of the ray overlaps it. Degree 4, any dimension.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.2.
template <class T, size_t N>
struct pair<point<T, N>, ray<T, N>> {
    static constexpr auto gap(auto engine, point<T, N> const& q, ray<T, N> const& r) {
        constexpr auto squared_distance_times_length = [](auto const& dir, auto const& offset) {
            return squared_norm(dir) * squared_norm(offset) - square(positive_part(dot(dir, offset)));
        };
        return engine.sign(squared_distance_times_length, first.stored(r.direction), second.arrow(r.origin, q.p));
    }
    static constexpr relation on_boundary(point<T, N> const& q, ray<T, N> const& r) {
        return q.p == r.origin ? relation::touching : relation::overlapping;
    }

    /// The foot of the perpendicular, or the origin if that is behind it. T must divide exactly.
    static constexpr closest<T, N> nearest(point<T, N> const& q, ray<T, N> const& r) {
        auto const t = positive_part(dot(r.direction, q.p - r.origin)) / squared_norm(r.direction);
        return {q.p, r.origin + r.direction * t};
    }
};

}  // namespace hantei
