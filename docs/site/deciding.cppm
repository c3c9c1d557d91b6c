// SPDX-License-Identifier: MIT
// The values behind an answer: the function of a pair that decides, run once more with an engine that tells what each formula is
// given and what it gives, for shapes in fractions. These are shown, and decide nothing.
module;
#include <array>
#include <cstddef>
#include <initializer_list>
#include <string_view>

export module hantei.deciding;
import hantei;
import hantei.figures;

namespace hantei::deciding {

/// The name of a formula that has one: of the type hantei::segment_gap_form, segment_gap. None of a lambda.
template <class Form>
constexpr std::string_view words_of_type() {
    std::string_view const all = __PRETTY_FUNCTION__;
    std::size_t const end = all.rfind("_form]");
    std::size_t const begin = all.rfind("::");
    if (end == std::string_view::npos || begin == std::string_view::npos) return "";
    return all.substr(begin + 2, end - begin - 2);
}
/// Of it only the name's own letters come into the program.
template <class Form>
struct name_of {
    static constexpr std::size_t size = words_of_type<Form>().size();
    static constexpr std::array<char, size + 1> letters = [] {
        std::array<char, size + 1> all{};
        for (std::size_t i = 0; i < size; ++i) all[i] = words_of_type<Form>()[i];
        return all;
    }();
};

/// An input of a formula as a number or vector.
template <class Input>
constexpr auto plain(Input const& i) {
    if constexpr (requires { i.from; }) return i.to - i.from;
    else if constexpr (requires { i.value; }) return i.value;
    else return i.a + i.b;
}

/// A number in decimals, or with its power of ten where these would show nothing of it or too much.
inline void write(figures::text& out, double x) {
    double const size = x < 0 ? -x : x;
    if (!(size < 1e300)) {
        out << (size - size == 0 ? "beyond 1e300" : "beyond the doubles");
        return;
    }
    if (size == 0 || (1e-3 <= size && size < 1e9)) {
        out << x;
        return;
    }
    int power = 0;
    double digits = x;
    for (; (digits < 0 ? -digits : digits) >= 10; ++power) digits /= 10;
    for (; (digits < 0 ? -digits : digits) < 1; --power) digits *= 10;
    out << digits << 'e' << power;
}

/// What a formula is given: a number, or the coordinates of a vector.
struct argument {
    rational const* numbers;
    std::size_t count;

    argument(rational const& x) : numbers(&x), count(1) {}
    template <std::size_t N>
    argument(vec<rational, N> const& v) : numbers(&v.x), count(N) {}
};
inline void write(figures::text& out, argument const& a) {
    if (a.count > 1) out << '(';
    for (std::size_t i = 0; i < a.count; ++i) {
        if (i > 0) out << ", ";
        write(out, formula::nearest<double>(a.numbers[i]));
    }
    if (a.count > 1) out << ')';
}
[[gnu::noinline]] inline int write(figures::text& out, char const* name, std::initializer_list<argument> given,
                                   rational const& value) {
    out << name << '|';
    bool first = true;
    for (argument const& a : given) {
        if (!first) out << ", ";
        write(out, a);
        first = false;
    }
    out << '|';
    write(out, formula::nearest<double>(value));
    out << '|' << value.sign() << '\n';
    return value.sign();
}

/// An engine that writes a line for each formula: its name, what it is given, its value.
struct telling {
    static constexpr bool is_exact = true;
    figures::text* out;

    template <class Form, class... Inputs>
    int sign(Form form, Inputs const&... inputs) const {
        return [&](auto const&... x) {
            return write(*out, name_of<Form>::letters.data(), {argument(x)...}, form(x...));
        }(plain(inputs)...);
    }
    template <class... Points>
    static constexpr int given_finite(int sign, Points const&...) {
        return sign;
    }
    static int compare(rational const& x, rational const& y) { return (y < x) - (x < y); }
};

}  // namespace hantei::deciding

export namespace hantei::deciding {

/// What the formulas of the pair of a and b are given, and their values; nothing for a pair that is decided without one.
template <class A, class B>
void tell(figures::text& out, A const& a, B const& b) {
    if constexpr (requires { pair<A, B>::gap(telling{&out}, a, b); }) pair<A, B>::gap(telling{&out}, a, b);
    else if constexpr (requires { pair<B, A>::gap(telling{&out}, b, a); }) pair<B, A>::gap(telling{&out}, b, a);
}

}  // namespace hantei::deciding
