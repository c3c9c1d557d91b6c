// SPDX-License-Identifier: MIT
// The sign of a formula in stored numbers: by one floating-point evaluation if that is certain, else exactly.
//
// A formula is a generic callable; its arguments are the numbers it starts from (inputs.cppm).
// Stages: (1) the formula in the shapes' own floating-point type; its sign holds if |v| > e, e from the type-level bound (filter.cppm);
// (2) in double; if all inputs lie on a common short grid, every operation was exact and even v = 0 holds (grid.cppm);
// (3) in exact integers. Each stage decides only what it is certain of, so the answer is that of stage (3).
export module hantei:sign;
import :base;
import :vec;
import :dyadic;
import :enclosure;
import :rational;
import :error_bound;
import :formula_observer;
import :inputs;
import :filter;
import :grid;

namespace hantei {

/// A sign, if it is known; otherwise `negative` means nothing. Each member has a word of its own: so a function returns them in two registers,
/// and nothing is packed or taken apart.
struct verdict {
    alignas(8) bool known;
    alignas(8) bool negative;
};

template <class Input, class...>
struct scalar_of_first {
    using type = typename Input::scalar_type;
};
template <class... Inputs>
using scalar_of = typename scalar_of_first<Inputs...>::type;

/// The floating-point type in which a sign is evaluated first, for stored numbers of type T.
template <class T>
using filter_t = conditional_t<same_as<T, float>, float, double>;

/// The error bound of a form of such inputs, evaluated in F.
template <class F, class Form, class... Inputs>
inline constexpr error_bound limit_of =
    decltype((*static_cast<Form*>(nullptr))(rounded_input<F>(*static_cast<Inputs const*>(nullptr))...))::limit;

/// The engine of stage 1 alone: branch-free, with a verdict that may be unknown.
struct filtered_engine {
    static constexpr bool is_exact = false;

    template <class Form, class... Inputs>
    [[gnu::always_inline]] static constexpr verdict sign(Form form, Inputs const&... inputs) {
        using F = filter_t<scalar_of<Inputs...>>;
        auto const v = evaluate<conditional_t<short_enough<F>(limit_of<F, Form, Inputs...>), F, double>>(form, inputs...);
        return {v.is_certain(), sign_bit(v.value)};
    }
    /// A sign that does not depend on some of the stored numbers: it is known only if these are finite.
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

/// Whether stages 2 and 3 of a form are compiled once, into the archive, because users' files ask for it.
template <class Form, class... Inputs>
inline constexpr bool is_in_archive = false;
template <class Form, class... Inputs>
int sign_in_archive(Form form, double value, Inputs const&... inputs);

/// The engine of all stages: the true sign, −1, 0 or 1.
struct exact_engine {
    static constexpr bool is_exact = true;
    template <class Form, class... Inputs>
    [[gnu::always_inline]] static constexpr int sign(Form form, Inputs const&... inputs) {
        if constexpr (is_small_program) {
            return observed_sign(form, inputs...);
        } else if constexpr (same_as<scalar_of<Inputs...>, rational>) {
            return form(exact_input<rational>(inputs)...).sign();
        } else {
            if (is_constant_evaluated()) return sign_in_compiler(form, inputs...);
            auto const v = evaluate<double>(form, inputs...);
            if (v.is_certain()) [[likely]]
                return sign_bit(v.value) ? -1 : 1;
            if constexpr (is_in_archive<Form, Inputs...>) {
                return sign_in_archive(form, v.value, inputs...);
            } else {
                return sign_if_close(form, v.value, inputs...);
            }
        }
    }
    /// Stages 2 and 3, not inlined, so that stage 1 is short enough to be inlined.
    template <class Form, class... Inputs>
    [[gnu::noinline, gnu::cold]] static int sign_if_close(Form form, double value, Inputs const&... inputs) {
        constexpr error_bound limit = limit_of<double, Form, Inputs...>;
        if (sign_is_exact(limit) || on_grid<limit>(inputs...)) return (value > 0) - (value < 0);
        return sign_of_exact(form, exact_input<dyadic>(inputs)...);
    }
    /// Stage 3, one function for all scalars.
    template <class Form, class... Numbers>
    [[gnu::noinline, gnu::cold]] static int sign_of_exact(Form form, Numbers const&... numbers) {
        return form(numbers...).sign();
    }
    /// The sign in a constant expression, where calls are what takes time. Plain doubles need none for + − ×; an enclosure needs a third of
    /// those of stage 1.
    template <class Form, class... Inputs>
    static constexpr int sign_in_compiler(Form form, Inputs const&... inputs) {
        constexpr error_bound limit = limit_of<double, Form, Inputs...>;
        auto const plain = evaluate_plainly<limit, Inputs::family...>(form, plain_input(inputs)...);
        if (plain.is_certain) return (plain.value > 0) - (plain.value < 0);
        if (plain.in_range) {
            short_grid const grid(plain.greatest, grid_bits(limit));
            if ((... && grid.has(inputs))) return (plain.value > 0) - (plain.value < 0);
        }
        int const sure = hantei::sign(form(exact_input<enclosure>(inputs)...));
        return sure != 0 ? sure : form(exact_input<dyadic>(inputs)...).sign();
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

/// The sign of a number that counts only if it is negative: if it is 0, another test decides.
constexpr verdict if_negative(verdict v) { return v; }
constexpr int if_negative(int sign) { return sign < 0 ? -1 : 1; }

/// The sign of the product of two numbers: negative if their signs differ.
constexpr verdict product(verdict a, verdict b) { return {bool(a.known & b.known), a.negative != b.negative}; }
constexpr int product(int a, int b) { return a * b; }

/// The sign of the smaller of two numbers: negative if either is (a union of sets). It is known only if both are, because then all stored
/// numbers behind either form are known to be finite.
constexpr verdict min_sign(verdict a, verdict b) { return {bool(a.known & b.known), bool(a.negative | b.negative)}; }
/// The sign of the larger of two numbers: negative if both are (an intersection of sets). If a is positive, b does not matter. So every stored
/// number must be behind a, whose sign is known only if all of them are finite.
constexpr verdict max_sign(verdict a, verdict b) {
    return {bool(a.known & (b.known | !a.negative)), bool(a.negative & b.negative)};
}
constexpr int max_sign(int a, int b) { return larger(a, b); }
/// Whether the sign is known to be positive: then max_sign(a, b) is a, and b need not be evaluated.
constexpr bool is_positive(verdict v) { return v.known & !v.negative; }
constexpr bool is_positive(int sign) { return sign > 0; }
constexpr int min_sign(int a, int b) { return smaller(a, b); }
template <class Sign, class... More>
constexpr Sign min_sign(Sign a, Sign b, Sign c, More... more) {
    return min_sign(min_sign(a, b), c, more...);
}
template <class Sign, class... More>
constexpr Sign max_sign(Sign a, Sign b, Sign c, More... more) {
    return max_sign(max_sign(a, b), c, more...);
}

}  // namespace hantei
