// SPDX-License-Identifier: MIT
export module hantei:aabb_ball;
import :base;
import :pair;
import :formulas;
import :aabb;
import :ball;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ball and a box meet if the box's point nearest to the center, the center clamped axis by axis, is within the radius. The clamp covers
/// all the regions that textbooks distinguish, with their quadrant symmetry: on each axis the center is below, inside or above, and only in
/// the corner regions do several axes count. It is the same in the plane and in space. Degree 2; the clamp itself is exact.
/// Source: Ericson, Real-Time Collision Detection, section 5.2.5.
template <class T, size_t N>
struct pair<aabb<T, N>, ball<T, N>> {
    static constexpr auto closest_points = by_stored_points;
    static constexpr auto contact = by_box_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, aabb<T, N> const& box, ball<T, N> const& b) {
        auto const nearest = clamped(b.center, box);
        return engine.sign(point_gap, lengths.difference(nearest, seen_from(engine, box, b.center)),
                           lengths.nonnegative(b.radius));
    }
};

}  // namespace hantei
