// SPDX-License-Identifier: MIT
// The sign of a formula in stored numbers: by one floating-point evaluation where that is certain, else exactly.
//
// A formula is a generic callable; its arguments are the numbers it starts from, each in a family (bound.cppm):
//   first.arrow(p, q)   the vector q − p                  first.step(x, y)  the number y − x
//   first.stored(x)     a number or vector as stored
//   first.length(r)     a radius or half extents, >= 0    first.total(r, s) the sum r + s of two radii, not rounded
//   turn.stored(u)      the axes of a turned box
// Stages: (1) the formula in the shapes' own floating-point type; its sign holds if |v| > e, e from the type-level bound;
// (2) in double; if all inputs lie on a common short grid, every operation was exact and even v = 0 holds;
// (3) in exact integers. Each stage decides only what it is certain of, so the answer is that of stage (3).
export module hantei:sign;
import :base;
import :scalar;
import :number;
import :vec;
import :dyadic;
import :rational;
import :bound;

namespace hantei {

// ------------------------------------------------------------------------------------------- what a formula starts from
template <size_t F, class T, size_t N>
struct arrow_leaf {
    static constexpr size_t family = F;
    using scalar_type = T;
    vec<T, N> from, to;
};
template <size_t F, class X, class T>
struct stored_leaf {
    static constexpr size_t family = F;
    using scalar_type = T;
    X value;
};
/// Not below 0 in a valid shape; the signs of sizes are looked at apart from the formula (sound()).
template <size_t F, class X, class T>
struct length_leaf : stored_leaf<F, X, T> {};
template <size_t F, class T>
struct total_leaf {
    static constexpr size_t family = F;
    using scalar_type = T;
    T a, b;
};

template <size_t F, class T>
struct step_leaf {
    static constexpr size_t family = F;
    using scalar_type = T;
    T from, to;
};

template <size_t F>
struct family {
    template <class T, size_t N>
    static constexpr arrow_leaf<F, T, N> arrow(vec<T, N> const& from, vec<T, N> const& to) {
        return {from, to};
    }
    template <scalar T>
    static constexpr step_leaf<F, T> step(T const& from, T const& to) {
        return {from, to};
    }
    template <class T, size_t N>
    static constexpr stored_leaf<F, vec<T, N>, T> stored(vec<T, N> const& x) {
        return {x};
    }
    template <scalar T>
    static constexpr stored_leaf<F, T, T> stored(T const& x) {
        return {x};
    }
    template <class T, size_t N>
    static constexpr length_leaf<F, vec<T, N>, T> length(vec<T, N> const& x) {
        return {{x}};
    }
    template <scalar T>
    static constexpr length_leaf<F, T, T> length(T const& x) {
        return {{x}};
    }
    template <scalar T>
    static constexpr total_leaf<F, T> total(T const& a, T const& b) {
        return {a, b};
    }
};
inline constexpr family<0> first{};
inline constexpr family<1> second{};
inline constexpr family<2> turn{};

/// Calls f with every stored number behind a leaf.
template <class F, size_t G, class T, size_t N>
constexpr void each_stored(F f, arrow_leaf<G, T, N> const& leaf) {
    for (size_t i = 0; i < N; ++i) f(leaf.from[i]), f(leaf.to[i]);
}
template <class F, size_t G, class T>
constexpr void each_stored(F f, step_leaf<G, T> const& leaf) {
    f(leaf.from), f(leaf.to);
}
template <class F, size_t G, class T, size_t N>
constexpr void each_stored(F f, stored_leaf<G, vec<T, N>, T> const& leaf) {
    for (size_t i = 0; i < N; ++i) f(leaf.value[i]);
}
template <class F, size_t G, class T>
constexpr void each_stored(F f, stored_leaf<G, T, T> const& leaf) {
    f(leaf.value);
}
template <class F, size_t G, class T>
constexpr void each_stored(F f, total_leaf<G, T> const& leaf) {
    f(leaf.a), f(leaf.b);
}

// -------------------------------------------------------------------------------------------- leaves as numbers
/// A leaf in exact numbers X.
template <class X, size_t G, class T, size_t N>
constexpr vec<X, N> exact_leaf(arrow_leaf<G, T, N> const& leaf) {
    return map([](T const& to, T const& from) { return X(to) - X(from); }, leaf.to, leaf.from);
}
template <class X, size_t G, class T>
constexpr X exact_leaf(step_leaf<G, T> const& leaf) {
    return X(leaf.to) - X(leaf.from);
}
template <class X, size_t G, class T, size_t N>
constexpr vec<X, N> exact_leaf(stored_leaf<G, vec<T, N>, T> const& leaf) {
    return map([](T const& x) { return X(x); }, leaf.value);
}
template <class X, size_t G, class T>
constexpr X exact_leaf(stored_leaf<G, T, T> const& leaf) {
    return X(leaf.value);
}
template <class X, size_t G, class T>
constexpr X exact_leaf(total_leaf<G, T> const& leaf) {
    return X(leaf.a) + X(leaf.b);
}

constexpr bound leaf_bound(size_t family, int64_t error, bool non_negative = false) {
    bound b{.size = 1,
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
/// to − from with one rounding; 64-bit integers are subtracted before they are rounded.
template <class F, class T>
constexpr F difference(T const& to, T const& from) {
    if constexpr (same_as<T, int64_t>) {
        return static_cast<F>(int128{to} - int128{from});
    } else {
        return static_cast<F>(to) - static_cast<F>(from);
    }
}
template <class F, size_t G, class T, size_t N>
constexpr auto rounded_leaf(arrow_leaf<G, T, N> const& leaf) {
    using number = approx<F, leaf_bound(G, 1)>;
    if constexpr (same_as<F, T> && N == 2) {
        if (!is_constant_evaluated()) {
            auto const d = lanes<F>{leaf.to.x, leaf.to.y} - lanes<F>{leaf.from.x, leaf.from.y};
            return vec{number::term(d[0]), number::term(d[1])};
        }
    }
    return map([](T const& to, T const& from) { return number::term(difference<F>(to, from)); }, leaf.to, leaf.from);
}
template <class F, size_t G, class T>
constexpr auto rounded_leaf(step_leaf<G, T> const& leaf) {
    return approx<F, leaf_bound(G, 1)>::term(difference<F>(leaf.to, leaf.from));
}
template <class F, class T>
inline constexpr int64_t conversion_error = same_as<T, int64_t> ? 1 : 0;

template <class F, size_t G, class T, size_t N>
constexpr auto rounded_leaf(stored_leaf<G, vec<T, N>, T> const& leaf) {
    using number = approx<F, leaf_bound(G, conversion_error<F, T>)>;
    return map([](T const& x) { return number::term(static_cast<F>(x)); }, leaf.value);
}
template <class F, size_t G, class T>
constexpr auto rounded_leaf(stored_leaf<G, T, T> const& leaf) {
    return approx<F, leaf_bound(G, conversion_error<F, T>)>::term(static_cast<F>(leaf.value));
}
template <class F, size_t G, class T, size_t N>
constexpr auto rounded_leaf(length_leaf<G, vec<T, N>, T> const& leaf) {
    using number = approx<F, leaf_bound(G, conversion_error<F, T>, true)>;
    return map([](T const& x) { return number::term(static_cast<F>(x)); }, leaf.value);
}
template <class F, size_t G, class T>
constexpr auto rounded_leaf(length_leaf<G, T, T> const& leaf) {
    return approx<F, leaf_bound(G, conversion_error<F, T>, true)>::term(static_cast<F>(leaf.value));
}
template <class F, size_t G, class T>
constexpr auto rounded_leaf(total_leaf<G, T> const& leaf) {
    using number = approx<F, leaf_bound(G, 1, true)>;
    if constexpr (same_as<T, int64_t>) {
        return number::term(static_cast<F>(int128{leaf.a} + int128{leaf.b}));
    } else {
        return number::term(static_cast<F>(leaf.a) + static_cast<F>(leaf.b));
    }
}

// ------------------------------------------------------------------------------------------------- stage 1: the filter
/// What a family of the given degree is measured by: Σx² where the degree is even (the form has mostly computed these squares),
/// else Σ|x|. Neither is below |x| (or its square) for any x of the family.
template <bool Squared, class T, bound B>
constexpr T measure(approx<T, B> x) {
    if constexpr (Squared) {
        return x.value * x.value;
    } else {
        return B.non_negative ? x.value : magnitude_of(x.value);
    }
}
/// Sums of measures: of vectors axis by axis, the plane's on packed numbers. −0 is neutral for +, signs included.
template <class F, bool Squared>
struct measures {
    F rest;
    array<F, 3> axis{-F{0}, -F{0}, -F{0}};

    template <bound B>
    constexpr void add(approx<F, B> x) {
        rest += measure<Squared>(x);
    }
    template <bound B, size_t N>
    constexpr void add(vec<approx<F, B>, N> const& x) {
        if constexpr (N == 2) {
            if (!is_constant_evaluated()) {
                auto const both = lanes<F>{axis[0], axis[1]} + measure<Squared>(approx<F, B>::packed(x[0], x[1]));
                axis[0] = both[0], axis[1] = both[1];
                return;
            }
        }
        for (size_t i = 0; i < N; ++i) axis[i] += measure<Squared>(x[i]);
    }
    constexpr F sum() const { return axis[0] + axis[1] + axis[2] + rest; }
};
/// q, or q² if Squared, of family G, from a start value > 0 and all leaves.
template <size_t G, bool Squared, class F, class... Leaves>
constexpr F family_size(F start, Leaves const&... leaves) {
    measures<F, Squared> all{start};
    auto const add = [&all]<class Leaf>(Leaf const& leaf) {
        if constexpr (Leaf::family == G) all.add(rounded_leaf<F>(leaf));
    };
    (add(leaves), ...);
    return all.sum();
}
/// 1 + Σx² of the axes: not below any |x| nor 1. Vector by vector, as the forms take their squared norms.
template <class F, class... Leaves>
constexpr F turn_size(Leaves const&... leaves) {
    F q = 1;
    auto const add = [&q]<class Leaf>(Leaf const& leaf) {
        if constexpr (Leaf::family == 2) q += family_size<2, true>(-F{0}, leaf);
    };
    (add(leaves), ...);
    return q;
}
template <int D, class F>
constexpr F power(F x) {
    if constexpr (D == 0) {
        return F{1};
    } else if constexpr (D == 1) {
        return x;
    } else if constexpr (D % 2 == 0) {
        return power<D / 2>(x * x);
    } else {
        return x * power<D - 1>(x);
    }
}

/// q^degree of family G of lengths, where q is not below any of its numbers nor `tiny`.
template <size_t G, int Degree, class F, class... Leaves>
constexpr F lengths(F tiny, Leaves const&... leaves) {
    if constexpr (Degree % 2 == 0) {
        return power<Degree / 2>(family_size<G, true>(tiny * tiny, leaves...));
    } else {
        return power<Degree>(family_size<G, false>(tiny, leaves...));
    }
}

/// Constants of the error bound in a floating-point type F.
///
/// floor: added to every q of lengths, so that Q >= 2^low for a form of length degree n; what a subnormal product loses (at
/// most 2^-1075, or 2^-150 in float) times later factors is then far below u · Q. Where q² = floor² + Σx² is taken, n >= 2 and
/// floor² >= 2^low: a square that is subnormal belongs to an x far below floor, which alone makes q >= |x|.
/// headroom: an intermediate result has some degrees d' <= d, and overflows only if size · Π q^d' does. With the power T >= 1 of
/// `turn` and at most two families of lengths, one of the factors q^d · T · 2^20, or their product, then overflows too (where
/// q < 1 the power q^d' is below 1 as well). So e is infinite or NaN, and |v| > e is false.
template <class F>
struct limits {
    static constexpr F unit = numeric_limits<F>::epsilon() / 2 * (1 + F{0x1p-12f});
    static constexpr int low = same_as<F, double> ? -900 : -100;
    static constexpr F headroom = F{0x1p20f};
    static constexpr F floor(int degree) {
        F x = 1;
        for (int i = 0; i < -low / degree; ++i) x /= 2;
        return x;
    }
};

/// Whether the analysis of a form that costs `error` roundings is good for the type F.
template <class F>
constexpr bool short_enough(bound const& limit) {
    return limit.size < (1 << 20) && static_cast<F>(limit.error) * limits<F>::unit < F{0x1p-13f};
}

/// The value v of a form; it is certain if |v| > e = scale · size, the radius of its uncertainty. It is v that is divided by the
/// scale, as it is there before the size. Where that overflows, the quotient is above any finite size.
template <class F>
struct estimate {
    F value, scaled, size;

    constexpr estimate(F v, F scale, F size_) : value(v), scaled(magnitude_of(v) * (1 / scale)), size(size_) {}
    constexpr bool is_certain() const { return scaled > size; }
};

template <class F, class Form, class... Leaves>
[[gnu::always_inline]] constexpr estimate<F> evaluate(Form form, Leaves const&... leaves) {
    auto const v = form(rounded_leaf<F>(leaves)...);
    constexpr bound limit = decltype(v)::limit;
    constexpr auto d = limit.degree;
    if constexpr (limit.kept >= precision::sign) return {v.value, F{1}, v.value - v.value};  // 0, or NaN for an infinite input
    if constexpr (is_short_sum(limit)) {
        constexpr F least = limits<F>::floor(1), scale = static_cast<F>(limit.of_sum) * limits<F>::unit;
        return {v.value, scale, v.sum + least};
    }
    static_assert(short_enough<F>(limit), "the form is too long for this error analysis");
    constexpr F tiny = limits<F>::floor(larger(1, d[0] + d[1]));
    constexpr F error = static_cast<F>(limit.error) * limits<F>::unit;
    F margin = limits<F>::headroom;
    if constexpr (d[2] > 0) margin *= power<(d[2] + 1) / 2>(turn_size<F>(leaves...));
    if constexpr (d[0] > 0 && d[1] > 0) {
        F const size = (margin * lengths<0, d[0]>(tiny, leaves...)) * (margin * lengths<1, d[1]>(tiny, leaves...));
        return {v.value, error / (limits<F>::headroom * limits<F>::headroom), size};
    } else {
        constexpr size_t only = d[1] > 0 ? 1 : 0;
        return {v.value, error / limits<F>::headroom, margin * lengths<only, d[only]>(tiny, leaves...)};
    }
}

/// A sign, if it is known. `negative` means nothing where it is not.
/// Each in a word of its own: then a function returns them in two registers, and nothing is packed or taken apart.
struct verdict {
    alignas(8) bool known;
    alignas(8) bool negative;
};

// ------------------------------------------------------------------------------------------ stage 2: a common grid
/// True if the evaluation of the form in double made no rounding error at all: all lengths are multiples of a power of
/// two g and below 2^bits · g, all axes are integers below 4, and bits is so small that every intermediate result, at
/// most size · Q, is an integer below 2^53 in units of g^degree.
template <bound Limit, class... Leaves>
constexpr bool on_grid(Leaves const&... leaves) {
    constexpr auto d = Limit.degree;
    constexpr int axis_bits = 2;
    constexpr int size_bits = 64 - countl_zero(static_cast<uint64_t>(Limit.size));
    constexpr int degree = larger(1, d[0] + d[1]);
    constexpr int bits = smaller(50, (53 - size_bits - axis_bits * d[2]) / degree - 1);
    static_assert(bits > 2);
    // From 1/range to range no product overflows or underflows: with size < 2^20 and bits·degree < 53, 960 + 53 < 1022.
    constexpr double range = power<smaller(200, 960 / degree)>(2.0);
    double greatest = 0;
    bool exact = true;
    auto const each = [&]<class Leaf>(Leaf const& leaf, auto f) {
        each_stored([&](auto const& x) { f(x, Leaf::family == 2); }, leaf);
    };
    auto const scan = [&](auto const& x, bool axis) {
        double const value = static_cast<double>(x);
        if constexpr (same_as<remove_cvref_t<decltype(x)>, int64_t>) exact &= magnitude_of(value) < 0x1p53;
        if (axis) {
            exact &= magnitude_of(value) < 4 && (value + 0x1.8p52) - 0x1.8p52 == value;
        } else {
            greatest = larger(greatest, magnitude_of(value));
        }
    };
    (each(leaves, scan), ...);
    if (!exact || !(greatest < range)) return false;
    if (greatest < 1 / range) return greatest == 0;
    // 2^(exponent of the greatest) · 1.5 · 2^(53 − bits): adding it rounds to multiples of g.
    double const top = bit_cast<double>(bit_cast<uint64_t>(greatest) & 0x7ff0'0000'0000'0000);
    double const rounder = top * (0x1.8p53 / static_cast<double>(int64_t{1} << bits));
    auto const check = [&](auto const& x, bool axis) {
        double const value = static_cast<double>(x);
        exact &= axis || (value + rounder) - rounder == value;
    };
    (each(leaves, check), ...);
    return exact;
}

/// Whether evaluating in double can overflow to a NaN is of no interest at run time, but ends a constant evaluation.
template <class... Leaves>
constexpr bool may_round(Leaves const&... leaves) {
    if (!is_constant_evaluated()) return true;
    bool tame = true;
    auto const look = [&](auto const& x) {
        double const value = static_cast<double>(x);
        tame &= -0x1p80 < value && value < 0x1p80;
    };
    (each_stored(look, leaves), ...);
    return tame;
}

// --------------------------------------------------------------------------------------------------- the two engines
template <class Leaf, class...>
struct scalar_of_first {
    using type = typename Leaf::scalar_type;
};
template <class... Leaves>
using scalar_of = typename scalar_of_first<Leaves...>::type;

/// The floating-point type in which a scalar is looked at first.
template <class T>
using filter_t = conditional_t<same_as<T, float>, float, double>;

/// Stage 1 alone: branch-free, a verdict that may be unknown.
struct quickly {
    static constexpr bool is_exact = false;

    template <class Form, class... Leaves>
    [[gnu::always_inline]] static constexpr verdict sign(Form form, Leaves const&... leaves) {
        using F = filter_t<scalar_of<Leaves...>>;
        constexpr bound limit = decltype(form(rounded_leaf<F>(leaves)...))::limit;
        auto const v = evaluate<conditional_t<short_enough<F>(limit), F, double>>(form, leaves...);
        return {v.is_certain(), sign_bit(v.value)};
    }
    /// A sign that does not depend on some of the stored numbers: it is known only where these are finite.
    template <class T, size_t N>
    static constexpr verdict given_finite(verdict sign, vec<T, N> const& p, vec<T, N> const& q) {
        auto const zero = (p - p) + (q - q);  // or NaN
        return {bool(sign.known & (zero == vec<T, N>{})), sign.negative};
    }
    /// The sign of x − y.
    template <class T>
    [[gnu::always_inline]] static constexpr verdict compare(T const& x, T const& y) {
        return {bool((x < y) | (y < x)), x < y};
    }
};

/// All stages: the true sign, −1, 0 or 1.
struct exactly {
    static constexpr bool is_exact = true;
    template <class Form, class... Leaves>
    [[gnu::always_inline]] static constexpr int sign(Form form, Leaves const&... leaves) {
        if constexpr (same_as<scalar_of<Leaves...>, rational>) {
            return form(exact_leaf<rational>(leaves)...).sign();
        } else {
            double value = 0;
            bool const rounded = may_round(leaves...);
            if (rounded) {
                auto const v = evaluate<double>(form, leaves...);
                if (v.is_certain()) [[likely]]
                    return sign_bit(v.value) ? -1 : 1;
                value = v.value;
            }
            return sign_if_close(form, rounded, value, leaves...);
        }
    }
    /// Stages 2 and 3, apart: so stage 1 is short enough to stand where it is called.
    template <class Form, class... Leaves>
    [[gnu::noinline, gnu::cold]] static constexpr int sign_if_close(Form form, bool rounded, double value,
                                                                    Leaves const&... leaves) {
        constexpr bound limit = decltype(form(rounded_leaf<double>(leaves)...))::limit;
        if (rounded && (sign_is_exact(limit) || on_grid<limit>(leaves...))) return (value > 0) - (value < 0);
        return form(exact_leaf<dyadic>(leaves)...).sign();
    }
    template <class T, size_t N>
    static constexpr int given_finite(int sign, vec<T, N> const&, vec<T, N> const&) {
        return sign;
    }
    template <class T>
    static constexpr int compare(T const& x, T const& y) {
        return (y < x) - (x < y);
    }
};

/// A sign of which only "negative" counts: where it is 0, another test decides.
constexpr verdict if_negative(verdict v) { return v; }
constexpr int if_negative(int sign) { return sign < 0 ? -1 : 1; }

/// The sign of the product of two numbers: negative where their signs differ.
constexpr verdict product(verdict a, verdict b) { return {bool(a.known & b.known), a.negative != b.negative}; }
constexpr int product(int a, int b) { return a * b; }

/// The sign of the smaller of two numbers: negative if either is (a union of sets). Known only where both are: then
/// every stored number behind either form is known to be finite.
constexpr verdict either(verdict a, verdict b) { return {bool(a.known & b.known), bool(a.negative | b.negative)}; }
/// The sign of the larger of two numbers: negative if both are (a common part of sets). Where a is positive, b does not matter;
/// every stored number must be behind a, which then is known to be finite.
constexpr verdict both(verdict a, verdict b) {
    return {bool(a.known & (b.known | !a.negative)), bool(a.negative & b.negative)};
}
constexpr int both(int a, int b) { return larger(a, b); }
/// Known to be positive: then both(a, b) is a, and b need not be worked out.
constexpr bool is_positive(verdict v) { return v.known & !v.negative; }
constexpr bool is_positive(int sign) { return sign > 0; }
constexpr int either(int a, int b) { return smaller(a, b); }
template <class Sign, class... More>
constexpr Sign either(Sign a, Sign b, Sign c, More... more) {
    return either(either(a, b), c, more...);
}
template <class Sign, class... More>
constexpr Sign both(Sign a, Sign b, Sign c, More... more) {
    return both(both(a, b), c, more...);
}

}  // namespace hantei
