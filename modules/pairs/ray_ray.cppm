// SPDX-License-Identifier: MIT
export module hantei:ray_ray;
import :base;
import :vec;
import :relation;
import :pair;
import :sign;
import :formulas;
import :line_clipping;
import :closest_points;
import :ray;
import :inputs;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two rays of the plane cross if the crossing of their lines is ahead of both origins. Let u and v be the directions, k = u × v, and e the
/// vector from a's origin to b's. The crossing is (e × v) / k directions along a and (e × u) / k along b, so both products must have the
/// sign of k. Degree 2. Source: Ericson, Real-Time Collision Detection, section 5.1.9.1. Rays on one line overlap if they run the same way
/// or towards each other, and touch if they only start at the same point.
template <class T>
struct pair<ray<T, 2>, ray<T, 2>> {
    static constexpr auto closest_points = by_origins;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_unbounded_sweep;
    static constexpr auto contains = by_directions;

    static constexpr auto gap(auto engine, ray<T, 2> const& a, ray<T, 2> const& b) {
        auto const u = directions.value(a.direction), v = directions.value(b.direction);
        auto const way = lengths.difference(a.origin, b.origin);
        auto const winding = engine.sign(cross_sign, v, u);
        return max_sign(product(winding, engine.sign(cross_sign, way, v)), product(winding, engine.sign(cross_sign, way, u)));
    }
    static constexpr relation on_boundary(ray<T, 2> const& a, ray<T, 2> const& b) {
        auto const u = directions.value(a.direction), v = directions.value(b.direction);
        auto const way = directions.difference(a.origin, b.origin);
        if (exact_engine::sign(cross_sign, u, v) != 0) return relation::touching;
        if (exact_engine::sign(cross_sign, u, way) != 0) return relation::disjoint;
        if (exact_engine::sign(dot_sign, u, v) > 0) return relation::overlapping;
        int const ahead = exact_engine::sign(dot_sign, u, way);
        return ahead > 0 ? relation::overlapping : ahead == 0 ? relation::touching : relation::disjoint;
    }

    /// The closest points: the crossing, or an origin and its foot; for parallels that run beside each other those nearest to a's origin. T
    /// must divide exactly.
    static constexpr closest<T, 2> nearest(ray<T, 2> const& a, ray<T, 2> const& b) {
        return nearest_of_lines(parametric_line_of(a), parametric_line_of(b));
    }
};

}  // namespace hantei
