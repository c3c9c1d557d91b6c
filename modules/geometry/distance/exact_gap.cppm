// SPDX-License-Identifier: MIT
// The gap between two shapes in fractions, by the closest points of their cores; and which shapes have one.
//
// It is the last rung of a distance (ladder.cppm), and decides comparisons with a distance that have to be exact.
export module hantei:exact_gap;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :rational;
import :vec;
import :relation;
import :shape;
import :validation;
import :pair;
import :point;
import :segment;
import :own_shapes;
import :convex;
import :shape_traits;
import :corner_list;
import :ladder;
import :convex_core;
import :gap_of_points;
import :gap_of_cores;
import :common_point;
import :side_lists;
import :closest_sides;
import :chain_relation;
import :judgeable;
import :predicates;
import :closest_features;
import :decide;
import :surd;

namespace hantei {

/// The closest points of two disjoint cores of exact numbers.
constexpr closest<rational, 2> exact_ends_between(convex_core<rational> const& a, convex_core<rational> const& b) {
    by_fractions rung;
    auto const found = gap_of_cores<rational>{a, b}.choose(rung);
    bool const of_a = found.what != closest_features_case::kind::corner_of_b;
    return with_closest_features(rung, a, b, found, exact_ends{of_a});
}
/// A common point of two cores that meet, twice.
constexpr closest<rational, 2> exact_common_point(convex_core<rational> const& a, convex_core<rational> const& b) {
    by_fractions rung;
    meeting_cores<rational> const m{a, b};
    return with_common_point(rung, m, m.choose(rung), [](auto const& p) { return closest<rational, 2>{p, p}; });
}
/// Calls f with s without its radius, as a shape of the library.
template <class S>
constexpr auto with_plain(S const& s, auto f) {
    if constexpr (rounded_shape<S>) {
        return with_plain(s.core(), f);
    } else if constexpr (is_own<S>) {
        return f(s);
    } else {
        corner_list const given = corners_of(exact(s));
        auto const corners = hull_of_points(dynamic_array<vec<rational, 2>>(given.begin(), given.end()));
        if (corners.size() == 1) return f(point<rational, 2>{corners[0]});
        if (corners.size() == 2) return f(segment<rational, 2>{corners[0], corners[1]});
        return f(convex(corners));
    }
}

/// Whether pair<A, B> has nearest(a, b). For a user's shape it returns points of the whole shape, not of its core: it is not used for round shapes.
template <class A, class B>
concept nearest_in_order = (!(rounded_shape<A> || rounded_shape<B>) || (is_own<A> && is_own<B>)) &&
                           requires(A const& a, B const& b) { pair<A, B>::nearest(a, b); };

/// The closest points of the cores of two shapes of exact numbers. The pair's own method finds them, or that of the pair of cores, or that of convex
/// polygons, which depends on whether the cores are apart.
template <class A, class B>
constexpr auto nearest_cores(A const& a, B const& b) {
    using Core_a = decltype(core_of(a));
    using Core_b = decltype(core_of(b));
    if constexpr (nearest_in_order<A, B>) {
        return pair<A, B>::nearest(a, b);
    } else if constexpr (nearest_in_order<B, A>) {
        return flipped(pair<B, A>::nearest(b, a));
    } else if constexpr (stored_nearest_known<A, B>) {
        return stored_nearest(a, b);
    } else if constexpr (!same_as<A, Core_a> || !same_as<B, Core_b>) {
        return nearest_cores(core_of(a), core_of(b));
    } else if constexpr (!is_own<A> && is_endless<B>) {
        return with_plain(a, [&](auto const& plain) { return nearest_cores(plain, b); });
    } else if constexpr (is_endless<A> && !is_own<B>) {
        return with_plain(b, [&](auto const& plain) { return nearest_cores(a, plain); });
    } else {
        bool const apart = relate_valid(a, b) == relation::disjoint;
        return with_convex_cores(a, b, [apart](auto const& core_a, auto const& core_b) {
            return apart ? exact_ends_between(core_a, core_b) : exact_common_point(core_a, core_b);
        });
    }
}

/// The closest points of two cores, and the radii around the cores. The distance and the closest points of the shapes follow from these.
template <size_t N>
struct exact_gap {
    closest<rational, N> cores;
    rational radius_a, radius_b;

    constexpr rational reach() const { return radius_a + radius_b; }
    constexpr rational squared() const { return squared_norm(cores.on_b - cores.on_a); }
    constexpr bool apart() const { return squared() > square(reach()); }
    constexpr surd width() const { return {-reach(), 1, squared()}; }
};
template <size_t N>
constexpr exact_gap<N> flipped(exact_gap<N> const& g) {
    return {flipped(g.cores), g.radius_b, g.radius_a};
}
/// The gap of two convex shapes of exact numbers.
template <class A, class B>
constexpr exact_gap<A::dimension> gap_of_exact(A const& a, B const& b) {
    return {nearest_cores(a, b), radius_of(a), radius_of(b)};
}
/// The gap of two valid shapes.
template <class A, class B>
constexpr exact_gap<A::dimension> gap_of_valid(A const& a, B const& b) {
    if constexpr (nonconvex<A>) {
        return gap_to_sides(a, b);
    } else if constexpr (nonconvex<B>) {
        return flipped(gap_to_sides(b, a));
    } else {
        return gap_of_exact(exact(a), exact(b));
    }
}
template <class A, class B>
constexpr exact_gap<A::dimension> gap_between(A const& a, B const& b) {
    validate(a);
    validate(b);
    return gap_of_valid(a, b);
}

/// Calls f(the closest side of a, b or its closest side), where a is a chain or a region and the core of b is apart from it.
template <nonconvex A, class B>
constexpr auto with_closest_side(A const& a, B const& b, auto f) {
    if constexpr (!nonconvex<B> && !corners_are_stored<B>) {
        return with_closest_side(exact(a), exact(b), f);
    } else {
        return with_side_lists(a, [&](auto const& sides_of_a) {
            if constexpr (nonconvex<B>) {
                return with_side_lists(b, [&](auto const& sides_of_b) {
                    auto const [i, k] = closest_sides(sides_of_a, sides_of_b);
                    return f(sides_of_a.side(i), sides_of_b.side(k));
                });
            } else {
                return with_convex_core(
                    b, [&](auto const& core) { return f(sides_of_a.side(closest_sides(sides_of_a, core).a), b); });
            }
        });
    }
}
/// The first side of a that meets x, for two valid shapes; nothing if none does.
template <class A, class X>
constexpr auto first_side_at(A const& a, X const& x) {
    optional<segment<typename A::scalar_type, 2>> found;
    each_side_at(a, x, [&](auto const& side) {
        if (relate_valid(side, x) != relation::disjoint) found = side;
        return !found.has_value();
    });
    return found;
}

/// The gap of a chain or a region a that the core of b does not meet: gap_of(side, b) of the first of the nearest sides.
template <class A, class B>
constexpr exact_gap<2> gap_to_nearest_side(A const& a, B const& b, auto gap_of) {
    if constexpr (nonconvex<B>) {
        return with_closest_side(a, b, [&](auto const& side, auto const& other) { return flipped(gap_of(other, side)); });
    } else if constexpr (bounded<B>) {
        return with_closest_side(a, b, [&](auto const& side, auto const& other) { return gap_of(side, other); });
    } else {
        optional<exact_gap<2>> best;
        each_list(a, [&](auto const& list) {
            return list.each_side([&](auto const& side) {
                auto const gap = gap_of(side, b);
                if (!best.has_value() || gap.squared() < best->squared()) best = gap;
                return true;
            });
        });
        return *best;
    }
}
/// The gap of a chain or a region a and any b: of the first side of a that the core of b meets, else of the first of the nearest sides. If the core
/// meets a but none of its sides, it is inside a region, and its first corner is common to both.
template <class A, class B>
constexpr exact_gap<2> gap_to_sides(A const& a, B const& b) {
    auto const gap_of = [](auto const& x, auto const& y) { return gap_of_valid(x, y); };
    auto const core = core_of(b);
    if (relate_valid(a, core) == relation::disjoint) return gap_to_nearest_side(a, b, gap_of);
    auto const side = first_side_at(a, core);
    if (side.has_value()) return gap_of(*side, b);
    auto const p = exact(some_point(core));
    return {{p, p}, 0, exact(radius_of(b))};
}

/// Calls f with two convex parts of a and b that have the same gap as a and b, which are disjoint.
template <class A, class B>
constexpr auto with_closest_parts(A const& a, B const& b, auto f) {
    if constexpr (nonconvex<A>) {
        return with_closest_side(a, b, f);
    } else if constexpr (nonconvex<B>) {
        return with_closest_side(b, a, f);
    } else {
        return f(a, b);
    }
}

/// Whether pair<A, B> has distance(a, b), an exact number, for closest points that are not fractions. `distance_said`: a user's pair, or the pair of
/// the cores, has it.
template <class A, class B>
concept distance_in_order = requires(A const& a, B const& b) {
    { pair<A, B>::distance(a, b) } -> same_as<surd>;
};
template <class A, class B>
concept distance_said_of = distance_in_order<A, B> || distance_in_order<B, A>;
template <class A, class B>
concept distance_said = !(is_own<A> && is_own<B>) && has_fractions<A> && has_fractions<B> &&
                        (distance_said_of<in_fractions<A>, in_fractions<B>> ||
                         distance_said_of<core_of_shape<in_fractions<A>>, core_of_shape<in_fractions<B>>>);
template <class A, class B>
constexpr surd said_distance(A const& a, B const& b) {
    if constexpr (distance_in_order<A, B>) {
        return pair<A, B>::distance(a, b);
    } else if constexpr (distance_in_order<B, A>) {
        return pair<B, A>::distance(b, a);
    } else {
        return said_distance(core_of(a), core_of(b)) - (radius_of(a) + radius_of(b));
    }
}

/// The exact distance of two disjoint shapes.
template <class A, class B>
constexpr surd exact_distance(A const& a, B const& b) {
    if constexpr (distance_said<A, B>) {
        return said_distance(exact(a), exact(b));
    } else {
        return gap_between(a, b).width();
    }
}

/// Whether both are bounded shapes of the plane, and at least one of them is made of sides.
template <class A, class B>
concept sides_known =
    (nonconvex<A> || nonconvex<B>) && (nonconvex<A> || bounded_in_plane<A>) && (nonconvex<B> || bounded_in_plane<B>);

/// Whether the relation of the cores is known; true for two shapes without a radius.
template <class A, class B>
concept cores_have_pair = !(rounded_shape<A> || rounded_shape<B>) || pair_known<core_of_shape<A>, core_of_shape<B>>::value;
/// Whether nearest_cores() knows the closest points.
template <class A, class B>
concept nearest_known = nearest_in_order<A, B> || nearest_in_order<B, A> || stored_nearest_known<A, B> ||
                        (bounded_in_plane<A> && (bounded_in_plane<B> || (!is_own<A> && is_endless<B>))) ||
                        (is_endless<A> && !is_own<B> && bounded_in_plane<B>);
/// Whether gap_between() is known, in fractions.
template <class A, class B>
concept exact_gap_known =
    (nonconvex<A> && (is_own<B> || bounded_in_plane<B>)) || (nonconvex<B> && (is_own<A> || bounded_in_plane<A>)) ||
    (has_pair<core_of_shape<A>, core_of_shape<B>> &&
     (nearest_known<A, B> || nearest_known<core_of_shape<A>, core_of_shape<B>>));

}  // namespace hantei
