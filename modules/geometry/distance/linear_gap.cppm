// SPDX-License-Identifier: MIT
// The gap between two linear components of space, with radii: points, segments, rays and lines, and balls and capsules around them.
//
// The squared distance of p + s·u and q + t·v is a convex quadratic function of s and t. It is least where both partial derivatives are 0. If that is
// before the start or after the end of a, the point on a is there, and t is clamped in the same way; if t is clamped, s follows once more. So each of
// the two closest points is the start, the end, or inside, where the derivative is 0. Signs decide which. Parallel components are left in doubt.
// Source: Ericson, Real-Time Collision Detection, section 5.1.9; Schneider and Eberly, Geometric Tools for Computer Graphics, sections 10.2 and 10.8.
export module hantei:linear_gap;
import :base;
import :generic_arithmetic;
import :vec;
import :own_shapes;
import :shape_traits;
import :ladder;
import :to_doubles;
import :gap_in_space;

namespace hantei {

/// A point, segment, ray or line of space, and a radius around it.
template <class T>
struct linear_core {
    using kind = core_kind_in_space;

    kind what;
    vec<T, 3> from, to;  ///< a segment's ends; of a ray or a line the origin, and the direction
    T radius{};

    constexpr bool is_point() const { return what == kind::point; }
    constexpr bool starts() const { return what != kind::line; }
    constexpr bool ends() const { return what == kind::segment; }
    constexpr range_check in_range() const { return all_in_range(from) & all_in_range(to) & all_in_range(radius); }
    constexpr linear_core<double> converted(to_doubles& convert) const {
        return {what, convert(from), convert(to), convert(radius)};
    }
    /// The vector along it.
    [[gnu::always_inline]] constexpr auto along(auto& rung) const { return rung.difference(ends() ? from : vec<T, 3>{}, to); }
};
template <class S>
concept linear_in_space =
    S::dimension == 3 && is_own<S> && (is_endless<S> || is_point<core_of_shape<S>> || is_segment<core_of_shape<S>>);
template <class T, linear_in_space S>
constexpr linear_core<T> linear_core_of(S const& s) {
    using kind = core_kind_in_space;
    if constexpr (is_endless<S>) {
        return {has_start<S> ? kind::ray : kind::line, scalar_cast<T>(s.origin), scalar_cast<T>(s.direction)};
    } else {
        auto const core = core_of(s);
        T const radius = number_cast<T>(radius_of(s));
        if constexpr (is_point<core_of_shape<S>>) return {kind::point, scalar_cast<T>(core.position()), {}, radius};
        else return {kind::segment, scalar_cast<T>(core.a), scalar_cast<T>(core.b), radius};
    }
}

/// Where the closest points are.
struct linear_gap_case {
    place_in_interval on_a = place_in_interval::start, on_b = place_in_interval::start;
};

/// The gap between two linear components that are apart, as a measure (ladder.cppm).
template <class T>
struct linear_gap {
    using scalar_type = T;
    using place = place_in_interval;
    linear_core<T> a, b;

    constexpr range_check in_range() const { return a.in_range() & b.in_range(); }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        ask(linear_gap<double>{a.converted(to), b.converted(to)});
    }
    constexpr bool is_round() const { return T{0} < a.radius || T{0} < b.radius; }
    [[gnu::always_inline]] constexpr auto reach(auto& rung) const { return rung.number(a.radius) + rung.number(b.radius); }

    template <class Rung>
    constexpr linear_gap_case choose(Rung& rung) const {
        linear_gap_case r;
        auto const u = a.along(rung), v = b.along(rung), w = rung.difference(b.from, a.from);
        auto const uu = squared_norm(u), vv = squared_norm(v);
        if (a.is_point() || b.is_point()) {
            if (!a.is_point()) r.on_a = clamped(rung, a, -dot(u, w), uu);
            if (!b.is_point()) r.on_b = clamped(rung, b, dot(v, w), vv);
            return r;
        }
        auto const uv = dot(u, v), uw = dot(u, w), vw = dot(v, w), area = uu * vv - square(uv);
        if (rung.sign(area) <= 0) rung.doubt = true;
        r.on_a = clamped(rung, a, uv * vw - vv * uw, area);
        r.on_b = r.on_a == place::inside  ? clamped(rung, b, uu * vw - uv * uw, area)
                 : r.on_a == place::start ? clamped(rung, b, vw, vv)
                                          : clamped(rung, b, uv + vw, vv);
        if (r.on_b == place::start) r.on_a = clamped(rung, a, -uw, uu);
        if (r.on_b == place::end) r.on_a = clamped(rung, a, uv - uw, uu);
        return r;
    }

    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_gap(Rung& rung, linear_gap_case const& c, auto f) const {
        bool const inside_a = c.on_a == place::inside, inside_b = c.on_b == place::inside;
        if (inside_a && inside_b) return f.across(rung.difference(a.from, b.from), cross(a.along(rung), b.along(rung)));
        if (inside_a) return f.beside(rung.difference(a.from, end_of(b, c.on_b)), a.along(rung));
        if (inside_b) return f.beside(rung.difference(b.from, end_of(a, c.on_a)), b.along(rung));
        return f.at_ends(rung.difference(end_of(a, c.on_a), end_of(b, c.on_b)));
    }
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_points(Rung& rung, linear_gap_case const& c, auto f) const {
        bool const inside_a = c.on_a == place::inside, inside_b = c.on_b == place::inside;
        auto const foot = [&rung](auto const& on, vec<T, 3> const& p) {
            auto const d = on.along(rung);
            return at(rung, on, d, rung.quotient(dot(d, rung.difference(on.from, p)), squared_norm(d)));
        };
        if (inside_a && inside_b) {
            auto const u = a.along(rung), v = b.along(rung), w = rung.difference(a.from, b.from);
            auto const n = cross(u, v);
            auto const squared = squared_norm(n);
            return f(at(rung, a, u, rung.quotient(dot(cross(w, v), n), squared)),
                     at(rung, b, v, rung.quotient(dot(cross(w, u), n), squared)));
        }
        if (inside_a) return f(foot(a, end_of(b, c.on_b)), rung.stored(end_of(b, c.on_b)));
        if (inside_b) return f(rung.stored(end_of(a, c.on_a)), foot(b, end_of(a, c.on_a)));
        return f(rung.stored(end_of(a, c.on_a)), rung.stored(end_of(b, c.on_b)));
    }

  private:
    /// Where the quotient n / scale is on a component.
    template <class Rung>
    static constexpr place clamped(Rung& rung, linear_core<T> const& on, auto const& n, auto const& scale) {
        if (on.starts() && rung.sign(n) <= 0) return place::start;
        return on.ends() && rung.sign(n - scale) >= 0 ? place::end : place::inside;
    }
    static constexpr vec<T, 3> const& end_of(linear_core<T> const& on, place where) {
        return where == place::end ? on.to : on.from;
    }
    template <class Rung>
    [[gnu::always_inline]] static constexpr auto at(Rung& rung, linear_core<T> const& on, auto const& d, auto const& t) {
        return vec{rung.number(on.from.x) + d.x * t, rung.number(on.from.y) + d.y * t, rung.number(on.from.z) + d.z * t};
    }
};

}  // namespace hantei
