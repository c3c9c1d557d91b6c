// SPDX-License-Identifier: MIT
// A degenerate shape is its set: a ball of radius 0 is a point, a flat triangle a segment. And every round shape is a thin
// core with a radius. What a shape is in these terms it says itself (shape.cppm).
export module hantei:shape_traits;
import :base;
import :vec;
import :shape;
import :segment;
import :own_shapes;

namespace hantei {

/// It says that it need not be convex.
template <class S>
concept may_be_hollow = requires { requires !S::is_convex; };

/// A radius, in the scalar of the shape, and a core, which is a convex shape without a radius.
template <class Core, class S>
concept is_core_for =
    shape<Core> && !may_be_hollow<Core> && !requires(Core const& core) { core.radius; } && requires(S const& s) {
        requires same_as<typename Core::scalar_type, typename S::scalar_type> && Core::dimension == S::dimension;
        requires same_as<remove_cvref_t<decltype(s.radius)>, typename S::scalar_type>;
    };
/// All points at most radius from a core.
template <class S>
concept rounded_shape = requires(S const& s) { requires is_core_for<remove_cvref_t<decltype(s.core())>, S>; };

/// The hull of corners.
template <class S>
concept has_corners =
    has_fractions<S> && (keeps_vertices<S> || !may_be_hollow<S>) && requires(S const& s) { exact(s).core_vertices(); };
/// A shape with corners, perhaps around its core, and so without an end at infinity.
template <class S>
concept bounded = (!rounded_shape<S> && has_corners<S>) ||
                  (rounded_shape<S> && requires(S const& s) { requires has_corners<remove_cvref_t<decltype(s.core())>>; });

/// A user's shape without corners, or not convex, that tells a bounded convex shape with the same convex hull.
template <class S>
concept has_hull = !is_own<S> && !bounded<S> && has_fractions<S> && requires(S const& s) {
    requires shape<remove_cvref_t<decltype(s.hull())>> && is_own<remove_cvref_t<decltype(s.hull())>>;
};
/// It has an end on every side.
template <class S>
concept has_bounds = bounded<S> || has_hull<S>;

/// A curve or a region that need not be convex: it is judged side by side.
template <class S>
concept nonconvex = keeps_vertices<S> && may_be_hollow<S>;
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

/// Its type.
template <class A>
using core_of_shape = decltype(core_of(*static_cast<A const*>(nullptr)));

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
    } else if constexpr (is_segment<S>) {
        return s.a == s.b;
    } else {
        return false;
    }
}

/// f(the core of s)
constexpr auto with_core(auto const& s, auto f) {
    if constexpr (rounded_shape<remove_cvref_t<decltype(s)>>) {
        return f(s.core());
    } else {
        return f(s);
    }
}

/// Some point of x, as stored; of a solid without straight sides, or of a user's, an inner one.
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
