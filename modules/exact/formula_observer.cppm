// SPDX-License-Identifier: MIT
// The observer to which a small program shows the formulas that decide: so a page can explain why an answer is as it is, although the library
// is compiled once.
export module hantei:formula_observer;
import :base;
import :vec;
import :rational;

namespace hantei {

#ifdef HANTEI_SMALL_PROGRAM

/// An argument of a formula: a number, or the coordinates of a vector.
export struct formula_argument {
    rational const* numbers;
    size_t count;

    formula_argument(rational const& x) : numbers(&x), count(1) {}
    template <size_t N>
    formula_argument(vec<rational, N> const& v) : numbers(&v.x), count(N) {}
};
/// The type of an observer. It is called with a formula's name ("" for a lambda), its arguments and its value.
export using formula_observer = void(*)(char const* name, formula_argument const* given, size_t count, rational const& value);
/// The current observer. It is reset when the gap of two shapes is found.
export inline formula_observer observer_of_gap = nullptr;

/// The name of a formula that has one: segment_gap for the type hantei::segment_gap_form. Only the letters of the name get into the program.
template <class Form>
struct name_of_formula {
    static consteval char const* words() { return __PRETTY_FUNCTION__; }
    static constexpr size_t end = [] {
        size_t at = 0;
        for (size_t i = 0; words()[i + 4] != 0; ++i) {
            char const* const w = words() + i;
            if (w[0] == '_' && w[1] == 'f' && w[2] == 'o' && w[3] == 'r' && w[4] == 'm' && w[5] == ']') at = i;
        }
        return at;
    }();
    static constexpr size_t begin = [] {
        size_t at = 0;
        for (size_t i = 1; i < end; ++i)
            if (words()[i - 1] == ':') at = i;
        return at;
    }();
    static constexpr auto letters = [] {
        array<char, end - begin + 1> all{};
        for (size_t i = begin; i < end; ++i) all[i - begin] = words()[i];
        return all;
    }();
};
/// Shows the observer a formula of that name, and returns its sign. Formulas with arguments of the same types share one function.
template <class... X>
[[gnu::noinline]] int shown_sign(char const* name, rational const& value, X const&... x) {
    if (observer_of_gap != nullptr) {
        array<formula_argument, sizeof...(X)> const given{formula_argument(x)...};
        observer_of_gap(name, given.data(), given.size(), value);
    }
    return value.sign();
}
/// The sign of a formula of exact numbers, which the observer is shown.
template <class Form, class... X>
constexpr int observed_sign(Form form, X const&... x) {
    rational const value = form(x...);
    return is_constant_evaluated() ? value.sign() : shown_sign(name_of_formula<Form>::letters.data(), value, x...);
}
/// The observer is not shown the formulas that follow.
constexpr void gap_is_found() {
    if (!is_constant_evaluated()) observer_of_gap = nullptr;
}

#else

template <class Form, class... X>
constexpr int observed_sign(Form form, X const&... x);
constexpr void gap_is_found() {}

#endif

}  // namespace hantei
