// SPDX-License-Identifier: MIT
// Vectors of the plane and of space, over any number type.
export module hantei:vec;
import :base;
import :number;

export namespace hantei {

/// A vector (or a position) with N coordinates of type T, in the user's unit of length. N is 2 (x, y) or 3 (x, y, z).
template <class T = double, size_t N = 2>
struct vec;

template <class T>
struct vec<T, 2> {
    using scalar_type = T;
    static constexpr size_t dimension = 2;
    T x{}, y{};

    constexpr vec() = default;
    constexpr vec(T x_, T y_) : x(x_), y(y_) {}

    constexpr T& operator[](size_t i) { return i == 0 ? x : y; }
    constexpr T const& operator[](size_t i) const { return i == 0 ? x : y; }
    friend constexpr bool operator==(vec const&, vec const&) = default;
};

template <class T>
struct vec<T, 3> {
    using scalar_type = T;
    static constexpr size_t dimension = 3;
    T x{}, y{}, z{};

    constexpr vec() = default;
    constexpr vec(T x_, T y_, T z_) : x(x_), y(y_), z(z_) {}

    constexpr T& operator[](size_t i) { return i == 0 ? x : i == 1 ? y : z; }
    constexpr T const& operator[](size_t i) const { return i == 0 ? x : i == 1 ? y : z; }
    friend constexpr bool operator==(vec const&, vec const&) = default;
};

template <class X>
vec(X, X) -> vec<X, 2>;
template <class X>
vec(X, X, X) -> vec<X, 3>;
template <class X, class Y>
vec(X, Y) -> vec<common_type_t<X, Y>, 2>;
template <class X, class Y, class Z>
vec(X, Y, Z) -> vec<common_type_t<X, Y, Z>, 3>;

/// (f(a[0], b[0], ...), f(a[1], b[1], ...), ...) for one or more vectors a, b, ...
template <class F, class V, class... W>
constexpr auto map(F f, V const& a, W const&... more) {
    if constexpr (V::dimension == 2) {
        return vec{f(a.x, more.x...), f(a.y, more.y...)};
    } else {
        return vec{f(a.x, more.x...), f(a.y, more.y...), f(a.z, more.z...)};
    }
}
/// map, for an f that treats numbers and packed numbers alike: of the plane's vectors both coordinates in one step, where the
/// number type can be packed (bound.cppm).
template <class F, class... V>
constexpr auto lanewise(F f, V const&... v) {
    if constexpr (requires { (V::scalar_type::packed(v.x, v.y), ...); } && ((V::dimension == 2) && ...)) {
        if (!is_constant_evaluated()) {
            auto const r = f(V::scalar_type::packed(v.x, v.y)...);
            return vec{r.lane(0), r.lane(1)};
        }
    }
    return map(f, v...);
}

template <class T, class U, size_t N>
constexpr auto operator+(vec<T, N> const& a, vec<U, N> const& b) {
    return lanewise([](auto const& x, auto const& y) { return x + y; }, a, b);
}
template <class T, class U, size_t N>
constexpr auto operator-(vec<T, N> const& a, vec<U, N> const& b) {
    return lanewise([](auto const& x, auto const& y) { return x - y; }, a, b);
}
template <class T, size_t N>
constexpr auto operator-(vec<T, N> const& a) {
    return lanewise([](auto const& x) { return -x; }, a);
}
template <class T, class U, size_t N>
constexpr auto operator*(vec<T, N> const& a, U const& s) {
    if constexpr (bounded_number<T> && N == 2) {
        return lanewise([](auto const& x, auto const& y) { return x * y; }, a, vec<U, 2>{s, s});
    } else {
        return map([&s](T const& x) { return x * s; }, a);
    }
}

template <class U, class T, size_t N>
    requires(!requires { U::dimension; })
constexpr auto operator*(U const& s, vec<T, N> const& a) {
    return a * s;
}
/// (a[0] / s, a[1] / s, ...), but not of two integers, whose quotients need not be integers.
template <class T, class U, size_t N>
    requires(!signed_integral<T> || !signed_integral<U>)
constexpr auto operator/(vec<T, N> const& a, U const& s) {
    return map([&s](T const& x) { return x / s; }, a);
}
// a = a + b and so on, where that is an a again.
template <class T, class U, size_t N>
    requires requires(vec<T, N> a, vec<U, N> b) { requires same_as<decltype(a + b), vec<T, N>>; }
constexpr vec<T, N>& operator+=(vec<T, N>& a, vec<U, N> const& b) {
    return a = a + b;
}
template <class T, class U, size_t N>
    requires requires(vec<T, N> a, vec<U, N> b) { requires same_as<decltype(a - b), vec<T, N>>; }
constexpr vec<T, N>& operator-=(vec<T, N>& a, vec<U, N> const& b) {
    return a = a - b;
}
template <class T, class U, size_t N>
    requires requires(vec<T, N> a, U s) { requires same_as<decltype(a * s), vec<T, N>>; }
constexpr vec<T, N>& operator*=(vec<T, N>& a, U const& s) {
    return a = a * s;
}
template <class T, class U, size_t N>
    requires requires(vec<T, N> a, U s) { requires same_as<decltype(a / s), vec<T, N>>; }
constexpr vec<T, N>& operator/=(vec<T, N>& a, U const& s) {
    return a = a / s;
}
/// The point between a and b, (1 − t)·a + t·b with each operation rounded: a for t = 0 and b for t = 1, beyond them for other t.
template <floating_point T, size_t N>
constexpr vec<T, N> lerp(vec<T, N> const& a, vec<T, N> const& b, type_identity_t<T> t) {
    return a * (1 - t) + b * t;
}

/// (a[0]·b[0], a[1]·b[1], ...)
template <class T, class U, size_t N>
constexpr auto times(vec<T, N> const& a, vec<U, N> const& b) {
    return lanewise([](auto const& x, auto const& y) { return x * y; }, a, b);
}

/// Σ a[i]·b[i]: |a||b| times the cosine of the angle between them.
template <class T, class U, size_t N>
constexpr auto dot(vec<T, N> const& a, vec<U, N> const& b) {
    if constexpr (N == 2) {
        return a.x * b.x + a.y * b.y;
    } else {
        return a.x * b.x + a.y * b.y + a.z * b.z;
    }
}
/// In the plane a.x·b.y − a.y·b.x: twice the signed area of the triangle 0, a, b; positive when b is counter-clockwise of a.
template <class T, class U>
constexpr auto cross(vec<T, 2> const& a, vec<U, 2> const& b) {
    return a.x * b.y - a.y * b.x;
}
/// In space the vector product: normal to a and b, as long as the area of their parallelogram.
template <class T, class U>
constexpr auto cross(vec<T, 3> const& a, vec<U, 3> const& b) {
    return vec{a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
/// |a|².
template <class T, size_t N>
constexpr auto squared_norm(vec<T, N> const& a) {
    if constexpr (N == 2) {
        return square(a.x) + square(a.y);
    } else {
        return square(a.x) + square(a.y) + square(a.z);
    }
}
/// The greatest coordinate.
template <class T, size_t N>
constexpr auto greatest_coordinate(vec<T, N> const& a) {
    if constexpr (N == 2) {
        return max(a.x, a.y);
    } else {
        return max(a.x, a.y, a.z);
    }
}
/// The closest points of two shapes, or a common point of them twice.
template <class T, size_t N>
struct closest {
    vec<T, N> on_a, on_b;

    friend constexpr bool operator==(closest const&, closest const&) = default;
};

/// a turned by a quarter turn counter-clockwise (y up): (−y, x).
template <class T>
constexpr vec<T, 2> perp(vec<T, 2> const& a) {
    return {-a.y, a.x};
}

/// (|a[0]|, |a[1]|, ...)
template <class T, size_t N>
constexpr auto abs(vec<T, N> const& a) {
    return lanewise([](auto const& x) { return abs(x); }, a);
}
/// (min(a[0], b[0]), min(a[1], b[1]), ...)
template <class T, class U, size_t N>
constexpr auto min(vec<T, N> const& a, vec<U, N> const& b) {
    return lanewise([](auto const& x, auto const& y) { return min(x, y); }, a, b);
}
/// (max(a[0], b[0]), max(a[1], b[1]), ...)
template <class T, class U, size_t N>
constexpr auto max(vec<T, N> const& a, vec<U, N> const& b) {
    return lanewise([](auto const& x, auto const& y) { return max(x, y); }, a, b);
}

}  // namespace hantei
