// SPDX-License-Identifier: MIT
export module hantei:ball_capsule;
import :base;
import :pair;
import :formulas;
import :ball;
import :capsule;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A capsule meets a ball if its core segment meets the ball grown by the capsule's radius, with the exact sum of the radii. Degree 4, any
/// dimension.
/// Source: Ericson, Real-Time Collision Detection, section 4.5.1.
template <class T, size_t N>
struct pair<ball<T, N>, capsule<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_closest_features, by_linear_components);
    static constexpr auto contact = in_plane<N>(by_core_contact);
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, ball<T, N> const& b, capsule<T, N> const& c) {
        return gap_to_segment(engine, c.a, c.b, b.center, lengths.sum(b.radius, c.radius));
    }
};

}  // namespace hantei
