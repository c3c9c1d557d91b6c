// SPDX-License-Identifier: MIT
export module hantei:line_ray;
import :base;
import :vec;
import :relation;
import :pair;
import :sign;
import :formulas;
import :line_clipping;
import :closest_points;
import :line;
import :ray;
import :inputs;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A ray crosses a line of the plane if its origin lies on one side and its direction points to the other. A ray that starts on
/// the line touches it, or lies in it and overlaps. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.9.
template <class T>
struct pair<line<T, 2>, ray<T, 2>> {
    static constexpr auto closest_points = by_origins;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_unbounded_sweep;
    static constexpr auto contains = by_directions;
    static constexpr auto within = by_directions;

    static constexpr auto gap(auto engine, line<T, 2> const& l, ray<T, 2> const& r) {
        return engine.sign(beside_line, directions.value(l.direction), lengths.difference(l.origin, r.origin),
                           lengths.value(r.direction));
    }
    static constexpr relation on_boundary(line<T, 2> const& l, ray<T, 2> const& r) {
        auto const side = [&l](auto const& x) { return exact_engine::sign(cross_sign, directions.value(l.direction), x); };
        if (side(lengths.difference(l.origin, r.origin)) != 0) return relation::disjoint;  // parallel to the line
        return side(lengths.value(r.direction)) == 0 ? relation::overlapping : relation::touching;
    }

    /// The closest points: the crossing, or the ray's origin and its foot; for parallels the line's point nearest to its origin that is a
    /// foot of a point of the ray. T must divide exactly.
    static constexpr closest<T, 2> nearest(line<T, 2> const& l, ray<T, 2> const& r) {
        return nearest_of_lines(parametric_line_of(l), parametric_line_of(r));
    }
};

}  // namespace hantei
