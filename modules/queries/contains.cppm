// SPDX-License-Identifier: MIT
// Whether every point of one shape is a point of another, decided exactly.
//
// In a convex shape a, b lies if its corners do, each with b's radius r around it. A round shape with radius R holds
// them if the corners are within R − r of its core (a common Minkowski summand cancels: Schneider, Convex Bodies, section 3.1), or, for
// r > R, if the core holds them with the radius r − R; one with corners holds them if they are inside and at least r away from every side.
// A convex shape holds a set if it holds the hull of it.
export module hantei:contains;
import :base;
import :generic_arithmetic;
import :rational;
import :vec;
import :relation;
import :shape;
import :validation;
import :pair;
import :point;
import :ball;
import :aabb;
import :own_shapes;
import :shape_traits;
import :line_clipping;
import :sign;
import :formulas;
import :dispatch;
import :sentence;
import :predicates;
import :exact_gap;
import :chain_relation;
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
/// How a shape lies to a point: a user's is asked about it by itself.
template <class A, class T, size_t N>
constexpr relation relate_position(A const& a, vec<T, N> const& p) {
    if constexpr (has_pair<A, point<T, N>>) {
        return relate(a, point<T, N>{p});
    } else {
        return relate(a, ball<T, N>{p, T{0}});
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
    if constexpr (requires { exact(a).squared_clearance(exact(p)); }) {
        return has_interior(a) && within(compare(square(rational(r)), exact(a).squared_clearance(exact(p))));
    } else {
        return false;  // a point, a segment, a ray or a line has no room for a ball; of others only r = 0 is asked
    }
}
template <class T, size_t N>
constexpr bool holds_ball(aabb<T, N> const& a, vec<T, N> const& p, T const& r, bool strict) {
    constexpr auto short_of = [](auto const& room, auto const& need) { return need - room; };
    if (strict && r == T{0}) return relate(a, p) == relation::overlapping;
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
    int const order = compare(gap_between(core, point<rational, N>{at}).squared(), square(beyond_radius));
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
        b.each_side([&](auto const& side) { return all = sides_hold(a, side, strict); });
        return all;
    } else if constexpr (curve<A>) {
        return !is_solid(b) && chain_holds_segment(a, exact(flattened(core_of(b))), strict);
    } else {
        return region_holds(a, b, strict);
    }
}

/// The corners, or those of the core, are stored.
template <class B>
concept corners_at_hand = requires(B const& b) { core_of(b).core_vertices(); };

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

/// A ball in a user's convex shape: by its core, or by how far inner points are from its boundary.
template <class A>
inline constexpr bool has_room_for_balls = requires(in_fractions<A> const& a, vec<rational, A::dimension> const& p) {
    a.has_interior();
    a.squared_clearance(p);
};
template <rounded_shape A>
inline constexpr bool has_room_for_balls<A> = exact_gap_known<core_of_shape<in_fractions<A>>, point<rational, A::dimension>> &&
                                              (has_no_room<core_of_shape<A>> || has_room_for_balls<core_of_shape<A>>);

/// holds(a, b) is known, for shapes of one scalar that have a pair.
template <class A, class B>
inline constexpr bool holding_of = false;
template <class A, class B>
inline constexpr bool holding_of_unsaid = false;
template <class A, class B>
    requires(is_own<A> && is_own<B>)
inline constexpr bool holding_of_unsaid<A, B> = true;
template <class A, class B>
    requires(!is_own<A> && is_point<B>)
inline constexpr bool holding_of_unsaid<A, B> = true;
template <class A, class B>
    requires(is_own<A> && !is_own<B> && bounded<B>)
inline constexpr bool holding_of_unsaid<A, B> = !nonconvex<A> || B::dimension == 2;
template <class A, class B>
    requires(!is_own<A> && !is_point<B> && !may_be_hollow<A> && bounded<B>)
inline constexpr bool holding_of_unsaid<A, B> =
    has_pair<A, point<typename A::scalar_type, A::dimension>> && (!rounded_shape<B> || has_room_for_balls<A>);
template <class A, class B>
    requires(!is_own<A> && bounded<A> && is_endless<B>)
inline constexpr bool holding_of_unsaid<A, B> = true;
template <class A, class B>
    requires(!is_own<B> && has_hull<B> && !nonconvex<A> && !may_be_hollow<A>)
inline constexpr bool holding_of_unsaid<A, B> =
    holding_of_unsaid<A, remove_cvref_t<decltype(static_cast<B const*>(nullptr)->hull())>>;
template <shape A, shape B>
    requires(same_as<typename A::scalar_type, typename B::scalar_type>)
inline constexpr bool holding_of<A, B> = holds_said<A, B> || (has_fractions<A> && has_fractions<B> && holding_of_unsaid<A, B>);
template <shape A, shape B>
    requires(!same_as<typename A::scalar_type, typename B::scalar_type> && widened<A, B>)
inline constexpr bool holding_of<A, B> =
    holding_of<typename rebind<A, common_scalar_t<A, B>>::type, typename rebind<B, common_scalar_t<A, B>>::type>;
template <class A, class B>
struct holding_known {
    static constexpr bool value = pair_known<A, B>::value && holding_of<A, B>;
};
template <class A, class B>
struct words_against_holding {
    static consteval composed_text text() {
        return words_against_two<A, B>(
            "whether one of ", " holds the other is not known: give their pair holds(a, b, strict) (docs/adding_a_shape.md)");
    }
};

template <class A, class B>
constexpr bool holds(A const& a, B const& b, bool strict) {
    using common = common_scalar_t<A, B>;
    validate(a);
    validate(b);
    if constexpr (holds_said<A, B>) {
        return said_to_hold(a, b, strict);
    } else if constexpr (nonconvex<A>) {
        if constexpr (bounded<B>) return sides_hold(a, b, strict);
        return false;
    } else if constexpr (!same_as<typename A::scalar_type, typename B::scalar_type>) {
        return holds(scalar_cast<common>(a), scalar_cast<common>(b), strict);
    } else if constexpr (is_point<B> && !is_own<A>) {
        return relate(a, b) >= (strict ? relation::overlapping : relation::touching);
    } else if constexpr (has_hull<B>) {
        return holds(a, b.hull(), strict);
    } else if constexpr (!bounded<B>) {
        return holds_unbounded(a, b, strict);
    } else if constexpr (!corners_at_hand<B>) {  // not stored, but exact
        auto const x = exact(a);
        auto const y = exact(b);
        return all_corners(y, [&](auto const& corner) { return holds_ball(x, corner, radius_of(y), strict); });
    } else {
        auto const r = radius_of(b);
        return all_corners(b, [&](auto const& corner) { return holds_ball(a, corner, r, strict); });
    }
}

/// holds(a, b), the arguments in the user's order.
template <class A, class B>
constexpr auto holds_in_order(A const& a, B const& b, bool strict) {
    return ask<holding_known>([strict](auto*, auto const& x, auto const& y,
                                       bool swapped) { return swapped ? holds(y, x, strict) : holds(x, y, strict); },
                              a, b);
}

}  // namespace hantei

export namespace hantei {

/// contains(a, b) and strictly_contains(a, b) are defined: for own shapes where judgeable<A, B> is.
template <class A, class B>
concept can_hold = answerable<objection<holding_known, words_against_holding, A, B>()>;

/// Every point of b is a point of a, boundaries included: b is a subset of a. Throws invalid_shape for bad numbers.
inline constexpr struct contains_fn {
    template <class A, class B>
        requires can_hold<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return holds_in_order(a, b, false);
    }
} contains;

/// Every point of a is a point of b: contains(b, a), under the name that OGC gives it. Throws invalid_shape for bad numbers.
inline constexpr struct within_fn {
    template <class A, class B>
        requires can_hold<B, A>
    constexpr auto operator()(A const& a, B const& b) const {
        return contains(b, a);
    }
} within;

/// Every point of b is in the relative interior of a. Throws invalid_shape for bad numbers.
inline constexpr struct strictly_contains_fn {
    template <class A, class B>
        requires can_hold<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return holds_in_order(a, b, true);
    }
} strictly_contains;

}  // namespace hantei
