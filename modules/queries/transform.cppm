// SPDX-License-Identifier: MIT
// The image of a shape under a pose or a matrix: each stored number of the image is the exact one, rounded once.
export module hantei:transform;
import :base;
import :scalar;
import :common_scalar;
import :vec;
import :shape;
import :own_shapes;
import :ray;
import :line;
import :ball;
import :aabb;
import :obb;
import :capsule;
import :vertex_list;
import :unary_dispatch;
import :pose;
import :affine_map;
import :alternatives;
import :judgeable;
import :dispatch;
import :sentence;
import :validation;

namespace hantei {

/// A shape whose parts are all positions, which are mapped one by one: a point, a segment, a triangle, or a user's shape that declares
/// parts_are_positions.
template <class S>
concept made_of_corners =
    is_point<S> || is_segment<S> || is_triangle<S> || (!is_own<S> && requires { requires S::parts_are_positions; });

template <class Image, class Map>
struct made_of_images {
    Map const& map;
    constexpr Image operator()(auto const&... p) const {
        return Image{map.template position<typename Image::scalar_type>(p)...};
    }
};
/// The image of a shape, in scalars T.
template <scalar T, made_of_corners S>
constexpr auto image_of(S const& s, auto const& map) {
    return s.members(made_of_images<typename rebind<S, T>::type, remove_cvref_t<decltype(map)>>{map});
}
template <scalar T, class X, size_t N>
constexpr ray<T, N> image_of(ray<X, N> const& s, auto const& map) {
    return {map.template position<T>(s.origin), map.template direction<T>(s.direction)};
}
template <scalar T, class X, size_t N>
constexpr line<T, N> image_of(line<X, N> const& s, auto const& map) {
    return {map.template position<T>(s.origin), map.template direction<T>(s.direction)};
}
template <scalar T, class X, size_t N>
constexpr ball<T, N> image_of(ball<X, N> const& s, auto const& map) {
    return {map.template position<T>(s.center), map.template length<T>(s.radius)};
}
template <scalar T, class X, size_t N>
constexpr capsule<T, N> image_of(capsule<X, N> const& s, auto const& map) {
    return {map.template position<T>(s.a), map.template position<T>(s.b), map.template length<T>(s.radius)};
}
template <scalar T, class X, size_t N>
constexpr auto image_of(obb<X, N> const& s, auto const& map) {
    return map.template box<T>(s);
}
template <scalar T, class X, size_t N>
constexpr auto image_of(aabb<X, N> const& s, auto const& map) {
    return map.template box<T>(s);
}

/// The images of vertices.
template <scalar T, class X>
constexpr vector<vec<T, 2>> images_of(vertex_list<X> const& vertices, auto const& map) {
    return mapped_vertices<T>(vertices, [&map](auto const& p) { return map.template position<T>(p); });
}
/// The image of a shape that keeps its vertices. It is checked anew, because the rounded corners may be on one line.
template <scalar T, class S>
    requires keeps_vertices<S>
constexpr auto image_of(S const& s, auto const& map) {
    using image = typename rebind<S, T>::type;
    if constexpr (requires { s.hole_count(); }) {
        vector<vector<vec<T, 2>>> holes;
        for (size_t i = 0; i < s.hole_count(); ++i) holes.push_back(images_of<T>(s.hole(i), map));
        return image(images_of<T>(s.core_vertices(), map), holes);
    } else {
        return image(images_of<T>(s.core_vertices(), map));
    }
}

/// Whether a pose or matrix fits the dimension and the scalar of a shape. If V is a variant, the image must be one of its alternatives.
template <class Map, class V>
struct maps {
    template <class X>
    struct shape_of {
        static constexpr bool value = false;
    };
    template <class X>
    using scalar_with = typename common_scalar<typename X::scalar_type, typename Map::scalar_type>::type;
    template <shape X>
        requires(X::dimension == Map::dimension) && has_common_scalar<typename X::scalar_type, typename Map::scalar_type> &&
                requires(X const& s, Map const& map) { image_of<scalar_with<X>>(s, map_of(map)); }
    struct shape_of<X> {
        using T = scalar_with<X>;
        using image = decltype(image_of<T>(*static_cast<X const*>(nullptr), map_of(*static_cast<Map const*>(nullptr))));
        static constexpr bool value = !is_variant<V> || is_constructible_v<V, image>;
    };
    template <class X>
    struct words {
        static consteval composed_text text() {
            if constexpr (shape<X> && !is_own<X>)
                return objection_text<X>(" does not tell its image: give it parts_are_positions (docs/adding_a_shape.md)");
            return objection_text<X>(
                " has no image under this map, as dimensions or scalars do not fit (64-bit integers meet no "
                "floating-point numbers), or none in this variant (an aabb becomes an obb)");
        }
    };
};

/// The objection to a map under which not all alternatives of S have an image.
template <class S, class Map>
consteval auto objection_to_map() {
    using to = maps<Map, resolved_t<S>>;
    if constexpr (!requires(Map const& map) { map_of(map); }) {
        return sentence(
            "hantei: shapes are transformed by a pose{rotation, {dx, dy}} or an affine_map; a vector moves them by +");
    } else if constexpr (for_each_alternative<to::template shape_of, S>) {
        return no_objection;
    } else {
        return objection_to_first<to::template words>(alternatives<S>{});
    }
}

}  // namespace hantei

export namespace hantei {

/// transform(s, pose) and transform(s, matrix): the image of a shape under a rigid motion, or under an affine map of the plane. Its scalar
/// is the one in which s and the map meet. An aabb becomes an obb, and vertices are kept in a vector. A variant gives the same variant with
/// the image in it.
///
/// Every position and direction is computed exactly and rounded once in each coordinate. So it is exact if it is representable, as under
/// quarter turns, translations and integer maps. Under a pose, radii and half extents stay as they are, and the rotation of an obb is the
/// product of the stored rotations, rounded: the result is the rounded box. Under a matrix, radii are multiplied by the one scale of a
/// similarity and rounded once. A box has an image only if its sides stay at right angles; the rotation of the image is the exact axis of
/// its first side, rounded.
///
/// Throws invalid_shape for bad numbers, also of the image, such as a direction that the matrix takes to zero, or vertices that are not
/// convex or form no simple ring after the rounding. Throws std::domain_error if the image is no shape of the kind, if a coordinate is
/// beyond the range, and for integers if a coordinate is not whole.
inline constexpr struct transform_fn {
    template <class S, class Map>
        requires answerable<objection_to_map<S, Map>()>
    constexpr auto operator()(S const& any, Map const& map) const {
        if constexpr (has_alternatives<S>) {
            return with_alternative(any, [&map](auto const& held) { return resolved_t<S>(transform_fn{}(held, map)); });
        } else {
            return ask_valid<maps<Map, void>::template shape_of>(
                [&map]<class X>(X const& s) {
                    using T = typename common_scalar<typename X::scalar_type, typename Map::scalar_type>::type;
                    auto const image = image_of<T>(s, map_of(map));
                    validate(image);
                    return image;
                },
                any);
        }
    }
} transform;

}  // namespace hantei
