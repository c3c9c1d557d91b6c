// SPDX-License-Identifier: MIT
export module hantei:capsule_line;
import :base;
import :generic_arithmetic;
import :vec;
import :pair;
import :formulas;
import :capsule;
import :line;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A capsule meets a line of the plane if the ends of its core lie on different sides, or the nearer one is within the radius. If e leads
/// from the origin of the line to an end, d × e is |d| times the signed distance of that end. Let m be the lesser of the two magnitudes,
/// negative if the signs differ: m·|m| is compared with radius²·|d|². Degree 4.
/// Source: Ericson, Real-Time Collision Detection, sections 4.5.1 and 5.1.9.
template <class T>
struct pair<capsule<T, 2>, line<T, 2>> {
    static constexpr auto closest_points = by_line_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, capsule<T, 2> const& c, line<T, 2> const& l) {
        constexpr auto excess = [](auto const& dir, auto const& a, auto const& b, auto const& radius) {
            auto const beside = beside_line(dir, a, b);
            return beside * abs(beside) - square(radius) * squared_norm(dir);
        };
        return engine.sign(excess, directions.value(l.direction), lengths.difference(l.origin, c.a),
                           lengths.difference(l.origin, c.b), lengths.nonnegative(c.radius));
    }
};

}  // namespace hantei
