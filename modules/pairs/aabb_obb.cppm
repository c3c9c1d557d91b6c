// SPDX-License-Identifier: MIT
export module hantei:aabb_obb;
import :base;
import :generic_arithmetic;
import :vec;
import :rational;
import :relation;
import :pair;
import :shape_traits;
import :rotation;
import :rotated_frame;
import :separating_axes_of_boxes;
import :gjk;
import :shape;
import :aabb;
import :obb;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A box along the axes and a turned one, in the plane, are apart if their projections on one of their four axes are apart (the separating
/// axis theorem). Let p and q be the least and the greatest corner of the first box, seen from the center of the turned one. On x and y,
/// the gap is from the nearer side of the first box to the turned box's reach. Along an axis u of the turned box, it is the distance of the
/// center (p + q)/2 beyond the reach of both; the factor 2 is left in, so that no halving is rounded. Degree 3. Source: Gottschalk, Lin and
/// Manocha, OBBTree, SIGGRAPH 1996; Ericson, Real-Time Collision Detection, section 4.4.1.
template <class T>
struct pair<aabb<T, 2>, obb<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, aabb<T, 2> const& a, obb<T, 2> const& b) {
        constexpr auto separation = [](auto const& p, auto const& q, auto const& half, auto const& u) {
            auto const c = abs(u.x), s = abs(u.y);
            auto const along_x = max(p.x, -q.x) - (half.x * c + half.y * s);
            auto const along_y = max(p.y, -q.y) - (half.x * s + half.y * c);
            auto const twice_center = p + q, extent = q - p;
            auto const reach = (half + half) * squared_norm(u);
            auto const along_u = abs(dot(u, twice_center)) - (extent.x * c + extent.y * s + reach.x);
            auto const across_u = abs(cross(u, twice_center)) - (extent.x * s + extent.y * c + reach.y);
            return max(max(along_x, along_y), max(along_u, across_u));
        };
        return engine.sign(separation, lengths.difference(b.center, a.min), lengths.difference(b.center, a.max),
                           lengths.nonnegative(b.half_extents), axes.value(b.rotation.as_vec()));
    }
};

/// A box along the axes and a turned one, in space, are apart if their projections on one of their six axes or of the nine cross products
/// of these are apart (separating_axes_of_boxes.cppm has the proofs). All is seen along x, y and z. Degree 3.
/// Source: Gottschalk, Lin and Manocha, OBBTree, SIGGRAPH 1996; Ericson, section 4.4.1.
template <class T>
struct pair<aabb<T, 3>, obb<T, 3>> {
    static constexpr auto closest_points = by_box_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = not_defined;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, aabb<T, 3> const& a, obb<T, 3> const& b) {
        return sign_of_gap(engine, lengths.difference(b.center, a.min), lengths.difference(b.center, a.max),
                           lengths.nonnegative(b.half_extents), axes.value(b.rotation.w), axes.value(b.rotation.vector()));
    }
    static constexpr relation on_boundary(aabb<T, 3> const& a, obb<T, 3> const& b) {
        if (has_interior(a) || has_interior(b)) return relation::touching;
        auto const p = exact(a);
        auto const q = exact(b);
        return relate_flat_boxes(
            boxes_of(p.min - q.center, p.max - q.center, q.half_extents, q.rotation.w, q.rotation.vector()));
    }
    /// The closest points. T must divide exactly.
    static constexpr closest<T, 3> nearest(aabb<T, 3> const& a, obb<T, 3> const& b) {
        rational const scale = extent_scale(frame_of(b.rotation));
        aabb<T, 3> const enlarged{a.min * scale, a.max * scale};
        return nearest_of_hulls(enlarged.core_vertices(), b.enlarged_corners(1), scale);
    }
};

}  // namespace hantei
