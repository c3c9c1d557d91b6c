// SPDX-License-Identifier: MIT
// The translation of a shape by a vector, which keeps the kind of the shape (also of an aabb).
export module hantei:moved;
import :base;
import :visiting;
import :scalar;
import :common_scalar;
import :sentence;
import :foreign_vec;
import :vec;
import :shape;
import :validation;
import :alternatives;
import :aabb;
import :obb;
import :vertex_list;
import :unary_dispatch;
import :transform;

namespace hantei {

/// x + by, or x − by if `back`, in a scalar that holds both: rounded once, and never −0. Throws std::domain_error beyond the range of T.
template <scalar T, class X, class D>
constexpr T moved_coordinate(X const& x, D const& by, bool back) {
    constexpr char const* out_of_range = "hantei: a shape is moved beyond the range of its scalar type";
    T const a = number_cast<T>(x), b = number_cast<T>(by);
    T const sum = sum_in_range(a, b, out_of_range, back);
    if constexpr (signed_integral<T>) {
        return sum;
    } else {
        // Numbers that were not finite before are named by validate().
        if (!is_finite(sum) && is_finite(a) && is_finite(b)) fail(domain_error(out_of_range));
        return sum + T{0};
    }
}
/// The map p ↦ p + way, or p − way if `back`, for image_of (transform.cppm).
template <scalar D, size_t N>
struct translation {
    vec<D, N> way;
    bool back = false;

    template <scalar T, class X>
    constexpr vec<T, N> position(vec<X, N> const& p) const {
        return map([this](X const& x, D const& by) { return moved_coordinate<T>(x, by, back); }, p, way);
    }
    template <scalar T, class X>
    constexpr vec<T, N> direction(vec<X, N> const& d) const {
        return scalar_cast<T>(d);
    }
    template <scalar T, class X>
    constexpr T length(X const& x) const {
        return number_cast<T>(x);
    }
    template <scalar T, class X>
    constexpr obb<T, N> box(obb<X, N> const& s) const {
        return {position<T>(s.center), scalar_cast<T>(s.half_extents), scalar_cast<T>(s.rotation)};
    }
    template <scalar T, class X>
    constexpr aabb<T, N> box(aabb<X, N> const& s) const {
        return {position<T>(s.min), position<T>(s.max)};
    }
    /// The moved vertices, in a container of the same type.
    template <class V>
    constexpr V vertices(V copy) const {
        for (auto& p : copy) p = position<vertex_scalar<V>>(p);
        return copy;
    }
    template <class H>
    constexpr H holes(H copy) const {
        for (auto& ring : copy) ring = vertices(static_cast<rng::range_value_t<H>&&>(ring));
        return copy;
    }
};
template <scalar T, class S, class D, size_t N>
constexpr auto moved_in(S const& s, translation<D, N> const& move) {
    if constexpr (keeps_vertices<S> && same_as<T, typename S::scalar_type>) {
        if constexpr (!requires { s.holes(); }) {
            return S(move.vertices(s.vertices()));
        } else if constexpr (vertex_range<remove_cvref_t<decltype(s.holes())>>) {
            return S(move.vertices(s.outer()), move.vertices(s.holes()));
        } else {
            return S(move.vertices(s.outer()), move.holes(s.holes()));
        }
    } else {
        return image_of<T>(s, move);
    }
}

/// Whether a shape can be moved by a vector with coordinates D in dimension N. If V is a variant, the image must be one of its
/// alternatives.
template <class D, size_t N, class V>
struct movable {
    template <class S>
    struct by {
        static constexpr bool value = false;
    };
    template <shape S>
        requires(S::dimension == N) && has_common_scalar<typename S::scalar_type, D>
    struct by<S> {
        using common = typename common_scalar<typename S::scalar_type, D>::type;
        static constexpr bool value = requires(S const& s, translation<D, N> const& move) {
            image_of<common>(s, move);
            requires !is_variant<V> || is_constructible_v<V, decltype(moved_in<common>(s, move))>;
        };
    };
};
/// A vector of this library or of another one, but not a point.
template <class V>
concept way_of_move = (is_vec<V> || foreign_vec<V>) && readable_vec<V>;
template <way_of_move V>
using as_vec_t = remove_cvref_t<decltype(as_vec(*static_cast<V const*>(nullptr)))>;
template <class S, class V>
consteval auto objection_to_move() {
    if constexpr (!way_of_move<V>) {
        return sentence("hantei: a shape is moved by a vector: shape + vec{dx, dy}, or one of another library");
    } else if constexpr (!for_each_alternative<
                             movable<typename as_vec_t<V>::scalar_type, as_vec_t<V>::dimension, S>::template by, S>) {
        return sentence(
            "hantei: a shape is moved by a vector of its own dimension, in a scalar that holds both exactly (64-bit integers "
            "and "
            "floating-point numbers have none), and stays in its variant");
    } else {
        return no_objection;
    }
}
template <class S>
inline constexpr bool is_shape_or_variant = shape<S> || is_variant<S>;
template <class S, class V>
concept moved_by = is_shape_or_variant<S> && answerable<objection_to_move<S, V>()>;

template <class S, class D, size_t N>
constexpr auto moved(S const& s, translation<D, N> const& move) {
    if constexpr (is_variant<S>) {
        return visit_held(s, [&move](auto const& held) { return S(moved(held, move)); });
    } else {
        validate(s);
        auto const image = moved_in<typename common_scalar<typename S::scalar_type, D>::type>(s, move);
        validate(image);
        return image;
    }
}

}  // namespace hantei

export namespace hantei {

/// s + way: the translated shape {p + way : p in s}, of the same kind, in the scalar in which s and way meet. A variant gives the same
/// variant. Every stored position is moved, and rounded once in each coordinate, so sides may change in their last bits. Vertices are
/// checked again. Throws invalid_shape for bad numbers, and for vertices that are not sound after the rounding. Throws std::domain_error if
/// a coordinate is beyond the range of the scalar.
template <class S, class V>
    requires moved_by<S, V>
constexpr auto operator+(S const& s, V const& way) {
    return moved(s, translation{as_vec(way)});
}
/// s − way: the shape translated by −way.
template <class S, class V>
    requires moved_by<S, V>
constexpr auto operator-(S const& s, V const& way) {
    return moved(s, translation{as_vec(way), true});
}
/// Assigns s + way to s, if that has the scalar of s.
template <class S, class V>
    requires moved_by<S, V>
constexpr S& operator+=(S& s, V const& way) {
    return s = s + way;
}
template <class S, class V>
    requires moved_by<S, V>
constexpr S& operator-=(S& s, V const& way) {
    return s = s - way;
}

}  // namespace hantei
