// SPDX-License-Identifier: MIT
export module hantei:line;
import :base;
import :scalar;
import :sentence;
import :foreign_vec;
import :vec;

export namespace hantei {

/// The line {origin + t·direction : any t}. The direction must not be zero and need not have length 1.
template <scalar T = double, size_t N = 2>
struct line {
    vec<T, N> origin, direction;

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "line";
    constexpr auto members(auto f) const { return f(origin, direction); }
    constexpr void report_flaws(auto& report) const {
        report.finite("origin", origin);
        report.direction("direction", direction);
    }
    constexpr bool operator==(line const&) const = default;
};
template <class T = double>
line(vec<T, 2>, vec<T, 2>) -> line<T, 2>;
template <class T = double>
line(vec<T, 3>, vec<T, 3>) -> line<T, 3>;
template <foreign_vec V>
line(V const&, vec<foreign_scalar<V>, dimension_of_vector<V>()>) -> line<foreign_scalar<V>, dimension_of_vector<V>()>;
template <sentence Objection, size_t N>
struct line<made_wrongly<Objection>, N> {
    line(...)
        requires answerable<Objection>;
    line(line const&) = delete;
};
line() -> line<>;
template <size_t N = 2>
line(...) -> line<made_wrongly<"hantei: a line has a point and a direction: line{{x, y}, {dx, dy}}">, N>;

}  // namespace hantei
