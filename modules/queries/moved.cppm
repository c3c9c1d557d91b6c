// SPDX-License-Identifier: MIT
// A shape moved by a vector: its own kind again, an aabb too.
export module hantei:moved;
import :base;
import :scalar;
import :rational;
import :vec;
import :shape;
import :validation;
import :meeting;
import :aabb;
import :obb;
import :vertex_list;
import :one_shape;
import :transform;

namespace hantei {

/// x + by, in a scalar that holds both: rounded once, and never −0. Throws std::domain_error beyond the range of T.
template <scalar T, class X, class D>
constexpr T moved_coordinate(X const& x, D const& by) {
    T const a = number_cast<T>(x), b = number_cast<T>(by);
    bool in_range = true;
    T sum{};
    if constexpr (signed_integral<T>) {
        in_range = b < 0 ? a >= numeric_limits<T>::min() - b : a <= numeric_limits<T>::max() - b;
        if (in_range) sum = a + b;
    } else {
        sum = (a + b) + T{0};
        in_range = is_finite(sum) || !is_finite(a) || !is_finite(b);  // what is wrong before is named by validate()
    }
    if (!in_range) fail(domain_error("hantei: a shape is moved beyond the range of its scalar type"));
    return sum;
}
/// −x. Throws std::domain_error for the least integer.
template <scalar D>
constexpr D opposite(D const& x) {
    if constexpr (signed_integral<D>) {
        if (x == numeric_limits<D>::min()) fail(domain_error("hantei: a shape is moved beyond the range of its scalar type"));
    }
    return -x;
}
/// p ↦ p + way, for image_of (transform.cppm).
template <scalar D, size_t N>
struct translation {
    vec<D, N> way;

    template <scalar T, class X>
    constexpr vec<T, N> position(vec<X, N> const& p) const {
        return map([](X const& x, D const& by) { return moved_coordinate<T>(x, by); }, p, way);
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
        return {position<T>(s.center), scalar_cast<T>(s.half), scalar_cast<T>(s.turn)};
    }
    template <scalar T, class X>
    constexpr aabb<T, N> box(aabb<X, N> const& s) const {
        return {position<T>(s.min), position<T>(s.max)};
    }
    /// Vertices, in the container that they are in.
    template <class V>
    constexpr V vertices(V copy) const {
        for (auto& p : copy) p = position<typename V::value_type::scalar_type>(p);
        return copy;
    }
    template <class H>
    constexpr H holes(H copy) const {
        for (auto& ring : copy) ring = vertices(ring);
        return copy;
    }
};
template <scalar T, class S, class D, size_t N>
constexpr auto moved_in(S const& s, translation<D, N> const& move) {
    if constexpr (requires { s.facts(); } && same_as<T, typename S::scalar_type>) {
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

template <class D, size_t N>
struct movable {
    template <class S>
    struct by {
        static constexpr bool value = false;
    };
    template <shape S>
        requires(S::dimension == N) && meets<typename S::scalar_type, D>
    struct by<S> {
        using common = typename common_scalar<typename S::scalar_type, D>::type;
        static constexpr bool value = requires(S const& s, translation<D, N> const& move) { image_of<common>(s, move); };
    };
};
template <class S, class D, size_t N>
concept moved_by = (shape<S> || is_variant<S>) && for_each_alternative<movable<D, N>::template by, S>;

}  // namespace hantei

export namespace hantei {

/// s + way: the shape {p + way : p in s}, of the same kind, in the scalar in which both meet; of a variant, the same variant. Every
/// stored position is moved, and rounded once in each coordinate: so sides may change in their last bits. Vertices are judged again.
/// Throws invalid_shape for bad numbers and for vertices that are no sound ones after the rounding; std::domain_error where a coordinate
/// is beyond the range of the scalar.
template <class S, scalar D, size_t N>
    requires moved_by<S, D, N>
constexpr auto operator+(S const& s, vec<D, N> const& way) {
    if constexpr (is_variant<S>) {
        return visit([&way](auto const& held) { return S(held + way); }, s);
    } else {
        validate(s);
        auto const moved = moved_in<typename common_scalar<typename S::scalar_type, D>::type>(s, translation<D, N>{way});
        validate(moved);
        return moved;
    }
}
/// s + (−way).
template <class S, scalar D, size_t N>
    requires moved_by<S, D, N>
constexpr auto operator-(S const& s, vec<D, N> const& way) {
    return s + map([](D const& x) { return opposite(x); }, way);
}
/// s = s + way, where that is of the same scalar.
template <class S, scalar D, size_t N>
    requires moved_by<S, D, N>
constexpr S& operator+=(S& s, vec<D, N> const& way) {
    return s = s + way;
}
template <class S, scalar D, size_t N>
    requires moved_by<S, D, N>
constexpr S& operator-=(S& s, vec<D, N> const& way) {
    return s = s - way;
}

}  // namespace hantei
