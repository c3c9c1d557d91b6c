// SPDX-License-Identifier: MIT
export module hantei:capsule;
import :base;
import :scalar;
import :sentence;
import :foreign_vec;
import :vec;
import :shape;
import :segment;

export namespace hantei {

/// The points at distance at most radius from the segment from a to b. radius >= 0; a capsule of radius 0 is the segment.
template <scalar T = double, size_t N = 2>
struct capsule {
    vec<T, N> a, b;
    T radius{};

    /// The segment from a to b, which is the capsule with radius 0.
    constexpr segment<T, N> core() const { return {a, b}; }

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "capsule";
    constexpr auto members(auto f) const { return f(a, b, radius); }
    constexpr array<vec<T, N>, 2> core_vertices() const { return {a, b}; }
    constexpr void report_flaws(auto& report) const {
        report.finite("a", a);
        report.finite("b", b);
        report.length("radius", radius);
    }
    constexpr bool sizes_nonnegative() const { return !looks_negative(radius); }
    constexpr bool operator==(capsule const&) const = default;
};
template <class T = double>
capsule(vec<T, 2>, vec<T, 2>, type_identity_t<T>) -> capsule<T, 2>;
template <class T = double>
capsule(vec<T, 3>, vec<T, 3>, type_identity_t<T>) -> capsule<T, 3>;
template <foreign_vec V>
capsule(V const&, vec<foreign_scalar<V>, dimension_of_vector<V>()>, foreign_scalar<V>)
    -> capsule<foreign_scalar<V>, dimension_of_vector<V>()>;
template <sentence Objection, size_t N>
struct capsule<made_wrongly<Objection>, N> {
    capsule(...)
        requires answerable<Objection>;
    capsule(capsule const&) = delete;
};
capsule() -> capsule<>;
template <size_t N = 2>
capsule(...) -> capsule<made_wrongly<"hantei: a capsule has two ends and a radius: capsule{{x, y}, {x, y}, radius}">, N>;

}  // namespace hantei
