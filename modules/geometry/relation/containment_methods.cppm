// SPDX-License-Identifier: MIT
// The methods of contains(), within() and strictly_contains(): what the file of a pair names as `contains` and `within`.
//
// `contains` is for whether the first shape of the pair holds the second one; `within` is for whether the second one holds the first. Each method
// has holds(a, b, strict), for valid shapes: whether every point of b is in a, or, if strict, in the relative interior of a.
//
// A convex shape a contains b if it contains the ball of b's radius r around each corner of b. A round shape with radius R contains these balls if
// the corners are within R − r of its core (a common Minkowski summand cancels: Schneider, Convex Bodies, section 3.1), or, for r > R, if the core
// contains the balls of radius r − R around them. A shape with corners contains them if they are inside and at least r away from every side.
// A convex shape contains a set if it contains the hull of the set.
export module hantei:containment_methods;
import :base;
import :common_scalar;
import :generic_arithmetic;
import :scalar;
import :rational;
import :vec;
import :relation;
import :shape;
import :pair;
import :point;
import :ball;
import :obb;
import :aabb;
import :own_shapes;
import :shape_traits;
import :line_clipping;
import :sign;
import :rotated_frame;
import :formulas;
import :alternatives;
import :judgeable;
import :manifest;
import :predicates;
import :exact_gap;
import :ladder;
import :convex_core;
import :gap_in_space;
import :orthotope;
import :chain_relation;
import :sided_view;
import :polygon_relation;
import :inputs;

namespace hantei {

/// Whether f holds for every corner of s, or of its core.
constexpr bool all_corners(auto const& s, auto f) {
    return with_core(s, [&f](auto const& core) {
        for (auto const& p : core.core_vertices())
            if (!f(p)) return false;
        return true;
    });
}
/// The relation of a valid shape to a point. A user's shape that has no pair with a point is asked about a ball of radius 0.
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
/// Whether A has no interior of full dimension; a ball or a capsule counts, because its radius may be 0.
template <class A>
concept has_no_room =
    is_point<A> || is_segment<A> || is_endless<A> || is_ball<A> || is_capsule<A> || (is_triangle<A> && A::dimension == 3);

/// Whether the ball of radius r about p lies in a; if strict, in the relative interior of a.
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
        return false;  // a point, a segment, a ray or a line has no room for a ball; others are asked only for r = 0
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

/// Like `holds_ball`, for all points at most a.radius from a core that is neither a point nor a segment.
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

/// Whether a contains b, a ray or a line. It does if a is a ray or a line, b begins in a and b runs along a; a bounded shape has no room for b.
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

/// Whether a curve or a region contains b. A chain is contained if each of its sides is; other shapes are tested as a whole.
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

/// The method for a bounded kind of shape and an unbounded shape: always false.
inline constexpr struct never_t {
    static constexpr bool holds(auto const&, auto const&, bool) { return false; }
} never;

/// Whether a contains the corners of b, with b's radius around them, in a scalar that holds the numbers of both.
template <class A, class B>
constexpr bool corners_held(A const& a, B const& b, bool strict) {
    using T = typename common_scalar<typename A::scalar_type, typename B::scalar_type>::type;
    auto const r = number_cast<T>(radius_of(b));
    return all_corners(b, [&](auto const& corner) { return holds_ball(a, scalar_cast<T>(corner), r, strict); });
}

/// Method::of(a, b, strict), compiled once (queries/archive.hpp).
template <class Method, class A, class B>
bool held_in_archive(A const& a, B const& b, bool strict);
/// Method::of(a, b, strict) for any two shapes: by the archive at run time, if it has them.
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

/// The sign of how far p, in numbers of a rung, is outside a ball or a box of space: 0 on the boundary.
template <class T>
constexpr int sign_outside(auto& rung, ball<T, 3> const& a, auto const& p) {
    return rung.sign(squared_norm(p - rung.stored(a.center)) - square(rung.number(a.radius)));
}
template <class T>
constexpr int sign_outside(auto& rung, aabb<T, 3> const& a, auto const& p) {
    auto const below = rung.stored(a.min) - p, above = p - rung.stored(a.max);
    int worst = -1;
    for (size_t i = 0; i < 3; ++i) worst = larger(worst, larger(rung.sign(below[i]), rung.sign(above[i])));
    return worst;
}
template <class T>
constexpr int sign_outside(auto& rung, obb<T, 3> const& a, auto const& p) {
    auto const frame = frame_of(rung.number(a.rotation.w), rung.stored(a.rotation.vector()));
    auto const beyond = beyond_extents(p - rung.stored(a.center), rung.stored(a.half_extents), frame);
    int worst = -1;
    for (size_t i = 0; i < 3; ++i) worst = larger(worst, rung.sign(beyond[i]));
    return worst;
}
/// Whether a contains the corners of a turned box of space, which are not stored numbers: 1 if it does and −1 if it does not, if discs are certain of
/// it, else 0. A corner on the boundary may be in the relative interior, if a is flat.
template <class A, class T>
constexpr int corners_surely_held(A const& a, obb<T, 3> const& b, bool strict) {
    if constexpr (requires(by_discs rung) { sign_outside(rung, a, rung.stored(b.center)); }) {
        auto const box = orthotope_of<core_scalar<T>>(b);
        if (!(box.in_range() && all_in_range(a))) return 0;
        bool all = true;
        for (unsigned k = 0; k < 8; ++k) {
            by_discs rung;
            auto const place = [k](unsigned i) {
                return (k >> i & 1) != 0 ? place_in_interval::end : place_in_interval::start;
            };
            int const out = sign_outside(rung, a, box.corner_in(rung, {place(0), place(1), place(2)}));
            if (out > 0 && !rung.doubt) return -1;
            all = all && !rung.doubt && (out < 0 || !strict);
        }
        return all ? 1 : 0;
    } else {
        return 0;
    }
}

struct holding_by_corners {
    template <class A, class B>
    static constexpr bool of(A const& a, B const& b, bool strict) {
        if constexpr (is_turned_box<B> && B::dimension == 3 && has_filter<typename B::scalar_type>) {
            if (int const held = corners_surely_held(a, b, strict); held != 0) return held > 0;
        }
        if constexpr (requires { core_of(b).core_vertices(); }) {
            return corners_held(a, b, strict);
        } else if constexpr (keeps_vertices<A>) {
            return corners_held(a, exact(b), strict);
        } else {  // not stored, but exact
            return corners_held(exact(a), exact(b), strict);
        }
    }
};
/// The method for a convex shape: it contains b if it contains the corners of b, with b's radius around them.
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
/// The method for a chain or a region: by its sides (chain_relation.cppm, polygon_relation.cppm).
inline constexpr struct by_sides_t {
    static constexpr bool holds(auto const& a, auto const& b, bool strict) { return held<holding_by_sides>(a, b, strict); }
} by_sides;

struct holding_by_directions {
    static constexpr bool of(auto const& a, auto const& b, bool strict) { return holds_unbounded(a, b, strict); }
};
/// The method for a ray or a line: it contains a ray or a line that begins in it and runs along it.
inline constexpr struct by_directions_t {
    static constexpr bool holds(auto const& a, auto const& b, bool strict) { return held<holding_by_directions>(a, b, strict); }
} by_directions;

/// Whether pair<A, B> has holds(a, b, strict). `holds_said`: a user's pair has it, in either order.
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

/// The method by holds() of a user's pair.
inline constexpr struct by_said_holding_t {
    static constexpr bool holds(auto const& a, auto const& b, bool strict) { return said_to_hold(a, b, strict); }
} by_said_holding;
/// The method for a point in a user's shape: by the relation of the pair.
inline constexpr struct by_position_t {
    static constexpr bool holds(auto const& a, auto const& b, bool strict) {
        return relate(a, b) >= (strict ? relation::overlapping : relation::touching);
    }
} by_position;
/// The method for a user's shape in a convex one: by its hull.
inline constexpr struct by_hull_t {
    static constexpr bool holds(auto const& a, auto const& b, bool strict);
} by_hull;

/// Whether a user's convex shape can tell if it contains a ball: by its core, or by the distance of inner points from its boundary.
template <class A>
inline constexpr bool has_room_for_balls = requires(in_fractions<A> const& a, vec<rational, A::dimension> const& p) {
    a.has_interior();
    a.squared_clearance(p);
};
template <rounded_shape A>
inline constexpr bool has_room_for_balls<A> = exact_gap_known<core_of_shape<in_fractions<A>>, point<rational, A::dimension>> &&
                                              (has_no_room<core_of_shape<A>> || has_room_for_balls<core_of_shape<A>>);

/// Whether A is convex: it contains every set whose corners it contains.
template <class A>
concept holds_hulls = !nonconvex<A> && !may_be_hollow<A>;
/// Whether a user's shape A can tell if it contains the corners of B, with the radius of B.
template <class A, class B>
concept looks_at_corners =
    !is_own<A> && has_pair<A, point<typename A::scalar_type, A::dimension>> && (!rounded_shape<B> || has_room_for_balls<A>);
/// The method for a pair that names none, a pair with a user's shape: whether A contains B.
template <class A, class B>
consteval auto default_containment_method() {
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
        return conditional_t<defined<decltype(default_containment_method<A, hull>())>, by_hull_t, not_defined_t>{};
    } else if constexpr (known && holds_hulls<A> && bounded<B> && (is_own<A> || looks_at_corners<A, B>)) {
        return by_corners;
    } else {
        return not_defined;
    }
}
constexpr bool by_hull_t::holds(auto const& a, auto const& b, bool strict) {
    auto const hull = b.hull();
    return default_containment_method<remove_cvref_t<decltype(a)>, remove_cvref_t<decltype(hull)>>().holds(a, hull, strict);
}

/// The method of contains(), for a pair in the order in which the shapes are given.
inline constexpr struct contains_method_fn {
    template <class P, class A, class B>
    consteval auto operator()(pair_with_shapes<P, A, B, false>) const {
        if constexpr (requires { P::contains; }) {
            return P::contains;
        } else {
            return default_containment_method<A, B>();
        }
    }
    template <class P, class A, class B>
    consteval auto operator()(pair_with_shapes<P, A, B, true>) const {
        if constexpr (requires { P::within; }) {
            return P::within;
        } else if constexpr (requires { P::contains; }) {
            return P::contains;
        } else {
            return default_containment_method<B, A>();
        }
    }
} contains_method;

}  // namespace hantei
