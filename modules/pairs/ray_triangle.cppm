// SPDX-License-Identifier: MIT
export module hantei:ray_triangle;
import :base;
import :number;
import :vec;
import :relation;
import :shape;
import :pair;
import :sign;
import :forms;
import :reduction;
import :passage;
import :nearest;
import :meeting;
import :decision;
import :region;
import :ray;
import :triangle;

export namespace hantei {

/// A ray, which has no end, meets a triangle of the plane exactly if it meets a side: from inside it has to leave. Degree 2.
/// The crossings of the sides leave open what runs through a corner or starts on a side's line: there the triangle is a region.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.9.2.
template <class T>
struct pair<ray<T, 2>, triangle<T, 2>> {
    static constexpr auto gap(auto engine, ray<T, 2> const& r, triangle<T, 2> const& t) {
        constexpr auto missed = [](auto const& dir, auto const& a, auto const& b, auto const& c) {
            auto const to_a = cross(dir, a), to_b = cross(dir, b), to_c = cross(dir, c);
            return min(missed_by_ray(to_a, to_b, cross(a, b)), missed_by_ray(to_b, to_c, cross(b, c)),
                       missed_by_ray(to_c, to_a, cross(c, a)));
        };
        return engine.sign(missed, first.stored(r.direction), first.arrow(r.origin, t.a), first.arrow(r.origin, t.b),
                           first.arrow(r.origin, t.c));
    }
    static constexpr relation on_boundary(ray<T, 2> const& r, triangle<T, 2> const& t) {
        if (has_interior(t)) return relate_straight(corner_region{t.corners()}, r);
        return with_pair(deciding_of_valid{}, r, flattened(t));
    }

    /// On the sides, as for every polygon. T must divide exactly.
    static constexpr closest<T, 2> nearest(ray<T, 2> const& r, triangle<T, 2> const& t) {
        return nearest_on_sides(carrier_of(r), corners_of(t));
    }
};

}  // namespace hantei
