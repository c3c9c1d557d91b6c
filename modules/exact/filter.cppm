// SPDX-License-Identifier: MIT
// Stage 1 of a sign: one evaluation in floating point, with the radius of its uncertainty.
export module hantei:filter;
import :base;
import :vec;
import :error_bound;
import :inputs;

namespace hantei {

/// What x adds to the measure of its family, which is Σx² if the degree is even (the form has mostly computed these squares), else Σ|x|. The
/// measure is not below x², or |x|, for any x of the family.
template <bool Squared, class T, error_bound B>
constexpr T measure(approx<T, B> x) {
    if constexpr (Squared) {
        return x.value * x.value;
    } else {
        return B.non_negative ? x.value : magnitude_of(x.value);
    }
}
/// Sums of measures: of vectors axis by axis, in the plane on packed numbers. −0 is the neutral element of +, signs included.
template <class F, bool Squared>
struct measures {
    F rest;
    array<F, 3> axis{-F{0}, -F{0}, -F{0}};

    template <error_bound B>
    constexpr void add(approx<F, B> x) {
        rest += measure<Squared>(x);
    }
    template <error_bound B, size_t N>
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
/// q, or q² if Squared, of family G: the sum of a start value > 0 and the measures of all inputs.
template <size_t G, bool Squared, class F, class... Inputs>
constexpr F family_size(F start, Inputs const&... inputs) {
    measures<F, Squared> all{start};
    auto const add = [&all]<class Input>(Input const& input) {
        if constexpr (Input::family == G) all.add(rounded_input<F>(input));
    };
    (add(inputs), ...);
    return all.sum();
}
/// 1 + Σx² of the axes: not below 1, nor below any |x|. It is summed vector by vector, as the forms take their squared norms.
template <class F, class... Inputs>
constexpr F axes_size(Inputs const&... inputs) {
    F q = 1;
    auto const add = [&q]<class Input>(Input const& input) {
        if constexpr (Input::family == 2) q += family_size<2, true>(-F{0}, input);
    };
    (add(inputs), ...);
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

/// q^degree for family G of lengths, where q is not below |x| for any of its numbers, nor below `tiny`.
template <size_t G, int Degree, class F, class... Inputs>
constexpr F length_factor(F tiny, Inputs const&... inputs) {
    if constexpr (Degree % 2 == 0) {
        return power<Degree / 2>(family_size<G, true>(tiny * tiny, inputs...));
    } else {
        return power<Degree>(family_size<G, false>(tiny, inputs...));
    }
}

/// Constants of the error bound in a floating-point type F.
///
/// floor: is added to every q of lengths, so that Q >= 2^low for a form of length degree n. What a subnormal product loses (at most 2^-1075, or
/// 2^-150 in float) times later factors is then far below u · Q. If q² = floor² + Σx² is taken, n >= 2 and floor² >= 2^low: a square that is
/// subnormal belongs to an x far below floor, which alone makes q >= |x|.
///
/// headroom: an intermediate result has some degrees d' <= d, and overflows only if size · Π q^d' does. With the power T >= 1 of `axes` and at
/// most two families of lengths, one of the factors q^d · T · 2^20, or their product, then overflows too (if q < 1, the power q^d' is below 1
/// as well). So e is infinite or NaN, and |v| > e is false.
template <class F>
struct limits {
    static constexpr F unit = numeric_limits<F>::epsilon() / 2 * (1 + F{0x1p-12f});
    static constexpr int low = same_as<F, double> ? -900 : -100;
    static constexpr F headroom = F{0x1p20f};
    /// 2^(low / degree)
    static constexpr F floor(int degree) {
        return static_cast<F>(bit_cast<double>(static_cast<uint64_t>(1023 + low / degree) << 52));
    }
};

/// Whether the error analysis of a form with these limits holds in the type F.
template <class F>
constexpr bool short_enough(error_bound const& limit) {
    return limit.size < (1 << 20) && static_cast<F>(limit.error) * limits<F>::unit < F{0x1p-13f};
}

/// The value v of a form, whose sign is certain if |v| > e = scale · size, the radius of its uncertainty. v is divided by the scale, because it
/// is known before the size. If the quotient overflows, it is above any finite size.
template <class F>
struct estimate {
    F value, scaled, size;

    constexpr estimate(F v, F scale, F size_) : value(v), scaled(magnitude_of(v) * (1 / scale)), size(size_) {}
    constexpr bool is_certain() const { return scaled > size; }
};

template <class F, class Form, class... Inputs>
[[gnu::always_inline]] constexpr estimate<F> evaluate(Form form, Inputs const&... inputs) {
    auto const v = form(rounded_input<F>(inputs)...);
    constexpr error_bound limit = decltype(v)::limit;
    constexpr auto d = limit.degree;
    if constexpr (limit.kept >= precision::sign) return {v.value, F{1}, v.value - v.value};  // 0, or NaN for an infinite input
    if constexpr (is_short_sum(limit)) {
        constexpr F least = limits<F>::floor(1), scale = static_cast<F>(limit.of_sum) * limits<F>::unit;
        return {v.value, scale, v.sum + least};
    }
    static_assert(short_enough<F>(limit), "the form is too long for this error analysis");
    constexpr F tiny = limits<F>::floor(larger(1, d[0] + d[1]));
    constexpr F error = static_cast<F>(limit.error) * limits<F>::unit;
    F turns = 1;
    if constexpr (d[2] > 0) turns = power<(d[2] + 1) / 2>(axes_size<F>(inputs...));
    if constexpr (d[0] > 0 && d[1] > 0) {
        F const margin = turns * limits<F>::headroom;
        F const size = (margin * length_factor<0, d[0]>(tiny, inputs...)) * (margin * length_factor<1, d[1]>(tiny, inputs...));
        return {v.value, error / (limits<F>::headroom * limits<F>::headroom), size};
    } else {
        constexpr size_t only = d[1] > 0 ? 1 : 0;
        // The headroom comes last: otherwise clang packs its product with that of |v|, which takes longer to arrange than to compute.
        return {v.value, error / limits<F>::headroom,
                length_factor<only, d[only]>(tiny, inputs...) * turns * limits<F>::headroom};
    }
}

/// The value of a form in plain doubles.
struct plain_value {
    double value = 0;
    double greatest = 0;  ///< no length is above it
    bool in_range = false;  ///< nothing overflows, and nothing underflows unless all lengths are 0
    bool is_certain = false;  ///< the value has the form's sign
};
constexpr double size_of(double x) { return x < 0 ? -x : x; }
template <size_t N>
constexpr double size_of(vec<double, N> const& v) {
    double const in_plane = (v.x < 0 ? -v.x : v.x) + (v.y < 0 ? -v.y : v.y);
    if constexpr (N == 3) return in_plane + (v.z < 0 ? -v.z : v.z);
    else return in_plane;
}
/// Stage 1 in a constant expression: the same operations without their bounds, and e = error · u · Q with q = Σ|x| for each family.
///
/// If q is from 2^-100 to 2^100 and Q has at most 9 factors, nothing overflows, and what a subnormal product loses is far below u · Q.
template <error_bound Limit, size_t... Families>
constexpr plain_value evaluate_plainly(auto form, auto const&... inputs) {
    constexpr auto degree = Limit.degree;
    plain_value r;
    if constexpr (degree[0] + degree[1] + degree[2] > 9) return r;
    double q[families]{0, 0, 1};
    ((q[Families] += size_of(inputs)), ...);
    r.greatest = q[0] + q[1];
    if (!(r.greatest < 0x1p100 && q[2] < 0x1p100)) return r;
    r.value = form(inputs...);
    double error = static_cast<double>(Limit.error) * limits<double>::unit;
    bool is_small = false;
    for (size_t f = 0; f < families; ++f) {
        if (degree[f] > 0 && q[f] < 0x1p-100) is_small = true;
        for (int k = 0; k < degree[f]; ++k) error *= q[f];
    }
    r.in_range = !is_small || r.greatest == 0;
    r.is_certain = !is_small && (r.value > error || r.value < -error);
    return r;
}

}  // namespace hantei
