// SPDX-License-Identifier: MIT
#include "record.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

import hantei;
import hantei.figures;

namespace {

namespace figures = hantei::figures;

/// The same object, reached by a way that the compiler has to take at run time: nothing about its numbers can be folded.
template <class F>
F const& opaque(F const& figure) {
    F const* volatile address = &figure;
    return *address;
}

/// The words of the first claim that does not hold, or "".
template <class F>
std::string first_unmet(F const& figure) {
    try {
        figures::prove(figure);
        return "";
    } catch (figures::unmet_claim const& c) {
        return std::string(c.subject) + " " + c.verb + " " + c.object;
    }
}

/// The type of the numbers that a part's value is made of.
template <class T>
struct number_in {
    using type = std::conditional_t<std::is_enum_v<T> || std::is_same_v<T, bool>, T, double>;
};
template <>
struct number_in<figures::cell> {
    using type = std::int32_t;
};

/// Other values for a number, near and far.
std::array<double, 6> others(double x) { return {x + 0.5, x - 0.5, x + 8, x - 8, x + 1000, x - 1000}; }
std::array<std::int32_t, 2> others(std::int32_t x) { return {x + 1, x - 1}; }
std::array<bool, 1> others(bool x) { return {!x}; }
std::array<hantei::relation, 2> others(hantei::relation x) {
    using enum hantei::relation;
    return {x == disjoint ? touching : disjoint, x == overlapping ? touching : overlapping};
}

/// Whether some other value of this number leaves every shape valid and makes a claim fail.
template <class F, class Number>
bool is_held(F const& figure, Number& number) {
    Number const original = number;
    bool held = false;
    for (Number const other : others(original)) {
        number = other;
        std::string const unmet = first_unmet(figure);
        held = held || !(unmet.empty() || unmet.ends_with(" is valid"));
    }
    number = original;
    return held;
}

/// Whether some claim depends on a number of this part, which is a member of the figure.
template <class F, class Part>
bool has_held_number(F const& figure, Part& part) {
    using T = decltype(part.value);
    using Number = typename number_in<T>::type;
    static_assert(std::is_standard_layout_v<T> && sizeof(T) % sizeof(Number) == 0);
    auto* const numbers = reinterpret_cast<Number*>(&part.value);
    return std::any_of(numbers, numbers + sizeof(T) / sizeof(Number),
                       [&figure](Number& number) { return is_held(figure, number); });
}

template <class F>
record record_of(F const& listed) {
    F const& figure = opaque(listed);
    record r{F::about.slug, F::about.source, F::about.section, F::about.title, F::about.says};
    r.claims = std::tuple_size_v<decltype(figure.claims())>;
    r.holds = figures::holds(figure);
    r.unmet = first_unmet(figure);
    figures::for_each_part(figure, [&r](auto const& part) {
        r.labels.push_back(part.label);
        r.subjects += part.as == figures::role::subject ? 1 : 0;
    });
    F changed = figure;
    figures::for_each_part(changed, [&](auto const& part) {
        // members() shows the members of `changed`, which is not const, as const.
        auto& member = const_cast<std::remove_cvref_t<decltype(part)>&>(part);
        if (!has_held_number(changed, member)) r.loose_parts.push_back(part.label);
    });
    return r;
}

}  // namespace

std::vector<record> record_figures() {
    return figures::with_elements([](auto const&... figure) { return std::vector<record>{record_of(figure)...}; },
                                  figures::all_figures);
}
