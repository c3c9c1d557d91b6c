// SPDX-License-Identifier: MIT
export module hantei:rotation;
import :base;
import :scalar;
import :sentence;
import :vec;
import :ladder;
import :angle;

namespace hantei {

/// Whether some x is not 0: a cheap test that may answer no if all are tiny or one is NaN. Only floating-point numbers are squared: squares
/// of integers may overflow, and squares of fractions cost more than a comparison. Constant evaluation only compares, because an overflow
/// is not a constant expression.
template <class... T>
constexpr bool looks_nonzero(T const&... x) {
    if constexpr ((floating_point<T> && ...)) {
        return is_constant_evaluated() ? (... || (x < 0 || 0 < x)) : 0 < (... + (x * x));
    } else {
        return (... || (x != T{0}));
    }
}

inline constexpr sentence made_of_angle{
    "hantei: a rotation is made of an angle, rotation<>::degrees(45), or of its cosine and sine, rotation{c, s}; in space of a "
    "quaternion"};
/// Rejects a plain number given as a rotation, with the message that its unit is missing.
template <class X>
concept angle_with_unit = numeric_limits<X>::is_specialized && answerable<made_of_angle>;

/// The measure of the vector along `way` with the given length: way·length / |way|.
template <class T, size_t N>
struct scaled_direction {
    using scalar_type = T;
    struct only_case {};

    vec<T, N> way;
    T length;

    [[gnu::always_inline]] constexpr range_check in_range() const { return all_in_range(way) & all_in_range(length); }
    [[gnu::always_inline]] constexpr only_case choose(auto&) const { return {}; }
};
template <class Result, size_t N>
struct rounded_direction {
    using result = vec<Result, N>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, scaled_direction<T, N> const& m, auto const&) {
        auto const way = rung.stored(m.way);
        auto const length = rung.number(m.length);
        return rung.template rounded<Result>(map([&](auto const& x) { return rung.over_length(x * length, way); }, way));
    }
};

}  // namespace hantei

export namespace hantei {

/// A rotation, as stored numbers: in the plane a pair (c, s), in space a quaternion w + x·i + y·j + z·k of any length but zero. The pair
/// (c, s) turns (x, y) into (c·x − s·y, s·x + c·y). Made from an angle (`degrees`, `radians`), it is the cosine and sine of the angle to
/// 0.51 ulp, with the same bits at compile time and at run time. Any other pair but (0, 0) is used as it is: boxes are turned and scaled by
/// it (so a 3-4-5 turn is exact). Angles turn from the x axis to the y axis: counter-clockwise where y points up, clockwise on a screen
/// where it points down.
template <scalar T = double, size_t N = 2>
struct rotation;

template <scalar T>
struct rotation<T, 2> {
    T c{1}, s{0};

    constexpr rotation() = default;
    constexpr rotation(T cosine, T sine) : c(cosine), s(sine) {}
    template <angle_with_unit X>
    rotation(X);

    /// The rotation by an angle in degrees. It is exact at multiples of 90, and c = s bit for bit at 45. Throws std::domain_error if the
    /// angle is not finite.
    static constexpr rotation degrees(double angle)
        requires floating_point<T>
    {
        auto const turned = cosine_sine_of_degrees<T>(angle);
        return {turned.c, turned.s};
    }
    /// The rotation by an angle in radians, whose absolute value is at most 2^60. Throws std::domain_error otherwise.
    static constexpr rotation radians(double angle)
        requires floating_point<T>
    {
        auto const turned = cosine_sine_of_radians<T>(angle);
        return {turned.c, turned.s};
    }
    /// The rotation by `count` right angles, exact for every scalar.
    static constexpr rotation quarter_turns(int count) {
        T const zero{0}, one{1}, minus{-1};
        switch (count & 3) {
            case 0: return {one, zero};
            case 1: return {zero, one};
            case 2: return {minus, zero};
            default: return {zero, minus};
        }
    }
    /// The rotation that turns the x axis towards (x, y): (x, y) / √(x² + y²), correctly rounded. Throws std::domain_error for (0, 0) and
    /// for numbers that are not finite.
    static constexpr rotation toward(T x, T y)
        requires floating_point<T>
    {
        if (!(x - x == 0 && y - y == 0) || (x == 0 && y == 0))
            fail(domain_error("hantei: rotation::toward needs a direction that is finite and not zero"));
        auto const r = measured<rounded_direction<T, 2>>(scaled_direction<double, 2>{{x, y}, 1});
        return {r.x, r.y};
    }

    using scalar_type = T;
    constexpr auto members(auto f) const { return f(c, s); }
    constexpr vec<T, 2> as_vec() const { return {c, s}; }
    constexpr void report_flaws(char const* field, auto& report) const { report.direction(field, as_vec()); }
    constexpr bool sizes_nonnegative() const { return looks_nonzero(c, s); }
    constexpr bool operator==(rotation const&) const = default;
};

/// A rotation of space: a quaternion w + x·i + y·j + z·k, not necessarily of length 1. Its matrix is that of the quaternion divided by the
/// squared length.
template <scalar T>
struct rotation<T, 3> {
    T w{1}, x{0}, y{0}, z{0};

    constexpr rotation() = default;
    constexpr rotation(T w_, T x_, T y_, T z_) : w(w_), x(x_), y(y_), z(z_) {}

    /// The right-handed rotation about an axis through the origin (of any length but zero) by an angle in degrees. It is exact at multiples
    /// of 90 about a coordinate axis. Throws std::domain_error if the axis is zero or not finite, or if the angle is not finite.
    static constexpr rotation degrees(vec<T, 3> const& axis, double angle)
        requires floating_point<T>
    {
        bool finite = true, zero = true;
        for (size_t i = 0; i < 3; ++i) {
            finite &= axis[i] - axis[i] == 0;
            zero &= axis[i] == 0;
        }
        if (!finite) fail(domain_error("hantei: the axis of a rotation must be finite"));
        if (zero) fail(domain_error("hantei: the axis of a rotation must not be zero"));
        auto const half = cosine_sine_of_degrees<T>(angle / 2);
        auto const r = measured<rounded_direction<T, 3>>(scaled_direction<double, 3>{{axis.x, axis.y, axis.z}, half.s});
        return {half.c, r.x, r.y, r.z};
    }

    using scalar_type = T;
    constexpr auto members(auto f) const { return f(w, x, y, z); }
    /// The vector part (x, y, z).
    constexpr vec<T, 3> vector() const { return {x, y, z}; }
    constexpr void report_flaws(char const* field, auto& report) const {
        report.finite(field, w);
        report.finite(field, vector());
        if (w == T{0}) report.direction(field, vector());
    }
    constexpr bool sizes_nonnegative() const { return looks_nonzero(w, x, y, z); }
    constexpr bool operator==(rotation const&) const = default;
};

template <sentence Objection>
struct rotation<made_wrongly<Objection>, 2> {
    rotation(...)
        requires answerable<Objection>;
    rotation(rotation const&) = delete;
};
template <sentence Objection>
struct rotation<made_wrongly<Objection>, 3> {
    rotation(...)
        requires answerable<Objection>;
    rotation(rotation const&) = delete;
};

template <class C, class S>
rotation(C, S) -> rotation<common_number_t<C, S>, 2>;
template <class W, class X, class Y, class Z>
rotation(W, X, Y, Z) -> rotation<common_number_t<W, X, Y, Z>, 3>;
rotation() -> rotation<>;
template <size_t N = 2>
rotation(...) -> rotation<made_wrongly<made_of_angle>, N>;

}  // namespace hantei
