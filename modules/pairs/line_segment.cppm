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
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A segment crosses a line of the plane if its ends lie on different sides. With one end on the line it touches; with both, as
/// a point on the line does, it lies in it and overlaps. Degree 2. Source: Cormen et al., Introduction to Algorithms, section 33.1.
template <class T>
struct pair<line<T, 2>, segment<T, 2>> {
    static constexpr auto closest_points = by_exact_points;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_unbounded_sweep;
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

    /// The crossing, or an end of the segment and its foot; of parallels the line's point nearest to its origin that is a foot.
    /// T must divide exactly.
    static constexpr closest<T, 2> nearest(line<T, 2> const& l, segment<T, 2> const& s) {
        return nearest_of_lines(parametric_line_of(l), parametric_line_of(s));
    }
};

}  // namespace hantei
