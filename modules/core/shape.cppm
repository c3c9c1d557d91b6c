// SPDX-License-Identifier: MIT
// The concept of a shape: its stored numbers, and the functions that the library calls on it.
export module hantei:shape;
import :base;
import :members;
import :generic_arithmetic;
import :rational;
import :scalar;
import :vec;

export namespace hantei {

/// A closed set of points given by stored numbers: one of the library's shapes.
///
/// A model is an aggregate S<T, N> with coordinates of type T in dimension N. members(f) gives its members, in order of declaration, to a
/// function f, and report_flaws(report) tells what is wrong with them. (A shape with its corners in a range also has in_scalar(), which
/// converts it to another type, S::rebound.) If a formula may not notice a bad number (a negative radius is squared), the model also has
/// sizes_nonnegative(), a cheaper test of whether its sizes are nonnegative.
///
/// A model is convex unless it says is_convex = false. A bounded convex model has core_vertices(), and is their convex hull; or it is round: it
/// has a radius and a core(), and consists of all points at most radius from the core. A model with corners that can be solid has
/// has_interior() and squared_clearance(), the squared distance of one of its points from its boundary. A model that is not convex may have a
/// hull(). Nothing else in the library has to know a new shape (docs/adding_a_shape.md).
template <class S>
concept shape = requires(S const& s) {
    typename S::scalar_type;
    requires scalar<typename S::scalar_type>;
    requires S::dimension == 2 || S::dimension == 3;
    requires has_members<S>;
};

}  // namespace hantei

namespace hantei {

template <class S, class U>
struct rebind;
template <template <class, size_t> class S, scalar T, size_t N, class U>
struct rebind<S<T, N>, U> {
    using type = S<U, N>;
};
template <class S, class U>
    requires requires { typename S::template rebound<U>; }
struct rebind<S, U> {
    using type = typename S::template rebound<U>;
};

/// Whether S keeps its vertices in a range, together with what outline_of() found out about them: a chain, a convex polygon, a polygon.
template <class S>
inline constexpr bool keeps_vertices = false;

/// Whether S can be written in exact fractions: it is a number, or a model S<T, N>.
template <class S>
concept has_fractions = scalar<S> || requires { typename rebind<S, rational>::type; };

/// x as a U, which must hold it without rounding.
template <scalar U, scalar T>
constexpr U number_cast(T const& x) {
    if constexpr (same_as<U, T>) {
        return x;
    } else if constexpr (same_as<U, rational>) {
        return rational(x);
    } else {
        return static_cast<U>(x);
    }
}
template <class S, scalar U>
struct made_of_members {
    constexpr S operator()(auto const&... part) const;
};
template <scalar U, class S>
constexpr auto scalar_cast(S const& s) {
    if constexpr (scalar<S>) {
        return number_cast<U>(s);
    } else if constexpr (requires { s.template in_scalar<U>(); }) {
        return s.template in_scalar<U>();
    } else if constexpr (has_members<S>) {
        return s.members(made_of_members<typename rebind<S, U>::type, U>{});
    } else {
        return map([](auto const& x) { return number_cast<U>(x); }, s);
    }
}

template <class S, scalar U>
constexpr S made_of_members<S, U>::operator()(auto const&... part) const {
    return S{scalar_cast<U>(part)...};
}

/// Bit i of the Gray code of k tells whether corner k of a box is on the upper side of axis i. Successive corners differ on one axis, so in the plane
/// they go around the box.
constexpr size_t gray_code(size_t k) { return k ^ (k >> 1); }
/// f(upper) for each of the 2^N corners of a box in this order, where upper(i) tells whether the corner is on the upper side of axis i.
template <size_t N>
constexpr auto in_gray_order(auto f) {
    auto const corner = [&f](size_t k) { return f([gray = gray_code(k)](size_t i) { return ((gray >> i) & 1) != 0; }); };
    if constexpr (N == 2) {
        return array{corner(0), corner(1), corner(2), corner(3)};
    } else {
        return array{corner(0), corner(1), corner(2), corner(3), corner(4), corner(5), corner(6), corner(7)};
    }
}

/// Whether x < 0, by a cheap test that may also hold for −0 and NaN.
template <class T>
constexpr bool looks_negative(T const& x) {
    if constexpr (floating_point<T>) {
        return sign_bit(x);
    } else {
        return x < T{0};
    }
}
/// Whether s has no bad size that a formula would not notice, by its cheap test sizes_nonnegative() if it has one.
template <class S>
constexpr bool sizes_look_nonnegative(S const& s) {
    if constexpr (requires { s.sizes_nonnegative(); }) {
        return s.sizes_nonnegative();
    } else {
        return true;
    }
}

template <class S>
using in_fractions = typename rebind<S, rational>::type;

/// The shape in exact fractions.
template <has_fractions S>
constexpr auto exact(S const& s) {
    return scalar_cast<rational>(s);
}

/// The least squared distance of p from the lines through the sides of a polygon, whose corners are in order around it.
constexpr rational squared_distance_to_sides(auto const& corner, vec<rational, 2> const& p) {
    auto const to_side = [&](size_t i) {
        auto const from = exact(corner[i]), to = exact(corner[i + 1 < corner.size() ? i + 1 : 0]);
        return square(cross(to - from, p - from)) / squared_norm(to - from);
    };
    rational least = to_side(0);
    for (size_t i = 1; i < corner.size(); ++i) least = min(least, to_side(i));
    return least;
}

}  // namespace hantei
