// SPDX-License-Identifier: MIT
export module hantei:capsule_point;
import :base;
import :pair;
import :formulas;
import :capsule;
import :point;
import :inputs;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A point is in a capsule if it is within the radius of the core segment. Degree 4, any dimension.
/// Source: Ericson, Real-Time Collision Detection, section 4.5.1.
template <class T, size_t N>
struct pair<capsule<T, N>, point<T, N>> {
    static constexpr auto closest_points = in_plane_or_space<N>(by_closest_features, by_linear_components);
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, capsule<T, N> const& c, point<T, N> const& q) {
        return gap_to_segment(engine, c.a, c.b, q.position(), lengths.nonnegative(c.radius));
    }
};

}  // namespace hantei
