// SPDX-License-Identifier: MIT
export module hantei:triangle;
import :base;
import :scalar;
import :sentence;
import :foreign_vec;
import :vec;
import :shape;
import :sign;
import :inputs;
import :formulas;

export namespace hantei {

/// The solid triangle with corners a, b and c, in either winding. If they are collinear, it is a segment or a point.
template <scalar T = double, size_t N = 2>
struct triangle {
    vec<T, N> a, b, c;

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "triangle";
    constexpr auto members(auto f) const { return f(a, b, c); }
    constexpr array<vec<T, N>, 3> core_vertices() const { return {a, b, c}; }
    constexpr bool has_interior() const {
        return exact_engine::sign(cross_sign, lengths.difference(a, b), lengths.difference(a, c)) != 0;
    }
    /// The squared distance from p, a point of the triangle, to the boundary. Division in T must be exact.
    constexpr T squared_clearance(vec<T, N> const& p) const { return squared_distance_to_sides(core_vertices(), p); }
    constexpr void report_flaws(auto& report) const {
        report.finite("a", a);
        report.finite("b", b);
        report.finite("c", c);
    }
    constexpr bool operator==(triangle const&) const = default;
};
template <class T = double>
triangle(vec<T, 2>, vec<T, 2>, vec<T, 2>) -> triangle<T, 2>;
template <class T = double>
triangle(vec<T, 3>, vec<T, 3>, vec<T, 3>) -> triangle<T, 3>;
template <foreign_vec V>
triangle(V const&, vec<foreign_scalar<V>, dimension_of_vector<V>()>, vec<foreign_scalar<V>, dimension_of_vector<V>()>)
    -> triangle<foreign_scalar<V>, dimension_of_vector<V>()>;
template <sentence Objection, size_t N>
struct triangle<made_wrongly<Objection>, N> {
    triangle(...)
        requires answerable<Objection>;
    triangle(triangle const&) = delete;
};
triangle() -> triangle<>;
template <size_t N = 2>
triangle(...) -> triangle<made_wrongly<"hantei: a triangle has three corners: triangle{{x, y}, {x, y}, {x, y}}">, N>;

}  // namespace hantei
