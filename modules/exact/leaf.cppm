// SPDX-License-Identifier: MIT
// What a formula starts from: the stored numbers of shapes, each in a family (bound.cppm), as its generic arguments.
//
//   first.arrow(p, q)   the vector q − p                  first.step(x, y)  the number y − x
//   first.stored(x)     a number or vector as stored
//   first.length(r)     a radius or half extents, >= 0    first.total(r, s) the sum r + s of two radii, not rounded
//   turn.stored(u)      the axes of a turned box
export module hantei:leaf;
import :base;
import :scalar;
import :vec;
import :bound;

namespace hantei {

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
    if constexpr (wide_integer<T>) {
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
inline constexpr int64_t conversion_error = wide_integer<T> ? 1 : 0;

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
    if constexpr (wide_integer<T>) {
        return number::term(static_cast<F>(int128{leaf.a} + int128{leaf.b}));
    } else {
        return number::term(static_cast<F>(leaf.a) + static_cast<F>(leaf.b));
    }
}

}  // namespace hantei
