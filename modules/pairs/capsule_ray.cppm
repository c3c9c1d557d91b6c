// SPDX-License-Identifier: MIT
export module hantei:capsule_ray;
import :base;
import :vec;
import :pair;
import :sign;
import :formulas;
import :capsule;
import :ray;
import :segment;
import :ray_segment;
import :inputs;
import :cast_methods;
import :containment_methods;
import :line_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A capsule meets a ray of the plane if its core crosses the ray, an end of the core is within the radius of the ray, or the ray's origin
/// is within the radius of the core. (If they do not cross, an end or the origin is among the closest points.) Degree 4.
/// Source: Ericson, Real-Time Collision Detection, sections 4.5.1 and 5.1.9.
template <class T>
struct pair<capsule<T, 2>, ray<T, 2>> {
    static constexpr auto closest_points = by_line_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_line_sweep;
    static constexpr auto contains = never;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, capsule<T, 2> const& c, ray<T, 2> const& r) {
        auto const reach = lengths.nonnegative(c.radius);
        auto const crossing = pair<ray<T, 2>, segment<T, 2>>::gap(engine, r, c.core());
        auto const to_ray = [&](vec<T, 2> const& p) {
            return engine.sign(ray_gap, directions.value(r.direction), lengths.difference(r.origin, p), reach);
        };
        return min_sign(if_negative(crossing), to_ray(c.a), to_ray(c.b), gap_to_segment(engine, c.a, c.b, r.origin, reach));
    }
};

}  // namespace hantei
