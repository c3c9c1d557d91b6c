// SPDX-License-Identifier: MIT
// Traits of shapes: cores and radii, corners, bounds, interiors, degeneracy.
//
// A degenerate shape is its set: a ball of radius 0 is a point, a flat triangle a segment. Every round shape is a thin core with a radius.
// A shape declares these properties itself (shape.cppm).
export module hantei:shape_traits;
import :base;
import :vec;
import :shape;
import :segment;
import :own_shapes;

namespace hantei {

/// A shape type that declares that it need not be convex.
template <class S>
concept may_be_hollow = requires { requires !S::is_convex; };

/// Core is a core for S: a convex shape type without a radius, in the scalar and the dimension of S. S has a radius in this scalar.
template <class Core, class S>
concept is_core_for =
    shape<Core> && !may_be_hollow<Core> && !requires(Core const& core) { core.radius; } && requires(S const& s) {
        requires same_as<typename Core::scalar_type, typename S::scalar_type> && Core::dimension == S::dimension;
        requires same_as<remove_cvref_t<decltype(s.radius)>, typename S::scalar_type>;
    };
/// A shape with a core and a radius: the points at distance at most radius from the core.
template <class S>
concept rounded_shape = requires(S const& s) { requires is_core_for<remove_cvref_t<decltype(s.core())>, S>; };

/// A shape given by its corners: their convex hull, or a chain or region that keeps them as vertices.
template <class S>
concept has_corners =
    has_fractions<S> && (keeps_vertices<S> || !may_be_hollow<S>) && requires(S const& s) { exact(s).core_vertices(); };
/// A bounded shape: it has corners, or is rounded and its core has corners.
template <class S>
concept bounded = (!rounded_shape<S> && has_corners<S>) ||
                  (rounded_shape<S> && requires(S const& s) { requires has_corners<remove_cvref_t<decltype(s.core())>>; });

/// A user's shape that has no corners or is not convex, and whose hull() is one of the library's shapes with the same convex hull.
template <class S>
concept has_hull = !is_own<S> && !bounded<S> && has_fractions<S> && requires(S const& s) {
    requires shape<remove_cvref_t<decltype(s.hull())>> && is_own<remove_cvref_t<decltype(s.hull())>>;
};
/// A shape with a bounding box: it is bounded, or has a hull().
template <class S>
concept has_bounds = bounded<S> || has_hull<S>;

/// A curve or region that keeps its vertices and need not be convex. It is examined side by side.
template <class S>
concept nonconvex = keeps_vertices<S> && may_be_hollow<S>;
/// A nonconvex curve, which has joints and no interior points: a chain.
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

/// The core of a rounded shape, which is the set for radius 0; any other shape itself.
template <class S>
constexpr auto core_of(S const& s) {
    if constexpr (rounded_shape<S>) {
        return s.core();
    } else {
        return s;
    }
}

/// The type of the core of an A.
template <class A>
using core_of_shape = decltype(core_of(*static_cast<A const*>(nullptr)));

/// Whether a shape with corners has interior points. Points, segments, rays and lines never have any.
template <class S>
constexpr bool has_interior(S const& s) {
    if constexpr (requires { s.has_interior(); }) {
        return s.has_interior();
    } else {
        return false;
    }
}

/// Whether a shape, rounded or not, has interior points.
template <class S>
constexpr bool is_solid(S const& s) {
    if constexpr (rounded_shape<S>) {
        return typename S::scalar_type{0} < s.radius;
    } else {
        return has_interior(s);
    }
}

/// Whether a shape is degenerate: a solid without interior points, or a segment of length zero.
template <class S>
constexpr bool degenerate(S const& s) {
    if constexpr (requires { s.has_interior(); }) {
        return !s.has_interior();
    } else if constexpr (is_segment<S>) {
        return s.a == s.b;
    } else {
        return false;
    }
}

/// f(the core of s), or f(s) if s has no radius.
constexpr auto with_core(auto const& s, auto f) {
    if constexpr (rounded_shape<remove_cvref_t<decltype(s)>>) {
        return f(s.core());
    } else {
        return f(s);
    }
}

/// Some point of x. For a rounded shape it is one of its core, for a turned box the center, for a ray or line the origin, for another of
/// the library's shapes its first corner, and for a user's shape the mean of its corners. If x is solid and rounded, a turned box or a
/// user's shape, the point is interior.
template <class X>
constexpr auto some_point(X const& x) {
    if constexpr (rounded_shape<X>) {
        return some_point(x.core());
    } else if constexpr (is_turned_box<X>) {
        return x.center;
    } else if constexpr (is_endless<X>) {
        return x.origin;
    } else if constexpr (is_own<X>) {
        return x.core_vertices()[0];
    } else {
        auto const all = exact(x).core_vertices();
        auto sum = exact(all[0]);
        for (size_t i = 1; i < all.size(); ++i) sum = sum + exact(all[i]);
        return sum * rational(1, static_cast<int64_t>(all.size()));
    }
}

/// A convex core without interior points as a segment: its two extreme corners, as stored if it stores corners, otherwise as fractions. A
/// ray or a line is returned as it is.
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
