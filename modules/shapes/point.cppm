// SPDX-License-Identifier: MIT
export module hantei:point;
import :base;
import :scalar;
import :vec;
import :shape;

export namespace hantei {

/// The set {p}.
template <scalar T = double, size_t N = 2>
struct point {
    vec<T, N> p;

    constexpr point() = default;
    constexpr point(vec<T, N> position) : p(position) {}
    constexpr point(T x, T y)
        requires(N == 2)
        : p(x, y) {}
    constexpr point(T x, T y, T z)
        requires(N == 3)
        : p(x, y, z) {}

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "point";
    constexpr auto parts() const { return tuple(p); }
    constexpr array<vec<T, N>, 1> corners() const { return {p}; }
    constexpr void inspect(auto& report) const { report.finite("p", p); }
    friend constexpr bool operator==(point const&, point const&) = default;
};
template <class X>
point(X, X) -> point<X, 2>;
template <class X>
point(X, X, X) -> point<X, 3>;
template <class X, class Y>
point(X, Y) -> point<common_type_t<X, Y>, 2>;
template <class X, class Y, class Z>
point(X, Y, Z) -> point<common_type_t<X, Y, Z>, 3>;
template <class T, size_t N>
point(vec<T, N>) -> point<T, N>;

}  // namespace hantei
