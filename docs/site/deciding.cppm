// SPDX-License-Identifier: MIT
// The values behind an answer: what each formula of a pair is given that decides, and what it gives.
module;
#include <cstddef>

export module hantei.deciding;
import hantei;
import hantei.figures;

namespace hantei::deciding {

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

inline void write(figures::text& out, formula_argument const& a) {
    if (a.count > 1) out << '(';
    for (std::size_t i = 0; i < a.count; ++i) {
        if (i > 0) out << ", ";
        write(out, formula::nearest<double>(a.numbers[i]));
    }
    if (a.count > 1) out << ')';
}
inline figures::text* shown = nullptr;
/// Writes a line for a formula.
inline void write(char const* name, formula_argument const* given, std::size_t count, rational const& value) {
    *shown << name << '|';
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) *shown << ", ";
        write(*shown, given[i]);
    }
    *shown << '|';
    write(*shown, formula::nearest<double>(value));
    *shown << '|' << value.sign() << '\n';
}

}  // namespace hantei::deciding

export namespace hantei::deciding {

/// The pair of A and B is decided by formulas, not by comparisons alone or side by side.
template <class A, class B>
constexpr bool has_formulas = !requires(A const& a, B const& b) { pair<A, B>::relate(a, b); } &&
                              !requires(A const& a, B const& b) { pair<B, A>::relate(b, a); };

/// What the formulas are given that decide when f() asks for a relation, and their values.
void tell(figures::text& out, auto f) {
    shown = &out;
    observer_of_gap = &write;
    f();
    observer_of_gap = nullptr;
}

}  // namespace hantei::deciding
