// SPDX-License-Identifier: MIT
export module hantei:point;
import :base;
import :scalar;
import :sentence;
import :foreign_vec;
import :vec;

export namespace hantei {

/// A point: the set of one position. It is itself a `vec` with coordinates x and y (and z in space).
template <scalar T = double, size_t N = 2>
struct point : vec<T, N> {
    using vec<T, N>::vec;
    constexpr point() = default;
    constexpr point(vec<T, N> const& position) : vec<T, N>(position) {}

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "point";
    constexpr vec<T, N> const& position() const { return *this; }
    constexpr auto members(auto f) const { return f(position()); }
    constexpr array<vec<T, N>, 1> core_vertices() const { return {position()}; }
    constexpr void report_flaws(auto& report) const { report.finite("p", position()); }
    constexpr bool operator==(point const&) const = default;
    template <same_as<vec<T, N>> V>
    friend constexpr bool operator==(point const& a, V const& b) {
        return a.position() == b;
    }
};
template <class X, class Y>
point(X, Y) -> point<meant_scalar_t<X, Y>, 2>;
template <class X, class Y, class Z>
point(X, Y, Z) -> point<meant_scalar_t<X, Y, Z>, 3>;
template <class T, size_t N>
point(vec<T, N>) -> point<T, N>;
template <foreign_vec V>
point(V const&) -> point<foreign_scalar<V>, dimension_of_vector<V>()>;
template <sentence Objection, size_t N>
struct point<made_wrongly<Objection>, N> {
    point(...)
        requires answerable<Objection>;
    point(point const&) = delete;
};
point() -> point<>;
template <size_t N = 2>
point(...) -> point<made_wrongly<"hantei: a point has two or three coordinates: point{x, y}">, N>;

}  // namespace hantei
