// SPDX-License-Identifier: MIT
export module hantei:aabb_capsule;
import :base;
import :vec;
import :pair;
import :sign;
import :formulas;
import :aabb;
import :ball;
import :aabb_ball;
import :capsule;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A box along the axes and a capsule meet if an end of the core is within the radius of the box, or if the core crosses the diagonal whose
/// ends are the box's corners farthest to either side of the core, or is within the radius of an end of that diagonal. (A core that crosses
/// the box from outside to outside crosses that diagonal. A corner nearest to a point between the core's ends is an end of that diagonal.)
/// Degree 4, in the plane; comparisons choose the diagonal.
/// Source: Ericson, Real-Time Collision Detection, sections 4.5.1 and 5.2.5.
template <class T>
struct pair<aabb<T, 2>, capsule<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, aabb<T, 2> const& box, capsule<T, 2> const& c) {
        using at_end = pair<aabb<T, 2>, ball<T, 2>>;
        bool const rising = (c.a.x < c.b.x) == (c.a.y < c.b.y);
        vec<T, 2> const p{box.min.x, rising ? box.max.y : box.min.y}, q{box.max.x, rising ? box.min.y : box.max.y};
        auto const crossing =
            engine.sign(crossing_gap, lengths.difference(c.a, c.b), lengths.difference(p, q), lengths.difference(c.a, p));
        return min_sign(if_negative(crossing), gap_to_segment(engine, c.a, c.b, lengths.nonnegative(c.radius), p, q),
                        at_end::gap(engine, box, {c.a, c.radius}), at_end::gap(engine, box, {c.b, c.radius}));
    }
};

}  // namespace hantei
