// SPDX-License-Identifier: MIT
export module hantei:point_segment;
import :base;
import :number;
import :vec;
import :relation;
import :rational;
import :pair;
import :sign;
import :forms;
import :point;
import :segment;

export namespace hantei {

/// A point is on a segment if its distance from it is 0: beyond_segment with reach 0, which is never negative. Degree 4, any
/// dimension. At an end it touches; a segment of length zero is a point, and equal points overlap.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.2.1.
template <class T, size_t N>
struct pair<point<T, N>, segment<T, N>> {
    static constexpr auto gap(auto engine, point<T, N> const& q, segment<T, N> const& s) {
        return gap_to_segment(engine, s.a, s.b, q.p, second.length(T{0}));
    }
    static constexpr relation on_boundary(point<T, N> const& q, segment<T, N> const& s) {
        return s.a != s.b && (q.p == s.a || q.p == s.b) ? relation::touching : relation::overlapping;
    }

    /// The foot of the perpendicular, clipped to the segment: a + (t/D)·d. T must divide exactly.
    static constexpr closest<T, N> nearest(point<T, N> const& q, segment<T, N> const& s) {
        auto const d = s.b - s.a;
        auto const length = squared_norm(d), t = clip(dot(d, q.p - s.a), length);
        return {q.p, t.sign() == 0 ? s.a : s.a + d * (t / length)};
    }
};

}  // namespace hantei
