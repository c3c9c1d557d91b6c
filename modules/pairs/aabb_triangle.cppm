// SPDX-License-Identifier: MIT
export module hantei:aabb_triangle;
import :base;
import :generic_arithmetic;
import :vec;
import :pair;
import :sign;
import :formulas;
import :aabb;
import :triangle;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A box along the axes and a triangle are apart if their projections on x, on y or on the normal of a side are apart (the separating axis
/// theorem). Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.2.9.
template <class T>
struct pair<aabb<T, 2>, triangle<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, aabb<T, 2> const& box, triangle<T, 2> const& t) {
        auto const sides =
            engine.sign(beyond_sides, lengths.difference(t.a, t.b), lengths.difference(t.b, t.c), lengths.difference(t.a, t.c),
                        lengths.difference(t.a, box.min), lengths.difference(t.a, box.max));
        auto const apart = [&](size_t i) {
            return max_sign(engine.compare(box.min[i], max(t.a[i], t.b[i], t.c[i])),
                            engine.compare(min(t.a[i], t.b[i], t.c[i]), box.max[i]));
        };
        return max_sign(sides, apart(0), apart(1));
    }

  private:
    /// The gap along the normals of the triangle's sides, with the box's corners seen from a. The box's middle and its size are doubled, so
    /// that no halving is rounded.
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
