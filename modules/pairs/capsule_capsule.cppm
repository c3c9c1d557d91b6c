// SPDX-License-Identifier: MIT
export module hantei:capsule_capsule;
import :base;
import :pair;
import :sign;
import :formulas;
import :capsule;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two capsules meet if an end of one core is within the sum of the radii of the other core, or inner points of both cores are: in the
/// plane if the cores cross, in space also if they pass each other. Degree 4 in the plane, 6 in space.
/// Source: Ericson, Real-Time Collision Detection, sections 4.5.1 and 5.1.9.
template <class T, size_t N>
struct pair<capsule<T, N>, capsule<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_closest_features, by_linear_components);
    static constexpr auto contact = in_plane<N>(by_core_contact);
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;

    static constexpr auto gap(auto engine, capsule<T, N> const& a, capsule<T, N> const& b) {
        auto const reach = lengths.sum(a.radius, b.radius);
        return min_sign(gap_between_insides(engine, a.a, a.b, b.a, b.b, lengths.sum(a.radius, b.radius)),
                        gap_to_segment(engine, a.a, a.b, b.a, reach), gap_to_segment(engine, a.a, a.b, b.b, reach),
                        gap_to_segment(engine, b.a, b.b, a.a, reach), gap_to_segment(engine, b.a, b.b, a.b, reach));
    }
};

}  // namespace hantei
