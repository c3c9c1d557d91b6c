// SPDX-License-Identifier: MIT
// Spoils each stored number of a valid shape in turn, and asks every question that the pair answers about the result.
// To be included before `import hantei;`; every_question.hpp comes after it and includes nothing.
#pragma once
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include <doctest/doctest.h>

/// The copies of a shape in which one number is NaN or infinite; none for integers.
template <class Shape>
std::vector<Shape> with_a_number_that_is_none(Shape const& valid) {
    using T = typename Shape::scalar_type;
    std::vector<Shape> bad;
    if constexpr (std::floating_point<T>) {
        using numbers = std::array<T, sizeof(Shape) / sizeof(T)>;
        for (std::size_t i = 0; i < std::tuple_size_v<numbers>; ++i)
            for (T x : {std::numeric_limits<T>::quiet_NaN(), std::numeric_limits<T>::infinity(),
                        -std::numeric_limits<T>::infinity()}) {
                auto stored = std::bit_cast<numbers>(valid);
                stored[i] = x;
                bad.push_back(std::bit_cast<Shape>(stored));
            }
    }
    return bad;
}

/// Asking must throw a std::domain_error whose text names the shape. (Not a template: what doctest's macros make is compiled once.)
inline void must_throw(char const* shape, char const* question, void (*ask)(void const*, void const*), void const* a,
                       void const* b) {
    CAPTURE(question);
    try {
        ask(a, b);
        FAIL_CHECK("answered although a shape is not valid");
    } catch (std::domain_error const& refusal) {
        CHECK(std::string(refusal.what()).find(shape) != std::string::npos);
    }
}
/// The same, for a question without a state about a and b.
template <class A, class B, class Question>
void must_refuse(char const* shape, char const* question, A const& a, B const& b, Question) {
    must_throw(
        shape, question,
        [](void const* x, void const* y) {
            static_cast<void>(Question{}(*static_cast<A const*>(x), *static_cast<B const*>(y)));
        },
        &a, &b);
}
