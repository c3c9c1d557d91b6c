// SPDX-License-Identifier: MIT
export module hantei:point_triangle;
import :base;
import :pair;
import :formulas;
import :point;
import :triangle;
import :inputs;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A point is in a triangle if it is on the same side of all three sides, in either winding. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 5.4.2.
template <class T>
struct pair<point<T, 2>, triangle<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, point<T, 2> const& q, triangle<T, 2> const& t) {
        return engine.sign(outside_corners, lengths.difference(q.position(), t.a), lengths.difference(q.position(), t.b),
                           lengths.difference(q.position(), t.c));
    }
};

}  // namespace hantei
