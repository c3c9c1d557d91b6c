// SPDX-License-Identifier: MIT
export module hantei:aabb_triangle;
import :base;
import :number;
import :vec;
import :pair;
import :sign;
import :forms;
import :aabb;
import :triangle;

export namespace hantei {

/// A box along the axes and a triangle are apart if their extents on x or on y are, or if they are along the normal of a side
/// (the separating axis theorem). Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.2.9.
template <class T>
struct pair<aabb<T, 2>, triangle<T, 2>> {
    static constexpr auto gap(auto engine, aabb<T, 2> const& box, triangle<T, 2> const& t) {
        auto const sides = engine.sign(beyond_sides, first.arrow(t.a, t.b), first.arrow(t.b, t.c), first.arrow(t.a, t.c),
                                       first.arrow(t.a, box.min), first.arrow(t.a, box.max));
        auto const apart = [&](size_t i) {
            return both(engine.compare(box.min[i], max(t.a[i], t.b[i], t.c[i])),
                        engine.compare(min(t.a[i], t.b[i], t.c[i]), box.max[i]));
        };
        return both(sides, apart(0), apart(1));
    }

  private:
    /// The sides of the triangle, and the box's corners seen from a. The box's middle and its size are doubled, so that no halving is
    /// rounded.
    static constexpr auto beyond_sides = [](auto const& ab, auto const& bc, auto const& ac, auto const& low, auto const& high) {
        auto const center = low + high, size = high - low;
        auto const area = cross(ab, ac);
        auto const along = [&size](auto const& side, auto const& middle, auto const& to_corner) {
            auto const reach = abs(side);
            return beyond_side(cross(side, middle), reach.x * size.y + reach.y * size.x, to_corner);
        };
        return max(along(ab, center, area), along(bc, center - (ab + ab), area), along(ac, center, -area));
    };
};

}  // namespace hantei
