// SPDX-License-Identifier: MIT
export module hantei:line_line;
import :base;
import :generic_arithmetic;
import :vec;
import :relation;
import :pair;
import :sign;
import :formulas;
import :line_clipping;
import :closest_points;
import :line;
import :inputs;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two lines of the plane with the directions u and v cross unless they are parallel, that is, u × v = 0. Parallel lines are the same line,
/// which overlaps itself, or apart. Lines have no ends, so they never touch. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.9.
template <class T>
struct pair<line<T, 2>, line<T, 2>> {
    static constexpr auto closest_points = by_origins;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_unbounded_sweep;
    static constexpr auto contains = by_directions;

    static constexpr auto gap(auto engine, line<T, 2> const& a, line<T, 2> const& b) {
        constexpr auto parallel = [](auto const& u, auto const& v) { return -abs(cross(u, v)); };
        auto const sign = engine.sign(parallel, directions.value(a.direction), lengths.value(b.direction));
        return engine.given_finite(sign, a.origin, b.origin);
    }
    static constexpr relation on_boundary(line<T, 2> const& a, line<T, 2> const& b) {
        int const beside =
            exact_engine::sign(cross_sign, directions.value(a.direction), lengths.difference(a.origin, b.origin));
        return beside == 0 ? relation::overlapping : relation::disjoint;
    }

    /// The closest points: the crossing; for parallel lines a's origin and its foot on b. T must divide exactly.
    static constexpr closest<T, 2> nearest(line<T, 2> const& a, line<T, 2> const& b) {
        return nearest_of_lines(parametric_line_of(a), parametric_line_of(b));
    }
};

}  // namespace hantei
