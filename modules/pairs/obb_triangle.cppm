// SPDX-License-Identifier: MIT
export module hantei:obb_triangle;
import :base;
import :generic_arithmetic;
import :vec;
import :pair;
import :sign;
import :formulas;
import :rotation;
import :rotated_frame;
import :obb;
import :triangle;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A turned box of the plane and a triangle are apart if their projections on an axis of the box or on the normal of a side are apart (the
/// separating axis theorem). Degree 3. Source: Ericson, Real-Time Collision Detection, section 5.2.9, for a turned box.
template <class T>
struct pair<obb<T, 2>, triangle<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, obb<T, 2> const& box, triangle<T, 2> const& t) {
        auto const half = lengths.nonnegative(box.half_extents);
        auto const u = axes.value(box.rotation.as_vec());
        auto const a = lengths.difference(box.center, t.a), b = lengths.difference(box.center, t.b),
                   c = lengths.difference(box.center, t.c);
        return max_sign(engine.sign(beside_box, a, b, c, half, u),
                        engine.sign(beyond_sides, a, b, lengths.difference(t.a, t.b), lengths.difference(t.b, t.c),
                                    lengths.difference(t.c, t.a), half, u));
    }

  private:
    static constexpr auto beside_box = [](auto const& a, auto const& b, auto const& c, auto const& half, auto const& u) {
        auto const x = along_axes(u, a), y = along_axes(u, b), z = along_axes(u, c);
        auto const nearest = [](auto const& p, auto const& q, auto const& r) { return max(min(p, q, r), min(-p, -q, -r)); };
        auto const reach = half * extent_scale(u);
        return max(nearest(x.x, y.x, z.x) - reach.x, nearest(x.y, y.y, z.y) - reach.y);
    };
    /// The gap along the normals of the sides ab, bc and ca, with the corners a and b seen from the box's center.
    static constexpr auto beyond_sides = [](auto const& a, auto const& b, auto const& ab, auto const& bc, auto const& ca,
                                            auto const& half, auto const& u) {
        auto const area = cross(ab, bc);
        auto const along = [&](auto const& side, auto const& from) {
            auto const middle = cross(from, side);
            auto const reach = reach_across(side, half, u);
            return beyond_side(middle + middle, reach + reach, area);
        };
        return max(along(ab, a), along(bc, b), along(ca, a));
    };
};

}  // namespace hantei
