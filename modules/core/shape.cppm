// SPDX-License-Identifier: MIT
// What a shape is to the library: its stored parts, and what is asked of them.
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
/// A model is an aggregate S<T, N> with coordinates T in dimension N that gives its members in order of declaration to a function, members(f), and
/// tells what is wrong with them, report_flaws(). (One with its corners in a range says what it is in_scalar() another type, S::rebound.) Where a
/// formula may not notice a bad number (a negative radius is squared), it says whether its sizes are nonnegative, sizes_nonnegative(), which costs less.
///
/// A model is convex unless it says is_convex = false. A bounded convex one has core_vertices(), of which it is the hull; or it is round, all
/// points at most radius from its core, and has a radius and the core(). One with corners that can be solid tells whether it
/// has_interior() and, for a point of it, the squared_clearance() from its boundary. One that is not convex may tell its hull(). Nothing
/// else of the library has to know a new shape (docs/adding_a_shape.md).
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

/// A shape that keeps its vertices in a range, and what outline_of() found out about them: known by its sides, of a region by its rings.
template <class S>
inline constexpr bool keeps_vertices = false;

/// What can be written in fractions: a number, or a model S<T, N>.
template <class S>
concept has_fractions = scalar<S> || requires { typename rebind<S, rational>::type; };

/// The same numbers in another scalar type, which must hold them without rounding.
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

/// f(upper) for each of the 2^N corners of a box, upper(i) telling on which side of axis i it is; two that follow each other
/// differ on one axis, so that in the plane they go around.
template <size_t N>
constexpr auto in_gray_order(auto f) {
    auto const corner = [&f](size_t k) {
        size_t const gray = k ^ (k >> 1);
        return f([gray](size_t i) { return ((gray >> i) & 1) != 0; });
    };
    if constexpr (N == 2) {
        return array{corner(0), corner(1), corner(2), corner(3)};
    } else {
        return array{corner(0), corner(1), corner(2), corner(3), corner(4), corner(5), corner(6), corner(7)};
    }
}

/// x < 0, or perhaps −0 or NaN: an answer that is cheap.
template <class T>
constexpr bool looks_negative(T const& x) {
    if constexpr (floating_point<T>) {
        return sign_bit(x);
    } else {
        return x < T{0};
    }
}
/// No bad number that a formula would not notice.
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

/// The least squared distance of p from the lines of the sides between corners in order around.
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
