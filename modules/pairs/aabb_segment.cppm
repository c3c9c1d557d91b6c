// SPDX-License-Identifier: MIT
export module hantei:aabb_segment;
import :base;
import :number;
import :vec;
import :relation;
import :pair;
import :sign;
import :forms;
import :passage;
import :reduction;
import :nearest;
import :aabb;
import :point;
import :aabb_point;
import :segment;

export namespace hantei {

/// A segment meets a box if its line does and, on every axis, its own interval meets the box's. Degree 2, plane and space.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.3.
template <class T, size_t N>
struct pair<aabb<T, N>, segment<T, N>> {
    static constexpr auto gap(auto engine, aabb<T, N> const& box, segment<T, N> const& s) {
        auto const line =
            engine.sign(line_misses_box, second.arrow(s.a, s.b), first.arrow(s.a, box.min), first.arrow(s.a, box.max));
        auto const apart = [&](size_t i) {
            return both(engine.compare(box.min[i], max(s.a[i], s.b[i])), engine.compare(min(s.a[i], s.b[i]), box.max[i]));
        };
        if constexpr (N == 2) {
            return both(line, apart(0), apart(1));
        } else {
            return both(line, apart(0), apart(1), apart(2));
        }
    }
    /// In space the form is 0 for any line along an axis; and a flat box is what it is as a set.
    /// A segment of length zero makes the form 0 everywhere: it is a point.
    static constexpr relation on_boundary(aabb<T, N> const& box, segment<T, N> const& s) {
        if (s.a == s.b) return pair<aabb<T, N>, point<T, N>>::relate(box, point<T, N>{s.a});
        if (N == 2 && has_interior(box)) return relation::touching;
        return relate_exactly(carrier_of(s), exact(box));
    }
    static constexpr closest<T, N> nearest(aabb<T, N> const& box, segment<T, N> const& s) {
        return nearest_on_box(box, carrier_of(s));
    }
};

}  // namespace hantei
