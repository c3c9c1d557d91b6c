// SPDX-License-Identifier: MIT
export module hantei:capsule_triangle;
import :base;
import :generic_arithmetic;
import :vec;
import :pair;
import :sign;
import :formulas;
import :capsule;
import :triangle;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A capsule and a triangle meet if the core starts inside or crosses a side, or a corner of the triangle is within the radius of
/// the core, or an end of the core is within the radius of a side. (A corner or an end is among the closest points of sets that
/// are apart.) Degree 4, in the plane.
/// Source: Ericson, Real-Time Collision Detection, sections 4.5.1 and 5.1.10.
template <class T>
struct pair<capsule<T, 2>, triangle<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, capsule<T, 2> const& c, triangle<T, 2> const& t) {
        constexpr auto core_outside = [](auto const& d, auto const& p, auto const& q, auto const& r) {
            return min(outside_corners(p, q, r),
                       min(crossing_gap(d, q - p, p), crossing_gap(d, r - q, q), crossing_gap(d, p - r, r)));
        };
        auto const reach = lengths.nonnegative(c.radius);
        auto const core = engine.sign(core_outside, lengths.difference(c.a, c.b), lengths.difference(c.a, t.a),
                                      lengths.difference(c.a, t.b), lengths.difference(c.a, t.c));
        return min_sign(if_negative(core), gap_to_segment(engine, c.a, c.b, reach, t.a, t.b, t.c),
                        gap_to_segment(engine, t.a, t.b, reach, c.a, c.b), gap_to_segment(engine, t.b, t.c, reach, c.a, c.b),
                        gap_to_segment(engine, t.c, t.a, reach, c.a, c.b));
    }
};

}  // namespace hantei
