// SPDX-License-Identifier: MIT
// Vectors in the plane and in space, over any number type.
export module hantei:vec;
import :base;
import :foreign_vec;
import :generic_arithmetic;
import :scalar;
import :sentence;

namespace hantei {

/// The scalar of a vector that is written without its type: double for numbers of type int, and for other integers that double holds; else the
/// common type of the numbers.
template <class X>
struct meant_scalar {
    using type = X;
};
template <class X>
    requires(numeric_limits<X>::is_integer && !same_as<X, int64_t> && held_by<X, double>)
struct meant_scalar<X> {
    using type = double;
};
/// The common type of numbers, like std::common_type, which costs the compiler a millisecond.
template <class X, class... More>
struct common_number {
    using type = X;
};
template <class X, class Y>
using number_of_either = remove_cvref_t<decltype(false ? *static_cast<X*>(nullptr) : *static_cast<Y*>(nullptr))>;
template <class X, class Y, class... More>
struct common_number<X, Y, More...> : common_number<number_of_either<X, Y>, More...> {};
template <class... X>
using common_number_t = typename common_number<X...>::type;
template <class... X>
using meant_scalar_t = typename meant_scalar<common_number_t<X...>>::type;

template <class T>
consteval auto objection_to_coordinate() {
    if constexpr (is_float_double_signed_integer_or_rational<T> || is_no_number_of_the_language<T>) {
        return no_objection;
    } else {
        return sentence("hantei: coordinates are float, double, signed integers of 32 or 64 bits, or rational: convert them");
    }
}
/// The type of a coordinate: a scalar or, inside the library, a number type of its own.
template <class T>
concept coordinate = answerable<objection_to_coordinate<T>()>;

/// Refuses a number in the place of a vector, with a sentence that says what is missing around it.
template <class X>
concept number_in_braces =
    numeric_limits<X>::is_specialized && answerable<sentence("hantei: a vector has two or three numbers in braces: {x, y}")>;

}  // namespace hantei

export namespace hantei {

/// A vector (or a position) with N coordinates of type T, in the user's unit of length. N is 2 (x, y) or 3 (x, y, z).
///
/// Without template arguments it is a vector of double, as a shape is: vec{0, 0} too. float and 64-bit integers stay what they are
/// (vec{1.0f, 2} is a vector of float); other types have to be named, as in vec<std::int32_t>{0, 0}. A vector of another type or library
/// (foreign_vec) converts implicitly if no number can be rounded, and to the nearest floating-point numbers if the program asks for it:
/// vec<float>(v).
template <coordinate T = double, size_t N = 2>
struct vec;

template <coordinate T>
struct vec<T, 2> {
    using scalar_type = T;
    static constexpr size_t dimension = 2;
    T x{}, y{};

    constexpr vec() = default;
    constexpr vec(T x_, T y_) : x(x_), y(y_) {}
    template <class X, class Y>
        requires(!(same_as<X, T> && same_as<Y, T>) && held_by<X, T> && held_by<Y, T>)
    constexpr vec(X x_, Y y_) : x(static_cast<T>(x_)), y(static_cast<T>(y_)) {}
    template <class V>
        requires(!same_as<V, vec>) && convertible_vec<V, T, 2>
    constexpr explicit(!held_by<coordinate_of<V>, T>) vec(V const& v)
        : x(static_cast<T>(read_coordinate<0>(v))), y(static_cast<T>(read_coordinate<1>(v))) {}
    template <number_in_braces X>
    vec(X);

    constexpr T& operator[](size_t i) { return i == 0 ? x : y; }
    constexpr T const& operator[](size_t i) const { return i == 0 ? x : y; }
    constexpr bool operator==(vec const&) const = default;
};

template <coordinate T>
struct vec<T, 3> {
    using scalar_type = T;
    static constexpr size_t dimension = 3;
    T x{}, y{}, z{};

    constexpr vec() = default;
    constexpr vec(T x_, T y_, T z_) : x(x_), y(y_), z(z_) {}
    template <class X, class Y, class Z>
        requires(!(same_as<X, T> && same_as<Y, T> && same_as<Z, T>) && held_by<X, T> && held_by<Y, T> && held_by<Z, T>)
    constexpr vec(X x_, Y y_, Z z_) : x(static_cast<T>(x_)), y(static_cast<T>(y_)), z(static_cast<T>(z_)) {}
    template <class V>
        requires(!same_as<V, vec>) && convertible_vec<V, T, 3>
    constexpr explicit(!held_by<coordinate_of<V>, T>) vec(V const& v)
        : x(static_cast<T>(read_coordinate<0>(v))),
          y(static_cast<T>(read_coordinate<1>(v))),
          z(static_cast<T>(read_coordinate<2>(v))) {}
    template <number_in_braces X>
    vec(X);

    constexpr T& operator[](size_t i) { return i == 0 ? x : i == 1 ? y : z; }
    constexpr T const& operator[](size_t i) const { return i == 0 ? x : i == 1 ? y : z; }
    constexpr bool operator==(vec const&) const = default;
};

template <sentence Objection>
struct vec<made_wrongly<Objection>, 2> {
    vec(...)
        requires answerable<Objection>;
    vec(vec const&) = delete;
};
template <sentence Objection>
struct vec<made_wrongly<Objection>, 3> {
    vec(...)
        requires answerable<Objection>;
    vec(vec const&) = delete;
};

template <class T, size_t N>
inline constexpr bool is_vec<vec<T, N>> = true;

template <class X, class Y>
vec(X, Y) -> vec<meant_scalar_t<X, Y>, 2>;
template <class X, class Y, class Z>
vec(X, Y, Z) -> vec<meant_scalar_t<X, Y, Z>, 3>;
template <foreign_vec V>
vec(V const&) -> vec<foreign_scalar<V>, dimension_of_vector<V>()>;
vec() -> vec<>;
template <size_t N = 2>
vec(...) -> vec<
    made_wrongly<"hantei: a vector has two or three numbers, which are double, float, or signed integers of 32 or 64 bits: "
                 "vec{x, y}">,
    N>;

}  // namespace hantei

namespace hantei {

/// v as a vector of the library. A vector of another library is taken only if no number is rounded.
template <class T, size_t N>
constexpr vec<T, N> as_vec(vec<T, N> const& v) {
    return v;
}
template <foreign_vec V>
    requires held_by<coordinate_of<V>, foreign_scalar<V>>
constexpr auto as_vec(V const& v) {
    return vec<foreign_scalar<V>, dimension_of_vector<V>()>(v);
}
template <class V>
concept readable_vec = requires(V const& v) { as_vec(v); };

/// A type that is no vector and no shape.
template <class U>
concept without_dimension = !requires { U::dimension; };
/// A number type that only vectors inside the library have. Its operators are not looked for: clang 22 does not find them from another module.
template <class T>
concept number_of_library = !is_float_double_signed_integer_or_rational<T>;
/// Whether a vector of T can be multiplied, or divided, by a U.
template <class U, class T>
concept factor_of = without_dimension<U> && (number_of_library<T> || requires(T const& x, U const& s) { x* s; });
template <class U, class T>
concept divisor_of = without_dimension<U> && (number_of_library<T> || requires(T const& x, U const& s) { x / s; });
inline constexpr sentence by_number{
    "hantei: a vector is multiplied, or divided, by a number: the products of two vectors are dot(a, b) and cross(a, b)"};
template <class T, class U>
consteval auto objection_to_factor() {
    if constexpr (factor_of<U, T>) {
        return no_objection;
    } else {
        return by_number;
    }
}
template <class T, class U>
consteval auto objection_to_divisor() {
    if constexpr (!divisor_of<U, T>) {
        return by_number;
    } else if constexpr (signed_integral<T> && signed_integral<U>) {
        return sentence("hantei: the quotients of integers need not be integers: divide by a floating-point number");
    } else {
        return no_objection;
    }
}
/// Whether V is a vector of another library that can be added to one of dimension N.
template <class V, size_t N>
inline constexpr bool is_foreign_summand = [] {
    if constexpr (foreign_vec<V> && readable_vec<V>) return dimension_of_vector<V>() == N;
    return false;
}();
template <class V, size_t N>
consteval auto objection_to_summand() {
    if constexpr (is_foreign_summand<V, N>) {
        return no_objection;
    } else {
        return sentence("hantei: to a vector one is added of its own dimension: vec{dx, dy}, or one of another library");
    }
}

}  // namespace hantei

export namespace hantei {

/// (f(a[0], b[0], ...), f(a[1], b[1], ...), ...) for one or more vectors a, b, ...
template <class F, class V, class... W>
constexpr auto map(F f, V const& a, W const&... more) {
    using result = vec<remove_cvref_t<decltype(f(a.x, more.x...))>, V::dimension>;
    if constexpr (V::dimension == 2) {
        return result{f(a.x, more.x...), f(a.y, more.y...)};
    } else {
        return result{f(a.x, more.x...), f(a.y, more.y...), f(a.z, more.z...)};
    }
}

}  // namespace hantei

namespace hantei {

/// Whether the two coordinates of a vector in the plane can be packed into one number (error_bound.cppm).
template <class T, size_t N>
inline constexpr bool is_packed = N == 2 && requires(T const& x) { T::packed(x, x); };
/// Like `map`, for an f that treats numbers and packed numbers alike: both coordinates of packed vectors in one step.
template <class F, class... V>
constexpr auto lanewise(F f, V const&... v) {
    if constexpr ((is_packed<typename V::scalar_type, V::dimension> && ...)) {
        if (!is_constant_evaluated()) {
            auto const r = f(V::scalar_type::packed(v.x, v.y)...);
            return vec{r.lane(0), r.lane(1)};
        }
    }
    return map(f, v...);
}

}  // namespace hantei

export namespace hantei {

// The coordinates are written out unless they are packed: the compiler, and programs that are not optimized, spend most of such an operation on
// calls.
template <class T, class U, size_t N>
constexpr auto operator+(vec<T, N> const& a, vec<U, N> const& b) {
    using result = vec<remove_cvref_t<decltype(a.x + b.x)>, N>;
    if constexpr (is_packed<T, N>) return lanewise([](auto const& x, auto const& y) { return x + y; }, a, b);
    else if constexpr (N == 2) return result{a.x + b.x, a.y + b.y};
    else return result{a.x + b.x, a.y + b.y, a.z + b.z};
}
template <class T, class U, size_t N>
constexpr auto operator-(vec<T, N> const& a, vec<U, N> const& b) {
    using result = vec<remove_cvref_t<decltype(a.x - b.x)>, N>;
    if constexpr (is_packed<T, N>) return lanewise([](auto const& x, auto const& y) { return x - y; }, a, b);
    else if constexpr (N == 2) return result{a.x - b.x, a.y - b.y};
    else return result{a.x - b.x, a.y - b.y, a.z - b.z};
}
// Sums and differences with a vector of another library, on either side.
template <class T, size_t N, class V>
    requires answerable<objection_to_summand<V, N>()>
constexpr auto operator+(vec<T, N> const& a, V const& b) {
    return a + as_vec(b);
}
template <class T, size_t N, class V>
    requires is_foreign_summand<V, N>
constexpr auto operator+(V const& a, vec<T, N> const& b) {
    return as_vec(a) + b;
}
template <class T, size_t N, class V>
    requires answerable<objection_to_summand<V, N>()>
constexpr auto operator-(vec<T, N> const& a, V const& b) {
    return a - as_vec(b);
}
template <class T, size_t N, class V>
    requires is_foreign_summand<V, N>
constexpr auto operator-(V const& a, vec<T, N> const& b) {
    return as_vec(a) - b;
}
template <class T, size_t N>
constexpr auto operator-(vec<T, N> const& a) {
    using result = vec<remove_cvref_t<decltype(-a.x)>, N>;
    if constexpr (is_packed<T, N>) return lanewise([](auto const& x) { return -x; }, a);
    else if constexpr (N == 2) return result{-a.x, -a.y};
    else return result{-a.x, -a.y, -a.z};
}

template <class T, class U, size_t N>
    requires answerable<objection_to_factor<T, U>()>
constexpr auto operator*(vec<T, N> const& a, U const& s) {
    using result = vec<remove_cvref_t<decltype(a.x * s)>, N>;
    if constexpr (is_packed<T, N>) return lanewise([](auto const& x, auto const& y) { return x * y; }, a, vec<U, 2>{s, s});
    else if constexpr (N == 2) return result{a.x * s, a.y * s};
    else return result{a.x * s, a.y * s, a.z * s};
}

template <class U, class T, size_t N>
    requires factor_of<U, T>
constexpr auto operator*(U const& s, vec<T, N> const& a) {
    return a * s;
}
/// (a[0] / s, a[1] / s, ...), but not for two integers, whose quotients need not be integers.
template <class T, class U, size_t N>
    requires answerable<objection_to_divisor<T, U>()>
constexpr auto operator/(vec<T, N> const& a, U const& s) {
    return map([&s](T const& x) { return x / s; }, a);
}
// a = a + b and so on, if the result has the type of a.
template <class T, size_t N, class V>
    requires requires(vec<T, N> a, V b) { requires same_as<decltype(a + b), vec<T, N>>; }
constexpr vec<T, N>& operator+=(vec<T, N>& a, V const& b) {
    return a = a + b;
}
template <class T, size_t N, class V>
    requires requires(vec<T, N> a, V b) { requires same_as<decltype(a - b), vec<T, N>>; }
constexpr vec<T, N>& operator-=(vec<T, N>& a, V const& b) {
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
/// The point (1 − t)·a + t·b with each operation rounded: a for t = 0, b for t = 1, between them for t in (0, 1), else beyond them.
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
/// The cross product in the plane, a.x·b.y − a.y·b.x: twice the signed area of the triangle 0, a, b; positive if b is counter-clockwise of a.
template <class T, class U>
constexpr auto cross(vec<T, 2> const& a, vec<U, 2> const& b) {
    return a.x * b.y - a.y * b.x;
}
/// The cross product in space: normal to a and b, as long as the area of their parallelogram.
template <class T, class U>
constexpr auto cross(vec<T, 3> const& a, vec<U, 3> const& b) {
    using result = vec<remove_cvref_t<decltype(a.y * b.z - a.z * b.y)>, 3>;
    return result{a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
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
/// The closest points of two shapes. If the shapes meet, both are the same common point.
template <class T = double, size_t N = 2>
struct closest {
    vec<T, N> on_a, on_b;

    constexpr bool operator==(closest const&) const = default;
};
template <class T = double>
closest(vec<T, 2>, vec<T, 2>) -> closest<T, 2>;
template <class T = double>
closest(vec<T, 3>, vec<T, 3>) -> closest<T, 3>;

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

namespace hantei {

/// Whether p is before q along x or, if their x are equal, along y.
template <class T>
constexpr bool lexicographically_before(vec<T, 2> const& p, vec<T, 2> const& q) {
    return p.x < q.x || (p.x == q.x && p.y < q.y);
}

/// A unit vector along an axis, or the zero vector.
struct axis_unit {
    int x = 0, y = 0;

    constexpr bool is_unit() const { return x != 0 || y != 0; }
};
/// The unit vector from p to q if they are two points on a parallel of an axis, else 0.
template <class T>
constexpr axis_unit unit_along_axis(vec<T, 2> const& p, vec<T, 2> const& q) {
    if (p.y == q.y && p.x != q.x) return {p.x < q.x ? 1 : -1, 0};
    if (p.x == q.x && p.y != q.y) return {0, p.y < q.y ? 1 : -1};
    return {};
}

}  // namespace hantei
