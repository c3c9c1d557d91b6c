// SPDX-License-Identifier: MIT
export module hantei:ball_ball;
import :base;
import :pair;
import :formulas;
import :ball;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two balls meet if their centers are at most the exact sum of the radii apart. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 4.3.1.
template <class T, size_t N>
struct pair<ball<T, N>, ball<T, N>> {
    static constexpr auto closest_points = by_stored_points;
    static constexpr auto contact = by_box_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = in_plane<N>(by_core_sweep);
    static constexpr auto contains = by_corners;

    static constexpr auto gap(auto engine, ball<T, N> const& a, ball<T, N> const& b) {
        return engine.sign(point_gap, lengths.difference(a.center, b.center), lengths.sum(a.radius, b.radius));
    }
};

}  // namespace hantei
