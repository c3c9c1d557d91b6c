// SPDX-License-Identifier: MIT
export module hantei:aabb_ray;
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
import :ray;

export namespace hantei {

/// A ray meets a box if its line does and the box is not behind: on every axis the side where the line leaves the slab is
/// ahead of the origin. Degree 2, plane and space. Grazing along a face, starting on the boundary and directions with zero
/// components are all decided by the same closed-set rule.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.3.
template <class T, size_t N>
struct pair<aabb<T, N>, ray<T, N>> {
    static constexpr auto gap(auto engine, aabb<T, N> const& box, ray<T, N> const& r) {
        auto const direction = second.stored(r.direction);
        auto const low = first.arrow(r.origin, box.min), high = first.arrow(r.origin, box.max);
        return both(engine.sign(line_misses_box, direction, low, high), engine.sign(box_behind, direction, low, high));
    }
    /// In space the form is 0 for any line along an axis; and a flat box is what it is as a set.
    static constexpr relation on_boundary(aabb<T, N> const& box, ray<T, N> const& r) {
        if (N == 2 && has_interior(box)) return relation::touching;
        return relate_exactly(carrier_of(r), exact(box));
    }
    static constexpr closest<T, N> nearest(aabb<T, N> const& box, ray<T, N> const& r) {
        return nearest_on_box(box, carrier_of(r));
    }
};

}  // namespace hantei
