// SPDX-License-Identifier: MIT
export module hantei:ball;
import :base;
import :scalar;
import :sentence;
import :foreign_vec;
import :vec;
import :shape;
import :point;

export namespace hantei {

/// The points at distance at most radius from center: a solid disk in the plane, a solid sphere in space. radius >= 0; a ball of radius 0
/// is a point.
template <scalar T = double, size_t N = 2>
struct ball {
    vec<T, N> center;
    T radius{};

    /// The center as a point, which is the ball with radius 0.
    constexpr point<T, N> core() const { return {center}; }

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = N == 2 ? "disk" : "sphere";
    constexpr auto members(auto f) const { return f(center, radius); }
    constexpr array<vec<T, N>, 1> core_vertices() const { return {center}; }
    constexpr void report_flaws(auto& report) const {
        report.finite("center", center);
        report.length("radius", radius);
    }
    constexpr bool sizes_nonnegative() const { return !looks_negative(radius); }
    constexpr bool operator==(ball const&) const = default;
};
template <class T = double>
ball(vec<T, 2>, type_identity_t<T>) -> ball<T, 2>;
template <class T = double>
ball(vec<T, 3>, type_identity_t<T>) -> ball<T, 3>;
template <foreign_vec V>
ball(V const&, foreign_scalar<V>) -> ball<foreign_scalar<V>, dimension_of_vector<V>()>;
template <sentence Objection, size_t N>
struct ball<made_wrongly<Objection>, N> {
    ball(...)
        requires answerable<Objection>;
    ball(ball const&) = delete;
};
ball() -> ball<>;
template <size_t N = 2>
ball(...) -> ball<made_wrongly<"hantei: a disk or a sphere has a center and a radius, in this order: disk{{x, y}, radius}">, N>;

/// A solid disk in the plane.
template <scalar T = double>
using disk = ball<T, 2>;
/// A solid sphere in space.
template <scalar T = double>
using sphere = ball<T, 3>;

}  // namespace hantei
