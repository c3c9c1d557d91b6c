// SPDX-License-Identifier: MIT
export module hantei:aabb_ray;
import :base;
import :vec;
import :relation;
import :pair;
import :sign;
import :forms;
import :passage;
import :nearest;
import :aabb;
import :ray;

export namespace hantei {

/// A ray meets a box if its line does and the box is not behind: on every axis the side where the line leaves the slab is
/// ahead of the origin. Degree 2, plane and space. Grazing along a face, starting on the boundary and directions with zero
/// components are all decided by the same closed-set rule.
template <class T, size_t N>
struct pair<aabb<T, N>, ray<T, N>> {
    static constexpr auto gap(auto engine, aabb<T, N> const& box, ray<T, N> const& r) {
        auto const line = engine.sign(line_misses_box, second.stored(r.direction), first.arrow(r.origin, box.min),
                                      first.arrow(r.origin, box.max));
        auto const behind = [&](size_t i) {
            bool const back = r.direction[i] < T{0};
            return engine.compare(back ? box.min[i] : r.origin[i], back ? r.origin[i] : box.max[i]);
        };
        if constexpr (N == 2) {
            return both(line, behind(0), behind(1));
        } else {
            return both(line, behind(0), behind(1), behind(2));
        }
    }
    static constexpr relation on_boundary(aabb<T, N> const& box, ray<T, N> const& r) {
        return relate_exactly(carrier_of(r), exact(box));
    }
    static constexpr closest<T, N> nearest(aabb<T, N> const& box, ray<T, N> const& r) {
        return nearest_on_box(box, carrier_of(r));
    }
};

}  // namespace hantei
