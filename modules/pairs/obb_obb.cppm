// SPDX-License-Identifier: MIT
export module hantei:obb_obb;
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
import :obb;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two turned boxes of the plane are apart if their projections on one of their four axes are apart (the separating axis theorem): the
/// largest of the four gaps decides. Along the axis u of one box with half extents h, the center of the other is u·d away, and its half
/// extents k along its axis w reach |u·w|·k.x + |u × w|·k.y, all scaled by |u|. Degree 3 in the stored numbers.
/// Source: Gottschalk, Lin and Manocha, OBBTree, SIGGRAPH 1996; Ericson, section 4.4.1.
template <class T>
struct pair<obb<T, 2>, obb<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;

    static constexpr auto gap(auto engine, obb<T, 2> const& a, obb<T, 2> const& b) {
        constexpr auto separation = [](auto const& d, auto const& h, auto const& k, auto const& u, auto const& w) {
            auto const even = abs(dot(u, w)), odd = abs(cross(u, w));
            auto const e = squared_norm(u), f = squared_norm(w);
            auto const along_u = abs(dot(u, d)) - (h.x * e + (k.x * even + k.y * odd));
            auto const across_u = abs(cross(u, d)) - (h.y * e + (k.x * odd + k.y * even));
            auto const along_w = abs(dot(w, d)) - (k.x * f + (h.x * even + h.y * odd));
            auto const across_w = abs(cross(w, d)) - (k.y * f + (h.x * odd + h.y * even));
            return max(max(along_u, across_u), max(along_w, across_w));
        };
        return engine.sign(separation, lengths.difference(a.center, b.center), lengths.nonnegative(a.half_extents),
                           lengths.nonnegative(b.half_extents), axes.value(a.rotation.as_vec()),
                           axes.value(b.rotation.as_vec()));
    }
};

/// Two turned boxes of space are apart if their projections on one of their six axes or of the nine cross products of these are apart
/// (separating_axes_of_boxes.cppm has the proofs). All is seen along the axes of a. Degree 7: 1 in the lengths, 6 in the quaternions.
/// Source: Gottschalk, Lin and Manocha, OBBTree, SIGGRAPH 1996; Ericson, section 4.4.1.
template <class T>
struct pair<obb<T, 3>, obb<T, 3>> {
    static constexpr auto closest_points = by_box_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = not_defined;
    static constexpr auto contains = by_corners;

    static constexpr auto gap(auto engine, obb<T, 3> const& a, obb<T, 3> const& b) {
        return sign_of_gap(engine, lengths.difference(a.center, b.center), lengths.nonnegative(a.half_extents),
                           lengths.nonnegative(b.half_extents), axes.value(a.rotation.w), axes.value(a.rotation.vector()),
                           axes.value(b.rotation.w), axes.value(b.rotation.vector()));
    }
    static constexpr relation on_boundary(obb<T, 3> const& a, obb<T, 3> const& b) {
        if (has_interior(a) || has_interior(b)) return relation::touching;
        auto const p = exact(a), q = exact(b);
        return relate_flat_boxes(boxes_of(q.center - p.center, p.half_extents, q.half_extents, p.rotation.w,
                                          p.rotation.vector(), q.rotation.w, q.rotation.vector()));
    }
    /// The closest points. T must divide exactly.
    static constexpr closest<T, 3> nearest(obb<T, 3> const& a, obb<T, 3> const& b) {
        rational const e = extent_scale(frame_of(a.rotation)), f = extent_scale(frame_of(b.rotation));
        return nearest_of_hulls(a.enlarged_corners(f), b.enlarged_corners(e), e * f);
    }
};

}  // namespace hantei
