// SPDX-License-Identifier: MIT
export module hantei:segment;
import :base;
import :scalar;
import :sentence;
import :foreign_vec;
import :vec;

export namespace hantei {

/// The closed segment from a to b, ends included. If a = b, it is a point.
template <scalar T = double, size_t N = 2>
struct segment {
    vec<T, N> a, b;

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "segment";
    constexpr auto members(auto f) const { return f(a, b); }
    constexpr array<vec<T, N>, 2> core_vertices() const { return {a, b}; }
    constexpr void report_flaws(auto& report) const {
        report.finite("a", a);
        report.finite("b", b);
    }
    constexpr bool operator==(segment const&) const = default;
};
template <class T = double>
segment(vec<T, 2>, vec<T, 2>) -> segment<T, 2>;
template <class T = double>
segment(vec<T, 3>, vec<T, 3>) -> segment<T, 3>;
template <foreign_vec V>
segment(V const&, vec<foreign_scalar<V>, dimension_of_vector<V>()>) -> segment<foreign_scalar<V>, dimension_of_vector<V>()>;
template <sentence Objection, size_t N>
struct segment<made_wrongly<Objection>, N> {
    segment(...)
        requires answerable<Objection>;
    segment(segment const&) = delete;
};
segment() -> segment<>;
template <size_t N = 2>
segment(...) -> segment<made_wrongly<"hantei: a segment has two ends: segment{{x, y}, {x, y}}">, N>;

}  // namespace hantei
