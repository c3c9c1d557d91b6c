// SPDX-License-Identifier: MIT
// A degenerate shape is its set: a ball of radius 0 is a point, a flat triangle a segment. And every round shape is a thin
// core with a radius. What a shape is in these terms it says itself (shape.cppm).
export module hantei:shape_traits;
import :base;
import :vec;
import :shape;
import :segment;

namespace hantei {

template <class S>
concept rounded_shape = requires(S const& s) { s.radius; };

/// A shape with corners, and so without an end at infinity.
template <class S>
concept bounded = requires(S const& s) { exact(s).core_vertices(); };

/// A curve or a region that need not be convex: it is judged side by side.
template <class S>
concept nonconvex = requires { requires !S::is_convex; };
/// Such a curve: with joints, and without inner points.
template <class S>
concept curve = nonconvex<S> && !requires(S const& s) { s.has_interior(); };

/// A bounded convex shape of the plane: a hull of corners with a radius around it.
template <class S>
concept bounded_in_plane = S::dimension == 2 && bounded<S> && !nonconvex<S>;

template <class S>
constexpr auto radius_of(S const& s) {
    if constexpr (rounded_shape<S>) {
        return s.radius;
    } else {
        return typename S::scalar_type{0};
    }
}

/// The core: the set that is left when the radius is taken to 0.
template <class S>
constexpr auto core_of(S const& s) {
    if constexpr (rounded_shape<S>) {
        return s.core();
    } else {
        return s;
    }
}

/// Whether a shape with corners has inner points; points, segments, rays and lines never have.
template <class S>
constexpr bool has_interior(S const& s) {
    if constexpr (requires { s.has_interior(); }) {
        return s.has_interior();
    } else {
        return false;
    }
}

/// It has inner points, round or not.
template <class S>
constexpr bool is_solid(S const& s) {
    if constexpr (rounded_shape<S>) {
        return typename S::scalar_type{0} < s.radius;
    } else {
        return has_interior(s);
    }
}

/// Less than its type says: a solid without inner points, a segment of length zero.
template <class S>
constexpr bool degenerate(S const& s) {
    if constexpr (requires { s.has_interior(); }) {
        return !s.has_interior();
    } else if constexpr (requires { s.a == s.b; }) {
        return s.a == s.b;
    } else {
        return false;
    }
}

/// Some point of x, as stored.
template <class X>
constexpr auto some_point(X const& x) {
    if constexpr (requires { x.center; }) {
        return x.center;
    } else if constexpr (requires { x.origin; }) {
        return x.origin;
    } else {
        return x.core_vertices()[0];
    }
}

/// A convex core without inner points as a segment: its two extreme corners, as they are stored or else in fractions. A ray or a
/// line is what it is.
template <class S>
constexpr auto flattened(S const& s) {
    return s;
}
template <bounded S>
constexpr auto flattened(S const& s) {
    if constexpr (requires { s.core_vertices(); }) {
        auto const all = s.core_vertices();
        segment<typename S::scalar_type, 2> r{all[0], all[0]};
        for (auto const& p : all) {
            if (lexicographically_before(p, r.a)) r.a = p;
            if (lexicographically_before(r.b, p)) r.b = p;
        }
        return r;
    } else {
        return flattened(exact(s));
    }
}

}  // namespace hantei
