// SPDX-License-Identifier: MIT
export module hantei:ball_obb;
import :base;
import :vec;
import :pair;
import :generic_arithmetic;
import :rotated_frame;
import :ball;
import :obb;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ball meets a turned box if, turned back about the box's center, it meets the box along the axes: only the parts of the center's
/// coordinates beyond the extents count. The turn is not rounded: if X is the center in the box's (unnormalized) axes, and E and F are the
/// scales of the axes, Σ max(|X| − half·E, 0)² is compared with radius²·F. Degree 6, plane and space.
/// Source: Ericson, Real-Time Collision Detection, sections 5.1.4 and 5.2.6.
template <class T, size_t N>
struct pair<ball<T, N>, obb<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_closest_features, by_box_features);
    static constexpr auto contact = in_plane<N>(by_core_contact);
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, ball<T, N> const& b, obb<T, N> const& box) {
        constexpr auto excess = [](auto const& offset, auto const& half, auto const& radius, auto const&... axes) {
            auto const frame = frame_of(axes...);
            auto const out = map([](auto const& x) { return positive_part(x); }, beyond_extents(offset, half, frame));
            return squared_norm(out) - square(radius) * squared_length_scale(frame);
        };
        return sign_with_axes(engine, excess, box.rotation, lengths.difference(box.center, b.center),
                              lengths.nonnegative(box.half_extents), lengths.nonnegative(b.radius));
    }
};

}  // namespace hantei
