// SPDX-License-Identifier: MIT
export module hantei:ray;
import :base;
import :scalar;
import :sentence;
import :foreign_vec;
import :vec;

export namespace hantei {

/// The ray {origin + t·direction : t >= 0}. The direction must not be zero and need not have length 1; t counts multiples of direction.
template <scalar T = double, size_t N = 2>
struct ray {
    vec<T, N> origin, direction;

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "ray";
    constexpr auto members(auto f) const { return f(origin, direction); }
    constexpr void report_flaws(auto& report) const {
        report.finite("origin", origin);
        report.direction("direction", direction);
    }
    constexpr bool operator==(ray const&) const = default;
};
template <class T = double>
ray(vec<T, 2>, vec<T, 2>) -> ray<T, 2>;
template <class T = double>
ray(vec<T, 3>, vec<T, 3>) -> ray<T, 3>;
template <foreign_vec V>
ray(V const&, vec<foreign_scalar<V>, dimension_of_vector<V>()>) -> ray<foreign_scalar<V>, dimension_of_vector<V>()>;
template <sentence Objection, size_t N>
struct ray<made_wrongly<Objection>, N> {
    ray(...)
        requires answerable<Objection>;
    ray(ray const&) = delete;
};
ray() -> ray<>;
template <size_t N = 2>
ray(...) -> ray<made_wrongly<"hantei: a ray has an origin and a direction: ray{{x, y}, {dx, dy}}">, N>;

}  // namespace hantei
