// SPDX-License-Identifier: MIT
// The convex hull of a range of points or shapes of the plane.
export module hantei:convex_hull;
import :base;
import :shape;
import :vec;
import :validation;
import :shape_traits;
import :corner_list;
import :alternatives;
import :judgeable;
import :dispatch;
import :sentence;
import :unary_dispatch;

namespace hantei {

/// Appends the corners of s to points. Adding 0 removes the sign of a zero, so that equal points are the same.
template <class T, class S>
constexpr void add_corners(vector<vec<T, 2>>& points, S const& s) {
    validate(s);
    for (auto const& p : s.core_vertices()) points.push_back(map([](auto const& x) { return number_cast<T>(x) + T{0}; }, p));
}

template <class R, class Projection>
using projected = invoke_result_t<Projection const&, rng::range_reference_t<R>>;

/// Whether X is a shape of the plane that is given by stored corners, so that its hull is theirs.
template <class X>
struct stores_corners {
    static constexpr bool value = is_planar<X>::value && requires(X const& x) {
        requires !rounded_shape<X> && has_corners<X>;
        x.core_vertices();
    };
};
template <class X>
struct objection_text_corners {
    static consteval composed_text text() {
        if constexpr (is_planar<X>::value) {
            return objection_text<X>(
                " is not the hull of stored corners: convex_hull takes positions, segments, boxes along the axes, triangles "
                "and shapes with vertices");
        } else {
            return objection_text_space<X>::text();
        }
    }
};
struct objection_text_scalars {
    static consteval composed_text text() {
        composed_text text;
        (text += no_common_scalar) += "the shapes of one";
        return text;
    }
};
template <class... X>
using scalar_of_each = typename scalar_of_all<typename scalar_of_shape<X>::type...>::type;
template <class... X>
consteval auto scalar_of_list(type_list<X...>) {
    return type_identity<scalar_of_each<X...>>{};
}
/// No objection if all alternatives store corners, in scalars that one scalar holds. Otherwise the objection to the first that does not.
template <class... X>
consteval auto objection_to_corners(type_list<X...>, type_list<>) {
    if constexpr (same_as<scalar_of_each<X...>, void>) {
        return sentence_of<objection_text_scalars>();
    } else {
        return no_objection;
    }
}
template <class All, class X, class... More>
consteval auto objection_to_corners(All all, type_list<X, More...>) {
    if constexpr (stores_corners<X>::value) {
        return objection_to_corners(all, type_list<More...>{});
    } else {
        return sentence_of<objection_text_corners<X>>();
    }
}
template <class X>
inline constexpr auto objection_to_hull = objection_to_corners(alternatives<X>{}, alternatives<X>{});

}  // namespace hantei

export namespace hantei {

/// convex_hull(range, projection): the corners of the convex hull of a range, which is the least convex set that contains every point of
/// it. They are in counter-clockwise order (y up), starting with the least in the order of x, then y. They are values of the range. None
/// lies between two others, so points on one line have two corners and equal points one. Of no points the hull is empty. A zero comes out
/// without its sign.
///
/// The elements, or what the projection makes of them, are positions, points, or shapes that are the hull of their stored corners:
/// segments, axis-aligned boxes, triangles, and all shapes that have vertices; or they are variants of these. The cost is n log n exact
/// signs. Throws invalid_shape for bad numbers.
inline constexpr struct convex_hull_fn {
    template <rng::input_range R, class Projection = identity>
        requires answerable<objection_to_hull<projected<R, Projection>>>
    constexpr auto operator()(R&& range, Projection projection = {}) const {
        using T = typename decltype(scalar_of_list(alternatives<projected<R, Projection>>{}))::type;
        vector<vec<T, 2>> points;
        for (auto i = rng::begin(range); i != rng::end(range); ++i)
            with_alternative(invoke(projection, *i), [&points](auto const& s) { add_corners(points, s); });
        return hull_of_points(points);
    }
} convex_hull;

}  // namespace hantei
