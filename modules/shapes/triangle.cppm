// SPDX-License-Identifier: MIT
export module hantei:triangle;
import :base;
import :scalar;
import :vec;
import :shape;

export namespace hantei {

/// The solid triangle, in either winding; a flat one is a segment or a point.
template <scalar T = double, size_t N = 2>
struct triangle {
    vec<T, N> a, b, c;

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "triangle";
    constexpr auto parts() const { return tuple(a, b, c); }
    constexpr void inspect(auto& report) const {
        report.finite("a", a);
        report.finite("b", b);
        report.finite("c", c);
    }
    friend constexpr bool operator==(triangle const&, triangle const&) = default;
};
template <class T = double>
triangle(vec<T, 2>, vec<T, 2>, vec<T, 2>) -> triangle<T, 2>;
template <class T = double>
triangle(vec<T, 3>, vec<T, 3>, vec<T, 3>) -> triangle<T, 3>;

}  // namespace hantei
