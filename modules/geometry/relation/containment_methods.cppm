// SPDX-License-Identifier: MIT
// The methods of contains(), within() and strictly_contains(): what the file of a pair names as `contains`, of its first shape that may hold
// the second one, and as `within`, of the first that may lie in the second. Each has holds(a, b, strict), for valid shapes: every point of b is
// in a, or, if strict, in the relative interior of a.
//
// In a convex shape a, b lies if its corners do, each with b's radius r around it. A round shape with radius R holds
// them if the corners are within R − r of its core (a common Minkowski summand cancels: Schneider, Convex Bodies, section 3.1), or, for
// r > R, if the core holds them with the radius r − R; one with corners holds them if they are inside and at least r away from every side.
// A convex shape holds a set if it holds the hull of it.
export module hantei:containment_methods;
import :base;
import :common_scalar;
import :generic_arithmetic;
import :rational;
import :vec;
import :relation;
import :shape;
import :pair;
import :point;
import :ball;
import :aabb;
import :own_shapes;
import :shape_traits;
import :line_clipping;
import :sign;
import :formulas;
import :alternatives;
import :judgeable;
import :manifest;
import :predicates;
import :exact_gap;
import :chain_relation;
import :sided_view;
import :polygon_relation;
import :inputs;

namespace hantei {

/// f holds for every corner of s, or of its core.
constexpr bool all_corners(auto const& s, auto f) {
    return with_core(s, [&f](auto const& core) {
        for (auto const& p : core.core_vertices())
            if (!f(p)) return false;
        return true;
    });
}
/// How a valid shape lies to a point: a user's is asked about it by itself.
template <class A, class T, size_t N>
constexpr relation relate_position(A const& a, vec<T, N> const& p) {
    if constexpr (has_pair<A, point<T, N>>) {
        return relate_valid(a, point<T, N>{p});
    } else {
        return relate_valid(a, ball<T, N>{p, T{0}});
    }
}

template <class A, class T, size_t N>
constexpr bool rounded_holds_ball(A const& a, vec<T, N> const& p, T const& r, bool strict);
/// Its inner points, if it has any, are only those of a segment or the like; a ball or a capsule without a radius is one, too.
template <class A>
concept has_no_room =
    is_point<A> || is_segment<A> || is_endless<A> || is_ball<A> || is_capsule<A> || (is_triangle<A> && A::dimension == 3);

/// The ball of radius r about p lies in a; if strict, in the relative interior of a.
template <class A, class T, size_t N>
constexpr bool holds_ball(A const& a, vec<T, N> const& p, T const& r, bool strict) {
    auto const within = [strict](int gap) { return strict ? gap < 0 : gap <= 0; };
    if constexpr (is_ball<A> || is_capsule<A>) {
        if (a.radius < r) return false;
        if (T{0} < a.radius) {
            if constexpr (is_ball<A>) {
                return within(exact_engine::sign(point_gap, lengths.difference(a.center, p), lengths.sum(a.radius, -r)));
            } else {
                return within(gap_to_segment(exact_engine{}, a.a, a.b, p, lengths.sum(a.radius, -r)));
            }
        }
    } else if constexpr (rounded_shape<A>) {
        return rounded_holds_ball(a, p, r, strict);
    }
    relation const place = relate_position(a, p);
    if (place == relation::disjoint || (strict && place != relation::overlapping)) return false;
    if (r == T{0}) return true;
    if constexpr (requires { a.squared_clearance(exact(p)); }) {
        return has_interior(a) && within(compare(square(rational(r)), a.squared_clearance(exact(p))));
    } else if constexpr (requires { exact(a).squared_clearance(exact(p)); }) {
        return has_interior(a) && within(compare(square(rational(r)), exact(a).squared_clearance(exact(p))));
    } else {
        return false;  // a point, a segment, a ray or a line has no room for a ball; of others only r = 0 is asked
    }
}
template <class T, size_t N>
constexpr bool holds_ball(aabb<T, N> const& a, vec<T, N> const& p, T const& r, bool strict) {
    constexpr auto short_of = [](auto const& room, auto const& need) { return need - room; };
    if (strict && r == T{0}) return relate_valid(a, p) == relation::overlapping;
    for (size_t i = 0; i < N; ++i) {
        int const below = exact_engine::sign(short_of, lengths.difference(a.min[i], p[i]), lengths.nonnegative(r));
        int const above = exact_engine::sign(short_of, lengths.difference(p[i], a.max[i]), lengths.nonnegative(r));
        int const worst = larger(below, above);
        if (worst > 0 || (strict && worst == 0)) return false;
    }
    return true;
}

/// Of all points at most a.radius from a core that is no point and no segment.
template <class A, class T, size_t N>
constexpr bool rounded_holds_ball(A const& a, vec<T, N> const& p, T const& r, bool strict) {
    auto const core = exact(a.core());
    auto const at = exact(p);
    rational const beyond_radius = rational(r) - rational(a.radius);
    if (beyond_radius.sign() >= 0 && T{0} < a.radius) {
        bool const held = holds_ball(core, at, beyond_radius, strict);
        return held && (!strict || has_interior(core));
    }
    if (!(T{0} < a.radius)) return holds_ball(core, at, rational(r), strict);
    int const order = compare(gap_of_valid(core, point<rational, N>{at}).squared(), square(beyond_radius));
    return strict ? order < 0 : order <= 0;
}

/// A ray or a line lies in a ray or a line if it begins there and runs along it; a bounded shape has no room for it.
template <class A, class B>
constexpr bool holds_unbounded(A const& a, B const& b, bool strict) {
    if constexpr (bounded<A>) {
        return false;
    } else {
        auto const outer = parametric_line_of(a), inner = parametric_line_of(b);
        auto const along = dot(outer.direction, inner.direction);
        if (square(along) != squared_norm(outer.direction) * squared_norm(inner.direction)) return false;
        if (outer.starts && (!inner.starts || along.sign() < 0)) return false;
        return holds_ball(a, b.origin, typename B::scalar_type{0}, strict);
    }
}

/// A curve or a region holds a chain side by side, anything else as a whole.
template <class A, class B>
constexpr bool sides_hold(A const& a, B const& b, bool strict) {
    if constexpr (curve<B>) {
        bool all = true;
        b.core_vertices().each_side([&](auto const& side) { return all = sides_hold(a, side, strict); });
        return all;
    } else if constexpr (curve<A>) {
        if constexpr (keeps_vertices<B>) return false;  // a region has inner points
        if constexpr (!keeps_vertices<B>) return !is_solid(b) && chain_holds_segment(a, exact(flattened(core_of(b))), strict);
    } else {
        return region_holds(sided_view(a).get(), sided_view(b).get(), strict);
    }
}

/// No shape of a bounded kind holds one without an end.
inline constexpr struct never_t {
    static constexpr bool holds(auto const&, auto const&, bool) { return false; }
} never;

/// It holds the corners of b, with its radius around them, in a scalar that holds the numbers of both.
template <class A, class B>
constexpr bool corners_held(A const& a, B const& b, bool strict) {
    using T = typename common_scalar<typename A::scalar_type, typename B::scalar_type>::type;
    auto const r = number_cast<T>(radius_of(b));
    return all_corners(b, [&](auto const& corner) { return holds_ball(a, scalar_cast<T>(corner), r, strict); });
}

/// Method::of(a, b, strict), compiled once (queries/archive.hpp).
template <class Method, class A, class B>
bool held_in_archive(A const& a, B const& b, bool strict);
/// The same of any two: by the archive, at run time and if it has them.
template <class Method, class A, class B>
constexpr bool held(A const& a, B const& b, bool strict) {
    if constexpr (archived_together<A, B>) {
        if (!is_constant_evaluated())
            return with_archived(a, [&b, strict](auto const& outer) {
                return with_archived(b, [&](auto const& inner) { return held_in_archive<Method>(outer, inner, strict); });
            });
    }
    return Method::of(a, b, strict);
}

struct holding_by_corners {
    template <class A, class B>
    static constexpr bool of(A const& a, B const& b, bool strict) {
        if constexpr (requires { core_of(b).core_vertices(); }) {
            return corners_held(a, b, strict);
        } else if constexpr (keeps_vertices<A>) {
            return corners_held(a, exact(b), strict);
        } else {  // not stored, but exact
            return corners_held(exact(a), exact(b), strict);
        }
    }
};
/// A convex shape: it holds the corners of the other one, with its radius around them.
inline constexpr struct by_corners_t {
    template <class A, class B>
    static constexpr bool holds(A const& a, B const& b, bool strict) {
        if constexpr (same_as<typename A::scalar_type, typename B::scalar_type>) {
            return held<holding_by_corners>(a, b, strict);
        } else {
            using common = common_scalar_t<A, B>;
            return holds(scalar_cast<common>(a), scalar_cast<common>(b), strict);
        }
    }
} by_corners;

struct holding_by_sides {
    static constexpr bool of(auto const& a, auto const& b, bool strict) { return sides_hold(a, b, strict); }
};
/// A chain or a region: by its sides (chain_relation.cppm, polygon_relation.cppm).
inline constexpr struct by_sides_t {
    static constexpr bool holds(auto const& a, auto const& b, bool strict) { return held<holding_by_sides>(a, b, strict); }
} by_sides;

struct holding_by_directions {
    static constexpr bool of(auto const& a, auto const& b, bool strict) { return holds_unbounded(a, b, strict); }
};
/// A ray or a line: it holds one that begins in it and runs along it.
inline constexpr struct by_directions_t {
    static constexpr bool holds(auto const& a, auto const& b, bool strict) { return held<holding_by_directions>(a, b, strict); }
} by_directions;

/// The pair says whether the first shape holds the second one.
template <class A, class B>
concept holds_in_own_order = requires(A const& a, B const& b) {
    { pair<A, B>::holds(a, b, true) } -> same_as<bool>;
};
template <class A, class B>
concept holds_in_other_order = requires(A const& a, B const& b) {
    { pair<B, A>::holds(a, b, true) } -> same_as<bool>;
};
template <class A, class B>
concept holds_said = !(is_own<A> && is_own<B>) && (holds_in_own_order<A, B> || holds_in_other_order<A, B>);
template <class A, class B>
constexpr bool said_to_hold(A const& a, B const& b, bool strict) {
    if constexpr (holds_in_own_order<A, B>) {
        return pair<A, B>::holds(a, b, strict);
    } else {
        return pair<B, A>::holds(a, b, strict);
    }
}

/// As holds() of a user's pair says.
inline constexpr struct by_said_holding_t {
    static constexpr bool holds(auto const& a, auto const& b, bool strict) { return said_to_hold(a, b, strict); }
} by_said_holding;
/// A point in a user's shape: as its pair says of the point.
inline constexpr struct by_position_t {
    static constexpr bool holds(auto const& a, auto const& b, bool strict) {
        return relate(a, b) >= (strict ? relation::overlapping : relation::touching);
    }
} by_position;
/// A user's shape in a convex one: by its hull.
inline constexpr struct by_hull_t {
    static constexpr bool holds(auto const& a, auto const& b, bool strict);
} by_hull;

/// A ball in a user's convex shape: by its core, or by how far inner points are from its boundary.
template <class A>
inline constexpr bool has_room_for_balls = requires(in_fractions<A> const& a, vec<rational, A::dimension> const& p) {
    a.has_interior();
    a.squared_clearance(p);
};
template <rounded_shape A>
inline constexpr bool has_room_for_balls<A> = exact_gap_known<core_of_shape<in_fractions<A>>, point<rational, A::dimension>> &&
                                              (has_no_room<core_of_shape<A>> || has_room_for_balls<core_of_shape<A>>);

/// A convex shape, which holds what it holds the corners of.
template <class A>
concept holds_hulls = !nonconvex<A> && !may_be_hollow<A>;
/// A user's shape tells of the corners of B, with its radius, whether they are inside.
template <class A, class B>
concept looks_at_corners =
    !is_own<A> && has_pair<A, point<typename A::scalar_type, A::dimension>> && (!rounded_shape<B> || has_room_for_balls<A>);
/// What follows for a pair that names no method, one of a user's shape: whether A holds B.
template <class A, class B>
consteval auto containment_follows() {
    constexpr bool known = has_fractions<A> && has_fractions<B>;
    if constexpr (holds_said<A, B>) {
        return by_said_holding;
    } else if constexpr (known && is_endless<B> && (bounded<A> || nonconvex<A>)) {
        return never;
    } else if constexpr (known && nonconvex<A> && is_own<A> && bounded<B> && B::dimension == 2) {
        return by_sides;
    } else if constexpr (known && is_point<B> && !is_own<A>) {
        return by_position;
    } else if constexpr (known && holds_hulls<A> && has_hull<B>) {
        using hull = remove_cvref_t<decltype(static_cast<B const*>(nullptr)->hull())>;
        return conditional_t<defined<decltype(containment_follows<A, hull>())>, by_hull_t, not_defined_t>{};
    } else if constexpr (known && holds_hulls<A> && bounded<B> && (is_own<A> || looks_at_corners<A, B>)) {
        return by_corners;
    } else {
        return not_defined;
    }
}
constexpr bool by_hull_t::holds(auto const& a, auto const& b, bool strict) {
    auto const hull = b.hull();
    return containment_follows<remove_cvref_t<decltype(a)>, remove_cvref_t<decltype(hull)>>().holds(a, hull, strict);
}

/// The method for contains, of a pair in the order in which it is asked about.
inline constexpr struct contains_method_fn {
    template <class P, class A, class B>
    consteval auto operator()(pair_with_shapes<P, A, B, false>) const {
        if constexpr (requires { P::contains; }) {
            return P::contains;
        } else {
            return containment_follows<A, B>();
        }
    }
    template <class P, class A, class B>
    consteval auto operator()(pair_with_shapes<P, A, B, true>) const {
        if constexpr (requires { P::within; }) {
            return P::within;
        } else if constexpr (requires { P::contains; }) {
            return P::contains;
        } else {
            return containment_follows<B, A>();
        }
    }
} contains_method;

}  // namespace hantei
