// SPDX-License-Identifier: MIT
// The results of measures: rounded for the user, exact inside the library.
export module hantei:results;
import :base;
import :rational;
import :rounding;
import :vec;
import :surd;

export namespace hantei {

/// The point where a line crosses the boundary of a solid: point = origin + t·direction. The normal is a unit vector that points out of the
/// solid.
template <class T = double, size_t N = 2>
struct crossing {
    T t{};
    vec<T, N> point, normal;

    constexpr bool operator==(crossing const&) const = default;
};
template <class T = double>
crossing(type_identity_t<T>, vec<T, 2>, vec<T, 2>) -> crossing<T, 2>;
template <class T = double>
crossing(type_identity_t<T>, vec<T, 3>, vec<T, 3>) -> crossing<T, 3>;

/// The whole common part of a solid and the line through a ray. enter.t < 0 means that the ray starts inside.
template <class T = double, size_t N = 2>
struct chord {
    crossing<T, N> enter, exit;

    constexpr bool operator==(chord const&) const = default;
};
template <class T = double>
chord(crossing<T, 2>, crossing<T, 2>) -> chord<T, 2>;
template <class T = double>
chord(crossing<T, 3>, crossing<T, 3>) -> chord<T, 3>;

/// How to separate two shapes a and b that meet: moving a by −normal·depth makes them touch.
template <class T = double, size_t N = 2>
struct contact_manifold {
    vec<T, N> normal;  ///< of length 1, from a to b
    T depth{};  ///< the shortest way out, >= 0; 0 for shapes that touch

    /// The points of the contact, halfway between the two surfaces: one, or the corners of a face that lies on a face.
    struct point_list {
        array<vec<T, N>, (size_t{1} << (N - 1))> at{};
        size_t count = 0;

        constexpr point_list() = default;
        /// The first of the points, as many as there is room for.
        constexpr point_list(initializer_list<vec<T, N>> points) {
            for (auto const& p : points)
                if (count < at.size()) at[count++] = p;
        }
        constexpr auto begin() const { return at.data(); }
        constexpr auto end() const { return at.data() + count; }
        constexpr size_t size() const { return count; }
        constexpr vec<T, N> const& operator[](size_t i) const { return at[i]; }
        friend constexpr bool operator==(point_list const& a, point_list const& b) {
            bool same = a.count == b.count;
            for (size_t i = 0; i < a.count && same; ++i) same = a.at[i] == b.at[i];
            return same;
        }
    } points;

    constexpr bool operator==(contact_manifold const&) const = default;
};
template <class T = double>
contact_manifold(vec<T, 2>, type_identity_t<T>, typename contact_manifold<T, 2>::point_list) -> contact_manifold<T, 2>;
template <class T = double>
contact_manifold(vec<T, 3>, type_identity_t<T>, typename contact_manifold<T, 3>::point_list) -> contact_manifold<T, 3>;

/// When a moving shape a and a shape b meet, in fractions of the whole move, and how they first touch.
template <class T = double, size_t N = 2>
struct sweep_hit {
    T first{}, last{};  ///< times of the first and the last contact, 0 <= first <= last <= 1
    vec<T, N> normal{};  ///< of length 1, from a to b

    /// Where they first touch: one point, or the ends of the common part of two sides. Empty if they overlap at the start.
    typename contact_manifold<T, N>::point_list points{};

    constexpr bool operator==(sweep_hit const&) const = default;
};
template <class T = double>
sweep_hit(type_identity_t<T>, type_identity_t<T>, vec<T, 2>, typename contact_manifold<T, 2>::point_list) -> sweep_hit<T, 2>;

}  // namespace hantei

namespace hantei {

/// Adds the point of a sweep, unless it equals the first one.
constexpr void add_if_new(auto& points, auto const& p) {
    if (points.count == 0 || p != points[0]) points.at[points.count++] = p;
}

/// Where a line enters or leaves a set, in exact numbers: at origin + t·direction. The normal has length 1 and points out of the set.
template <size_t N>
struct exact_end {
    surd t;
    vec<surd, N> normal;
};
/// A connected common part of a line and a set, in exact numbers.
template <size_t N>
struct exact_chord {
    exact_end<N> enter, exit;
};

}  // namespace hantei

export namespace hantei::formula {

/// A connected common part of a line and a shape, in exact numbers, as chord() and chords() of a pair with the line return it. Each of `enter`
/// and `exit` has a surd t, for the point origin + t·direction, and a normal, a vec of surds that has length 1 and points out of the shape.
template <size_t N>
using exact_chord = hantei::exact_chord<N>;

}  // namespace hantei::formula

namespace hantei {

/// A contact in numbers that are not yet rounded: exact numbers or approximations.
template <size_t N, class X = surd>
struct exact_contact {
    vec<X, N> normal;
    X depth;
    array<vec<X, N>, (size_t{1} << (N - 1))> points{};
    size_t count = 0;
};

/// v with each coordinate lifted(): in a type with room for a square root, or for a second one.
template <class X, size_t N>
constexpr auto lifted(vec<X, N> const& v) {
    return map([](X const& x) { return lifted(x); }, v);
}
constexpr vec<nested_surd, 2> twice_lifted(vec<rational, 2> const& v) { return lifted(lifted(v)); }

/// The unit vector along axis i.
template <class T, size_t N>
constexpr vec<T, N> axis_vector(size_t i) {
    vec<T, N> r;
    r[i] = T{1};
    return r;
}
/// v / |v|, for v not zero.
template <size_t N>
constexpr vec<surd, N> unit_vector(vec<rational, N> const& v) {
    rational const length = squared_norm(v);
    return map([&](rational const& x) { return surd{0, x / length, length}; }, v);
}

/// v with each coordinate rounded to the nearest T.
template <class T, class X, size_t N>
constexpr vec<T, N> rounded(vec<X, N> const& v) {
    return map([](X const& x) { return to_nearest<T>(x); }, v);
}

}  // namespace hantei
