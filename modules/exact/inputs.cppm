// SPDX-License-Identifier: MIT
// The inputs of a formula: the stored numbers of shapes, each in a family (error_bound.cppm), as the generic arguments of the formula.
//
//   lengths.difference(p, q)  the vector or number q − p      lengths.value(x)   a vector or number as stored
//   lengths.nonnegative(r)    a radius or half extents, >= 0  lengths.sum(r, s)  the sum r + s of two radii, not rounded
//   directions.value(d)       a direction of any length       axes.value(u)      the axes of a turned box
export module hantei:inputs;
import :base;
import :rational;
import :scalar;
import :vec;
import :error_bound;
import :enclosure;

namespace hantei {

template <size_t F, class T, size_t N>
struct difference_input {
    static constexpr size_t family = F;
    using scalar_type = T;
    vec<T, N> from, to;
};
template <size_t F, class X, class T>
struct value_input {
    static constexpr size_t family = F;
    using scalar_type = T;
    X value;
};
/// A number that is not below 0 in a valid shape. The signs of sizes are tested apart from the formula (sizes_nonnegative()).
template <size_t F, class X, class T>
struct nonnegative_input : value_input<F, X, T> {};
template <size_t F, class T>
struct sum_input {
    static constexpr size_t family = F;
    using scalar_type = T;
    T a, b;
};

template <size_t F, class T>
struct scalar_difference_input {
    static constexpr size_t family = F;
    using scalar_type = T;
    T from, to;
};

#ifdef HANTEI_SMALL_PROGRAM
/// In a small program formulas are evaluated in fractions only (sign.cppm).
template <size_t F>
struct family {
    template <class T, size_t N>
    static constexpr vec<rational, N> difference(vec<T, N> const& from, vec<T, N> const& to) {
        return value(to) - value(from);
    }
    template <scalar T>
    static constexpr rational difference(T const& from, T const& to) {
        return rational(to) - rational(from);
    }
    template <class T, size_t N>
    static constexpr vec<rational, N> value(vec<T, N> const& x) {
        return map([](T const& coordinate) { return rational(coordinate); }, x);
    }
    template <scalar T>
    static constexpr rational value(T const& x) {
        return rational(x);
    }
    static constexpr auto nonnegative(auto const& x) { return value(x); }
    template <scalar T>
    static constexpr rational sum(T const& a, T const& b) {
        return rational(a) + rational(b);
    }
};
#else
template <size_t F>
struct family {
    template <class T, size_t N>
    static constexpr difference_input<F, T, N> difference(vec<T, N> const& from, vec<T, N> const& to) {
        return {from, to};
    }
    template <scalar T>
    static constexpr scalar_difference_input<F, T> difference(T const& from, T const& to) {
        return {from, to};
    }
    template <class T, size_t N>
    static constexpr value_input<F, vec<T, N>, T> value(vec<T, N> const& x) {
        return {x};
    }
    template <scalar T>
    static constexpr value_input<F, T, T> value(T const& x) {
        return {x};
    }
    template <class T, size_t N>
    static constexpr nonnegative_input<F, vec<T, N>, T> nonnegative(vec<T, N> const& x) {
        return {{x}};
    }
    template <scalar T>
    static constexpr nonnegative_input<F, T, T> nonnegative(T const& x) {
        return {{x}};
    }
    template <scalar T>
    static constexpr sum_input<F, T> sum(T const& a, T const& b) {
        return {a, b};
    }
};
#endif
inline constexpr family<0> lengths{};
inline constexpr family<1> directions{};
inline constexpr family<2> axes{};

/// f(all stored numbers behind an input)
template <class F, size_t G, class T, size_t N>
constexpr auto with_stored(F f, difference_input<G, T, N> const& input) {
    auto const &p = input.from, &q = input.to;
    if constexpr (N == 2) return f(p.x, p.y, q.x, q.y);
    else return f(p.x, p.y, p.z, q.x, q.y, q.z);
}
template <class F, size_t G, class T>
constexpr auto with_stored(F f, scalar_difference_input<G, T> const& input) {
    return f(input.from, input.to);
}
template <class F, size_t G, class T, size_t N>
constexpr auto with_stored(F f, value_input<G, vec<T, N>, T> const& input) {
    auto const& p = input.value;
    if constexpr (N == 2) return f(p.x, p.y);
    else return f(p.x, p.y, p.z);
}
template <class F, size_t G, class T>
constexpr auto with_stored(F f, value_input<G, T, T> const& input) {
    return f(input.value);
}
template <class F, size_t G, class T>
constexpr auto with_stored(F f, sum_input<G, T> const& input) {
    return f(input.a, input.b);
}

/// to − from and a + b with one rounding; 64-bit integers are subtracted and added before they are rounded.
template <class F, class T>
constexpr F difference(T const& to, T const& from) {
    if constexpr (wide_integer<T>) {
        return static_cast<F>(int128{to} - int128{from});
    } else {
        return static_cast<F>(to) - static_cast<F>(from);
    }
}
template <class F, class T>
constexpr F sum(T const& a, T const& b) {
    if constexpr (wide_integer<T>) {
        return static_cast<F>(int128{a} + int128{b});
    } else {
        return static_cast<F>(a) + static_cast<F>(b);
    }
}

// ------------------------------------------------------------------------------------------- inputs as plain doubles
/// A stored number as a double. A large one becomes an infinity, and so does what is computed from it, because constant expressions may not
/// overflow.
template <class T>
constexpr double plain_number(T const& x) {
    if constexpr (same_as<T, double>)
        if (!(-0x1p100 < x && x < 0x1p100)) return numeric_limits<double>::infinity();
    return static_cast<double>(x);
}
template <class T>
constexpr double plain_difference(T const& to, T const& from) {
    if constexpr (same_as<T, double>)
        if (!(-0x1p100 < to && to < 0x1p100 && -0x1p100 < from && from < 0x1p100)) return numeric_limits<double>::infinity();
    return difference<double>(to, from);
}
/// An input as the filter rounds it, for constant expressions, in which each call takes time.
template <size_t G, class T, size_t N>
constexpr vec<double, N> plain_input(difference_input<G, T, N> const& input) {
    auto const &p = input.from, &q = input.to;
    if constexpr (N == 2) return {plain_difference(q.x, p.x), plain_difference(q.y, p.y)};
    else return {plain_difference(q.x, p.x), plain_difference(q.y, p.y), plain_difference(q.z, p.z)};
}
template <size_t G, class T>
constexpr double plain_input(scalar_difference_input<G, T> const& input) {
    return plain_difference(input.to, input.from);
}
template <size_t G, class T, size_t N>
constexpr vec<double, N> plain_input(value_input<G, vec<T, N>, T> const& input) {
    auto const& p = input.value;
    if constexpr (N == 2) return {plain_number(p.x), plain_number(p.y)};
    else return {plain_number(p.x), plain_number(p.y), plain_number(p.z)};
}
template <size_t G, class T>
constexpr double plain_input(value_input<G, T, T> const& input) {
    return plain_number(input.value);
}
template <size_t G, class T>
constexpr double plain_input(sum_input<G, T> const& input) {
    if constexpr (same_as<T, double>) return plain_number(input.a) + plain_number(input.b);
    return sum<double>(input.a, input.b);
}

// -------------------------------------------------------------------------------------------- inputs as numbers
/// to − from in a number type X that is exact, or whose numbers know their errors.
template <class X, class T>
constexpr X difference_in(T const& to, T const& from) {
    if constexpr (same_as<X, enclosure> && !wide_integer<T>) return X::difference(to, from);
    return X(to) - X(from);
}
/// An input in a number type X that is exact, or whose numbers know their errors.
template <class X, size_t G, class T, size_t N>
constexpr vec<X, N> exact_input(difference_input<G, T, N> const& input) {
    return map([](T const& to, T const& from) { return difference_in<X>(to, from); }, input.to, input.from);
}
template <class X, size_t G, class T>
constexpr X exact_input(scalar_difference_input<G, T> const& input) {
    return difference_in<X>(input.to, input.from);
}
template <class X, size_t G, class T, size_t N>
constexpr vec<X, N> exact_input(value_input<G, vec<T, N>, T> const& input) {
    return map([](T const& x) { return X(x); }, input.value);
}
template <class X, size_t G, class T>
constexpr X exact_input(value_input<G, T, T> const& input) {
    return X(input.value);
}
template <class X, size_t G, class T>
constexpr X exact_input(sum_input<G, T> const& input) {
    return X(input.a) + X(input.b);
}

constexpr error_bound input_bound(size_t family, int64_t error, bool non_negative = false) {
    error_bound b{.size = 1,
                  .error = error,
                  .degree = {},
                  .non_negative = non_negative,
                  .relative = error,
                  .of_sum = error,
                  .terms = 1,
                  .kept = error == 0 ? precision::all : precision::rounded_once};
    b.degree[family] = 1;
    return b;
}
template <class F, size_t G, class T, size_t N>
constexpr auto rounded_input(difference_input<G, T, N> const& input) {
    using number = approx<F, input_bound(G, 1)>;
    if constexpr (same_as<F, T> && N == 2) {
        if (!is_constant_evaluated()) {
            auto const d = lanes<F>{input.to.x, input.to.y} - lanes<F>{input.from.x, input.from.y};
            return vec{number::term(d[0]), number::term(d[1])};
        }
    }
    return map([](T const& to, T const& from) { return number::term(difference<F>(to, from)); }, input.to, input.from);
}
template <class F, size_t G, class T>
constexpr auto rounded_input(scalar_difference_input<G, T> const& input) {
    return approx<F, input_bound(G, 1)>::term(difference<F>(input.to, input.from));
}
template <class F, class T>
inline constexpr int64_t conversion_error = wide_integer<T> ? 1 : 0;

template <class F, size_t G, class T, size_t N>
constexpr auto rounded_input(value_input<G, vec<T, N>, T> const& input) {
    using number = approx<F, input_bound(G, conversion_error<F, T>)>;
    return map([](T const& x) { return number::term(static_cast<F>(x)); }, input.value);
}
template <class F, size_t G, class T>
constexpr auto rounded_input(value_input<G, T, T> const& input) {
    return approx<F, input_bound(G, conversion_error<F, T>)>::term(static_cast<F>(input.value));
}
template <class F, size_t G, class T, size_t N>
constexpr auto rounded_input(nonnegative_input<G, vec<T, N>, T> const& input) {
    using number = approx<F, input_bound(G, conversion_error<F, T>, true)>;
    return map([](T const& x) { return number::term(static_cast<F>(x)); }, input.value);
}
template <class F, size_t G, class T>
constexpr auto rounded_input(nonnegative_input<G, T, T> const& input) {
    return approx<F, input_bound(G, conversion_error<F, T>, true)>::term(static_cast<F>(input.value));
}
template <class F, size_t G, class T>
constexpr auto rounded_input(sum_input<G, T> const& input) {
    return approx<F, input_bound(G, 1, true)>::term(sum<F>(input.a, input.b));
}

}  // namespace hantei
