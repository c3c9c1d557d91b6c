// SPDX-License-Identifier: MIT
export module hantei:ball_segment;
import :base;
import :pair;
import :formulas;
import :ball;
import :segment;
import :inputs;
import :cast_methods;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ball and a segment meet if the segment's point nearest to the center is within the radius. Degree 4, any dimension.
/// Source: Ericson, Real-Time Collision Detection, sections 4.5.1 and 5.1.2.1.
template <class T, size_t N>
struct pair<ball<T, N>, segment<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_closest_features, by_linear_components);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_ball_cast;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, ball<T, N> const& b, segment<T, N> const& s) {
        return gap_to_segment(engine, s.a, s.b, b.center, lengths.nonnegative(b.radius));
    }
};

}  // namespace hantei
