// SPDX-License-Identifier: MIT
export module hantei:line_segment;
import :base;
import :vec;
import :relation;
import :pair;
import :sign;
import :formulas;
import :line_clipping;
import :closest_points;
import :line;
import :segment;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A segment crosses a line of the plane if its ends lie on different sides. It touches the line with one end on it. With both ends on it,
/// the segment lies in the line and overlaps it, and so does a point. Degree 2. Source: Cormen et al., Introduction to Algorithms, section
/// 33.1.
template <class T>
struct pair<line<T, 2>, segment<T, 2>> {
    static constexpr auto closest_points = by_line_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = never;

    static constexpr auto gap(auto engine, line<T, 2> const& l, segment<T, 2> const& s) {
        return engine.sign(beside_line, directions.value(l.direction), lengths.difference(l.origin, s.a),
                           lengths.difference(l.origin, s.b));
    }
    static constexpr relation on_boundary(line<T, 2> const& l, segment<T, 2> const& s) {
        auto const side = [&l](vec<T, 2> const& p) {
            return exact_engine::sign(cross_sign, directions.value(l.direction), lengths.difference(l.origin, p));
        };
        return side(s.a) == 0 && side(s.b) == 0 ? relation::overlapping : relation::touching;
    }

    /// The closest points: the crossing, or an end of the segment and its foot; for parallels the line's point nearest to its origin that
    /// is a foot of a point of the segment. T must divide exactly.
    static constexpr closest<T, 2> nearest(line<T, 2> const& l, segment<T, 2> const& s) {
        return nearest_of_lines(parametric_line_of(l), parametric_line_of(s));
    }
};

}  // namespace hantei
