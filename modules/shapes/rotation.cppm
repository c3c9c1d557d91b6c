// SPDX-License-Identifier: MIT
export module hantei:rotation;
import :base;
import :scalar;
import :number;
import :vec;
import :rational;
import :rounding;
import :angle;

export namespace hantei {

/// A rotation as stored numbers. The pair (c, s) of the plane turns (x, y) into (c·x − s·y, s·x + c·y); made by the
/// functions below it is the cosine and sine of an angle to 0.51 ulp, the same bits at compile time and at run time.
/// Any other pair but (0, 0) is taken as it is: boxes are turned and scaled by it (a 3-4-5 turn is exact that way).
/// Angles turn from the x axis to the y axis: counter-clockwise where y points up, clockwise on a screen where it points down.
template <scalar T = double, size_t N = 2>
struct rotation;

template <scalar T>
struct rotation<T, 2> {
    T c{1}, s{0};

    constexpr rotation() = default;
    constexpr rotation(T cosine, T sine) : c(cosine), s(sine) {}

    /// By an angle in degrees; exact at multiples of 90, and c = s bit for bit at 45. Throws std::domain_error unless finite.
    static constexpr rotation degrees(double angle)
        requires floating_point<T>
    {
        auto const turned = cosine_sine_of_degrees<T>(angle);
        return {turned.c, turned.s};
    }
    /// By an angle in radians, at most 2^60. Throws std::domain_error otherwise.
    static constexpr rotation radians(double angle)
        requires floating_point<T>
    {
        auto const turned = cosine_sine_of_radians<T>(angle);
        return {turned.c, turned.s};
    }
    /// By `count` right angles: exact for every scalar.
    static constexpr rotation quarter_turns(int count) {
        T const zero{0}, one{1}, minus{-1};
        switch (count & 3) {
            case 0: return {one, zero};
            case 1: return {zero, one};
            case 2: return {minus, zero};
            default: return {zero, minus};
        }
    }
    /// So that the x axis points towards (x, y): (x, y) / √(x² + y²), within 0.51 ulp. Throws std::domain_error for (0, 0)
    /// and for numbers that are not finite.
    static constexpr rotation toward(T x, T y)
        requires floating_point<T>
    {
        if (!(x - x == 0 && y - y == 0) || (x == 0 && y == 0))
            throw domain_error("hantei: rotation::toward needs a direction that is finite and not zero");
        rational const norm = square(rational(x)) + square(rational(y));
        return {to_nearest<T>(surd{0, rational(x) / norm, norm}), to_nearest<T>(surd{0, rational(y) / norm, norm})};
    }

    using scalar_type = T;
    constexpr auto parts() const { return tuple(c, s); }
    constexpr vec<T, 2> as_vec() const { return {c, s}; }
    constexpr void inspect(char const* field, auto& report) const { report.direction(field, as_vec()); }
    constexpr bool sound() const { return T{0} < c * c + s * s; }
    friend constexpr bool operator==(rotation const&, rotation const&) = default;
};

/// A quaternion w + x·i + y·j + z·k, not necessarily of length 1: the turn is its matrix divided by its squared length.
template <scalar T>
struct rotation<T, 3> {
    T w{1}, x{0}, y{0}, z{0};

    constexpr rotation() = default;
    constexpr rotation(T w_, T x_, T y_, T z_) : w(w_), x(x_), y(y_), z(z_) {}

    /// About an axis through the origin (of any length but zero), by an angle in degrees, right-handed; exact at multiples
    /// of 90 about a coordinate axis. Throws std::domain_error for an axis that is zero or not finite, or such an angle.
    static constexpr rotation degrees(vec<T, 3> const& axis, double angle)
        requires floating_point<T>
    {
        rational const norm = squared_norm(scalar_vec(axis));
        if (norm.sign() == 0) throw domain_error("hantei: the axis of a rotation must not be zero");
        auto const half = cosine_sine_of_degrees<T>(angle / 2);
        auto const part = [&](T a) { return to_nearest<T>(surd{0, rational(a) * rational(half.s) / norm, norm}); };
        return {half.c, part(axis.x), part(axis.y), part(axis.z)};
    }

    using scalar_type = T;
    constexpr auto parts() const { return tuple(w, x, y, z); }
    /// The vector part (x, y, z).
    constexpr vec<T, 3> vector() const { return {x, y, z}; }
    constexpr void inspect(char const* field, auto& report) const {
        report.finite(field, w);
        report.finite(field, vector());
        if (w == T{0}) report.direction(field, vector());
    }
    constexpr bool sound() const { return T{0} < w * w + x * x + y * y + z * z; }
    friend constexpr bool operator==(rotation const&, rotation const&) = default;

  private:
    static constexpr vec<rational, 3> scalar_vec(vec<T, 3> const& a) {
        for (size_t i = 0; i < 3; ++i)
            if (!(a[i] - a[i] == 0)) throw domain_error("hantei: the axis of a rotation must be finite");
        return map([](T x) { return rational(x); }, a);
    }
};

template <class C, class S>
rotation(C, S) -> rotation<common_type_t<C, S>, 2>;
template <class W, class X, class Y, class Z>
rotation(W, X, Y, Z) -> rotation<common_type_t<W, X, Y, Z>, 3>;

}  // namespace hantei
