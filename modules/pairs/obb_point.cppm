// SPDX-License-Identifier: MIT
export module hantei:obb_point;
import :base;
import :generic_arithmetic;
import :vec;
import :relation;
import :pair;
import :sign;
import :rotation;
import :rotated_frame;
import :obb;
import :point;
import :inputs;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A point is in a turned box if, along each of the box's axes, it is within the extent: the max of |X| − half·E over the axes is at most
/// 0, where X is the point in the unnormalized axes and E their scale. Degree 3 in the plane and in space.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.4.
template <class T, size_t N>
struct pair<obb<T, N>, point<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_closest_features, by_box_features);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, obb<T, N> const& box, point<T, N> const& q) {
        constexpr auto excess = [](auto const& offset, auto const& half, auto const&... axes) {
            return greatest_coordinate(beyond_extents(offset, half, frame_of(axes...)));
        };
        return sign_with_axes(engine, excess, box.rotation, lengths.difference(box.center, q.position()),
                              lengths.nonnegative(box.half_extents));
    }

    /// The relation if the max is 0: the point is in the closed box. On an axis without extent it is inside.
    static constexpr relation on_boundary(obb<T, N> const& box, point<T, N> const& q) {
        for (size_t i = 0; i < N; ++i) {
            auto const beyond_axis = [i](auto const& offset, auto const& half, auto const&... axes) {
                return beyond_extents(offset, half, frame_of(axes...))[i];
            };
            bool const on_face =
                sign_with_axes(exact_engine{}, beyond_axis, box.rotation, lengths.difference(box.center, q.position()),
                               lengths.nonnegative(box.half_extents)) == 0;
            if (on_face && T{0} < box.half_extents[i]) return relation::touching;
        }
        return relation::overlapping;
    }

    /// The closest points: the point in the box's own coordinates, clamped to the extents and brought back. T must divide exactly.
    static constexpr closest<T, N> nearest(obb<T, N> const& box, point<T, N> const& q) {
        auto const x = box.coordinates(q.position());
        auto const inside = map([](T const& xi, T const& h) { return max(-h, min(xi, h)); }, x, box.half_extents);
        return {x == inside ? q.position() : box.position(inside), q.position()};
    }
};

}  // namespace hantei
