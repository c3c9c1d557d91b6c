// SPDX-License-Identifier: MIT
export module hantei:aabb;
import :base;
import :scalar;
import :generic_arithmetic;
import :rational;
import :sentence;
import :foreign_vec;
import :vec;
import :shape;

namespace hantei {

/// a + b, or a − b if `minus`. Throws std::domain_error(beyond) if the result is out of the range of an integer type T, where signed
/// overflow would be undefined.
template <scalar T>
constexpr T sum_in_range(T const& a, T const& b, char const* beyond, bool minus = false) {
    if constexpr (floating_point<T> || same_as<T, rational>) {
        return minus ? a - b : a + b;
    } else {
        constexpr T least = numeric_limits<T>::min(), greatest = numeric_limits<T>::max();
        bool const rises = minus ? b < T{0} : T{0} < b;
        bool const in_range =
            minus ? (rises ? a <= greatest + b : least + b <= a) : (rises ? a <= greatest - b : least - b <= a);
        if (!in_range) fail(domain_error(beyond));
        return minus ? a - b : a + b;
    }
}

}  // namespace hantei

export namespace hantei {

/// The solid axis-aligned box {p : min <= p <= max on every axis}. With zero extents it is the rectangle, segment or point that remains.
template <scalar T = double, size_t N = 2>
struct aabb {
    vec<T, N> min, max;

    /// The box with the given center and side lengths (not half lengths). With integers an odd side keeps its length: the box reaches one
    /// further up than down. Throws std::domain_error if it reaches beyond the range of an integer T. A floating-point corner beyond the
    /// range is infinite, and every question refuses such a box.
    static constexpr aabb from_center(vec<T, N> const& center, vec<T, N> const& size) {
        auto const half = map([](T const& s) { return s / T{2}; }, size);
        auto const moved = [](T const& c, T const& by) {
            return sum_in_range(c, by, "hantei: aabb::from_center: the box reaches beyond the range of the scalar type");
        };
        return {map(moved, center, -half), map(moved, center, size - half)};
    }

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "aabb";
    constexpr auto members(auto f) const { return f(min, max); }
    constexpr auto core_vertices() const {
        return in_gray_order<N>([this](auto upper) {
            vec<T, N> p;
            for (size_t i = 0; i < N; ++i) p[i] = upper(i) ? max[i] : min[i];
            return p;
        });
    }
    constexpr bool has_interior() const {
        bool all = true;
        for (size_t i = 0; i < N; ++i) all = all && min[i] < max[i];
        return all;
    }
    /// The squared distance from p, a point of the box, to the boundary.
    constexpr T squared_clearance(vec<T, N> const& p) const {
        T least = max[0] - p[0];
        for (size_t i = 0; i < N; ++i) least = hantei::min(least, hantei::min(max[i] - p[i], p[i] - min[i]));
        return square(least);
    }
    constexpr void report_flaws(auto& report) const {
        report.finite("min", min);
        report.finite("max", max);
        report.ordered("min", min, max);
    }
    constexpr bool sizes_nonnegative() const {
        if constexpr (floating_point<T>) {  // the sign bits of the sides
            auto const side = max - min;
            bool negative = false;
            for (size_t i = 0; i < N; ++i) negative |= looks_negative(side[i]);
            return !negative;
        } else {
            bool ok = true;
            for (size_t i = 0; i < N; ++i) ok &= min[i] <= max[i];
            return ok;
        }
    }
    constexpr bool operator==(aabb const&) const = default;
};
template <class T = double>
aabb(vec<T, 2>, vec<T, 2>) -> aabb<T, 2>;
template <class T = double>
aabb(vec<T, 3>, vec<T, 3>) -> aabb<T, 3>;
template <foreign_vec V>
aabb(V const&, vec<foreign_scalar<V>, dimension_of_vector<V>()>) -> aabb<foreign_scalar<V>, dimension_of_vector<V>()>;
template <sentence Objection, size_t N>
struct aabb<made_wrongly<Objection>, N> {
    aabb(...)
        requires answerable<Objection>;
    aabb(aabb const&) = delete;
};
aabb() -> aabb<>;
template <size_t N = 2>
aabb(...) -> aabb<made_wrongly<"hantei: an aabb has its least and its greatest corner: aabb{{x, y}, {x, y}}, or "
                               "aabb<>::from_center({x, y}, {width, height})">,
                  N>;

}  // namespace hantei

namespace hantei {

/// The point of the box nearest to p: p clamped on every axis. Comparisons only, so it is exact.
template <class T, size_t N>
constexpr vec<T, N> clamped(vec<T, N> const& p, aabb<T, N> const& box) {
    vec<T, N> r;
    for (size_t i = 0; i < N; ++i) r[i] = min(max(p[i], box.min[i]), box.max[i]);
    return r;
}
/// The point p as input for an engine that judges it against this box. For a floating-point filter p becomes NaN if the size of the box is
/// not finite, so that no sign is certified then: the nearest point of such a box may be finite. (A side minus itself is 0 or NaN.)
template <class Engine, class T, size_t N>
constexpr vec<T, N> seen_from(Engine, aabb<T, N> const& box, vec<T, N> const& p) {
    if constexpr (floating_point<T> && !Engine::is_exact) {
        auto const side = box.max - box.min;
        return p + (side - side);
    } else {
        return p;
    }
}

}  // namespace hantei
