// SPDX-License-Identifier: MIT
export module hantei:ball_triangle;
import :base;
import :pair;
import :sign;
import :formulas;
import :ball;
import :triangle;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A disk meets a triangle if its center is inside, or one of the three sides is within the radius of the center. Degree 4. If the center
/// is on the line of a flat triangle, the sides decide.
/// Source: Ericson, Real-Time Collision Detection, section 5.2.7.
template <class T>
struct pair<ball<T, 2>, triangle<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, ball<T, 2> const& b, triangle<T, 2> const& t) {
        auto const reach = lengths.nonnegative(b.radius);
        auto const inside = engine.sign(outside_corners, lengths.difference(b.center, t.a), lengths.difference(b.center, t.b),
                                        lengths.difference(b.center, t.c));
        return min_sign(if_negative(inside), gap_to_segment(engine, t.a, t.b, b.center, reach),
                        gap_to_segment(engine, t.b, t.c, b.center, reach), gap_to_segment(engine, t.c, t.a, b.center, reach));
    }
};

}  // namespace hantei
