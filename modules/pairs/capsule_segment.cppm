// SPDX-License-Identifier: MIT
export module hantei:capsule_segment;
import :base;
import :pair;
import :sign;
import :formulas;
import :capsule;
import :segment;
import :inputs;
import :cast_methods;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A capsule and a segment meet if an end of the core or of the segment is within the radius of the other, or inner points of both are, as
/// for two capsules. An end of the segment may be beside the shaft: a test of the core's ends alone misses it. Degree 4 in the plane, 6 in
/// space.
/// Source: Ericson, Real-Time Collision Detection, sections 4.5.1 and 5.1.9.1.
template <class T, size_t N>
struct pair<capsule<T, N>, segment<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_closest_features, by_linear_components);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = in_plane<N>(by_core_cast);
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, capsule<T, N> const& c, segment<T, N> const& s) {
        auto const reach = lengths.nonnegative(c.radius);
        return min_sign(gap_between_insides(engine, c.a, c.b, s.a, s.b, lengths.nonnegative(c.radius)),
                        gap_to_segment(engine, c.a, c.b, s.a, reach), gap_to_segment(engine, c.a, c.b, s.b, reach),
                        gap_to_segment(engine, s.a, s.b, c.a, reach), gap_to_segment(engine, s.a, s.b, c.b, reach));
    }
};

}  // namespace hantei
