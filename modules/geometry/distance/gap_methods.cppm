// SPDX-License-Identifier: MIT
// The methods of distance(), squared_distance() and closest_points(): what the file of a pair names as `closest_points`.
//
// Each method has distance<T>(a, b) and squared_distance<T>(a, b), for two disjoint shapes, and closest_points<T>(a, b, apart), for shapes of one
// scalar in the order of their pair. All return the numbers nearest to the true values. They differ in where they look for the closest points.
export module hantei:gap_methods;
import :base;
import :generic_arithmetic;
import :rational;
import :rounding;
import :vec;
import :relation;
import :shape;
import :shape_traits;
import :closest_points;
import :corner_list;
import :line_clipping;
import :ladder;
import :convex_core;
import :gap_of_points;
import :gap_of_cores;
import :common_point;
import :alternatives;
import :manifest;
import :decide;
import :exact_gap;
import :sided_view;
import :own_shapes;
import :surd;

namespace hantei {

/// The gap between two shapes whose cores have stored numbers as their closest points.
template <class A, class B>
constexpr auto gap_of_stored_points(A const& a, B const& b) {
    using T = core_scalar<typename A::scalar_type>;
    auto const [p, q] = stored_nearest(a, b);
    return gap_of_points<T, A::dimension>{scalar_cast<T>(p), scalar_cast<T>(q), number_cast<T>(radius_of(a)),
                                          number_cast<T>(radius_of(b))};
}
/// The method for cores whose closest points are stored numbers: points, balls and boxes along the axes (Ericson, section 5.1.3).
inline constexpr struct by_stored_points_t {
    template <class T, class A, class B>
    static constexpr T distance(A const& a, B const& b) {
        return of_gap<width_of_gap<T>>(a, b);
    }
    template <class T, class A, class B>
    static constexpr T squared_distance(A const& a, B const& b) {
        return of_gap<squared_width_of_gap<T>>(a, b);
    }
    template <class T, class A, class B>
    static constexpr closest<T, A::dimension> closest_points(A const& a, B const& b, bool apart) {
        return apart ? of_gap<ends_of_point_gap<T, A::dimension>>(a, b) : of_gap<point_in_point_gap<T, A::dimension>>(a, b);
    }

  private:
    template <class Values, class A, class B>
    static constexpr auto of_gap(A const& a, B const& b) {
        return measured<Values>(gap_of_stored_points(a, b));
    }
} by_stored_points;

/// The method by the closest features, corners and sides, of two convex cores of the plane (gap_of_cores.cppm).
inline constexpr struct by_closest_features_t {
    template <class T, class A, class B>
    static constexpr T distance(A const& a, B const& b) {
        return of_gap<width_of_gap<T>>(a, b);
    }
    template <class T, class A, class B>
    static constexpr T squared_distance(A const& a, B const& b) {
        return of_gap<squared_width_of_gap<T>>(a, b);
    }
    template <class T, class A, class B>
    static constexpr closest<T, 2> closest_points(A const& a, B const& b, bool apart) {
        return apart ? ends<T>(a, b) : common_point<T>(a, b);
    }
    template <class T, class A, class B>
    static constexpr closest<T, 2> ends(A const& a, B const& b) {
        return of_gap<ends_of_core_gap<T>>(a, b);
    }
    /// A common point of two shapes that meet, twice.
    template <class T, class A, class B>
    static constexpr closest<T, 2> common_point(A const& a, B const& b) {
        bool apart = false;
        if constexpr (rounded_shape<A> || rounded_shape<B>) apart = relate_valid(core_of(a), core_of(b)) == relation::disjoint;
        return with_convex_cores(a, b, [&](auto const& core_a, auto const& core_b) {
            return apart ? measured<point_in_core_gap<T>>(gap_of_cores{core_a, core_b})
                         : measured<point_in_both_cores<T>>(meeting_cores{core_a, core_b});
        });
    }

  private:
    template <class Values, class A, class B>
    static constexpr auto of_gap(A const& a, B const& b) {
        return with_convex_cores(
            a, b, [](auto const& core_a, auto const& core_b) { return measured<Values>(gap_of_cores{core_a, core_b}); });
    }
} by_closest_features;

/// The method by the closest sides of chains and regions, which a search in their trees finds (closest_sides.cppm).
inline constexpr struct by_closest_sides_t {
    template <class T, class A, class B>
    static constexpr T distance(A const& a, B const& b) {
        return with_closest_parts(a, b, [](auto const& p, auto const& q) { return by_closest_features.distance<T>(p, q); });
    }
    template <class T, class A, class B>
    static constexpr T squared_distance(A const& a, B const& b) {
        return with_closest_parts(a, b,
                                  [](auto const& p, auto const& q) { return by_closest_features.squared_distance<T>(p, q); });
    }
    template <class T, class A, class B>
    static constexpr closest<T, 2> closest_points(A const& a, B const& b, bool apart) {
        if constexpr (nonconvex<A>) {
            return apart ? ends<T>(a, b) : common_point<T>(a, b);
        } else {
            return flipped(closest_points<T>(b, a, apart));
        }
    }

  private:
    template <class T, nonconvex A, class B>
    static constexpr closest<T, 2> ends(A const& a, B const& b) {
        return with_closest_side(a, b, [](auto const& side, auto const& other) {
            // The two sides go in the order of b and a: of equally close points the first on b counts.
            if constexpr (nonconvex<B>) {
                return flipped(by_closest_features.ends<T>(other, side));
            } else {
                return by_closest_features.ends<T>(side, other);
            }
        });
    }
    template <class T, nonconvex A, class B>
    static constexpr closest<T, 2> common_point(A const& a, B const& b) {
        auto const core = core_of(b);
        if (relate_valid(a, core) == relation::disjoint) {
            if constexpr (!nonconvex<B>)
                return with_closest_side(
                    a, b, [](auto const& side, auto const& other) { return by_closest_features.common_point<T>(side, other); });
        }
        auto const side = first_side_at(a, core);
        if (!side.has_value()) {  // the whole core is inside
            auto const p = map([](auto const& x) { return by_fractions::rounded_stored<T>(x); }, some_point(core));
            return {p, p};
        }
        if constexpr (nonconvex<B>) {
            return flipped(common_point<T>(b, *side));
        } else {
            return by_closest_features.common_point<T>(*side, b);
        }
    }
} by_closest_sides;

/// The values of a gap in fractions are the distance (`width_of_exact_gap`), its square and the closest points.
template <class T>
struct width_of_exact_gap {
    using result = T;
    template <size_t N>
    static constexpr T of(exact_gap<N> const& gap) {
        return to_nearest<T>(gap.width());
    }
};
/// The distance as an exact number, without rounding.
struct true_width_of_exact_gap {
    using result = surd;
    template <size_t N>
    static constexpr surd of(exact_gap<N> const& gap) {
        return gap.width();
    }
};
template <class T>
struct squared_width_of_exact_gap {
    using result = T;
    template <size_t N>
    static constexpr T of(exact_gap<N> const& gap) {
        rational const reach = gap.reach();
        return to_nearest<T>(surd{gap.squared() + square(reach), reach * rational(-2), gap.squared()});
    }
};
template <class T, size_t N>
struct ends_of_exact_gap {
    using result = closest<T, N>;
    static constexpr closest<T, N> of(exact_gap<N> const& gap) {
        auto const& [from, to] = gap.cores;
        auto const way = to - from;
        rational const squared = gap.squared(), reach = gap.reach();
        closest<T, N> r;
        for (size_t i = 0; i < N; ++i) {
            if (gap.apart()) {  // from each core's point toward the other by the radius
                r.on_a[i] = to_nearest<T>(surd{from[i], gap.radius_a * way[i] / squared, squared});
                r.on_b[i] = to_nearest<T>(surd{to[i], -gap.radius_b * way[i] / squared, squared});
            } else {  // the point between the cores in the ratio of the radii is common to both
                rational const share = squared.sign() == 0 ? rational(0) : gap.radius_a / reach;
                r.on_a[i] = r.on_b[i] = to_nearest<T>(from[i] + way[i] * share);
            }
        }
        return r;
    }
};
/// How the gap of two valid shapes is found in fractions. `gap_as_whole` is for two shapes that hold their numbers themselves, `gap_by_sides` for
/// a chain or a region and a ray or a line, `gap_of_convex` for a convex polygon and a ray or a line.
struct gap_as_whole {
    static constexpr auto of(auto const& a, auto const& b) { return gap_of_exact(exact(a), exact(b)); }
};
struct gap_by_sides {
    template <class A, class B>
    static constexpr auto of(A const& a, B const& b) {
        if constexpr (keeps_vertices<A>) return gap_to_sides(a, b);
        if constexpr (!keeps_vertices<A>) return flipped(gap_to_sides(b, a));
    }
};
struct gap_of_convex {
    static constexpr exact_gap<2> of(auto const& a, auto const& b) {
        auto const found = nearest_on_sides(parametric_line_of(b), corners_of(a));
        return {{found.on_b, found.on_a}, 0, 0};
    }
};
/// How the archive finds the gap of an A and a B, in the order of their pair.
template <class A, class B>
consteval auto way_to_gap() {
    if constexpr ((nonconvex<A> && is_endless<B>) || (is_endless<A> && nonconvex<B>)) {
        return gap_by_sides{};
    } else if constexpr (keeps_vertices<A> && is_endless<B>) {
        return gap_of_convex{};
    } else {
        return gap_as_whole{};
    }
}
/// Way::of(a, b) and Values::of(gap), both compiled once (queries/archive.hpp).
template <class Way, size_t N, class A, class B>
exact_gap<N> gap_in_archive(A const& a, B const& b);
template <class Values, size_t N>
typename Values::result gap_measured_in_archive(exact_gap<N> const& gap);

template <class Values, class A, class B>
constexpr typename Values::result gap_measured(A const& a, B const& b) {
    if (is_constant_evaluated()) return Values::of(gap_between(a, b));
    if constexpr (archived_together<A, B>) {
        return gap_measured_in_archive<Values>(with_archived(a, [&b](auto const& p) {
            return with_archived(
                b, [&p](auto const& q) { return gap_in_archive<decltype(way_to_gap<A, B>()), A::dimension>(p, q); });
        }));
    } else {
        return gap_measured_in_archive<Values>(gap_between(a, b));
    }
}

/// Whether a method ends with two points in fractions: the archive has them for such a method.
template <class Method>
concept by_exact_points_at_last = requires { requires Method::ends_with_exact_points; };

/// The method by two points in fractions, which nearest() of the pair or of the pair of cores returns: for a user's shape and a ray or a line.
inline constexpr struct by_exact_points_t {
    static constexpr bool ends_with_exact_points = true;

    template <class T, class A, class B>
    static constexpr T distance(A const& a, B const& b) {
        return gap_measured<width_of_exact_gap<T>>(a, b);
    }
    template <class T, class A, class B>
    static constexpr T squared_distance(A const& a, B const& b) {
        return gap_measured<squared_width_of_exact_gap<T>>(a, b);
    }
    template <class T, class A, class B>
    static constexpr closest<T, A::dimension> closest_points(A const& a, B const& b, bool) {
        return gap_measured<ends_of_exact_gap<T, A::dimension>>(a, b);
    }
} by_exact_points;

/// The method by distance() of a user's pair, whose closest points are not fractions.
inline constexpr struct by_said_distance_t {
    template <class T, class A, class B>
    static constexpr T distance(A const& a, B const& b) {
        return to_nearest<T>(exact_distance(a, b));
    }
    template <class T, class A, class B>
    static constexpr T squared_distance(A const& a, B const& b) {
        auto const width = exact_distance(a, b);
        return to_nearest<T>(width * width);
    }
} by_said_distance;

/// Whether the gap between an A and a B is known in fractions.
template <class A, class B>
concept gap_in_fractions = has_fractions<A> && has_fractions<B> && exact_gap_known<in_fractions<A>, in_fractions<B>>;
/// The method for a pair that names none: a pair with a user's shape.
template <class A, class B>
consteval auto closest_points_follow() {
    constexpr bool cores = has_fractions<A> && has_fractions<B> && cores_have_pair<A, B>;
    if constexpr (cores && stored_nearest_known<A, B>) {
        return by_stored_points;
    } else if constexpr (cores && bounded_in_plane<A> && bounded_in_plane<B>) {
        return by_closest_features;
    } else if constexpr (gap_in_fractions<A, B> && sides_known<A, B>) {
        return by_closest_sides;
    } else if constexpr (gap_in_fractions<A, B>) {
        return by_exact_points;
    } else {
        return not_defined;
    }
}

/// The method of a pair for closest_points(). `distance_method` is the one for distance() and squared_distance().
inline constexpr struct closest_points_method_fn {
    template <class P, class A, class B, bool Swapped>
    consteval auto operator()(pair_with_shapes<P, A, B, Swapped>) const {
        if constexpr (requires { P::closest_points; }) {
            return P::closest_points;
        } else {
            return closest_points_follow<A, B>();
        }
    }
} closest_points_method;
inline constexpr struct distance_method_fn {
    template <class P, class A, class B, bool Swapped>
    consteval auto operator()(pair_with_shapes<P, A, B, Swapped> p) const {
        if constexpr (distance_said<A, B>) {
            return by_said_distance;
        } else {
            return closest_points_method(p);
        }
    }
} distance_method;

}  // namespace hantei
